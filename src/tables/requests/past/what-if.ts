import { levelsOf, type Level, type Seat } from '../../../engine/index.ts'
import type { LastMinute } from '../../kit/sliding-window.ts'
import { beginAsItWas, beginAsKnown, type Beginning } from '../../live/imagining.ts'
import type { TableLimits } from '../../live/limits.ts'
import type { Requests } from '../../live/requests.ts'
import type { RunningTable } from '../../live/running-table.ts'
import type { TableRepository } from '../../live/table-repository.ts'
import { DONE, granted, refuse, type Result, type TableRefusal } from '../../model/results.ts'
import {
  DIRECT_MESSAGES,
  isImagined,
  seatOf,
  timingOf,
  type NewTable,
  type TableId,
  type TableRecord,
  type UserId,
} from '../../model/store.ts'
import { happened } from '../../steps/lines.ts'
import { newSeat } from '../../steps/lobby.ts'
import { withoutSecrets } from '../../steps/sealing.ts'
import type { Presence } from '../presence.ts'

/** Where an imagined table begins, and who plays it how. */
export interface WhatIfRequest {
  readonly user: UserId
  /** The entry of the log after which the game stood so. */
  readonly seq: number
  /** The seat that the person plays. */
  readonly seat: Seat
  /** The room of the person's direct messages. */
  readonly room: string
  /** How well the computer players of the other seats play. */
  readonly level: Level
  /** In which language the person reads it, as a code. */
  readonly language?: string
}

/** Who plays on from where. */
export type Beginner = Pick<WhatIfRequest, 'user' | 'seq' | 'seat'>

/**
 * Imagined tables: a person plays on from a point of a game, against computer players in all other seats. Nothing in
 * such a table counts, and the game that it comes from doesn't change.
 */
export interface WhatIfService {
  /** The person's imagined tables that go on; at most one. */
  of(user: UserId): Promise<readonly TableRecord[]>
  /** Why a person may not play on from there; `null` if they may. */
  refusal(id: TableId, request: Beginner): Promise<TableRefusal | null>
  /**
   * Opens an imagined table in a person's direct messages, and closes their earlier one. A finished game goes on from
   * the very moment, for any of its seats, with fresh dice and with everything dealt again that no seat knew. Any other
   * game goes on from the beginning of the turn, for the person's own seat, in a world that is possible by what that
   * seat knew then.
   */
  open(id: TableId, request: WhatIfRequest): Promise<Result<TableRecord>>
  /** Closes the person's imagined table, if there is one. */
  close(user: UserId): Promise<Result>
}

export interface WhatIfParts {
  readonly repository: TableRepository
  readonly requests: Requests
  readonly presence: Presence
  readonly limits: TableLimits
  readonly lately: LastMinute
}

export class WhatIfs implements WhatIfService {
  private readonly parts: WhatIfParts

  constructor(parts: WhatIfParts) {
    this.parts = parts
  }

  async of(user: UserId): Promise<readonly TableRecord[]> {
    const { records } = this.parts.repository.store
    return (await records.list({ server: DIRECT_MESSAGES, user, statuses: ['playing'] })).map(withoutSecrets)
  }

  async refusal(id: TableId, request: Beginner): Promise<TableRefusal | null> {
    const found = await this.positionFor(id, request)
    if (!found.ok) return found.why
    return this.isTooFast(request.user) ? 'opened-too-fast' : null
  }

  /** The game at the moment from which the person plays on. */
  private positionFor(id: TableId, { user, seq, seat }: Beginner): Promise<Result<RunningTable>> {
    const { repository, requests } = this.parts
    return requests.ofTable<RunningTable>(id, async (record) => {
      if (record.status === 'lobby') return refuse('not-playing')
      if (isImagined(record)) return refuse('imagined')
      if (record.status !== 'over' && seatOf(record, user)?.seat !== seat) return refuse('not-seated')
      if (!record.seats[seat]) return refuse('which-seat')
      const live = await repository.points.at(record, repository.gameOf(record), seq)
      if (!live) return refuse('which-moment')
      if (live.run.isOver) return refuse('imagined-end')
      return live.run.rules.isIn(live.run.state, seat) ? granted(live) : refuse('imagined-out')
    })
  }

  async open(id: TableId, request: WhatIfRequest): Promise<Result<TableRecord>> {
    const { repository, requests } = this.parts
    const { user } = request
    // One after another, so that each person has only one.
    return await requests.inTurn(queueOf(user), async () => {
      const found = await this.positionFor(id, request)
      if (!found.ok) return found
      const source = await repository.record(id)
      if (!source) return refuse('no-such-table')
      if (!levelsOf(repository.gameOf(source)).includes(request.level)) return refuse('level-missing')
      if (this.isTooFast(user)) return refuse('opened-too-fast')
      this.parts.lately.note(openingBy(user))
      const isGuessed = source.status !== 'over'
      const dice = repository.newSeed()
      const begun = isGuessed
        ? await beginAsKnown(found.value, request.seat, { world: repository.newSeed(), dice })
        : await beginAsItWas(found.value, dice, repository.clock.now())
      await this.closeAll(user)
      return await this.create(await this.recordFrom(source, request, dice), begun, isGuessed)
    })
  }

  async close(user: UserId): Promise<Result> {
    return await this.parts.requests.inTurn(queueOf(user), async () => {
      await this.closeAll(user)
      return DONE
    })
  }

  private async closeAll(user: UserId): Promise<void> {
    const { repository, requests } = this.parts
    for (const { id } of await this.of(user)) {
      const lines = [happened({ kind: 'closed' })]
      await requests.ofTable(id, (record) => repository.end(record, { change: { status: 'closed' }, lines }))
    }
  }

  /** Writes the whole table, and then shows it and starts its computer players. */
  private create(table: NewTable, begun: Beginning, isGuessed: boolean): Promise<Result<TableRecord>> {
    const { repository, requests } = this.parts
    const nothing = { chronicle: [], bookmarks: [], guesses: [], whispers: [], shown: [] }
    return requests.inTurn(table.id, async () => {
      const record = await repository.store.importTable({ table, ...begun, ...nothing })
      return await repository.change(record, { lines: [happened({ kind: 'imagined', isGuessed })] })
    })
  }

  private async recordFrom(
    { game, preset, options, experience, hostSeat, seats }: TableRecord,
    { user, seat, room, level, language }: WhatIfRequest,
    seed: string,
  ): Promise<NewTable> {
    const { repository, presence } = this.parts
    const at = repository.clock.now()
    const { pictures } = await presence.person(user)
    return {
      id: repository.newId(),
      game,
      preset,
      options,
      seed,
      seal: { kind: 'typed' },
      experience,
      hostSeat,
      status: 'playing',
      server: DIRECT_MESSAGES,
      room,
      host: user,
      seats: seats.map((one) => newSeat(one.seat, { user: one.seat === seat ? user : null, name: one.name })),
      timing: { ...timingOf('none'), remindAfter: null },
      clocks: null,
      pause: null,
      motions: [],
      called: [],
      pictures,
      watchers: [],
      whispering: false,
      // Nothing is put into the mouths of people who aren't there.
      hushed: true,
      level,
      language,
      createdAt: at,
      changedAt: at,
    }
  }

  private isTooFast(user: UserId): boolean {
    const { lately, limits } = this.parts
    return lately.countOf(openingBy(user)) >= limits.aMinute.person
  }
}

/** What is counted when a person opens an imagined table. */
function openingBy(user: UserId): string {
  return `what if ${user}`
}

/** No table has this name. */
function queueOf(user: UserId): string {
  return `what ifs of ${user}`
}
