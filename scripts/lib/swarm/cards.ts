import { setTimeout as pause } from 'node:timers/promises'
import { shardOf, type Store, type TableId, type TableService } from '../../../src/tables/index.ts'
import type { Notes } from './notes.ts'
import { now } from './world.ts'

/** Cards that are posted at once. */
const AT_ONCE = 8
const PAGE = 100

export interface CardBoardParts {
  readonly shard: number
  readonly count: number
  readonly store: Store
  readonly tables: TableService
  readonly notes: Notes
  /** Milliseconds that a card takes. */
  readonly posting: number
  readonly isHeld: () => boolean
}

/** The cards of one shard: each table is shown as it stands, again and again until it has not changed meanwhile. */
export class CardBoard {
  private readonly parts: CardBoardParts
  private readonly waiting = new Set<TableId>()
  private readonly underWay = new Map<TableId, Promise<void>>()
  private readonly unsubscribe: () => void
  private tenure: number | null = null

  constructor(parts: CardBoardParts) {
    this.parts = parts
    this.unsubscribe = parts.tables.onChange((id, server) => {
      if (shardOf(server, parts.count) === parts.shard && parts.isHeld()) this.touch(id)
    })
  }

  begin(): void {
    this.tenure = now()
    this.parts.notes.begun(this.parts.shard, this.tenure)
    this.next()
  }

  fallSilent(): void {
    this.tenure = null
  }

  /** Looks for what has not been shown. */
  async showAll(): Promise<void> {
    const { store, count, shard } = this.parts
    for (let after: TableId | undefined = ''; after !== undefined;) {
      const page: Awaited<ReturnType<Store['records']['unfinished']>> = await store.records.unfinished(after, PAGE, {
        count,
        held: [shard],
      })
      for (const { table, isToShow } of page) if (isToShow) this.touch(table)
      after = page.at(-1)?.table
    }
  }

  async close(): Promise<void> {
    this.tenure = null
    this.unsubscribe()
    await Promise.all(this.underWay.values())
  }

  private touch(id: TableId): void {
    this.waiting.add(id)
    this.next()
  }

  private next(): void {
    for (const id of this.waiting) {
      if (this.tenure === null || this.underWay.size >= AT_ONCE) return
      if (this.underWay.has(id)) continue
      this.waiting.delete(id)
      const shown = this.show(id, this.tenure)
        // As with Discord: what could not be shown is found when it is next looked for.
        .catch(() => undefined)
        .finally(() => {
          this.underWay.delete(id)
          this.next()
        })
      this.underWay.set(id, shown)
    }
  }

  private async show(id: TableId, tenure: number): Promise<void> {
    const { tables, store, posting, shard, notes, isHeld } = this.parts
    const sight = await tables.views.of(id)
    if (!sight || !isHeld()) return
    const from = now()
    await pause(posting)
    notes.shown({ shard, tenure, from, to: now() })
    await store.projections.markShown(id, sight.record.revision)
    // Another process may have moved it meanwhile.
    if ((await store.records.revision(id)) !== sight.record.revision) this.touch(id)
  }
}
