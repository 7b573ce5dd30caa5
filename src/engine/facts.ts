import type { HasRng } from './random.ts'

/** A place at the table: 0 is who joined first. */
export type Seat = number

/** Something that happened, typed by its game. `kind` names it; the rest is plain data. */
export interface Fact {
  readonly kind: string
}

/** Who may learn a fact: everybody, or these seats alone. */
export type Audience = 'all' | readonly Seat[]

/** A fact on its way out of the rules. */
export interface Emitted<F extends Fact = Fact> {
  readonly fact: F
  readonly to: Audience
}

/**
 * What every game's state has in common. `told` holds what the rules have said since it was last handed on;
 * `uncovered` counts the secrets shown, so that an undo can tell whether one was.
 */
export interface State extends HasRng {
  emitted: Emitted[]
  revealed: number
}

/** A summand of a number: a die, or a modifier with its source, and the rule that adds it. */
export interface Part {
  readonly value: number
  /** `die`, or the id of what adds the value: a weapon, a spell, a terrain, a score. */
  readonly from: string
  readonly rule?: string
}

/** A number that can answer "why?": its total and everything that went into it. */
export interface Sum {
  readonly total: number
  readonly parts: readonly Part[]
}

/** Adds parts up; those of value 0 are left out unless they are dice. */
export function sumOf(...parts: readonly (Part | readonly Part[])[]): Sum {
  const all: Part[] = []
  let total = 0
  for (const some of parts) {
    for (const part of 'from' in some ? [some] : some) {
      if (part.value === 0 && part.from !== 'die') continue
      all.push(part)
      total += part.value
    }
  }
  return { total, parts: all }
}

/** Dice as parts of a sum. */
export function diceParts(dice: readonly number[], rule?: string): Part[] {
  return dice.map((value) => (rule === undefined ? { value, from: 'die' } : { value, from: 'die', rule }))
}

/** Says that something happened. A fact for some seats alone counts as a secret shown. */
export function emit<F extends Fact>(state: State, fact: F, to: Audience = 'all'): void {
  if (to !== 'all') state.revealed += 1
  state.emitted.push({ fact, to })
}

/** The audience of one seat. */
export function only(...seats: readonly Seat[]): Audience {
  return seats
}

/** Counts something hidden that was turned up for all to see: what came before cannot be undone any more. */
export function reveal(state: State): void {
  state.revealed += 1
}

/** Whether a viewer may learn a fact; `null` is somebody without a seat. */
export function mayLearn(told: Emitted, viewer: Seat | null): boolean {
  return told.to === 'all' || (viewer !== null && told.to.includes(viewer))
}
