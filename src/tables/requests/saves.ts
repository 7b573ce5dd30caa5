import { effectiveEntries } from '../../engine/index.ts'
import { labelled } from '../steps/display-names.ts'
import type { Named } from '../model/people.ts'
import { runInSlices } from '../kit/yielding.ts'
import { exportedFrom } from '../files/exporting.ts'
import { exportFileIn, readExport } from '../files/export-file.ts'
import { importedFrom } from '../files/importing.ts'
import { FairTurns } from '../kit/fair-queue.ts'
import type { TableRepository } from '../live/table-repository.ts'
import { eventsOf, mayNotSeeSecrets } from '../steps/secrets-seen.ts'
import { happened } from '../steps/lines.ts'
import { isKnownToAll } from '../live/running-table.ts'
import type { Destinations } from './destinations.ts'
import type { Requests } from '../live/requests.ts'
import { DONE, granted, refuse } from '../model/results.ts'
import { clocksResumed } from '../steps/seat-clocks.ts'
import { withoutSecrets } from '../steps/sealing.ts'
import {
  BOOKMARK_LETTERS,
  MAX_BOOKMARKS,
  type Result,
  type ResumeRequest,
  type ImportRequest,
} from '../model/service.ts'
import {
  Damaged,
  seatPlayedBy,
  TableExists,
  type Bookmark,
  type TableId,
  type TableRecord,
  type UserId,
} from '../model/store.ts'
import { isBlank } from '../kit/invisible.ts'

/** Imports queue as if they were requests to one table: no table has this name. */
const IMPORTS = 'imports of games'
/** The number of files that may wait for import, each up to Discord's size limit; and of one user's. */
const [MAX_IMPORTS, IMPORTS_A_PERSON] = [20, 3]

export interface SavesParts {
  readonly repository: TableRepository
  readonly requests: Requests
  readonly places: Destinations
  /** The queue in which games are read. */
  readonly turns: FairTurns
}

/** Games as stored things: bookmarks, files, the archive, resumption and closing. */
export interface SaveService {
  /**
   * Moves a saved game to a channel of any server, resumes it there if it was closed while playing, and tells the
   * table. A game from another server counts towards the table limit of the new one. `by`: the person who moves it; a
   * person who brings a game to another server may not see its secrets until it is over. The caller checks the
   * permissions.
   */
  resume(id: TableId, to: ResumeRequest): Promise<Result<TableRecord>>
  /** Bookmarks the current point of a game. */
  bookmark(id: TableId, by: UserId, name: string): Promise<Result<Bookmark>>
  forgetBookmark(id: TableId, name: string): Promise<Result>
  /** The bookmarks of a table, oldest first. `isLeft`: the bookmark is on an abandoned branch. */
  bookmarks(id: TableId): Promise<readonly (Bookmark & { readonly isLeft: boolean })[]>
  /**
   * Exports a game with all its data, as a file from which another bot can continue it. Until the game is over, the
   * file contains its secrets, so the players can't get it, and the chronicle says that it was exported.
   */
  export(id: TableId, by: Named & { readonly user: UserId }): Promise<Result<string>>
  /**
   * Imports a game from a file, after checking all of it. The game then waits to be resumed, unless it is over. Refused
   * if the table is already here.
   */
  import(file: Uint8Array, into: ImportRequest): Promise<Result<TableRecord>>
  /** Archives an ended game. Its log, its chronicle and its last snapshots stay. */
  archive(id: TableId): Promise<Result>
  /** Closes a game or lobby. `by`: the moderator; refused if they play in the game. */
  close(id: TableId, by?: UserId): Promise<Result>
}

export class Saves implements SaveService {
  private readonly parts: SavesParts
  private readonly imports = new FairTurns({ atOnce: 1, most: MAX_IMPORTS, aPerson: IMPORTS_A_PERSON })

  constructor(parts: SavesParts) {
    this.parts = parts
  }

  bookmark(id: TableId, by: UserId, given: string): Promise<Result<Bookmark>> {
    const { requests, repository } = this.parts
    return requests.underWay(id, async ({ record, lines, turn }) => {
      const name = given.trim()
      if (isBlank(name)) return refuse('bookmark-blank')
      if ([...name].length > BOOKMARK_LETTERS) return refuse('bookmark-too-long')
      const all = await repository.store.marks.bookmarks(record.id)
      if (all.some((one) => isCalled(one, name))) return refuse('bookmark-taken')
      if (all.length >= MAX_BOOKMARKS) return refuse('too-many-bookmarks')
      // Later secret actions and undos must not show in whether the bookmark still exists.
      const last =
        lines.findLast(isKnownToAll) ?? effectiveEntries(await repository.store.log.entries(id)).findLast(isKnownToAll)
      const seq = last?.seq ?? 0
      return granted(await repository.store.marks.addBookmark(id, { name, seq, turn, by, at: repository.clock.now() }))
    })
  }

  forgetBookmark(id: TableId, name: string): Promise<Result> {
    const { requests, repository } = this.parts
    return requests.ofTable(id, async () => {
      const found = (await repository.store.marks.bookmarks(id)).find((one) => isCalled(one, name.trim()))
      if (!found) return refuse('which-bookmark')
      await repository.store.marks.removeBookmark(id, found.number)
      return DONE
    })
  }

  async bookmarks(id: TableId): Promise<readonly (Bookmark & { readonly isLeft: boolean })[]> {
    const { store } = this.parts.repository
    const all = await store.marks.bookmarks(id)
    if (all.length === 0) return []
    const counted = new Set([0, ...effectiveEntries(await store.log.entries(id)).map(({ seq }) => seq)])
    return all.map((one) => ({ ...one, isLeft: !counted.has(one.seq) }))
  }

  async export(id: TableId, by: Named & { readonly user: UserId }): Promise<Result<string>> {
    const { turns } = this.parts
    const owner = { person: by.user, table: id }
    // The players can go on while the export waits in the queue.
    return turns.hasRoomFor(owner) ? await turns.take(owner, () => this.exportedNow(id, by)) : refuse('busy')
  }

  private exportedNow(id: TableId, by: Named & { readonly user: UserId }): Promise<Result<string>> {
    const { requests, repository } = this.parts
    return requests.ofTable(id, async (record) => {
      const live = record.status === 'lobby' ? undefined : await repository.live(id)
      if (!live) return refuse('not-playing')
      if (record.status !== 'over') {
        if (mayNotSeeSecrets(record, by.user, await eventsOf(repository.store, id))) return refuse('plays-there')
        await repository.change(record, {
          lines: [happened({ kind: 'exported', by: labelled(record, by.user, by), user: by.user })],
        })
      }
      const now = await repository.store.records.find(id)
      if (!now) return refuse('no-such-table')
      return granted(await runInSlices(exportFileIn(await exportedFrom(repository.store, now, live.game))))
    })
  }

  async import(file: Uint8Array, into: ImportRequest): Promise<Result<TableRecord>> {
    const owner = { person: into.by, table: into.room }
    if (!this.imports.hasRoomFor(owner)) return refuse('busy')
    return await this.imports.take(owner, () => this.importedNow(file, into))
  }

  private importedNow(file: Uint8Array, into: ImportRequest): Promise<Result<TableRecord>> {
    const { requests, repository, places } = this.parts
    return requests.inTurn(IMPORTS, async () => {
      const exported = await readExport(file)
      if (typeof exported === 'string') return refuse(exported)
      const { store } = repository
      if ((await store.records.revision(exported.table.id)) !== undefined) return refuse('already-here')
      if (places.isTooFast(into.server)) return refuse('opened-too-fast')
      const now = repository.clock.now()
      const whole = await importedFrom(exported, repository.games, into, now, (trouble) => {
        repository.log.warn({ table: exported.table.id, trouble }, 'import refused')
      })
      if (typeof whole === 'string') return refuse(whole)
      try {
        return granted(withoutSecrets(await store.importTable(whole)))
      } catch (error) {
        if (error instanceof TableExists) return refuse('already-here')
        throw error
      }
    })
  }

  archive(id: TableId): Promise<Result> {
    const { requests, repository } = this.parts
    return requests.ofTable(id, async ({ status, archivedAt, revision }) => {
      if (status !== 'over' && status !== 'closed') return refuse('not-ended')
      if (archivedAt !== null) return refuse('archived')
      await repository.store.archive(id, revision, repository.clock.now())
      return DONE
    })
  }

  close(id: TableId, by?: UserId): Promise<Result> {
    const { requests, repository } = this.parts
    return requests.inTurn(id, async () => {
      if (await repository.store.records.findDamaged(id)) {
        await repository.endDamaged(id)
        return DONE
      }
      const record = await repository.record(id)
      if (!record) return refuse('no-such-table')
      if (record.status !== 'playing' && record.status !== 'lobby') return refuse('not-playing')
      if (record.status === 'playing' && by !== undefined && seatPlayedBy(record, by)) return refuse('plays-decides')
      const lines = [happened({ kind: 'closed' })]
      try {
        const closed = await repository.end(record, { change: { status: 'closed' }, lines })
        return closed.ok ? DONE : closed
      } catch (error) {
        if (!(error instanceof Damaged)) throw error
        // Its log or chronicle is damaged, so nothing can be added.
        await repository.endDamaged(id)
        return DONE
      }
    })
  }

  resume(id: TableId, { by, from, ...to }: ResumeRequest): Promise<Result<TableRecord>> {
    const { requests, repository, places } = this.parts
    return requests.ofTable(id, async (record) => {
      if (from !== undefined && record.server !== from) return refuse('no-such-table')
      const wasPlaying = record.status === 'closed' && (await repository.live(id)) !== undefined
      if (record.status !== 'playing' && !wasPlaying) return refuse('not-playing')
      const trouble = await places.troubleWith(record, to)
      if (trouble) return refuse(trouble)
      const isMoved = record.server !== to.server
      const change = { status: 'playing', server: to.server, room: to.room, archivedAt: null } as const
      const clocks = wasPlaying ? clocksResumed(record, repository.uptime.now()) : record.clocks
      const lines = [happened(isMoved ? { kind: 'moved', user: by } : { kind: 'resumed' })]
      return repository.change({ ...record, clocks }, { change, lines })
    })
  }
}

function isCalled(one: Bookmark, name: string): boolean {
  return one.name.toLowerCase() === name.toLowerCase()
}
