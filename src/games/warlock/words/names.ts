import { bold, listOf } from '../../../language/index.ts'
import { isMaze, isRoom, spaceOf, type Space } from '../data/board.ts'
import { treasureOf, type BridgeRow, type EscapeRow, type MazeSide } from '../data/components.ts'
import {
  type FoeId,
  type MazeCardId,
  type BankId,
  type PassageId,
  type RoomId,
  type SpaceId,
  type SwordId,
  type TreasureId,
} from '../data/ids.ts'
import type { WarlockMessages } from './en/messages.ts'
import { say } from './say.ts'

/** Names of things, foes and places. */

// Places

/** A space in a sentence: "the Guardroom", "Q26", "the South Bank". */
export function spaceName(id: SpaceId): string {
  const nameless = namelessPlace(id)
  return nameless ? say(nameless.place, nameless.marks) : say(`space-${id as NamedSpace}.the`)
}

/** A space on a button: "Guardroom", "Q26". */
export function spaceShort(id: SpaceId): string {
  const nameless = namelessPlace(id)
  return nameless ? say(nameless.place, nameless.marks) : say(`space-${id as NamedSpace}`)
}

/** A space as a heading: "Guardroom", "Corridor Q26". */
export function spaceTitle({ id, type, label }: Space): string {
  return type === 'corridor' ? say('corridor', { label }) : spaceShort(id)
}

/** "in the Guardroom", "at Q26", "on the South Bank". */
export function inSpace(id: SpaceId): string {
  const nameless = namelessPlace(id)
  return nameless ? say(`${nameless.place}.in`, nameless.marks) : say(`space-${id as NamedSpace}.in`)
}

/** "into the Guardroom", "to Q26". */
export function toSpace(id: SpaceId): string {
  const nameless = namelessPlace(id)
  return nameless ? say(`${nameless.place}.to`, nameless.marks) : say(`space-${id as NamedSpace}.to`)
}

/** The spaces with a name. The others are corridor squares and the Maze. */
type NamedSpace = RoomId | BankId | PassageId | 'entrance'

function namelessPlace(id: SpaceId) {
  const { type, label } = spaceOf(id)
  const marks = { label, number: id.split('-')[1] ?? '' }
  if (type === 'corridor') return { place: 'place-corridor', marks } as const
  return isMaze(id) ? ({ place: 'place-maze', marks } as const) : null
}

/** The door beside a corridor square; `null` for other spaces and squares. */
function doorAt(id: SpaceId): SpaceId | null {
  const { type, neighbours } = spaceOf(id)
  return (type === 'corridor' ? neighbours.find(isRoom) : undefined) ?? null
}

/** A phrase about a space with the door beside it: "to Q26, by the door of the Armoury". */
export function placeByDoor(id: SpaceId, place: string): string {
  const door = doorAt(id)
  return door === null ? place : say('place-by-door', { place, room: `space-${door}` })
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

/** The keys of a bunch follow its name: "Cook’s Bunch (1, 5, 6, 7)". */
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

export function swordName(id: SwordId): string {
  return say(`card-${id}`)
}

export function card(id: TreasureId): string {
  return bold(cardName(id))
}

/** "the **Brass Key 2** and the **Iron Helmet**". */
export function cards(ids: readonly TreasureId[]): string {
  return listOf(ids.map((id) => say('the-card', namedCard(id))))
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

/** "the **Ogre**". */
export function foe(id: FoeId): string {
  return `the ${bold(foeName(id))}`
}

export function foeText(id: FoeId): string {
  return say(`print-foe-${id}`)
}

/** Foes with a plural name, so that verbs agree. */
const SEVERAL: readonly FoeId[] = [
  'gambling-dwarfs', 'old-man-and-gremlin', 'goblin-torturers', 'drunken-orcs', 'giant-rats', 'zombies', 'grasping-hands',
] // prettier-ignore

/** The form of a verb that fits: "the Ogre attacks", "the Zombies attack". */
export function agrees(id: FoeId, one: string, many: string): string {
  return SEVERAL.includes(id) ? many : one
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
