import { restOf } from '../../../tables/index.ts'
import { hasGame, type TableOrRecord } from '../../../tables/model/service.ts'
import type { ChronicleLine, UserId } from '../../../tables/model/store.ts'
import { cleared, type Cleared } from '../../kit/cleared.ts'
import { digestOfMessage } from '../../kit/digest.ts'
import { waitAskedBy } from '../../rest/rate-limits.ts'
import { MOVING_NAME, textPanel } from '../../kit/message.ts'
import { isTurn, type CardNotices, type WantedCard } from './card.ts'
import { chronicleText, endOfOld, firstThatFit, fitOnCard, isUnattended, lastThatFit } from '../parts/chronicle.ts'
import { latelyInWords, latelyWith, type Lately } from '../parts/lately.ts'
import { CALL_AGAIN_MS } from '../parts/due-calls.ts'
import { postOnce, DeliveryError } from '../parts/message-gateway.ts'
import { nonceOf, writeProjection, type CardProjection } from '../parts/projection.ts'
import type { ScreenContext } from '../parts/screen-context.ts'
import { toldPanel, type ToldLines } from '../parts/told-panel.ts'
import { televise } from './television.ts'
import { noteLines } from '../parts/message-lines.ts'
import { say } from '../../words/index.ts'

/** The phase of a message without a card. */
const TOLD = -3

/** How many old cards the bot remembers that it couldn't delete yet. */
const MAX_LEFT = 5

/** What the bot has to show of a table in its room. */
export interface Showing {
  readonly screen: ScreenContext
  readonly view: TableOrRecord
  readonly wanted: WantedCard
  /** The chronicle since the current message, read once; empty in a lobby. */
  readonly told: () => Promise<readonly ChronicleLine[]>
  /** The notes on the card: whether it comes so late that players should know why, and when the bot was away. */
  readonly notes: () => CardNotices
  readonly awaited: AwaitedPicture
  /** Whether the recorded messages may be gone, so that the bot has to check them. */
  readonly isDoubted: boolean
  /** Whether the card has a new note, though nothing else has changed on it. */
  readonly hasNews: boolean
}

/** The same with what has happened to players since their last turns. */
interface Looking extends Showing {
  readonly lately: Lately
}

/** The picture of a table's card, while the card has gone without it. */
export interface AwaitedPicture {
  /** Whether the picture is ready. */
  isDrawn(): boolean
  /** Records that a card went without its picture, which the studio is still drawing. */
  follows(later: Promise<unknown>): void
  /** Runs `then` once a picture is ready. */
  afterwards(later: Promise<unknown>, then: () => Promise<unknown>): void
}

/**
 * Updates the room of a table. A turn is one message, which the bot edits in place: its lines, and the card. With the
 * next turn, or when the message is full, the bot takes the card off, keeps the lines, and posts the next message
 * below. It does the same if the card calls a player who wouldn't be notified of an edit. Turns that call nobody, such
 * as those of computer players, continue on the current message. Once only computer players are left, it keeps the last
 * turns and needs no other message until the game is over. Returns how long Discord's rate limit delays the
 * deletion of an old card; `null` if none is left.
 */
export async function showInRoom(given: Showing, kept: CardProjection | undefined): Promise<number | null> {
  const { room } = given.view.record
  const lately = await latelyOf(given, kept)
  const showing = { ...given, lately }
  const known = kept?.posting ? await (kept.room === room ? foundAgain : leftBehind)(showing, kept) : kept
  const { shown, wait } = await clearAway(showing, known)
  const stands = shown !== undefined && standsFor(showing, shown)
  if (stands && (await isEdited(showing, shown))) return wait
  const closed = shown ? await close(showing, shown, stands) : { after: 0, wait: null }
  const { message } = shown ?? {}
  const left = closed.wait !== null && message ? [{ room: shown?.room ?? room, message }] : []
  await post(showing, shown && { ...shown, left: [...shown.left, ...left].slice(-MAX_LEFT) }, closed.after)
  return closed.wait ?? wait
}

/** Deletes old messages. Returns how long Discord's rate limit delays the rest, if any is left. */
async function clearAway(showing: Showing, shown: CardProjection | undefined) {
  if (!shown || shown.left.length === 0) return { shown, wait: null }
  const left = []
  let wait: number | null = null
  for (const one of shown.left) {
    const asked = await waitToRemove(showing, one.room, one.message)
    if (asked === null) continue
    wait = asked
    left.push(one)
  }
  return { shown: await keep(showing, { ...shown, left }), wait }
}

/** Deletes a message. If Discord's rate limit delays that, this returns the delay and leaves the message. */
async function waitToRemove({ screen }: Showing, room: string, message: string): Promise<number | null> {
  try {
    await screen.messageGateway.remove(room, message)
    return null
  } catch (error) {
    const wait = waitAskedBy(error)
    if (wait === null) throw error
    return wait
  }
}

/** If the process died while it posted a message, this finds the message again, which may show an earlier state. */
async function foundAgain(showing: Looking, shown: CardProjection): Promise<CardProjection> {
  const { wanted } = showing
  const { after, upTo, turn, posts } = shown
  const lines = await toldBetween(showing, after, upTo)
  const isPast = turn !== wanted.turn && hasWords(showing, lines)
  const message =
    (await sent(showing, shown)) ??
    (isPast
      ? await tell(showing, lines, (panel) => send(showing, posts, panel))
      : await send(showing, posts, (await made(showing, lines, { posts, moved: 0 })).panel))
  await note(showing, message, after)
  return keep(showing, { ...shown, message, posting: false, digest: '', sent: '' })
}

/** Does the same after the game has left the room, in which the bot no longer posts anything. */
async function leftBehind(showing: Showing, shown: CardProjection): Promise<CardProjection> {
  try {
    return { ...shown, message: await sent(showing, shown) }
  } catch (error) {
    if (error instanceof DeliveryError) return shown
    throw error
  }
}

/** The message that the bot was about to post; `null` if it didn't. */
async function sent({ screen, view }: Showing, { room, posts }: CardProjection): Promise<string | null> {
  return await screen.messageGateway.found(room, nonceOf('card', view.record.id, room, posts))
}

/**
 * Whether the bot should edit the current message: it is in this room, and every player called now has been notified by
 * it, or is not to be rung.
 */
function standsFor({ screen, view, wanted }: Showing, { message, room, turn, called }: CardProjection): boolean {
  if (message === null || room !== view.record.room) return false
  if (turn === wanted.turn) return mayCall(wanted).every((user) => hasHeard(called, user, screen.now()))
  return isTurn(turn) && isTurn(wanted.turn) && !wanted.isForPeople
}

/** The players whom a new message may ring. */
function mayCall({ calls, ringsIn }: WantedCard): readonly UserId[] {
  return calls.filter((user) => ringsIn(user) === 0)
}

/** In how many milliseconds the card may ring for a player whom it has called without a ring; `null` for nobody. */
export function ringsLater({ calls, ringsIn }: WantedCard, card: CardProjection | undefined, now: number) {
  const waits = calls.filter((user) => !hasHeard(card?.called ?? [], user, now)).map(ringsIn)
  const later = waits.filter((wait) => wait > 0)
  return later.length === 0 ? null : Math.min(...later)
}

/** Whether a player was called in this turn and has had a question ever since, apart from a short break. */
function hasHeard(called: CardProjection['called'], user: UserId, now: number): boolean {
  const known = called.find((one) => one.user === user)
  return known !== undefined && (known.until === null || restOf(CALL_AGAIN_MS, known.until, now) > 0)
}

/** The players called with a ring in this turn, including those for whom the card is about to ring. */
function calledNow({ screen, wanted }: Showing, before: CardProjection['called']): CardProjection['called'] {
  const now = screen.now()
  const rung = mayCall(wanted)
  const users = new Set([...before.map(({ user }) => user), ...rung])
  return [...users].map((user) => {
    const until = before.find((one) => one.user === user)?.until ?? null
    const isAtIt = wanted.calls.includes(user) && (rung.includes(user) || hasHeard(before, user, now))
    return { user, until: isAtIt ? null : (until ?? now) }
  })
}

/**
 * Edits the current message if it is to look otherwise than the bot last sent it. `false` if it can't be edited or is
 * full.
 */
async function isEdited(showing: Looking, shown: CardProjection): Promise<boolean> {
  const { screen, view, wanted } = showing
  const { turn, window } = wanted
  if (shown.message === null) return false
  const lines = latest(showing, await toldAfter(showing, shown.after))
  if (!fitsOnCard(showing, lines)) return false
  const digest = wanted.digest(lines, sinceOf(showing, lines))
  // Until its picture is ready, a card that looks the same stays. A secret choice doesn't hasten it.
  const isSame = shown.digest === digest || (shown.digest === bare(digest) && !showing.awaited.isDrawn())
  if (
    isSame &&
    !showing.hasNews &&
    (!showing.isDoubted || (await screen.messageGateway.stands(shown.room, shown.message)))
  ) {
    if (screen.television?.needs(view.record.id)) await made(showing, lines, shown)
    if (JSON.stringify(shown.window) !== JSON.stringify(window)) await keep(showing, { ...shown, window })
    return true
  }
  const { panel, headline, headlines, isWhole, moved } = await made(showing, lines, shown)
  const looks = digestOfMessage(panel)
  const isSent = looks === shown.sent && !showing.isDoubted
  if (!isSent && (await screen.messageGateway.edit(shown.room, shown.message, panel)) === 'past') return false
  const called = calledNow(showing, shown.turn === turn ? shown.called : [])
  const upTo = lines.at(-1)?.line ?? shown.upTo
  const after = Math.max(shown.after, (lines[0]?.line ?? 0) - 1)
  const { lately } = showing
  if (after > shown.after) await note(showing, shown.message, after)
  await keep(showing, {
    ...shown,
    after,
    turn,
    called,
    digest: isWhole ? digest : bare(digest),
    sent: looks,
    window,
    headline,
    headlines,
    upTo,
    moved,
    lately,
  })
  return true
}

/**
 * Takes the card off the current message, and deletes a message that tells nothing. Returns the line after which the
 * next message begins: it tells again the lines of a message that can't be edited. `isFull`: the card would stay if it
 * fitted.
 */
async function close(
  showing: Showing,
  { message, room, after, upTo, moved }: CardProjection,
  isFull: boolean,
): Promise<Closed> {
  if (message === null) return { after, wait: null }
  if (room !== showing.view.record.room) await tellWhereTo(showing, room)
  const all = await toldBetween(showing, after, upTo)
  const end = endOf(showing, all, upTo, isFull)
  const lines = all.filter(({ line }) => line <= end)
  try {
    const isTold = hasWords(showing, lines)
    if (isTold) await note(showing, message, after, end)
    if (isTold && (await isLeftTelling(showing, room, message, { lines, moved }))) return { after: end, wait: null }
    const wait = await waitToRemove(showing, room, message)
    return { after: isTold ? after : upTo, wait }
  } catch (error) {
    // The bot can do nothing in a room that the game has left.
    if (error instanceof DeliveryError && room !== showing.view.record.room) return { after: upTo, wait: null }
    throw error
  }
}

/**
 * The line after which the next message begins, and how long Discord's rate limit delays the deletion of the old one.
 */
interface Closed {
  readonly after: number
  readonly wait: number | null
}

/** Tells players in the old room where the game has gone, if the bot can still post there. */
async function tellWhereTo({ screen, view }: Showing, room: string): Promise<void> {
  const { id, room: now } = view.record
  try {
    await postOnce(
      screen.messageGateway,
      room,
      cleared(textPanel(say('moved', { room: now })), 'no game'),
      nonceOf('card', id, room, 0),
    )
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error
  }
}

/** Posts the card with the lines after a given one. Lines that don't fit go into messages above it. */
async function post(showing: Looking, before: CardProjection | undefined, after: number): Promise<void> {
  const { wanted, view } = showing
  const { room } = view.record
  const { turn, window } = wanted
  let posts = before?.posts ?? 0
  let lines = await toldAfter(showing, after)
  let from = after
  const none = {
    room,
    message: null,
    turn,
    digest: '',
    sent: '',
    called: [],
    posting: true,
    window: null,
    headline: before?.headline ?? '',
    headlines: before?.headlines,
    left: before?.left ?? [],
    moved: 0,
    lately: showing.lately,
  }
  while (!fitsOnCard(showing, lines)) {
    const told = first(showing, lines)
    posts += 1
    const upTo = told.at(-1)?.line ?? from
    await keep(showing, { ...none, turn: TOLD, posts, after: from, upTo })
    const number = posts
    await note(showing, await tell(showing, told, (panel) => send(showing, number, panel)), from, upTo)
    lines = lines.slice(told.length)
    from = upTo
  }
  posts += 1
  const { panel, headline, headlines, isWhole, moved } = await made(showing, lines, { posts, moved: 0 })
  const digest = wanted.digest(lines, sinceOf(showing, lines))
  const isSameTurn = before?.turn === turn && before.room === room
  const called = calledNow(showing, isSameTurn ? before.called : [])
  const upTo = lines.at(-1)?.line ?? from
  const posting = {
    ...none,
    digest: isWhole ? digest : bare(digest),
    sent: digestOfMessage(panel),
    called,
    posts,
    window,
    headline,
    headlines,
    after: from,
    upTo,
    moved,
  }
  await keep(showing, posting)
  const message = await send(showing, posts, panel)
  await keep(showing, { ...posting, message, posting: false })
  await note(showing, message, from)
}

/**
 * The card with these lines, on the message with a number. A card without its picture isn't complete: the bot makes it
 * again once the picture is drawn. `moved`: up to which line the message has shown a scene that moved, before and now.
 * A television shows it too.
 */
async function made(
  showing: Looking,
  lines: readonly ChronicleLine[],
  { posts, moved }: Pick<CardProjection, 'posts' | 'moved'>,
) {
  const { wanted, notes, awaited } = showing
  const { panel, headline, headlines, later } = await wanted.make(lines, notes, sinceOf(showing, lines))
  if (later) awaited.follows(later)
  televise(showing.screen, showing.view, { panel, headline, message: posts, isWhole: later === null })
  const moves = panel.pictures?.some(({ name }) => name === MOVING_NAME) ?? false
  return { panel, headline, headlines, isWhole: later === null, moved: moves ? (lines.at(-1)?.line ?? moved) : moved }
}

/** What has happened to players since their last turns, with the turns that are over by now. */
async function latelyOf({ view, told }: Showing, kept: CardProjection | undefined): Promise<Lately> {
  const before = kept?.lately ?? { upTo: 0, best: {} }
  return hasGame(view) ? latelyWith(view, before, await told()) : before
}

function sinceOf({ view, lately }: Looking, lines: readonly ChronicleLine[]): string | null {
  return hasGame(view) ? latelyInWords(view, lately, lines) : null
}

/** The digest of a card without its picture. */
function bare(digest: string): string {
  return `${digest} without its picture`
}

async function send({ screen, view }: Showing, number: number, panel: Cleared): Promise<string> {
  const { id, room } = view.record
  const message = await screen.messageGateway.post(room, panel, nonceOf('card', id, room, number))
  if (hasGame(view) && panel.pings?.length) await screen.tables.people.rang(panel.pings, 'openly')
  return message
}

async function keep({ screen, view }: Showing, shown: CardProjection): Promise<CardProjection> {
  await writeProjection(screen.store, view.record.id, 'card', shown)
  return shown
}

/** Records the lines on a message: those after one, up to another once the message no longer has a card. */
async function note({ screen, view }: Showing, message: string, after: number, upTo: number | null = null) {
  if (hasGame(view)) await noteLines(screen, message, { table: view.record.id, after, upTo })
}

/** Lobbies tell nothing. */
async function toldAfter({ told }: Showing, after: number): Promise<readonly ChronicleLine[]> {
  return (await told()).filter(({ line }) => line > after)
}

async function toldBetween(showing: Showing, after: number, upTo: number): Promise<readonly ChronicleLine[]> {
  return (await toldAfter(showing, after)).filter(({ line }) => line <= upTo)
}

function fitsOnCard({ view }: Showing, lines: readonly ChronicleLine[]): boolean {
  return !hasGame(view) || fitOnCard(view, lines)
}

/** The lines that the current message keeps. */
function latest({ view }: Showing, lines: readonly ChronicleLine[]): readonly ChronicleLine[] {
  return hasGame(view) && isUnattended(view) ? lastThatFit(view, lines) : lines
}

function hasWords({ view }: Showing, lines: readonly ChronicleLine[]): boolean {
  return hasGame(view) && chronicleText(view, lines) !== ''
}

function endOf({ view, wanted }: Showing, lines: readonly ChronicleLine[], upTo: number, isFull: boolean): number {
  return hasGame(view) ? endOfOld(view, lines, upTo, wanted.isForPeople && !isFull) : upTo
}

function first({ view }: Showing, lines: readonly ChronicleLine[]): readonly ChronicleLine[] {
  return hasGame(view) ? firstThatFit(view, lines) : lines
}

/** Posts a message without a card, and returns its id. Scenes that aren't ready are added later. */
async function tell(
  showing: Showing,
  lines: readonly ChronicleLine[],
  postPanel: (panel: Cleared) => Promise<string>,
): Promise<string> {
  const told = { lines, moved: 0 }
  const { panel, later } = await onlyTold(showing, told)
  const message = await postPanel(panel)
  if (later) addScenes(showing, showing.view.record.room, message, told, later)
  return message
}

/** Takes the card off a message. What moved on it stands still from now on. `false` if it can't be edited. */
async function isLeftTelling(showing: Showing, room: string, message: string, told: ToldLines): Promise<boolean> {
  const { panel, later } = await onlyTold(showing, told)
  const stands = (await showing.screen.messageGateway.edit(room, message, panel)) === 'edited'
  if (stands && later) addScenes(showing, room, message, told, later)
  return stands
}

/** Words don't wait for scenes: the bot edits the message once the scenes are drawn. */
function addScenes(showing: Showing, room: string, message: string, told: ToldLines, later: Promise<unknown>): void {
  showing.awaited.afterwards(later, async () => {
    const { panel } = await onlyTold(showing, told)
    await showing.screen.messageGateway.edit(room, message, panel)
  })
}

async function onlyTold({ screen, view }: Showing, told: ToldLines) {
  return hasGame(view) ? await toldPanel(screen, view, told) : { panel: cleared(textPanel(''), 'no game'), later: null }
}
