import { GatewayOpcodes as Op } from 'discord-api-types/v10'
import { deflateSync } from 'node:zlib'
import type { WebSocket } from 'ws'
import type { Json } from '../state/model.ts'

/** The number of events kept for a bot that lost its connection. */
const MAX_REPLAY_EVENTS = 1_000

/**
 * One bot's gateway session. It outlives its connection: events sent while the bot is away are replayed when it
 * resumes.
 *
 * Source: https://docs.discord.com/developers/events/gateway#resuming
 */
export class Session {
  readonly id: string
  readonly token: string
  readonly intents: number
  readonly shard: readonly [number, number]
  readonly compress: boolean
  socket: WebSocket | null
  #sequence = 0
  #sent: { s: number; text: string }[] = []

  constructor(options: {
    id: string
    token: string
    intents: number
    shard: readonly [number, number]
    compress: boolean
    socket: WebSocket
  }) {
    this.id = options.id
    this.token = options.token
    this.intents = options.intents
    this.shard = options.shard
    this.compress = options.compress
    this.socket = options.socket
  }

  get sequence(): number {
    return this.#sequence
  }

  /** Sends an event, or keeps it until the bot is back. */
  dispatch(event: string, data: Json): void {
    this.#sequence += 1
    const text = JSON.stringify({ op: Op.Dispatch, s: this.#sequence, t: event, d: data })
    this.#sent.push({ s: this.#sequence, text })
    if (this.#sent.length > MAX_REPLAY_EVENTS) this.#sent.shift()
    if (this.socket) sendText(this.socket, text, this.compress)
  }

  /** Whether all events after the given one are still kept. */
  canResumeFrom(sequence: number): boolean {
    const oldest = this.#sent[0]?.s ?? this.#sequence + 1
    return sequence <= this.#sequence && sequence >= oldest - 1
  }

  /** Sends the events after the given one again. */
  replayAfter(sequence: number, socket: WebSocket): void {
    for (const { s, text } of this.#sent) {
      if (s > sequence) sendText(socket, text, this.compress)
    }
  }
}

export function sendText(socket: WebSocket, text: string, compress: boolean): void {
  if (socket.readyState !== socket.OPEN) return
  socket.send(compress ? deflateSync(text) : text)
}
