import type { Seat } from '../../../engine/index.ts'
import type { TableView } from '../../../tables/model/service.ts'
import type { Notice, Person, RingWait, RingWay, UserId } from '../../../tables/model/store.ts'

/**
 * What a person is told of. `move`: the table openly waits for them. `secret`: they have a private decision.
 * `reminder`: the table still waits for them. `private-reminder`: they still have the private decision. `next`: the
 * player before them has begun. `late`: somebody else keeps the table waiting. `vote`: a proposal needs their vote.
 * `whisper`: somebody has whispered to them. `appointment`: a game that they joined, or wished for, begins or doesn't.
 */
export type NoticeCause =
  'move' | 'secret' | 'reminder' | 'private-reminder' | 'next' | 'late' | 'vote' | 'whisper' | 'appointment'

/** What decides how a person is told. */
export interface Hearer {
  readonly notice: Notice
  /** Whether their direct messages are closed. */
  readonly isClosed: boolean
  /** Whether they have quiet hours now. */
  readonly isQuiet: boolean
  /** How long they are not to be rung in each way. */
  readonly wait: (way: RingWay) => RingWait
  /** How many milliseconds they have left to answer; `null` for any number. */
  readonly timeLeft: number | null
}

/** How a person is told. */
export interface Telling {
  /** Where: in the channel, in a direct message, or not at all. */
  readonly where: 'channel' | 'direct' | 'nowhere'
  /** Whether it rings. In a channel, a message that doesn't ring names the person nevertheless. */
  readonly rings: boolean
  /** In how many milliseconds it may ring, if the reason for the silence passes by itself; otherwise 0. */
  readonly wait: number
}

/**
 * How a person is told of something. All that calls people, by whatever message, asks here. Nothing rings while a
 * person is active, and no two calls to a move ring within the gap that the person has chosen. Only a reminder may
 * come earlier, if the person's time would run out before. Private decisions come as direct messages, whatever the
 * person prefers, because nothing else may tell of them.
 */
export function tellingOf(hearer: Hearer, cause: NoticeCause): Telling {
  const { notice } = hearer
  switch (cause) {
    case 'move':
      return held(hearer, preferred(hearer))
    case 'secret':
      return notice === 'none' || hearer.isQuiet ? silently('direct') : held(hearer, 'direct')
    case 'reminder':
      return unlessUrgent(hearer, held(hearer, notice === 'mention' ? 'channel' : 'direct'))
    case 'private-reminder':
      return unlessUrgent(hearer, held(hearer, 'direct'))
    case 'next':
      return silently(hearer.wait('directly').active > 0 ? 'nowhere' : 'direct')
    case 'late':
      return notice === 'none' || hearer.isQuiet ? silently('channel') : held(hearer, 'channel')
    case 'vote':
      return { ...silently('channel'), rings: notice !== 'none' && hearer.wait('openly').active === 0 }
    case 'whisper':
      return {
        ...silently('direct'),
        rings: notice !== 'none' && !hearer.isQuiet && hearer.wait('directly').active === 0,
      }
    case 'appointment':
      return { where: preferred(hearer), rings: true, wait: 0 }
  }
}

/** Those of these users with seats who are told with a ring. */
export function ringing(view: TableView, users: readonly UserId[], cause: NoticeCause): readonly UserId[] {
  return users.filter((user) => {
    const sitting = view.record.seats.find((one) => view.playerOf(one.seat) === user || one.user === user)
    return sitting !== undefined && tellingOf(hearerAt(view, sitting.seat), cause).rings
  })
}

/** How long nothing is posted to a person's webhook about a move, in milliseconds. */
export function hookWait({ wait, timeLeft }: Hearer, cause: 'move' | 'reminder'): number {
  const { active, rung } = wait('hook')
  const whole = Math.max(active, rung)
  return cause === 'reminder' && timeLeft !== null && timeLeft <= whole ? 0 : whole
}

/**
 * The player of a seat. A public message must not depend on what it reads only when asked: quiet hours, waits and time.
 * `closed`: users whose direct messages are closed.
 */
export function hearerAt(view: TableView, seat: Seat, closed: ReadonlySet<UserId> = NOBODY): Hearer {
  return {
    notice: view.notice(seat),
    isClosed: closed.has(view.playerOf(seat) ?? ''),
    get isQuiet() {
      return view.isQuiet(seat)
    },
    wait: (way) => view.ringWait(seat, way),
    get timeLeft() {
      return view.time(seat)?.left ?? null
    },
  }
}

/** Whether the card calls the player of a seat to a move by mention. That doesn't depend on when they may be rung. */
export function isMentioned(view: TableView, seat: Seat, closed: ReadonlySet<UserId>): boolean {
  return preferred(hearerAt(view, seat, closed)) === 'channel'
}

/** A person about whom only their wishes are known. */
export function hearerOf({ notice }: Pick<Person, 'notice'>, isQuiet = false): Hearer {
  return { notice, isClosed: false, isQuiet, wait: () => NO_WAIT, timeLeft: null }
}

const NOBODY: ReadonlySet<UserId> = new Set()
const NO_WAIT: RingWait = { active: 0, rung: 0 }

function silently(where: Telling['where']): Telling {
  return { where, rings: false, wait: 0 }
}

function preferred({ notice, isClosed }: Hearer): Telling['where'] {
  if (notice === 'direct') return isClosed ? 'channel' : 'direct'
  return notice === 'mention' ? 'channel' : 'nowhere'
}

/** A person whose time would run out meanwhile is reminded at once. */
function unlessUrgent({ timeLeft }: Hearer, telling: Telling): Telling {
  return timeLeft !== null && timeLeft <= telling.wait ? { ...telling, rings: true, wait: 0 } : telling
}

function held({ wait }: Hearer, where: Telling['where']): Telling {
  if (where === 'nowhere') return silently(where)
  const { active, rung } = wait(where === 'channel' ? 'openly' : 'directly')
  const longest = Math.max(active, rung)
  return { where, rings: longest === 0, wait: longest }
}
