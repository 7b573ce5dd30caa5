import { FULL_HEALTH } from '../../../data/components.ts'
import type { SpellId } from '../../../data/ids.ts'
import { characterAt } from '../../../state/state.ts'
import { heal } from '../../deeds/counters.ts'
import { discardSpells } from '../../deeds/spells-held.ts'
import type { SpellEffect } from '../contracts.ts'
import { rollOnTable } from '../tables.ts'
import { characterTarget, othersWithinReach, seatOfTarget, withinReach } from './reach.ts'

/** Spells that may be cast at any time, at any Character anywhere. */

export const ON_PEOPLE = {
  /** In w-loss it resolves before the loss. Default: on the caster, when their last Life is about to go. */
  healing: {
    targets: (game) =>
      withinReach(game)
        .filter((seat) => characterAt(game, seat).lives < FULL_HEALTH)
        .map(characterTarget),
    *resolve(game, { target }) {
      heal(game, seatOfTarget(target), FULL_HEALTH, 'healing')
      return 'spent'
    },
    byDefault(game, seat, moment) {
      if (moment.window !== 'w-loss' || moment.loss.kind !== 'life' || moment.loss.seat !== seat) return null
      return characterAt(game, seat).lives === 1 ? characterTarget(seat).key : null
    },
  },
  /** The hand became empty without casting, so it is replenished at the end of the Turn (TAL-9.5b). */
  nullify: {
    targets: (game, seat) =>
      othersWithinReach(game, seat)
        .filter((other) => characterAt(game, other).spells.length > 0)
        .map(characterTarget),
    *resolve(game, { target }) {
      const seat = seatOfTarget(target)
      discardSpells(game, seat, characterAt(game, seat).spells, 'nullify')
      return 'spent'
    },
  },
  random: {
    targets: (game) => withinReach(game).map(characterTarget),
    *resolve(game, { target }) {
      yield* rollOnTable(game, seatOfTarget(target), 'random-spell', 'random')
      return 'spent'
    },
  },
} satisfies Partial<Record<SpellId, SpellEffect>>
