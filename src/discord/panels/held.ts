import type { Topic } from '../../engine/index.ts'
import type { TableSight } from '../../tables/service.ts'
import { formatId } from '../kit/ids.ts'
import { ALT_TEXT, MENU_OPTIONS, MENU_TEXT } from '../kit/limits.ts'
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
  type Row,
} from '../kit/message.ts'
import { SAY } from '../kit/sentences.ts'
import { clip } from '../kit/text.ts'
import { referenceOf } from '../reference/reference.ts'
import { drawnFaces } from './topic.ts'
import type { Desk } from '../table/desk.ts'

const CLOTH = 0x3f6b52

/** The button to one's own cards, at games in which anything is held. */
export function heldButton({ record, game }: TableSight) {
  return game.words.held ? [button(formatId({ kind: 'held', table: record.id }), 'My cards')] : []
}

/** A seat's own cards in one picture, each to be looked at by itself; for nobody else's eyes. */
export async function heldPanel(desk: Desk, sight: TableSight, seat: number, user: string): Promise<Panel | string> {
  const held = heldBy(sight, seat)
  if (held.length === 0) return SAY.nothingHeld
  const pictures = await heldPictures(desk, sight, seat, user)
  const shown = pictures.map(({ name, alt }) => gallery(name, alt))
  const { id } = sight.game.rules
  return { components: [container([...shown, ...texts(said(held)), ...lookAt(id, held)], CLOTH)], pictures }
}

/** A seat's own cards fanned out, if it has any and they can be drawn. */
export async function heldPictures(
  desk: Desk,
  sight: TableSight,
  seat: number,
  user: string,
): Promise<readonly Picture[]> {
  const held = heldBy(sight, seat)
  const image = held.length === 0 ? null : await drawnFaces(desk, sight.game, held, user)
  return image ? [{ name: PICTURE_NAME, image, alt: said(held) }] : []
}

function said(held: readonly Topic[]): string {
  return clip(`Your cards: ${inWords(held)}.`, ALT_TEXT)
}

function heldBy({ game, view }: TableSight, seat: number): readonly Topic[] {
  return (game.words.held?.(view(seat)) ?? []).flatMap((id) => referenceOf(game).of(id) ?? [])
}

/** "Fireball, 2 × Dagger". */
function inWords(held: readonly Topic[]): string {
  return different(held)
    .map(({ id, title }) => {
      const count = held.filter((one) => one.id === id).length
      return count > 1 ? `${count} × ${title}` : title
    })
    .join(', ')
}

function different(held: readonly Topic[]): readonly Topic[] {
  return held.filter(({ id }, at) => held.findIndex((one) => one.id === id) === at)
}

/** A menu of things that can be looked up, one of which is shown instead. */
export function lookAt(game: string, topics: readonly Topic[]): readonly Row[] {
  const options = different(topics)
    .filter(({ id }) => id.length <= MENU_TEXT)
    .slice(0, MENU_OPTIONS)
    .map(({ id, title, kind }) => menuOption(id, title, kind))
  return options.length === 0 ? [] : [menu(formatId({ kind: 'topic', game }), 'Look at one …', options)]
}
