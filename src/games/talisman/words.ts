import type { Words } from '../../engine/index.ts'
import type { TalismanFact } from './facts.ts'
import type { TalismanView } from './view.ts'
import { lineOf } from './words-facts.ts'
import { HELP } from './words-help.ts'
import { labelOf } from './words-labels.ts'
import { handOf, overviewOf } from './words-papers.ts'
import { promptOf } from './words-prompts.ts'
import { headlineOf, outcomeOf, pictureOf, sceneOf } from './words-scene.ts'
import { actOf } from './words-verbs.ts'
import { whyLines } from './words-why.ts'

/** Talisman in English. */
export const TALISMAN_WORDS: Words<TalismanView, TalismanFact> = {
  title: 'Talisman',
  blurb:
    'The wizard is dead, the Crown of Command is unattended, and everyone has noticed. Grow strong, find a Talisman, climb to the middle of the board, and rule by thunderbolt. Try not to be a Toad at the time.',
  lengths: {
    short: 'half an hour to an hour; the first on the Crown wins',
    standard: 'two to four hours; the last one left wins',
  },
  headline: headlineOf,
  scene: sceneOf,
  prompt: promptOf,
  label: labelOf,
  act: actOf,
  fact: lineOf,
  why: whyLines,
  overview: overviewOf,
  hand: handOf,
  picture: pictureOf,
  help: () => HELP,
  outcome: outcomeOf,
}
