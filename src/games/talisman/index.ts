import type { Game } from '../../engine/index.ts'
import { TALISMAN_COMPUTER } from './computer.ts'
import type { TalismanFact } from './facts.ts'
import { TALISMAN_RULES } from './rules.ts'
import type { Talisman } from './state.ts'
import type { TalismanView } from './view.ts'
import { TALISMAN_WORDS } from './words.ts'

/** Talisman: rules, words and computer player. */
export const TALISMAN: Game<Talisman, TalismanView, TalismanFact> = {
  rules: TALISMAN_RULES,
  words: TALISMAN_WORDS,
  computer: TALISMAN_COMPUTER,
}
