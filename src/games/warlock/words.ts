import type { Words } from '../../engine/index.ts'
import type { WarlockFact } from './facts.ts'
import type { WarlockView } from './view.ts'
import { lineOf } from './words-facts.ts'
import { HELP } from './words-help.ts'
import { labelOf } from './words-labels.ts'
import { handOf, overviewOf } from './words-papers.ts'
import { promptOf } from './words-prompts.ts'
import { headlineOf, outcomeOf, pictureOf, sceneOf } from './words-scene.ts'
import { actOf } from './words-verbs.ts'
import { whyLines } from './words-why.ts'

/** The Warlock of Firetop Mountain in English. */
export const WARLOCK_WORDS: Words<WarlockView, WarlockFact> = {
  title: 'The Warlock of Firetop Mountain',
  blurb:
    'Nine keys, three locks, and one chest under a mountain full of things that do not want you to have it. Explore, fight, ask awkward questions, and do not be eaten.',
  lengths: {
    short: 'about an hour; keys in hand, one lock open, and a bell at midnight',
    standard: 'two to three hours; the whole mountain, from the front door',
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
