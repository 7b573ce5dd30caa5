import { PASS, type Asked } from '../../../engine/index.ts'
import type { TableView } from '../../../tables/model/service.ts'
import type { UserId } from '../../../tables/model/store.ts'
import { ENGLISH, italic, languageNow, listOf } from '../../../language/index.ts'
import { digestOf } from '../../kit/digest.ts'
import { boldNames, callingNames, plainSpokenNames } from '../../kit/names.ts'
import type { CardQuestion } from '../../kit/ids.ts'
import { lengthOf } from '../../kit/text.ts'
import { askedInOrder, ownQuestion } from './choices.ts'
import { calledBriefly, promptLines, withNames } from './prompts.ts'
import { isMentioned } from '../telling/notices.ts'
import { privateWaitLines, timeLines } from '../telling/time.ts'
import type { WindowShown } from '../context/window.ts'
import { say } from '../../words/index.ts'

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
  /** What is to be remembered of a window that is open, as far as all may know it. */
  readonly window: OpenWindow | null
}

type OpenWindow = Omit<WindowShown, 'tokens'>

const momentText = (): string => italic(say('one-moment'))
const NOBODY: ReadonlySet<UserId> = new Set()

/**
 * What the card asks now. `closed`: users whose direct messages are closed, so that the card mentions them. While a
 * window is open to several seats, the card stays as it was when the window opened, except for who sits there. So it
 * gives away neither who has answered nor who has left standing orders.
 */
export function askNow(view: TableView, before: WindowShown | null, closed = NOBODY): CardAsk {
  const open = askedInOrder(view, null)
  const known = before && isStillOpen(view, before) ? before : null
  if (open.length === 0) return privateAsk(view, known, closed)
  const who = known?.who ?? open.map((asked) => ({ seat: asked.seat, ...whoOf(view, asked) }))
  const marks = new Set(open.map(({ seat }) => view.publicToken(seat)?.mark))
  const [first] = open
  const isCommon = known ? known.mark !== null : marks.size === 1
  const mark = isCommon ? (view.publicToken(first?.seat ?? 0)?.mark ?? null) : null
  const seats = who.map(({ seat }) => seat)
  const there = seats.filter((seat) => isPlayerThere(view, seat))
  const until = untilWhen(view, open, known)
  const hasPass = known?.hasPass ?? (mark === null && open.every(({ seat }) => view.mayPass(seat)))
  const isAsked = view.momentLeft === null
  const called = there.filter((seat) => isMentioned(view, seat, closed))
  const spoken = known ? linesNow(known, there, called) : promptLines(view, open, there)
  const { pace } = view.record.timing
  const below = mark === null ? [say('ask-each')] : []
  const inFull = [...spoken.map((line) => withNames(line, view, called)), ...below]
  // A line that is cut off mentions nobody.
  const hasRoom = mark !== null || lengthOf(inFull.join('\n')) <= MAX_PROMPT_LENGTH - 4
  return {
    lines: isAsked
      ? hasRoom
        ? inFull
        : [withNames(calledBriefly(there, called), view, called), ...below]
      : [momentText()],
    time: isAsked ? timeLines(view, open, until) : [],
    until,
    seats,
    isForPeople: there.length > 0,
    calls: called.flatMap((seat) => view.playerOf(seat) ?? []),
    asked: !isAsked || mark === null || first?.offers.length === 0 ? null : (first ?? null),
    question: !isAsked || mark === null ? null : { table: view.record.id, turn: view.turn, who, mark },
    hasPass: isAsked && hasPass,
    pictured: open.length > 1 || known ? open.slice(0, 1) : open,
    window:
      seats.length > 1
        ? { who, mark, language: languageNow(), lines: [...spoken], until, pace, hasPass, isPrivate: false }
        : null,
  }
}

/** The question of a window as the card has shown it; once the table has another language, whom it asks. */
function linesNow(
  { lines, language = ENGLISH }: WindowShown,
  there: readonly number[],
  called: readonly number[],
): readonly string[] {
  return language === languageNow() ? lines : [calledBriefly(there, called)]
}

/** No seat has an open question: the game goes on, or seats may act in private. */
function privateAsk(view: TableView, known: WindowShown | null, closed: ReadonlySet<UserId>): CardAsk {
  const asked = privatelyAsked(view).filter(({ formality }) => !formality)
  const isWindow =
    known !== null ||
    (asked.every(({ seat }) => view.mayPass(seat)) && asked.some(({ seat }) => isPlayerThere(view, seat)))
  const { calls, lines: turn } = inTheirTurn(view, closed)
  const nothing = { seats: [], isForPeople: false, calls, asked: null, question: null, pictured: [] }
  if (asked.length === 0 || view.momentLeft !== null)
    return { ...nothing, lines: [...turn, momentAmong(view)], time: [], until: null, hasPass: false, window: null }
  const who = amongWhom(view)
  if (!isWindow)
    return {
      ...nothing,
      lines: [...turn, ...askInSecret(view, who)],
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
  }
  const waits = until === null ? privateWaitLines(view) : []
  const time = [...timeLines(view, asked, until), ...waits]
  return { ...nothing, lines: [...turn, ...lines], time, until, hasPass: true, window }
}

/** Tells the player whose turn it is that they may have something to decide, because everybody knows that. */
function inTheirTurn(view: TableView, closed: ReadonlySet<UserId>): Pick<CardAsk, 'calls' | 'lines'> {
  const { game, among } = view
  const active = game.words.active?.(view.viewFor(null)) ?? null
  const isMeant = active !== null && (among.length === 0 || among.includes(active)) && isPlayerThere(view, active)
  if (!isMeant) return { calls: [], lines: [] }
  const called = isMentioned(view, active, closed) ? [active] : []
  const player = callingNames(view, called)(active)
  return { calls: called.flatMap((seat) => view.playerOf(seat) ?? []), lines: [say('ask-your-turn', { player })] }
}

/** What the card says while standing orders may be answering for seats that may act in private. */
function momentAmong(view: TableView): string {
  const who = amongWhom(view)
  const isForPeople = view.among.some((seat) => isPlayerThere(view, seat))
  return who === null || !isForPeople ? momentText() : italic(say('one-moment-among', { who }))
}

/** What the card says while a seat decides in private. It says nothing if only computers may be meant. */
function askInSecret({ among, record }: TableView, who: string | null): string[] {
  if (who === null) return [italic(say('ask-in-secret'))]
  const isForPeople = among.some((seat) => record.seats[seat]?.user != null)
  return isForPeople ? [italic(say('ask-in-secret-among', { who }))] : []
}

/** The seats that may have a private question, in words; `null` if that is secret. */
function amongWhom({ among, record }: TableView): string | null {
  return among.length === 0 ? null : listOf(among.map(boldNames(record)), 'or')
}

/** Whether all who are asked now were asked the same when the window opened. */
export function isStillOpen(view: TableView, { who, isPrivate }: WindowShown): boolean {
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

/**
 * A window with the question at which each seat stands, which is what a press on "Pass" is meant for. The bot keeps
 * the questions to itself.
 */
export function withTokens(view: TableView, window: OpenWindow | null): WindowShown | null {
  return window && { ...window, tokens: privatelyAsked(view).map(({ seat }) => ({ seat, ...view.token(seat) })) }
}

/** The option to pass, if it is public. */
export function passOf({ offers }: Asked) {
  return offers.find(({ key, secret }) => key === PASS && !secret)
}

/** The label of the card's button to pass: what happens if nobody acts. */
export function passLabel(view: TableView): string {
  return view.game.words.passing?.(view.viewFor(null), plainSpokenNames(view)) ?? say('pass')
}

/** Tells the windows apart for which the card's button to pass may be meant, by what everybody knows. */
export function passMark(view: TableView): string {
  return digestOf(view.turn, passLabel(view))
}

/** The seats of players whose answer is openly overdue: their time is up, or reminders were in vain. */
export function overdueSeats({ record, awaited, time }: TableView): readonly number[] {
  return awaited.filter((seat) => {
    const now = time(seat)
    return record.seats[seat]?.user != null && now !== null && (now.isUp || now.isStalled)
  })
}

/** Whether a person plays a seat and is there: its player or a deputy. */
export function isPlayerThere(view: Pick<TableView, 'playerOf'>, seat: number): boolean {
  return view.playerOf(seat) !== null
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
