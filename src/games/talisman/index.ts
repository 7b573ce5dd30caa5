import type { Game } from '../../engine/index.ts'
import { TALISMAN_COMPUTER } from './computer/index.ts'
import { TALISMAN_EVALUATION } from './computer/evaluation.ts'
import type { TalismanFact } from './facts/index.ts'
import { TALISMAN_RULES } from './rules/index.ts'
import type { Talisman } from './state/state.ts'
import { secretsOf } from './view/secrets.ts'
import { STAKES } from './view/stakes.ts'
import type { TalismanView } from './view/view.ts'
import { LESSON } from './words/advice/lesson.ts'
import { talismanWords } from './words/index.ts'
import { secretsInWords } from './words/secrets.ts'

/** Talisman: rules, words and computer player. */
export const TALISMAN: Game<Talisman, TalismanView, TalismanFact> = {
  rules: TALISMAN_RULES,
  get words() {
    return talismanWords()
  },
  computer: TALISMAN_COMPUTER,
  evaluation: TALISMAN_EVALUATION,
  stakes: STAKES,
  lesson: LESSON,
  weight: 2,
  secrets: (state, names) => secretsInWords(secretsOf(state), names),
  // TAL-R94, TAL-R95
  inactiveAfter: { most: 3, each: 'decision' },
  restsWithOne: true,
  lendable: {
    fights: ['fight', 'loot', 'ghoul'],
    deals: ['trade', 'shop', 'alchemist', 'trophies'],
  },
  // The rest of the game is only the Command Spell, taking Life by Life.
  offersEnd: ({ crownReached, options }) => crownReached && options['crown-victory'] === 'command',
}
