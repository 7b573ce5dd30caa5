import type { Space } from '../../../games/warlock/data/board.ts'
import { sayInWarlock } from './say.ts'

/** The looks of each room: its floor, and an icon of its former purpose. */

interface RoomLook {
  readonly icon: string
  readonly floor: string
}

const [WOOD, STONE, EARTH, SAND, DAMP, BLOOD, LORE] = [
  '#cfae7c', '#c9c2b2', '#c4ab88', '#e0cd98', '#b6c2ba', '#cfa48d', '#c5b8cf',
] as const // prettier-ignore

const LOOKS: Readonly<Record<string, RoomLook>> = {
  'sentry-bunkroom': { icon: 'bunk-beds', floor: WOOD },
  'orc-mess': { icon: 'camp-cooking-pot', floor: WOOD },
  'trophy-hall': { icon: 'trophy', floor: BLOOD },
  'snake-cellar': { icon: 'snake-jar', floor: DAMP },
  'torture-chamber': { icon: 'manacles', floor: BLOOD },
  armoury: { icon: 'battle-gear', floor: STONE },
  guardroom: { icon: 'guards', floor: STONE },
  'rat-larder': { icon: 'cheese-wedge', floor: EARTH },
  'prison-cell': { icon: 'cage', floor: STONE },
  'well-room': { icon: 'well', floor: DAMP },
  stores: { icon: 'shop', floor: WOOD },
  'resting-room': { icon: 'bed', floor: WOOD },
  'portrait-gallery': { icon: 'mona-lisa', floor: LORE },
  'spider-vault': { icon: 'spider-web', floor: STONE },
  'portcullis-room': { icon: 'gate', floor: STONE },
  'gaming-room': { icon: 'rolling-dices', floor: BLOOD },
  'rope-store': { icon: 'rope-coil', floor: WOOD },
  'boat-house': { icon: 'wooden-pier', floor: WOOD },
  'keepers-lodge': { icon: 'wood-cabin', floor: WOOD },
  'mosaic-room': { icon: 'path-tile', floor: LORE },
  'sandy-cave': { icon: 'sand-snake', floor: SAND },
  'burial-chamber': { icon: 'coffin', floor: DAMP },
  crypt: { icon: 'vampire-cape', floor: DAMP },
  'barrel-workshop': { icon: 'barrel', floor: WOOD },
  temple: { icon: 'cyclops', floor: LORE },
  'ogre-cave': { icon: 'ogre', floor: EARTH },
  library: { icon: 'book-pile', floor: WOOD },
  'minotaur-den': { icon: 'bull-horns', floor: EARTH },
  'seers-alcove': { icon: 'incense', floor: LORE },
  'dragon-cavern': { icon: 'lava', floor: BLOOD },
  'hall-of-mirrors': { icon: 'mirror-mirror', floor: STONE },
  laboratory: { icon: 'bubbling-flask', floor: DAMP },
  'warlocks-study': { icon: 'wizard-face', floor: '#b9a0cf' },
  'treasure-room': { icon: 'gold-stack', floor: '#e8c766' },
}

export function lookOf(room: Space): RoomLook {
  return LOOKS[room.id] ?? { icon: 'uncertainty', floor: STONE }
}

/** The name of a space as the map has room for it. */
export function placeDrawn({ id, type, label }: Space): string {
  if (type === 'corridor') return label
  if (type === 'maze') return sayInWarlock('maze-space-drawn', { number: id.split('-')[1] ?? '' })
  return sayInWarlock('place-drawn', { place: id, name: `space-${id}` })
}

/** The icon of each room. */
export const ROOM_ICONS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(LOOKS).map(([room, { icon }]) => [room, icon]),
)
