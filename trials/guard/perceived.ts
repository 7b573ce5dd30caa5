import { ACTS, type Seat } from '../../src/engine/index.ts'
import { COMMANDS, MESSAGE_COMMANDS } from '../../src/discord/commands/index.ts'
import type { Panel } from '../../src/discord/kit/message.ts'
import { cardPanel, faceOf } from '../../src/discord/panels/card/card.ts'
import { directReminderPanel, noticePanel, secretCallPanel } from '../../src/discord/panels/card/call.ts'
import { fullNames } from '../../src/discord/kit/names.ts'
import { momentPanel, sharedMoment } from '../../src/discord/panels/past/look-back.ts'
import { eyesOf } from '../../src/discord/table/past/eyes.ts'
import { handPanel, rememberedLines } from '../../src/discord/panels/private/hand.ts'
import { ordersForm } from '../../src/discord/panels/private/orders.ts'
import { STEPS, type PressOf } from '../../src/discord/kit/ids.ts'
import { formFor, handle } from '../../src/discord/presses/index.ts'
import { wantedCard } from '../../src/discord/screens/room/card.ts'
import { linesAfter } from '../../src/discord/screens/parts/chronicle.ts'
import { callFor } from '../../src/discord/screens/parts/due-calls.ts'
import { readCardProjection } from '../../src/discord/screens/parts/projection.ts'
import type { ScreenContext } from '../../src/discord/screens/parts/screen-context.ts'
import { choiceCompletions } from '../../src/discord/commands/completion.ts'
import { ownPanel } from '../../src/discord/panels/private/own.ts'
import { allChoices, choicesByAct } from '../../src/discord/table/answering/choices.ts'
import { gridsOf } from '../../src/discord/table/answering/grid.ts'
import { whoseTurnInWords } from '../../src/discord/table/answering/answer.ts'
import { askNow } from '../../src/discord/table/answering/asking.ts'
import type { Context, Reply, Shared } from '../../src/discord/table/context/context.ts'
import { forPerson, forTable } from '../../src/discord/table/context/readers.ts'
import { LookBack } from '../../src/discord/table/past/look-back.ts'
import { lineCode } from '../../src/discord/table/voting/rollback.ts'
import { tableInWords } from '../../src/discord/table/context/seats.ts'
import type { SeatTime, TableView } from '../../src/tables/model/service.ts'
import { visitorOf, watcherOf } from './house.ts'
import { panelBytes } from './wall.ts'

/** Something a viewer may see, with its exact bytes. */
export interface Sheet {
  readonly what: string
  readonly says: string
}

/** Everything a viewer of a table may see now, composed by the bot itself. */
export async function sheetsFor(
  context: Context,
  screen: ScreenContext,
  view: TableView,
  viewer: Seat | null,
): Promise<readonly Sheet[]> {
  const forAll = await forTable(view.record, async () => [
    ...(await cardSheets(context, screen, view)),
    ...(await reminderSheets(screen, view)),
  ])
  const { id } = view.record
  const theirs = () => repliesTo(context, view, viewer)
  return [...forAll, ...(await forPerson(context.tables, visitorOf(id, viewer).user, theirs, view.record))]
}

/** What the bot says to a viewer alone. */
async function repliesTo(context: Context, view: TableView, viewer: Seat | null): Promise<readonly Sheet[]> {
  const { id } = view.record
  // Expensive sheets take turns: each viewer gets one of them in a turn, another in the next.
  const isTurnOf = (thing: number) => (view.turn + (viewer ?? -1) + 1) % 3 === thing
  const common = [
    ...(await replySheets(context, id, viewer, ['status', 'map', 'log', 'guess'])),
    // A finished game is revealed anyway.
    ...(view.isOver ? [] : await replySheets(context, id, viewer, ['reveal'])),
    ...(isTurnOf(0) ? await lookSheets(context, view, viewer) : []),
    ...(await whySheets(context, id, viewer)),
    ...(isTurnOf(1) ? await mapSheets(context, id, viewer) : []),
    ...(isTurnOf(2) ? await pastSheets(context, view, viewer) : []),
  ]
  if (viewer === null) return common
  const shoulder = isTurnOf(1) ? await shoulderSheets(context, id, viewer) : []
  return [...common, ...(await ownSheets(context, view, viewer)), ...shoulder]
}

/** A view that computes everything once, because nothing changes while one position is inspected. */
export function remembering(view: TableView): TableView {
  return {
    ...view,
    viewFor: once(view.viewFor),
    asked: once(view.asked),
    asides: once(view.asides),
    token: once(view.token),
    publicToken: once(view.publicToken),
    time: once(view.time),
    canUndo: once(view.canUndo),
  }
}

function once<A, T>(work: (of: A) => T): (of: A) => T {
  const known = new Map<A, T>()
  return (of) => {
    if (!known.has(of)) known.set(of, work(of))
    return known.get(of) as T
  }
}

/** The current card, and whether it would be edited. */
async function cardSheets(context: Context, screen: ScreenContext, view: TableView): Promise<Sheet[]> {
  const { id } = view.record
  const window = await context.projector.windowOn(id)
  const wanted = wantedCard(screen, view, window)
  const lines = await linesAfter(screen, id, (await readCardProjection(screen.store, id))?.after ?? 0)
  const ask = askNow(view, null)
  return [
    {
      what: 'the card',
      says: wanted ? panelBytes((await wanted.make(lines, () => ({ isLate: false, downtime: null }))).panel) : '',
    },
    { what: 'the card, posted again', says: panelBytes(cardPanel(faceOf(view, ask), null)) },
    {
      what: 'who is asked',
      says: JSON.stringify([view.awaited, askNow(view, window).seats, askNow(view, window).calls]),
    },
    { what: 'the table in a list', says: await tableInWords(context, view.record) },
    { what: 'the position', says: JSON.stringify([view.turn, view.isOver, view.standings]) },
    {
      what: 'how long is waited',
      says: JSON.stringify(view.awaited.map((seat) => view.time(seat)?.deadline ?? null)),
    },
    { what: 'the public tokens', says: JSON.stringify(view.record.seats.map(({ seat }) => view.publicToken(seat))) },
    { what: 'how the card should stand', says: JSON.stringify([{ ...wanted, window: null }, wanted?.digest(lines)]) },
  ]
}

const NO_WAIT = { active: 0, rung: 0 }

/** The reminders in the table's channel, as if every seat were due. */
async function reminderSheets(screen: ScreenContext, view: TableView): Promise<Sheet[]> {
  const card = await readCardProjection(screen.store, view.record.id)
  const due = { ...view, time: (seat: Seat) => dueOf(view.time(seat)), isQuiet: () => false, ringWait: () => NO_WAIT }
  return view.record.seats.map(({ seat }) => {
    const call = callFor(screen, due, seat, card)
    const inRoom = call?.kind === 'later' ? null : call?.inRoom
    return { what: `the reminder of seat ${seat}`, says: inRoom ? panelBytes(inRoom) : '' }
  })
}

function dueOf(time: SeatTime | null): SeatTime | null {
  return time && { ...time, reminders: 1 }
}

/** The replies to `/game …`. */
async function replySheets(
  context: Context,
  id: string,
  viewer: Seat | null,
  subcommands: readonly string[],
): Promise<Sheet[]> {
  const sheets: Sheet[] = []
  for (const subcommand of subcommands) {
    const reply = await COMMANDS['game']?.execute(context, visitorOf(id, viewer), {
      subcommand,
      text: () => '',
      flag: () => false,
      person: () => null,
      file: () => null,
    })
    sheets.push({ what: `/game ${subcommand}`, says: bytesOf(reply ?? null) })
  }
  return sheets
}

/** The number of places inspected per position; others come up in later turns. */
const PLACES_LOOKED_AT = 2

/** The board in words: the whole, what is proposed, the viewer's place, and a few others. */
async function lookSheets(context: Context, tableView: TableView, viewer: Seat | null): Promise<Sheet[]> {
  const { board } = tableView.game.words
  if (!board) return []
  const { id: table } = tableView.record
  const request = visitorOf(table, viewer)
  const view = tableView.viewFor(viewer)
  const places = board.places(view).map(({ id }) => id)
  const some = Array.from(
    { length: PLACES_LOOKED_AT },
    (_, at) => places[(tableView.turn * 7 + at * 31) % places.length] ?? '',
  )
  const given = { subcommand: 'look', text: () => '', flag: () => false, person: () => null, file: () => null }
  const proposed = await COMMANDS['game']?.complete?.(context, request, given, 'place', '')
  const pressed = async (press: PressOf<'place-menu' | 'where'>, picked = '') =>
    bytesOf(await handle(context, request, { press, picked, filled: new Map() }))
  const sheets: Sheet[] = [
    { what: 'all of the board in words', says: JSON.stringify(board.look(view, null, fullNames(tableView.record))) },
    { what: 'the places that are proposed', says: JSON.stringify(proposed) },
    { what: 'where I am', says: await pressed({ kind: 'where', table }) },
  ]
  for (const place of new Set(some)) {
    sheets.push({ what: `${place} in words`, says: await pressed({ kind: 'place-menu', table }, place) })
  }
  return sheets
}

/** The answers of "Why?" about the card's message, from the button and the menu. */
async function whySheets(context: Context, id: string, viewer: Seat | null): Promise<Sheet[]> {
  const request = visitorOf(id, viewer)
  const message = (await context.projector.messageOn(id)) ?? ''
  const pressed = { press: { kind: 'look', table: id, what: 'why' }, picked: '', filled: new Map() } as const
  return [
    { what: 'why, under the card', says: bytesOf(await handle(context, request, pressed)) },
    {
      what: 'why, in the menu of the card',
      says: bytesOf((await MESSAGE_COMMANDS['Why?']?.execute(context, request, { message, isOurs: true })) ?? null),
    },
  ]
}

/** Other views of the map, from the buttons below it. */
async function mapSheets(context: Context, table: string, viewer: Seat | null): Promise<Sheet[]> {
  const request = visitorOf(table, viewer)
  const sheets: Sheet[] = []
  for (const extract of ['own', 'large', 'se'] as const) {
    const reply = await handle(context, request, {
      press: { kind: 'map', table, extract },
      picked: '',
      filled: new Map(),
    })
    sheets.push({ what: `the map, ${extract}`, says: bytesOf(reply) })
  }
  return sheets
}

/** The number of recent positions to look back at. */
const MOMENTS = 2

/** The look-back: the last positions, the target of each step, what is proposed, and what would be shared. */
async function pastSheets(context: Context, view: TableView, viewer: Seat | null): Promise<Sheet[]> {
  const { id: table } = view.record
  const request = visitorOf(table, viewer)
  const eyes = eyesOf(viewer)
  const nothing = { subcommand: 'lookback', text: () => '', flag: () => false, person: () => null, file: () => null }
  const sheets: Sheet[] = [
    { what: '/game lookback', says: bytesOf((await COMMANDS['game']?.execute(context, request, nothing)) ?? null) },
    {
      what: 'the moments that are proposed',
      says: JSON.stringify(await COMMANDS['game']?.complete?.(context, request, nothing, 'to', '')),
    },
  ]
  const past = new LookBack(context.tables, view, viewer)
  let moment = await past.before(Infinity)
  for (let back = 0; back < MOMENTS && moment; back += 1) {
    const { at } = moment
    const step = STEPS[(view.turn + back) % STEPS.length] ?? 'back'
    const press = { kind: 'moment', table, eyes, at, step } as const
    const says = bytesOf(await handle(context, request, { press, picked: '', filled: new Map() }))
    const shared = await sharedMoment(context, view, request.name, eyes, moment)
    sheets.push(
      {
        what: `the moment of line ${at}`,
        says: panelBytes(await momentPanel(context, { view, user: request.user, eyes, past, moment })),
      },
      { what: `${step} of the moment of line ${at}`, says },
      {
        what: `the moment of line ${at}, shared`,
        says:
          typeof shared === 'string'
            ? shared
            : `${panelBytes(shared.panel)} ${JSON.stringify(await composedOf(shared))}`,
      },
    )
    moment = await past.before(at)
  }
  return [...sheets, ...(await waySheets(context, view, viewer)), await filmSheet(context, view, viewer, past)]
}

/**
 * The preview of a rollback to the previous turn and to the last position, and abandoned branches. The same for
 * everyone.
 */
async function waySheets(context: Context, view: TableView, viewer: Seat | null): Promise<Sheet[]> {
  if (viewer !== null || view.isOver) return []
  const { id: table } = view.record
  const request = visitorOf(table, viewer)
  const pressed = async (press: PressOf<'branches'> | PressOf<'way'>) =>
    bytesOf(await handle(context, request, { press, picked: '', filled: new Map() }))
  const lines = await context.tables.chronicle.countFor(table, null)
  return [
    { what: 'what was left', says: await pressed({ kind: 'branches', table }) },
    { what: 'back to the turn before', says: await pressed({ kind: 'way', table, to: `turn-${view.turn - 1}` }) },
    { what: 'back to a moment', says: await pressed({ kind: 'way', table, to: lineCode(0, lines - 3) }) },
  ]
}

/** What a spectator with private access to the viewer's seat sees. */
async function shoulderSheets(context: Context, table: string, seat: Seat): Promise<Sheet[]> {
  const request = { ...visitorOf(table, seat), user: watcherOf(seat) }
  const nothing = { subcommand: '', text: () => '', flag: () => false, person: () => null, file: () => null }
  const pressOn = (press: PressOf<'map' | 'look-back'>) =>
    handle(context, request, { press, picked: '', filled: new Map() })
  return [
    {
      what: '/clues over the shoulder',
      says: bytesOf((await COMMANDS['clues']?.execute(context, request, nothing)) ?? null),
    },
    { what: 'the map over the shoulder', says: bytesOf(await pressOn({ kind: 'map', table, extract: 'own' })) },
    { what: 'looking back over the shoulder', says: bytesOf(await pressOn({ kind: 'look-back', table })) },
  ]
}

/** The number of recent readable chronicle lines in the film. */
const FILMED = 16

/**
 * A film of the last turns, if there are enough. In its final form, because it may have been made before in only one
 * world.
 */
async function filmSheet(context: Context, view: TableView, viewer: Seat | null, past: LookBack): Promise<Sheet> {
  const { id: table } = view.record
  const request = visitorOf(table, viewer)
  const at = Math.max(1, (await past.count) - FILMED)
  const press = { kind: 'film', table, eyes: eyesOf(viewer), at } as const
  const reply = await handle(context, request, { press, picked: '', filled: new Map() })
  let film = reply
  for await (const panel of (typeof reply === 'string' ? null : reply?.more) ?? []) film = panel
  return { what: 'the film', says: bytesOf(film) }
}

/** The viewer's private sheets. */
async function ownSheets(context: Context, view: TableView, seat: Seat): Promise<Sheet[]> {
  const { id } = view.record
  const request = visitorOf(id, seat)
  const lines = await rememberedLines(context.tables, id, seat)
  const nothing = { subcommand: '', text: () => '', flag: () => false, person: () => null, file: () => null }
  const choices = allChoices(view, seat)
  const sheets: Sheet[] = [
    { what: '/games', says: bytesOf((await COMMANDS['games']?.execute(context, request, nothing)) ?? null) },
    { what: 'the notice', says: panelBytes(noticePanel(view, null)) },
    { what: 'the reminder', says: panelBytes(directReminderPanel(view, seat, null)) },
    { what: '/clues', says: bytesOf((await COMMANDS['clues']?.execute(context, request, nothing)) ?? null) },
    { what: 'the hand', says: panelBytes(handPanel(view, seat, lines)) },
    { what: 'the private call', says: panelBytes(secretCallPanel(view, seat, null)) },
    { what: 'the token', says: JSON.stringify(view.token(seat)) },
    { what: 'for who acts out of turn', says: await whoseTurnInWords(context, { view, seat }) },
    {
      what: 'the form of the note',
      says: JSON.stringify(await formFor(context, request, { kind: 'note', table: id })),
    },
    {
      what: 'the forms of orders',
      says: JSON.stringify([0, 1].map((page) => ordersForm(view, seat, page))),
    },
    ...(await gridSheets(context, view, seat)),
    { what: 'what /play proposes', says: JSON.stringify(choiceCompletions({ view, seat }, choices, '')) },
    {
      what: 'my choices & hand',
      says: bytesOf(
        await handle(context, request, { press: { kind: 'panel', table: id }, picked: '', filled: new Map() }),
      ),
    },
  ]
  const since = { press: { kind: 'since', table: id, from: 0 }, picked: '', filled: new Map() } as const
  sheets.push({ what: 'since you left', says: bytesOf(await handle(context, request, since)) })
  for (const page of [1, 2])
    sheets.push({ what: `page ${page} of my choices`, says: panelBytes(ownPanel(view, seat, { page })) })
  for (const act of ACTS) {
    const ofAct = choicesByAct(view, choices, act)
    sheets.push({ what: `what /${act} proposes`, says: JSON.stringify(choiceCompletions({ view, seat }, ofAct, '')) })
    if (ofAct.length > 0) sheets.push({ what: `my choices to ${act}`, says: panelBytes(ownPanel(view, seat, { act })) })
  }
  return sheets
}

/** The forms with a grid, as messages and column by column. */
async function gridSheets(context: Context, view: TableView, seat: Seat): Promise<Sheet[]> {
  const { id: table } = view.record
  const request = visitorOf(table, seat)
  const sheets: Sheet[] = []
  for (const { id: form, columns } of gridsOf(view, seat)) {
    const reply = await handle(context, request, {
      press: { kind: 'grid', table, form },
      picked: '',
      filled: new Map(),
    })
    sheets.push({ what: `the form ${form}`, says: bytesOf(reply) })
    for (const { id: column } of columns) {
      const says = JSON.stringify(await formFor(context, request, { kind: 'column', table, form, column }))
      sheets.push({ what: `the form ${form}, ${column}`, says })
    }
  }
  return sheets
}

async function composedOf({ shown }: Shared): Promise<readonly unknown[]> {
  const composed: unknown[] = []
  for await (const one of shown) composed.push(one?.compose(one.then) ?? null)
  return composed
}

function bytesOf(reply: Reply): string {
  return reply === null || typeof reply === 'string' ? String(reply) : panelBytes(reply satisfies Panel)
}
