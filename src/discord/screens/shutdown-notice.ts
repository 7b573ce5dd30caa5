import { z } from 'zod'
import { shortHash } from '../../engine/index.ts'
import type { TableId } from '../../tables/model/store.ts'
import { cleared } from '../kit/cleared.ts'
import { textPanel } from '../kit/message.ts'
import { SAY } from '../kit/sentences.ts'
import { postOnce, Trouble } from './parts/message-gateway.ts'
import { Retries } from './parts/retry.ts'
import type { Stage } from './parts/screen-context.ts'

const AWAY = cleared(textPanel(SAY.away), 'no game')
/** A table counts as being played while something has happened there within this time, in milliseconds. */
const LATELY = 10 * 60_000
/** So many tables are told, those where something happened last; and for so long, in milliseconds. */
const MOST = 100
const TIME = 4000
/** What could not be taken back is tried again after so long, and after twice as long each time, up to the last, in milliseconds. */
const AGAIN = { first: 1000, last: 4000 }
/** Under which it is remembered where a line stands that has to go. */
const STANDING = 'lines that the bot is away'

const standing = z.array(z.object({ room: z.string(), nonce: z.string(), message: z.string().nullable() }))
type Line = z.infer<typeof standing>[number]

/**
 * Tells tables that are being played when the bot goes away for a moment, and takes that back once it is there again. Where each line
 * stands is kept before it is posted: if the process dies in between, its nonce finds it.
 */
export class Farewell {
  private readonly stage: Pick<Stage, 'tables' | 'store' | 'outlet' | 'log' | 'now' | 'shards' | 'isOurs'>
  /** When something happened last at each table, the last of them at the end. */
  private readonly played = new Map<TableId, number>()
  private readonly unsubscribe: () => void
  private isStopped = false
  private readonly retries = new Retries(() => void this.takeBack(), AGAIN)
  /** Each shard has its own. */
  private readonly memo: string

  constructor(stage: Farewell['stage']) {
    this.stage = stage
    const [shard = 0] = stage.shards.held
    this.memo = shard === 0 ? STANDING : `${STANDING} ${shard}`
    this.unsubscribe = stage.tables.onChange((id, server) => stage.isOurs(server) && this.note(id))
  }

  /** Says it, within four seconds. Never rejects. */
  async say(): Promise<void> {
    this.stop()
    let timer: NodeJS.Timeout | undefined
    const longEnough = new Promise<void>((enough) => {
      timer = setTimeout(enough, TIME)
    })
    await Promise.race([this.carefully(() => this.tellAll()), longEnough])
    clearTimeout(timer)
  }

  /** Takes back what was said before the last end; what cannot be reached now, as soon as it can be. Never rejects. */
  async takeBack(): Promise<void> {
    const left = await this.carefully(() => this.takeBackAll())
    if (this.isStopped) return
    if (left === 0) this.retries.succeeded(this.memo)
    else this.retries.failed(this.memo)
  }

  stop(): void {
    this.isStopped = true
    this.unsubscribe()
    this.retries.stop()
  }

  /** How many lines could not be reached. */
  private async takeBackAll(): Promise<number> {
    const { store, outlet } = this.stage
    const lines = await this.standing()
    if (lines.length === 0) return 0
    const remove = async ({ room, nonce, message }: Line): Promise<void> => {
      await outlet.remove(room, message ?? (await postOnce(outlet, room, AWAY, nonce)))
    }
    const done = await Promise.allSettled(lines.map(remove))
    const left = lines.filter((_line, index) => isToBeTriedAgain(done[index]))
    // Once it is said anew that the bot goes away, that is kept with what stands from before.
    if (!this.isStopped) await store.notes.setMemo(this.memo, JSON.stringify(left))
    return left.length
  }

  private note(id: TableId): void {
    this.played.delete(id)
    this.played.set(id, this.stage.now())
    const [oldest] = this.played.keys()
    if (this.played.size > MOST && oldest !== undefined) this.played.delete(oldest)
  }

  private async tellAll(): Promise<void> {
    const { outlet } = this.stage
    const rooms = await this.roomsInPlay()
    if (rooms.length === 0) return
    const now = this.stage.now()
    let lines: readonly Line[] = rooms.map((room) => ({ room, nonce: nonceOf(room, now), message: null }))
    const before = await this.standing()
    const keep = () => this.stage.store.notes.setMemo(this.memo, JSON.stringify([...before, ...lines]))
    await keep()
    const posted = await Promise.allSettled(lines.map(({ room, nonce }) => outlet.post(room, AWAY, nonce)))
    lines = lines.flatMap((line, index) => {
      const post = posted[index]
      if (post?.status === 'fulfilled') return { ...line, message: post.value }
      return isToBeTriedAgain(post) ? line : []
    })
    await keep()
  }

  /** The rooms of tables at which people have just played, the last first. */
  private async roomsInPlay(): Promise<readonly string[]> {
    const since = this.stage.now() - LATELY
    const tables = [...this.played].filter(([, at]) => at >= since).reverse()
    const rooms = await Promise.all(
      tables.map(async ([id]) => {
        const record = (await this.stage.tables.sight(id))?.record
        const isPlayed = record?.status === 'playing' && record.seats.some(({ user }) => user !== null)
        return isPlayed ? [record.room] : []
      }),
    )
    return [...new Set(rooms.flat())]
  }

  private async standing(): Promise<readonly Line[]> {
    const text = await this.stage.store.notes.memo(this.memo)
    try {
      return standing.safeParse(JSON.parse(text ?? '[]')).data ?? []
    } catch {
      return []
    }
  }

  private async carefully<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work()
    } catch (error) {
      this.stage.log.warn({ err: error }, 'tables could not be told that the bot is away')
      return undefined
    }
  }
}

/** Whether a line may still stand although it could not be reached. */
function isToBeTriedAgain(done: PromiseSettledResult<unknown> | undefined): boolean {
  return done?.status === 'rejected' && !(done.reason instanceof Trouble)
}

function nonceOf(room: string, now: number): string {
  return `${shortHash(`away/${room}`)}.${now % 1_000_000_000}`
}
