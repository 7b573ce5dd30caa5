import { levelsOf, type Level, type OptionValues } from '../../engine/index.ts'
import { houseRulesWith, seatsOf, timingAfter, timingWith } from '../steps/house-rules.ts'
import { invitationAfter, invitationOf, invitationWith } from '../steps/invitation.ts'
import type { TableRepository } from '../live/table-repository.ts'
import type { Requests } from '../live/requests.ts'
import { refuse } from '../model/results.ts'
import type { Result } from '../model/service.ts'
import {
  seatOf,
  timingAtPace,
  type AtZero,
  type Framing,
  type InvitationTerms,
  type PaceName,
  type ReliabilityMinimum,
  type TableId,
  type TableRecord,
  type Teaching,
  type UserId,
} from '../model/store.ts'

/** A choice of the host about time. What is left out stays. */
export interface TimingChoice {
  readonly pace?: PaceName
  readonly atZero?: AtZero
  readonly requires?: ReliabilityMinimum | null
}

/** The settings of a table: clocks, house rules, whispers and the size of its pictures. */
export interface SettingsService {
  /**
   * Sets in the lobby the time limits, and how reliable players have to be; `null` for any. Only the host may. Players
   * who have a seat already keep it.
   */
  setTiming(id: TableId, by: UserId, chosen: TimingChoice): Promise<Result<TableRecord>>
  /**
   * Sets the house rules in the lobby: first a preset, which sets all options, then single options. Only the host may.
   * Refused if options conflict.
   */
  setHouseRules(
    id: TableId,
    by: UserId,
    chosen: { preset?: string; options?: OptionValues },
  ): Promise<Result<TableRecord>>
  /** Sets the framing of the table's public pictures, at any time. Any seated player may. */
  setPictures(id: TableId, by: UserId, pictures: Framing): Promise<Result<TableRecord>>
  /** Sets the language of the table's public messages, at any time. Only the host may. */
  setLanguage(id: TableId, by: UserId, language: string): Promise<Result<TableRecord>>
  /** Sets how the lobby fills and starts by itself. Only the host may. */
  setInvitation(id: TableId, by: UserId, terms: InvitationTerms): Promise<Result<TableRecord>>
  /** Sets in the lobby whether players may whisper to each other. Only the host may. */
  setWhispering(id: TableId, by: UserId, whispering: boolean): Promise<Result<TableRecord>>
  /** Sets whether the computer players of a table say nothing. Only the host may, before the game starts. */
  setHushed(id: TableId, by: UserId, hushed: boolean): Promise<Result<TableRecord>>
  /** Sets how well the computer players of a table play. Only the host may, before the game starts. */
  setLevel(id: TableId, by: UserId, level: Level): Promise<Result<TableRecord>>
  /**
   * Sets how a table teaches; `null` if it doesn't. Only the host may, before the game starts. A table with
   * explanations for everyone has at least the pace of an evening.
   */
  setTeaching(id: TableId, by: UserId, teaching: Teaching | null): Promise<Result<TableRecord>>
}

export class Settings implements SettingsService {
  private readonly repository: TableRepository
  private readonly requests: Requests

  constructor(repository: TableRepository, requests: Requests) {
    this.repository = repository
    this.requests = requests
  }

  setTiming(id: TableId, by: UserId, { pace, atZero, requires }: TimingChoice): Promise<Result<TableRecord>> {
    return this.byHost(id, by, async (record) => {
      const { sheet } = this.repository.gameOf(record).rules
      const { timing: now, options } = record
      const chosen = {
        ...now,
        ...(atZero && { atZero }),
        ...(requires !== undefined && { requires: requires ?? undefined }),
      }
      const timing = timingWith(timingAtPace(chosen, pace ?? now.pace), sheet, options)
      return this.repository.change(record, { change: { timing } })
    })
  }

  setHouseRules(
    id: TableId,
    by: UserId,
    wanted: { preset?: string; options?: OptionValues },
  ): Promise<Result<TableRecord>> {
    return this.byHost(id, by, async (record) => {
      const game = this.repository.gameOf(record)
      const chosen = houseRulesWith(game, wanted, record)
      if (typeof chosen === 'string') return refuse(chosen)
      const timing = timingAfter(record, game.rules.sheet, chosen.options)
      const { seats, invitation: before } = record
      const at = this.repository.clock.now()
      const invitation = before && invitationAfter({ ...record, ...chosen }, game, { seats, at })
      return this.repository.change(record, { change: { ...chosen, timing, ...(invitation && { invitation }) } })
    })
  }

  setPictures(id: TableId, by: UserId, pictures: Framing): Promise<Result<TableRecord>> {
    return this.requests.ofTable(id, async (record) => {
      if (!seatOf(record, by)) return refuse('not-seated')
      if (record.status === 'closed') return refuse('not-playing')
      return await this.repository.change(record, { change: { pictures } })
    })
  }

  setLanguage(id: TableId, by: UserId, language: string): Promise<Result<TableRecord>> {
    return this.requests.ofTable(id, async (record) => {
      if (record.host !== by) return refuse('not-host')
      if (record.status === 'closed') return refuse('not-playing')
      return await this.repository.change(record, { change: { language } })
    })
  }

  setInvitation(id: TableId, by: UserId, terms: InvitationTerms): Promise<Result<TableRecord>> {
    return this.byHost(id, by, async (record) => {
      const game = this.repository.gameOf(record)
      const at = this.repository.clock.now()
      if (invitationOf(record).guests) return refuse('guests-start')
      const wanted = invitationWith({ ...invitationOf(record), begins: null }, terms, seatsOf(game, record), at)
      if (typeof wanted === 'string') return refuse(wanted)
      const invitation = invitationAfter(record, game, { seats: record.seats, at, invitation: wanted })
      return await this.repository.change(record, { change: { invitation } })
    })
  }

  setWhispering(id: TableId, by: UserId, whispering: boolean): Promise<Result<TableRecord>> {
    return this.byHost(id, by, async (record) => {
      return await this.repository.change(record, { change: { whispering } })
    })
  }

  setHushed(id: TableId, by: UserId, hushed: boolean): Promise<Result<TableRecord>> {
    return this.byHost(id, by, async (record) => {
      return await this.repository.change(record, { change: { hushed } })
    })
  }

  setLevel(id: TableId, by: UserId, level: Level): Promise<Result<TableRecord>> {
    return this.byHost(id, by, async (record) => {
      if (!levelsOf(this.repository.gameOf(record)).includes(level)) return refuse('level-missing')
      return await this.repository.change(record, { change: { level } })
    })
  }

  setTeaching(id: TableId, by: UserId, teaching: Teaching | null): Promise<Result<TableRecord>> {
    return this.byHost(id, by, async (record) => {
      const { sheet } = this.repository.gameOf(record).rules
      const { timing: now, options } = record
      const isTooFast = teaching === 'beginners' && now.pace === 'live'
      const timing = isTooFast ? timingWith(timingAtPace(now, 'evening'), sheet, options) : now
      return await this.repository.change(record, { change: { teaching, timing } })
    })
  }

  /** Carries out a request that only the host may make, before the game begins. */
  private byHost(
    id: TableId,
    by: UserId,
    change: (record: TableRecord) => Promise<Result<TableRecord>>,
  ): Promise<Result<TableRecord>> {
    return this.requests.ofTable(id, async (record) => {
      if (record.status !== 'lobby') return refuse('not-in-lobby')
      if (record.host !== by) return refuse('not-host')
      return await change(record)
    })
  }
}
