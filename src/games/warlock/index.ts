import type { Game } from '../../engine/index.ts'
import { WARLOCK_COMPUTER } from './computer.ts'
import type { WarlockFact } from './facts.ts'
import { WARLOCK_RULES } from './rules.ts'
import type { Warlock } from './state.ts'
import type { WarlockView } from './view.ts'
import { WARLOCK_WORDS } from './words.ts'

/** The Warlock of Firetop Mountain: rules, words and computer player. */
export const WARLOCK: Game<Warlock, WarlockView, WarlockFact> = {
  rules: WARLOCK_RULES,
  words: WARLOCK_WORDS,
  computer: WARLOCK_COMPUTER,
}
