import type { Asked } from '../../../../engine/index.ts'
import { adventurerOf } from '../../view/reading.ts'
import type { WarlockView } from '../../view/view.ts'
import { say } from '../say.ts'

/** Hints for beginners, each shown once, by verb or by its area. */
export const HINTS: Readonly<Record<string, string>> = {
  'turn.action': say('beginner-turn'),
  battle: say('beginner-battle'),
  duel: say('beginner-duel'),
  deal: say('beginner-deal'),
  challenge: say('beginner-challenge'),
  treasure: say('beginner-treasure'),
  goal: say('beginner-goal'),
  missed: say('beginner-missed'),
  window: say('beginner-window'),
  chest: say('beginner-chest'),
}

/** Hints that depend on more than the verb. */
export function hintsAt({ seat, verb }: Asked, view: WarlockView): readonly string[] {
  return [
    ...((adventurerOf(view, seat)?.missed ?? 0) > 0 ? ['missed'] : []),
    ...(verb.endsWith('.item') ? ['window'] : []),
    ...(verb === 'turn.action' ? ['goal'] : []),
  ]
}
