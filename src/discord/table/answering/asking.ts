import type { Asked } from '../../../engine/index.ts'
import type { TableView } from '../../../tables/model/service.ts'
import type { UserId } from '../../../tables/model/store.ts'
import { italic, listOf } from '../../../language/index.ts'
import { digestOf } from '../../kit/digest.ts'
import { boldNames } from '../../kit/names.ts'
import type { CardQuestion } from '../../kit/ids.ts'
import { lengthOf } from '../../kit/text.ts'
import { askedInOrder, ownQuestion } from './choices.ts'
import { calledBriefly, promptLines, withNames } from './prompts.ts'
import { privateWaitLines, timeLines } from '../telling/time.ts'
import type { WindowShown } from '../context/window.ts'
import { say } from '../../words/index.ts'

/** The key by which a seat lets something be, in every game that asks several. */
const PASS = 'pass'

/** The share of the card's text that the question may take. */
export const MAX_PROMPT_LENGTH = 900

/** What the card asks, as all may know it. */
export interface CardAsk {
  readonly lines: readonly string[]
  /** When time runs out, in small print. */
  readonly time: readonly string[]
  /** When the bot answers for silent players; `null` if it doesn't. */
  readonly until: number | null
  /** The seats with an open question, as the card names them. */
  readonly seats: readonly number[]
  /** Whether any of these is a person who is there. */
  readonly isForPeople: boolean
  /** The users to mention: no computers, nobody who is away, and nobody who prefers another notice. */
  readonly calls: readonly UserId[]
  /** The question that all who are asked may answer by the buttons of the card. */
  readonly asked: Asked | null
  readonly question: CardQuestion | null
  /** Whether one button lets every seat pass, though each may have its own question. */
  readonly hasPass: boolean
  /** What the picture shows of the questions. */
  readonly pictured: readonly Asked[]
  /** What is to be remembered of a window that is open. */
  readonly window: WindowShown | null
}

const NOBODY: ReadonlySet<UserId> = new Set()

/**
 * What the card asks now. `closed`: users whose direct messages are closed, so that the card mentions them. While a
 * window is open to several seats, the card stays as it was when the window opened, except for who sits there. So it
 * gives away neither who has answered nor who has left standing orders.
 */
export function askNow(view: TableView, before: WindowShown | null, closed = NOBODY): CardAsk {
  const open = askedInOrder(view, null)
  const known = before && isStillOpen(view, before) ? before : null
  if (open.length === 0) return privateAsk(view, known)
  const who = known?.who ?? open.map((asked) => ({ seat: asked.seat, ...whoOf(view, asked) }))
  const marks = new Set(open.map(({ seat }) => view.publicToken(seat)?.mark))
  const [first] = open
  const isCommon = known ? known.mark !== null : marks.size === 1
  const mark = isCommon ? (view.publicToken(first?.seat ?? 0)?.mark ?? null) : null
  const seats = who.map(({ seat }) => seat)
  const there = seats.filter((seat) => isPlayerThere(view, seat))
  const until = untilWhen(view, open, known)
  const spoken = known?.lines ?? promptLines(view, open, there)
  const hasPass = known?.hasPass ?? (mark === null && open.every(mayPass))
  const called = there.filter((seat) => isCalled(view, seat, closed))
  const { pace } = view.record.timing
  const below = mark === null ? [say('ask-each')] : []
  const inFull = [...spoken.map((line) => withNames(line, view, called)), ...below]
  // A line that is cut off mentions nobody.
  const hasRoom = mark !== null || lengthOf(inFull.join('\n')) <= MAX_PROMPT_LENGTH - 4
  return {
    lines: hasRoom ? inFull : [withNames(calledBriefly(there, called), view, called), ...below],
    time: timeLines(view, open, until),
    until,
    seats,
    isForPeople: there.length > 0,
    calls: called.flatMap((seat) => view.record.seats[seat]?.user ?? []),
    asked: mark === null || first?.offers.length === 0 ? null : (first ?? null),
    question: mark === null ? null : { table: view.record.id, turn: view.turn, who, mark },
    hasPass,
    pictured: open.length > 1 || known ? open.slice(0, 1) : open,
    window:
      seats.length > 1
        ? { who, mark, lines: [...spoken], until, pace, hasPass, isPrivate: false, tokens: tokensOf(view) }
        : null,
  }
}

/** No seat has an open question: the game goes on, or seats may act in private. */
function privateAsk(view: TableView, known: WindowShown | null): CardAsk {
  const asked = privatelyAsked(view)
  const isWindow = known !== null || (asked.every(mayPass) && asked.some(({ seat }) => isPlayerThere(view, seat)))
  const nothing = { seats: [], isForPeople: false, calls: [], asked: null, question: null, pictured: [] }
  const who = amongWhom(view)
  if (!isWindow)
    return {
      ...nothing,
      lines: [italic(askInSecret(view, who))],
      time: privateWaitLines(view),
      until: null,
      hasPass: false,
      window: null,
    }
  const until = untilWhen(view, asked, known)
  const lines = [who === null ? say('ask-window-in-secret') : say('ask-window-in-secret-among', { who })]
  const seats = asked.map((one) => ({ seat: one.seat, answered: 0, key: privateKey(view, one) }))
  const window = {
    who: known?.who ?? seats,
    mark: null,
    lines,
    until,
    pace: view.record.timing.pace,
    hasPass: true,
    isPrivate: true,
    tokens: tokensOf(view),
  }
  const waits = until === null ? privateWaitLines(view) : []
  return { ...nothing, lines, time: [...timeLines(view, asked, until), ...waits], until, hasPass: true, window }
}

/** What the card says while a seat decides in private. It sends nobody to their hand if only computers may be meant. */
function askInSecret({ among, record }: TableView, who: string | null): string {
  if (who === null) return say('ask-in-secret')
  const isForPeople = among.some((seat) => record.seats[seat]?.user != null)
  return isForPeople ? say('ask-in-secret-among', { who }) : say('ask-in-secret-computers', { who })
}

/** The seats that may have a private question, in words; `null` if that is secret. */
function amongWhom({ among, record }: TableView): string | null {
  return among.length === 0 ? null : listOf(among.map(boldNames(record)), 'or')
}

/** Whether all who are asked now were asked the same when the window opened. */
function isStillOpen(view: TableView, { who, isPrivate }: WindowShown): boolean {
  const open = askedInOrder(view, null)
  const now = isPrivate ? privatelyAsked(view) : open
  if (now.length === 0 || (isPrivate && open.length > 0)) return false
  return now.every((asked) => {
    const then = who.find(({ seat }) => seat === asked.seat)
    if (isPrivate) return then?.key === privateKey(view, asked)
    const { answered, key } = whoOf(view, asked)
    return then?.answered === answered && then.key === key
  })
}

function whoOf(view: TableView, { seat, verb, about }: Asked): { answered: number; key: string } {
  const token = view.publicToken(seat)
  return { answered: token?.answered ?? 0, key: digestOf(view.since, verb, about, token?.mark) }
}

function privateKey(view: TableView, { verb, about }: Asked): string {
  return digestOf(view.since, view.heard, verb, about)
}

function privatelyAsked(view: TableView): Asked[] {
  return view.record.seats.flatMap(({ seat }) => ownQuestion(view, seat) ?? [])
}

/** At which question each seat stood when the card was shown last: what a press on "Pass" is meant for. */
function tokensOf(view: TableView): WindowShown['tokens'] {
  return privatelyAsked(view).map(({ seat }) => ({ seat, ...view.token(seat) }))
}

/** The option to pass, if it is public. */
export function passOf({ offers }: Asked) {
  return offers.find(({ key, secret }) => key === PASS && !secret)
}

function mayPass(asked: Asked): boolean {
  return passOf(asked) !== undefined
}

/** Whether the card calls a seat by mention. */
function isCalled(view: TableView, seat: number, closed: ReadonlySet<UserId>): boolean {
  const notice = view.notice(seat)
  return notice === 'mention' || (notice === 'direct' && closed.has(view.record.seats[seat]?.user ?? ''))
}

/** Whether a person sits at a seat and plays it. */
export function isPlayerThere(view: TableView, seat: number): boolean {
  const sitting = view.record.seats[seat]
  return sitting !== undefined && sitting.user !== null && sitting.keeper === 'player'
}

/** The deadline as the card has shown it. After a change of pace the clocks start again. */
function untilWhen(view: TableView, asked: readonly Asked[], known: WindowShown | null): number | null {
  const said = known?.pace === view.record.timing.pace ? known.until : null
  return later(said, latestDeadline(view, asked))
}

function latestDeadline(view: TableView, asked: readonly Asked[]): number | null {
  return asked.map(({ seat }) => view.time(seat)?.deadline ?? null).reduce(later, null)
}

function later(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.max(one, other)
}
