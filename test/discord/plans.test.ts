import { afterEach, expect, it } from 'vitest'
import { formatId } from '../../src/discord/kit/ids.ts'
import type { Panel } from '../../src/discord/kit/message.ts'
import type { Reply } from '../../src/discord/table/context/context.ts'
import { say } from '../../src/discord/words/index.ts'
import { openHouse } from './rooms.ts'
import { readable } from './limits.ts'
import { walkGame } from '../kit/walk.ts'

let house: ReturnType<typeof openHouse> | undefined
afterEach(async () => {
  await house?.close()
})

const panel = (answer: Reply): Panel => {
  if (answer === null || typeof answer === 'string') throw new Error(`no panel but ${answer}`)
  return answer
}

async function stepsOf(at: ReturnType<typeof openHouse>, table: string, seat = 0) {
  const view = await at.tables.views.of(table)
  if (!view || !('plan' in view)) throw new Error('no game is shown')
  return view.plan(seat)?.steps ?? []
}

it('nobody can plan for another player, and what is not on the list is refused', async () => {
  const at = openHouse({ games: [walkGame()] })
  house = at
  const table = await at.playing('toy', 'ann', 'ben', 'cat')
  expect(await at.press('eve', formatId({ kind: 'plan', table }))).toBe(say('refused-not-seated'))
  const odd = panel(await at.press('ben', formatId({ kind: 'plan-add', table, page: 0 }), 'own walk.to cellar'))
  expect(readable(odd)).toContain(say('plan-which'))
  const bare = panel(await at.press('ben', formatId({ kind: 'plan-if', table }), 'alone.wait'))
  expect(readable(bare)).toContain(say('plan-none'))
  expect(await stepsOf(at, table, 1)).toEqual([])
})

it('/plan completes the choices of the next turn, adds one with its terms, and clears the plan', async () => {
  const at = openHouse({ games: [walkGame()] })
  house = at
  const table = await at.playing('toy', 'ann', 'ben', 'cat')
  const found = await at.complete('ben', '/plan', { choice: 'tower' }, 'choice')
  expect(found.map(({ name }) => name)).toEqual(['tower – walk.to?'])
  await at.command('ben', '/plan', { choice: found[0]?.value ?? '', if: 'alone', else: 'next' })
  // Typed in words, without a pick.
  await at.command('ben', '/plan', { choice: 'harbour' })
  expect(await stepsOf(at, table, 1)).toMatchObject([
    { verb: 'walk.to', key: 'tower', turnOf: 1, only: 'alone', otherwise: 'next' },
    { verb: 'walk.to', key: 'harbour', turnOf: 1, only: 'offered', otherwise: 'wait' },
  ])
  expect(readable(panel(await at.command('ben', '/plan', { choice: 'nowhere' })))).toContain(say('plan-which'))
  expect(readable(panel(await at.command('ben', '/plan', { choice: 'shove' })))).toContain(say('several-actions'))
  const cleared = panel(await at.command('ben', '/plan', { clear: 'true' }))
  expect(readable(cleared)).toContain(say('plan-dropped', { left: 0 }))
  expect(await stepsOf(at, table, 1)).toEqual([])
})
