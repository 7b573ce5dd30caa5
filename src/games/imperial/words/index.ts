import type { Words } from '../../../engine/index.ts'
import { perLanguage } from '../../../language/index.ts'
import type { ImperialFact } from '../facts/index.ts'
import { duelIn, fightIn } from '../view/reading.ts'
import { STAKE_IDS } from '../view/stakes.ts'
import type { ImperialView } from '../view/view.ts'
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
import { orderOf } from './orders.ts'
import { BOARD } from './look/index.ts'
import { handOf, overviewOf } from './overview.ts'
import { statistics } from './statistics.ts'
import { POSTER } from './poster.ts'
import { actOf, labelOf, promptOf } from './questions.ts'
import { calledIn, calledNow, characterCalled } from './people.ts'
import { referenceTopics } from './reference/index.ts'
import { duelLines, fightLines, headlineOf, outcomeOf, pictureOf, sceneOf, scoreOf, smallPrintOf } from './scene.ts'
import { say } from './say.ts'
import { whyLines } from './why.ts'

/** The Quest for the Imperial Treasures in the language of the moment. */
export const imperialWords = perLanguage((): Words<ImperialView, ImperialFact> => ({
  title: say('game-title'),
  short: say('game-title.short'),
  blurb: say('game-blurb'),
  cover: say('game-cover'),
  houseRules: houseRules(),
  called: calledIn,
  calledNow,
  characterCalled,
  stakes: Object.fromEntries(STAKE_IDS.map((id) => [id, say(`stake-${id}`)])),
  headline: headlineOf,
  active: (view) => (view.phase === 'setup' || view.phase === 'over' ? null : view.active),
  round: (view) => (view.phase === 'setup' ? null : view.round),
  scene: sceneOf,
  smallPrint: smallPrintOf,
  prompt: (asked, view, names) => {
    const [fight, duel] = [fightIn(asked), duelIn(asked)]
    const lines = fight ? fightLines(fight, names) : duel ? duelLines(duel, names) : []
    return [promptOf(asked, view, names), ...lines].join('\n')
  },
  label: labelOf,
  appeal: appealOf,
  privately: [
    { label: say('private-use'), act: 'use' },
    { label: say('private-cast'), act: 'cast' },
  ],
  order: orderOf,
  act: actOf,
  fact: lineOf,
  memory,
  dramas: dramasOf,
  isPast: (fact, { hand }) => fact.kind === 'clue-seen' && !hand.includes(fact.clue),
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
