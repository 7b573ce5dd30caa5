import { afterEach, expect, it } from 'vitest'
import { REFUSED } from '../../src/discord/kit/sentences.ts'
import { emit, type Game, type State } from '../../src/engine/index.ts'
import { TABLE_LIMITS } from '../../src/tables/index.ts'
import { hasGame } from '../../src/tables/model/service.ts'
import { lineInWords } from '../../src/discord/table/telling/chronicle.ts'
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
        emit(state, { kind: 'picked', seat, key })
      },
    }))
  return { ...game, rules: { ...game.rules, asides } } as unknown as Game
}

/** What the log tells of Ben. */
async function lines(table: string): Promise<string[]> {
  const view = await at.tables.views.of(table)
  if (!view || !hasGame(view)) throw new Error('no game')
  const told = (await at.tables.chronicle.linesFor(table, null, 0, 999)).flatMap(
    (line) => lineInWords(view, line) ?? [],
  )
  return told.filter((line) => line.includes('ben') && /takes|undoes/.test(line))
}

async function grab(table: string, acts: number, things: readonly string[]): Promise<unknown[]> {
  const refused: unknown[] = []
  for (let n = 0; n < acts; n += 1) {
    const done = await at.tables.answers.submit(table, 'ben', {
      verb: 'grab.now',
      key: things[n % things.length] ?? '',
    })
    if (!done.ok) refused.push(done.why)
    if (n % 10 === 9) await at.shown()
  }
  await at.shown()
  return refused
}

const house = (things: readonly string[]) => openHouse({ games: [parlourWith(things)], limits: TABLE_LIMITS })

it('what somebody does while another is asked has an end within a turn, and all of it stands in the log', async () => {
  const things = Array.from({ length: 60 }, (_none, n) => `thing ${n}`)
  at = house(things)
  const table = await at.playing('parlour', 'ann', 'ben')
  const posts = at.rooms.posts
  expect(await grab(table, 60, things)).toEqual(Array(40).fill('too-much'))
  expect(await lines(table)).toHaveLength(20)
  expect(at.rooms.posts).toBe(posts)
  expect(await at.command('ben', '/play', { action: 'Take thing 7' })).toBe(REFUSED['too-much'])
  const log = await at.command('ann', '/game log')
  if (log === null || typeof log === 'string') throw new Error('no log')
  expect(readable(log)).toContain('thing 19')
  // The other tables go on, and so does the player who is asked.
  expect(await at.command('ann', '/play', { action: 'Take a' })).toContain('Take a')
})

it('taking back and doing again fills no room either', async () => {
  at = house(['hat'])
  const table = await at.playing('parlour', 'ann', 'ben')
  const posts = at.rooms.posts
  for (let n = 0; n < 60; n += 1) {
    await at.tables.answers.submit(table, 'ben', { verb: 'grab.now', key: 'hat' })
    await at.tables.answers.undo(table, 'ben')
  }
  await at.shown()
  // What stands, what was taken back, and that it was.
  expect(await lines(table)).toHaveLength(20 + 10 + 10)
  expect(at.rooms.posts).toBeLessThanOrEqual(posts + 2)
  expect(await at.command('ben', '/game undo')).toBe(REFUSED['taken-back-too-often'])
})
