import type { Happened } from './drama.ts'
import type { Fact, Seat } from './facts.ts'

/** Where a piece stands from now on, as everybody saw it, by a place of the board (`BoardWords`); `null`: it is no more. */
export interface Stop {
  readonly seat: Seat
  readonly place: string | null
}

/** What a poster of a finished game tells, from nothing but what everybody was told of it. */
export interface PosterWords<F extends Fact = Fact> {
  /** Where a fact says pieces go, place by place. A piece that was nowhere begins at its first place. */
  stops(fact: F): readonly Stop[]
  /** What a fact says a score was made of, in the fewest words: "Region 10". Plain text. */
  parts?(fact: F): readonly { readonly seat: Seat; readonly text: string }[]
  /**
   * The moment that decided the game, in one plain sentence of at most `DECIDED` letters where names are short, best after its round: "Round 9: Ann
   * opens the chest." From all that everybody was told, in order; `null` where nothing can be said honestly.
   */
  decided(told: readonly Happened<F>[], winners: readonly Seat[]): string | null
}

export const DECIDED = 140
