import type { APIButtonComponent } from 'discord-api-types/v10'
import type { LessonProgress } from '../../../engine/index.ts'
import type { TableView } from '../../../tables/model/service.ts'
import type { ProposalKind } from '../../../tables/model/proposal.ts'
import type { Framing, TableRecord } from '../../../tables/model/store.ts'
import { joined, listOf, small } from '../../../language/index.ts'
import { choiceCode, formatId, type LessonAct } from '../../kit/ids.ts'
import { COMPONENTS } from '../../kit/limits.ts'
import {
  button,
  componentsIn,
  container,
  gallery,
  rows,
  texts,
  PICTURE_NAME,
  type Panel,
  type Picture,
  type ComponentRow,
} from '../../kit/message.ts'
import { fullNames, plainNames, spokenNames } from '../../kit/names.ts'
import { clip, lengthOf, plain, plainLines, TextBudget } from '../../kit/text.ts'
import { MAX_PROMPT_LENGTH, overdueSeats, passLabel, passMark, type CardAsk } from '../../table/answering/asking.ts'
import { choicesOf, foremost, type WordedChoice } from '../../table/answering/choices.ts'
import { lessonAt } from '../../table/answering/lesson.ts'
import { cardAim } from '../parts/aims.ts'
import { closingSeal, unsealedMark } from '../../table/telling/seal.ts'
import { say } from '../../words/index.ts'
import { putDownButton, QUESTION_ONLY, shownChoices, type ShownChoices } from '../parts/choices.ts'
import { endingOf, endRows, type GameEnding } from './ending.ts'
import { offeredButton } from '../about/held.ts'
import { lettersButton, moreButton } from './look.ts'
import { altOf, handLabel, headingOf } from '../parts/views.ts'
import { besideLines } from '../parts/spectators.ts'
import { imaginedMark, imaginedRows } from '../past/what-if.ts'

const UNDER_WAY = 0x2f6f6b
const FINISHED = 0xb8892e

/** A card without its picture and its chronicle lines: everything that depends on the table alone. */
export interface CardFace {
  /** For which screen its picture is drawn. */
  readonly framing: Framing
  readonly accent: number
  /** Whose move it is. If it's no player's, where the game stands. */
  readonly headline: string
  readonly alt: string
  readonly scene: readonly string[]
  /** What a lesson says about the question, or about its end. */
  readonly taught: readonly string[]
  readonly prompt: readonly string[]
  /** What the choices cost and risk. */
  readonly said: readonly string[]
  readonly controls: readonly ComponentRow[]
  /**
   * Small print below the buttons: when time runs out, where the game stands, what binds the dice, and the spectators
   * with private access.
   */
  readonly foot: readonly string[]
  readonly calls: readonly string[]
}

/** The chronicle lines on a card: those of the last answer, and the earlier ones of the turn. */
export interface ToldOnCard {
  readonly earlier: readonly string[]
  readonly lately: readonly string[]
  /** What has happened to the player on turn since their last one, in a line above the question. */
  readonly since?: string | null
}

const NOTHING_TOLD: ToldOnCard = { earlier: [], lately: [] }
/** The question and its options come within a card's first 600 characters, so what it tells before them is short. */
const MAX_LENGTH_TO_OPTIONS = 570
const MAX_TOLD_LENGTH = 230
const LEAST_TOLD_LENGTH = 130
/** Two texts of a lesson and a hint. */
const MAX_TAUGHT_LENGTH = 600
const NOT_ENDED: GameEnding = { honours: [], story: null }
/** A game usually says what is there in two lines. */
const USUAL_SCENE = 2
/** How high the options may be on a phone, so that they fit on a screen with the picture: pixels by its framing. */
const ROOM_FOR_OPTIONS = { wide: { height: 200, letters: 210 }, narrow: { height: 120, letters: 210 } } as const

/** Notes on a card: late cards, and an outage. */
export interface CardNotes {
  readonly isLate: boolean
  /** The outage during which presses were lost, in milliseconds since 1970; `null` for no note. */
  readonly downtime: { readonly from: number; readonly until: number } | null
  /** What follows later: the picture, or the poster of a finished game. */
  readonly follows: 'picture' | 'poster' | null
}

/** What a card shows beyond its table: how its game ended, how far a lesson has come, and the thread for talk. */
interface FaceExtras extends GameEnding {
  readonly lesson?: LessonProgress | null
  readonly talk?: string | null
}

/** The public card of a table: where the game stands and what it asks, or how it ended. */
export function faceOf(
  tableView: TableView,
  ask: CardAsk,
  { lesson = null, talk = null, ...ending }: FaceExtras = NOT_ENDED,
): CardFace {
  const { record, isOver, game } = tableView
  const view = tableView.viewFor(null)
  const names = spokenNames(tableView)
  const common = {
    taught: [],
    framing: record.pictures,
    headline: game.words.headline(view, fullNames(record)),
    alt: altOf(tableView),
  }
  if (isOver || record.status !== 'playing') {
    const foot = closingSeal(record)
    const controls = endRows(record)
    const ended = isOver ? endingOf(tableView, ending) : { scene: [say('card-ended-early')] }
    const scene = [...imaginedMark(record), ...ended.scene]
    return { ...common, accent: FINISHED, foot, prompt: [], said: [], controls, calls: [], ...ended, scene }
  }
  const scene = [...imaginedMark(record), ...game.words.scene(view, names)]
  const seal = [
    ...(game.words.smallPrint?.(view, names) ?? []).map(small),
    ...unsealedMark(record),
    ...besideLines(record, talk),
  ]
  if (record.pause !== null) {
    const goOn = button(formatId({ kind: 'go-on', table: record.id }), say('resume'), 'good')
    const controls = [...rows([goOn, handButton(record.id)]), ...imaginedRows(record)]
    return {
      ...common,
      accent: UNDER_WAY,
      scene,
      prompt: [say(`card-paused-${record.pause}`)],
      said: [],
      controls,
      foot: seal,
      calls: [],
    }
  }
  const worded = cardChoices(tableView, ask)
  const choices = shownOnCard(foremost(tableView, worded), ask, record.pictures)
  const taught = lessonAt(tableView, ask, lesson)
  const after = taught?.isOver ? lessonRows(record) : []
  const controls = [...choices.rows, ...cardControls(tableView, ask, worded), ...after, ...imaginedRows(record)]
  const { headline, position } = whoseMove(tableView, ask, common.headline)
  return {
    ...common,
    headline,
    accent: UNDER_WAY,
    scene,
    taught: taught?.lines ?? [],
    prompt: ask.lines,
    said: choices.lines,
    controls,
    foot: [...(taught?.steps ?? []), ...cardAim(tableView, ask), ...ask.time, ...position, ...seal],
    calls: ask.calls,
  }
}

/**
 * A face as a message. It begins with what has happened and its scenes, the newest of it if there is much: the message
 * tells all of it once the card has gone. Whose move it is and what is there stand above the picture, the question and
 * its options below, where the eye is.
 */
export function cardPanel(
  face: CardFace,
  image: Buffer | null,
  told = NOTHING_TOLD,
  { isLate, downtime, follows }: CardNotes = { isLate: false, downtime: null, follows: null },
  scenes: readonly Picture[] = [],
): Panel {
  const { headline, alt, scene, taught, prompt, said, controls, foot, calls, accent, framing } = face
  const budget = new TextBudget()
  const notes = [
    ...(downtime ? [say('card-missed', { from: timeOfDay(downtime.from), until: timeOfDay(downtime.until) })] : []),
    ...(isLate ? [say('cards-late')] : []),
    ...(follows === null ? [] : [followsInWords(follows, image !== null)]),
  ]
  const late = budget.fill(notes)
  const history = budget.fill(
    accent === FINISHED
      ? [...told.earlier, ...told.lately]
      : newestOf(told, Math.max(LEAST_TOLD_LENGTH, MAX_LENGTH_TO_OPTIONS - lengthToOptions(face, told))),
  )
  const title = budget.fill([headingOf(headline), ...scene], 2500)
  const lesson = budget.fill(taught, MAX_TAUGHT_LENGTH)
  const asked = budget.fill(
    [...(told.since != null && prompt.length > 0 ? [told.since] : []), ...prompt],
    MAX_PROMPT_LENGTH,
  )
  const choices = budget.fill(said)
  const print = budget.fill(foot)
  const picture = image ? [gallery(PICTURE_NAME, alt)] : []
  const below = [...texts(joined('\n', late, lesson, asked, choices)), ...controls, ...texts(print)]
  const board =
    framing === 'narrow'
      ? [...texts(title), ...picture, container(below, accent)]
      : [container([...texts(title), ...picture, ...below], accent)]
  const made = (all: readonly Picture[]) => [
    ...texts(history),
    ...all.map((one) => gallery(one.name, one.alt)),
    ...board,
  ]
  // The question goes before the scenes: without room for both, only words tell what happened.
  const shown = scenes.slice(0, Math.max(0, COMPONENTS - componentsIn(made([]))))
  const pictures: readonly Picture[] = [...(image ? [{ name: PICTURE_NAME, image, alt }] : []), ...shown]
  const large = { headline: plain(headline), lines: plainLines([...told.earlier, ...told.lately]) }
  return { components: made(shown), pictures, pings: calls, large }
}

/** The newest lines that a card has room for, at least the last. */
function newestOf({ earlier, lately }: ToldOnCard, room: number): readonly string[] {
  const all = [...earlier, ...lately]
  let length = 0
  const from = all.findLastIndex((line) => (length += lengthOf(line) + 1) > Math.min(room, MAX_TOLD_LENGTH)) + 1
  return from === 0 ? all : [small(say('digest-more')), ...all.slice(Math.min(from, all.length - 1))]
}

/** How long the texts and labels of a card are up to its last option, without what it tells. */
function lengthToOptions({ headline, scene, taught, prompt, said, controls }: CardFace, { since }: ToldOnCard): number {
  const labels = controls.flatMap(({ components }) =>
    components.map((one) => ('label' in one ? (one.label ?? '') : 'placeholder' in one ? (one.placeholder ?? '') : '')),
  )
  const all = [headline, ...scene.slice(0, USUAL_SCENE), since ?? '', ...taught, ...prompt, ...said, ...labels]
  return all.reduce((sum, one) => sum + lengthOf(one), 0)
}

/** As the clock on each reader's own wall shows it. */
function timeOfDay(time: number): string {
  return `<t:${Math.floor(time / 1000)}:T>`
}

/** The headline that says whose move it is. For computers and private questions it is where the game stands. */
function whoseMove(
  { record }: TableView,
  { seats, isForPeople }: CardAsk,
  headline: string,
): { readonly headline: string; readonly position: readonly string[] } {
  const names = seats.filter((seat) => record.seats[seat]?.user != null).map(fullNames(record))
  const [name] = names
  if (!isForPeople || name === undefined) return { headline, position: [] }
  const whose = names.length === 1 ? say('card-your-move', { name }) : say('card-waiting', { names: listOf(names) })
  return { headline: whose, position: [say('card-position', { position: headline })] }
}

function followsInWords(what: 'picture' | 'poster', hasPicture: boolean): string {
  if (what === 'poster') return say('card-poster-follows')
  return hasPicture ? say('card-picture-old') : say('card-picture-follows')
}

/** The card while the leak guard holds it back. The game goes on in private. */
export function heldBackPanel({ record }: TableView, told: readonly string[] = []): Panel {
  const buttons = record.status === 'playing' ? rows([handButton(record.id)]) : []
  const above = told.length === 0 ? '' : new TextBudget().fill(told)
  return {
    large: { headline: say('large-held-back'), lines: plainLines(told) },
    components: [
      ...texts(above),
      container([...texts(say('card-held-back', { hand: handLabel() })), ...buttons], UNDER_WAY),
    ],
  }
}

function cardControls(
  view: TableView,
  { hasPass, isForPeople }: CardAsk,
  choices: readonly WordedChoice[],
): ComponentRow[] {
  const table = view.record.id
  // The whole question is behind the button of the hand.
  const isThere = choices.length === 0 && isForPeople
  const id = formatId({ kind: 'pass', table, mark: passMark(view) })
  const pass = hasPass ? [button(id, passLabel(view), 'main')] : []
  return rows([
    ...pass,
    handButton(table, isThere && !hasPass),
    ...privateButtons(view),
    ...putDownButton(view, choices),
    ...offeredButton(view, choices),
    ...lettersButton(view.record),
    ...withoutThem(view),
    ...withoutTheAnswer(view),
    moreButton(table),
  ])
}

/** Buttons that are there whether or not anybody could do anything with them. */
function privateButtons({ record, game }: TableView) {
  return (game.words.privately ?? []).map(({ label, act }) =>
    button(formatId({ kind: 'act', table: record.id, act }), label),
  )
}

const MAX_ABSENT_OFFERED = 2
const MAX_NAME_LENGTH = 32

/** Buttons to propose going on without players who are openly overdue. */
export function withoutThem(view: TableView): APIButtonComponent[] {
  const { record, proposals } = view
  const names = plainNames(record)
  const isOpen = (what: ProposalKind, seat: number) =>
    proposals.some(({ kind, seat: about, came }) => kind === what && about === seat && came === null)
  const press = (what: ProposalKind, seat: number, label: string) =>
    isOpen(what, seat) ? [] : [button(formatId({ kind: 'move', table: record.id, what, seat }), label)]
  return overdueSeats(view)
    .slice(0, MAX_ABSENT_OFFERED)
    .flatMap((seat) => {
      const name = clip(names(seat), MAX_NAME_LENGTH)
      return [
        ...press('play-on', seat, say('play-on-without', { name })),
        ...(record.seats[seat]?.offered ? [] : press('replace', seat, say('offer-seat', { name }))),
      ]
    })
}

/** Buttons to propose going on without an overdue private answer, without naming its seat. */
function withoutTheAnswer({ record, privateWait, proposals }: TableView): APIButtonComponent[] {
  if (privateWait?.isUp !== true) return []
  const isOpen = (what: ProposalKind) => proposals.some(({ kind, came }) => kind === what && came === null)
  const press = (what: ProposalKind, label: string) =>
    isOpen(what) ? [] : [button(formatId({ kind: 'move', table: record.id, what, seat: 0 }), label)]
  return [...press('move-on', say('propose-move-on')), ...press('pause', say('propose-pause'))]
}

/** What can come after a lesson. */
function lessonRows({ id, game }: TableRecord): ComponentRow[] {
  const of = (act: LessonAct, label: string, style?: 'main') =>
    button(formatId({ kind: 'lesson', table: id, act }), label, style)
  return rows([
    of('on', say('lesson-play-on'), 'main'),
    of('try', say('lesson-try')),
    of('new', say('lesson-new')),
    button(formatId({ kind: 'help', game, page: 0 }), say('lesson-rules')),
  ])
}

function handButton(table: string, isMain = false) {
  return button(formatId({ kind: 'panel', table }), handLabel(), isMain ? 'main' : 'side')
}

/** The choices of the card's question; none if no person has it. */
function cardChoices(view: TableView, { asked, question }: CardAsk): readonly WordedChoice[] {
  const isForPeople = question?.who.some(({ seat }) => view.record.seats[seat]?.user) ?? false
  return asked && isForPeople ? choicesOf(view, asked, null) : []
}

function shownOnCard(choices: readonly WordedChoice[], { asked, question }: CardAsk, framing: Framing): ShownChoices {
  if (!question) return { lines: [], rows: [] }
  const presses = {
    ofChoice: (one: WordedChoice) => formatId({ kind: 'card', ...question, choice: choiceCode(one) }),
    ofMenu: () => formatId({ kind: 'card-menu', ...question }),
    ofPage: (page: number) => formatId({ kind: 'page', table: question.table, page, act: QUESTION_ONLY }),
  }
  return shownChoices(choices, presses, { times: asked?.times ?? 1, room: ROOM_FOR_OPTIONS[framing] })
}
