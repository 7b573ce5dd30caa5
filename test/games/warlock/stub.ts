import { pickOne, type Game } from '../../../src/engine/index.ts'
import { WARLOCK_RULES } from '../../../src/games/warlock/rules/index.ts'
import type { Warlock } from '../../../src/games/warlock/state/state.ts'
import type { WarlockView } from '../../../src/games/warlock/view/view.ts'

/** The rules with minimal words, and a player who does anything: for properties of every game. */
export const BARE_WARLOCK: Game<Warlock, WarlockView> = {
  rules: WARLOCK_RULES,
  words: {
    title: 'The Warlock of Firetop Mountain',
    blurb: 'Rules only.',
    houseRules: { presets: {}, options: {}, clashes: {} },
    headline: ({ round }) => `round ${round}`,
    scene: () => [],
    prompt: ({ verb }) => verb,
    label: (_verb, { key }) => ({ label: key.slice(0, 80) }),
    order: (id) => ({ title: id, hint: id, label: (value) => value, followed: () => id }),
    act: () => 'use',
    fact: ({ kind }) => kind,
    why: () => [],
    overview: () => [],
    hand: () => [],
    picture: () => 'a dungeon',
    help: () => [],
    outcome: () => [],
  },
  computer: (_view, asked, _asides, rng) => ({ verb: asked.verb, key: pickOne(rng, asked.offers).key }),
}
