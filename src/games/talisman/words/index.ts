import type { Words } from '../../../engine/index.ts'
import { perLanguage } from '../../../language/index.ts'
import type { TalismanFact } from '../facts/index.ts'
import { STAKE_IDS } from '../view/stakes.ts'
import type { TalismanView } from '../view/view.ts'
import { lineOf, memory } from './chronicle/index.ts'
import { togetherText } from './chronicle/things.ts'
import { storyOf } from './chronicle/saga.ts'
import { dramasOf } from './dramas.ts'
import { foundBy, heldIn, isNews, offeredBy } from './held.ts'
import { helpPassages } from './help.ts'
import { aimOf } from './advice/aims.ts'
import { appealOf } from './advice/appeal.ts'
import { hints, hintsAt } from './advice/hints.ts'
import { lessonWords } from './advice/lesson.ts'
import { BOARD } from './look/index.ts'
import { actOf, labelOf, promptOf } from './options/index.ts'
import { houseRules } from './house-rules.ts'
import { orderOf } from './orders.ts'
import { handOf, overviewOf } from './overview.ts'
import { calledIn, calledNow, characterCalled } from './people.ts'
import { referenceOf } from './reference.ts'
import { say } from './say.ts'
import { statistics } from './statistics.ts'
import { POSTER, scoreOf } from './poster.ts'
import { headlineOf, outcomeOf, pictureOf, sceneOf, smallPrintOf } from './scene.ts'
import { calmingOrder, passingForAll } from './options/windows.ts'
import { whyLines } from './why.ts'

/** Talisman in the language of the moment. */
export const talismanWords = perLanguage((): Words<TalismanView, TalismanFact> => ({
  title: say('game-title'),
  blurb: say('game-blurb'),
  cover: say('game-cover'),
  houseRules: houseRules(),
  called: calledIn,
  calledNow,
  characterCalled,
  titled: (name) => say('titled', { name, id: characterCalled(name) ?? '' }),
  stakes: Object.fromEntries(STAKE_IDS.map((id) => [id, say(`stake-${id}`)])),
  headline: headlineOf,
  active: (view) => (view.step === 'setup' || view.step === 'over' ? null : view.active),
  round: (view) => (view.step === 'setup' ? null : view.round),
  scene: sceneOf,
  smallPrint: smallPrintOf,
  putsDown: (verb) => verb === 'things.ditch',
  prompt: promptOf,
  label: labelOf,
  appeal: appealOf,
  passing: passingForAll,
  passesOn: calmingOrder,
  privately: [{ label: say('private-cast'), act: 'cast' }],
  order: orderOf,
  act: actOf,
  fact: lineOf,
  together: togetherText,
  memory,
  dramas: dramasOf,
  isPast: (fact, { hand }) => fact.kind === 'spell-seen' && !hand.includes(fact.spell),
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
  reference: referenceOf,
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
