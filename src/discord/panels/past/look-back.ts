import type { APIButtonComponent } from 'discord-api-types/v10'
import type { Seat } from '../../../engine/index.ts'
import type { TableView } from '../../../tables/model/service.ts'
import { seatPlayedBy, type ChronicleLine, type Framing } from '../../../tables/model/store.ts'
import { seatSeenBy } from '../../../tables/index.ts'
import { formatId, type PressOf, type LookBackStep } from '../../kit/ids.ts'
import { MENU_OPTIONS, SHORT_LABEL } from '../../kit/limits.ts'
import {
  button,
  gallery,
  menu,
  menuOption,
  PICTURE_NAME,
  rows,
  texts,
  withPicture,
  type Panel,
  type ComponentRow,
} from '../../kit/message.ts'
import { fullNames, plainNames, seatFaces, seatNames } from '../../kit/names.ts'
import { storyOf } from '../../stats/story.ts'
import { clip, harmless, TextBudget } from '../../kit/text.ts'
import { lineInWords, publicLines } from '../../table/telling/chronicle.ts'
import { askedInOrder } from '../../table/answering/choices.ts'
import type { Context, Reply, Shared, Sharing } from '../../table/context/context.ts'
import { forTable } from '../../table/context/readers.ts'
import { eyesOf, seatOfEyes } from '../../table/past/eyes.ts'
import { remarkButton } from './remarks.ts'
import { whatIfButton } from './what-if.ts'
import { remarkLines, remarksOn } from '../../table/past/remarks.ts'
import { LookBack, type Moment } from '../../table/past/look-back.ts'
import { lineCode } from '../../table/voting/rollback.ts'
import { altOf, headingOf } from '../parts/views.ts'
import { say } from '../../words/index.ts'

const MEMORY = 0x6b5b95
const MAX_LINES_LENGTH = 2500

/** The reply to a user who has shared something in a channel. */
export function sharedIn(room: string, how: Sharing): string {
  return typeof how === 'string' ? SHARED[how](room) : `${say('cannot-share', { room })} ${how.reason}`
}

const SHARED = {
  shared: (room: string) => say('shared', { room }),
  'too-soon': () => say('shared-lately'),
  'would-tell': () => say('not-to-share'),
  'in-the-way': (room: string) => say('cannot-share', { room }),
} as const

/** The button that opens the past of a table. */
export function lookBackButton(table: string): APIButtonComponent {
  return button(formatId({ kind: 'look-back', table }), say('past-look-back'))
}

/** The button that makes a film: from a line on, by its number of those that these eyes may read, or of all of it. */
export function filmButton(table: string, eyes = 0, at = 0): APIButtonComponent {
  return button(formatId({ kind: 'film', table, eyes, at }), say(at === 0 ? 'film' : 'film-from-here'))
}

/** A moment that a user looks at, with the eyes of a seat or of the public. */
export interface MomentView {
  readonly view: TableView
  readonly user: string
  readonly eyes: number
  readonly past: LookBack
  readonly moment: Moment
}

/** A moment of a game as a seat or the public saw it: the picture, where the game stood and what happened. */
export async function momentPanel(context: Context, given: MomentView): Promise<Panel> {
  const { view, user, eyes, moment } = given
  const { id: table, status } = view.record
  const viewer = seatOfEyes(eyes)
  const then = await context.tables.views.at(table, seqOf(moment))
  const { pictures: framing } = await context.tables.people.person(user)
  const image = then ? await drawnAs(context, then, viewer, framing, user) : null
  const budget = new TextBudget()
  const title = budget.fill([then ? headlineThen(then) : `## ${say('past-title')}`])
  const deciding = (await storyOf(context, view))?.line ?? null
  const decisive = moment.lines.some(({ line }) => line === deciding) ? [say('past-decisive')] : []
  const where = budget.fill([...decisive, await whereIn(context, given)])
  const notes = [...(then ? [] : [say('not-as-it-stood')]), ...(image === 'too-many' ? [say('too-many-moments')] : [])]
  const note = notes.length === 0 ? '' : budget.fill(notes)
  const told = budget.fill(toldIn(view, moment.lines), MAX_LINES_LENGTH)
  const remarks = budget.fill(remarkLines(view, remarksOn(await context.tables.remarks.of(table), moment)))
  const alt = then ? altOf(then, viewer) : ''
  const pictures = image instanceof Buffer ? [{ name: PICTURE_NAME, image, alt }] : []
  const controls = [
    ...(await stepRows(given)),
    ...(status === 'over' ? [eyesMenu(view, eyes, { kind: 'moment-eyes', table, eyes, at: moment.at })] : []),
  ]
  const shown = pictures.map((picture) => gallery(picture.name, picture.alt))
  const components = withPicture(
    framing,
    texts(title, where),
    shown,
    [...texts(told, remarks, note), ...controls],
    MEMORY,
  )
  return { components, pictures }
}

/**
 * A moment for everybody in the table's channel, shared by a user of that name. While the game runs it holds public
 * lines and views only. A sentence if it can't be shared.
 */
export async function sharedMoment(
  context: Context,
  view: TableView,
  name: string,
  eyes: number,
  moment: Moment,
): Promise<Shared | string> {
  const isOver = view.record.status === 'over'
  const viewer = isOver ? seatOfEyes(eyes) : null
  const lines = isOver ? moment.lines : moment.lines.filter(({ to }) => to === 'all')
  const { record } = view
  const said = forTable(record, () => toldIn(view, lines))
  if (said.length === 0) return say('not-to-share')
  const then = await context.tables.views.at(record.id, seqOf(moment))
  if (!then) return say('not-as-it-stood')
  const { pictures: framing } = record
  const image = await forTable(record, () => drawnAs(context, then, viewer, framing, 'everybody'))
  if (image === 'too-many') return say('too-many-moments')
  const panelOf = (one: TableView): Panel => {
    const budget = new TextBudget()
    const sharer = { name: harmless(name), time: `<t:${secondsOf(lines)}:f>` }
    const by = budget.fill([
      viewer === null
        ? say('past-shared-by', sharer)
        : say('past-shared-by-as', { ...sharer, player: fullNames(one.record)(viewer) }),
    ])
    const title = budget.fill([headlineThen(one)])
    const told = budget.fill(said, MAX_LINES_LENGTH)
    const alt = altOf(one, viewer)
    const pictures = image ? [{ name: PICTURE_NAME, image, alt }] : []
    const shown = pictures.map((picture) => gallery(picture.name, picture.alt))
    const below = [...texts(told), ...rows([lookBackButton(record.id)])]
    return { components: withPicture(framing, texts(by, title), shown, below, MEMORY), pictures }
  }
  const panel = forTable(record, () => panelOf(then))
  const compose = (one: TableView) => [
    publicLines(one, lines),
    panelOf(one).components,
    altOf(one),
    drawnFrom(one, viewer),
  ]
  return { record, panel, shown: isOver ? [] : [{ then, compose }] }
}

/** Where the game stood, as a heading. */
export function headlineThen(then: TableView): string {
  return headingOf(then.game.words.headline(then.viewFor(null), fullNames(then.record)))
}

async function drawnAs(context: Context, then: TableView, viewer: Seat | null, framing: Framing, past: string) {
  const { id: table, game } = then.record
  return await context.pictures({ table, game, ...drawnFrom(then, viewer), viewer, size: 'card', framing, past }, past)
}

/** What the picture of a position is drawn from, as a viewer may see it. */
function drawnFrom(then: TableView, viewer: Seat | null) {
  return {
    view: then.viewFor(viewer),
    asked: askedInOrder(then, viewer),
    names: seatNames(then.record),
    faces: seatFaces(then.record),
  }
}

/** The line of the log after which the table stood so. */
function seqOf({ lines }: Moment): number {
  return lines[0]?.seq ?? 0
}

function secondsOf(lines: readonly ChronicleLine[]): number {
  return Math.floor((lines[0]?.at ?? 0) / 1000)
}

/** Lines in words, with a mark on private ones. */
function toldIn(view: TableView, lines: readonly ChronicleLine[]): string[] {
  return lines.flatMap((line) => {
    const words = lineInWords(view, line)
    if (words === null) return []
    return line.to === 'all' ? words : `🤫 ${words}`
  })
}

async function whereIn(context: Context, { view: { record }, user, eyes, past, moment }: MomentView): Promise<string> {
  const { at, end, lines } = moment
  const seat = seatOfEyes(eyes)
  const own = seatPlayedBy(record, user)?.seat ?? null
  const seen =
    seat === null
      ? say('past-seen-by-all')
      : seat === own
        ? say('past-seen-by-you')
        : say('past-seen-by', { name: fullNames(record)(seat) })
  const count = await past.count
  const stands = await context.tables.chronicle.counting(record.id)
  const where = {
    time: `<t:${secondsOf(lines)}:f>`,
    seen,
    lines:
      at === end
        ? say('past-line', { at: String(at), count: String(count) })
        : say('past-lines', { at: String(at), end: String(end), count: String(count) }),
  }
  return lines.every(stands) ? say('past-where', where) : say('past-where-left', where)
}

/** The steps from a moment. The first row keeps its positions, so that users can step without looking. */
async function stepRows({ view, user, eyes, past, moment }: MomentView): Promise<ComponentRow[]> {
  const { id: table } = view.record
  const { words } = view.game
  const own = seatPlayedBy(view.record, user)?.seat ?? null
  const seat = whoseMoments(own, eyes)
  const isFirst = (await past.before(moment.at)) === undefined
  const isLast = (await past.after(moment.end)) === undefined
  const go = (step: LookBackStep, label: string, disabled: boolean): APIButtonComponent => ({
    ...button(formatId({ kind: 'moment', table, eyes, at: moment.at, step }), label),
    disabled,
  })
  const whose =
    seat === null || seat === own
      ? say('past-next-own')
      : clip(say('past-next-of', { name: plainNames(view.record)(seat) }), SHORT_LABEL)
  return [
    ...rows([
      go('first', say('past-first'), isFirst),
      go('back', say('past-back'), isFirst),
      go('on', say('past-on'), isLast),
      go('last', say('past-last'), isLast),
    ]),
    ...rows([
      ...(words.turnOf
        ? [go('turn-before', say('past-turn-before'), isFirst), go('turn', say('past-next-turn'), isLast)]
        : []),
      ...(words.dramas ? [go('fight', say('past-next-fight'), isLast)] : []),
      ...(seat === null ? [] : [go('mine', whose, isLast)]),
    ]),
    ...rows([
      button(formatId({ kind: 'share', table, eyes, at: moment.at }), say('past-share')),
      filmButton(table, eyes, moment.at),
      ...whatIfButton(view.record, own, { eyes, at: moment.at }),
      ...(own !== null && view.record.status === 'over' ? [remarkButton(table, eyes, moment.at)] : []),
      ...(own !== null && view.record.status === 'playing' && moment.lines.some(({ to }) => to === 'all')
        ? [button(formatId({ kind: 'way', table, to: lineCode(eyes, moment.at) }), say('past-go-back'))]
        : []),
    ]),
  ]
}

/** The seat whose next moment is meant: the seat of the eyes, else the user's own. */
export function whoseMoments(own: Seat | null, eyes: number): Seat | null {
  return seatOfEyes(eyes) ?? own
}

/** A menu to see the same through other eyes. */
export function eyesMenu(
  { record }: TableView,
  eyes: number,
  press: PressOf<'moment-eyes'> | PressOf<'film-eyes'>,
): ComponentRow {
  const names = plainNames(record)
  const seats = record.seats
    .slice(0, MENU_OPTIONS - 1)
    .map(({ seat }) => menuOption(String(eyesOf(seat)), say('past-eyes-of', { name: names(seat) })))
  const all = [menuOption('0', say('past-eyes-all')), ...seats]
  const options = all.map((one) => ({ ...one, default: one.value === String(eyes) }))
  return menu(formatId(press), say('past-eyes'), options)
}

/**
 * The moment at a line, by its number. By default it's the one that decided a finished game, else the last. A sentence
 * if there is none.
 */
export async function lookBackPanel(
  context: Context,
  view: TableView,
  user: string,
  number?: number,
  eyes = eyesOf(seatSeenBy(view.record, user)),
): Promise<Reply> {
  const past = new LookBack(context.tables, view, seatOfEyes(eyes))
  const line = number === undefined ? ((await storyOf(context, view))?.line ?? null) : null
  const moment = await past.near(number ?? (line === null ? Infinity : await past.numberOf(line)))
  return moment ? await momentPanel(context, { view, user, eyes, past, moment }) : say('nothing-yet')
}
