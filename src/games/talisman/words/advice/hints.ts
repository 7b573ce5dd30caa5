import type { Asked } from '../../../../engine/index.ts'
import { roleAt } from '../../view/reading.ts'
import type { TalismanView } from '../../view/view.ts'
import { say } from '../say.ts'

/** Hints for beginners, each shown once, by verb or by its area. */
export const HINTS: Readonly<Record<string, string>> = {
  move: say('beginner-move'),
  window: say('beginner-window'),
  fight: say('beginner-fight'),
  encounter: say('beginner-encounter'),
  space: say('beginner-space'),
  trade: say('beginner-trade'),
  goal: say('beginner-goal'),
  'head-start': say('beginner-head-start'),
  missed: say('beginner-missed'),
  trophies: say('beginner-trophies'),
}

/** Hints that depend on more than the verb. */
export function hintsAt({ seat, verb }: Asked, view: TalismanView): readonly string[] {
  const isMove = verb.startsWith('move.')
  return [
    ...((roleAt(view, seat)?.missTurns ?? 0) > 0 ? ['missed'] : []),
    ...(isMove ? ['goal'] : []),
    ...(isMove && view.options['head-start'] > 0 ? ['head-start'] : []),
  ]
}
