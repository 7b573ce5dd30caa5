import type { Game } from '../../engine/index.ts'
import type { TableRepository } from '../live/table-repository.ts'
import type { Requests } from '../live/requests.ts'
import { refuse } from '../model/results.ts'
import type { Result } from '../model/service.ts'
import { seatOf, type TableId, type TableRecord, type UserId } from '../model/store.ts'
import { seatsOf } from '../steps/house-rules.ts'
import { invitationAfter, invitationOf, lobbyDue } from '../steps/invitation.ts'

/** Lobbies that fill, start and close by themselves. */
export interface LobbyService {
  /**
   * Notes that a person without a seat wants to hear when the game starts, or forgets it if that was noted. The record
   * lists them among the `callers` of its invitation.
   */
  callAtStart(id: TableId, user: UserId): Promise<Result<TableRecord>>
}

export class Lobbies implements LobbyService {
  private readonly repository: TableRepository
  private readonly requests: Requests
  /** How long a lobby may be without a new person, in milliseconds. */
  private readonly idle: number

  constructor(repository: TableRepository, requests: Requests, idle: number) {
    this.repository = repository
    this.requests = requests
    this.idle = idle
  }

  callAtStart(id: TableId, user: UserId): Promise<Result<TableRecord>> {
    return this.requests.ofTable(id, async (record) => {
      if (record.status !== 'lobby') return refuse('not-in-lobby')
      if (seatOf(record, user)) return refuse('already-seated')
      const invitation = invitationOf(record)
      const { callers: before } = invitation
      const callers = before.includes(user) ? before.filter((one) => one !== user) : [...before, user]
      return await this.repository.change(record, { change: { invitation: { ...invitation, callers } } })
    })
  }

  /** When a lobby next does something by itself, in the bot's own time; `null` if this bot lacks its game. */
  dueOf(record: TableRecord): number | null {
    const game = this.repository.gameCalled(record.game)
    return game ? this.repository.uptime.fromWorld(this.dueAt(record, game)) : null
  }

  /**
   * Does what is due in a lobby, in its queue: calls its players, starts the game, or closes the lobby. Returns when
   * something is due if nothing is yet, in the bot's own time; otherwise `null`, as the change tells.
   */
  async act(record: TableRecord): Promise<number | null> {
    const { repository } = this
    const game = repository.gameOf(record)
    const at = repository.clock.now()
    const invitation = invitationAfter(record, game, { seats: record.seats, at })
    const { begins } = invitation
    if (begins !== invitationOf(record).begins) await repository.change(record, { change: { invitation } })
    else if (this.dueAt(record, game) > at) return this.dueOf(record)
    else if (begins === null) await this.close(record)
    else if (record.seats.length > seatsOf(game, record).max) {
      // The house rules have changed since: the host has to decide who plays.
      const stays = { ...invitation, players: null, until: null, begins: null, joinedAt: at }
      await repository.change(record, { change: { invitation: stays } })
    } else await repository.begin(record)
    return null
  }

  private dueAt(record: TableRecord, game: Game): number {
    return lobbyDue(record, game, { idle: this.idle, now: this.repository.clock.now() })
  }

  private async close(record: TableRecord): Promise<void> {
    const invitation = invitationOf(record)
    const closed = invitation.until === null ? 'unfilled' : 'too-few'
    await this.repository.change(record, { change: { status: 'closed', invitation: { ...invitation, closed } } })
  }
}
