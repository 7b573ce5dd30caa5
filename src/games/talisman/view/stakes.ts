import { stakesOf } from '../../../engine/index.ts'
import { CROWN } from '../data/board.ts'
import { hasTalisman, maybeSelf } from './reading.ts'
import type { CharacterView, TalismanView } from './view.ts'

/** What may happen to a Character in a Turn, worst first. */
export const STAKE_IDS = [
  'death', 'toad', 'slavery', 'life-lost', 'turns-lost', 'strength-lost', 'things-lost', 'followers-lost', 'gold-lost',
  'life-gained', 'strength-gained', 'craft-gained', 'things-gained', 'followers-gained', 'spells-gained', 'gold-gained',
  'talisman', 'crown',
] as const // prettier-ignore
export type StakeId = (typeof STAKE_IDS)[number]

export const STAKES = stakesOf<TalismanView, CharacterView, StakeId>(STAKE_IDS, maybeSelf, {
  death: () => false,
  toad: (then, now) => !then.toad && now.toad !== null,
  slavery: (then, now) => !then.enslaved && now.enslaved,
  'life-lost': (then, now) => now.lives < then.lives,
  'turns-lost': (then, now) => now.missTurns > then.missTurns,
  'strength-lost': (then, now) =>
    now.counters.strength + now.counters.craft < then.counters.strength + then.counters.craft,
  'things-lost': (then, now) => !now.toad && then.objects.some((card) => !now.objects.includes(card)),
  'followers-lost': (then, now) => !now.toad && then.followers.some((card) => !now.followers.includes(card)),
  'gold-lost': (then, now) => now.gold < then.gold,
  'life-gained': (then, now) => now.lives > then.lives,
  'strength-gained': (then, now) => now.counters.strength > then.counters.strength,
  'craft-gained': (then, now) => now.counters.craft > then.counters.craft,
  'things-gained': (then, now) => now.objects.some((card) => !then.objects.includes(card)),
  'followers-gained': (then, now) => now.followers.some((card) => !then.followers.includes(card)),
  'spells-gained': (then, now) => now.spells > then.spells,
  'gold-gained': (then, now) => now.gold > then.gold,
  talisman: (then, now) => !hasTalisman(then) && hasTalisman(now),
  crown: (then, now) => then.space !== CROWN && now.space === CROWN,
})
