import type { Words } from '../../engine/index.ts'
import type { ImperialFact } from './facts.ts'
import type { ImperialView } from './view.ts'
import { actOf } from './words-acts.ts'
import { lineOf } from './words-facts.ts'
import { HELP } from './words-help.ts'
import { labelOf } from './words-labels.ts'
import { handOf, overviewOf } from './words-papers.ts'
import { fightOf, promptOf } from './words-prompts.ts'
import { fightLines, headlineOf, outcomeOf, pictureOf, sceneOf } from './words-scene.ts'
import { whyLines } from './words-why.ts'

/** The Quest for the Imperial Treasures in English. */
export const IMPERIAL_WORDS: Words<ImperialView, ImperialFact> = {
  title: 'The Quest for the Imperial Treasures',
  blurb:
    'Six Imperial Treasures have gone missing after a party nobody admits to. Follow clues, outrun ogres, bribe gaolers, and be the richest when the last one turns up.',
  lengths: {
    short: '35 to 45 minutes; two Imperial Treasures are enough',
    standard: 'two and a half to three hours; all six must turn up',
  },
  headline: headlineOf,
  scene: sceneOf,
  prompt: (asked, view, names) => {
    const fight = fightOf(asked)
    return [promptOf(asked, view, names), ...(fight ? fightLines(fight, names(fight.seat)) : [])].join('\n')
  },
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
