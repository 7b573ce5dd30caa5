import type { HasRng } from './kit/random.ts'

/** A place at the table. Seat 0 joined first. */
export type Seat = number

/** An event in a game. `kind` names it, and the rest is plain data. Each game types its own facts. */
export interface Fact {
  readonly kind: string
}

/** The facts of several kinds: each kind with the fields that it has besides `kind`. */
export type FactsOf<Fields> = { [Kind in keyof Fields]: Readonly<{ kind: Kind } & Fields[Kind]> }[keyof Fields]

/** The seats that may learn a fact. */
export type Audience = 'all' | readonly Seat[]

/** A fact as the rules emit it. */
export interface Emitted<F extends Fact = Fact> {
  readonly fact: F
  readonly to: Audience
}

/**
 * The fields every game's state has. `emitted` holds the facts emitted since the engine last collected them. `revealed`
 * counts the secrets revealed, so that undo can tell whether there was one.
 */
export interface State extends HasRng {
  emitted: Emitted[]
  revealed: number
}

/** A summand: a die, or a modifier with its source and the rule that adds it. */
export interface Part {
  readonly value: number
  /** `die`, or the id of the source of the value: a weapon, a spell, a terrain, a score. */
  readonly from: string
  readonly rule?: string
}

/** A number that can answer "why?": the total and all its parts. */
export interface Sum {
  readonly total: number
  readonly parts: readonly Part[]
}

/** Adds up parts and drops those with value 0, except dice. */
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

/** Emits a fact. A fact for only some seats counts as a revealed secret. */
export function emit<F extends Fact>(state: State, fact: F, to: Audience = 'all'): void {
  if (to !== 'all') state.revealed += 1
  state.emitted.push({ fact, to })
}

/** An audience of these seats only. */
export function only(...seats: readonly Seat[]): Audience {
  return seats
}

/** Records that something hidden has become public, so that no earlier answer can be undone. */
export function reveal(state: State): void {
  state.revealed += 1
}

/** Whether a viewer may learn a fact; `null` is a spectator. */
export function mayLearn({ to }: Emitted, viewer: Seat | null): boolean {
  return to === 'all' || (viewer !== null && to.includes(viewer))
}
