import {
  NoSuchOption,
  UnloadableState,
  type Answer,
  type Entry,
  type Rules,
  type Setup,
  type Snapshot,
} from '../../engine/index.ts'
import type { TableRefusal } from './results.ts'
import { Damaged } from './store.ts'

/** The rules failed at something they had allowed, or a game can't be rebuilt. Holds the data to reproduce it. */
export class Fault extends Error {
  override readonly name = 'Fault'
  readonly details: FaultDetails

  constructor(cause: unknown, details: FaultDetails) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.details = details
  }

  /** The error with its stack trace, for the developer of the rules. */
  get trace(): string {
    const { cause } = this
    return (cause instanceof Error && cause.stack) || this.message
  }
}

export interface FaultDetails {
  readonly game: string
  /** The version of the rules. */
  readonly version: number
  /** The line of the log before the answer. */
  readonly seq: number
  readonly snapshot?: Snapshot
  /** The log before the answer. */
  readonly entries?: readonly Entry[]
  /** The data that the game was created from, if it couldn't start. */
  readonly setup?: Setup
  /** The answer that the rules failed at; absent if they failed earlier. */
  readonly answer?: Answer
  readonly node: string
}

export function faultDetails(rules: Rules, seq: number, more: Partial<FaultDetails> = {}): FaultDetails {
  return { game: rules.id, version: rules.version, seq, ...more, node: process.version }
}

/** A stored table names a game that this bot no longer has. */
export class NoSuchGame extends Error {}

/** Whether an error concerns a single table only, so that other tables and later requests are unaffected. */
export function isOfOneTable(error: unknown): error is Error {
  return isDamage(error) || [Fault, NoSuchGame, NoSuchOption].some((kind) => error instanceof kind)
}

/** Whether a table's saved data cannot be continued from. */
export function isDamage(error: unknown): error is Damaged | UnloadableState {
  return error instanceof Damaged || error instanceof UnloadableState
}

/** The refusal for an error that concerns a single table. */
export function refusalFor(error: Error): TableRefusal {
  if (error instanceof NoSuchGame) return 'no-such-game'
  if (error instanceof NoSuchOption) return 'no-such-option'
  if (error instanceof UnloadableState) return error.why
  return error instanceof Damaged ? 'damaged' : 'fault'
}
