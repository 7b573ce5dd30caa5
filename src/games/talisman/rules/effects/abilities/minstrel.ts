import type { Play, Seat } from '../../../../../engine/index.ts'
import { takeFromGround } from '../../deeds/pile.ts'
import { ask } from '../../deeds/asking.ts'
import { isEnemy, kindIdOf, kindOf } from '../../../data/components.ts'
import { roll } from '../../deeds/dice.ts'
import { say } from '../../../facts/index.ts'
import type { AbilityId, CardId } from '../../../data/ids.ts'
import type { Attack, Foe } from '../../../state/moments.ts'
import { cardOptions } from '../../deeds/options.ts'
import { anyPower, type Power } from '../powers.ts'
import { characterAt, type Talisman } from '../../../state/state.ts'
import { giveCard } from '../../deeds/things.ts'

/** The Minstrel: what hears him lies down, or follows. */

export const MINSTREL = {
  'minstrel-soothe': {
    calms: (_game, _seat, { subtype }) => subtype === 'animal' || subtype === 'dragon',
  },
  'minstrel-charm': {
    /** A Charmed follower adds its Strength in Combat. */
    combatStrength: (game, seat) =>
      characterAt(game, seat)
        .followers.filter(isEnemy)
        .map((card) => ({ value: kindOf(card).strength ?? 0, from: card })),
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
      const serenade = { key: 'minstrel-serenade', replacesAttack: false, byDefault: true }
      return [{ ...serenade, run: () => take(game, seat, victim) }]
    },
  },
  'minstrel-hag': { unmovedBy: ['hag'] },
} satisfies Partial<Record<AbilityId, Power>>

function isHagRidden(game: Talisman, seat: Seat): boolean {
  return anyPower(game, seat, (power) => power.noFollowers)
}

/** Animal cards he meets and does not fight, each tried once a Turn. */
function charmable(game: Talisman, { calm }: Attack): Foe[] {
  return calm.filter(({ card, subtype }) => {
    return card !== null && subtype === 'animal' && !game.turn.used.includes(`charm:${card}`)
  })
}

/** Higher than its printed Strength, and it follows him. It works once with this Character. */
function* charm(game: Talisman, seat: Seat, attack: Attack, foe: Foe, from: string): Play {
  const { card } = foe
  if (card === null) return
  game.turn.used.push(`charm:${card}`)
  const above = foe.strength ?? 0
  const rolled = roll(game, seat, 1, from)
  const joins = rolled.total > above
  say(game, { kind: 'charm-tried', seat, card, roll: rolled, above, joins })
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
  return (['maiden', 'princess'] as const).flatMap((kind) => followers.filter((card) => kindIdOf(card) === kind))
}

function* take(game: Talisman, seat: Seat, victim: Seat): Play {
  const offers = () => cardOptions(listeners(game, victim))
  const card = yield* ask(game, seat, 'loot.follower', offers, { about: { victim } })
  yield* giveCard(game, victim, seat, card)
}
