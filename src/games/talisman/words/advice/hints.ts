import type { AreaOf, Asked } from '../../../../engine/index.ts'
import { perLanguage } from '../../../../language/index.ts'
import { roleAt } from '../../view/reading.ts'
import type { QuestionVerb } from '../../view/verbs.ts'
import type { TalismanView } from '../../view/view.ts'
import { say } from '../say.ts'

/** What the questions of each area are for. */
const areas = (): Readonly<Record<AreaOf<QuestionVerb>, string>> => ({
  move: say('beginner-move'),
  window: say('beginner-window'),
  fight: say('beginner-fight'),
  encounter: say('beginner-encounter'),
  space: say('beginner-space'),
  trade: say('beginner-trade'),
  trophies: say('beginner-trophies'),
  setup: say('beginner-setup'),
  teleport: say('beginner-teleport'),
  troll: say('beginner-troll'),
  card: say('beginner-card'),
  character: say('beginner-character'),
  loot: say('beginner-loot'),
  things: say('beginner-things'),
  spells: say('beginner-spells'),
  crown: say('beginner-crown'),
  table: say('beginner-table'),
  luck: say('beginner-luck'),
  shop: say('beginner-shop'),
  alchemist: say('beginner-alchemist'),
  instruction: say('beginner-instruction'),
  wish: say('beginner-wish'),
  quest: say('beginner-quest'),
  follower: say('beginner-follower'),
  vampire: say('beginner-vampire'),
  foresee: say('beginner-foresee'),
  orb: say('beginner-orb'),
  ghoul: say('beginner-ghoul'),
  druid: say('beginner-druid'),
})

/** Hints for beginners, each shown once, by verb or by its area, and those that depend on more. */
export const hints = perLanguage((): Readonly<Record<string, string>> => ({
  ...areas(),
  goal: say('beginner-goal'),
  'head-start': say('beginner-head-start'),
  missed: say('beginner-missed'),
}))

/** Hints that depend on more than the verb. */
export function hintsAt({ seat, verb }: Asked, view: TalismanView): readonly string[] {
  const isMove = verb.startsWith('move.')
  return [
    ...((roleAt(view, seat)?.missTurns ?? 0) > 0 ? ['missed'] : []),
    ...(isMove ? ['goal'] : []),
    ...(isMove && view.options['head-start'] > 0 ? ['head-start'] : []),
  ]
}
