import type { Play, Seat } from '../../../../../engine/index.ts'
import type { CardId } from '../../../data/ids.ts'
import { traitsOf } from '../../../data/traits.ts'
import { byFollowerValue } from '../../../data/worth.ts'
import { emitFact } from '../../../facts/index.ts'
import type { Attack, Foe } from '../../../state/moments.ts'
import { characterAt, type Talisman } from '../../../state/state.ts'
import { anyTrait } from '../../../state/traits.ts'
import { rollOwn } from '../../deeds/dice.ts'
import { takeFromGround } from '../../deeds/pile.ts'
import type { PowersOf } from '../contracts.ts'
import { takeFollower } from './loot.ts'

/** The Minstrel: creatures lie down, or follow. */

export const MINSTREL = {
  'minstrel-charm': {
    inAttack(game, seat, attack, from) {
      if (attack.seat !== seat || characterAt(game, seat).spent.includes(from) || isHagRidden(game, seat)) return []
      return charmable(game, attack).map((foe) => ({
        key: `charm:${foe.id}`,
        args: { foe: foe.id },
        byDefault: true,
        run: () => charm(game, seat, attack, foe, from),
      }))
    },
  },
  'minstrel-serenade': {
    onCharacter(game, seat, victim) {
      if (listeners(game, victim).length === 0 || isHagRidden(game, seat)) return []
      const run = () => takeFollower(game, seat, victim, () => listeners(game, victim))
      return [{ key: 'minstrel-serenade', replacesAttack: false, byDefault: true, run }]
    },
  },
} satisfies PowersOf<'minstrel'>

function isHagRidden(game: Talisman, seat: Seat): boolean {
  return anyTrait(game, seat, ({ noFollowers }) => noFollowers)
}

/** Animal cards the Minstrel meets and does not fight, each tried once a Turn. */
function charmable(game: Talisman, { calm }: Attack): Foe[] {
  return calm.filter(({ card, subtype }) => {
    return card !== null && subtype === 'animal' && !game.turn.used.includes(`charm:${card}`)
  })
}

/** A roll above its printed Strength makes it follow. This works once with this Character. */
function* charm(game: Talisman, seat: Seat, attack: Attack, foe: Foe, from: string): Play {
  const { card } = foe
  if (card === null) return
  game.turn.used.push(`charm:${card}`)
  const above = foe.strength ?? 0
  const fails = (total: number) => total <= above
  const rolled = yield* rollOwn(game, seat, 1, { of: 'charm', by: card, fails })
  const joins = !fails(rolled.total)
  emitFact(game, { kind: 'charm-tried', seat, card, roll: rolled, above, joins })
  if (!joins) return
  attack.calm.splice(attack.calm.indexOf(foe), 1)
  takeFromGround(game, card)
  const character = characterAt(game, seat)
  character.followers.push(card)
  character.spent.push(from)
}

/** The Maiden first. */
function listeners(game: Talisman, victim: Seat): CardId[] {
  const { followers } = characterAt(game, victim)
  return byFollowerValue(followers.filter((card) => traitsOf(card).listens))
}
