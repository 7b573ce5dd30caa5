import { expect, it } from 'vitest'
import { CUNNING } from '../../src/engine/index.ts'
import { GAMES } from '../../src/games/index.ts'
import { arena } from '../../scripts/lib/arena/arena.ts'
import { playMatch, type Contest } from '../../scripts/lib/arena/match.ts'
import { withExitCode } from '../../scripts/lib/command.ts'

it.each(GAMES.map((game) => ({ game, id: game.rules.id })))(
  'in the arena both levels play each deal of $id from both sides, to its end, the same again with the same seed',
  ({ game, id }) => {
    const levels = ['fair', 'gentle'] as const
    const contest: Contest = { game: id, levels, budget: CUNNING, seats: 2, preset: 'short', seed: 'levels' }
    for (const number of [0, 1]) {
      const [fair, gentle] = playMatch([game, game], contest, number)
      expect(fair.won + gentle.won).toBe(1)
      expect(Math.min(fair.decisions, gentle.decisions)).toBeGreaterThan(5)
      const [again] = playMatch([game, game], contest, number)
      expect([again.won, again.decisions]).toEqual([fair.won, fair.decisions])
    }
  },
)

it('the arena says which levels there are', async () => {
  let said = ''
  const terminal = { out: () => undefined, err: (text: string) => void (said += text), isWatched: false }
  const code = await withExitCode(() => arena(['talisman', '--levels', 'fair,brutal'], GAMES, terminal), terminal)
  expect([code, said]).toEqual([2, '--levels must be gentle, fair or cunning.\n'])
})
