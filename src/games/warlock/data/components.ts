import encountersFile from './encounters.json' with { type: 'json' }
import type { EncounterId, FoeId, MazeCardId, RoomId, SwordId, TreasureId } from './ids.ts'
import keycardsFile from './keycards.json' with { type: 'json' }
import mazeFile from './maze.json' with { type: 'json' }
import optionsFile from './options.json' with { type: 'json' }
import tablesFile from './tables.json' with { type: 'json' }
import treasuresFile from './treasures.json' with { type: 'json' }

/** The components of the game, typed. The figures are in `data/`; this file gives them names. */

export type MonsterTag = 'warlock' | 'dragon' | 'construct' | 'undead' | 'vampire' | 'beast' | 'lycanthrope'
export type EncounterKind = 'monster' | 'trap' | 'trader' | 'stranger' | 'omen'
/** When the room's Treasure may be claimed after the encounter; `data/encounters.json` has the long form. */
export type ClaimRule =
  | 'after-removal' | 'always' | 'if-lucky' | 'if-opened' | 'purchase-only' | 'wager-only' | 'conditional'
  | 'unless-card-paid' | 'none' // prettier-ignore

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
  readonly text: string
}
export interface EncounterCard extends FoeCard {
  readonly id: EncounterId
  readonly placement: { readonly type: 'fixed' | 'random'; readonly room?: RoomId }
  readonly permanent: boolean
  readonly goldOnKill: number
  readonly claim: ClaimRule
}

export type TreasureKind = 'key' | 'keyBunch' | 'gold' | 'provisions' | 'sword' | 'armour' | 'magic'
/** When a card may be used (WAR-21.1). */
export type ItemWindow =
  | 'claim' | 'start-of-turn' | 'encounter-revealed' | 'before-first-round' | 'before-round' | 'escape' | 'resolve'
  | 'battle' | 'chest' | 'maze' // prettier-ignore

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
  readonly window: readonly ItemWindow[]
  readonly text: string
}

export type Side = 'n' | 'e' | 's' | 'w'
export interface MazeCard {
  readonly id: MazeCardId
  readonly name: string
  readonly openSides: readonly Side[]
  readonly text: string
}

export interface EscapeRow {
  readonly escaped: boolean
  readonly staminaLoss: number
  readonly text: string
}
export interface BridgeRow {
  readonly crossed: boolean
  readonly fall: boolean
  readonly staminaLoss: number
  readonly provisionLoss: number
  readonly text: string
}

/** The switches of Appendix D that the two lengths of a game set, and those the worked examples turn. */
export const OPTION_IDS = [
  'start-at-river', 'swift-feet', 'loose-tongues', 'open-lock', 'ready-keys', 'lesser-warlock', 'midnight-bell',
  'auto-equip', 'long-memory', 'double-six', 'luck-in-battle', 'stamina-cap', 'maze-strict',
] as const // prettier-ignore
export type OptionId = (typeof OPTION_IDS)[number]
export type Options = Record<OptionId, boolean>

export const ENCOUNTERS = byId(encountersFile.cards as unknown as readonly EncounterCard[])
export const CROCODILE = encountersFile.boardCreatures[0] as unknown as FoeCard
export const TREASURES = byId(treasuresFile.cards as unknown as readonly TreasureCard[])
export const MAZE_CARDS = byId(mazeFile.cards as unknown as readonly MazeCard[])
export const CONSTANTS = tablesFile.constants
export const KEY_DEAL = keycardsFile.deal as readonly { players: number; each: number; spare: number }[]

export const ESCAPE_TABLE: readonly EscapeRow[] = tableOf('escape')
export const BRIDGE_TABLE: readonly BridgeRow[] = tableOf('bridge')
export const BELL_ROUNDS = rowsOf('midnight-bell-rounds') as unknown as readonly {
  players: number
  lastRound: number
}[]
/** The Warlock once he is weary: by option, or late in the game (WAR-20.4). */
export const WEARY = rowsOf('long-night')[0] as unknown as { round: number; skill: number; stamina: number }

/** Whether the night has grown so long (WAR-20.4), or the option says so from the start. */
export function isWeary({ options, round }: { readonly options: Options; readonly round: number }): boolean {
  return options['lesser-warlock'] || round >= WEARY.round
}

/** The monsters of a card as they fight now: the Warlock may be weary. */
export function monstersOf(foe: FoeId, weary: boolean): readonly Monster[] {
  const { monsters } = foeOf(foe)
  const tired = { skill: WEARY.skill, stamina: WEARY.stamina }
  return monsters.map((one) => (weary && one.tags.includes('warlock') ? { ...one, ...tired } : one))
}

/** The round after which a reckoning is held (WAR-20.5, option `midnight-bell`). */
export function lastRoundOf(players: number, options: Options): number {
  const bell = options['midnight-bell'] ? BELL_ROUNDS.find((row) => row.players === players) : undefined
  return bell?.lastRound ?? CONSTANTS.lastRound
}

/** At or below it a silent player's adventurer runs (WAR-25.4). */
export const FLEE_THRESHOLD = optionsFile.defaults.fleeThreshold

/** How a game of either length is switched (WAR-23.2). */
export function optionsFor(isShort: boolean): Options {
  const list = optionsFile.options as unknown as readonly {
    id: string
    default: boolean
    params: { bundle?: readonly string[] }
  }[]
  const bundle = (isShort ? list.find(({ id }) => id === 'short-game')?.params.bundle : undefined) ?? []
  const isOn = (id: OptionId) => bundle.includes(id) || (list.find((one) => one.id === id)?.default ?? false)
  return Object.fromEntries(OPTION_IDS.map((id) => [id, isOn(id)])) as Options
}

export function encounterOf(id: EncounterId): EncounterCard {
  return found(ENCOUNTERS, id)
}

export function foeOf(id: FoeId): FoeCard {
  return id === 'crocodile' ? CROCODILE : encounterOf(id)
}

export function treasureOf(id: TreasureId): TreasureCard {
  return found(TREASURES, id)
}

export function mazeCardOf(id: MazeCardId): MazeCard {
  return found(MAZE_CARDS, id)
}

export function isSword(id: TreasureId): boolean {
  return treasureOf(id).kind === 'sword'
}

/** Anything that turns in a lock (WAR-1.6). */
export function isKey(id: TreasureId): boolean {
  return treasureOf(id).keys.length > 0
}

/** What is shown, added to the sheet and discarded when it is claimed (WAR-8.2). */
export function isSupplies(id: TreasureId): boolean {
  const { kind } = treasureOf(id)
  return kind === 'gold' || kind === 'provisions'
}

/** Armour that is declared before a battle (WAR-21.5). */
export function isArmour(id: TreasureId): boolean {
  return treasureOf(id).kind === 'armour'
}

/** What a sword adds to an Attack total (WAR-9.5); the starting sword adds nothing. */
export function swordBonus(sword: SwordId | null): number {
  return sword === null || sword === 'starting-sword' ? 0 : treasureOf(sword).attackBonus
}

/** The row of a table for a die of six. */
export function rowFor<T>(rows: readonly T[], die: number): T {
  const row = rows[die - 1]
  if (row === undefined) throw new Error(`no row for a ${die}`)
  return row
}

/** The rows of a table as printed. */
function rowsOf(id: string): readonly Record<string, unknown>[] {
  const table = tablesFile.tables.find((one) => one.id === id)
  if (!table?.rows) throw new Error(`no table ${id}`)
  return table.rows as readonly Record<string, unknown>[]
}

/** A table for one die, as one row for each face. */
function tableOf<T>(id: string): readonly T[] {
  const rows = rowsOf(id) as unknown as readonly (T & { min: number; max: number })[]
  return [1, 2, 3, 4, 5, 6].map((die) => {
    const row = rows.find(({ min, max }) => min <= die && die <= max)
    if (!row) throw new Error(`${id} has no row for ${die}`)
    return row
  })
}

function byId<T extends { readonly id: string }>(list: readonly T[]): ReadonlyMap<T['id'], T> {
  return new Map(list.map((item) => [item.id, item]))
}

function found<K, T>(map: ReadonlyMap<K, T>, id: K): T {
  const item = map.get(id)
  if (!item) throw new Error(`no such component: ${String(id)}`)
  return item
}
