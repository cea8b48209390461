// The draw for seats as it stands: what each player has drawn so far, and who is where in the ranking.
import type { Spread } from "../wire/types";

export interface Drawer {
  player: number;
  /** The cards in the order in which they were drawn; a joker is void (TB-2.1). */
  cards: { card: string; round: number; void: boolean }[];
  /** Still has to draw in this round. */
  waiting: boolean;
  /** From 1 once the draw is over, else 0. */
  rank: number;
}

/** Every player of the table: as they came while they draw, and from the highest card to the lowest at the end. */
export function drawers(spread: Spread, players: number): Drawer[] {
  const order = spread.ranking.length > 0 ? spread.ranking : Array.from({ length: players }, (_, player) => player);
  return order.map((player) => ({
    player,
    cards: spread.rounds.flatMap((round, at) =>
      round.filter((one) => one.player === player).map(({ card }) => ({ card, round: at + 1, void: card === "X" })),
    ),
    waiting: spread.waiting.includes(player),
    rank: spread.ranking.indexOf(player) + 1,
  }));
}
