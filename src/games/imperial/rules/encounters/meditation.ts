import {
  diceParts,
  option,
  rollDice,
  sumOf,
  type Option,
  type Part,
  type Play,
  type Seat,
} from '../../../../engine/index.ts'
import { characterCard, MEDITATION } from '../../data/components.ts'
import type { SpellId } from '../../data/ids.ts'
import { emitFact } from '../../facts/index.ts'
import { characterAt, type Imperial } from '../../state/state.ts'
import { namedLocationOf } from '../../state/whereabouts.ts'
import { ask } from '../deeds/asking.ts'
import { withCharm } from '../deeds/charm.ts'
import { first, gainSpell, spellsAvailableTo } from '../deeds/pools.ts'
import { drawEncounter } from './encounters.ts'

/** Meditation replaces moving, exploring and drawing (IMP-12.8 to 12.12). */

/** IMP-12.12: not for classes without spells, nor without a free slot or a legal spell. */
export function canMeditate(game: Imperial, seat: Seat): boolean {
  return spellsAvailableTo(game, seat).length > 0
}

/**
 * IMP-12.8: one spell that is available, not held, with a free slot. Default: the one failed last turn, otherwise the
 * hardest.
 */
export function* chooseMeditation(game: Imperial, seat: Seat): Play<SpellId> {
  const offers = (): Option<SpellId>[] =>
    spellsAvailableTo(game, seat).map((spell) => {
      const chance = {
        target: targetOf(spell),
        bonus: bonusOf(game, seat, spell).total,
        sure: game.turn.secondTry === spell,
      }
      return option(spell, { args: chance }, spell)
    })
  return yield* ask(seat, 'meditate.spell', offers, {
    default: () => first(spellsAvailableTo(game, seat), (spell) => [+(game.turn.secondTry === spell), targetOf(spell)]),
  })
}

/** The roll, or none on the second try. A failure draws an encounter, but not in prison (IMP-12.8, 12.9, 12.11). */
export function* meditate(game: Imperial, seat: Seat, spell: SpellId): Play {
  const target = targetOf(spell)
  const roll = game.turn.secondTry === spell ? null : yield* rollMeditation(game, seat, spell)
  const learnt = roll === null || roll.total >= target
  emitFact(game, { kind: 'meditated', seat, spell, roll, target, learnt })
  if (learnt) return gainSpell(game, seat, spell, 'meditation')
  const character = characterAt(game, seat)
  character.failedMeditation = spell // IMP-12.9
  if (!character.inPrison) yield* drawEncounter(game, seat)
}

function* rollMeditation(game: Imperial, seat: Seat, spell: SpellId) {
  const bonus = bonusOf(game, seat, spell)
  const reaches = (dice: readonly number[]) => sumOf(diceParts(dice), bonus.parts).total >= targetOf(spell)
  const rolled = rollDice(game, 2)
  const dice = yield* withCharm(game, seat, rolled, reaches, {
    about: { spell, target: targetOf(spell) },
    wants: 'more',
  })
  return sumOf(diceParts(dice, 'IMP-12.8'), bonus.parts)
}

/** IMP-12.8: the class, +1 in an unnamed hex but not in prison, +1 with a familiar. */
function bonusOf(game: Imperial, seat: Seat, spell: SpellId) {
  const { id, inPrison, familiar } = characterAt(game, seat)
  const quiet = !inPrison && namedLocationOf(game, seat) === null // IMP-12.11
  const parts: Part[] = [
    { value: MEDITATION.get(spell)?.modifiers[characterCard(id).class] ?? 0, from: 'class', rule: 'IMP-12.8' },
    { value: quiet ? 1 : 0, from: 'unnamed-hex', rule: 'IMP-12.8' },
    { value: familiar ? 1 : 0, from: familiar?.tile ?? 'familiar', rule: 'IMP-12.8' },
  ]
  return sumOf(parts)
}

function targetOf(spell: SpellId): number {
  const row = MEDITATION.get(spell)
  if (!row) throw new Error(`no table for ${spell}`)
  return row.target
}
