import { z } from 'zod'
import encountersFile from './encounters.json' with { type: 'json' }
import {
  ENCOUNTER_IDS,
  MAZE_CARD_IDS,
  ROOM_IDS,
  TREASURE_IDS,
  type EncounterId,
  type FoeId,
  type MazeCardId,
  type RoomId,
  type SwordId,
  type TreasureId,
} from './ids.ts'
import mazeFile from './maze.json' with { type: 'json' }
import type { Options } from './options.ts'
import { read } from './read.ts'
import tablesFile from './tables.json' with { type: 'json' }
import treasuresFile from './treasures.json' with { type: 'json' }

/** The components of the game, typed and checked. The figures are in the files; this file names them. */

// Encounters

const MONSTER_TAGS = ['warlock', 'dragon', 'construct', 'undead', 'vampire', 'beast', 'lycanthrope'] as const
export type MonsterTag = (typeof MONSTER_TAGS)[number]
const ENCOUNTER_KINDS = ['monster', 'trap', 'trader', 'stranger', 'omen'] as const
export type EncounterKind = (typeof ENCOUNTER_KINDS)[number]

export interface Monster {
  readonly id: string
  readonly name: string
  readonly skill: number
  readonly stamina: number
  readonly tags: readonly MonsterTag[]
}

/** An Encounter card, or the Crocodile. */
export interface FoeCard {
  readonly id: FoeId
  readonly name: string
  readonly kind: EncounterKind
  readonly tags: readonly string[]
  readonly monsters: readonly Monster[]
  readonly escapeModifier: number
}

export interface EncounterCard extends FoeCard {
  readonly id: EncounterId
  /** The room on whose board space it is named; `null` for a random one (WAR-2.5). */
  readonly room: RoomId | null
  readonly permanent: boolean
  readonly goldOnKill: number
}

const count = z.int().nonnegative()
const text = z.string().min(1)

const monsterSchema = z.strictObject({
  id: text,
  name: text,
  skill: count,
  stamina: count,
  tags: z.array(z.enum(MONSTER_TAGS)),
})
const foeFields = {
  name: text,
  kind: z.enum(ENCOUNTER_KINDS),
  tags: z.array(text),
  monsters: z.array(monsterSchema),
  escapeModifier: z.int(),
}
const encountersSchema = z.strictObject({
  cards: deckOf(
    ENCOUNTER_IDS,
    z.strictObject({
      id: z.enum(ENCOUNTER_IDS),
      room: z.enum(ROOM_IDS).nullable(),
      permanent: z.boolean(),
      goldOnKill: count,
      ...foeFields,
    }),
  ),
  crocodile: z.strictObject({ id: z.literal('crocodile'), ...foeFields }),
})

// Treasure

export const TREASURE_KINDS = ['key', 'keyBunch', 'gold', 'provisions', 'sword', 'armour', 'magic'] as const
export type TreasureKind = (typeof TREASURE_KINDS)[number]

export interface TreasureCard {
  readonly id: TreasureId
  readonly name: string
  readonly kind: TreasureKind
  readonly keys: readonly number[]
  readonly gold: number
  readonly provisions: number
  readonly attackBonus: number
  readonly countsAgainstRucksack: boolean
  readonly uses: 'permanent' | 'once' | 'on-claim'
}

const treasuresSchema = deckOf(
  TREASURE_IDS,
  z.strictObject({
    id: z.enum(TREASURE_IDS),
    name: text,
    kind: z.enum(TREASURE_KINDS),
    keys: z.array(z.int().min(1).max(9)),
    gold: count,
    provisions: count,
    attackBonus: count,
    countsAgainstRucksack: z.boolean(),
    uses: z.enum(['permanent', 'once', 'on-claim']),
  }),
)

// The Maze

const SIDES = ['n', 'e', 's', 'w'] as const
export type MazeSide = (typeof SIDES)[number]

export interface MazeCard {
  readonly id: MazeCardId
  readonly name: string
  readonly openSides: readonly MazeSide[]
}

const mazeSchema = deckOf(
  MAZE_CARD_IDS,
  z.strictObject({ id: z.enum(MAZE_CARD_IDS), name: text, openSides: z.array(z.enum(SIDES)) }),
)

// Tables and options

export interface EscapeRow {
  /** The first face of the die that leads here. */
  readonly min: number
  readonly escaped: boolean
  readonly staminaLoss: number
  /** In English, for the facts; players read the message. */
  readonly text: string
}

export interface BridgeRow {
  /** The first face of the die that leads here. */
  readonly min: number
  readonly crossed: boolean
  readonly fall: boolean
  readonly staminaLoss: number
  readonly provisionLoss: number
  /** In English, for the facts; players read the message. */
  readonly text: string
}

const face = z.int().min(1).max(6)
const faces = { min: face, max: face }
const CONSTANT_IDS = [
  'baseWound', 'dealProposalsPerTurn', 'ferryPrice', 'flightDistance', 'keyCardsUnderChest',
  'keysToName', 'lastRound', 'luckForKill', 'minLuck', 'minSkill', 'provisionStamina', 'provisionsPerEatingTurn', 'rucksackLimit',
  'swordLimit',
] as const // prettier-ignore

const tablesSchema = z.strictObject({
  constants: z.record(z.enum(CONSTANT_IDS), count),
  escape: z.array(z.strictObject({ ...faces, escaped: z.boolean(), staminaLoss: count, text })),
  bridge: z.array(
    z.strictObject({
      ...faces,
      crossed: z.boolean(),
      fall: z.boolean(),
      staminaLoss: count,
      provisionLoss: count,
      text,
    }),
  ),
  bell: z.array(z.strictObject({ players: count, lastRound: count })),
  weary: z.strictObject({ round: count, skill: count, stamina: count }),
  keyDeal: z.array(z.strictObject({ players: count, each: count, spare: count })),
})

// The components

const encounters = read('encounters.json', encountersSchema, encountersFile)
const tables = read('tables.json', tablesSchema, tablesFile)

export const ENCOUNTERS: ReadonlyMap<EncounterId, EncounterCard> = byId(encounters.cards)
export const CROCODILE: FoeCard = encounters.crocodile
export const TREASURES: ReadonlyMap<TreasureId, TreasureCard> = byId(
  read('treasures.json', treasuresSchema, treasuresFile),
)
export const MAZE_CARDS: ReadonlyMap<MazeCardId, MazeCard> = byId(read('maze.json', mazeSchema, mazeFile))
export const CONSTANTS = tables.constants
export const KEY_DEAL = tables.keyDeal
export const ESCAPE_TABLE: readonly EscapeRow[] = byFace(tables.escape)
export const BRIDGE_TABLE: readonly BridgeRow[] = byFace(tables.bridge)
export const BELL_ROUNDS = tables.bell
/** When the night has grown long, and the Warlock's strength from then on (WAR-20.4). */
export const WEARY = tables.weary
/** The Stamina at or below which an unresponsive player's adventurer runs (WAR-25.4). */
export const FLEE_THRESHOLD = 4

/** The monsters of a card as they fight now: the Warlock may be weary. */
export function monstersOf(
  foe: FoeId,
  { options, round }: { readonly options: Options; readonly round: number },
): readonly Monster[] {
  return foeOf(foe).monsters.map((one) => (one.tags.includes('warlock') ? applyWeariness(one, options, round) : one))
}

/** From the start by option `lesser-warlock`, and once the night has grown long (WAR-20.4). */
function applyWeariness(one: Monster, options: Options, round: number): Monster {
  const lesser = { skill: options['lesser-warlock-skill'], stamina: options['lesser-warlock-stamina'] }
  const tired = [...(options['lesser-warlock'] ? [lesser] : []), ...(round >= WEARY.round ? [WEARY] : [])]
  return tired.reduce(
    (now, { skill, stamina }) => ({
      ...now,
      skill: Math.min(now.skill, skill),
      stamina: Math.min(now.stamina, stamina),
    }),
    one,
  )
}

/** The round after which a reckoning is held (WAR-20.5, option `midnight-bell`). */
export function lastRoundOf(players: number, options: Options): number {
  if (!options['midnight-bell']) return CONSTANTS.lastRound
  const bell = BELL_ROUNDS.find((row) => row.players === players)
  return options['midnight-bell-round'] ?? bell?.lastRound ?? CONSTANTS.lastRound
}

export function encounterOf(id: EncounterId): EncounterCard {
  return lookUp(ENCOUNTERS, id)
}

export function foeOf(id: FoeId): FoeCard {
  return id === 'crocodile' ? CROCODILE : encounterOf(id)
}

export function treasureOf(id: TreasureId): TreasureCard {
  return lookUp(TREASURES, id)
}

export function mazeCardOf(id: MazeCardId): MazeCard {
  return lookUp(MAZE_CARDS, id)
}

export function isSword(id: TreasureId): boolean {
  return treasureOf(id).kind === 'sword'
}

/** Whether a card turns in a lock (WAR-1.6). */
export function isKey(id: TreasureId): boolean {
  return treasureOf(id).keys.length > 0
}

/** Whether a card is shown, added to the sheet and discarded when it is claimed (WAR-8.2). */
export function isSupplies(id: TreasureId): boolean {
  const { kind } = treasureOf(id)
  return kind === 'gold' || kind === 'provisions'
}

/** Whether a card is armour declared before a battle (WAR-21.5). */
export function isArmour(id: TreasureId): boolean {
  return treasureOf(id).kind === 'armour'
}

/** A sword's bonus to an Attack total (WAR-9.5); the starting sword has none. */
export function swordBonus(sword: SwordId | null): number {
  return sword === null || sword === 'starting-sword' ? 0 : treasureOf(sword).attackBonus
}

/** The row of a table for a die of six. */
export function rowFor<T>(rows: readonly T[], die: number): T {
  const row = rows[die - 1]
  if (row === undefined) throw new Error(`no row for a ${die}`)
  return row
}

/** A table for one die, as one row for each face. */
function byFace<T extends { readonly min: number; readonly max: number }>(rows: readonly T[]): readonly T[] {
  return [1, 2, 3, 4, 5, 6].map((die) => {
    const row = rows.find(({ min, max }) => min <= die && die <= max)
    if (!row) throw new Error(`a table has no row for ${die}`)
    return row
  })
}

/** A deck with one copy of every card. */
function deckOf<I extends string, T extends { readonly id: I }>(ids: readonly I[], card: z.ZodType<T>): z.ZodType<T[]> {
  return z.array(card).refine((cards) => {
    const found = new Set(cards.map(({ id }) => id))
    return cards.length === ids.length && ids.every((id) => found.has(id))
  }, 'not every card is there exactly once')
}

function byId<T extends { readonly id: string }>(list: readonly T[]): ReadonlyMap<T['id'], T> {
  return new Map(list.map((item) => [item.id, item]))
}

function lookUp<K, T>(map: ReadonlyMap<K, T>, id: K): T {
  const item = map.get(id)
  if (!item) throw new Error(`no such component: ${String(id)}`)
  return item
}
