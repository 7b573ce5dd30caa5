import { LEAVE, leavesBranch, type EffectiveEntry, type Play, type Seat } from '../../engine/index.ts'
import { isPlayers, MOST_REMINDERS, people, peopleThere } from './clocks.ts'
import type { Live } from './running-table.ts'
import {
  QUORUM_OF,
  type Motion,
  type MotionEnd,
  type MotionKind,
  type MotionSight,
  type Proposal,
} from '../model/proposal.ts'
import type { TableRefusal } from '../model/service.ts'
import { PACES, type Commit, type Timing } from '../model/store.ts'
import { troubleWithWatcher } from '../steps/spectators.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** So many motions are open at a table at most. */
const MOST_OPEN = 3
/** So many motions of one seat are remembered before it may move another. */
const MOST_LATELY = 6
/** A motion is open as long as a decision may take, within these bounds. */
const OPEN_FOR = { least: 2 * MINUTE, most: DAY } as const
/** For so long, at most, whoever moved in vain moves nothing else; and so long is remembered what was settled. */
const COOL_DOWN = HOUR

/** For how long a motion is open, in milliseconds. */
export function openFor({ decision }: Timing): number {
  return Math.max(OPEN_FOR.least, Math.min(decision ?? OPEN_FOR.most, OPEN_FOR.most))
}

/** For how long what a seat proposes is open. Where all who have to agree are away, they are given time to come back. */
export function openForAt(live: Live, { kind }: Proposal, by: Seat): number {
  const waits = QUORUM_OF[kind] === 'another' && peopleThere(live).every(({ seat }) => seat === by)
  return waits ? OPEN_FOR.most : openFor(live.record.timing)
}

function coolDown(timing: Timing): number {
  return Math.min(COOL_DOWN, openFor(timing) / 2)
}

export function isOpen({ came }: Motion): boolean {
  return came === null
}

/** Whether a proposal is about one seat that has to be named. */
export function isAboutSeat(kind: MotionKind): boolean {
  return kind === 'extend' || kind === 'play-on' || kind === 'replace' || kind === 'watch'
}

// Who votes

/** The seats whose players vote on a motion: who is there, but whoever it is about if that player is missing. */
export function votersOf(live: Live, { kind, seat }: Proposal): readonly Seat[] {
  return votersBut(live, QUORUM_OF[kind] === 'others' && seat !== undefined && isMissing(live, seat) ? seat : null)
}

function votersBut(live: Live, without: Seat | null): readonly Seat[] {
  return peopleThere(live).flatMap((one) => (one.seat === without ? [] : [one.seat]))
}

/** Whether all may know that a seat's player is away, asleep, or waited for in vain. */
export function isMissing({ record, run }: Live, seat: Seat): boolean {
  if (record.seats[seat]?.keeper !== 'player') return true
  const clock = record.clocks?.seats[seat]
  const asked = run.askedOf(seat)
  return clock != null && asked?.secret === false && (clock.isUp || clock.reminders >= MOST_REMINDERS)
}

/**
 * The seats of other people than whoever has this one, there or away, whoever plays for them meanwhile. Not those of people who have
 * given up for good; whoever the rules have put out still counts, for going back would bring them in again. `log`: the lines that count.
 */
export function othersThan(seat: Seat, { record, run }: Live, log: readonly EffectiveEntry[]): readonly Seat[] {
  const hasGivenUp = (one: Seat) => {
    const wayBack: Play | null = run.rules.comeBack?.(run.state, one) ?? null
    const hasLeft = log.some((line) => line.kind === 'answer' && line.answer.seat === one && line.answer.verb === LEAVE)
    return hasLeft && wayBack === null && !run.rules.isIn(run.state, one)
  }
  return record.seats.flatMap((one) =>
    one.seat === seat || one.user === null || hasGivenUp(one.seat) ? [] : [one.seat],
  )
}

/** Whether another person than whoever proposed it agrees, wherever one has to; away or not, their word counts. */
function hasAnother(live: Live, { kind, by, ayes, alone }: Motion): boolean {
  return (
    QUORUM_OF[kind] !== 'another' ||
    alone === true ||
    people(live).some(({ seat }) => seat !== by && ayes.includes(seat))
  )
}

/** Whether somebody has refused who is away by now, where each has to agree. */
function isBarredByAbsent(live: Live, { kind, nays }: Motion): boolean {
  return QUORUM_OF[kind] === 'another' && people(live).some(({ seat }) => nays.includes(seat))
}

export function neededOf(kind: MotionKind, voters: readonly Seat[]): number {
  return QUORUM_OF[kind] === 'majority' ? Math.floor(voters.length / 2) + 1 : voters.length
}

/** How a motion stands at a time: agreed on, refused for good, lapsed, or open. Where nobody votes nothing is agreed on. */
export function standingOf(live: Live, motion: Motion, now: number): 'agreed' | 'refused' | 'lapsed' | 'open' {
  const isLate = motion.until <= now
  const voters = isLate ? votersAtLast(live, motion) : votersOf(live, motion)
  const needed = Math.max(1, neededOf(motion.kind, voters))
  const among = (seats: readonly Seat[]) => seats.filter((seat) => voters.includes(seat)).length
  if (isBarredByAbsent(live, motion)) return 'refused'
  if (among(motion.ayes) >= needed && hasAnother(live, motion)) return 'agreed'
  if (isLate) return 'lapsed'
  return voters.length - among(motion.nays) < needed && voters.length > 0 ? 'refused' : 'open'
}

/** Those who count once the time is up: where silence is no objection, without whoever has been silent and may be meant. */
function votersAtLast(live: Live, motion: Motion): readonly Seat[] {
  if (isSilentOn(motion)) return votersBut(live, motion.seat ?? null)
  const voters = votersOf(live, motion)
  if (motion.kind !== 'move-on' || motion.nays.length > 0) return voters
  return voters.filter((seat) => motion.ayes.includes(seat))
}

/** Whether it needs no word of whoever it is about, and has none. */
function isSilentOn({ kind, seat, ayes, nays }: Motion): boolean {
  return QUORUM_OF[kind] === 'others' && seat !== undefined && ![...ayes, ...nays].includes(seat)
}

/** The motions of a table for whoever shows them. `toWorld` turns the bot's own time into the world's. */
export function motionsSeen(live: Live, toWorld: (time: number) => number): readonly MotionSight[] {
  return live.record.motions.map(({ to: _to, line: _line, until, ...motion }) => {
    const voters = votersOf(live, motion)
    const turnsAgo = motion.turn === undefined ? null : Math.max(0, live.turn - motion.turn)
    const least = QUORUM_OF[motion.kind] === 'another' && !motion.alone ? 2 : 1
    const needed = Math.max(least, neededOf(motion.kind, voters))
    return { ...motion, quorum: QUORUM_OF[motion.kind], voters, needed, deadline: toWorld(until), turnsAgo }
  })
}

// What may be moved

/** Why something cannot be decided as things are, whoever wants it; `null` if it can. */
export function troubleWith(live: Live, { kind, seat, pace, watcher, place }: Proposal): TableRefusal | null {
  const { record, run } = live
  const sitting = seat === undefined ? undefined : record.seats[seat]
  if ((isAboutSeat(kind) || seat !== undefined) && !sitting) return 'which-seat'
  switch (kind) {
    case 'pause':
      return record.pause === 'agreed' ? 'motion-pointless' : null
    case 'pace':
      if (pace === undefined || !PACES.includes(pace)) return 'which-pace'
      return record.timing.pace === pace ? 'motion-pointless' : null
    case 'extend': {
      const asked = seat === undefined ? undefined : run.askedOf(seat)
      const { decision, reaction } = record.timing
      const hasClock = asked?.secret === false && (asked.reaction ? reaction : decision) !== null
      return hasClock && sitting?.user != null && record.pause === null ? null : 'motion-pointless'
    }
    case 'play-on':
      return seat === undefined || !isPlayers(live, seat) || sitting?.keeper === 'computer' ? 'motion-pointless' : null
    case 'replace':
      return seat === undefined || !isPlayers(live, seat) || sitting?.offered === true ? 'motion-pointless' : null
    case 'move-on':
      return record.pause === null && record.clocks?.hidden?.isUp ? null : 'motion-pointless'
    case 'watch':
      return watcher ? troubleWithWatcher(record, watcher) : 'which-watcher'
    case 'move':
      if (!place) return 'which-place'
      return place.server === record.server ? 'motion-pointless' : null
    case 'undo':
    case 'back':
    case 'end':
      return null
  }
}

/** Why a seat may not move this now; `null` if it may. */
export function barred({ motions }: Live['record'], by: Seat, proposal: Proposal, now: number): TableRefusal | null {
  const open = motions.filter(isOpen)
  if (open.some((one) => isAlike(one, proposal))) return 'motion-open'
  if (open.length >= MOST_OPEN) return 'too-many-motions'
  const inVain = ['refused', 'withdrawn', 'lapsed'] as const
  const own = motions.filter((one) => one.by === by && one.until > now)
  const isTooSoon = own.length >= MOST_LATELY || own.some(({ came }) => inVain.some((one) => one === came))
  return isTooSoon ? 'motion-too-soon' : null
}

/** Of one kind, and about one seat if it is about one. */
export function isAlike(one: Proposal, other: Proposal): boolean {
  return one.kind === other.kind && (!isAboutSeat(one.kind) || one.seat === other.seat)
}

// What becomes of them

/** A motion that is settled, to be remembered for a while. */
export function settled(motion: Motion, came: MotionEnd, timing: Timing, now: number): Motion {
  return { ...motion, came, until: now + coolDown(timing) }
}

/** The motions with some of them settled; what was settled long ago is forgotten. */
export function withSettled(
  { motions, timing }: Pick<Live['record'], 'motions' | 'timing'>,
  came: (motion: Motion) => MotionEnd | null,
  now: number,
): readonly Motion[] {
  return motions
    .filter((one) => isOpen(one) || one.until > now)
    .map((one) => {
      const end = isOpen(one) ? came(one) : null
      return end === null ? one : settled(one, end, timing, now)
    })
}

/**
 * The motions after a step of the table; `null` if it leaves them as they are. Once the game has ended nothing is open, and
 * nobody can go back to what the log has gone back behind.
 */
export function motionsAfter(
  record: Pick<Live['record'], 'motions' | 'timing'>,
  { change = {}, entries = [] }: Pick<Commit, 'change' | 'entries'>,
  now: number,
): readonly Motion[] | null {
  const { motions = record.motions, timing = record.timing } = change
  const hasEnded = change.status === 'over' || change.status === 'closed'
  const rewinds = entries.filter((one) => one.kind === 'rewind')
  const isVoid = ({ to }: Motion) =>
    hasEnded || (to !== undefined && rewinds.some((one) => one.to <= to || leavesBranch(one)))
  if (!motions.some((one) => isOpen(one) && isVoid(one))) return null
  return withSettled({ motions, timing }, (one) => (isVoid(one) ? 'void' : null), now)
}
