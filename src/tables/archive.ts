import PQueue from 'p-queue'
import type { Game } from '../engine/index.ts'
import { inSlices } from './breath.ts'
import { savedFrom } from './exporting.ts'
import { isDamage, NoSuchGame, type Ledger } from './ledger.ts'
import { granted, refuse } from './results.ts'
import type { SavedGame } from './saved.ts'
import type { Result } from './service.ts'
import type { TableId, TableRecord } from './store.ts'
import type { Verdict } from './verdict.ts'
import { unreadable, verification } from './verify.ts'

/** Games that wait to be looked at before more are refused. */
const MOST_WAITING = 50

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
        const saved = await savedFrom(this.ledger.store, record, game)
        const { store } = this.ledger
        const snapshots = await store.positions(id)
        const beside = { people: record, whispers: await store.whispers(id) }
        return await inSlices(verification(game, { ...saved, snapshots }, { beside }))
      } catch (error) {
        if (!isDamage(error)) throw error
        return unreadable(error.message.replace(/\.$/, ''), record)
      }
    })
  }

  saved(id: TableId): Promise<Result<SavedGame>> {
    return this.ofGameOver(id, (record, game) => savedFrom(this.ledger.store, record, game))
  }

  /** Waits until nothing is being looked at. */
  idle(): Promise<void> {
    return this.queue.onIdle()
  }

  private async ofGameOver<T>(id: TableId, work: (record: TableRecord, game: Game) => Promise<T>): Promise<Result<T>> {
    if (this.queue.size >= MOST_WAITING) return refuse('busy')
    return this.queue.add(async () => {
      try {
        const record = await this.ledger.store.table(id)
        if (!record) return refuse('no-such-table')
        if (record.status !== 'over') return refuse('not-over')
        return granted(await work(record, this.ledger.gameOf(record)))
      } catch (error) {
        if (error instanceof NoSuchGame) return refuse('no-such-game')
        if (!isDamage(error)) throw error
        this.ledger.log.error({ table: id, err: error }, 'a game cannot be read')
        return refuse('damaged')
      }
    })
  }
}
