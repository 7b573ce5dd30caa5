import adventureFile from './adventure.json' with { type: 'json' }
import boardFile from './board.json' with { type: 'json' }
import charactersFile from './characters.json' with { type: 'json' }
import markersFile from './markers.json' with { type: 'json' }
import purchaseFile from './purchase.json' with { type: 'json' }
import spellsFile from './spells.json' with { type: 'json' }
import tablesFile from './tables.json' with { type: 'json' }
import {
  ABILITY_IDS,
  type AbilityId,
  type Alignment,
  type CardId,
  type CharacterId,
  type CreatureId,
  type KindId,
  type QuestId,
  type Region,
  type ShopId,
  type SpaceId,
  type SpellCard,
  type SpellId,
  type TableId,
  type Terrain,
  type WindowId,
} from './ids.ts'
import {
  BOARD_FILE,
  TABLES_FILE,
  PURCHASE_FILE,
  ADVENTURE_FILE,
  SPELLS_FILE,
  CHARACTERS_FILE,
  MARKERS_FILE,
} from './schema.ts'

/**
 * The components of the game, typed. The figures are in the `.json` files beside it and are checked when they are read.
 */

export type CardType = 'event' | 'enemy' | 'stranger' | 'follower' | 'magic-object' | 'object' | 'place'
export type Subtype = 'curse' | 'animal' | 'monster' | 'dragon' | 'spirit' | 'gold' | 'guardian' | 'person' | 'inner'

/** A kind of Adventure card, as printed. */
export interface CardKind {
  readonly id: KindId
  readonly name: string
  readonly count: number
  readonly encounterNumber: 1 | 2 | 3 | 4 | 5 | 6
  readonly type: CardType
  readonly subtype: Subtype | null
  readonly compulsory: boolean
  readonly strength?: number | null
  readonly craft?: number | null
  readonly trophy?: number
  readonly evadable?: boolean
  readonly bribe?: number
  readonly table?: TableId
  readonly requires?: {
    readonly alignment?: Alignment
    readonly craftAtLeast?: number
    readonly strengthBelow?: number
    readonly craftBelow?: number
  }
  readonly bonuses?: { readonly strength?: number; readonly craft?: number }
  readonly weapon?: boolean
  readonly combat?: number
  readonly combatVsDragon?: number
  /** Dice that save a Life in Combat (TAL-16.9a). */
  readonly save?: readonly number[]
  readonly forbidden?: readonly Alignment[]
  readonly isTalisman?: boolean
  /** The Raft is never a possession (TAL-11.19). */
  readonly possession?: boolean
  readonly itemClass?: 'mule'
  readonly cost?: number
  readonly gold?: number
  readonly uses?: number
  readonly shop?: ShopId
}

export interface SpellKind {
  readonly id: SpellId
  readonly name: string
  readonly count: number
  readonly windows: readonly WindowId[]
}

export interface CharacterCard {
  readonly id: CharacterId
  readonly name: string
  readonly strength: number
  readonly craft: number
  readonly lives: number
  readonly gold: number
  readonly alignment: Alignment
  readonly start: SpaceId
  readonly startSpells: number
  readonly forbiddenItems: readonly KindId[]
  readonly abilities: readonly { readonly id: AbilityId; readonly name: string }[]
}

export interface Space {
  readonly id: SpaceId
  readonly name: string
  readonly label: string
  readonly region: Region
  readonly x: number
  readonly y: number
  readonly terrain: Terrain
  readonly instruction: {
    readonly type: string
    readonly n?: number
    readonly noMagicObjects?: boolean
    readonly enemyDieBonus?: number
    readonly table?: TableId
    readonly stat?: 'strength' | 'craft'
    readonly dice?: number
    readonly ops?: readonly Op[]
    readonly options?: readonly (readonly Op[])[]
  }
  readonly autopilotDanger: number
  readonly clockwise: SpaceId | null
  readonly anticlockwise: SpaceId | null
  readonly raftOpposite: readonly SpaceId[]
}

/** An operation of a table or an instruction: `op` names it. */
export interface Op {
  readonly op: string
  readonly n?: number | 'all' | 'full'
  readonly to?: string
  readonly ifFrom?: readonly Alignment[]
  readonly creature?: CreatureId
  readonly kind?: 'choice' | 'ferry'
  readonly region?: string
  readonly quest?: QuestId
  readonly options?: readonly (readonly Op[])[]
  readonly unlessItem?: readonly KindId[]
}

export interface CardRow {
  readonly roll?: readonly number[]
  readonly min?: number | null
  readonly max?: number | null
  readonly to?: SpaceId
  readonly ops?: readonly Op[]
  readonly value?: number
}

export interface Table {
  readonly id: TableId
  readonly name: string
  readonly dice: number
  readonly pray?: boolean
  readonly rows: readonly CardRow[]
}

export interface CreatureKind {
  readonly id: CreatureId
  readonly name: string
  readonly subtype: Subtype
  /** The Werewolf's is rolled (TAL-14.7). */
  readonly strength: number | string | null
  readonly craft: number | null
  readonly evadable: boolean
}

export interface QuestKind {
  readonly id: QuestId
  readonly name: string
}

export interface Shop {
  readonly id: ShopId
  readonly name: string
  readonly prices: Readonly<Partial<Record<KindId, number>>>
}

export interface Pile {
  readonly id: string
  readonly item: KindId
  readonly count: number
}

const board = BOARD_FILE.parse(boardFile)
const tables = TABLES_FILE.parse(tablesFile)
const purchase = PURCHASE_FILE.parse(purchaseFile)

export const KINDS = byId<CardKind>(ADVENTURE_FILE.parse(adventureFile).cards)
export const SPELLS_DATA = byId<SpellKind>(SPELLS_FILE.parse(spellsFile).spells)
export const CHARACTERS = byId<CharacterCard>(CHARACTERS_FILE.parse(charactersFile).characters)
export const SPACES_DATA = byId<Space>(board.spaces)
export const TABLES = byId<Table>(tables.tables)
export const CREATURES = byId<CreatureKind>(tables.creatures)
export const QUESTS = byId<QuestKind>(tables.quests)
export const SHOPS = byId<Shop>(purchase.shops)
export const RINGS = Object.fromEntries(board.regions.map(({ id, ring }) => [id, ring])) as unknown as Readonly<
  Record<Region, readonly SpaceId[]>
>
/** An absent player's preferences, best first (the rulebook's decisions). */
export const AWAY: {
  readonly awayDiscardOrder: readonly KindId[]
  readonly itemValueOrder: readonly KindId[]
  readonly followerValueOrder: readonly KindId[]
  readonly wishOrder: readonly string[]
} = tables.autopilotOrders
/** Spells a Craft allows (TAL-2.6). */
export const SPELLS_BY_CRAFT = tables.spellsByCraft

/** The piles of Purchase cards and of Talismans, each with the number of its cards. */
export const PILES: readonly Pile[] = [
  ...purchase.cards.map(({ id, itemId, count }): Pile => ({ id, item: itemId, count })),
  ...MARKERS_FILE.parse(markersFile).markers.map(({ id, count }): Pile => ({ id, item: 'talisman', count })),
]

/**
 * How many Objects one may have (TAL-5.3), and how many more a Mule carries where that is limited (TAL-OPT.12); how
 * many Lives healing fills up to (TAL-4.6); how many dice open the Portal (TAL-11.24).
 */
export const OBJECT_LIMIT = 4
export const MULE_LOAD = 4
export const FULL_HEALTH = 4
/** The lowest roll that frees an enslaved Character (TAL-R33). */
export const MIN_ROLL_TO_FREE = 4
export const PORTAL_DICE = 2

/** The pile a card comes from, which decides where it goes when discarded (TAL-20.2, TAL-OPT.6). */
export type Origin = 'adventure' | 'purchase' | 'talisman' | 'personal'

export const ADVENTURE_CARDS: readonly CardId[] = [...KINDS.values()].flatMap(copiesOf)
export const PURCHASE_CARDS: readonly CardId[] = purchase.cards.flatMap(numbered)
export const TALISMAN_CARDS: readonly CardId[] = MARKERS_FILE.parse(markersFile).markers.flatMap(numbered)
export const SPELL_CARDS: readonly SpellCard[] = [...SPELLS_DATA.values()].flatMap(copiesOf)

const KIND_OF = new Map<CardId, KindId>()
const ORIGIN_OF = new Map<CardId, Origin>()
for (const kind of KINDS.values()) for (const card of copiesOf(kind)) note(card, kind.id, 'adventure')
for (const pile of purchase.cards) for (const card of numbered(pile)) note(card, pile.itemId, 'purchase')
for (const card of TALISMAN_CARDS) note(card, 'talisman', 'talisman')
for (let seat = 0; seat < 6; seat += 1) note(personalTalisman(seat), 'talisman', 'personal')
const KIND_BY_CARD = new Map([...KIND_OF].map(([card, id]) => [card, kindNamed(id)]))
const SPELL_OF = new Map<SpellCard, SpellId>()
for (const kind of SPELLS_DATA.values()) for (const card of copiesOf(kind)) SPELL_OF.set(card, kind.id)

/** The Talisman a seat begins with under TAL-OPT.6. */
export function personalTalisman(seat: number): CardId {
  return `personal-talisman-${seat}`
}

/** The kind of a card from any pile. Throws for any other id. */
export function kindOf(card: CardId): CardKind {
  return found(KIND_BY_CARD, card)
}

export function kindNamed(id: KindId): CardKind {
  return found(KINDS, id)
}

export function kindIdOf(card: CardId): KindId {
  return found(KIND_OF, card)
}

export function originOf(card: CardId): Origin {
  return found(ORIGIN_OF, card)
}

export function isSpellCard(id: string): id is SpellCard {
  return SPELL_OF.has(id)
}

/** The kind of a Spell card. Throws for any other id. */
export function spellOf(card: SpellCard): SpellKind {
  return found(SPELLS_DATA, found(SPELL_OF, card))
}

export function characterCard(id: CharacterId): CharacterCard {
  return found(CHARACTERS, id)
}

export function spaceOf(id: SpaceId): Space {
  return found(SPACES_DATA, id)
}

export function tableOf(id: TableId): Table {
  return found(TABLES, id)
}

export function creatureOf(id: CreatureId): CreatureKind {
  return found(CREATURES, id)
}

export function shopOf(id: ShopId): Shop {
  return found(SHOPS, id)
}

/**
 * Whether an id names a card that can lie on a space or be held, as opposed to a creature of the board, an ability or a
 * Spell.
 */
export function isCard(id: string): id is CardId {
  return KIND_OF.has(id)
}

/** Whether an id names a Special Ability. */
export function isAbility(id: string): id is AbilityId {
  return ABILITY_IDS.some((one) => one === id)
}

/** Whether a card is an Object or Magic Object that can be possessed: not Gold, not the Raft (TAL-R21). */
export function isObject(card: CardId): boolean {
  const { type, subtype, possession } = kindOf(card)
  return (type === 'object' || type === 'magic-object') && subtype !== 'gold' && possession !== false
}

export function isMagic(card: CardId): boolean {
  return kindOf(card).type === 'magic-object'
}

/** Whether a card is a Follower, Mules and Curses included. Charmed and Raised ones are Enemies (TAL-R29). */
export function isFollower(card: CardId): boolean {
  return kindOf(card).type === 'follower'
}

export function isEnemy(card: CardId): boolean {
  return kindOf(card).type === 'enemy'
}

export function isCurse(card: CardId): boolean {
  return kindOf(card).subtype === 'curse'
}

/** The kind's own id if there is one copy, numbered from 1 if there are more. */
function copiesOf(kind: { readonly id: string; readonly count: number }): string[] {
  return kind.count === 1 ? [kind.id] : numbered(kind)
}

function numbered({ id, count }: { readonly id: string; readonly count: number }): string[] {
  return Array.from({ length: count }, (_, i) => `${id}-${i + 1}`)
}

function note(card: CardId, kind: KindId, origin: Origin): void {
  KIND_OF.set(card, kind)
  ORIGIN_OF.set(card, origin)
}

function byId<T extends { readonly id: string }>(list: readonly T[]): ReadonlyMap<T['id'], T> {
  return new Map(list.map((item) => [item.id, item]))
}

function found<K, T>(map: ReadonlyMap<K, T>, id: K): T {
  const item = map.get(id)
  if (item === undefined) throw new Error(`no such component: ${String(id)}`)
  return item
}
