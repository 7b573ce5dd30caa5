import type { Names, Seat } from '../../../engine/index.ts'
import { bold, capital, listOf } from '../../../language/index.ts'
import { isMaze, isPassage, isRoom, spaceOf } from '../data/board.ts'
import { foeOf, mazeCardOf, treasureOf, type MazeCard } from '../data/components.ts'
import {
  STARTING_SWORD,
  type FoeId,
  type MazeCardId,
  type SpaceId,
  type SwordId,
  type TreasureId,
} from '../data/ids.ts'

/** Names of things, foes and places. */

const curly = (text: string): string => text.replaceAll("'", '’')

// Places

/** A space in a sentence: "the Guardroom", "the corridor at Q26", "the South Bank". */
export function spaceName(id: SpaceId): string {
  const { type, name, label } = spaceOf(id)
  if (type === 'corridor') return label
  if (isPassage(id)) return passageName(id)
  if (isMaze(id)) return `Maze space ${id.split('-')[1] ?? ''}`
  return `the ${curly(name)}`
}

/** A space on a button: "Guardroom", "Q26". */
export function spaceShort(id: SpaceId): string {
  return capital(spaceName(id).replace(/^the /, ''))
}

/** "red passage, west". */
function passageName(id: SpaceId): string {
  const [colour = '', where = ''] = id.split('-')
  const sides: Readonly<Record<string, string>> = {
    southeast: 'south-east', southwest: 'south-west', northwest: 'north-west', heart: 'middle', study: 'by the Study',
  } // prettier-ignore
  return `the ${colour} passage (${sides[where] ?? where})`
}

/** "in the Guardroom", "at Q26", "on the South Bank". */
export function inSpace(id: SpaceId): string {
  const { type } = spaceOf(id)
  if (type === 'room' || type === 'passage') return `in ${spaceName(id)}`
  return `${type === 'corridor' || type === 'entrance' ? 'at' : 'on'} ${spaceName(id)}`
}

/** "into the Guardroom", "to Q26". */
export function toSpace(id: SpaceId): string {
  return `${spaceOf(id).type === 'room' ? 'into' : 'to'} ${spaceName(id)}`
}

/** ", by the door of the Armoury", for a corridor square beside a door. */
export function doorNearby(id: SpaceId): string {
  const { type, neighbours } = spaceOf(id)
  const door = type === 'corridor' ? neighbours.find(isRoom) : undefined
  return door === undefined ? '' : `, by the door of ${spaceName(door)}`
}

export function spaceText(id: SpaceId): string {
  return curly(spaceOf(id).text ?? '')
}

export function mazeCardName(id: MazeCardId): string {
  return mazeCardOf(id).name
}

export function mazeText({ text }: MazeCard): string {
  return curly(text)
}

const SIDES = { n: 'north', e: 'east', s: 'south', w: 'west' } as const

/** "open to the north and south". */
export function sidesText(sides: readonly (keyof typeof SIDES)[]): string {
  return `open to the ${listOf(sides.map((side) => SIDES[side]))}`
}

// Treasure

/** The keys of a bunch follow its name: "Cook’s Bunch (1, 5, 6, 7)". */
export function cardName(id: TreasureId): string {
  const { name, keys } = treasureOf(id)
  return keys.length > 1 ? `${curly(name)} (${keys.join(', ')})` : curly(name)
}

export function cardShort(id: TreasureId): string {
  return curly(treasureOf(id).name)
}

export function swordName(id: SwordId): string {
  return id === STARTING_SWORD ? 'Plain Sword' : cardShort(id)
}

export function card(id: TreasureId): string {
  return bold(cardName(id))
}

/** "the **Brass Key 2** and the **Iron Helmet**". */
export function cards(ids: readonly TreasureId[]): string {
  return listOf(ids.map((id) => `the ${card(id)}`))
}

export function cardText(id: TreasureId): string {
  return curly(treasureOf(id).text)
}

// Foes

/** Foes with a plural name, so that verbs agree. */
const SEVERAL: readonly FoeId[] = [
  'gambling-dwarfs', 'old-man-and-gremlin', 'goblin-torturers', 'drunken-orcs', 'giant-rats', 'zombies', 'grasping-hands',
] // prettier-ignore

export function foeName(id: FoeId): string {
  return curly(foeOf(id).name).replace(/^The /, '')
}

/** "the **Ogre**". */
export function foe(id: FoeId): string {
  return `the ${bold(foeName(id))}`
}

export function Foe(id: FoeId): string {
  return capital(foe(id))
}

export function foeText(id: FoeId): string {
  return curly(foeOf(id).text)
}

/** The first sentences of a text that fit the limit; at least one. */
export function openingOf(text: string, most: number): string {
  const [first = '', ...others] = text.split(/(?<=[.!?]) /u)
  return others.reduce((said, next) => (said.length + next.length < most ? `${said} ${next}` : said), first)
}

/** The form of a verb that fits: "the Ogre attacks", "the Zombies attack". */
export function agrees(id: FoeId, one: string, many: string): string {
  return SEVERAL.includes(id) ? many : one
}

/** One of a card’s monsters: "Goblin Torturer", "the second Zombie". */
export function monsterName(id: FoeId, monster: string | null): string {
  const { monsters } = foeOf(id)
  const one = monsters.find((each) => each.id === monster)
  return curly(one?.name ?? foeName(id)).replace(/^The /, '')
}

/** "Ann", or the monster. */
export function opponent(seat: Seat | null, foeId: FoeId | null, names: Names): string {
  if (seat !== null) return names(seat)
  return foeId === null ? 'the foe' : foe(foeId)
}
