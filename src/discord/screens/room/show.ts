import { ENGLISH, languageNow } from '../../../language/index.ts'
import { reliabilityOfPlayers } from '../../table/people/reliability.ts'
import { restOf } from '../../../tables/index.ts'
import { hasGame, type TableOrRecord } from '../../../tables/model/service.ts'
import type { TableId } from '../../../tables/model/store.ts'
import { earnedTitleLines } from '../../stats/earned-titles.ts'
import { posterOf } from '../../stats/poster.ts'
import { storyOf } from '../../stats/story.ts'
import { cleared } from '../../kit/cleared.ts'
import { textPanel } from '../../kit/message.ts'
import { wantedCard, NO_EXTRAS, type CardExtras, type WantedCard } from './card.ts'
import { linesAfter } from '../parts/chronicle.ts'
import { forPerson, forTable, languageOfPerson, languageOfServer } from '../../table/context/readers.ts'
import { mentionedIn } from '../../table/lobby/invitation.ts'
import { endIfGone } from './television.ts'
import { showProposals } from './proposals.ts'
import { closedTo } from '../own/calls.ts'
import { isCalledInSecret } from '../parts/due-calls.ts'
import { tableScreenContext, type TableScreenContext } from '../parts/table-context.ts'
import type { Away } from '../parts/downtime.ts'
import { DeliveryError } from '../parts/message-gateway.ts'
import { ringsLater, showInRoom, type AwaitedPicture, type Showing } from './room.ts'
import { readCardProjection, readProjection, writeProjection, type CardProjection } from '../parts/projection.ts'
import type { ScreenContext } from '../parts/screen-context.ts'
import { reasonFor } from '../parts/delivery-errors.ts'
import { say } from '../../words/index.ts'

/** How long the bot leaves a room alone after a problem there. */
const LEAVE_ALONE_MS = 60_000
/** A card that comes this long after its event mentions the delay, in milliseconds. */
export const LATE_MS = 3000

/** The result of showing a table in its room. */
export interface CardResult {
  /** The table as it was shown. */
  readonly view: TableOrRecord
  /** The context that showed it; its hands are shown with the same one. */
  readonly screen: TableScreenContext
  /** How long the table has waited since its last public change, or since it was due, in milliseconds. */
  readonly waited: number
  /**
   * The outcome: everything is shown, a problem prevented it, or the bot didn't try because of a very recent problem.
   */
  readonly how: 'done' | 'refused' | 'untried'
  /** The problem and its remedy, in whole sentences in the language of the moment. */
  readonly reason: (() => string) | null
  /** How long Discord's rate limit delays the rest, in milliseconds. */
  readonly wait: number | null
  /** In how many milliseconds the card may ring for a player who is not to be rung yet; `null` if there is none. */
  readonly ringsIn: number | null
  /** Whether there are hands to show as well. */
  readonly hasHands: boolean
  /** Whether a player needs a call to a secret question. */
  readonly callsInSecret: boolean
}

/** Why table shown, apart from its state. */
export interface Occasion {
  /** When it became due, in milliseconds since 1970. */
  readonly since: number
  /** Whether the room may no longer be as the bot recorded it. */
  readonly isDoubted: boolean
  /** When the bot was away, if the card has to say so. `isNew`: it hasn't said so yet. */
  readonly downtime: { readonly away: Away | null; readonly isNew: boolean }
  /** Whether the host is waiting for a reply, which will report the problem. */
  readonly isAnswered?: boolean
}

const NO_PICTURE: AwaitedPicture = {
  isDrawn: () => true,
  follows: () => undefined,
  afterwards: () => undefined,
}

/**
 * Shows a table in its room; `undefined` if there is none, or another process shows it. `awaited`: the picture without
 * which the card may have gone.
 */
export async function showCard(
  whole: ScreenContext,
  id: TableId,
  { since, isDoubted, downtime, isAnswered = false }: Occasion,
  awaited = NO_PICTURE,
): Promise<CardResult | undefined> {
  const view = await whole.tables.views.of(id)
  if (!view || whole.isOurs(view.record.server)) await endIfGone(whole, id, view?.record)
  if (!view || !whole.isOurs(view.record.server)) return undefined
  const occasion = { since, isDoubted, downtime, isAnswered }
  return await forTable(view.record, () => showToAll(whole, view, occasion, awaited))
}

/** Shows a table in its language. */
async function showToAll(
  whole: ScreenContext,
  view: TableOrRecord,
  { since, isDoubted, downtime, isAnswered }: Occasion & { readonly isAnswered: boolean },
  awaited: AwaitedPicture,
): Promise<CardResult> {
  const { id } = view.record
  const screen = await tableScreenContext(whole, view.record)
  await screen.threads?.shown(view)
  const kept = await readCardProjection(screen.store, id)
  const trouble = await readProjection(screen.store, id, 'trouble')
  const { room, seats, changedAt } = view.record
  const closed = await closedTo(screen, view)
  const wanted = wantedCard(screen, view, kept?.window ?? null, closed, await extrasOf(screen, view))
  const hasHands = hasGame(view)
  const callsInSecret = hasHands && seats.some(({ seat, user }) => user !== null && isCalledInSecret(view, seat))
  const waited = () => screen.now() - Math.max(since, changedAt)
  const isBarred = !isDoubted && trouble?.room === room && restOf(LEAVE_ALONE_MS, trouble.at, screen.now()) > 0
  const isTroubled = trouble !== undefined
  const notes = () => ({ isLate: waited() > LATE_MS, downtime: downtime.away })
  const told = once(() => (hasGame(view) ? linesAfter(screen, id, kept?.after ?? 0) : Promise.resolve([])))
  const showing = { screen, view, wanted, told, notes, awaited, isTroubled, isDoubted, hasNews: downtime.isNew }
  const came = isBarred ? UNTRIED : await tryToShow({ ...showing, isAnswered }, kept)
  const shown = wanted && (await readCardProjection(screen.store, id))
  const ringsIn = wanted ? ringsLater(wanted, shown ?? undefined, screen.now()) : null
  return { view, screen, waited: waited(), ...came, ringsIn, hasHands, callsInSecret }
}

/** Runs the work at the first call, and returns the same result from then on. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | undefined
  return () => (done ??= work())
}

/**
 * The players' reliability in a lobby, and whom it calls; how far a lesson has come; and the closing part of a game's
 * card, once its titles and poster are known.
 */
async function extrasOf(screen: ScreenContext, view: TableOrRecord): Promise<CardExtras> {
  const mentioned = await mentionedIn(view.record, (user) => screen.tables.people.person(user))
  const talk = (await screen.threads?.talkOf(view.record)) ?? null
  if (view.record.status === 'lobby')
    return { ...NO_EXTRAS, mentioned, talk, reliability: await reliabilityOfPlayers(screen.tables, view.record) }
  if (!hasGame(view)) return { ...NO_EXTRAS, mentioned }
  const languages = await languagesAt(screen, view)
  if (view.record.status !== 'over')
    return { ...NO_EXTRAS, mentioned, talk, languages, lesson: await screen.tables.lessons.progress(view.record) }
  return {
    ...NO_EXTRAS,
    languages,
    honours: await earnedTitleLines(screen.tables, view.record.id),
    story: await storyOf(screen, view),
    poster: await posterOf(screen, view),
  }
}

/** The languages in which people may read of a table: its players', its server's and English. */
async function languagesAt({ tables }: ScreenContext, { record }: TableOrRecord): Promise<readonly string[]> {
  const users = record.seats.flatMap(({ user }) => user ?? [])
  const all = await Promise.all(users.map((user) => languageOfPerson(tables, user, record)))
  const server = record.server === null ? [] : [await languageOfServer(tables, record.server)]
  return [...new Set([...all, ...server, ENGLISH])].filter((one) => one !== languageNow())
}

type Came = Pick<CardResult, 'how' | 'reason' | 'wait'>

const UNTRIED: Came = { how: 'untried', reason: null, wait: null }

/** Reports a problem to the host. */
async function tryToShow(
  showing: Omit<Showing, 'wanted'> & { wanted: WantedCard | null; isTroubled: boolean; isAnswered: boolean },
  kept: CardProjection | undefined,
): Promise<Came> {
  const { screen, view, wanted, isTroubled, isDoubted, isAnswered } = showing
  const { id } = view.record
  try {
    const wait = wanted ? await showInRoom({ ...showing, wanted }, kept) : null
    if (hasGame(view)) await showProposals(screen, view, isDoubted)
    if (isTroubled) await screen.store.projections.forget(id, 'trouble')
    return { how: 'done', reason: null, wait }
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error
    await tellHost(screen, view, error, isAnswered)
    return { how: 'refused', reason: () => reasonFor(error), wait: null }
  }
}

/** Tells the host once about each kind of problem that keeps the table from being shown. The game itself is safe. */
async function tellHost(
  screen: ScreenContext,
  { record }: TableOrRecord,
  trouble: DeliveryError,
  isAnswered: boolean,
): Promise<void> {
  const { id, room, host } = record
  const { kind, code, said } = trouble
  const known = await readProjection(screen.store, id, 'trouble')
  const before = known?.room === room ? known.told : []
  const hasHeard = before.some((one) => one.kind === kind && one.user === host)
  const told = hasHeard ? before : [...before, { kind, user: host }]
  const write = (heard: typeof told) =>
    writeProjection(screen.store, id, 'trouble', { kind, room, at: screen.now(), code, said, told: heard })
  await write(told)
  screen.log.warn({ table: id, room, trouble: kind, code }, 'card refused by its channel')
  if (hasHeard || isAnswered || (await screen.tables.people.isImported(id, host))) return
  try {
    const direct = await screen.messageGateway.directRoom(host)
    const panel = await forPerson(
      screen.tables,
      host,
      () => cleared({ ...textPanel(toldToHost(room, trouble)), isLoud: true }, 'no game'),
      record,
    )
    await screen.messageGateway.post(direct, panel, `t${id}.${trouble.code}.${room.slice(-6)}`)
  } catch (error) {
    screen.log.debug({ err: error, table: id }, 'notice to the host failed')
    // The host hears of it at their next choice here.
    await write(before)
  }
}

function toldToHost(room: string, trouble: DeliveryError): string {
  const { kind } = trouble
  return kind === 'room-gone' || kind === 'no-permission' || kind === 'locked'
    ? say(`host-told-${kind}`, { room })
    : say('host-told-why', { room, reason: reasonFor(trouble) })
}
