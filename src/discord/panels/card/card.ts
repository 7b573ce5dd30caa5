import type { TableView } from '../../../tables/model/service.ts'
import type { ProposalKind } from '../../../tables/model/proposal.ts'
import type { Framing, PauseCause } from '../../../tables/model/store.ts'
import { listOf } from '../../../language/index.ts'
import { choiceCode, formatId } from '../../kit/ids.ts'
import { COMPONENTS } from '../../kit/limits.ts'
import {
  button,
  componentsIn,
  container,
  gallery,
  rows,
  texts,
  withPicture,
  PICTURE_NAME,
  type Panel,
  type Picture,
  type ComponentRow,
} from '../../kit/message.ts'
import { boldNames, fullNames, plainNames } from '../../kit/names.ts'
import { clip, plain, TextBudget } from '../../kit/text.ts'
import { MAX_PROMPT_LENGTH, type CardAsk } from '../../table/answering/asking.ts'
import { choicesOf, type WordedChoice } from '../../table/answering/choices.ts'
import { closingSeal, unsealedMark } from '../../table/telling/seal.ts'
import { shownChoices, type ShownChoices } from '../parts/choices.ts'
import { endRows } from './ending.ts'
import { offeredButton } from '../about/held.ts'
import { lookButtons } from './look.ts'
import { altOf, HAND, headingOf } from '../parts/views.ts'
import { watchLines } from '../parts/spectators.ts'

const HELD_BACK =
  '*This table goes on in private for the moment: **My choices & hand** shows each of you what you can do.*'
const PAUSED: Readonly<Record<PauseCause, string>> = {
  agreed: '*The game pauses: all clocks stand until one of you presses **Go on**.*',
  'all-away': '*Nobody is here: the game stands still until one of you comes back and presses **Go on**.*',
  'almost-all-away':
    '*All but one have been away for a round: the game stands still until one of you presses **Go on**.*',
}
const UNDER_WAY = 0x2f6f6b
const FINISHED = 0xb8892e

/** A card without its picture and its chronicle lines: everything that depends on the table alone. */
export interface CardFace {
  /** For which screen its picture is drawn. */
  readonly framing: Framing
  readonly accent: number
  readonly headline: string
  /** The seats with a question, if the headline doesn't name them. */
  readonly asked: readonly string[]
  readonly alt: string
  readonly scene: readonly string[]
  /** The commitment of the dice, and the spectators with private access. */
  readonly seal: readonly string[]
  readonly prompt: readonly string[]
  /** What the choices cost and risk. */
  readonly said: readonly string[]
  readonly controls: readonly ComponentRow[]
  readonly calls: readonly string[]
}

/** The chronicle lines on a card: those of the last answer, and the earlier ones of the turn. */
export interface ToldOnCard {
  readonly earlier: readonly string[]
  readonly lately: readonly string[]
}

const NOTHING_TOLD: ToldOnCard = { earlier: [], lately: [] }
/** Notes on a card: late cards, and an outage. */
export interface CardNotes {
  readonly isLate: boolean
  /** The outage during which presses were lost, in milliseconds since 1970; `null` for no note. */
  readonly downtime: { readonly from: number; readonly until: number } | null
  /** What follows later: the picture, or the poster of a finished game. */
  readonly follows: 'picture' | 'poster' | null
}

const TO_FOLLOW = '-# The picture follows in a moment.'
const POSTER_TO_FOLLOW = '-# The poster of the game follows in a moment.'
const OLDER = '-# The picture is that of a moment ago: the next one follows.'
const MISSED = (from: string, until: string) =>
  `-# I was not there from ${from} to ${until}: what was pressed then did not reach me. Please press it again.`
const LATE = '-# Many tables are being played: cards come some seconds late.'

/** The public card of a table: where the game stands and what it asks. `honours`: titles earned with it. */
export function faceOf(tableView: TableView, ask: CardAsk, honours: readonly string[] = []): CardFace {
  const { record, isOver, game } = tableView
  const view = tableView.viewFor(null)
  const names = boldNames(record)
  const common = {
    framing: record.pictures,
    headline: game.words.headline(view, fullNames(record)),
    asked: [],
    alt: altOf(tableView),
  }
  if (isOver || record.status !== 'playing') {
    const scene = isOver ? [...game.words.outcome(view, fullNames(record)), ...honours] : ['This game was ended early.']
    const seal = closingSeal(tableView)
    const controls = endRows(record)
    return { ...common, accent: FINISHED, scene, seal, prompt: [], said: [], controls, calls: [] }
  }
  const scene = game.words.scene(view, names)
  const seal = [...unsealedMark(record), ...watchLines(record)]
  if (record.pause !== null) {
    const goOn = button(formatId({ kind: 'go-on', table: record.id }), 'Go on', 'good')
    const controls = rows([goOn, handButton(record.id)])
    return { ...common, accent: UNDER_WAY, scene, seal, prompt: [PAUSED[record.pause]], said: [], controls, calls: [] }
  }
  const worded = cardChoices(tableView, ask)
  const choices = shownOnCard(worded, ask)
  const controls = [...choices.rows, ...cardControls(tableView, ask, worded)]
  return {
    ...common,
    asked: askedLine(tableView, ask, common.headline),
    accent: UNDER_WAY,
    scene,
    seal,
    prompt: ask.lines,
    said: choices.lines,
    controls,
    calls: ask.calls,
  }
}

/**
 * A face as a message. Earlier lines stand above the picture. The lines of the last answer stand below it with their
 * scene, beside the question, because people look there.
 */
export function cardPanel(
  face: CardFace,
  image: Buffer | null,
  told = NOTHING_TOLD,
  { isLate, downtime, follows }: CardNotes = { isLate: false, downtime: null, follows: null },
  scenes: readonly Picture[] = [],
): Panel {
  const { headline, asked: who, alt, scene, seal, prompt, said, controls, calls, accent, framing } = face
  const budget = new TextBudget()
  const notes = [
    ...(downtime ? [MISSED(timeOfDay(downtime.from), timeOfDay(downtime.until))] : []),
    ...(isLate ? [LATE] : []),
    ...(follows === null ? [] : [follows === 'poster' ? POSTER_TO_FOLLOW : image ? OLDER : TO_FOLLOW]),
  ]
  const late = notes.length === 0 ? '' : budget.fill(notes)
  const earlier = told.earlier.length === 0 ? '' : budget.fill(told.earlier)
  const lately = told.lately.length === 0 ? '' : budget.fill(told.lately)
  const title = budget.fill([headingOf(headline), ...who])
  const mark = seal.length === 0 ? '' : budget.fill(seal)
  const asked = prompt.length === 0 ? '' : budget.fill(prompt, MAX_PROMPT_LENGTH)
  const choices = said.length === 0 ? '' : budget.fill(said)
  const around = budget.fill(scene, 2500)
  const picture = image ? [gallery(PICTURE_NAME, alt)] : []
  const above = texts(around, mark)
  const below = [...texts(lately, asked, choices, late), ...controls]
  const history = texts(earlier)
  const made = (all: readonly Picture[]) => [
    ...history,
    ...withPicture(
      framing,
      texts(title),
      picture,
      [...above, ...all.map((one) => gallery(one.name, one.alt)), ...below],
      accent,
    ),
  ]
  // The question goes before the scenes: without room for both, only words tell what happened.
  const shown = scenes.slice(0, Math.max(0, COMPONENTS - componentsIn(made([]))))
  const pictures: readonly Picture[] = [...(image ? [{ name: PICTURE_NAME, image, alt }] : []), ...shown]
  return { components: made(shown), pictures, pings: calls }
}

/** As the clock on each reader's own wall shows it. */
function timeOfDay(time: number): string {
  return `<t:${Math.floor(time / 1000)}:T>`
}

/** The seats with an open question, if the headline names another seat. Computers need no line. */
function askedLine({ record }: TableView, { seats, isForPeople }: CardAsk, headline: string): readonly string[] {
  const names = seats.filter((seat) => record.seats[seat]?.user != null).map(fullNames(record))
  if (!isForPeople || names.every((name) => plain(headline).includes(plain(name)))) return []
  return [`### 👉 ${listOf(names)} ${names.length === 1 ? 'is' : 'are'} asked`]
}

/** The card while the leak guard holds it back. The game goes on in private. */
export function heldBackPanel({ record }: TableView, told: readonly string[] = []): Panel {
  const buttons = record.status === 'playing' ? rows([handButton(record.id)]) : []
  const above = told.length === 0 ? '' : new TextBudget().fill(told)
  return { components: [...texts(above), container([...texts(HELD_BACK), ...buttons], UNDER_WAY)] }
}

function cardControls(
  view: TableView,
  { hasPass, isForPeople }: CardAsk,
  choices: readonly WordedChoice[],
): ComponentRow[] {
  const table = view.record.id
  // The whole question is behind the button of the hand.
  const isThere = choices.length === 0 && isForPeople
  const pass = hasPass ? [button(formatId({ kind: 'pass', table }), passLabel(view), 'main')] : []
  return [
    ...rows([
      ...pass,
      handButton(table, isThere && !hasPass),
      ...privateButtons(view),
      ...offeredButton(view, choices),
    ]),
    ...rows(lookButtons(table)),
    ...withoutThem(view),
    ...withoutTheAnswer(view),
    ...endOffered(view),
  ]
}

/** Neutral buttons: they stand there whether anybody could do anything by them or not. */
function privateButtons({ record, game }: TableView) {
  return (game.words.privately ?? []).map(({ label, act }) =>
    button(formatId({ kind: 'act', table: record.id, act }), label),
  )
}

/** Where a game is as good as decided, anybody may move to end it. */
function endOffered(view: TableView): ComponentRow[] {
  const isOpen = view.proposals.some(({ kind, came }) => kind === 'end' && came === null)
  if (isOpen || view.game.offersEnd?.(view.viewFor(null)) !== true) return []
  const id = formatId({ kind: 'move', table: view.record.id, what: 'end', seat: 0 })
  return rows([button(id, 'End it here …')])
}

/** The label says what happens if nobody acts. */
function passLabel(view: TableView): string {
  return view.game.words.passing?.(view.viewFor(null), plainNames(view.record)) ?? 'Pass'
}

const MAX_ABSENT_OFFERED = 2
const MAX_NAME_LENGTH = 32

/** Buttons to propose going on without players who are openly overdue. */
function withoutThem({ record, awaited, time, proposals }: TableView): ComponentRow[] {
  const names = plainNames(record)
  const isWaitedFor = (seat: number) => {
    const now = time(seat)
    return record.seats[seat]?.user != null && now !== null && (now.isUp || now.isStalled)
  }
  const isOpen = (what: ProposalKind, seat: number) =>
    proposals.some(({ kind, seat: about, came }) => kind === what && about === seat && came === null)
  const press = (what: ProposalKind, seat: number, label: string) =>
    isOpen(what, seat) ? [] : [button(formatId({ kind: 'move', table: record.id, what, seat }), label)]
  const buttons = awaited
    .filter(isWaitedFor)
    .slice(0, MAX_ABSENT_OFFERED)
    .flatMap((seat) => {
      const name = clip(names(seat), MAX_NAME_LENGTH)
      return [
        ...press('play-on', seat, `Play on without ${name}`),
        ...(record.seats[seat]?.offered ? [] : press('replace', seat, `Offer ${name}’s seat`)),
      ]
    })
  return rows(buttons)
}

/** Buttons to propose going on without an overdue private answer, without naming its seat. */
function withoutTheAnswer({ record, privateWait, proposals }: TableView): ComponentRow[] {
  if (privateWait?.isUp !== true) return []
  const isOpen = (what: ProposalKind) => proposals.some(({ kind, came }) => kind === what && came === null)
  const press = (what: ProposalKind, label: string) =>
    isOpen(what) ? [] : [button(formatId({ kind: 'move', table: record.id, what, seat: 0 }), label)]
  return rows([...press('move-on', 'Propose to move on'), ...press('pause', 'Propose a pause')])
}

function handButton(table: string, isMain = false) {
  return button(formatId({ kind: 'panel', table }), HAND, isMain ? 'main' : 'side')
}

/** The choices of the card's question; none if no person has it. */
function cardChoices(view: TableView, { asked, question }: CardAsk): readonly WordedChoice[] {
  const isForPeople = question?.who.some(({ seat }) => view.record.seats[seat]?.user) ?? false
  return asked && isForPeople ? choicesOf(view, asked, null) : []
}

function shownOnCard(choices: readonly WordedChoice[], { asked, question }: CardAsk): ShownChoices {
  if (!question) return { lines: [], rows: [] }
  const presses = {
    ofChoice: (one: WordedChoice) => formatId({ kind: 'card', ...question, choice: choiceCode(one) }),
    ofMenu: () => formatId({ kind: 'card-menu', ...question }),
    ofPage: (page: number) => formatId({ kind: 'page', table: question.table, page, act: '' }),
  }
  return shownChoices(choices, presses, { times: asked?.times ?? 1 })
}
