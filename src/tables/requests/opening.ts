import { settingsAgain } from '../steps/rematch.ts'
import { houseRulesFrom, houseRulesWith, preferenceOf, seatsOf, timingWith } from '../steps/house-rules.ts'
import { labelOf } from '../steps/display-names.ts'
import type { LastMinute } from '../kit/sliding-window.ts'
import type { TableRepository } from '../live/table-repository.ts'
import type { TableLimits } from '../live/limits.ts'
import { invitationOf, invitationWith } from '../steps/invitation.ts'
import { newSeat } from '../steps/lobby.ts'
import type { Admission } from './admission.ts'
import type { LanguageService } from './languages.ts'
import type { Presence } from './presence.ts'
import type { Requests } from '../live/requests.ts'
import { DONE, granted, refuse } from '../model/results.ts'
import { sealOf, withBrought, withoutSecrets } from '../steps/sealing.ts'
import {
  SEED_LETTERS,
  type RematchRequest,
  type OpeningRequest,
  type Rematch,
  type Result,
  type TableRefusal,
} from '../model/service.ts'
import {
  OPEN,
  type Again,
  type Contribution,
  type HouseRules,
  seatOf,
  type SeatRecord,
  type TableId,
  type TableRecord,
  type Timing,
  type UserId,
  type WhyLeftOut,
} from '../model/store.ts'

export interface OpeningParts {
  readonly repository: TableRepository
  readonly requests: Requests
  readonly presence: Presence
  readonly languages: LanguageService
  readonly admission: Admission
  readonly limits: TableLimits
  readonly lately: LastMinute
  /** The default timing of a new table. */
  readonly timing: Timing
}

/** Opens tables, both new ones and rematches, and starts their games. */
export interface OpeningService {
  /** Opens a lobby with its host in the first seat. A channel has at most one open table. No seed means sealed dice. */
  open(request: OpeningRequest): Promise<Result<TableRecord>>
  /**
   * Opens a rematch: a lobby in the channel of an ended table, with the same people, computers and house rules. The
   * second player moves to the first seat. The requester hosts it if they played, and otherwise the former host does.
   * If an earlier rematch is still there, it is returned. Refused with `nobody-again` if no player can take a seat.
   */
  again(id: TableId, once: RematchRequest): Promise<Result<Rematch>>
  /**
   * Starts the game. Any seated player may. If it starts by itself, only the host may before the players are called.
   * `brought`: the last contribution to the seed.
   */
  start(id: TableId, by: UserId, brought?: Contribution): Promise<Result<TableRecord>>
  /**
   * Sets a server's default house rules for new tables of a game; `null` restores the game's own. Refused if options
   * conflict.
   */
  prefer(server: string, game: string, house: HouseRules | null): Promise<Result>
  /** A server's default house rules for a game; `null` without any, or if the game no longer has them. */
  preferred(server: string, game: string): Promise<HouseRules | null>
}

export class Opening implements OpeningService {
  private readonly parts: OpeningParts

  constructor(parts: OpeningParts) {
    this.parts = parts
  }

  open(request: OpeningRequest): Promise<Result<TableRecord>> {
    const { repository, requests, presence, admission, languages } = this.parts
    const { game: title, server, host } = request
    const seed = request.seed?.trim() ?? ''
    const seal = seed === '' ? sealOf(repository.newSecret()) : ({ kind: 'typed' } as const)
    const id = request.id ?? repository.newId()
    return requests.inTurn(id, async () => {
      const game = repository.gameCalled(title)
      if (!game) return refuse('no-such-game')
      const chosen = houseRulesWith(game, request, (await this.preferred(server, title)) ?? undefined)
      if (typeof chosen === 'string') return refuse(chosen)
      if ([...seed].length > SEED_LETTERS) return refuse('seed-too-long')
      const isTaken =
        typeof request.room === 'string' && (await repository.store.records.findOpen(server, request.room))
      if (isTaken) return refuse('room-taken')
      const barred = await this.isServerBarred(server)
      if (barred) return refuse(barred)
      const tooMany = await admission.tooManyFor(host.user)
      if (tooMany) return refuse(tooMany)
      if (this.isTooFast(host.user, server)) return refuse('opened-too-fast')
      const timing = timingWith(request.timing ?? this.parts.timing, game.rules.sheet, chosen.options)
      const { pictures } = await presence.person(host.user)
      const language = request.language ?? (await languages.ofServer(server)) ?? undefined
      const seats = [newSeat(0, { user: host.user, name: labelOf(host, []) })]
      const invitation = this.invited(request, seatsOf(game, chosen))
      if (typeof invitation === 'string') return refuse(invitation)
      const room = typeof request.room === 'string' ? request.room : await request.room()
      return await this.create({ id, game: title, ...chosen, seed, seal, server, room, timing, pictures, whispering: false, language, host: host.user, seats, ...(invitation && { invitation }) }) // prettier-ignore
    })
  }

  start(id: TableId, by: UserId, brought?: Contribution): Promise<Result<TableRecord>> {
    return this.parts.requests.ofTable(id, async (record) => {
      if (record.status !== 'lobby') return refuse('not-in-lobby')
      if (!seatOf(record, by)) return refuse('not-seated')
      const { min, max } = seatsOf(this.parts.repository.gameOf(record), record)
      if (record.seats.length < min) return refuse('too-few-players')
      const { guests, players, until, begins } = invitationOf(record)
      const startsByItself = players !== null || until !== null
      if (startsByItself && guests === null && begins === null && by !== record.host) return refuse('starts-by-itself')
      if (guests?.some((user) => !seatOf(record, user))) return refuse('guests-missing')
      if (record.seats.length > max) return refuse('table-full')
      return await this.parts.repository.begin(record, brought)
    })
  }

  /**
   * Opens a lobby where a table has ended, with its players and house rules; the second player takes the first seat.
   * Players who can't sit are left out. `isNew`: false if the lobby had been opened before.
   */
  again(id: TableId, { by, gone, brought }: RematchRequest): Promise<Result<Rematch>> {
    const { repository, requests, admission } = this.parts
    return requests.ofTable<Rematch>(id, async (before) => {
      const { status, server, room } = before
      if (status === 'lobby' || status === 'playing') return refuse('still-playing')
      const open = await repository.store.records.findOpen(server, room)
      if (open?.again?.after === id) return granted({ record: withoutSecrets(open), isNew: false })
      if (open) return refuse('room-taken')
      const own = seatOf(before, by.user) && (await admission.tooManyFor(by.user))
      if (own) return refuse(own)
      const game = repository.gameOf(before)
      const settings = settingsAgain(game, before)
      const { preset, options } = settings
      const { seats, leftOut } = await this.seatedAgain(before, seatsOf(game, { preset, options }).max, { by, gone })
      const players = seats.flatMap(({ user }) => user ?? [])
      const host = [by.user, before.host, ...players].find((user) => players.includes(user))
      if (host === undefined) return refuse('nobody-again')
      const barred = await this.isServerBarred(server)
      if (barred) return refuse(barred)
      if (this.isTooFast(by.user, server)) return refuse('opened-too-fast')
      const called = await this.toCall(players.filter((user) => user !== by.user))
      const again = { after: id, called, leftOut }
      const seal = withBrought(sealOf(repository.newSecret()), brought)
      const created = await this.create({
        ...settings,
        id: repository.newId(),
        seed: '',
        seal,
        server,
        room,
        host,
        seats,
        again,
      })
      return created.ok ? granted({ record: created.value, isNew: true }) : created
    })
  }

  async prefer(server: string, title: string, house: HouseRules | null): Promise<Result> {
    const { repository } = this.parts
    const game = repository.gameCalled(title)
    if (!game) return refuse('no-such-game')
    const chosen = house && houseRulesWith(game, house)
    if (typeof chosen === 'string') return refuse(chosen)
    await repository.store.notes.setMemo(preferenceOf(server, title), chosen ? JSON.stringify(chosen) : '')
    return DONE
  }

  async preferred(server: string, title: string): Promise<HouseRules | null> {
    const { repository } = this.parts
    const game = repository.gameCalled(title)
    const text = await repository.store.notes.memo(preferenceOf(server, title))
    return game && text ? houseRulesFrom(game, text) : null
  }

  /**
   * The players of a table for a rematch, the first of them last: at most the given number, without those who can't
   * sit.
   */
  private async seatedAgain(
    { id, seats: were }: TableRecord,
    most: number,
    { by, gone }: Pick<RematchRequest, 'by' | 'gone'>,
  ) {
    const seats: SeatRecord[] = []
    const leftOut: Again['leftOut'][number][] = []
    const { admission, repository } = this.parts
    const { importedUsers } = repository
    const others = were.filter(({ user }) => user !== by.user).map(({ name }) => name)
    const keepsAway = async (user: UserId): Promise<WhyLeftOut | null> => {
      if (user !== by.user && gone.has(user)) return 'gone'
      if (user !== by.user && (await importedUsers.has(id, user))) return 'stranger'
      return await admission.tooManyFor(user)
    }
    for (const { user, name } of [...were.slice(1), ...were.slice(0, 1)]) {
      const why = seats.length >= most ? 'table-full' : user !== null && (await keepsAway(user))
      if (why) leftOut.push({ name, why })
      else seats.push(newSeat(seats.length, { user, name: user === by.user ? labelOf(by, others) : name }))
    }
    return { seats, leftOut }
  }

  /** The users who want to hear that a table waits for them. */
  private async toCall(users: readonly UserId[]): Promise<readonly UserId[]> {
    const { presence } = this.parts
    const each = await Promise.all(
      users.map(async (user) => ((await presence.person(user)).notice === 'none' ? [] : [user])),
    )
    return each.flat()
  }

  private async isServerBarred(server: string): Promise<TableRefusal | null> {
    const { repository, limits } = this.parts
    return (await repository.store.records.count({ server, statuses: OPEN })) >= limits.server ? 'server-full' : null
  }

  /** Whether a user or a server opened too many tables within a minute. Counts one more if not. */
  private isTooFast(user: UserId, server: string): boolean {
    const { lately, limits } = this.parts
    const [ofPerson, ofServer] = [`person ${user}`, `server ${server}`]
    const { person, server: there } = limits.aMinute
    if (lately.countOf(ofPerson) >= person || lately.countOf(ofServer) >= there) return true
    lately.note(ofPerson)
    lately.note(ofServer)
    return false
  }

  /** How a new lobby fills, or why it can't so; `null` if it was told nothing. */
  private invited({ invitation: terms }: OpeningRequest, needed: { min: number; max: number }) {
    if (!terms) return null
    const now = this.parts.repository.clock.now()
    return invitationWith(invitationOf({ createdAt: now }), terms, needed, now)
  }

  /** Saves a new lobby. */
  private async create(made: Lobby): Promise<Result<TableRecord>> {
    const { repository } = this.parts
    const at = repository.clock.now()
    const none = {
      experience: null,
      clocks: null,
      pause: null,
      motions: [],
      called: [],
      watchers: [],
    }
    return await repository.create({ ...made, ...none, status: 'lobby', createdAt: at, changedAt: at })
  }
}

/** The properties that differ between new lobbies. */
type Lobby = Pick<
  TableRecord,
  | 'id'
  | 'game'
  | 'preset'
  | 'options'
  | 'seed'
  | 'seal'
  | 'server'
  | 'room'
  | 'timing'
  | 'pictures'
  | 'whispering'
  | 'hushed'
  | 'level'
  | 'teaching'
  | 'language'
  | 'host'
  | 'seats'
  | 'again'
  | 'invitation'
>
