import type { Game } from '../../engine/index.ts'
import { runInSlices } from '../kit/yielding.ts'
import { exportFileIn } from '../files/export-file.ts'
import { savedFrom } from '../files/exporting.ts'
import type { FairTurns } from '../kit/fair-queue.ts'
import type { TableRepository } from '../live/table-repository.ts'
import { isDamage, NoSuchGame } from '../model/faults.ts'
import { granted, refuse } from '../model/results.ts'
import type { SavedGame } from '../model/saved-game.ts'
import type { Result } from '../model/service.ts'
import type { TableId, TableRecord, UserId } from '../model/store.ts'
import type { Verdict } from '../model/verdict.ts'
import { unreadable, verification } from '../files/verify.ts'

/** Exports and verifies finished games, in turns and in slices, so that no running table waits. */
export interface ArchiveService {
  /**
   * Replays a finished game from its setup and checks that everything follows. It runs in slices, so that other tables
   * and the network get their turn. Refused with `not-over` for a game that is under way or was closed early. `by`: the
   * requester; people take turns.
   */
  verify(id: TableId, by?: UserId): Promise<Result<Verdict>>
  /** A finished game with all data for verifying it elsewhere. */
  saved(id: TableId, by?: UserId): Promise<Result<SavedGame>>
  /** The same as the text of a file. */
  savedFile(id: TableId, by: UserId): Promise<Result<string>>
}

export class Archive implements ArchiveService {
  private readonly repository: TableRepository
  private readonly turns: FairTurns

  constructor(repository: TableRepository, turns: FairTurns) {
    this.repository = repository
    this.turns = turns
  }

  verify(id: TableId, by?: UserId): Promise<Result<Verdict>> {
    return this.ofGameOver(id, by, async (record, game) => {
      try {
        const saved = await savedFrom(this.repository.store, record, game)
        const { store } = this.repository
        const snapshots = await store.snapshots.all(id)
        const beside = { people: record, whispers: await store.marks.whispers(id) }
        return await runInSlices(verification(game, { ...saved, snapshots }, { beside }))
      } catch (error) {
        if (!isDamage(error)) throw error
        return unreadable(error.message, record)
      }
    })
  }

  saved(id: TableId, by?: UserId): Promise<Result<SavedGame>> {
    return this.ofGameOver(id, by, (record, game) => savedFrom(this.repository.store, record, game))
  }

  savedFile(id: TableId, by: UserId): Promise<Result<string>> {
    return this.ofGameOver(id, by, async (record, game) =>
      runInSlices(exportFileIn(await savedFrom(this.repository.store, record, game))),
    )
  }

  private async ofGameOver<T>(
    table: TableId,
    person: UserId | undefined,
    work: (record: TableRecord, game: Game) => Promise<T>,
  ): Promise<Result<T>> {
    if (!this.turns.hasRoomFor({ person, table })) return refuse('busy')
    return await this.turns.take({ person, table }, async () => {
      try {
        const record = await this.repository.store.records.find(table)
        if (!record) return refuse('no-such-table')
        if (record.status !== 'over') return refuse('not-over')
        return granted(await work(record, this.repository.gameOf(record)))
      } catch (error) {
        if (error instanceof NoSuchGame) return refuse('no-such-game')
        if (!isDamage(error)) throw error
        this.repository.log.error({ table, err: error }, 'finished game failed to load')
        return refuse('damaged')
      }
    })
  }
}
