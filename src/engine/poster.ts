import type { Happened } from './drama.ts'
import type { Fact, Seat } from './facts.ts'

/** A piece's new place on the board (`BoardWords`), from a public fact; `null` if the piece is gone. */
export interface Stop {
  readonly seat: Seat
  readonly place: string | null
}

/** The texts of the poster of a finished game, made only from public facts. */
export interface PosterWords<F extends Fact = Fact> {
  /** The moves of pieces in a fact. A piece that was not on the board starts at its first place. */
  stops(fact: F): readonly Stop[]
  /** What somebody has won by a fact where their piece stands, and how much that is worth; `null` if nothing. */
  won?(fact: F): { readonly seat: Seat; readonly worth: number } | null
  /** The components of a score in a fact, as short as possible: "Region 10". Plain text. */
  parts?(fact: F): readonly { readonly seat: Seat; readonly text: string }[]
  /**
   * The moment that decided the game, in one plain sentence of at most `MAX_DECIDED` characters where names are short,
   * preferably after its round: "Round 9: Ann opens the chest." Derived from all public facts in order; `null` if no
   * honest answer exists.
   */
  decided(facts: readonly Happened<F>[], winners: readonly Seat[]): string | null
}

export const MAX_DECIDED = 140
