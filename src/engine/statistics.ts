import type { Fact, Seat, Sum } from './facts.ts'

/** Something that counts for a seat: under a name, and of which kind where there are kinds (`slain`, `dragon`). */
export interface Count {
  readonly seat: Seat
  /** Lower-case letters and hyphens; the same in all games for what is the same. */
  readonly name: string
  readonly kind?: string
  /** How much; 1 unless told. */
  readonly by?: number
}

/** How much there was of what, by name; of a kind besides by `name:kind`. */
export type Counts = Readonly<Record<string, number>>

/** What a title asks of a count: at least so much, at most so much. A count that never came up is 0. */
export interface Feat {
  readonly of: string
  readonly least?: number
  readonly most?: number
}

/** A title that somebody may earn. */
export interface Title {
  /** "Drowned Twice". At most 40 characters. */
  readonly title: string
  /** For what it is given, at most 100 characters. */
  readonly line: string
  /** Whether all of it must come together in one game, or over all of them. */
  readonly within: 'one game' | 'all games'
  readonly when: readonly Feat[]
}

/** A count in words. */
export interface CountWords {
  /** "Beasts slain". At most 40 characters. */
  readonly title: string
  /** What somebody did so often, in a sentence that begins with them: "slew nine beasts". */
  readonly told: (n: number) => string
}

/** What of a finished game is remembered, in words. Of games without it only who won is. */
export interface StatisticsWords<F extends Fact = Fact> {
  /** Rises when facts count as something else: what was remembered before is then worked out anew. */
  readonly version: number
  /** What a game is in a story: "realm", "realms". */
  readonly called: readonly [one: string, many: string]
  /** What somebody plays where nobody has a name in the game: "The Nameless". */
  readonly nameless?: string
  /** What a public fact counts for. */
  counts(fact: F): readonly Count[]
  /** The counts that are told, the weightiest first; dice are told by whoever tells of luck. */
  readonly words: Readonly<Record<string, CountWords>>
  /** What a kind of a count is called, without an article: "Dragon". */
  kind(name: string, kind: string): string
  /** By an id that holds for ever, unique in the game. */
  readonly titles: Readonly<Record<string, Title>>
}

/** Dice that a seat has thrown, as they count: how many, their pips, sixes and ones. */
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
