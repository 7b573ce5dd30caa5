import PQueue from 'p-queue'
import { DamagedLuck, type Game } from '../engine/index.ts'
import { savedFrom } from './exporting.ts'
import type { Ledger } from './ledger.ts'
import { granted, refuse } from './results.ts'
import type { SavedGame } from './saved.ts'
import type { Result } from './service.ts'
import { Damaged, type TableId, type TableRecord } from './store.ts'
import { unreadable, verification, type Verdict } from './verify.ts'

/** For so long, in milliseconds, games are looked at before others have their turn. */
const SLICE = 10

/**
 * Games that are over, for whoever wants to verify them. One after another, and each in slices: nobody at a table that is
 * played waits for them.
 */
export class Archive {
  private readonly ledger: Ledger
  private readonly queue = new PQueue({ concurrency: 1 })

  constructor(ledger: Ledger) {
    this.ledger = ledger
  }

  verify(id: TableId): Promise<Result<Verdict>> {
    return this.ofGameOver(id, async (record, game) => {
      try {
        const saved = await inSlices(savedFrom(this.ledger.store, record, game))
        const snapshotAt = (seq: number) => this.ledger.store.latestSnapshot(id, new Set([seq]))
        return await inSlices(verification(game, { ...saved, snapshotAt }))
      } catch (error) {
        if (!(error instanceof Damaged || error instanceof DamagedLuck)) throw error
        return unreadable(error.message.replace(/\.$/, ''), record)
      }
    })
  }

  saved(id: TableId): Promise<Result<SavedGame>> {
    return this.ofGameOver(id, (record, game) => inSlices(savedFrom(this.ledger.store, record, game)))
  }

  private ofGameOver<T>(id: TableId, work: (record: TableRecord, game: Game) => Promise<T>): Promise<Result<T>> {
    return this.queue.add(async () => {
      const record = this.ledger.store.table(id)
      if (!record) return refuse('no-such-table')
      if (record.status !== 'over') return refuse('not-over')
      const game = this.ledger.gameCalled(record.game)
      return game ? granted(await work(record, game)) : refuse('no-such-game')
    })
  }
}

async function inSlices<T>(steps: Generator<void, T>): Promise<T> {
  let since = performance.now()
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    if (performance.now() - since < SLICE) continue
    await new Promise((next) => setImmediate(next))
    since = performance.now()
  }
}
