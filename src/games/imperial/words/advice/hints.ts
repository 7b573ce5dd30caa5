import type { AreaOf, Asked } from '../../../../engine/index.ts'
import { perLanguage } from '../../../../language/index.ts'
import { roleAt } from '../../view/reading.ts'
import type { QuestionVerb } from '../../view/verbs.ts'
import type { ImperialView } from '../../view/view.ts'
import { say } from '../say.ts'

/** What the questions of each area are for. */
const areas = (): Readonly<Record<AreaOf<QuestionVerb>, string>> => ({
  setup: say('beginner-character'),
  phase: say('beginner-move'),
  business: say('beginner-business'),
  combat: say('beginner-combat'),
  trade: say('beginner-trade'),
  played: say('beginner-played'),
  villain: say('beginner-played'),
  prison: say('beginner-prison'),
  newcomer: say('beginner-newcomer'),
  move: say('beginner-walk-on'),
  teleport: say('beginner-teleport'),
  raft: say('beginner-raft'),
  meditate: say('beginner-meditate'),
  leave: say('beginner-leave'),
  clue: say('beginner-clue'),
  explore: say('beginner-explore'),
  charm: say('beginner-charm'),
  heal: say('beginner-heal'),
  palantir: say('beginner-palantir'),
  join: say('beginner-join'),
  horse: say('beginner-horse'),
  olliver: say('beginner-olliver'),
  tax: say('beginner-tax'),
  peddler: say('beginner-peddler'),
  nomads: say('beginner-nomads'),
  mermaid: say('beginner-mermaid'),
  gift: say('beginner-gift'),
  pirates: say('beginner-pirates'),
  emerald: say('beginner-emerald'),
  support: say('beginner-support'),
  duel: say('beginner-duel'),
  convoy: say('beginner-convoy'),
  raise: say('beginner-raise'),
})

/** Hints for beginners, each shown once, by verb or by its area, and those that depend on more. */
export const hints = perLanguage((): Readonly<Record<string, string>> => ({
  ...areas(),
  'setup.spell': say('beginner-spell'),
  goal: say('beginner-goal'),
  points: say('beginner-points'),
  missed: say('beginner-missed'),
}))

/** Hints that depend on more than the verb. */
export function hintsAt({ seat, verb }: Asked, view: ImperialView): readonly string[] {
  if (verb !== 'phase.move') return []
  const me = roleAt(view, seat)
  return [...(me?.held || me?.followed ? ['missed'] : []), view.options['complex-victory'] ? 'points' : 'goal']
}
