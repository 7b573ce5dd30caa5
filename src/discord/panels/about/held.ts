import type { Game, Topic } from '../../../engine/index.ts'
import { talliesOf } from '../../../language/index.ts'
import type { TableView } from '../../../tables/model/service.ts'
import { formatId } from '../../kit/ids.ts'
import { ALT_TEXT, MENU_OPTIONS, MENU_TEXT } from '../../kit/limits.ts'
import {
  button,
  container,
  gallery,
  menu,
  menuOption,
  PICTURE_NAME,
  texts,
  type Panel,
  type Picture,
  type ComponentRow,
} from '../../kit/message.ts'
import { clip } from '../../kit/text.ts'
import { referenceOf } from '../../reference/reference.ts'
import { faceLines } from '../../table/telling/faces.ts'
import { drawnFaces, topicAlt } from './topic.ts'
import { allChoices, askedInOrder, choicesOf, ownQuestion, type WordedChoice } from '../../table/answering/choices.ts'
import type { Context } from '../../table/context/context.ts'
import { say } from '../../words/index.ts'

const CLOTH = 0x3f6b52
const HAND_LINE = 200

/** The button to the player's own cards, in games with cards. */
export function heldButton({ record, game }: TableView) {
  return game.words.held ? [button(formatId({ kind: 'held', table: record.id }), say('held-cards'))] : []
}

/** A seat's own cards in one line; empty in games without cards. */
export function handLine(view: TableView, seat: number): string {
  if (!view.game.words.held) return ''
  const held = heldBy(view, seat)
  return held.length === 0 ? say('hand-line-empty') : clip(say('hand-line', { cards: inWords(held) }), HAND_LINE)
}

/** A seat's own cards in one picture, with a menu to look at each. Private. */
export async function heldPanel(
  context: Context,
  view: TableView,
  seat: number,
  user: string,
): Promise<Panel | string> {
  const held = heldBy(view, seat)
  if (held.length === 0) return say('nothing-held')
  const pictures = await heldPictures(context, view, seat, user)
  const shown = pictures.map(({ name, alt }) => gallery(name, alt))
  const { id } = view.game.rules
  return { components: [container([...shown, ...texts(said(held)), ...lookAt(id, held)], CLOTH)], pictures }
}

/** The button to the cards on offer, if most choices are about cards that can be looked at. */
export function offeredButton({ record, game }: TableView, choices: readonly WordedChoice[]) {
  const about = choices.filter(({ topic }) => topic !== undefined).length
  return about * 2 >= choices.length && topicsOf(game, choices).length > 0
    ? [button(formatId({ kind: 'offered', table: record.id }), say('offered-cards'))]
    : []
}

/** The cards on offer in one picture: the seat's own offers, else the public ones. */
export async function offeredPanel(
  context: Context,
  view: TableView,
  seat: number | undefined,
  user: string,
): Promise<Panel | string> {
  const own = seat === undefined ? [] : allChoices(view, seat)
  const open = askedInOrder(view, null).flatMap((asked) => choicesOf(view, asked, null))
  const found = topicsOf(view.game, own)
  const offered = found.length > 0 ? found : topicsOf(view.game, open)
  if (offered.length === 0) return say('nothing-to-look-at')
  const image = await drawnFaces(context, view.game, offered, user)
  const alt = clip(say('offered-alt', { cards: inWords(offered) }), ALT_TEXT)
  const pictures = image ? [{ name: PICTURE_NAME, image, alt }] : []
  const shown = pictures.map(({ name }) => gallery(name, alt))
  return {
    components: [container([...shown, ...texts(alt), ...lookAt(view.game.rules.id, offered)], CLOTH)],
    pictures,
  }
}

/** At most this many cards on offer are shown side by side. */
const MAX_BESIDE = 5

/** The cards among which a seat has to choose who to be, side by side; nothing where it chooses anything else. */
export async function choicePictures(
  context: Context,
  view: TableView,
  seat: number,
  user: string,
): Promise<readonly Picture[]> {
  const asked = ownQuestion(view, seat)
  if (!asked?.verb.startsWith(SETTING_UP) || asked.offers.length > MAX_BESIDE) return []
  const found = topicsOf(view.game, choicesOf(view, asked, seat))
  const image = found.length < asked.offers.length ? null : await drawnFaces(context, view.game, found, user)
  return image ? [{ name: PICTURE_NAME, image, alt: facesAlt(found) }] : []
}

/** The area of the questions before a game begins. */
const SETTING_UP = 'setup.'

function facesAlt(topics: readonly Topic[]): string {
  return clip(topics.map((topic) => topicAlt(topic, faceLines(topic))).join(' '), ALT_TEXT)
}

/** What choices are about, each once. */
function topicsOf(game: Game, choices: readonly WordedChoice[]): readonly Topic[] {
  const ids = new Set(choices.flatMap(({ topic }) => topic ?? []))
  return [...ids].flatMap((id) => referenceOf(game).of(id) ?? [])
}

/** A seat's own cards fanned out, if it has any and they can be drawn. */
export async function heldPictures(
  context: Context,
  view: TableView,
  seat: number,
  user: string,
): Promise<readonly Picture[]> {
  const held = heldBy(view, seat)
  const image = held.length === 0 ? null : await drawnFaces(context, view.game, held, user)
  return image ? [{ name: PICTURE_NAME, image, alt: said(held) }] : []
}

function said(held: readonly Topic[]): string {
  return clip(say('held-alt', { cards: inWords(held) }), ALT_TEXT)
}

function heldBy({ game, viewFor }: TableView, seat: number): readonly Topic[] {
  return (game.words.held?.(viewFor(seat)) ?? []).flatMap((id) => referenceOf(game).of(id) ?? [])
}

/** "Fireball and 2 × Dagger". */
function inWords(held: readonly Topic[]): string {
  return talliesOf(held.map(({ title }) => title))
}

function different(held: readonly Topic[]): readonly Topic[] {
  return held.filter(({ id }, at) => held.findIndex((one) => one.id === id) === at)
}

/** A menu of topics to look up. */
export function lookAt(game: string, topics: readonly Topic[]): readonly ComponentRow[] {
  const options = different(topics)
    .filter(({ id }) => id.length <= MENU_TEXT)
    .slice(0, MENU_OPTIONS)
    .map(({ id, title, kind }) => menuOption(id, title, kind))
  return options.length === 0 ? [] : [menu(formatId({ kind: 'topic', game }), say('look-closer'), options)]
}
