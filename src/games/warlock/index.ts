import type { Game } from '../../engine/index.ts'
import { MOODS, WARLOCK_COMPUTER } from './computer/index.ts'
import { WARLOCK_EVALUATION } from './computer/evaluation.ts'
import type { WarlockFact } from './facts/index.ts'
import { WARLOCK_RULES } from './rules/index.ts'
import type { Warlock } from './state/state.ts'
import { secretsOf } from './view/secrets.ts'
import { STAKES } from './view/stakes.ts'
import type { WarlockView } from './view/view.ts'
import { LESSON } from './words/advice/lesson.ts'
import { warlockWords } from './words/index.ts'
import { secretsInWords } from './words/secrets.ts'

/** The Warlock of Firetop Mountain: rules, words and computer player. */
export const WARLOCK: Game<Warlock, WarlockView, WarlockFact> = {
  rules: WARLOCK_RULES,
  get words() {
    return warlockWords()
  },
  computer: WARLOCK_COMPUTER,
  evaluation: WARLOCK_EVALUATION,
  stakes: STAKES,
  lesson: LESSON,
  moods: MOODS,
  secrets: (state, names) => secretsInWords(secretsOf(state), names),
  // WAR-25.3; once all players are inactive the table is paused (WAR-25.9).
  inactiveAfter: { most: 2, each: 'turn' },
  lendable: { fights: ['battle', 'duel'], deals: ['deal', 'encounter.pedlar'] },
}
