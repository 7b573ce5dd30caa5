import { option } from '../../../../../engine/index.ts'
import { ask } from '../../deeds/asking.ts'
import { FULL_HEALTH, heal } from '../../deeds/counters.ts'
import { RINGS, spaceOf } from '../../../data/components.ts'
import { say } from '../../../facts/index.ts'
import { isSlowed } from '../../../state/numbers.ts'
import type { AbilityId } from '../../../data/ids.ts'
import type { Power } from '../powers.ts'
import { characterAt } from '../../../state/state.ts'
import { evadesIn } from '../../../data/terrain.ts'

/** Dwarf, Elf and Troll: those who are at home somewhere. */

export const AT_HOME = {
  'dwarf-rocks': { skips: { crags: 'himself', chasm: 'himself' } },
  'dwarf-hills': evadesIn('hills'),
  'dwarf-cave': { addsOne: ({ id }) => id === 'cave' },
  'dwarf-lock': { portalCraft: 1 },
  'dwarf-mines': { minesDice: 2 },
  'dwarf-maze': { unmovedBy: ['maze'] },

  'elf-forest': { skips: { forest: 'himself' } },
  'elf-woods-evade': evadesIn('woods'),
  'elf-woods-walk': {
    waysToMove(game, seat) {
      const { space, enslaved } = characterAt(game, seat)
      if (spaceOf(space).terrain !== 'woods' || enslaved || isSlowed(game, seat)) return [] // TAL-R33, TAL-R34
      const woods = RINGS[spaceOf(space).region].filter((one) => one !== space && spaceOf(one).terrain === 'woods')
      return woods.map((to) => ({ key: `woods:${to}`, to }))
    },
  },

  'troll-crags': { skips: { crags: 'himself' } },
  'troll-hills': evadesIn('hills'),
  'troll-regenerate': {
    *afterMoveRoll(game, seat, die) {
      const { lives } = characterAt(game, seat)
      if (die !== 6 || lives >= FULL_HEALTH) return 'moves'
      const answer = yield* ask(game, seat, 'troll.regenerate', () => [option('move'), option('regenerate')], {
        otherwise: lives <= 2 ? 'regenerate' : 'move',
      })
      if (answer === 'move') return 'moves'
      say(game, { kind: 'regenerated', seat })
      heal(game, seat, 1, 'troll-regenerate')
      return 'stays' // TAL-13.1: no Encounter this Turn
    },
  },
} satisfies Partial<Record<AbilityId, Power>>
