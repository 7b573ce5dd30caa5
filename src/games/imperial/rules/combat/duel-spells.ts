import { diceParts, option, rollDice, sumOf, type Option, type Play } from '../../../../engine/index.ts'
import { creatureOf, figureOf } from '../../data/components.ts'
import { emitFact } from '../../facts/index.ts'
import type { DuelEnd } from '../../facts/perils.ts'
import { foeOf, type Duel, type DuelSide } from '../../state/duel.ts'
import { isAtSea } from '../../state/fight.ts'
import type { Magic } from '../../state/magic.ts'
import { agilityOf, MAGIC_HITS_ON, remainingHealth } from '../../state/party.ts'
import { characterAt, type Companion, type Imperial } from '../../state/state.ts'
import { duelAbout } from '../../view/about.ts'
import { ask } from '../deeds/asking.ts'
import { withCharm } from '../deeds/charm.ts'
import { changeSides } from '../deeds/companions.ts'
import { castHealing, spend, teleport } from '../deeds/magic.ts'
import { scorch } from './hits.ts'
import { protect, protectByScroll, type Burn } from './spells.ts'

/** Spells and scrolls between characters (IMP-17.19). */

/** Whether it may be used in this fight now. */
export function mayUseInDuel(game: Imperial, duel: Duel, side: DuelSide, { spell }: Magic): boolean {
  switch (spell) {
    case 'friendship':
    case 'speak-with-animals':
      return charmable(game, duel, side, spell).length > 0
    case 'wall-of-stone':
      return !isAtSea(game, side.lead) // IMP-12.5
    case 'strength':
      return side.me.strength === null
    default:
      return true
  }
}

/** Casts or reads it. Returns how the fight ends, if this ends it. */
export function* useInDuel(game: Imperial, duel: Duel, side: DuelSide, magic: Magic): Play<DuelEnd | null> {
  const { lead, me } = side
  const { spell, scroll } = magic
  const about = () => duelAbout(game, duel)
  const foe = foeOf(duel, side)
  me.cast = true
  if (spell === 'healing') {
    yield* castHealing(game, lead, magic, 'party', about())
    return null
  }
  if (spell === 'teleportation') {
    yield* teleport(game, lead, magic, about())
    return 'teleported'
  }
  spend(game, lead, magic)
  switch (spell) {
    case null:
      if (scroll !== null) protectByScroll(game, side, lead, scroll)
      return null
    case 'fireball': {
      const count = sumOf(agilityOf(game, lead, me.strength).parts, { value: figureOf(spell), from: spell })
      const woundsOf = (dice: readonly number[]) => dice.filter((die) => die >= MAGIC_HITS_ON).length
      yield* burn(game, duel, side, { spell, count, woundsOf })
      return null
    }
    case 'lightning':
      yield* burn(game, duel, side, {
        spell,
        count: sumOf({ value: figureOf(spell), from: spell }),
        woundsOf: (dice) => dice.reduce((sum, die) => sum + die, 0),
      })
      return null
    case 'sleep': {
      const rounds = figureOf(spell) // IMP-18.33: the casting round is the first of three
      foe.sleepsThrough = duel.round + rounds - 1
      emitFact(game, { kind: 'duel-sleep', seat: lead, on: foe.lead, rounds })
      return null
    }
    case 'friendship':
    case 'speak-with-animals':
      yield* charm(game, duel, side, spell)
      return null
    case 'wall-of-stone':
      protect(game, side, lead, spell, figureOf(spell))
      return null
    case 'strength': {
      const agility = figureOf(spell)
      me.strength = { spell, agility }
      emitFact(game, { kind: 'magic-strength', seat: lead, agility })
      return null
    }
    case 'invisibility':
      emitFact(game, { kind: 'magic-invisible', seat: lead })
      return 'slipped-away'
  }
}

/** Wounds the other character; only side protection stops the wounds. */
function* burn(game: Imperial, duel: Duel, side: DuelSide, { spell, count, woundsOf }: Burn): Play {
  const foe = foeOf(duel, side)
  const most = remainingHealth(characterAt(game, foe.lead)) + foe.protection
  const capped = (dice: readonly number[]) => Math.min(woundsOf(dice), most)
  const dice = yield* withCharm(game, side.lead, rollDice(game, count.total), capped, {
    about: duelAbout(game, duel),
    wants: 'more',
  })
  emitFact(game, { kind: 'magic-dice', seat: side.lead, spell, count, dice, wounds: woundsOf(dice) })
  scorch(game, foe, foe.lead, woundsOf(dice), spell)
}

/** The other's companions whose tiles allow it. */
function charmable(
  game: Imperial,
  duel: Duel,
  side: DuelSide,
  spell: 'friendship' | 'speak-with-animals',
): Companion[] {
  return characterAt(game, foeOf(duel, side).lead).companions.filter(({ tile }) => {
    const { friendship, speakWithAnimals } = creatureOf(tile)
    return spell === 'friendship' ? friendship : speakWithAnimals
  })
}

/**
 * A companion of the caster's choice changes sides; Friendship needs its roll. Default: the one with the most combat
 * dice.
 */
function* charm(game: Imperial, duel: Duel, side: DuelSide, spell: 'friendship' | 'speak-with-animals'): Play {
  const foe = foeOf(duel, side)
  const diceOf = ({ tile }: Companion) => creatureOf(tile).stats.combatDice ?? 0
  const offers = (): Option<Companion>[] =>
    charmable(game, duel, side, spell)
      .sort((a, b) => diceOf(b) - diceOf(a))
      .map((one) => option(one.tile, { args: { tile: one.tile } }, one))
  const companion = yield* ask(side.lead, 'duel.charm', offers, { about: duelAbout(game, duel) })
  const above = creatureOf(companion.tile).stats.maxHealth ?? 0 // IMP-18.34: as printed
  const common = { kind: 'duel-charmed', seat: side.lead, on: foe.lead, tile: companion.tile, above } as const
  if (spell === 'speak-with-animals') emitFact(game, { ...common, roll: null, won: true })
  else {
    const wins = (dice: readonly number[]) => sumOf(diceParts(dice)).total > above
    const dice = yield* withCharm(game, side.lead, rollDice(game, 2), wins, {
      about: duelAbout(game, duel),
      wants: 'more',
    })
    emitFact(game, { ...common, roll: sumOf(diceParts(dice)), won: wins(dice) })
    if (!wins(dice)) return
  }
  changeSides(game, foe.lead, side.lead, companion)
}
