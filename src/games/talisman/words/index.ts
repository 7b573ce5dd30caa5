import type { Words } from '../../../engine/index.ts'
import type { TalismanFact } from '../facts/index.ts'
import type { TalismanView } from '../view/view.ts'
import { lineOf, memory } from './chronicle/index.ts'
import { storyOf } from './chronicle/saga.ts'
import { dramasOf } from './dramas.ts'
import { heldIn, offeredBy } from './held.ts'
import { helpPassages } from './help.ts'
import { HINTS } from './hints.ts'
import { BOARD } from './look/index.ts'
import { actOf, labelOf, promptOf } from './options/index.ts'
import { HOUSE_RULES } from './house-rules.ts'
import { orderOf } from './orders.ts'
import { handOf, overviewOf } from './overview.ts'
import { calledIn } from './people.ts'
import { referenceOf } from './reference.ts'
import { say } from './say.ts'
import { STATISTICS } from './statistics.ts'
import { POSTER, scoreOf } from './poster.ts'
import { headlineOf, outcomeOf, pictureOf, sceneOf, smallPrintOf } from './scene.ts'
import { passingForAll } from './options/windows.ts'
import { whyLines } from './why.ts'

/** Talisman in English. */
export const TALISMAN_WORDS: Words<TalismanView, TalismanFact> = {
  title: say('game-title'),
  blurb: say('game-blurb'),
  houseRules: HOUSE_RULES,
  called: calledIn,
  headline: headlineOf,
  round: (view) => (view.step === 'setup' ? null : view.round),
  scene: sceneOf,
  smallPrint: smallPrintOf,
  putsDown: (verb) => verb === 'things.ditch',
  prompt: promptOf,
  label: labelOf,
  passing: passingForAll,
  privately: [{ label: say('private-cast'), act: 'cast' }],
  order: orderOf,
  act: actOf,
  fact: lineOf,
  memory,
  dramas: dramasOf,
  isPast: (fact, { hand }) => fact.kind === 'spell-seen' && !hand.includes(fact.spell),
  turnOf: (fact) => (fact.kind === 'turn-began' ? fact.seat : null),
  why: whyLines,
  overview: overviewOf,
  hand: handOf,
  held: heldIn,
  offered: offeredBy,
  picture: pictureOf,
  board: BOARD,
  reference: referenceOf,
  hints: HINTS,
  help: helpPassages,
  outcome: outcomeOf,
  score: scoreOf,
  story: storyOf,
  statistics: STATISTICS,
  poster: POSTER,
}
