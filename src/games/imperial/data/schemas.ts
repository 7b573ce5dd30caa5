import { z } from 'zod'
import {
  CHARACTER_IDS, CLASSES, ENCOUNTER_CATEGORIES, EXPLORATION_OUTCOME_IDS, LOCATION_KINDS, LOCATIONS, REACTION_OUTCOMES,
  REWARD_TYPES, SPELL_IDS, SPELL_MOMENTS, TERRAINS, TREASURE_GROUPS, VESSEL_KINDS, WEAPON_TYPES,
} from './ids.ts' // prettier-ignore

/**
 * The schemas of the data files, checked once at start-up. A missing, misspelt or unknown figure stops the program
 * there and names the place.
 */

const count = z.int().min(1)
const terrains = z.array(z.enum(TERRAINS))
const rewards = z.array(z.strictObject({ type: z.enum(REWARD_TYPES), n: count }))

/** Attack, Shooting and Defence as printed; `null` for a score the item lacks. */
const armsStats = z.strictObject({ attack: z.int().nullable(), shooting: z.int().nullable(), defence: z.int() })
const armsCategory = z.enum(['melee', 'ranged', 'shield'])

const ability = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('extra-weapon-type'), weaponType: z.enum(WEAPON_TYPES) }),
  z.strictObject({ type: z.literal('agility-in-terrain'), terrain: z.enum(TERRAINS), value: z.int() }),
  z.strictObject({ type: z.literal('dodge-per-combat'), value: count }),
])

export const character = z.strictObject({
  id: z.enum(CHARACTER_IDS),
  name: z.string(),
  class: z.enum(CLASSES),
  stats: z.strictObject({ runningAway: z.int(), agility: z.int(), maxHealth: count }),
  spellLimit: z.int().min(0),
  usableWeaponTypes: z.array(z.enum(WEAPON_TYPES)),
  /** The weapon types licensed by the guild of the class (IMP-17.27). */
  guildWeaponTypes: z.array(z.enum(WEAPON_TYPES)).optional(),
  abilities: z.array(ability),
})

/** Additional or fewer things a character begins with in an even start (IMP-17.28). */
const headStart = z.strictObject({ weapons: z.int().min(0).default(0), clues: z.int().min(-2).max(0).default(0) })

export const headStarts = z.strictObject({ id: z.enum(CHARACTER_IDS), standard: headStart, short: headStart })

/** How often each character won among four computer players, and under which rules. */
export const strengths = z.strictObject({
  preset: z.string(),
  options: z.record(z.string(), z.boolean()),
  seats: z.literal(4),
  matches: count,
  won: z.record(z.enum(CHARACTER_IDS), z.number().min(0).max(1)),
})

const companion = z.strictObject({
  joins: z.enum(['offer', 'spell-only', 'offer-or-spell', 'familiar']),
  desertion: z.enum(['normal', 'never']),
  canHoldWeapon: z.boolean(),
  returnsLentWeapon: z.boolean(),
  familiar: z.boolean(),
  habitat: z.enum(['any', 'sea', 'sea-coast']),
  destination: z.enum(LOCATIONS).nullable(),
  destinationReward: rewards,
  ability: z
    .strictObject({
      type: z.enum(['meditation', 'wilderness-steps', 'no-boat', 'road-allowance']),
      value: z.int().optional(),
    })
    .nullable(),
})

export const encounter = z.strictObject({
  id: z.string(),
  name: z.string(),
  count,
  category: z.enum(ENCOUNTER_CATEGORIES),
  /** It flies above events on the ground. */
  flies: z.literal(true).optional(),
  /** It can be ridden. */
  isHorse: z.literal(true).optional(),
  terrains,
  /** Empty for tiles that are not creatures. */
  stats: z.strictObject({
    agility: z.int().optional(),
    attack: z.int().optional(),
    combatDice: z.int().optional(),
    shooting: z.int().nullable().optional(),
    rangedDice: z.int().optional(),
    runningAway: z.int().optional(),
    maxHealth: count.optional(),
    defence: z.int().optional(),
  }),
  reaction: z.array(z.strictObject({ from: count, to: count.max(6), outcome: z.enum(REACTION_OUTCOMES) })),
  retreat: z.strictObject({ rule: z.enum(['standard', 'early', 'never']), retreatAt: z.int().nullable() }).nullable(),
  friendship: z.boolean(),
  speakWithAnimals: z.boolean(),
  sleepImmune: z.boolean(),
  poison: z.boolean(),
  regeneratesPerRound: z.int(),
  targetTerrains: terrains.nullable(),
  companion: companion.nullable(),
  reward: rewards,
})

/** The effect of an Imperial Treasure for its holder (IMP-13.4). */
const power = z.strictObject({
  type: z.enum(['exploration-shift', 'passive', 'revive', 'redraw-encounter']),
  locations: z.array(z.enum(LOCATIONS)).optional(),
  kinds: z.array(z.enum(LOCATION_KINDS)).optional(),
  delta: z.array(z.int()).optional(),
  runningAway: z.int().optional(),
  roadAllowance: z.int().optional(),
  agility: z.int().optional(),
})

export const treasure = z.strictObject({
  id: z.string(),
  name: z.string(),
  count,
  group: z.enum(TREASURE_GROUPS),
  stats: armsStats.partial(),
  weapon: z
    .strictObject({
      weaponType: z.enum(WEAPON_TYPES),
      category: armsCategory,
      magic: z.literal(true),
      hitsOn: count.nullable(),
    })
    .optional(),
  spell: z.enum(SPELL_IDS).optional(),
  protection: count.optional(),
  power: power.optional(),
})

export const weapon = z.strictObject({
  id: z.enum(WEAPON_TYPES),
  name: z.string(),
  count,
  weaponType: z.enum(WEAPON_TYPES),
  category: armsCategory,
  stats: armsStats,
})

export const spell = z.strictObject({
  id: z.enum(SPELL_IDS),
  name: z.string(),
  count,
  /** The number printed in its power: dice, hits it stops, rounds, Agility. */
  figure: count.optional(),
  when: z.array(z.enum(SPELL_MOMENTS)),
})

export const clue = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** `null` for the SPECIAL, which is valid anywhere. */
  location: z.enum(LOCATIONS).nullable(),
  stats: z.strictObject({ treasures: count.nullable() }),
  demandsWeapon: z.boolean(),
  special: z.boolean(),
})

export const vessel = z.strictObject({
  id: z.enum(VESSEL_KINDS),
  name: z.string(),
  count,
  /** Its crew's Attack, and its own Max Health. */
  stats: z.strictObject({ attack: count, maxHealth: count }),
})

/** Two dice, plus the class modifier, must reach the target (IMP-12.8). */
export const meditation = z.strictObject({
  spell: z.enum(SPELL_IDS),
  target: count,
  modifiers: z.partialRecord(z.enum(CLASSES), z.int()),
})

const TOTALS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const

export const exploration = z.strictObject({
  outcomes: z.array(z.strictObject({ id: z.enum(EXPLORATION_OUTCOME_IDS), name: z.string() })),
  /** For each location the results of the totals 2 to 12 (IMP-6.1). */
  tables: z.array(
    z.strictObject({ location: z.enum(LOCATIONS), rows: z.record(z.enum(TOTALS), z.enum(EXPLORATION_OUTCOME_IDS)) }),
  ),
})

const hexId = z.string().regex(/^h-\d+-\d+$/)

export const map = z.strictObject({
  hexes: z.array(
    z.strictObject({
      id: hexId,
      /** Axial: q to the east, r to the south-east. */
      q: z.int(),
      r: z.int(),
      col: z.int(),
      row: z.int(),
      slot: z.int(),
      terrain: z.enum(TERRAINS),
      location: z.enum(LOCATIONS).nullable(),
    }),
  ),
  locations: z.array(
    z.strictObject({
      id: z.enum(LOCATIONS),
      name: z.string(),
      locationKind: z.enum(LOCATION_KINDS),
      hex: hexId.nullable(),
    }),
  ),
  roads: z.array(z.strictObject({ id: z.string(), segments: z.array(z.tuple([hexId, hexId])) })),
})

/** A schema's output as a read-only type. */
export type Printed<S extends z.ZodType> = Lasting<z.infer<S>>
type Lasting<T> = T extends object ? { readonly [K in keyof T]: Lasting<T[K]> } : T
