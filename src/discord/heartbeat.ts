import { Events, Status, type Client } from 'discord.js'
import type { Logger } from 'pino'
import type { Memos } from '../tables/model/store.ts'
import type { Away } from './screens/parts/downtime.ts'

/** How often the bot records that it is on Discord. */
const BEAT_MS = 10_000
/** Shorter absences are ignored: players notice them at once and press again. */
const MIN_ABSENCE_MS = 20_000

export interface HeartbeatParts {
  readonly client: Client
  readonly store: { readonly notes: Memos }
  readonly now: () => number
  readonly log: Pick<Logger, 'warn'>
  /** Called when the bot could not receive interactions for a while. */
  readonly wasAway: (away: Away) => Promise<void>
}

/**
 * Records the periods in which the bot receives interactions, and works out how long it did not: because its process
 * had ended or hung, or because the connection was lost. Accurate to a few seconds.
 */
export class Heartbeat {
  private readonly parts: HeartbeatParts
  private last: number | null = null
  private noted = Promise.resolve()
  private timer: NodeJS.Timeout | undefined

  constructor(parts: HeartbeatParts) {
    this.parts = parts
  }

  /** Call once at start, when the bot is connected. Never rejects. */
  async begin(): Promise<void> {
    const { client } = this.parts
    await this.here()
    const again = () => void this.here()
    client.on(Events.ShardResume, again)
    client.on(Events.ShardReady, again)
    this.timer = setInterval(again, BEAT_MS).unref()
  }

  /** Each process has its own connections. */
  private get memo(): string {
    return `on Discord ${[...this.parts.client.ws.shards.keys()].join(',')}`
  }

  /** Runs one at a time, so that each absence is reported once. The next beat retries a failure. Never rejects. */
  private here(): Promise<void> {
    return (this.noted = this.noted.then(() => this.note()))
  }

  /** Never rejects. */
  private async note(): Promise<void> {
    const { client, log, now, store, wasAway } = this.parts
    if (!isConnected(client)) return
    try {
      const until = now()
      const from = this.last ?? Number((await store.notes.memo(this.memo)) ?? until)
      if (until - from > MIN_ABSENCE_MS) await wasAway({ from, until })
      this.last = until
      await store.notes.setMemo(this.memo, String(until))
    } catch (error) {
      log.warn({ err: error }, 'heartbeat write failed')
    }
  }

  stop(): void {
    clearInterval(this.timer)
  }
}

/** Whether all connections to Discord are up. */
export function isConnected({ ws: { shards } }: Client): boolean {
  return shards.size > 0 && shards.every(({ status }) => status === Status.Ready)
}
