import { likeSpaces } from '../../../data/board.ts'
import { spaceOf } from '../../../data/components.ts'
import { traitsOf } from '../../../data/traits.ts'
import { isSlowed } from '../../../state/numbers.ts'
import { characterAt } from '../../../state/state.ts'
import type { PowersOf } from '../contracts.ts'

/** The Elf slips from wood to wood. */

export const ELF = {
  'elf-woods-walk': {
    moveAlternatives(game, seat) {
      const { space, enslaved } = characterAt(game, seat)
      const isInWoods = spaceOf(space).terrain === traitsOf('elf-woods-walk').slipsThrough
      if (!isInWoods || enslaved || isSlowed(game, seat)) return [] // TAL-R33, TAL-R34
      return likeSpaces(space).map((to) => ({ key: `woods:${to}`, to }))
    },
  },
} satisfies PowersOf<'elf'>
