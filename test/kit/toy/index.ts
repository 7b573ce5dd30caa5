import { pickOne, type Game } from '../../../src/engine/index.ts'
import { conserved, rules, type Barrow, type BarrowFact, type BarrowView } from './rules.ts'
import { words } from './words.ts'

export * from './rules.ts'

export const toy: Game<Barrow, BarrowView, BarrowFact> = {
  rules,
  words,
  computer: (_view, asked, asides, rng) => {
    const [aside] = asides
    if (aside) return { verb: aside.verb, key: aside.key }
    return { verb: asked.verb, key: pickOne(rng, asked.offers).key }
  },
  wantsAsides: () => true,
  moods: 1,
  // A silent player stays present, so that a table can be left to itself.
  inactiveAfter: { most: Number.MAX_SAFE_INTEGER, each: 'decision' },
  lendable: { fights: ['dig'], deals: ['ward'] },
}

export const toyParts = { conserved }

/** The toy game with other rules, for tests of what rules may do wrong. */
export function toyWith(change: Partial<typeof rules>): Game {
  return { ...toy, rules: { ...rules, ...change } }
}
