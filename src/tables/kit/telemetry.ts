import { channel, subscribe, unsubscribe } from 'node:diagnostics_channel'

/**
 * Metric events. Code publishes them where they happen, which costs next to nothing without a subscriber. Every text in
 * them comes from a small set, and none is an id, so that each can be a metric label. Times are in milliseconds.
 */
export interface Metrics {
  /** An answer was stored: a player's, or one that the bot gave for a seat. */
  readonly answer: { readonly by: 'player' | 'house' }
  /** Discord received the first response to an interaction. `ms`: since the interaction arrived. */
  readonly acknowledged: { readonly kind: 'command' | 'press' | 'form' | 'proposal'; readonly ms: number }
  /** A change to a table was shown. `ms`: since the change. */
  readonly shown: { readonly ms: number }
  /** A request to Discord. `route` has no ids; `code` is the HTTP status or `failed`. */
  readonly request: { readonly method: string; readonly route: string; readonly code: string; readonly ms: number }
  /** The bot stopped sending requests to Discord for a while after too many refusals, or resumed. */
  readonly braked: { readonly isBraked: boolean }
  /** A picture was drawn, or its drawing failed. `ms`: since it was requested. */
  readonly drawn: { readonly size: 'card' | 'scene' | 'full' | 'frame'; readonly isDrawn: boolean; readonly ms: number }
  /**
   * The store finished a call: a step of a table, a call about leases, or any other. `damaged`: it read damaged data.
   */
  readonly stored: {
    readonly what: 'step' | 'lease' | 'other'
    readonly how: 'done' | 'damaged' | 'failed'
    readonly ms: number
  }
  /**
   * A computer player has thought about a question, or its thought failed, or it came too late to be used. In the last
   * two cases it played fairly.
   */
  readonly thought: { readonly how: 'done' | 'failed' | 'late' }
  /** A part of the bot failed. */
  readonly fault: { readonly of: 'rules' | 'answering' | 'showing' | 'drawing' }
}

const nameOf = (kind: keyof Metrics): string => `questmaster:${kind}`

export function publishMetric<K extends keyof Metrics>(kind: K, what: Metrics[K]): void {
  channel(nameOf(kind)).publish(what)
}

/** Subscribes to metric events of one kind. Returns a function that unsubscribes. */
export function onMetric<K extends keyof Metrics>(kind: K, listener: (what: Metrics[K]) => void): () => void {
  const heard = (what: unknown): void => listener(what as Metrics[K])
  subscribe(nameOf(kind), heard)
  return () => void unsubscribe(nameOf(kind), heard)
}
