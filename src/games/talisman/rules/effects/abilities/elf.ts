import { RINGS, spaceOf } from '../../../data/components.ts'
import { isSlowed } from '../../../state/numbers.ts'
import { characterAt } from '../../../state/state.ts'
import type { PowersOf } from '../contracts.ts'

/** The Elf slips from wood to wood. */

export const ELF = {
  'elf-woods-walk': {
    waysToMove(game, seat) {
      const { space, enslaved } = characterAt(game, seat)
      if (spaceOf(space).terrain !== 'woods' || enslaved || isSlowed(game, seat)) return [] // TAL-R33, TAL-R34
      const woods = RINGS[spaceOf(space).region].filter((one) => one !== space && spaceOf(one).terrain === 'woods')
      return woods.map((to) => ({ key: `woods:${to}`, to }))
    },
  },
} satisfies PowersOf<'elf'>
