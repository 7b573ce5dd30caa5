import { effectiveEntries, type Seat } from '../../engine/index.ts'
import { goBack } from '../live/undo.ts'
import type { TableRepository } from '../live/table-repository.ts'
import { happened } from '../steps/lines.ts'
import type { RunningTable } from '../live/running-table.ts'
import { withControl } from '../steps/lobby.ts'
import {
  barred,
  firstToSettle,
  isAlike,
  isMissing,
  isOpen,
  openForAt,
  othersThan,
  settledProposal,
  standingOf,
  troubleWith,
  votersOf,
  withSettled,
} from '../live/proposals.ts'
import type { Destinations } from './destinations.ts'
import { DONE, granted, refuse } from '../model/results.ts'
import { clocksAfter, clocksAtPace, clocksExtended, clocksUp } from '../steps/seat-clocks.ts'
import type { Result } from '../model/service.ts'
import type { Requests } from '../live/requests.ts'
import type { Rollbacks, RollbackPoint } from './rollbacks.ts'
import {
  QUORUM_OF,
  seatPlayedBy,
  timingAtPace,
  type Proposal,
  type ProposalOutcome,
  type NewLine,
  type ProposalInput,
  type TableEvent,
  type TableId,
  type TableRecord,
  type UserId,
} from '../model/store.ts'

/** The lines and changes that are written with a decision. */
interface Said {
  readonly lines: readonly NewLine[]
  readonly proposals: readonly Proposal[]
  readonly by: UserId | null
}

export interface VotesParts {
  readonly repository: TableRepository
  readonly requests: Requests
  readonly rollbacks: Rollbacks
  readonly places: Destinations
}

/** Decisions that the players of a table make together, and those that a moderator makes alone. */
export interface VoteService {
  /**
   * Makes a proposal, which the proposer votes for. If no other vote is needed, it is carried out at once. A proposal
   * that needs another person's vote waits for absent players. Resolves to how it was settled, or `open`.
   */
  propose(id: TableId, user: UserId, proposal: ProposalInput): Promise<Result<ProposalOutcome | 'open'>>
  /** Votes on a proposal. A proposer who votes no withdraws it. Resolves to how the vote settled it, or `open`. */
  vote(id: TableId, user: UserId, proposal: string, agrees: boolean): Promise<Result<ProposalOutcome | 'open'>>
  /**
   * Carries out a proposal for a moderator, without a vote. The chronicle says so. `by`: the moderator. Refused for a
   * moderator who plays at the table, if the proposal needs another person's vote.
   */
  decide(id: TableId, proposal: ProposalInput, by?: UserId): Promise<Result>
  /** Resumes a paused game. Any player may. */
  unpause(id: TableId, user: UserId): Promise<Result>
}

export class Votes implements VoteService {
  private readonly repository: TableRepository
  private readonly requests: Requests
  private readonly rollbacks: Rollbacks
  private readonly places: Destinations

  constructor({ repository, requests, rollbacks, places }: VotesParts) {
    this.repository = repository
    this.requests = requests
    this.rollbacks = rollbacks
    this.places = places
  }

  propose(id: TableId, user: UserId, proposal: ProposalInput): Promise<Result<ProposalOutcome | 'open'>> {
    return this.requests.inGame(id, user, (live, seat) => this.proposeIn(live, seat, user, proposal))
  }

  vote(id: TableId, user: UserId, proposal: string, agrees: boolean): Promise<Result<ProposalOutcome | 'open'>> {
    return this.requests.inGame(id, user, (live, seat) => this.voteIn(live, { seat, user }, proposal, agrees))
  }

  decide(id: TableId, proposal: ProposalInput, by?: UserId): Promise<Result> {
    return this.requests.underWay(id, (live) => this.decideIn(live, proposal, by))
  }

  unpause(id: TableId, user: UserId): Promise<Result> {
    return this.requests.inGame(id, user, async (live) => {
      const there = await this.there(live, user)
      const { record } = live
      if (record.pause === null) return refuse('not-paused')
      // A player who comes back to a table that waited for players has said so.
      const isSaid = there.lines.some((line) => line.kind === 'event' && line.event.kind === 'goes-on')
      const lines = isSaid ? there.lines : [...there.lines, happened({ kind: 'goes-on' })]
      const { seats, clocks } = there.live.record
      await this.repository.change({ ...record, clocks }, { change: { pause: null, seats }, lines })
      return DONE
    })
  }

  private async proposeIn(
    live: RunningTable,
    seat: Seat,
    user: UserId,
    given: ProposalInput,
  ): Promise<Result<ProposalOutcome | 'open'>> {
    // Players may open only their own secrets to others.
    const proposal = given.kind === 'watch' ? { ...given, seat } : given
    const { clock, uptime } = this.repository
    const there = await this.there(live, user)
    const { record } = there.live
    const trouble = barred(record, seat, proposal, uptime.now()) ?? troubleWith(there.live, proposal)
    if (trouble) return refuse(trouble)
    if (!votersOf(there.live, { kind: 'end' }).includes(seat)) return refuse('not-voting')
    const target = await this.rollbacks.targetOf(there.live, proposal, seat)
    if (typeof target === 'string') return refuse(target)
    const isAlone = QUORUM_OF[proposal.kind] === 'another' && (await this.isOnlyPerson(there.live, seat))
    const openProposal: Proposal = {
      ...proposal,
      ...target,
      id: this.repository.newId(),
      by: seat,
      at: clock.now(),
      until: uptime.now() + openForAt(there.live, proposal, seat),
      ayes: [seat],
      nays: [],
      came: null,
      ...(isAlone && { alone: true }),
    }
    const moved = { ...there.live, record: { ...record, motions: [...record.motions, openProposal] } }
    return this.tally(moved, openProposal, user, [...there.lines, happened(saidOf(openProposal, 'moved'))])
  }

  private async voteIn(
    live: RunningTable,
    { seat, user }: { readonly seat: Seat; readonly user: UserId },
    id: string,
    agrees: boolean,
  ): Promise<Result<ProposalOutcome | 'open'>> {
    const { live: now, lines } = await this.there(live, user)
    const before = now.record.motions.find((one) => one.id === id)
    if (!before || !isOpen(before)) return refuse('proposal-gone')
    const proposal = {
      ...before,
      ayes: [...before.ayes.filter((one) => one !== seat), ...(agrees ? [seat] : [])],
      nays: [...before.nays.filter((one) => one !== seat), ...(agrees ? [] : [seat])],
    }
    if (!agrees && seat === proposal.by) return this.settle(now, proposal, 'withdrawn', lines)
    if (!votersOf(now, proposal).includes(seat)) return refuse('not-voting')
    const proposals = now.record.motions.map((one) => (one.id === id ? proposal : one))
    return this.tally({ ...now, record: { ...now.record, motions: proposals } }, proposal, user, lines)
  }

  /** A moderator who also plays at the table does not count as another person than the players. */
  private async decideIn(live: RunningTable, proposal: ProposalInput, by?: UserId): Promise<Result> {
    // Each player decides alone on private access to their seat: no other can.
    if (proposal.kind === 'watch') return refuse('which-watcher')
    // A moderator resumes the game elsewhere instead.
    if (proposal.kind === 'move') return refuse('which-place')
    const own = by === undefined ? undefined : seatPlayedBy(live.record, by)
    if (own && needsAnother(live, own.seat, proposal)) return refuse('plays-decides')
    const trouble = troubleWith(live, proposal)
    if (trouble) return refuse(trouble)
    const target = await this.rollbacks.targetOf(live, proposal, null)
    if (typeof target === 'string') return refuse(target)
    const now = this.repository.uptime.now()
    const proposals = withSettled(live.record, (one) => (isAlike(one, proposal) ? 'decided' : null), now)
    const lines = [happened({ ...saidOf({ ...proposal, by: null }, 'decided') })]
    const done = await this.carryOut(live, { ...proposal, ...target }, { lines, proposals, by: null })
    return done.ok ? DONE : done
  }

  /** Whether all other seats belong to computers, or to players who have left for good. */
  private async isOnlyPerson(live: RunningTable, seat: Seat): Promise<boolean> {
    const log = effectiveEntries(await this.repository.store.log.entries(live.record.id))
    return othersThan(seat, live, log).length === 0
  }

  /** Settles the first proposal that the current votes decide, or that has expired. */
  async settleNext(live: RunningTable): Promise<void> {
    const proposal = firstToSettle(live, this.repository.uptime.now())
    if (proposal) await this.tally(live, proposal, live.record.seats[proposal.by]?.user ?? null, [])
  }

  /** The table after an action by a player who may have been away, and the lines about it. */
  private async there(live: RunningTable, user: UserId): Promise<{ live: RunningTable; lines: readonly NewLine[] }> {
    await this.repository.importedUsers.arrives(live.record.id, user)
    const back = this.repository.comeBack(live.record, user)
    if (!back) return { live, lines: [] }
    const lines = [...back.lines, ...(await this.repository.standIns(live, user))]
    const record = { ...live.record, ...back.change, clocks: clocksAfter(live.record, user) }
    return { live: { ...live, record }, lines }
  }

  /** Saves the current state of a proposal: carried out, refused or open. `live` holds the changes to save with it. */
  private async tally(
    live: RunningTable,
    proposal: Proposal,
    user: UserId | null,
    lines: readonly NewLine[],
  ): Promise<Result<ProposalOutcome | 'open'>> {
    const { record } = live
    const now = this.repository.uptime.now()
    const standing = standingOf(live, proposal, now)
    if (standing === 'refused' || standing === 'lapsed') return this.settle(live, proposal, standing, lines)
    if (standing === 'open') {
      const kept = await this.repository.change(record, { change: keptOf(record), lines })
      return kept.ok ? granted('open') : kept
    }
    if (troubleWith(live, proposal)) return this.settle(live, proposal, 'void', lines)
    const proposals = record.motions.map((one) =>
      one.id === proposal.id ? settledProposal(one, 'agreed', record.timing, now) : one,
    )
    const said = [...lines, happened(saidOf(proposal, 'agreed'))]
    const done = await this.carryOut(live, proposal, { lines: said, proposals, by: user })
    if (done.ok) return granted('agreed')
    // A proposal that failed although all agreed is not retried for ever.
    const isOff = done.why === 'cannot-go-back' || proposal.kind === 'move'
    return isOff ? this.settle(live, proposal, 'void', lines) : done
  }

  /** Records that a proposal came to nothing. */
  private async settle(
    live: RunningTable,
    proposal: Proposal,
    came: 'refused' | 'withdrawn' | 'lapsed' | 'void',
    lines: readonly NewLine[] = [],
  ): Promise<Result<ProposalOutcome>> {
    const { record } = live
    const now = this.repository.uptime.now()
    const proposals = record.motions.map((one) =>
      one.id === proposal.id ? settledProposal(proposal, came, record.timing, now) : one,
    )
    const said = came === 'void' ? lines : [...lines, happened(saidOf(proposal, came))]
    const kept = await this.repository.change(record, {
      change: { ...keptOf(record), motions: proposals },
      lines: said,
    })
    return kept.ok ? granted(came) : kept
  }

  /** Carries out a decision, in one step with its lines. */
  private async carryOut(
    live: RunningTable,
    what: ProposalInput & RollbackPoint,
    { lines, proposals, by }: Said,
  ): Promise<Result<unknown>> {
    const { record } = live
    const kept = { ...keptOf(record), motions: proposals }
    const now = this.repository.uptime.now()
    const write = (change: Partial<TableRecord>, events: readonly TableEvent[] = [], clocks = record.clocks) => {
      const said = [...lines, ...events.map((event) => happened(event))]
      return this.repository.change({ ...record, clocks }, { change: { ...kept, ...change }, lines: said })
    }
    const { kind, seat = -1, pace = record.timing.pace, language, to, watcher, place } = what
    switch (kind) {
      case 'undo':
      case 'back':
        return to === undefined
          ? refuse('cannot-go-back')
          : goBack(this.repository, live, to, by, { lines, change: kept })
      case 'pause':
        return write({ pause: 'agreed' }, [{ kind: 'paused', why: 'agreed' }])
      case 'extend':
        return write({}, [], clocksExtended(record, now, seat))
      case 'pace': {
        const timing = timingAtPace(record.timing, pace)
        return write({ timing }, [{ kind: 'pace-set', pace }], clocksAtPace(record, now, timing.bank))
      }
      case 'play-on':
        return write({ seats: withControl(record, seat, { keeper: 'computer', loan: null }) })
      case 'move-on':
        return write({}, [], clocksUp(record, askedInSecret(live)))
      case 'gentle':
      case 'fair':
      case 'cunning':
        return write({ level: kind })
      case 'language':
        return write({ language })
      case 'replace': {
        const seats = record.seats.map((one) => (one.seat === seat ? { ...one, offered: true } : one))
        return write({ seats }, [{ kind: 'seat-offered', seat }])
      }
      case 'watch': {
        if (!watcher) return refuse('which-watcher')
        return write({ watchers: [...record.watchers, { ...watcher, seat }] }, [{ kind: 'watched', seat, ...watcher }])
      }
      case 'move': {
        const trouble = place ? await this.places.troubleWith(record, place) : 'which-place'
        if (trouble || !place) return refuse(trouble ?? 'which-place')
        const mover = what.by === undefined ? undefined : record.seats[what.by]?.user
        return write(place, [{ kind: 'moved', user: mover ?? undefined }])
      }
      case 'end':
        return write({ status: 'closed' }, [{ kind: 'closed' }])
    }
  }
}

/** Whether a player needs another person for this proposal; also true for taking a seat from a player who is there. */
function needsAnother(live: RunningTable, own: Seat, { kind, seat }: ProposalInput): boolean {
  if (QUORUM_OF[kind] === 'another') return true
  return QUORUM_OF[kind] === 'others' && seat !== undefined && seat !== own && !isMissing(live, seat)
}

function askedInSecret({ run }: RunningTable): readonly Seat[] {
  return run.asked.filter(({ secret }) => secret).map(({ seat }) => seat)
}

/** The part of a table's record about presence and decisions. */
function keptOf({ motions: proposals, seats, pause }: TableRecord) {
  return { motions: proposals, seats, pause }
}

function saidOf(
  {
    kind,
    by,
    seat,
    watcher,
    alone,
  }: Pick<Proposal, 'kind' | 'seat' | 'watcher' | 'alone'> & { readonly by: Seat | null },
  came: Came,
) {
  return {
    kind: 'motion',
    motion: kind,
    by,
    about: seat ?? null,
    ...(watcher && { whom: watcher.name }),
    came,
    ...(alone && { alone }),
  } as const satisfies TableEvent
}
type Came = (TableEvent & { readonly kind: 'motion' })['came']
