import { option } from '../../../../../engine/index.ts'
import { ask } from '../../deeds/asking.ts'
import { kindOf } from '../../../data/components.ts'
import type { SpaceId } from '../../../data/ids.ts'
import type { SpaceBehaviour } from '../../effects/contracts.ts'
import { payQuest } from '../../deeds/quests.ts'
import { characterAt } from '../../../state/state.ts'
import { rollOnTable } from '../../effects/tables.ts'

/** The Warlock's Cave: a Character without a Quest may accept one, and must take the one rolled (TAL-R60). */

export const WARLOCK = {
  'warlocks-cave': {
    *follow(game, seat) {
      const { quest, toad, objects } = characterAt(game, seat)
      if (quest !== null || toad) return
      const wantsOne = !objects.some((card) => kindOf(card).isTalisman)
      const offers = () => [option('decline'), option('accept')]
      const answer = yield* ask(game, seat, 'quest.accept', offers, { default: wantsOne ? 'accept' : 'decline' })
      if (answer === 'decline') return
      yield* rollOnTable(game, seat, 'quests')
      yield* payQuest(game, seat, 'now')
    },
  },
} satisfies Partial<Record<SpaceId, SpaceBehaviour>>
