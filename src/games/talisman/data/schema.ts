import { z } from 'zod'
import {
  ABILITY_IDS, ALIGNMENTS, CHARACTER_IDS, CREATURE_IDS, KIND_IDS, QUEST_IDS, REGIONS, SHOP_IDS, SPACE_IDS, SPELL_IDS, TABLE_IDS,
  TERRAINS, WINDOWS,
} from './ids.ts' // prettier-ignore

/**
 * The schemas of the data files, checked once at start-up. An error names the place in the file, and unknown fields are
 * refused.
 */

const die = z.int().min(1)
const amount = z.int().min(0)
const figure = amount.nullable()
const kind = z.enum(KIND_IDS)
const space = z.enum(SPACE_IDS)
const alignment = z.enum(ALIGNMENTS)
const text = z.string().min(1)

const op = z.strictObject({
  op: text,
  n: z.union([die, z.enum(['all', 'full'])]).optional(),
  to: text.optional(),
  ifFrom: z.array(alignment).optional(),
  creature: z.enum(CREATURE_IDS).optional(),
  kind: z.enum(['choice', 'ferry']).optional(),
  region: text.optional(),
  quest: z.enum(QUEST_IDS).optional(),
  unlessItem: z.array(kind).optional(),
  get options() {
    return z.array(z.array(op)).optional()
  },
})

export const ADVENTURE_FILE = z.strictObject({
  cards: z.array(
    z.strictObject({
      id: kind,
      name: text,
      count: die,
      encounterNumber: z.literal([1, 2, 3, 4, 5, 6]),
      type: z.enum(['event', 'enemy', 'stranger', 'follower', 'magic-object', 'object', 'place']),
      subtype: z.enum(['curse', 'animal', 'monster', 'dragon', 'spirit', 'gold']).nullable(),
      compulsory: z.boolean(),
      strength: figure.optional(),
      craft: figure.optional(),
      trophy: amount.optional(),
      evadable: z.boolean().optional(),
      bribe: die.optional(),
      table: z.enum(TABLE_IDS).optional(),
      requires: z
        .strictObject({
          alignment: alignment.optional(),
          craftAtLeast: die.optional(),
          strengthBelow: die.optional(),
          craftBelow: die.optional(),
        })
        .optional(),
      bonuses: z.strictObject({ strength: amount.optional(), craft: amount.optional() }).optional(),
      weapon: z.boolean().optional(),
      combat: amount.optional(),
      combatVsDragon: amount.optional(),
      save: z.array(die.max(6)).optional(),
      forbidden: z.array(alignment).optional(),
      isTalisman: z.boolean().optional(),
      possession: z.boolean().optional(),
      itemClass: z.literal('mule').optional(),
      cost: die.optional(),
      gold: die.optional(),
      uses: die.optional(),
      shop: z.enum(SHOP_IDS).optional(),
    }),
  ),
})

export const SPELLS_FILE = z.strictObject({
  spells: z.array(z.strictObject({ id: z.enum(SPELL_IDS), name: text, count: die, windows: z.array(z.enum(WINDOWS)) })),
})

export const CHARACTERS_FILE = z.strictObject({
  characters: z.array(
    z.strictObject({
      id: z.enum(CHARACTER_IDS),
      name: text,
      strength: die,
      craft: die,
      lives: die,
      gold: amount,
      alignment,
      start: space,
      startSpells: amount,
      forbiddenItems: z.array(kind),
      abilities: z.array(z.strictObject({ id: z.enum(ABILITY_IDS), name: text })),
    }),
  ),
})

export const HANDICAPS_FILE = z.strictObject({
  handicaps: z.array(
    z.strictObject({
      id: z.enum(CHARACTER_IDS),
      strength: amount,
      craft: amount,
      lives: amount,
      gold: amount,
      lessHeadStart: z.strictObject({ strength: amount, craft: amount }),
    }),
  ),
})

/** Shares of wins among computer players, and how they were measured. */
export const STRENGTHS_FILE = z.strictObject({
  fair: z.number(),
  measured: z.array(
    z.strictObject({
      preset: text,
      options: z.strictObject({ 'character-selection': z.literal('random') }),
      seats: die,
      matches: die,
      wins: z.record(z.enum(CHARACTER_IDS), z.number().min(0).max(1)),
    }),
  ),
})

export const BOARD_FILE = z.strictObject({
  regions: z.array(z.strictObject({ id: z.enum(REGIONS), ring: z.array(space) })),
  spaces: z.array(
    z.strictObject({
      id: space,
      name: text,
      label: text,
      region: z.enum(REGIONS),
      x: z.number(),
      y: z.number(),
      terrain: z.enum(TERRAINS),
      instruction: z.strictObject({
        type: text,
        n: die.optional(),
        noMagicObjects: z.boolean().optional(),
        enemyDieBonus: die.optional(),
        table: z.enum(TABLE_IDS).optional(),
        stat: z.enum(['strength', 'craft']).optional(),
        dice: die.optional(),
        ops: z.array(op).optional(),
        options: z.array(z.array(op)).optional(),
      }),
      autopilotDanger: z.number(),
      clockwise: space.nullable(),
      anticlockwise: space.nullable(),
      raftOpposite: z.array(space),
    }),
  ),
})

export const TABLES_FILE = z.strictObject({
  tables: z.array(
    z.strictObject({
      id: z.enum(TABLE_IDS),
      name: text,
      dice: die,
      pray: z.boolean().optional(),
      rows: z.array(
        z.strictObject({
          roll: z.array(die).optional(),
          min: figure.optional(),
          max: figure.optional(),
          to: space.optional(),
          ops: z.array(op).optional(),
          value: z.number().optional(),
        }),
      ),
    }),
  ),
  creatures: z.array(
    z.strictObject({
      id: z.enum(CREATURE_IDS),
      name: text,
      subtype: z.enum(['animal', 'monster', 'dragon', 'spirit', 'guardian', 'person', 'inner']),
      strength: z.union([amount, text]).nullable(),
      craft: figure,
      evadable: z.boolean(),
    }),
  ),
  quests: z.array(z.strictObject({ id: z.enum(QUEST_IDS), name: text })),
  spellsByCraft: z.array(z.strictObject({ min: amount, max: figure, spells: amount })),
  autopilotOrders: z.strictObject({
    awayDiscardOrder: z.array(kind),
    itemValueOrder: z.array(kind),
    followerValueOrder: z.array(kind),
    wishOrder: z.array(text),
  }),
})

export const PURCHASE_FILE = z.strictObject({
  cards: z.array(z.strictObject({ id: text, itemId: kind, count: die })),
  shops: z.array(z.strictObject({ id: z.enum(SHOP_IDS), name: text, prices: z.partialRecord(kind, die) })),
})

export const MARKERS_FILE = z.strictObject({
  markers: z.array(z.strictObject({ id: z.literal('talisman-card'), count: die })),
})
