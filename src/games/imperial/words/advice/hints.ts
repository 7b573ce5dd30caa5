import type { Asked } from '../../../../engine/index.ts'
import { roleAt } from '../../view/reading.ts'
import type { ImperialView } from '../../view/view.ts'
import { say } from '../say.ts'

/** Hints for beginners, each shown once, by verb or by its area. */
export const HINTS: Readonly<Record<string, string>> = {
  'setup.character': say('beginner-character'),
  'setup.spell': say('beginner-spell'),
  'phase.move': say('beginner-move'),
  business: say('beginner-business'),
  combat: say('beginner-combat'),
  trade: say('beginner-trade'),
  goal: say('beginner-goal'),
  points: say('beginner-points'),
  played: say('beginner-played'),
  villain: say('beginner-played'),
  missed: say('beginner-missed'),
  prison: say('beginner-prison'),
}

/** Hints that depend on more than the verb. */
export function hintsAt({ seat, verb }: Asked, view: ImperialView): readonly string[] {
  if (verb !== 'phase.move') return []
  const me = roleAt(view, seat)
  return [...(me?.held || me?.followed ? ['missed'] : []), view.options['complex-victory'] ? 'points' : 'goal']
}
