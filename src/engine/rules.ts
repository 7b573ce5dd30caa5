import type { HasRng } from './random.ts'
import type { Fact, Seat, State } from './facts.ts'
import type { Json } from './json.ts'
import type { OptionValues, OptionSheet } from './options.ts'
import type { StandingOrder } from './orders.ts'
import type { Aside, Play } from './play.ts'

/** What a game is created from. */
export interface Setup {
  readonly seats: number
  /** The name of what is usual for its options, and what is chosen otherwise. */
  readonly preset: string
  readonly options?: OptionValues
  /** Any text; the same text and the same answers give the same game. */
  readonly seed: string
  /** Finished games of this title, one number a seat: some games let the most experienced begin. */
  readonly experience: readonly number[]
  /** The seat of the table's host, for games in which the host may begin; absent or `null` if unknown or without a seat. */
  readonly host?: Seat | null
}

/** How a seat stands when the game is over. */
export interface Standing {
  readonly seat: Seat
  /** 1 is first; equal ranks are shared. */
  readonly rank: number
  readonly won: boolean
  /** What decided it, as a number: treasures, points, keys. */
  readonly score: number
}

/**
 * The rules of a game: everything the house needs in order to run it.
 * They mutate a plain state and pause at decisions. No clock, no other luck than the state's, no input or output.
 */
export interface Rules<S extends State = State, V = unknown> {
  readonly id: string
  /** With any options; which of them allow how many, the sheet says. */
  readonly seats: { readonly min: number; readonly max: number }
  /** What a table may choose before the game is dealt. */
  readonly sheet: OptionSheet
  /** The form of the state and of the facts; grows by one whenever either changes. Starts at 1. */
  readonly version: number
  /** `migrations[n]` turns a saved state of version n into one of version n + 1. */
  readonly migrations: Readonly<Record<number, (saved: Json) => Json>>
  /** `factMigrations[n]` turns a fact that rules of version n told, or older ones, into one of version n + 1; facts stay where there is none. */
  readonly factMigrations?: Readonly<Record<number, (told: Fact) => Fact>>
  /** A state at rest before the first turn. Throws `NoSuchOption` if its options are none of the sheet's. */
  create(setup: Setup): S
  /** Plays one turn, from a state at rest to the next. The first may be the dealing out. */
  turn(state: S): Play
  /** Asked at rest, between turns. */
  isOver(state: S): boolean
  /** What a seat may do beside the matter in hand, at any pause. */
  asides?(state: S, seat: Seat): readonly Aside<S>[]
  /**
   * What a seat may order beforehand, and what it has ordered, in the order in which it is shown. Each is given by an aside
   * (see `orders.ts`); the seat's own secret.
   */
  orders?(state: S, seat: Seat): readonly StandingOrder[]
  /** A seat gives up for good. May throw a signal of the game's own that ends what is going on. */
  leave(state: S, seat: Seat): Play
  /** A seat that gave up takes part again, in games that allow it; `null` if it may not now. */
  comeBack?(state: S, seat: Seat): Play | null
  /** Whether a seat still plays: not if it left or was eliminated. */
  isIn(state: S, seat: Seat): boolean
  /**
   * What the rules have in hand at this moment, each thing in a few words: cards turned up and not yet laid down, a
   * fight, an offer. Nothing at rest, and nothing that a seat that left took part in.
   */
  inHand(state: S): readonly string[]
  /**
   * All that a seat may see, or somebody without one: plain data, and nothing it must not know. `open` is what somebody
   * without a seat sees of the same state, if that is at hand already: what both have in common is then taken from it.
   */
  view(state: S, viewer: Seat | null, open?: V): V
  /**
   * Deals anew, from other luck, all that a viewer cannot know: others' hands, what lies face down, others' private notes
   * and orders, and the luck itself; consistent with all that he may know. His view, and everything he is or may be
   * shown, stays the same to the byte, and what was legal for him stays so. Changes the state in place. Every world that he
   * cannot exclude can come up, with equal chances where the rules make them equal.
   */
  determinize(state: S, viewer: Seat | null, rng: HasRng): void
  /**
   * Deals anew, from other luck, all that no seat knows, such as the order of a pile, consistent with all that any of them
   * may know: what every seat sees and is asked stays the same to the byte. When people agree to go back, so that nothing
   * they have been shown meanwhile foretells what comes. Changes the state in place.
   */
  reshuffleHidden(state: S, rng: HasRng): void
  /** The result, best first. Asked once the game is over. */
  standings(state: S): readonly Standing[]
}
