import { expect, test } from 'vitest'
import { byComputer, type Game } from '../../src/engine/index.ts'
import { guardMatch } from '../../trials/guard/guard.ts'
import { toy } from '../kit/toy/index.ts'

test('toy', async () => {
  const setup = { seats: 3, length: 'standard', seed: 'x', experience: [0, 0, 0] } as const
  const t = performance.now()
  const done = await guardMatch(toy as unknown as Game, setup, {
    chooser: byComputer(toy as unknown as Game, 'x'),
    answers: 200,
  })
  console.log(done, performance.now() - t)
  expect(done.answers).toBeGreaterThan(10)
})
