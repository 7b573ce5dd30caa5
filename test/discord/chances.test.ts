import { afterEach, describe, expect, test } from 'vitest'
import { GAMES } from '../../src/games/index.ts'
import type { Panel } from '../../src/discord/kit/message.ts'
import { formatId } from '../../src/discord/kit/ids.ts'
import { REFUSED } from '../../src/discord/kit/sentences.ts'
import { say } from '../../src/discord/words/index.ts'
import type { Thinker } from '../../src/tables/index.ts'
import { chancesOn } from '../../src/thinking/thought.ts'
import { assertWithinLimits, readable } from './limits.ts'
import { openHouse } from './rooms.ts'

const houses: ReturnType<typeof openHouse>[] = []
afterEach(async () => {
  for (const house of houses.splice(0)) await house.close()
})

/** Works chances out at once, in this thread. */
const thinker: Thinker = {
  begin: () => ({ choice: null }),
  chances: (puzzle) => Promise.resolve(chancesOn(GAMES, { ...puzzle, until: Date.now() + 2_000 })),
}

/**
 * A game in which Ann has a question with such a verb, after this many answers at least. Until then everybody takes the
 * default, or the first option.
 */
async function opened(game: string, verb: RegExp, more: { readonly thinker?: Thinker; readonly after?: number }) {
  const { after = 0 } = more
  const at = openHouse({ games: GAMES, ...more })
  houses.push(at)
  const table = await at.playing(game, 'ann', 'ben')
  const ask = async (user: string) =>
    (await at.press(user, formatId({ kind: 'look', table, what: 'chances' }))) as Panel
  for (let answers = 0; answers < after + 80; answers += 1) {
    const view = await at.tables.views.of(table)
    if (!view || !('asked' in view)) throw new Error('no game')
    const asked = [0, 1].flatMap((seat) => view.asked(seat).filter((one) => one.seat === seat))
    if (answers >= after && asked.some((one) => one.seat === 0 && verb.test(one.verb))) return ask
    const [first] = asked
    if (!first) throw new Error('nobody is asked')
    const answer = { verb: first.verb, key: first.default ?? first.offers[0]?.key ?? '' }
    await at.tables.answers.submit(table, first.seat === 0 ? 'ann' : 'ben', answer)
  }
  throw new Error('Ann was never asked')
}

describe('“My chances”', () => {
  test.each([
    ['talisman', /^move\./],
    ['imperial', /^phase\./],
    ['warlock', /^(turn|move)\./],
  ])('at %s it tells a player what may come of each option, with bars', async (game, verb) => {
    const ask = await opened(game, verb, { thinker })
    const told = await ask('ann')
    assertWithinLimits(told)
    expect(readable(told)).toContain(say('chances'))
    expect(readable(told)).toMatch(/[▓░]{10} \d+%: You/)
  })

  test('it still tells them when the game has gone on for long, and begins at a later snapshot', async () => {
    const ask = await opened('talisman', /./, { thinker, after: 100 })
    expect(readable(await ask('ann'))).toContain(say('chances'))
  })

  test('an option that was possible in some worlds only says so, and one that never was isn’t shown', async () => {
    const some: Thinker = {
      ...thinker,
      chances: async (puzzle) => {
        const all = (await thinker.chances(puzzle)) ?? []
        return all.map((one, at) => ({ ...one, worlds: [0, 7][at] ?? one.worlds }))
      },
    }
    const ask = await opened('imperial', /^phase\./, { thinker: some })
    const told = readable(await ask('ann'))
    expect(told).toContain('possible in 7 of them')
    expect(told).toMatch(/more options? (isn’t|aren’t) shown/)
  })

  test('who has nothing to choose, or no seat, gets a sentence', async () => {
    const ask = await opened('talisman', /^move\./, { thinker })
    expect(readable(await ask('ben'))).toContain(say('chances-none'))
    expect(readable(await ask('eve'))).toContain(say('chances-not-yours'))
  })

  test('where chances can’t be worked out, it says so', async () => {
    const ask = await opened('talisman', /^move\./, {})
    expect(readable(await ask('ann'))).toContain(REFUSED['chances-missing'])
  })

  test('a second request of the same player has to wait', async () => {
    const answers: ((none: null) => void)[] = []
    const slow: Thinker = { ...thinker, chances: () => new Promise((resolve) => answers.push(resolve)) }
    const ask = await opened('talisman', /^move\./, { thinker: slow })
    const first = ask('ann')
    await expect.poll(() => answers.length).toBe(1)
    expect(readable(await ask('ann'))).toContain(REFUSED['still-counting'])
    answers[0]?.(null)
    expect(readable(await first)).toContain(REFUSED['chances-missing'])
  })
})
