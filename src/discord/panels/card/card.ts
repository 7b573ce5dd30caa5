import type { TableView } from '../../../tables/model/service.ts'
import type { ProposalKind } from '../../../tables/model/proposal.ts'
import type { Framing } from '../../../tables/model/store.ts'
import { joined, listOf } from '../../../language/index.ts'
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
import { fullNames, plainNames, spokenNames } from '../../kit/names.ts'
import { clip, TextBudget } from '../../kit/text.ts'
import { MAX_PROMPT_LENGTH, overdueSeats, passLabel, passMark, type CardAsk } from '../../table/answering/asking.ts'
import { choicesOf, type WordedChoice } from '../../table/answering/choices.ts'
import { cardAim } from '../parts/aims.ts'
import { closingSeal, unsealedMark } from '../../table/telling/seal.ts'
import { say } from '../../words/index.ts'
import { QUESTION_ONLY, shownChoices, type ShownChoices } from '../parts/choices.ts'
import { endingOf, endRows, type GameEnding } from './ending.ts'
import { offeredButton } from '../about/held.ts'
import { lettersButton, lookButtons } from './look.ts'
import { altOf, HAND, headingOf } from '../parts/views.ts'
import { watchLines } from '../parts/spectators.ts'

const UNDER_WAY = 0x2f6f6b
const FINISHED = 0xb8892e

/** A card without its picture and its chronicle lines: everything that depends on the table alone. */
export interface CardFace {
  /** For which screen its picture is drawn. */
  readonly framing: Framing
  readonly accent: number
  /** Whose move it is. If it's no player's, where the game stands. */
  readonly headline: string
  /** Where the game stands, if the headline doesn't say it, and what a newcomer needs next. */
  readonly position: readonly string[]
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

/** The public card of a table: where the game stands and what it asks, or how it ended. */
export function faceOf(
  tableView: TableView,
  ask: CardAsk,
  ending: GameEnding = { honours: [], story: null },
): CardFace {
  const { record, isOver, game } = tableView
  const view = tableView.viewFor(null)
  const names = spokenNames(tableView)
  const common = {
    framing: record.pictures,
    headline: game.words.headline(view, fullNames(record)),
    position: [],
    alt: altOf(tableView),
  }
  if (isOver || record.status !== 'playing') {
    const seal = closingSeal(record)
    const [controls, ended] = [
      endRows(record),
      isOver ? endingOf(tableView, ending) : { scene: [say('card-ended-early')] },
    ]
    return { ...common, accent: FINISHED, seal, prompt: [], said: [], controls, calls: [], ...ended }
  }
  const scene = game.words.scene(view, names)
  const seal = [...unsealedMark(record), ...watchLines(record)]
  if (record.pause !== null) {
    const goOn = button(formatId({ kind: 'go-on', table: record.id }), say('resume'), 'good')
    const controls = rows([goOn, handButton(record.id)])
    return {
      ...common,
      accent: UNDER_WAY,
      scene,
      seal,
      prompt: [say(`card-paused-${record.pause}`)],
      said: [],
      controls,
      calls: [],
    }
  }
  const worded = cardChoices(tableView, ask)
  const choices = shownOnCard(worded, ask)
  const controls = [...choices.rows, ...cardControls(tableView, ask, worded)]
  return {
    ...common,
    ...whoseMove(tableView, ask, common.headline),
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
 * A face as a message. It begins with whose move it is and the question. Earlier lines stand above the picture, and the
 * lines of the last answer below it, with their scene.
 */
export function cardPanel(
  face: CardFace,
  image: Buffer | null,
  told = NOTHING_TOLD,
  { isLate, downtime, follows }: CardNotes = { isLate: false, downtime: null, follows: null },
  scenes: readonly Picture[] = [],
): Panel {
  const { headline, position, alt, scene, seal, prompt, said, controls, calls, accent, framing } = face
  const budget = new TextBudget()
  const notes = [
    ...(downtime ? [say('card-missed', { from: timeOfDay(downtime.from), until: timeOfDay(downtime.until) })] : []),
    ...(isLate ? [say('cards-late')] : []),
    ...(follows === null ? [] : [followsInWords(follows, image !== null)]),
  ]
  const late = notes.length === 0 ? '' : budget.fill(notes)
  const earlier = told.earlier.length === 0 ? '' : budget.fill(told.earlier)
  const lately = told.lately.length === 0 ? '' : budget.fill(told.lately)
  const title = budget.fill([headingOf(headline)])
  const mark = seal.length === 0 ? '' : budget.fill(seal)
  const asked = prompt.length === 0 ? '' : budget.fill(prompt, MAX_PROMPT_LENGTH)
  const where = position.length === 0 ? '' : budget.fill(position)
  const choices = said.length === 0 ? '' : budget.fill(said)
  const around = budget.fill(scene, 2500)
  const picture = image ? [gallery(PICTURE_NAME, alt)] : []
  const above = texts(around, mark)
  const below = [...texts(lately, choices, late), ...controls]
  const history = texts(earlier)
  const made = (all: readonly Picture[]) => [
    ...history,
    ...withPicture(
      framing,
      texts(joined('\n', title, asked, where)),
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

/** The headline that says whose move it is. For computers and private questions it is where the game stands. */
function whoseMove(view: TableView, ask: CardAsk, headline: string): Pick<CardFace, 'headline' | 'position'> {
  const { record } = view
  const { seats, isForPeople } = ask
  const names = seats.filter((seat) => record.seats[seat]?.user != null).map(fullNames(record))
  const [name] = names
  if (!isForPeople || name === undefined) return { headline, position: [] }
  const whose = names.length === 1 ? say('card-your-move', { name }) : say('card-waiting', { names: listOf(names) })
  return { headline: whose, position: [say('card-position', { position: headline }), ...cardAim(view, ask)] }
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
    components: [...texts(above), container([...texts(say('card-held-back', { hand: HAND })), ...buttons], UNDER_WAY)],
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
  return [
    ...rows([
      ...pass,
      handButton(table, isThere && !hasPass),
      ...privateButtons(view),
      ...offeredButton(view, choices),
      ...lettersButton(view.record),
    ]),
    ...rows(lookButtons(table)),
    ...withoutThem(view),
    ...withoutTheAnswer(view),
    ...endOffered(view),
  ]
}

/** Buttons that are there whether or not anybody could do anything with them. */
function privateButtons({ record, game }: TableView) {
  return (game.words.privately ?? []).map(({ label, act }) =>
    button(formatId({ kind: 'act', table: record.id, act }), label),
  )
}

/** Once a game is as good as decided, any player may propose to end it. */
function endOffered(view: TableView): ComponentRow[] {
  const isOpen = view.proposals.some(({ kind, came }) => kind === 'end' && came === null)
  if (isOpen || view.game.offersEnd?.(view.viewFor(null)) !== true) return []
  const id = formatId({ kind: 'move', table: view.record.id, what: 'end', seat: 0 })
  return rows([button(id, say('end-it-here'))])
}

const MAX_ABSENT_OFFERED = 2
const MAX_NAME_LENGTH = 32

/** Buttons to propose going on without players who are openly overdue. */
export function withoutThem(view: TableView): ComponentRow[] {
  const { record, proposals } = view
  const names = plainNames(record)
  const isOpen = (what: ProposalKind, seat: number) =>
    proposals.some(({ kind, seat: about, came }) => kind === what && about === seat && came === null)
  const press = (what: ProposalKind, seat: number, label: string) =>
    isOpen(what, seat) ? [] : [button(formatId({ kind: 'move', table: record.id, what, seat }), label)]
  const buttons = overdueSeats(view)
    .slice(0, MAX_ABSENT_OFFERED)
    .flatMap((seat) => {
      const name = clip(names(seat), MAX_NAME_LENGTH)
      return [
        ...press('play-on', seat, say('play-on-without', { name })),
        ...(record.seats[seat]?.offered ? [] : press('replace', seat, say('offer-seat', { name }))),
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
  return rows([...press('move-on', say('propose-move-on')), ...press('pause', say('propose-pause'))])
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
    ofPage: (page: number) => formatId({ kind: 'page', table: question.table, page, act: QUESTION_ONLY }),
  }
  return shownChoices(choices, presses, { times: asked?.times ?? 1 })
}
