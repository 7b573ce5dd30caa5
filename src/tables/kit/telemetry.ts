import { channel, subscribe, unsubscribe } from 'node:diagnostics_channel'

/**
 * What the bot lets be counted, told where it happens and heard by nobody unless somebody measures: it costs next to nothing then.
 * Every word in it is one of few; none is the id of anybody or anything. Times are in milliseconds.
 */
export interface Signs {
  /** An answer was kept, of a player or of whoever answers for the house. */
  readonly answer: { readonly by: 'player' | 'house' }
  /** Discord had the first response to an interaction, so long after it was heard. */
  readonly acknowledged: { readonly kind: 'command' | 'press' | 'form' | 'proposal'; readonly ms: number }
  /** A table was shown, so long after what happened. */
  readonly shown: { readonly ms: number }
  /** A request of Discord; its route without ids, and the status or `failed`. */
  readonly request: { readonly method: string; readonly route: string; readonly code: string; readonly ms: number }
  /** Nothing is asked of Discord for a while, because it has refused too much; or that is over. */
  readonly braked: { readonly isBraked: boolean }
  /** A picture was wanted so long ago, and is there or could not be drawn. */
  readonly drawn: { readonly size: 'card' | 'full' | 'frame'; readonly isDrawn: boolean; readonly ms: number }
  /** The store has answered: a step of a table, something about leases, or anything else; what it read may be damaged. */
  readonly stored: {
    readonly what: 'step' | 'lease' | 'other'
    readonly how: 'done' | 'damaged' | 'failed'
    readonly ms: number
  }
  /** Something of ours failed. */
  readonly fault: { readonly of: 'rules' | 'answering' | 'showing' | 'drawing' }
}

const nameOf = (kind: keyof Signs): string => `questmaster:${kind}`

export function sign<K extends keyof Signs>(kind: K, what: Signs[K]): void {
  channel(nameOf(kind)).publish(what)
}

/** Hears of each. Returns how to hear no more. */
export function onSign<K extends keyof Signs>(kind: K, listener: (what: Signs[K]) => void): () => void {
  const heard = (what: unknown): void => listener(what as Signs[K])
  subscribe(nameOf(kind), heard)
  return () => void unsubscribe(nameOf(kind), heard)
}
