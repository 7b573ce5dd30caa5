import type { Fact, Seat } from './facts.ts'
import type { OptionValues } from './options.ts'

/**
 * A first game that teaches one person: how its table is set up, and the steps that end it. It plays by the ordinary
 * rules, and explains its questions by the hints for beginners (`Words.hints`).
 */
export interface Lesson<F extends Fact = Fact> {
  /** The house rules: a preset, and options that differ from it. */
  readonly preset: string
  readonly options: OptionValues
  /** Chosen so that the first decisions show what the game is about. */
  readonly seed: string
  /** The number of gentle computer players. */
  readonly computers: number
  /** The ids of its steps, in their usual order. `LessonWords.steps` has a line for each. */
  readonly steps: readonly string[]
  /** The steps that a public fact completes for a seat. */
  completes(fact: F, seat: Seat): readonly string[]
}

/** The texts of a lesson. */
export interface LessonWords<F extends Fact = Fact> {
  /** What the learner is to do, in one or two sentences. */
  readonly goal: string
  /** Each step as an order: "Win a fight". At most 40 characters. */
  readonly steps: Readonly<Record<string, string>>
  /** What a public fact means to the seat that it befell, in one sentence; `null` if its line says enough. */
  came(fact: F, seat: Seat): string | null
  /** Praise, once all steps are done. */
  readonly praise: string
  /** What to find out next, in one or two sentences. */
  readonly next: string
}

/** After this many decisions a lesson ends in any case. */
export const MAX_LESSON_DECISIONS = 15

/** How far a learner has come. */
export interface LessonProgress {
  readonly seat: Seat
  /** How many decisions everybody knows that the learner has made. */
  readonly decisions: number
  /** The kinds of questions that they have answered: verbs. */
  readonly answered: ReadonlySet<string>
  readonly done: ReadonlySet<string>
  /** Public facts since the learner's last decision. */
  readonly latest: readonly Fact[]
}

export function isLessonOver({ steps }: Lesson, { done, decisions }: LessonProgress): boolean {
  return decisions >= MAX_LESSON_DECISIONS || steps.every((step) => done.has(step))
}

/** The first part of verbs: `move` of `move.to`. */
export type AreaOf<Verb extends string> = Verb extends `${infer Area}.${string}` ? Area : never

/** The id of the hint (`Words.hints`) for all questions with a verb: that of the verb itself, or else of its area. */
export function hintFor(hints: Readonly<Record<string, string>> | undefined, verb: string): string | undefined {
  return [verb, verb.split('.')[0] ?? ''].find((one) => hints?.[one] !== undefined)
}
