import type { Words } from '../../../engine/index.ts'
import type { WarlockFact } from '../facts/index.ts'
import type { WarlockView } from '../view/view.ts'
import { lineOf } from './chronicle/index.ts'
import { dramasOf } from './dramas.ts'
import { heldIn, offeredBy } from './held.ts'
import { HELP } from './help.ts'
import { HINTS } from './hints.ts'
import { HOUSE_RULES } from './house-rules.ts'
import { FORMS } from './notebook.ts'
import { orderOf } from './orders.ts'
import { BOARD } from './look/index.ts'
import { handOf, overviewOf } from './overview.ts'
import { actOf, labelOf, promptOf } from './questions.ts'
import { referenceTopics } from './reference.ts'
import { STATISTICS } from './statistics.ts'
import { POSTER } from './poster.ts'
import { headlineOf, outcomeOf, pictureOf, sceneOf } from './scene.ts'
import { whyLines } from './why.ts'

/** The Warlock of Firetop Mountain in English. */
export const WARLOCK_WORDS: Words<WarlockView, WarlockFact> = {
  title: 'The Warlock of Firetop Mountain',
  blurb:
    'Nine keys, three locks, and one chest under a mountain full of things that do not want you to have it. Explore, fight, ask awkward questions, and do not be eaten.',
  houseRules: HOUSE_RULES,
  headline: headlineOf,
  round: (view) => (view.phase === 'setup' ? null : view.round),
  scene: sceneOf,
  prompt: promptOf,
  label: labelOf,
  privately: [{ label: 'Use …', act: 'use' }],
  order: orderOf,
  forms: FORMS,
  act: actOf,
  fact: lineOf,
  dramas: dramasOf,
  turnOf: (fact) => (fact.kind === 'turn-began' ? fact.seat : null),
  why: whyLines,
  overview: overviewOf,
  hand: handOf,
  held: heldIn,
  offered: offeredBy,
  picture: pictureOf,
  board: BOARD,
  reference: referenceTopics,
  hints: HINTS,
  help: () => HELP,
  outcome: outcomeOf,
  statistics: STATISTICS,
  poster: POSTER,
}
