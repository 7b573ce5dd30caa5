import type { Words } from '../../../engine/index.ts'
import { perLanguage } from '../../../language/index.ts'
import type { WarlockFact } from '../facts/index.ts'
import { STAKE_IDS } from '../view/stakes.ts'
import type { WarlockView } from '../view/view.ts'
import { lineOf, memory } from './chronicle/index.ts'
import { storyOf } from './chronicle/saga.ts'
import { dramasOf } from './dramas.ts'
import { foundBy, heldIn, isNews, offeredBy } from './held.ts'
import { helpPassages } from './help.ts'
import { aimOf } from './advice/aims.ts'
import { appealOf } from './advice/appeal.ts'
import { hints, hintsAt } from './advice/hints.ts'
import { lessonWords } from './advice/lesson.ts'
import { houseRules } from './house-rules.ts'
import { forms } from './notebook.ts'
import { orderOf } from './orders.ts'
import { BOARD } from './look/index.ts'
import { handOf, overviewOf } from './overview.ts'
import { actOf, labelOf, promptOf } from './questions.ts'
import { referenceTopics } from './reference.ts'
import { statistics } from './statistics.ts'
import { POSTER } from './poster.ts'
import { say } from './say.ts'
import { headlineOf, outcomeOf, pictureOf, sceneOf, scoreOf, smallPrintOf } from './scene.ts'
import { whyLines } from './why.ts'

/** The Warlock of Firetop Mountain in the language of the moment. */
export const warlockWords = perLanguage((): Words<WarlockView, WarlockFact> => ({
  title: say('game-title'),
  short: say('game-title.short'),
  blurb: say('game-blurb'),
  cover: say('game-cover'),
  houseRules: houseRules(),
  stakes: Object.fromEntries(STAKE_IDS.map((id) => [id, say(`stake-${id}`)])),
  headline: headlineOf,
  active: (view) => (['setup', 'reckoning', 'over'].includes(view.phase) ? null : view.active),
  round: (view) => (view.phase === 'setup' ? null : view.round),
  scene: sceneOf,
  smallPrint: smallPrintOf,
  putsDown: (_verb, key) => key === 'put-down',
  prompt: promptOf,
  label: labelOf,
  appeal: appealOf,
  privately: [{ label: say('private-use'), act: 'use' }],
  order: orderOf,
  forms: forms(),
  act: actOf,
  fact: lineOf,
  memory,
  dramas: dramasOf,
  turnOf: (fact) => (fact.kind === 'turn-began' ? fact.seat : null),
  why: whyLines,
  overview: overviewOf,
  hand: handOf,
  aim: aimOf,
  held: heldIn,
  found: foundBy,
  isNews,
  offered: offeredBy,
  picture: pictureOf,
  board: BOARD,
  reference: referenceTopics,
  hints: hints(),
  hintsAt,
  lesson: lessonWords(),
  help: helpPassages,
  outcome: outcomeOf,
  score: scoreOf,
  story: storyOf,
  statistics: statistics(),
  poster: POSTER,
}))
