import { afterEach, expect, it } from 'vitest'
import { Studio } from '../../src/discord/pictures/studio.ts'
import { Run } from '../../src/engine/index.ts'
import { GAMES } from '../../src/games/index.ts'

const studio = new Studio()
afterEach(() => studio.close())

it('pictures are drawn in a process of their own, which may die', async () => {
  const [game] = GAMES
  if (!game) return
  const { rules } = game
  const setup = {
    seats: rules.seats.min,
    length: 'short',
    seed: 'a',
    experience: Array<number>(rules.seats.min).fill(0),
  } as const
  const { run } = Run.start(rules, rules.create(setup))
  const manner = { asked: run.askedAsSeenBy(null), viewer: null, size: 'card' } as const
  const draw = () => studio.paint(rules.id, rules.view(run.state, null), manner)
  const first = await draw()
  expect(first.subarray(1, 4).toString()).toBe('PNG')
  await expect(studio.paint('no-such-game', {}, manner)).rejects.toThrow('no painter')
  const lost = draw()
  studio.close()
  await expect(lost).rejects.toThrow('no more pictures')
  expect((await draw()).equals(first)).toBe(true)
}, 60_000)
