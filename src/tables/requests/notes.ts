import type { Requests } from '../live/requests.ts'
import type { TableRepository } from '../live/table-repository.ts'
import { DONE, refuse } from '../model/results.ts'
import { NOTE_LETTERS, type Result } from '../model/service.ts'
import { seatPlayedBy, type TableId, type UserId } from '../model/store.ts'

/** Players' private notes. */
export interface NoteService {
  /** Stores a player's private note for as long as the table exists. An empty text deletes the note. */
  write(id: TableId, user: UserId, text: string): Promise<Result>
  /** A player's private note, empty without one. Show it only to that player. */
  read(id: TableId, user: UserId): Promise<string>
}

export class Notes implements NoteService {
  private readonly repository: TableRepository
  private readonly requests: Requests

  constructor(repository: TableRepository, requests: Requests) {
    this.repository = repository
    this.requests = requests
  }

  write(id: TableId, user: UserId, text: string): Promise<Result> {
    const { store, events } = this.repository
    return this.requests.ofTable(id, async (record) => {
      if (!seatPlayedBy(record, user)) return refuse('not-seated')
      if ([...text].length > NOTE_LETTERS) return refuse('note-too-long')
      await store.notes.setPrivateNote(id, user, text.trim())
      events.emit('touched', record)
      await store.changes.announce(id, record.server)
      return DONE
    })
  }

  async read(id: TableId, user: UserId): Promise<string> {
    return await this.repository.store.notes.privateNote(id, user)
  }
}
