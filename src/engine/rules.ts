import type { HasRng } from './kit/random.ts'
import type { Fact, Seat, State } from './facts.ts'
import type { Json } from './kit/json.ts'
import type { OptionValues, OptionSheet } from './options.ts'
import type { StandingOrder } from './orders.ts'
import type { Aside, Play } from './play.ts'

/** The parameters of a new game. */
export interface Setup {
  readonly seats: number
  /** The preset of the options; `options` overrides it. */
  readonly preset: string
  readonly options?: OptionValues
  /** Any text. The same seed and the same answers give the same game. */
  readonly seed: string
  /** The number of finished games of this title, by seat. In some games the most experienced player begins. */
  readonly experience: readonly number[]
  /** The host's seat, for games in which the host may begin. Absent or `null` if unknown or if the host has no seat. */
  readonly host?: Seat | null
}

/** The result of one seat in a finished game. */
export interface Standing {
  readonly seat: Seat
  /** 1 is first; ties share a rank. */
  readonly rank: number
  readonly won: boolean
  /** The number that decided the rank: treasures, points, keys. */
  readonly score: number
}

/**
 * The rules of a game: everything needed to run it. They mutate a plain state and pause at decisions. No clock, no I/O,
 * and no randomness except the state's generator.
 */
export interface Rules<S extends State = State, V = unknown> {
  readonly id: string
  /** The range over all options. The sheet may narrow it for a set of choices. */
  readonly seats: { readonly min: number; readonly max: number }
  /** The options that a table may choose before the game is dealt. */
  readonly sheet: OptionSheet
  /** The version of the state's and the facts' form. Starts at 1, and rises by one with every change. */
  readonly version: number
  /** `migrations[n]` converts a saved state from version n to n + 1. */
  readonly migrations: Readonly<Record<number, (saved: Json) => Json>>
  /** `factMigrations[n]` converts a fact from version n to n + 1. Facts without a migration keep their form. */
  readonly factMigrations?: Readonly<Record<number, (fact: Fact) => Fact>>
  /** A state at rest before the first turn. Throws `NoSuchOption` if an option is not on the sheet. */
  create(setup: Setup): S
  /** Plays one turn, from one state at rest to the next. The first turn may be the deal. */
  turn(state: S): Play
  /** Whether the game is over. The engine calls this only at rest, between turns. */
  isOver(state: S): boolean
  /** The asides of a seat at the current pause. */
  asides?(state: S, seat: Seat): readonly Aside<S>[]
  /**
   * A seat's standing orders with their values, in display order. Asides set them (see `orders.ts`). The secret of the
   * seat.
   */
  orders?(state: S, seat: Seat): readonly StandingOrder[]
  /** A seat gives up for good. May throw a signal of the game that ends the current action. */
  leave(state: S, seat: Seat): Play
  /** A seat that gave up takes part again, in games that allow it; `null` if it may not at this point. */
  comeBack?(state: S, seat: Seat): Play | null
  /** Whether a seat still plays, that is, it has neither left nor been eliminated. */
  isIn(state: S, seat: Seat): boolean
  /**
   * The things that the rules hold at this moment, each in a few words: cards turned up and not yet put down, a fight,
   * an offer. Empty at rest, and never anything that involves a seat that left.
   */
  inHand(state: S): readonly string[]
  /**
   * Everything that a seat, or a spectator (`null`), may see: plain data without anything it must not know. `open` is a
   * spectator's view of the same state, if the caller has one already; the view then shares its public parts.
   */
  view(state: S, viewer: Seat | null, open?: V): V
  /**
   * Redeals everything that a viewer cannot know: other seats' hands, face-down cards, other seats' notes and orders,
   * and the generator itself, consistent with everything the viewer may know. The viewer's view, questions, facts and
   * legal options stay the same to the byte. Mutates the state. Every world that the viewer cannot exclude can come up,
   * with equal probability where the rules make them equally likely.
   */
  determinize(state: S, viewer: Seat | null, rng: HasRng): void
  /**
   * Takes back what other seats have answered in secret, unknown to the viewer, as far as playing on asks them again.
   * The viewer's view, questions and legal options stay the same to the byte. Mutates the state. Absent: there are no
   * such answers.
   */
  takeBackSecrets?(state: S, viewer: Seat | null): void
  /**
   * Redeals everything that no seat knows, such as the order of a pile, consistent with everything any seat may know.
   * All views and questions stay the same to the byte. Used when people agree to go back, so that nothing shown in the
   * meantime predicts the future. Mutates the state.
   */
  reshuffleHidden(state: S, rng: HasRng): void
  /** The result, best first. Only for finished games. */
  standings(state: S): readonly Standing[]
}
