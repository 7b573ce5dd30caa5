import { option, type Option, type Play, type Seat } from '../../../../../engine/index.ts'
import { ask } from '../../deeds/asking.ts'
import { isEnemy, kindIdOf, kindOf } from '../../../data/components.ts'
import { roll } from '../../deeds/dice.ts'
import { say } from '../../../facts/index.ts'
import type { AbilityId, Alignment, CardId, KindId } from '../../../data/ids.ts'
import { cardOptions } from '../../deeds/options.ts'
import { anyPower, type Power } from '../powers.ts'
import { maybeRealign } from '../../deeds/realign.ts'
import { characterAt, maybeCharacter, type Talisman } from '../../../state/state.ts'
import { byFollowerValue, giveCard, lootOptions, mayPossess, stealGold } from '../../deeds/things.ts'

/** Sorceress and Thief: those who take what is not theirs (TAL-13.3a). */

export const TAKING = {
  'sorceress-psychic': { attacksPsychically: true },
  'sorceress-beguile': {
    onCharacter(game, seat, victim) {
      if (lootOf(game, seat, victim).length === 0) return []
      return [{ key: 'sorceress-beguile', replacesAttack: true, run: () => beguile(game, seat, victim) }]
    },
  },
  'sorceress-lure': {
    onCharacter(game, seat, victim) {
      if (lurable(game, seat, victim).length === 0) return []
      return [{ key: 'sorceress-lure', replacesAttack: false, byDefault: true, run: () => lure(game, seat, victim) }]
    },
  },
  'thief-steal': {
    onCharacter(game, seat, victim) {
      if (lootOf(game, seat, victim, mulesOf(game, seat, victim)).length === 0) return []
      return [{ key: 'thief-steal', replacesAttack: true, run: () => steal(game, seat, victim) }]
    },
  },
  'thief-shoplift': { shoplifts: true },
  'wizard-psychic': { attacksPsychically: true },
  'wizard-replenish': { replenishes: true },
} satisfies Partial<Record<AbilityId, Power>>

// Objects and Gold (d-loot)

type Loot = CardId | null

/** Objects he may possess, 1 Gold, and what else he may take: `card:sword-1`, `gold`. The first is the default. */
function lootOf(game: Talisman, taker: Seat, victim: Seat, more: readonly CardId[] = []): Option<Loot>[] {
  const gold = characterAt(game, victim).gold > 0 ? [option<Loot>('gold', {}, null)] : []
  return [...cardOptions(lootOptions(game, taker, victim)), ...gold, ...cardOptions(more)]
}

/** Default: the dearest Object, without one the Gold. */
function* takeLoot(game: Talisman, taker: Seat, victim: Seat, more: readonly CardId[] = []): Play {
  const offers = () => lootOf(game, taker, victim, more)
  const loot = yield* ask(game, taker, 'loot.take', offers, { about: { victim } })
  if (loot === null) stealGold(game, victim, taker, 1)
  else yield* giveCard(game, victim, taker, loot)
}

/** TAL-R23: the Thief may take a Mule. */
function mulesOf(game: Talisman, seat: Seat, victim: Seat): CardId[] {
  const { followers } = characterAt(game, victim)
  return followers.filter((card) => kindOf(card).itemClass === 'mule' && mayPossess(game, seat, card))
}

function* steal(game: Talisman, seat: Seat, victim: Seat): Play {
  yield* takeLoot(game, seat, victim, mulesOf(game, seat, victim))
}

/** What she must roll at least, by the victim's Alignment of the moment. */
const NEEDS: Readonly<Record<Alignment, number>> = { good: 6, neutral: 5, evil: 4 }

function* beguile(game: Talisman, seat: Seat, victim: Seat): Play {
  yield* maybeRealign(game, victim, 'sorceress-beguile')
  if (!maybeCharacter(game, victim)) return
  const needs = NEEDS[characterAt(game, victim).alignment]
  const rolled = roll(game, seat, 1, 'sorceress-beguile')
  const works = rolled.total >= needs
  say(game, { kind: 'beguiled', seat, victim, roll: rolled, needs, works })
  if (works && lootOf(game, seat, victim).length > 0) yield* takeLoot(game, seat, victim)
}

// Followers (d-loot-follower)

/** Not the Maiden, the Unicorn, the Princess, nor an Animal: Mules, Charmed and Raised followers. */
const DEAF: readonly KindId[] = ['maiden', 'unicorn', 'princess', 'mule']

function lurable(game: Talisman, seat: Seat, victim: Seat): CardId[] {
  if (anyPower(game, seat, (power) => power.noFollowers)) return []
  const { followers } = characterAt(game, victim)
  return byFollowerValue(followers.filter((card) => !isEnemy(card) && !DEAF.includes(kindIdOf(card))))
}

function* lure(game: Talisman, seat: Seat, victim: Seat): Play {
  const offers = () => cardOptions(lurable(game, seat, victim))
  const card = yield* ask(game, seat, 'loot.follower', offers, { about: { victim } })
  yield* giveCard(game, victim, seat, card)
}
