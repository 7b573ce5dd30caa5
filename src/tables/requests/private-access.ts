import type { Seat } from '../../engine/index.ts'
import { labelled } from '../steps/display-names.ts'
import type { Named } from '../model/people.ts'
import { isPlayers } from '../live/clocks.ts'
import { whisperMark } from '../model/chain.ts'
import type { LastMinute } from '../kit/sliding-window.ts'
import type { Ledger } from '../live/table-repository.ts'
import type { TableLimits } from '../live/limits.ts'
import { eventsOf, mayNotSeeSecrets } from '../steps/secrets-seen.ts'
import { happened } from '../steps/lines.ts'
import type { Live } from '../live/running-table.ts'
import type { Requests } from '../live/requests.ts'
import { DONE, granted, refuse } from '../model/results.ts'
import type { Result } from '../model/service.ts'
import { WHISPER_LETTERS, type TableId, type UserId, type Whisper, type Whisperer } from '../model/store.ts'
import { isBlank } from '../kit/invisible.ts'
import { endOf } from '../steps/spectators.ts'

export interface PrivateAccessParts {
  readonly ledger: Ledger
  readonly requests: Requests
  readonly limits: TableLimits
  readonly lately: LastMinute
}

/** Who may know more than the public: spectators with private access, recipients of whispers, and moderators. */
export interface PrivateAccessService {
  /**
   * Ends a spectator's private access. The spectator and the player may; `by` is `null` for a moderator. The
   * chronicle says so.
   */
  endWatch(id: TableId, watcher: UserId, by: UserId | null): Promise<Result>
  /**
   * Whispers to another player, if the table allows whispers. The chronicle says so to everyone, without the text.
   */
  whisper(id: TableId, user: UserId, to: Seat, text: string): Promise<Result<Whisper>>
  /** The last whispers to or from a person, oldest first. Show them only to that person. */
  whispersWith(id: TableId, user: UserId, limit: number): Promise<readonly Whisper[]>
  /**
   * Tells the table that a moderator looks at the secrets of a seat, or of all, in a game under way. Show the secrets
   * only after this has succeeded.
   */
  lookInto(id: TableId, by: Named & { readonly user: UserId }, seat: Seat | null): Promise<Result>
}

export class PrivateAccess implements PrivateAccessService {
  private readonly parts: PrivateAccessParts

  constructor(parts: PrivateAccessParts) {
    this.parts = parts
  }

  endWatch(id: TableId, watcher: UserId, by: UserId | null): Promise<Result> {
    const { requests, ledger } = this.parts
    return requests.ofTable(id, async (record) => {
      const found = record.watchers.find((one) => one.user === watcher)
      if (!found) return refuse('not-watching')
      if (by !== null && by !== watcher && record.seats[found.seat]?.user !== by) return refuse('watch-not-yours')
      const watchers = record.watchers.filter((one) => one !== found)
      await ledger.change(record, { change: { watchers }, lines: [endOf(found)] })
      return DONE
    })
  }

  whisper(id: TableId, user: UserId, to: Seat, given: string): Promise<Result<Whisper>> {
    const { requests, ledger, limits, lately } = this.parts
    return requests.inGame(id, user, async (live, seat) => {
      const { record } = live
      const text = given.replace(/\s+/gu, ' ').trim()
      if (!record.whispering) return refuse('no-whispers')
      const [by, heard] = [sitting(live, seat), sitting(live, to)]
      if (!by) return refuse('not-playing')
      if (!heard || to === seat) return refuse('whisper-to-whom')
      if (isBlank(text) || [...text].length > WHISPER_LETTERS) return refuse('whisper-letters')
      await ledger.people.read([heard.user])
      if (ledger.people.of(heard.user).whispers === 'nobody') return refuse('whispers-refused')
      const name = `whispers ${user}`
      if (lately.countOf(name) >= limits.aMinute.whispers) return refuse('whispered-too-often')
      lately.note(name)
      const number = (await ledger.store.marks.lastWhisper(id)) + 1
      const salt = ledger.newSecret()
      const whisper = { number, from: by, to: heard, text, salt }
      const mark = whisperMark(salt, whisper)
      const lines = [happened({ kind: 'whispered', from: seat, to, number, mark })]
      await ledger.change(record, { lines, whisper })
      return granted({ ...whisper, at: ledger.clock.now() })
    })
  }

  whispersWith(id: TableId, user: UserId, limit: number): Promise<readonly Whisper[]> {
    return this.parts.ledger.store.marks.whispersWith(id, user, limit)
  }

  lookInto(id: TableId, by: Named & { readonly user: UserId }, seat: Seat | null): Promise<Result> {
    const { requests, ledger } = this.parts
    return requests.underWay(id, async ({ record }) => {
      if (seat !== null && !record.seats[seat]) return refuse('which-seat')
      const { user } = by
      if (mayNotSeeSecrets(record, user, await eventsOf(ledger.store, id))) return refuse('plays-there')
      const name = labelled(record, user, by)
      await ledger.change(record, { lines: [happened({ kind: 'looked-into', by: name, user, plays: null, seat })] })
      return DONE
    })
  }
}

/** The player who still plays at a seat; `null` if there is none. */
function sitting(live: Live, seat: Seat): Whisperer | null {
  const { user = null, name = '' } = live.record.seats[seat] ?? {}
  return user !== null && isPlayers(live, seat) ? { seat, user, name } : null
}
