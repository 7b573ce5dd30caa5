import { LRUCache } from 'lru-cache'
import PQueue from 'p-queue'
import { effectivePositions } from '../../engine/index.ts'
import { yieldToEventLoop } from '../kit/yielding.ts'
import type { TableRepository } from '../live/table-repository.ts'
import { isOfOneTable } from '../model/faults.ts'
import { loadRunningTable } from '../live/running-table.ts'
import { countsInRecords, type ChronicleLine, type TableId, type UserId } from '../model/store.ts'
import type { StatsService, CaughtUp, PublicFact } from '../model/stats-service.ts'
import type { SummariesWanted, Summary } from '../model/summary.ts'
import { versionOf, SummingUp } from './summarise.ts'
import { linesOfToday } from '../steps/migrated-lines.ts'

const PAGE_SIZE = 200
const MAX_CACHED_QUERIES = 100
/** Other processes write summaries too, so cached queries expire. */
const CACHE_TTL_MS = 60_000

/**
 * Computes the summaries of finished games in the background, one after another and in slices. After a crash, the next
 * start finds the missing ones.
 */
export class GameStats implements StatsService {
  private readonly repository: TableRepository
  private readonly queue = new PQueue({ concurrency: 1 })
  private readonly known = new LRUCache<string, readonly Summary[]>({ max: MAX_CACHED_QUERIES, ttl: CACHE_TTL_MS })
  private readonly listeners = new Set<(summary: Summary) => void>()
  private isStopped = false

  constructor(repository: TableRepository) {
    this.repository = repository
  }

  /** Queues the summary of a game that is over. Returns at once. */
  ended(id: TableId): void {
    if (!this.isStopped) void this.queue.add(() => this.write(id))
  }

  async of(wanted: SummariesWanted): Promise<readonly Summary[]> {
    const key = JSON.stringify([wanted.server ?? null, wanted.user ?? null])
    const known = this.known.get(key)
    if (known) return known
    const all: Summary[] = []
    for (let after = 0; ; await yieldToEventLoop()) {
      const page = await this.repository.store.stats.summaries(wanted, after, PAGE_SIZE)
      all.push(...page.filter(({ isElsewhere }) => !isElsewhere))
      if (page.length === 0) break
      after = page.at(-1)?.number ?? after
    }
    this.known.set(key, all)
    return all
  }

  async ofTable(id: TableId): Promise<Summary | undefined> {
    return await this.repository.store.stats.summary(id)
  }

  async told(id: TableId): Promise<readonly PublicFact[]> {
    const { store } = this.repository
    if ((await store.records.find(id))?.status !== 'over') return []
    const onLog = effectivePositions(await store.log.entries(id))
    const told: PublicFact[] = []
    for (let after = 0; ; await yieldToEventLoop()) {
      const lines = await this.repository.migrated(id, await store.chronicle.lines(id, after, PAGE_SIZE))
      told.push(...lines.filter(isToldToAll).filter(({ seq }) => onLog.has(seq)))
      if (lines.length === 0) return told
      after = lines.at(-1)?.line ?? after
    }
  }

  async hidden(users: readonly UserId[]): Promise<ReadonlySet<UserId>> {
    const people = await this.repository.store.people.find(users)
    return new Set(users.filter((user) => people.get(user)?.records === 'nobody'))
  }

  onWritten(listener: (summary: Summary) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  async catchUp(
    which: 'missing' | 'all' = 'missing',
    onTable: (done: number) => void = () => undefined,
  ): Promise<CaughtUp> {
    let written = 0
    const failed: TableId[] = []
    for (const game of this.repository.games) {
      // No summary has version -1, so every summary counts as outdated.
      const version = which === 'all' ? -1 : versionOf(game)
      for (let after: TableId | undefined = ''; after !== undefined && !this.isStopped; await yieldToEventLoop()) {
        const page: readonly TableId[] = await this.repository.store.stats.unsummarised(
          game.rules.id,
          version,
          after,
          PAGE_SIZE,
        )
        for (const id of page) {
          if (this.isStopped) break
          if (await this.queue.add(() => this.write(id))) written += 1
          else failed.push(id)
          onTable(written + failed.length)
        }
        after = page.at(-1)
      }
    }
    return { written, failed }
  }

  idle(): Promise<void> {
    return this.queue.onIdle()
  }

  /** Finishes the current summary. The next start finds the rest. */
  async stop(): Promise<void> {
    this.isStopped = true
    this.queue.clear()
    await this.queue.onIdle()
  }

  /** Computes and stores the summary of a game. Resolves to whether it succeeded; never rejects. */
  private async write(id: TableId): Promise<boolean> {
    const { store, log } = this.repository
    try {
      await yieldToEventLoop()
      const record = await store.records.find(id)
      if (record?.status !== 'over' || !countsInRecords(record)) return false
      const game = this.repository.gameOf(record)
      const live = await loadRunningTable(store, record, game)
      const standings = live?.run.isOver ? game.rules.standings(live.run.state) : []
      const importedUsers = new Set<UserId>()
      for (const { user } of record.seats)
        if (user !== null && (await this.repository.importedUsers.has(id, user))) importedUsers.add(user)
      const sum = new SummingUp({ record, game, standings, entries: await store.log.entries(id), importedUsers })
      for (let after = 0; ; await yieldToEventLoop()) {
        const lines = await store.chronicle.lines(id, after, PAGE_SIZE)
        sum.take(linesOfToday(game.rules, lines))
        if (lines.length === 0) break
        after = lines.at(-1)?.line ?? after
      }
      await store.stats.saveSummary(sum.summary())
      this.known.clear()
      const summary = await store.stats.summary(id)
      if (summary) this.tell(summary)
      return true
    } catch (error) {
      const message = isOfOneTable(error) ? 'game summary failed: game unreadable' : 'game summary failed'
      log.error({ table: id, err: error }, message)
      return false
    }
  }

  private tell(summary: Summary): void {
    for (const listener of this.listeners) {
      try {
        listener(summary)
      } catch (error) {
        this.repository.log.error({ table: summary.table, err: error }, 'summary listener failed')
      }
    }
  }
}

function isToldToAll(line: ChronicleLine): line is PublicFact {
  return line.kind === 'fact' && line.to === 'all'
}
