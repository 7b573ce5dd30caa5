import type { Game } from '../../engine/index.ts'
import { IMPERIAL_COMPUTER } from './computer.ts'
import type { ImperialFact } from './facts.ts'
import { IMPERIAL_RULES } from './rules.ts'
import type { Imperial } from './state.ts'
import type { ImperialView } from './view.ts'
import { IMPERIAL_WORDS } from './words.ts'

/** The Quest for the Imperial Treasures: rules, words and computer player. */
export const IMPERIAL: Game<Imperial, ImperialView, ImperialFact> = {
  rules: IMPERIAL_RULES,
  words: IMPERIAL_WORDS,
  computer: IMPERIAL_COMPUTER,
}
