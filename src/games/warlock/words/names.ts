import { listOf } from '../../../language/index.ts'
import { isMaze, isRoom, spaceOf } from '../data/board.ts'
import { treasureOf, type BridgeRow, type EscapeRow, type MazeSide } from '../data/components.ts'
import {
  type FoeId,
  type BankId,
  type MazeCardId,
  type MazeId,
  type PassageId,
  type RoomId,
  type SpaceId,
  type TreasureId,
} from '../data/ids.ts'
import type { WarlockMessages } from './en/messages.ts'
import { say } from './say.ts'

/** Names of things, foes and places. */

// Places

/** The spaces with a name. The others are corridor squares and the Maze. */
type NamedSpace = RoomId | BankId | PassageId | 'entrance'

/** The id of the message with the name of a space. */
export function spaceId(space: NamedSpace): string {
  return `space-${space}`
}

/** The number of a space of the Maze. */
export function mazeNumber(space: MazeId): number {
  return Number(space.split('-')[1])
}

/** How a space is worded: one with a name, a corridor square, and a space of the Maze. */
const FORMS = {
  title: ['a-space', 'corridor', 'place-maze.title'],
  label: ['a-space', 'place-corridor', 'place-maze.title'],
  name: ['a-space.the', 'place-corridor', 'place-maze'],
  in: ['a-space.in', 'place-corridor.in', 'place-maze.in'],
  to: ['a-space.to', 'place-corridor.to', 'place-maze.to'],
  upTo: ['a-space.up-to', 'place-corridor.up-to', 'place-maze.up-to'],
  from: ['a-space.from', 'place-corridor.from', 'place-maze.from'],
} as const

function worded(form: keyof typeof FORMS, id: SpaceId): string {
  const [ofName, ofSquare, ofMaze] = FORMS[form]
  const { type, label } = spaceOf(id)
  if (type === 'corridor') return say(ofSquare, { label })
  return isMaze(id) ? say(ofMaze, { number: mazeNumber(id) }) : say(ofName, { space: spaceId(id as NamedSpace) })
}

/** A space as a heading: "Guardroom", "Corridor Q26". */
export function spaceTitle(id: SpaceId): string {
  return worded('title', id)
}

/** A space as a label: "Guardroom", "Q26". */
export function spaceLabel(id: SpaceId): string {
  return worded('label', id)
}

/** A space by itself or in a list: "the Guardroom", "Q26", "the South Bank". */
export function spaceName(id: SpaceId): string {
  return worded('name', id)
}

/** "in the Guardroom", "at Q26", "on the South Bank". */
export function inSpace(id: SpaceId): string {
  return worded('in', id)
}

/** "into the Guardroom", "to Q26". */
export function toSpace(id: SpaceId): string {
  return worded('to', id)
}

/** The end of a walk: "to Q26", "to the Entrance". */
export function upToSpace(id: SpaceId): string {
  return worded('upTo', id)
}

/** "from the Guardroom", "from Q26". */
export function fromSpace(id: SpaceId): string {
  return worded('from', id)
}

/** Rooms in a list behind "in": "the Guardroom and the Crypt". */
export function roomsAfterIn(rooms: readonly RoomId[]): string {
  return listOf(rooms.map((room) => say('a-space.after-in', { space: spaceId(room) })))
}

/** The door beside a corridor square; `null` for other spaces and squares. */
function doorAt(id: SpaceId): RoomId | null {
  const { type, neighbours } = spaceOf(id)
  return (type === 'corridor' ? neighbours.find(isRoom) : undefined) ?? null
}

/** A phrase about a space with the door beside it: "to Q26, by the door of the Armoury". */
export function placeByDoor(id: SpaceId, place: string): string {
  const door = doorAt(id)
  return door === null ? place : say('place-by-door', { place, room: spaceId(door) })
}

/** What somebody packs, gives, loots or finds, each with its number: "3 Gold", "2 Provisions". */
export function goods({ cards: many = 0, gold = 0, provisions = 0, lanterns = 0 }: Goods): readonly string[] {
  return [
    ...(many > 0 ? [say('treasure-cards', { count: many })] : []),
    ...(gold > 0 ? [say('gold', { count: gold })] : []),
    ...(provisions > 0 ? [say('provisions', { count: provisions })] : []),
    ...(lanterns > 0 ? [say('the-lantern')] : []),
  ]
}

interface Goods {
  readonly cards?: number
  readonly gold?: number
  readonly provisions?: number
  readonly lanterns?: number
}

/** The printed text of a space; empty for most squares. */
export function spaceText(id: SpaceId): string {
  const text = `print-space-${id}`
  return say.has(text) ? say(text as Extract<keyof WarlockMessages, `print-space-${string}`>) : ''
}

export function mazeCardName(id: MazeCardId): string {
  return say(`print-${id}.title`)
}

export function mazeText(id: MazeCardId): string {
  return say(`print-${id}`)
}

/** "open to the north and south". */
export function sidesText(sides: readonly MazeSide[]): string {
  return say('open-to', { sides: listOf(sides.map((side) => say(`side-${side}`))) })
}

// Treasure

/** A card by itself, as a title. The keys of a bunch follow its name: "Cook’s Bunch (1, 5, 6, 7)". */
export function cardName(id: TreasureId): string {
  return `${cardShort(id)}${keysAfter(id)}`
}

/** What follows the name of a bunch: " (1, 5, 6, 7)"; nothing for other cards. */
function keysAfter(id: TreasureId): string {
  const { keys } = treasureOf(id)
  return keys.length > 1 ? ` (${keys.join(', ')})` : ''
}

/** The id of the name of a card with what follows it, for messages that name it in a form of their own. */
export function namedCard(id: TreasureId): { readonly card: `card-${TreasureId}`; readonly keys: string } {
  return { card: `card-${id}`, keys: keysAfter(id) }
}

export function cardShort(id: TreasureId): string {
  return say(`card-${id}`)
}

/** The object of a verb: "the **Brass Key 2** and the **Iron Helmet**". */
export function cards(ids: readonly TreasureId[]): string {
  return listOf(ids.map((id) => say('the-card', namedCard(id))))
}

/** The object of a verb on a button: "Brass Key 2 and Iron Helmet". */
export function cardsShort(ids: readonly TreasureId[]): string {
  return listOf(ids.map((id) => say('the-card.short', { card: `card-${id}` })))
}

export function cardText(id: TreasureId): string {
  return say(`print-card-${id}`)
}

/** A printed row of a table. It goes by the first face of the die that leads to it. */
export function printedRow(table: 'escape' | 'bridge', { min }: EscapeRow | BridgeRow): string {
  return say(`print-${table}-${min}` as Extract<keyof WarlockMessages, `print-${typeof table}-${string}`>)
}

// Foes

export function foeName(id: FoeId): string {
  return say(`foe-${id}`)
}

export function foeText(id: FoeId): string {
  return say(`print-foe-${id}`)
}

/** The monsters whose names differ from their card's. */
const NAMED_MONSTERS = [
  'goblin-first', 'goblin-second', 'orc-first', 'orc-second', 'orc-servant', 'skeleton-first', 'skeleton-second',
  'zombie-first', 'zombie-second',
] as const // prettier-ignore

/** The id of the name of one of a card’s monsters. */
export function monsterId(
  id: FoeId,
  monster: string | null,
): `foe-${FoeId}` | `monster-${(typeof NAMED_MONSTERS)[number]}` {
  const own = NAMED_MONSTERS.find((one) => one === monster)
  return own === undefined ? `foe-${id}` : `monster-${own}`
}

/** One of a card’s monsters: "Goblin Foreman". */
export function monsterName(id: FoeId, monster: string | null): string {
  return say(monsterId(id, monster))
}
