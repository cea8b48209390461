// People of a register, as they are said.

export const peopleText = (people: readonly string[]): string => people.join(" · ");
