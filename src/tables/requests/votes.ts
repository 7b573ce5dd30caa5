import { effectiveEntries, LEAVE, undoable, type EffectiveEntry, type Seat } from '../../engine/index.ts'
import { branchesOf } from '../live/branches.ts'
import { goBack } from '../live/undo.ts'
import type { Ledger } from '../live/table-repository.ts'
import { happened } from '../steps/lines.ts'
import { isKnownToAll, type Live } from '../live/running-table.ts'
import { withKeeper } from '../steps/lobby.ts'
import {
  barred,
  isAlike,
  isMissing,
  isOpen,
  openForAt,
  othersThan,
  settled,
  standingOf,
  troubleWith,
  votersOf,
  withSettled,
} from '../live/proposals.ts'
import type { Places } from './destinations.ts'
import { DONE, granted, refuse } from '../model/results.ts'
import { clocksAfter, clocksAtPace, clocksExtended, clocksUp } from '../steps/seat-clocks.ts'
import type { Result, TableRefusal } from '../model/service.ts'
import type { Sights } from './views.ts'
import {
  QUORUM_OF,
  seatOf,
  timingOf,
  type Bookmark,
  type LoggedEntry,
  type Motion,
  type MotionEnd,
  type NewLine,
  type Proposal,
  type TableEvent,
  type TableRecord,
  type UserId,
} from '../model/store.ts'
import { beginningOf } from '../live/turn-start.ts'
import { lastKnown, wayTo, type Way } from '../live/rollback.ts'

/** The point that a motion goes back to, and what that undoes; empty if it does not go back. */
type Target = Pick<Motion, 'to' | 'undoes' | 'whose' | 'renews' | 'turns' | 'round'> & Partial<Pick<Motion, 'by'>>
/** A way back, and the number of begun turns that it undoes. */
export type WayUndone = Way & { readonly turns: number }
/** The lines and changes that are written with a decision. */
interface Said {
  readonly lines: readonly NewLine[]
  readonly motions: readonly Motion[]
  readonly by: UserId | null
}

/** Decisions that the players of a table make together, and those that an authorised user makes alone. */
export class Council {
  private readonly ledger: Ledger
  private readonly sights: Sights
  private readonly places: Places

  constructor(ledger: Ledger, sights: Sights, places: Places) {
    this.ledger = ledger
    this.sights = sights
    this.places = places
  }

  async move(live: Live, seat: Seat, user: UserId, given: Proposal): Promise<Result<MotionEnd | 'open'>> {
    // Players may open only their own secrets to others.
    const proposal = given.kind === 'watch' ? { ...given, seat } : given
    const { clock, uptime } = this.ledger
    const there = await this.there(live, user)
    const { record } = there.live
    const trouble = barred(record, seat, proposal, uptime.now()) ?? troubleWith(there.live, proposal)
    if (trouble) return refuse(trouble)
    if (!votersOf(there.live, { kind: 'end' }).includes(seat)) return refuse('not-voting')
    const target = await this.targetOf(there.live, proposal, seat)
    if (typeof target === 'string') return refuse(target)
    const isAlone = QUORUM_OF[proposal.kind] === 'another' && (await this.isOnlyPerson(there.live, seat))
    const motion: Motion = {
      ...proposal,
      ...target,
      id: this.ledger.newId(),
      by: seat,
      at: clock.now(),
      until: uptime.now() + openForAt(there.live, proposal, seat),
      ayes: [seat],
      nays: [],
      came: null,
      ...(isAlone && { alone: true }),
    }
    const moved = { ...there.live, record: { ...record, motions: [...record.motions, motion] } }
    return this.tally(moved, motion, user, [...there.lines, happened(saidOf(motion, 'moved'))])
  }

  async vote(live: Live, seat: Seat, user: UserId, id: string, agrees: boolean): Promise<Result<MotionEnd | 'open'>> {
    const { live: now, lines } = await this.there(live, user)
    const before = now.record.motions.find((one) => one.id === id)
    if (!before || !isOpen(before)) return refuse('motion-gone')
    const motion = {
      ...before,
      ayes: [...before.ayes.filter((one) => one !== seat), ...(agrees ? [seat] : [])],
      nays: [...before.nays.filter((one) => one !== seat), ...(agrees ? [] : [seat])],
    }
    if (!agrees && seat === motion.by) return this.settle(now, motion, 'withdrawn', lines)
    if (!votersOf(now, motion).includes(seat)) return refuse('not-voting')
    const motions = now.record.motions.map((one) => (one.id === id ? motion : one))
    return this.tally({ ...now, record: { ...now.record, motions } }, motion, user, lines)
  }

  /**
   * `by`: the moderator who decides it. A moderator who also plays there does not count as another person than the
   * players.
   */
  async decide(live: Live, proposal: Proposal, by?: UserId): Promise<Result> {
    // Each player decides alone on private access to their seat: no other can.
    if (proposal.kind === 'watch') return refuse('which-watcher')
    // A moderator resumes the game elsewhere instead.
    if (proposal.kind === 'move') return refuse('which-place')
    const own = by === undefined ? undefined : seatOf(live.record, by)
    if (own && needsAnother(live, own.seat, proposal)) return refuse('plays-decides')
    const trouble = troubleWith(live, proposal)
    if (trouble) return refuse(trouble)
    const target = await this.targetOf(live, proposal, null)
    if (typeof target === 'string') return refuse(target)
    const now = this.ledger.uptime.now()
    const motions = withSettled(live.record, (one) => (isAlike(one, proposal) ? 'decided' : null), now)
    const lines = [happened({ ...saidOf({ ...proposal, by: null }, 'decided') })]
    const done = await this.carryOut(live, { ...proposal, ...target }, { lines, motions, by: null })
    return done.ok ? DONE : done
  }

  /** Whether all other seats belong to computers, or to players who have left for good. */
  private async isOnlyPerson(live: Live, seat: Seat): Promise<boolean> {
    const log = effectiveEntries(await this.ledger.store.log.entries(live.record.id))
    return othersThan(seat, live, log).length === 0
  }

  /** The effect of going back as proposed. */
  async wayBack(live: Live, proposal: Proposal): Promise<Result<WayUndone>> {
    const way = troubleWith(live, proposal) ?? (await this.wayFor(live, proposal, null))
    if (typeof way === 'string') return refuse(way)
    return way === null ? refuse('motion-pointless') : this.withTurns(live, way)
  }

  /** The effect of an open motion that goes back. */
  async wayOf(live: Live, id: string): Promise<Result<WayUndone>> {
    const motion = live.record.motions.find((one) => one.id === id)
    if (!motion || !isOpen(motion) || motion.to === undefined) return refuse('motion-gone')
    return this.withTurns(live, wayTo(await this.ledger.store.log.entries(live.record.id), motion.to))
  }

  private async withTurns(live: Live, way: Way): Promise<Result<WayUndone>> {
    const turns = await this.turnsUndone(live, way)
    return turns === undefined ? refuse('cannot-go-back') : granted({ ...way, turns })
  }

  async goOn(live: Live, user: UserId): Promise<Result> {
    const there = await this.there(live, user)
    const { record } = live
    if (record.pause === null) return refuse('not-paused')
    // A player who comes back to a table that waited for players has said so.
    const isSaid = there.lines.some((line) => line.kind === 'event' && line.event.kind === 'goes-on')
    const lines = isSaid ? there.lines : [...there.lines, happened({ kind: 'goes-on' })]
    const { seats, clocks } = there.live.record
    await this.ledger.change({ ...record, clocks }, { change: { pause: null, seats }, lines })
    return DONE
  }

  /**
   * Whether the current votes decide a motion, or it has expired because a player who would have to vote is no longer
   * there.
   */
  hasToSettle(live: Live): boolean {
    return this.firstToSettle(live) !== undefined
  }

  /** Settles the first motion that the current votes decide, or that has expired. */
  async settleNext(live: Live): Promise<void> {
    const motion = this.firstToSettle(live)
    if (motion) await this.tally(live, motion, live.record.seats[motion.by]?.user ?? null, [])
  }

  private firstToSettle(live: Live): Motion | undefined {
    const now = this.ledger.uptime.now()
    return live.record.motions.find((one) => isOpen(one) && standingOf(live, one, now) !== 'open')
  }

  /** The table after an action by a player who may have been away, and the lines about it. */
  private async there(live: Live, user: UserId): Promise<{ live: Live; lines: readonly NewLine[] }> {
    await this.ledger.strangers.arrives(live.record.id, user)
    const back = this.ledger.comingBack(live.record, user)
    if (!back) return { live, lines: [] }
    const lines = [...back.lines, ...(await this.ledger.standIns(live, user))]
    const record = { ...live.record, ...back.change, clocks: clocksAfter(live.record, user) }
    return { live: { ...live, record }, lines }
  }

  /** Saves the current state of a motion: carried out, refused or open. `live` holds the changes to save with it. */
  private async tally(
    live: Live,
    motion: Motion,
    user: UserId | null,
    lines: readonly NewLine[],
  ): Promise<Result<MotionEnd | 'open'>> {
    const { record } = live
    const now = this.ledger.uptime.now()
    const standing = standingOf(live, motion, now)
    if (standing === 'refused' || standing === 'lapsed') return this.settle(live, motion, standing, lines)
    if (standing === 'open') {
      const kept = await this.ledger.change(record, { change: keptOf(record), lines })
      return kept.ok ? granted('open') : kept
    }
    if (troubleWith(live, motion)) return this.settle(live, motion, 'void', lines)
    const motions = record.motions.map((one) =>
      one.id === motion.id ? settled(one, 'agreed', record.timing, now) : one,
    )
    const said = [...lines, happened(saidOf(motion, 'agreed'))]
    const done = await this.carryOut(live, motion, { lines: said, motions, by: user })
    if (done.ok) return granted('agreed')
    // A motion that failed although all agreed is not retried for ever.
    const isOff = done.why === 'cannot-go-back' || motion.kind === 'move'
    return isOff ? this.settle(live, motion, 'void', lines) : done
  }

  /** Records that a motion came to nothing. */
  private async settle(
    live: Live,
    motion: Motion,
    came: 'refused' | 'withdrawn' | 'lapsed' | 'void',
    lines: readonly NewLine[] = [],
  ): Promise<Result<MotionEnd>> {
    const { record } = live
    const now = this.ledger.uptime.now()
    const motions = record.motions.map((one) =>
      one.id === motion.id ? settled(motion, came, record.timing, now) : one,
    )
    const said = came === 'void' ? lines : [...lines, happened(saidOf(motion, came))]
    const kept = await this.ledger.change(record, { change: { ...keptOf(record), motions }, lines: said })
    return kept.ok ? granted(came) : kept
  }

  /** Carries out a decision, in one step with its lines. */
  private async carryOut(live: Live, what: Proposal & Target, { lines, motions, by }: Said): Promise<Result<unknown>> {
    const { record } = live
    const kept = { ...keptOf(record), motions }
    const now = this.ledger.uptime.now()
    const write = (change: Partial<TableRecord>, events: readonly TableEvent[] = [], clocks = record.clocks) => {
      const said = [...lines, ...events.map((event) => happened(event))]
      return this.ledger.change({ ...record, clocks }, { change: { ...kept, ...change }, lines: said })
    }
    const { kind, seat = -1, pace = record.timing.pace, to, watcher, place } = what
    switch (kind) {
      case 'undo':
      case 'back':
        return to === undefined ? refuse('cannot-go-back') : goBack(this.ledger, live, to, by, { lines, change: kept })
      case 'pause':
        return write({ pause: 'agreed' }, [{ kind: 'paused', why: 'agreed' }])
      case 'extend':
        return write({}, [], clocksExtended(record, now, seat))
      case 'pace': {
        const timing = timingOf(pace, record.timing.atZero)
        return write({ timing }, [{ kind: 'pace-set', pace }], clocksAtPace(record, now, timing.bank))
      }
      case 'play-on':
        return write({ seats: withKeeper(record, seat, { keeper: 'computer' }) })
      case 'move-on':
        return write({}, [], clocksUp(record, askedInSecret(live)))
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

  /** The point that a proposal goes back to, and what that undoes. */
  private async targetOf(live: Live, proposal: Proposal, mover: Seat | null): Promise<Target | TableRefusal> {
    const way = await this.wayFor(live, proposal, mover)
    if (typeof way === 'string') return way
    if (way === null) return {}
    const { to, undoes, whose, renews } = way
    const turns = proposal.kind === 'back' ? await this.turnsUndone(live, way) : undefined
    const round = proposal.turn === undefined ? undefined : await this.roundOf(live, way)
    return { to, undoes, whose, renews, ...(turns !== undefined && { turns }), ...(round != null && { round }) }
  }

  /**
   * The way of a proposal; `null` if it does not go back. `mover`: whose last answer is meant unless the proposal says
   * so; `null`: the last of all.
   */
  private async wayFor(
    live: Live,
    { kind, seat, turn, bookmark, branch, line }: Proposal,
    mover: Seat | null,
  ): Promise<Way | TableRefusal | null> {
    if (kind !== 'undo' && kind !== 'back') return null
    const { store } = this.ledger
    const { id } = live.record
    const entries = await store.log.entries(id)
    let to: number | TableRefusal | undefined
    if (kind === 'undo') to = answerOf(live, entries, seat ?? mover, mover)
    else if (branch !== undefined)
      to = branchesOf(entries).find(({ number }) => number === branch)?.tip ?? 'branch-gone'
    else if (bookmark !== undefined) to = markOf(await store.marks.bookmarks(id), bookmark)
    else if (line !== undefined) to = line > live.seq ? 'which-moment' : lastKnown(entries, line)
    else to = (turn === undefined ? undefined : await beginningOf(store, live, entries, turn)) ?? 'which-turn'
    if (typeof to === 'string') return to
    const way = wayTo(entries, to)
    return way.undoes === 0 && !way.isElsewhere ? 'nothing-to-undo' : way
  }

  /** The round in which a way ends, as the card counts. */
  private async roundOf({ record, game }: Live, { fork }: Way): Promise<number | null> {
    const { round } = game.words
    const then = round && (await this.sights.then(record.id, fork))
    return then ? (round?.(then.view(null)) ?? null) : null
  }

  /** The number of begun turns that a way undoes; `undefined` if the rules cannot go there. */
  private async turnsUndone({ record, turn }: Live, { fork }: Way): Promise<number | undefined> {
    const then = await this.sights.then(record.id, fork)
    return then && Math.max(0, turn - then.turn)
  }
}

/** Whether a player needs another person for this proposal; also true for taking a seat from a player who is there. */
function needsAnother(live: Live, own: Seat, { kind, seat }: Proposal): boolean {
  if (QUORUM_OF[kind] === 'another') return true
  return QUORUM_OF[kind] === 'others' && seat !== undefined && seat !== own && !isMissing(live, seat)
}

function askedInSecret({ run }: Live): readonly Seat[] {
  return run.asked.filter(({ secret }) => secret).map(({ seat }) => seat)
}

function markOf(bookmarks: readonly Bookmark[], number: number): number | TableRefusal {
  return bookmarks.find((one) => one.number === number)?.seq ?? 'which-bookmark'
}

/** The point before the last public answer of a seat, or of any seat, unless the mover may freely undo it. */
function answerOf(
  { lines, position }: Live,
  entries: readonly LoggedEntry[],
  seat: Seat | null,
  mover: Seat | null,
): number | TableRefusal {
  const free = mover === null ? null : undoable(lines, mover, position.seq)
  const target = beforeLast(effectiveEntries(entries), seat)
  if (!target) return 'nothing-to-undo'
  return free && free.last.seq === target.last ? 'undo-free' : target.to
}

/** The point that lines go back to, before the last public answer of a seat, or of any seat. */
function beforeLast(lines: readonly EffectiveEntry[], seat: Seat | null) {
  const at = lines.findLastIndex(
    (one) =>
      one.kind === 'answer' &&
      isKnownToAll(one) &&
      one.answer.verb !== LEAVE &&
      (seat === null || one.answer.seat === seat),
  )
  const last = lines[at]
  return last && { last: last.seq, to: lines[at - 1]?.seq ?? 0 }
}

/** The part of a table's record about presence and decisions. */
function keptOf({ motions, seats, pause }: TableRecord) {
  return { motions, seats, pause }
}

function saidOf(
  {
    kind,
    by,
    seat,
    watcher,
    alone,
  }: Pick<Motion, 'kind' | 'seat' | 'watcher' | 'alone'> & { readonly by: Seat | null },
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
  } as const
}
type Came = (TableEvent & { readonly kind: 'motion' })['came']
