import { expect, test } from 'vitest'
import { CLOCK } from '../../trials/attacks/clock.ts'

test.each(CLOCK)('$tries – it must not work', async ({ run }) => {
  expect(await run()).toMatchObject({ held: true })
})
