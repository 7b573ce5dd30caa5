import { diceParts, rollDice, sumOf, type Play, type Seat, type Sum } from '../../../../engine/index.ts'
import { figureOf, treasureOf } from '../../data/components.ts'
import type { SpellId, TileId } from '../../data/ids.ts'
import { emitFact } from '../../facts/index.ts'
import type { FightEnd } from '../../facts/perils.ts'
import { creatureHealth, isAtSea, type Fight, type Fighter, type FightSide } from '../../state/fight.ts'
import type { Magic } from '../../state/magic.ts'
import { agilityOf, MAGIC_HITS_ON } from '../../state/party.ts'
import type { Imperial } from '../../state/state.ts'
import { fightAbout } from '../../view/about.ts'
import { withCharm } from '../deeds/charm.ts'
import { join } from '../deeds/companions.ts'
import { earn } from '../deeds/experience.ts'
import { castHealing, spend, teleport } from '../deeds/magic.ts'
import { woundCreature } from './hits.ts'

/**
 * The effects of spells and scrolls in a combat, in the Approach and hand to hand alike: at once (IMP-8.4, IMP-18.31).
 */

interface CombatSpell {
  /** Whether it may be cast on this creature, here and now. */
  readonly allowed?: (game: Imperial, fight: Fight, me: Fighter) => boolean
  /** Carries out its effect. Returns how the combat ends, if this ends it. */
  readonly work: (game: Imperial, fight: Fight, me: Fighter, magic: Magic) => Play<FightEnd | null>
}

/** Casting pays the cost at once, except that Healing and Teleportation pay it themselves. */
const PAYS_ITSELF: readonly SpellId[] = ['healing', 'teleportation']

const COMBAT_SPELLS: Readonly<Record<SpellId, CombatSpell>> = {
  fireball: {
    *work(game, fight, me) {
      const count = sumOf(agilityOf(game, me.seat, me.strength).parts, {
        value: figureOf('fireball'),
        from: 'fireball',
      })
      yield* burn(game, fight, me, {
        spell: 'fireball',
        count,
        woundsOf: (dice) => dice.filter((die) => die >= MAGIC_HITS_ON).length,
      })
      return null
    },
  },
  lightning: {
    *work(game, fight, me) {
      const count = sumOf({ value: figureOf('lightning'), from: 'lightning' })
      yield* burn(game, fight, me, { spell: 'lightning', count, woundsOf: total })
      return null
    },
  },
  healing: {
    *work(game, fight, me, magic) {
      yield* castHealing(game, me.seat, magic, 'party', fightAbout(game, fight))
      return null
    },
  },
  teleportation: {
    *work(game, fight, me, magic) {
      yield* teleport(game, me.seat, magic, fightAbout(game, fight))
      return 'teleported' // IMP-8.31
    },
  },
  sleep: {
    allowed: (_game, { creature }) => !creature.sleepImmune,
    *work(game, fight, me) {
      const rounds = figureOf('sleep') // IMP-18.33: the casting round is the first of three
      fight.sleepsThrough = fight.round + rounds - 1
      emitFact(game, { kind: 'magic-sleep', seat: me.seat, tile: fight.tile, rounds })
      return null
    },
  },
  friendship: {
    allowed: (_game, { creature }) => creature.friendship,
    *work(game, fight, me) {
      const { seat } = me
      const { tile, creature } = fight
      const above = creature.stats.maxHealth ?? 0 // IMP-18.34: as printed
      const wins = (dice: readonly number[]) => sumOf(diceParts(dice)).total > above
      const dice = yield* withCharm(game, seat, rollDice(game, 2), wins, {
        about: fightAbout(game, fight),
        wants: 'more',
      })
      const won = wins(dice)
      emitFact(game, { kind: 'magic-friendship', seat, tile, roll: sumOf(diceParts(dice)), above, won })
      return won ? yield* winOver(game, fight, seat) : null // IMP-12.7
    },
  },
  'speak-with-animals': {
    allowed: (_game, { creature }) => creature.speakWithAnimals,
    *work(game, fight, me) {
      return yield* winOver(game, fight, me.seat)
    },
  },
  'wall-of-stone': {
    allowed: (game, _fight, { seat }) => !isAtSea(game, seat), // IMP-12.5
    *work(game, fight, me) {
      protect(game, fight, me.seat, 'wall-of-stone', figureOf('wall-of-stone')) // IMP-8.15
      return null
    },
  },
  strength: {
    allowed: (_game, _fight, { strength }) => strength === null, // not cumulative with itself
    *work(game, _fight, me) {
      const agility = figureOf('strength')
      me.strength = { spell: 'strength', agility }
      emitFact(game, { kind: 'magic-strength', seat: me.seat, agility })
      return null
    },
  },
  invisibility: {
    *work(game, _fight, { seat }) {
      emitFact(game, { kind: 'magic-invisible', seat })
      return 'slipped-away'
    },
  },
}

const total = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0)

/** Whether this spell or scroll may be used in the combat now. */
export function mayUse(game: Imperial, fight: Fight, me: Fighter, { spell }: Magic): boolean {
  return spell === null || (COMBAT_SPELLS[spell].allowed?.(game, fight, me) ?? true)
}

/** Casts or reads it (IMP-8.9: this is the character's action of the round). */
export function* useMagic(game: Imperial, fight: Fight, me: Fighter, magic: Magic): Play<FightEnd | null> {
  me.cast = true
  if (magic.spell === null) {
    spend(game, me.seat, magic)
    if (magic.scroll !== null) protectByScroll(game, fight, me.seat, magic.scroll)
    return null
  }
  if (!PAYS_ITSELF.includes(magic.spell)) spend(game, me.seat, magic)
  return yield* COMBAT_SPELLS[magic.spell].work(game, fight, me, magic)
}

/** A spell that burns: how many dice it rolls, and how they wound. */
export interface Burn {
  readonly spell: SpellId
  readonly count: Sum
  readonly woundsOf: (dice: readonly number[]) => number
}

/** Wounds at once, never absorbed by Defence; the Troll does not regenerate singed wounds (IMP-8.12, IMP-8.23). */
function* burn(game: Imperial, fight: Fight, { seat }: Fighter, { spell, count, woundsOf }: Burn): Play {
  const capped = (dice: readonly number[]) => Math.min(woundsOf(dice), creatureHealth(fight))
  const rolled = rollDice(game, count.total)
  const dice = yield* withCharm(game, seat, rolled, capped, { about: fightAbout(game, fight), wants: 'more' })
  emitFact(game, { kind: 'magic-dice', seat, spell, count, dice, wounds: woundsOf(dice) })
  fight.singed = true
  woundCreature(game, fight, woundsOf(dice))
}

/**
 * The combat ends and the creature becomes the caster's companion with its current wounds; no reward (IMP-8.33,
 * IMP-18.35).
 */
function* winOver(game: Imperial, { tile, wounds, creature }: Fight, seat: Seat): Play<FightEnd> {
  join(game, seat, tile, wounds)
  yield* earn(game, seat, Math.floor((creature.stats.maxHealth ?? 0) / 2)) // IMP-17.5
  return 'joined'
}

export function protectByScroll(game: Imperial, side: FightSide, seat: Seat, scroll: TileId): void {
  const { id, protection } = treasureOf(scroll)
  protect(game, side, seat, id, protection ?? 0)
}

/** Several protections add up (IMP-8.15). */
export function protect(game: Imperial, side: FightSide, seat: Seat, from: string, hits: number): void {
  side.protection += hits
  emitFact(game, { kind: 'magic-protection', seat, from, hits, inAll: side.protection })
}
