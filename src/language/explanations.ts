import type { Fact, Names, Sum } from '../engine/index.ts'
import { callByKind, type ByKind, type FactOf } from './by-kind.ts'

/** Names under which a fact keeps dice outside of a sum. */
type DiceField = 'die' | 'dice' | `${string}Die` | `${string}Dice`

/** `true` among its members if a value holds a sum or dice, at any depth. */
type HasDice<T> = T extends Sum
  ? true
  : T extends readonly (infer Item)[]
    ? HasDice<Item>
    : T extends object
      ? { [K in keyof T]-?: K extends DiceField ? true : HasDice<T[K]> }[keyof T]
      : false

/** The kinds of facts that carry dice: a player may ask how their numbers came about. */
export type KindWithDice<F extends Fact> = F extends Fact ? (true extends HasDice<F> ? F['kind'] : never) : never

type Explain<F extends Fact> = (fact: F, names: Names) => readonly string[]

/**
 * How the numbers of a game's facts came about, line by line. Every kind of fact that carries dice must have an entry;
 * other kinds may have one.
 */
export type Explanations<F extends Fact> = {
  readonly [K in KindWithDice<F>]: Explain<FactOf<F, K>>
} & {
  readonly [K in Exclude<F['kind'], KindWithDice<F>>]?: Explain<FactOf<F, K>>
}

/** For a fact whose line in the chronicle shows all of its dice. */
export const TOLD_IN_FULL = (): readonly string[] => []

/** The lines that explain a fact; none for a fact without numbers to explain. */
export function explain<F extends Fact>(all: Explanations<F>, fact: F, names: Names): readonly string[] {
  return callByKind(all as ByKind<F, [Names], readonly string[]>, fact, names) ?? []
}
