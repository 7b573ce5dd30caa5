import { expect, test } from 'vitest'
import { CLOCK } from '../../trials/attacks/clock.ts'

test.each(CLOCK)('an attack on the clock must fail: $tries', async ({ run }) => {
  expect(await run()).toMatchObject({ held: true })
})
