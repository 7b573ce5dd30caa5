import type { AreaOf, Asked } from '../../../../engine/index.ts'
import { perLanguage } from '../../../../language/index.ts'
import { adventurerOf } from '../../view/reading.ts'
import type { QuestionVerb } from '../../view/verbs.ts'
import type { WarlockView } from '../../view/view.ts'
import { say } from '../say.ts'

/** What the questions of each area are for. */
const areas = (): Readonly<Record<AreaOf<QuestionVerb>, string>> => ({
  battle: say('beginner-battle'),
  duel: say('beginner-duel'),
  deal: say('beginner-deal'),
  challenge: say('beginner-challenge'),
  treasure: say('beginner-treasure'),
  chest: say('beginner-chest'),
  adventurer: say('beginner-adventurer'),
  turn: say('beginner-reenter'),
  move: say('beginner-move'),
  passage: say('beginner-passage'),
  maze: say('beginner-maze'),
  river: say('beginner-river'),
  encounter: say('beginner-encounter'),
  resolve: say('beginner-resolve'),
  reckoning: say('beginner-reckoning'),
})

/** Hints for beginners, each shown once, by verb or by its area, and those that depend on more. */
export const hints = perLanguage((): Readonly<Record<string, string>> => ({
  ...areas(),
  'turn.action': say('beginner-turn'),
  goal: say('beginner-goal'),
  missed: say('beginner-missed'),
  window: say('beginner-window'),
}))

/** Hints that depend on more than the verb. */
export function hintsAt({ seat, verb }: Asked, view: WarlockView): readonly string[] {
  return [
    ...((adventurerOf(view, seat)?.missed ?? 0) > 0 ? ['missed'] : []),
    ...(verb.endsWith('.item') ? ['window'] : []),
    ...(verb === 'turn.action' ? ['goal'] : []),
  ]
}
