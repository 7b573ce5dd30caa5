/** The names of all components. Figures and texts are in `data/`, types and look-ups in `data.ts`. */

export const ENCOUNTER_IDS = [
  'warlock', 'dragon', 'iron-cyclops', 'vampire', 'minotaur', 'quartermaster', 'caretaker', 'gambling-dwarfs',
  'old-man-and-gremlin', 'blind-seer', 'goblin-torturers', 'orc-sentry', 'drunken-orcs', 'orc-chieftain',
  'wild-barbarian', 'cave-snake', 'giant-rats', 'sandworm', 'giant-spider', 'ogre', 'ghoul', 'skeleton-crew',
  'zombies', 'werewolf', 'pit-trap', 'poison-gas', 'falling-portcullis', 'grasping-hands', 'bat-swarm', 'pedlar',
  'prisoner', 'hooded-stranger', 'portrait',
] as const // prettier-ignore
export type EncounterId = (typeof ENCOUNTER_IDS)[number]

/** Opponents other than adventurers: the Crocodile has no card (WAR-1.4). */
export type FoeId = EncounterId | 'crocodile'

export const TREASURE_IDS = [
  'key-2', 'key-3', 'key-4', 'key-6', 'key-7', 'key-8', 'key-9', 'bunch-gaoler', 'bunch-cook', 'bunch-ferryman',
  'bunch-librarian', 'bunch-boatwright', 'gold-3', 'gold-4', 'gold-6', 'gold-8', 'provisions-2', 'provisions-3',
  'enchanted-sword', 'silver-sword', 'crescent-shield', 'iron-helmet', 'jewelled-eye', 'silver-cross',
  'bow-and-silver-arrow', 'potion-of-fortune', 'potion-of-invisibility', 'scroll-of-dragonfire', 'crystal-ball',
  'vial-of-poison', 'scroll-of-cursing', 'ball-of-twine',
] as const // prettier-ignore
export type TreasureId = (typeof TREASURE_IDS)[number]

export function isFoeId(id: string): id is FoeId {
  return id === 'crocodile' || (ENCOUNTER_IDS as readonly string[]).includes(id)
}

export function isTreasureId(id: string): id is TreasureId {
  return (TREASURE_IDS as readonly string[]).includes(id)
}

/** The adventurer's first sword has no card (WAR-8.7). */
export const STARTING_SWORD = 'starting-sword'
export type SwordId = TreasureId | typeof STARTING_SWORD

export const MAZE_CARD_IDS = [
  'maze-crossroads', 'maze-tee-south', 'maze-tee-north', 'maze-straight', 'maze-corner-southeast',
  'maze-corner-northwest',
] as const // prettier-ignore
export type MazeCardId = (typeof MAZE_CARD_IDS)[number]

export const ROOM_IDS = [
  'sentry-bunkroom', 'orc-mess', 'trophy-hall', 'snake-cellar', 'torture-chamber', 'armoury', 'guardroom',
  'rat-larder', 'prison-cell', 'well-room', 'stores', 'resting-room', 'portrait-gallery', 'spider-vault',
  'portcullis-room', 'gaming-room', 'rope-store', 'boat-house', 'keepers-lodge', 'mosaic-room', 'sandy-cave',
  'burial-chamber', 'crypt', 'barrel-workshop', 'temple', 'ogre-cave', 'library', 'minotaur-den', 'seers-alcove',
  'dragon-cavern', 'hall-of-mirrors', 'laboratory', 'warlocks-study', 'treasure-room',
] as const // prettier-ignore
export type RoomId = (typeof ROOM_IDS)[number]

export const MAZE_IDS = ['maze-1', 'maze-2', 'maze-3', 'maze-4', 'maze-5', 'maze-6'] as const
export type MazeId = (typeof MAZE_IDS)[number]

export const PASSAGE_IDS = [
  'red-west', 'red-east', 'red-heart', 'blue-southeast', 'blue-southwest', 'blue-northwest', 'green-west',
  'green-east', 'green-study',
] as const // prettier-ignore
export type PassageId = (typeof PASSAGE_IDS)[number]

export const BANK_IDS = ['south-bank', 'north-bank'] as const
export type BankId = (typeof BANK_IDS)[number]

/** Any space of `data/board.json`: one of the above, `entrance`, or a corridor square `c-x-y` (WAR-1.8). */
export type SpaceId = string

/** The numbers on keys and Key cards (WAR-1.6). */
export const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const
