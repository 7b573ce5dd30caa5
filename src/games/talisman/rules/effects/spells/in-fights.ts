import { type Seat, TurnEnds } from '../../../../../engine/index.ts'
import { characterCard } from '../../../data/components.ts'
import type { SpellId } from '../../../data/ids.ts'
import { emitFact } from '../../../facts/index.ts'
import type { Attack, Foe, Loss } from '../../../state/moments.ts'
import { deficitIn } from '../../../state/numbers.ts'
import { characterAt, type Talisman } from '../../../state/state.ts'
import { ownsAmulet } from '../../../state/usable.ts'
import { regionOf } from '../../../state/whereabouts.ts'
import type { SpellEffect, SpellTarget } from '../contracts.ts'
import { evade, evadeCharacter, isEvadable, scoreDeficit } from '../evading.ts'
import { characterTarget, seatOfTarget } from './reach.ts'

/** Spells for Characters who are attacked, fight, or are about to lose something. */

/** The deficit an absent holder accepts before casting. */
const HOPELESS_DEFICIT = 4

export const IN_FIGHTS = {
  /** Freezes a Character at the start of their Turn, or a creature or Character about to trouble the caster. */
  immobility: {
    targets(game, seat, moment) {
      if (moment.window === 'w-start') return immobileTurn(game, seat)
      if (moment.window !== 'w-attack' || moment.attack.seat !== seat) return []
      const { by } = moment.attack
      if (by !== null) return ownsAmulet(game, by) ? [] : [characterTarget(by)]
      return evadableIn(moment.attack).map(foeTarget)
    },
    *resolve(game, { by, target }, moment) {
      if (moment.window === 'w-start') {
        game.turn.idle = true // TAL-R13
        emitFact(game, { kind: 'immobilised', seat: seatOfTarget(target), by })
        throw new TurnEnds()
      }
      if (moment.window !== 'w-attack') return 'spent'
      const foe = moment.attack.foes.find((one) => foeTarget(one).key === target)
      if (foe) evade(game, moment.attack, foe, 'immobility')
      else evadeCharacter(game, moment.attack, 'immobility')
      return 'spent'
    },
    /** The strongest of the creatures the caster expects to lose to. */
    byDefault(game, seat, moment) {
      if (moment.window !== 'w-attack' || moment.attack.by !== null) return null
      if (scoreDeficit(game, seat, moment.attack) < HOPELESS_DEFICIT) return null
      const [strongest] = evadableIn(moment.attack).sort((a, b) => mightOf(b) - mightOf(a))
      return strongest ? foeTarget(strongest).key : null
    },
  },
  /** Until the end of the Turn the caster Evades anything they like. */
  invisibility: {
    targets(_game, seat, moment) {
      if (moment.window !== 'w-attack' || moment.attack.seat !== seat) return []
      const { attack } = moment
      return attack.by !== null || evadableIn(attack).length > 0 ? [{ key: 'self' }] : []
    },
    *resolve(game, { by }) {
      game.turn.invisible.push(by)
      emitFact(game, { kind: 'invisible', seat: by })
      return 'spent'
    },
    byDefault(game, seat, moment) {
      const isHopeless = moment.window === 'w-attack' && scoreDeficit(game, seat, moment.attack) >= HOPELESS_DEFICIT
      return isHopeless ? 'self' : null
    },
  },
  /** Adds the Craft printed on the caster's Character card to their Strength for one Combat. */
  'psionic-blast': {
    targets(_game, seat, moment) {
      if (moment.window !== 'w-combat' || moment.fight.kind !== 'combat') return []
      const { fight } = moment
      return fight.seat === seat || fight.against === seat ? [{ key: 'self' }] : []
    },
    *resolve(game, { by }, moment) {
      if (moment.window !== 'w-combat') return 'spent'
      const strength = startingCraft(game, by)
      moment.fight.bonuses.push({ seat: by, part: { value: strength, from: 'psionic-blast' } })
      emitFact(game, { kind: 'blasted', seat: by, strength })
      return 'spent'
    },
    byDefault(game, seat, moment) {
      if (moment.window !== 'w-combat') return null
      const deficit = deficitIn(game, seat, moment.fight)
      const turnsIt = deficit >= 0 && deficit <= 4 && startingCraft(game, seat) > deficit
      return turnsIt ? 'self' : null
    },
  },
  /** Keeps a Life, a Follower or an Enemy that was about to be lost; the defeat stands. */
  preservation: {
    targets: (game, _seat, moment) => (moment.window === 'w-loss' ? preservable(game, moment.loss) : []),
    *resolve(game, { target }, moment) {
      if (moment.window !== 'w-loss') return 'spent'
      moment.loss.prevented = true
      emitFact(game, { kind: 'preserved', seat: moment.loss.seat, what: target })
      return 'spent'
    },
    byDefault(game, seat, moment) {
      if (moment.window !== 'w-loss' || moment.loss.kind !== 'life' || moment.loss.seat !== seat) return null
      return characterAt(game, seat).lives <= 2 ? characterTarget(seat).key : null
    },
  },
} satisfies Partial<Record<SpellId, SpellEffect>>

/** Another player's Turn, before the Move. */
function immobileTurn(game: Talisman, seat: Seat): SpellTarget[] {
  return seat === game.active || ownsAmulet(game, game.active) ? [] : [characterTarget(game.active)]
}

/** Never a creature of the Inner Region (TAL-9.7). */
function evadableIn(attack: Attack): Foe[] {
  return attack.foes.filter((foe) => isEvadable(attack, foe))
}

/** `foe:dragon-1`, `foe:sentinel` */
function foeTarget({ id }: Foe): SpellTarget {
  return { key: `foe:${id}`, args: { foe: id } }
}

function mightOf({ strength, craft }: Foe): number {
  return strength ?? craft ?? 0
}

function startingCraft(game: Talisman, seat: Seat): number {
  return characterCard(characterAt(game, seat).id).craft
}

/**
 * An Amulet shields its owner's Life and Followers from kind Spells too. Of creatures only cards and the Sentinel can
 * be preserved.
 */
function preservable(game: Talisman, loss: Loss): SpellTarget[] {
  switch (loss.kind) {
    case 'life':
      return ownsAmulet(game, loss.seat) ? [] : [characterTarget(loss.seat)]
    case 'follower':
      return ownsAmulet(game, loss.seat) ? [] : [{ key: `card:${loss.card}`, args: { card: loss.card } }]
    case 'enemies':
      if (regionOf(game, loss.seat) === 'inner') return []
      return loss.foes.filter(({ card, subtype }) => card !== null || subtype === 'guardian').map(foeTarget)
  }
}
