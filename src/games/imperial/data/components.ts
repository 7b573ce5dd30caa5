import charactersFile from './characters.json' with { type: 'json' }
import cluesFile from './clues.json' with { type: 'json' }
import encountersFile from './encounters.json' with { type: 'json' }
import explorationFile from './exploration.json' with { type: 'json' }
import meditationFile from './meditation.json' with { type: 'json' }
import spellsFile from './spells.json' with { type: 'json' }
import treasuresFile from './treasures.json' with { type: 'json' }
import vesselsFile from './vessels.json' with { type: 'json' }
import weaponsFile from './weapons.json' with { type: 'json' }
import * as schema from './schemas.ts'
import type {
  CharacterId,
  ClueId,
  EncounterTile,
  ExplorationOutcome,
  LocationId,
  SpellId,
  TileId,
  VesselKind,
  WeaponType,
} from './ids.ts'
import type { Options } from './options.ts'
import type { Printed } from './schemas.ts'

/** The components of the game, typed and checked. The figures are in the files beside it; this file names them. */

export type CharacterCard = Printed<typeof schema.character>
export type EncounterKind = Printed<typeof schema.encounter>
export type Reward = EncounterKind['reward'][number]
export type TreasureKind = Printed<typeof schema.treasure>
export type TreasurePower = NonNullable<TreasureKind['power']>
export type WeaponKind = Printed<typeof schema.weapon>
export type ArmsStats = WeaponKind['stats']
export type ArmsCategory = WeaponKind['category']
export type SpellKind = Printed<typeof schema.spell>
export type ClueCard = Printed<typeof schema.clue>
export type VesselCard = Printed<typeof schema.vessel>

/** A weapon tile or magic treasure to fight with. */
export interface Arms extends ArmsStats {
  readonly tile: TileId
  readonly name: string
  readonly type: WeaponType
  readonly category: ArmsCategory
  readonly magic: boolean
}

export const CHARACTERS = byId<CharacterCard>(schema.character.array().parse(charactersFile))
export const CREATURES = byId<EncounterKind>(schema.encounter.array().parse(encountersFile))
export const TREASURES = byId<TreasureKind>(schema.treasure.array().parse(treasuresFile))
export const WEAPONS = byId<WeaponKind>(schema.weapon.array().parse(weaponsFile))
export const SPELLS = byId<SpellKind>(schema.spell.array().parse(spellsFile))
export const CLUES = byId<ClueCard>(schema.clue.array().parse(cluesFile))
export const VESSELS = byId<VesselCard>(schema.vessel.array().parse(vesselsFile))
/** Meditation targets and class modifiers, by spell (IMP-12.8). */
export const MEDITATION = new Map(
  schema.meditation
    .array()
    .parse(meditationFile)
    .map((row): [SpellId, Printed<typeof schema.meditation>] => [row.spell, row]),
)
const explored: Printed<typeof schema.exploration> = schema.exploration.parse(explorationFile)
/** The exploration tables: for each location the results of the totals 2 to 12 (IMP-6.1). */
export const EXPLORATION = new Map<LocationId, Readonly<Record<string, ExplorationOutcome>>>(
  explored.tables.map(({ location, rows }) => [location, rows]),
)
export const EXPLORATION_OUTCOMES = byId(explored.outcomes)

export const ENCOUNTER_TILES: readonly EncounterTile[] = tilesOf([...CREATURES.values()])
export const TREASURE_TILES: readonly TileId[] = tilesOf([...TREASURES.values()])
export const WEAPON_TILES: readonly TileId[] = tilesOf([...WEAPONS.values()])
export const CLUE_CARDS: readonly ClueId[] = [...CLUES.keys()]

const KIND_OF = new Map<TileId, string>()
for (const kind of [...CREATURES.values(), ...TREASURES.values(), ...WEAPONS.values()]) {
  for (const tile of tilesOf([kind])) KIND_OF.set(tile, kind.id)
}

/** The kind of a tile; `undefined` for any other id. */
export function kindOfTile(tile: TileId): string | undefined {
  return KIND_OF.get(tile)
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

export function isClue(id: string): id is ClueId {
  return CLUES.has(id)
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

/**
 * The types of arms a character may use: by their own sheet, or by the licence of their guild, if they have one
 * (IMP-11.3, IMP-17.27).
 */
export function usableTypesOf(id: CharacterId, options: Options): readonly WeaponType[] {
  const { usableWeaponTypes, guildWeaponTypes } = characterCard(id)
  return options['guild-licences'] ? (guildWeaponTypes ?? usableWeaponTypes) : usableWeaponTypes
}

export function spellOf(id: SpellId): SpellKind {
  return found(SPELLS, id)
}

/** The number printed in a spell's power; 0 if it has none. */
export function figureOf(id: SpellId): number {
  return spellOf(id).figure ?? 0
}

export function isTreasure(tile: TileId): boolean {
  return TREASURES.has(KIND_OF.get(tile) ?? '')
}

export function isImperial(tile: TileId): boolean {
  return isTreasure(tile) && treasureOf(tile).group === 'imperial'
}

/** A weapon tile or magic weapon as arms; `null` for treasures that are not arms. */
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

/** All tiles of some kinds: the kind's own id if it has one copy, numbered from 1 if it has more. */
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
