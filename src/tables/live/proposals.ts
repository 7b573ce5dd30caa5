import { LEAVE, leavesBranch, levelsOf, type EffectiveEntry, type Play, type Seat } from '../../engine/index.ts'
import { isPerson, isPlayers, MAX_REMINDERS, playersOf } from './clocks.ts'
import type { RunningTable } from './running-table.ts'
import {
  QUORUM_OF,
  type Proposal,
  type ProposalOutcome,
  type ProposalKind,
  type ProposalView,
  type ProposalInput,
} from '../model/proposal.ts'
import type { TableRefusal } from '../model/service.ts'
import { PACES, type Commit, type Timing } from '../model/store.ts'
import { troubleWithWatcher } from '../steps/spectators.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const MAX_OPEN_PROPOSALS = 3
/** A seat with this many remembered proposals has to wait before its next one. */
const MAX_REMEMBERED_PER_SEAT = 6
/** A proposal stays open as long as a decision may take, within these bounds. */
const OPEN_FOR_MS = { least: 2 * MINUTE_MS, most: DAY_MS } as const
/** The longest time for which a failed proposal blocks its seat's next one, and a settled one is remembered. */
const MAX_COOL_DOWN_MS = HOUR_MS

/** How many milliseconds a proposal stays open. */
export function openFor({ decision }: Timing): number {
  return Math.max(OPEN_FOR_MS.least, Math.min(decision ?? OPEN_FOR_MS.most, OPEN_FOR_MS.most))
}

/** How long a seat's proposal stays open. If everybody who has to agree is away, they get time to come back. */
export function openForAt(live: RunningTable, { kind }: ProposalInput, by: Seat): number {
  const waits = QUORUM_OF[kind] === 'another' && votersBut(live, by).length === 0
  return waits ? OPEN_FOR_MS.most : openFor(live.record.timing)
}

function coolDown(timing: Timing): number {
  return Math.min(MAX_COOL_DOWN_MS, openFor(timing) / 2)
}

export function isOpen({ came }: Proposal): boolean {
  return came === null
}

/** Whether a proposal of this kind has to name a seat. */
export function isAboutSeat(kind: ProposalKind): boolean {
  return kind === 'extend' || kind === 'play-on' || kind === 'replace' || kind === 'watch'
}

// Who votes

/**
 * The seats that vote on a proposal: those of present players, without the seat it concerns if its player is missing. A
 * deputy has no vote: nothing is decided against the player of a lent seat until they come back to vote.
 */
export function votersOf(live: RunningTable, { kind, seat }: ProposalInput): readonly Seat[] {
  if (QUORUM_OF[kind] !== 'others' || seat === undefined) return votersBut(live, null)
  if (isMissing(live, seat)) return votersBut(live, seat)
  return playersOf(live).flatMap((one) => (one.keeper === 'player' || one.seat === seat ? [one.seat] : []))
}

function votersBut(live: RunningTable, without: Seat | null): readonly Seat[] {
  return playersOf(live).flatMap(({ seat, keeper }) => (keeper === 'player' && seat !== without ? [seat] : []))
}

/** Whether everybody may know that a seat's player is away, inactive, or awaited in vain. */
export function isMissing({ record, run }: RunningTable, seat: Seat): boolean {
  if (!isPerson(record.seats[seat]?.keeper ?? 'nobody')) return true
  const clock = record.clocks?.seats[seat]
  const asked = run.askedOf(seat)
  return clock != null && asked?.secret === false && (clock.isUp || clock.reminders >= MAX_REMINDERS)
}

/**
 * The seats of other people, present or away, including seats that a computer plays for them. People who have given up
 * for good are left out. Players whom the rules have put out still count, because a rollback would bring them back.
 * `log`: the effective entries.
 */
export function othersThan(seat: Seat, { record, run }: RunningTable, log: readonly EffectiveEntry[]): readonly Seat[] {
  const hasGivenUp = (one: Seat) => {
    const wayBack: Play | null = run.rules.comeBack?.(run.state, one) ?? null
    const hasLeft = log.some((line) => line.kind === 'answer' && line.answer.seat === one && line.answer.verb === LEAVE)
    return hasLeft && wayBack === null && !run.rules.isIn(run.state, one)
  }
  return record.seats.flatMap((one) =>
    one.seat === seat || one.user === null || hasGivenUp(one.seat) ? [] : [one.seat],
  )
}

/** Whether a second person agrees, if the kind requires one; the vote of an absent player counts. */
function hasAnother(live: RunningTable, { kind, by, ayes, alone }: Proposal): boolean {
  return (
    QUORUM_OF[kind] !== 'another' ||
    alone === true ||
    playersOf(live).some(({ seat }) => seat !== by && ayes.includes(seat))
  )
}

/** Whether a player has refused, present or not, if everybody has to agree. */
function isBarredByAbsent(live: RunningTable, { kind, nays }: Proposal): boolean {
  return QUORUM_OF[kind] === 'another' && playersOf(live).some(({ seat }) => nays.includes(seat))
}

export function neededOf(kind: ProposalKind, voters: readonly Seat[]): number {
  return QUORUM_OF[kind] === 'majority' ? Math.floor(voters.length / 2) + 1 : voters.length
}

/** A proposal's status: agreed, refused for good, expired, or open. Without voters nothing is agreed. */
export function standingOf(
  live: RunningTable,
  proposal: Proposal,
  now: number,
): 'agreed' | 'refused' | 'lapsed' | 'open' {
  const isLate = proposal.until <= now
  const voters = isLate ? votersAtLast(live, proposal) : votersOf(live, proposal)
  const needed = Math.max(1, neededOf(proposal.kind, voters))
  const among = (seats: readonly Seat[]) => seats.filter((seat) => voters.includes(seat)).length
  if (isBarredByAbsent(live, proposal)) return 'refused'
  if (among(proposal.ayes) >= needed && hasAnother(live, proposal)) return 'agreed'
  if (isLate) return 'lapsed'
  return voters.length - among(proposal.nays) < needed && voters.length > 0 ? 'refused' : 'open'
}

/**
 * The first open proposal that the current votes decide, or that has expired; `undefined` if there is none. `now`: in
 * the bot's own time.
 */
export function firstToSettle(live: RunningTable, now: number): Proposal | undefined {
  return live.record.motions.find((one) => isOpen(one) && standingOf(live, one, now) !== 'open')
}

/**
 * The voters who count at the deadline. If silence is no objection, silent seats that the proposal may concern are left
 * out.
 */
function votersAtLast(live: RunningTable, proposal: Proposal): readonly Seat[] {
  if (isSilentOn(proposal)) return votersBut(live, proposal.seat ?? null)
  const voters = votersOf(live, proposal)
  if (proposal.kind !== 'move-on' || proposal.nays.length > 0) return voters
  return voters.filter((seat) => proposal.ayes.includes(seat))
}

/** Whether a proposal can do without the vote of the seat it concerns, and that seat has not voted. */
function isSilentOn({ kind, seat, ayes, nays }: Proposal): boolean {
  return QUORUM_OF[kind] === 'others' && seat !== undefined && ![...ayes, ...nays].includes(seat)
}

/** A table's proposals for display. `toWorld` converts the bot's own time to wall-clock time. */
export function proposalViews(live: RunningTable, toWorld: (time: number) => number): readonly ProposalView[] {
  return live.record.motions.map(({ to: _to, line: _line, until, ...proposal }) => {
    const voters = votersOf(live, proposal)
    const turnsAgo = proposal.turn === undefined ? null : Math.max(0, live.turn - proposal.turn)
    const least = QUORUM_OF[proposal.kind] === 'another' && !proposal.alone ? 2 : 1
    const needed = Math.max(least, neededOf(proposal.kind, voters))
    return { ...proposal, quorum: QUORUM_OF[proposal.kind], voters, needed, deadline: toWorld(until), turnsAgo }
  })
}

// Admission of proposals

/** Why nobody can propose this at the moment; `null` if somebody can. */
export function troubleWith(
  live: RunningTable,
  { kind, seat, pace, language, watcher, place }: ProposalInput,
): TableRefusal | null {
  const { record, run } = live
  const sitting = seat === undefined ? undefined : record.seats[seat]
  if ((isAboutSeat(kind) || seat !== undefined) && !sitting) return 'which-seat'
  switch (kind) {
    case 'pause':
      return record.pause === 'agreed' ? 'proposal-pointless' : null
    case 'pace':
      if (pace === undefined || !PACES.includes(pace)) return 'which-pace'
      return record.timing.pace === pace ? 'proposal-pointless' : null
    case 'extend': {
      const asked = seat === undefined ? undefined : run.askedOf(seat)
      const { decision, reaction } = record.timing
      const hasClock = asked?.secret === false && (asked.reaction ? reaction : decision) !== null
      return hasClock && sitting?.user != null && record.pause === null ? null : 'proposal-pointless'
    }
    case 'play-on':
      return seat === undefined || !isPlayers(live, seat) || sitting?.keeper === 'computer'
        ? 'proposal-pointless'
        : null
    case 'replace':
      return seat === undefined || !isPlayers(live, seat) || sitting?.offered === true ? 'proposal-pointless' : null
    case 'move-on':
      return record.pause === null && record.clocks?.hidden?.isUp ? null : 'proposal-pointless'
    case 'gentle':
    case 'fair':
    case 'cunning':
      if (!levelsOf(live.game).includes(kind)) return 'level-missing'
      return (record.level ?? 'fair') === kind || record.seats.every(({ user }) => user !== null)
        ? 'proposal-pointless'
        : null
    case 'language':
      return language === undefined || language === record.language ? 'proposal-pointless' : null
    case 'watch':
      return watcher ? troubleWithWatcher(record, watcher) : 'which-watcher'
    case 'move':
      if (!place) return 'which-place'
      return place.server === record.server ? 'proposal-pointless' : null
    case 'undo':
    case 'back':
    case 'end':
      return null
  }
}

/** Why a seat may not propose this now; `null` if it may. */
export function barred(
  { motions: proposals }: RunningTable['record'],
  by: Seat,
  proposal: ProposalInput,
  now: number,
): TableRefusal | null {
  const open = proposals.filter(isOpen)
  if (open.some((one) => isAlike(one, proposal))) return 'proposal-open'
  if (open.length >= MAX_OPEN_PROPOSALS) return 'too-many-proposals'
  const inVain = ['refused', 'withdrawn', 'lapsed'] as const
  const own = proposals.filter((one) => one.by === by && one.until > now)
  const isTooSoon = own.length >= MAX_REMEMBERED_PER_SEAT || own.some(({ came }) => inVain.some((one) => one === came))
  return isTooSoon ? 'proposal-too-soon' : null
}

/** Whether two proposals have the same kind and, if the kind names a seat, the same seat. */
export function isAlike(one: ProposalInput, other: ProposalInput): boolean {
  return one.kind === other.kind && (!isAboutSeat(one.kind) || one.seat === other.seat)
}

// Settlement

/** A settled proposal, remembered during its cool-down. */
export function settledProposal(proposal: Proposal, came: ProposalOutcome, timing: Timing, now: number): Proposal {
  return { ...proposal, came, until: now + coolDown(timing) }
}

/** Settles some proposals, and forgets those settled long ago. */
export function withSettled(
  { motions: proposals, timing }: Pick<RunningTable['record'], 'motions' | 'timing'>,
  came: (proposal: Proposal) => ProposalOutcome | null,
  now: number,
): readonly Proposal[] {
  return proposals
    .filter((one) => isOpen(one) || one.until > now)
    .map((one) => {
      const end = isOpen(one) ? came(one) : null
      return end === null ? one : settledProposal(one, end, timing, now)
    })
}

/**
 * The proposals after a step; `null` if it leaves them unchanged. The end of the game voids every open proposal, and a
 * rewind voids proposals to return to an entry that it has undone.
 */
export function proposalsAfter(
  record: Pick<RunningTable['record'], 'motions' | 'timing'>,
  { change = {}, entries = [] }: Pick<Commit, 'change' | 'entries'>,
  now: number,
): readonly Proposal[] | null {
  const { motions: proposals = record.motions, timing = record.timing } = change
  const hasEnded = change.status === 'over' || change.status === 'closed'
  const rewinds = entries.filter((one) => one.kind === 'rewind')
  const isVoid = ({ to }: Proposal) =>
    hasEnded || (to !== undefined && rewinds.some((one) => one.to <= to || leavesBranch(one)))
  if (!proposals.some((one) => isOpen(one) && isVoid(one))) return null
  return withSettled({ motions: proposals, timing }, (one) => (isVoid(one) ? 'void' : null), now)
}
