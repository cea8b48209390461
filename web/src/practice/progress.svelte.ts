// Which lessons have been done, kept in this browser as "game/lesson": one that two courses of a game share is done in both.
import { isText, StoredList } from "../shell/stored.svelte";
import type { CourseTold, GameCourses, LessonTold } from "../wire/types";

export class Progress {
  #done = new StoredList("lessons", isText);

  has(rules: string, lesson: string): boolean {
    return this.#done.all.includes(`${rules}/${lesson}`);
  }

  finish(rules: string, lesson: string): void {
    if (!this.has(rules, lesson)) this.#done.change((all) => [...all, `${rules}/${lesson}`]);
  }

  /** How many lessons of a course have been done. */
  of(rules: string, course: CourseTold): number {
    return course.lessons.filter((lesson) => this.has(rules, lesson)).length;
  }

  /** The first open lesson of a course; of a finished one the first. */
  next(rules: string, course: CourseTold): string {
    return course.lessons.find((lesson) => !this.has(rules, lesson)) ?? course.lessons[0]!;
  }

  /** The course to go on with: one that was begun, else the first that is not finished. */
  current(told: GameCourses): CourseTold {
    const open = told.courses.filter((course) => this.of(told.rules, course) < course.lessons.length);
    return open.find((course) => this.of(told.rules, course) > 0 && course.before === null) ?? open[0] ?? told.courses[0]!;
  }
}

export const progress = new Progress();

export function lessonOf(told: GameCourses, id: string | undefined): LessonTold | undefined {
  return told.lessons.find((lesson) => lesson.id === id);
}

export function pathTo(rules: string, course: string, lesson: string): string {
  return `/learn/${rules}/${course}/${lesson}`;
}
