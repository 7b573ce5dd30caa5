import { afterEach, expect, it } from 'vitest'
import { REFUSED } from '../../src/discord/kit/sentences.ts'
import { gathered } from '../../src/discord/screens/chronicle.ts'
import { tell, type Game, type State } from '../../src/engine/index.ts'
import { readable } from './limits.ts'
import { parlour } from './parlour.ts'
import { openHouse } from './rooms.ts'

let at: ReturnType<typeof openHouse>
afterEach(async () => await at.close())

/** The Parlour, in which anybody may take any of these things at any time, and all hear of it. */
function parlourWith(things: readonly string[]): Game {
  const game = parlour({ times: 9 })
  const asides = (state: State, seat: number) =>
    things.map((key) => ({
      verb: 'grab.now',
      key,
      open: true,
      *run() {
        tell(state, { kind: 'picked', seat, key })
      },
    }))
  return { ...game, rules: { ...game.rules, asides } } as unknown as Game
}

const lines = () =>
  at.rooms
    .in('hall')
    .flatMap(({ panel }) => readable(panel).split('\n'))
    .filter((line) => line.includes('ben') && line.includes('takes'))

async function grab(table: string, acts: number, things: readonly string[]): Promise<unknown[]> {
  const refused: unknown[] = []
  for (let n = 0; n < acts; n += 1) {
    const done = await at.tables.submit(table, 'ben', { verb: 'grab.now', key: things[n % things.length] ?? '' })
    if (!done.ok) refused.push(done.why)
    if (n % 10 === 9) await at.shown()
  }
  await at.shown()
  return refused
}

it('what somebody does again and again while another is asked is told a few times, and then counted', async () => {
  at = openHouse({ games: [parlourWith(['hat', 'coat'])] })
  const table = await at.playing('parlour', 'ann', 'ben')
  const posts = at.rooms.posts
  expect(await grab(table, 60, ['hat', 'coat'])).toEqual(Array(20).fill('too-much'))
  expect(at.rooms.posts).toBe(posts)
  expect(lines()).toHaveLength(7)
  expect(lines()[4]).toMatch(/takes hat.*and 1[67] times more/)
  expect(await at.command('ben', '/play', { action: 'Take hat' })).toBe(REFUSED['too-much'])
  expect(await at.store.lastSeq(table)).toBe(40)
})

it('however much else is done there is an end to it within a turn, and all of it stands in the log', async () => {
  const things = Array.from({ length: 60 }, (_none, n) => `thing ${n}`)
  at = openHouse({ games: [parlourWith(things)] })
  const table = await at.playing('parlour', 'ann', 'ben')
  expect(await grab(table, 60, things)).toHaveLength(20)
  expect(lines()).toHaveLength(40)
  expect(at.rooms.in('hall').length).toBeLessThanOrEqual(3)
  const log = await at.command('ann', '/game log')
  if (log === null || typeof log === 'string') throw new Error('no log')
  expect(readable(log)).toContain('thing 39')
})

it('taking back and doing again fills no room either', async () => {
  at = openHouse({ games: [parlourWith(['hat'])] })
  const table = await at.playing('parlour', 'ann', 'ben')
  const posts = at.rooms.posts
  for (let n = 0; n < 60; n += 1) {
    await at.tables.submit(table, 'ben', { verb: 'grab.now', key: 'hat' })
    await at.tables.undo(table, 'ben')
  }
  await at.shown()
  expect(at.rooms.posts).toBe(posts)
  expect(readable(at.card())).toMatch(/takes the last answer back.*times more/)
})

it('counts only what is said more than a few times, in its place', () => {
  expect(gathered(['a', 'b', 'a', 'a'])).toEqual(['a', 'b', 'a', 'a'])
  expect(gathered(['a', 'a', 'b', 'a', 'a', 'c', 'a'])).toEqual(['a', 'a', 'b', 'a *(and two times more)*', 'c'])
})
