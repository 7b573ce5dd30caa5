import type { Fact, Seat, Sum } from './facts.ts'

/** An increment of a seat's count, with a kind where there are several (`slain`, `dragon`). */
export interface Count {
  readonly seat: Seat
  /** Lower-case letters and hyphens. Games share a name if they count the same thing. */
  readonly name: string
  readonly kind?: string
  /** Default: 1. */
  readonly by?: number
}

/** Totals by name, and for counts with kinds also by `name:kind`. */
export type Counts = Readonly<Record<string, number>>

/** A title's condition on a count: a minimum, a maximum or both. A missing count is 0. */
export interface Feat {
  readonly of: string
  readonly least?: number
  readonly most?: number
}

/** A title that players can earn. */
export interface Title {
  /** "Drowned Twice". At most 40 characters. */
  readonly title: string
  /** The achievement, in at most 100 characters. */
  readonly line: string
  /** Whether the conditions must hold within one game or over all games together. */
  readonly within: 'one game' | 'all games'
  readonly when: readonly Feat[]
}

/** The texts of a count. */
export interface CountWords {
  /** "Beasts slain". At most 40 characters. */
  readonly title: string
  /** A clause that follows a player's name: "slew nine beasts". */
  readonly told: (n: number) => string
}

/** A card or tile that a seat drew unseen. */
export interface Draw {
  readonly seat: Seat
  /** Whether it was one of those that players hope for. */
  readonly isGood: boolean
  /** The share of these among all that could come, from 0 to 1. */
  readonly share: number
}

/** The draws of a game in which luck shows. */
export interface DrawWords<F extends Fact = Fact> {
  /** The draws in all public facts of a game. */
  of(told: readonly F[]): readonly Draw[]
  /**
   * What a seat drew: "Ann drew 9 cards, and 4 were friends. The average is 3.5." `fair`: the number
   * of good ones to be expected.
   */
  told(draws: { readonly name: string; readonly drawn: number; readonly good: number; readonly fair: number }): string
}

/** How a finished game counts in statistics. Without it only the winners are recorded. */
export interface StatisticsWords<F extends Fact = Fact> {
  /** Rises when facts count differently. Older games are then counted again. */
  readonly version: number
  /** The setting of a game in a story: "realm", "realms". */
  readonly called: readonly [one: string, many: string]
  /** The character's name in games that give none: "The Nameless". */
  readonly nameless?: string
  /** The counts that a public fact adds. */
  counts(fact: F): readonly Count[]
  readonly draws?: DrawWords<F>
  /** The counts to show, most important first. Dice are described elsewhere, with the luck of the game. */
  readonly words: Readonly<Record<string, CountWords>>
  /** A kind's name without an article: "Dragon". */
  kind(name: string, kind: string): string
  /** Titles by a permanent id, unique in the game. */
  readonly titles: Readonly<Record<string, Title>>
}

/** The counts of a roll: dice, pips, sixes and ones. */
export function diceCount(seat: Seat, dice: readonly number[]): readonly Count[] {
  if (dice.length === 0) return []
  const pips = dice.reduce((sum, die) => sum + die, 0)
  const showing = (face: number) => dice.filter((die) => die === face).length
  return [
    { seat, name: 'dice', by: dice.length },
    { seat, name: 'pips', by: pips },
    { seat, name: 'sixes', by: showing(6) },
    { seat, name: 'ones', by: showing(1) },
  ]
}

/** The dice in a sum. */
export function diceIn({ parts }: Sum): readonly number[] {
  return parts.filter(({ from }) => from === 'die').map(({ value }) => value)
}
