import charactersFile from './characters.json' with { type: 'json' }
import cluesFile from './clues.json' with { type: 'json' }
import encountersFile from './encounters.json' with { type: 'json' }
import explorationFile from './exploration.json' with { type: 'json' }
import meditationFile from './meditation.json' with { type: 'json' }
import spellsFile from './spells.json' with { type: 'json' }
import treasuresFile from './treasures.json' with { type: 'json' }
import vesselsFile from './vessels.json' with { type: 'json' }
import weaponsFile from './weapons.json' with { type: 'json' }
import type {
  CharacterId,
  ClassId,
  ClueId,
  EncounterCategory,
  EncounterTile,
  ExplorationOutcome,
  LocationId,
  LocationKind,
  ReactionOutcome,
  RewardType,
  SpellId,
  SpellMoment,
  Terrain,
  TileId,
  TreasureGroup,
  VesselKind,
  WeaponType,
} from './ids.ts'

/** The components of the game, typed. The figures are in the files beside it; this one gives them names. */

export interface Reward {
  readonly type: RewardType
  readonly n: number
}

/** Attack, Shooting and Defence as printed; `null` where the item has none. */
export interface ArmsStats {
  readonly attack: number | null
  readonly shooting: number | null
  readonly defence: number
}
export type ArmsCategory = 'melee' | 'ranged' | 'shield'

/** Something to fight with, weapon tile or magic treasure. */
export interface Arms extends ArmsStats {
  readonly tile: TileId
  readonly name: string
  readonly type: WeaponType
  readonly category: ArmsCategory
  readonly magic: boolean
}

export interface CharacterCard {
  readonly id: CharacterId
  readonly name: string
  readonly class: ClassId
  readonly stats: { readonly runningAway: number; readonly agility: number; readonly maxHealth: number }
  readonly spellLimit: number
  readonly mayUseShield: boolean
  readonly usableWeaponTypes: readonly WeaponType[]
  readonly abilities: readonly {
    readonly type: string
    readonly value?: number
    readonly terrain?: string
    readonly weaponType?: string
  }[]
  readonly text: string
}

export interface EncounterKind {
  readonly id: string
  readonly name: string
  readonly count: number
  readonly creatureKind: 'person' | 'weather' | 'animal' | 'demon' | 'meta' | 'dragon' | 'monster' | 'undead' | 'place'
  readonly category: EncounterCategory
  /** It stays above what happens on the ground. */
  readonly flies?: boolean
  /** It can be ridden. */
  readonly isHorse?: boolean
  readonly terrains: readonly Terrain[]
  /** Empty for tiles that are no creature. */
  readonly stats: {
    readonly agility?: number
    readonly attack?: number
    readonly combatDice?: number
    readonly shooting?: number | null
    readonly rangedDice?: number
    readonly runningAway?: number
    readonly maxHealth?: number
    readonly defence?: number
  }
  readonly reaction: readonly { readonly from: number; readonly to: number; readonly outcome: ReactionOutcome }[]
  readonly retreat: { readonly rule: 'standard' | 'early' | 'never'; readonly retreatAt: number | null } | null
  readonly friendship: boolean
  readonly speakWithAnimals: boolean
  readonly sleepImmune: boolean
  readonly poison: boolean
  readonly regeneratesPerRound: number
  readonly targetTerrains: readonly Terrain[] | null
  readonly companion: {
    readonly joins: 'offer' | 'spell-only' | 'offer-or-spell' | 'familiar'
    readonly desertion: 'normal' | 'never'
    readonly canHoldWeapon: boolean
    readonly returnsLentWeapon: boolean
    readonly familiar: boolean
    readonly habitat: 'any' | 'sea' | 'sea-coast'
    readonly destination: LocationId | null
    readonly destinationReward: readonly Reward[]
    readonly ability: {
      readonly type: 'meditation' | 'wilderness-steps' | 'no-boat' | 'road-allowance'
      readonly value?: number
    } | null
  } | null
  readonly reward: readonly Reward[]
  readonly text: string
}

/** What an Imperial Treasure does for its holder (IMP-13.4). */
export interface TreasurePower {
  readonly type: 'exploration-shift' | 'passive' | 'revive' | 'redraw-encounter'
  readonly locations?: readonly LocationId[]
  readonly kinds?: readonly LocationKind[]
  readonly delta?: readonly number[]
  readonly runningAway?: number
  readonly roadAllowance?: number
  readonly agility?: number
}

export interface TreasureKind {
  readonly id: string
  readonly name: string
  readonly count: number
  readonly group: TreasureGroup
  readonly stats: Partial<ArmsStats>
  readonly weapon?: {
    readonly weaponType: WeaponType
    readonly category: ArmsCategory
    readonly magic: true
    readonly hitsOn: number | null
  }
  readonly spell?: SpellId
  readonly protection?: number
  readonly power?: TreasurePower
  readonly text: string
}

export interface WeaponKind {
  readonly id: WeaponType
  readonly name: string
  readonly count: number
  readonly weaponType: WeaponType
  readonly category: ArmsCategory
  readonly stats: ArmsStats
  readonly text: string
}

export interface SpellKind {
  readonly id: SpellId
  readonly name: string
  readonly count: number
  /** The number in which its power is printed: dice, hits it stops, rounds, Agility. */
  readonly figure?: number
  readonly when: readonly SpellMoment[]
  readonly text: string
}

export interface ClueCard {
  readonly id: ClueId
  readonly name: string
  /** `null` for the SPECIAL, which is valid anywhere. */
  readonly location: LocationId | null
  readonly stats: { readonly treasures: number | null }
  readonly demandsWeapon: boolean
  readonly special: boolean
  readonly text: string
} // prettier-ignore

export interface VesselCard {
  readonly id: VesselKind
  readonly name: string
  readonly count: number
  /** Its crew's Attack, and its own Max Health. */
  readonly stats: { readonly attack: number; readonly maxHealth: number }
  readonly text: string
}

export const CHARACTERS = byId(charactersFile.characters as unknown as readonly CharacterCard[])
export const CREATURES = byId(encountersFile.tiles as unknown as readonly EncounterKind[])
export const TREASURES = byId(treasuresFile.tiles as unknown as readonly TreasureKind[])
export const WEAPONS = byId(weaponsFile.tiles as unknown as readonly WeaponKind[])
export const SPELLS = byId(spellsFile.spells as unknown as readonly SpellKind[])
export const CLUES = byId(cluesFile.cards as unknown as readonly ClueCard[])
export const VESSELS = byId(vesselsFile.tiles as unknown as readonly VesselCard[])
/** Meditation targets and class modifiers, by spell (IMP-12.8). */
export const MEDITATION = new Map(
  (
    meditationFile.rows as unknown as readonly {
      spell: SpellId
      target: number
      modifiers: Partial<Record<ClassId, number>>
    }[]
  ).map((row) => [row.spell, row]),
)
/** The exploration tables: for each location what the totals 2 to 12 mean (IMP-6.1). */
export const EXPLORATION = new Map(
  (
    explorationFile.tables as unknown as readonly { location: LocationId; rows: Record<string, ExplorationOutcome> }[]
  ).map((table) => [table.location, table.rows]),
)
export const EXPLORATION_OUTCOMES = byId(
  explorationFile.outcomes as unknown as readonly { id: ExplorationOutcome; name: string; text: string }[],
)

export const ENCOUNTER_TILES: readonly EncounterTile[] = tilesOf([...CREATURES.values()])
export const TREASURE_TILES: readonly TileId[] = tilesOf([...TREASURES.values()])
export const WEAPON_TILES: readonly TileId[] = tilesOf([...WEAPONS.values()])
export const CLUE_CARDS: readonly ClueId[] = [...CLUES.keys()]

const KIND_OF = new Map<TileId, string>()
for (const kind of [...CREATURES.values(), ...TREASURES.values(), ...WEAPONS.values()]) {
  for (const tile of tilesOf([kind])) KIND_OF.set(tile, kind.id)
}

/** The encounter kind of a tile. Throws for any other id. */
export function creatureOf(tile: EncounterTile): EncounterKind {
  return found(CREATURES, KIND_OF.get(tile) ?? tile)
}

/** The treasure kind of a tile. Throws for any other id. */
export function treasureOf(tile: TileId): TreasureKind {
  return found(TREASURES, KIND_OF.get(tile) ?? tile)
}

/** The weapon kind of a tile of the Weapons Pool. Throws for any other id. */
export function weaponOf(tile: TileId): WeaponKind {
  return found(WEAPONS, (KIND_OF.get(tile) ?? tile) as WeaponType)
}

export function clueOf(id: ClueId): ClueCard {
  return found(CLUES, id)
}

export function vesselOf(kind: VesselKind): VesselCard {
  return found(VESSELS, kind)
}

export function characterCard(id: CharacterId): CharacterCard {
  return found(CHARACTERS, id)
}

export function spellOf(id: SpellId): SpellKind {
  return found(SPELLS, id)
}

/** The number in which a spell's power is printed; 0 if it has none. */
export function figureOf(id: SpellId): number {
  return spellOf(id).figure ?? 0
}

export function isTreasure(tile: TileId): boolean {
  return TREASURES.has(KIND_OF.get(tile) ?? '')
}

export function isImperial(tile: TileId): boolean {
  return isTreasure(tile) && treasureOf(tile).group === 'imperial'
}

/** A weapon tile or magic weapon as something to fight with; `null` for treasures that are no arms. */
export function armsOf(tile: TileId): Arms | null {
  if (isTreasure(tile)) {
    const { name, weapon, stats } = treasureOf(tile)
    if (!weapon) return null
    return {
      tile,
      name,
      type: weapon.weaponType,
      category: weapon.category,
      magic: true,
      attack: stats.attack ?? null,
      shooting: stats.shooting ?? null,
      defence: stats.defence ?? 0,
    }
  }
  const { name, weaponType, category, stats } = weaponOf(tile)
  return { tile, name, type: weaponType, category, magic: false, ...stats }
}

/** Every tile of the kinds: the kind's own id if there is one copy, numbered from 1 if there are more. */
function tilesOf(kinds: readonly { readonly id: string; readonly count: number }[]): TileId[] {
  return kinds.flatMap(({ id, count }) =>
    count === 1 ? [id] : Array.from({ length: count }, (_, i) => `${id}-${i + 1}`),
  )
}

function byId<T extends { readonly id: string }>(list: readonly T[]): ReadonlyMap<T['id'], T> {
  return new Map(list.map((item) => [item.id, item]))
}

function found<K, T>(map: ReadonlyMap<K, T>, id: K): T {
  const item = map.get(id)
  if (!item) throw new Error(`no such component: ${String(id)}`)
  return item
}
