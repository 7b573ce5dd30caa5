import type { Answer, Entry, Rules, Setup, Snapshot } from '../../engine/index.ts'

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
