import type { Game } from '../../engine/index.ts'
import { IMPERIAL_COMPUTER } from './computer/index.ts'
import { IMPERIAL_EVALUATION } from './computer/evaluation.ts'
import { mayUseAsides } from './computer/values.ts'
import type { ImperialFact } from './facts/index.ts'
import { IMPERIAL_RULES } from './rules/index.ts'
import type { Imperial } from './state/state.ts'
import { secretsOf } from './view/secrets.ts'
import { STAKES } from './view/stakes.ts'
import type { ImperialView } from './view/view.ts'
import { LESSON } from './words/advice/lesson.ts'
import { imperialWords } from './words/index.ts'
import { secretsInWords } from './words/secrets.ts'

/** The Quest for the Imperial Treasures: rules, words and computer player. */
export const IMPERIAL: Game<Imperial, ImperialView, ImperialFact> = {
  rules: IMPERIAL_RULES,
  get words() {
    return imperialWords()
  },
  computer: IMPERIAL_COMPUTER,
  evaluation: IMPERIAL_EVALUATION,
  stakes: STAKES,
  lesson: LESSON,
  wantsAsides: mayUseAsides,
  weight: 4,
  lendable: { fights: ['combat', 'duel', 'support', 'villain'], deals: ['trade', 'peddler'] },
  secrets: (state, names) => secretsInWords(secretsOf(state), names),
}
