import { afterEach, describe, expect, it } from 'vitest'
import { leakGuard, type LeakGuard } from '../../src/discord/table/context/leak-guard.ts'
import { choose, option, type Game } from '../../src/engine/index.ts'
import { toy, toyWith, type Barrow, type BarrowView } from '../kit/toy/index.ts'
import { idOf, idsOf, readable } from './limits.ts'
import { openHouse } from './rooms.ts'

const open: ReturnType<typeof openHouse>[] = []
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

/** A house with a guard, what the guard has told the operator, and how often it has looked. */
function guarded(game: unknown, worlds = 'world') {
  const told: Record<string, unknown>[] = []
  let seeds = 0
  const watching = leakGuard({ error: (details: object) => void told.push({ ...details }) } as never, () => {
    seeds += 1
    return `${worlds} ${seeds}`
  })
  const looked: string[] = []
  const guard: LeakGuard = {
    wouldTell(view, message, compose) {
      looked.push(message)
      return watching.wouldTell(view, message, compose)
    },
  }
  const at = openHouse({ games: [game as Game], guard })
  open.push(at)
  return { ...at, told, looked }
}

type Guarded = ReturnType<typeof guarded>

const publicText = (at: Guarded) =>
  at.rooms
    .in('hall')
    .map(({ panel }) => readable(panel))
    .join('\n')

/** Answers for everybody, as each sees it first, until the table is over. */
async function playOut(at: Guarded, table: string, users: readonly string[]): Promise<void> {
  for (let n = 0; n < 400; n += 1) {
    const view = await at.tables.views.of(table)
    if (!view || !('seq' in view) || view.record.status !== 'playing') return
    const seat = users.findIndex((_, one) => view.asked(one).some((asked) => asked.seat === one))
    const asked = view.asked(seat).find((one) => one.seat === seat)
    const [aside] = n % 5 === 0 ? view.asides(seat) : []
    const key = asked?.offers[n % (asked.offers.length || 1)]?.key ?? ''
    await at.tables.answers.submit(table, users[seat] ?? '', aside ?? { verb: asked?.verb ?? '', key })
    if (n % 8 === 0) await at.shown()
  }
  throw new Error('the table never ends')
}

/** The toy game whose view shows all what lies on top of the deck. */
const openDeck = toyWith({ view: leakyView as never })
function leakyView(game: Barrow, viewer: number | null): BarrowView & { top: string } {
  return { ...toy.rules.view(game, viewer), top: game.deck.at(-1) ?? '' }
}

describe('the guard over secrets', () => {
  it('the guard over secrets holds a card back whose words tell a secret, and tells the operator which', async () => {
    const words = { ...toy.words, scene: (view: unknown) => [`Next: ${(view as { top: string }).top}`] }
    const at = guarded({ ...openDeck, words })
    await at.playing('toy', 'ann', 'ben')
    expect(publicText(at)).toContain('carries on in private')
    expect(publicText(at)).not.toMatch(/Next:|curse-|ward-|lamp-/)
    expect(at.told[0]).toMatchObject({ message: 'card', game: 'toy', seq: 0 })
    expect(String(at.told[0]?.['part'])).toMatch(/^panel\.components/)
    expect(Object.keys(at.told[0] ?? {}).sort()).toEqual(['game', 'message', 'part', 'seed', 'seq', 'table'])
  })

  it('the guard over secrets leaves everybody their own choices, and the table goes on', async () => {
    const at = guarded(openDeck)
    await at.playing('toy', 'ann', 'ben')
    expect(idsOf(at.card())).toHaveLength(1)
    const mine = await at.press('ann', idOf(at.card(), 'My choices & hand'))
    if (mine === null || typeof mine === 'string') throw new Error(String(mine))
    await at.press('ann', idOf(mine, '3 · Dig in the deep pit'))
    await at.shown()
    expect(publicText(at)).toMatch(/digs in the deep pit/)
  })

  it('the guard over secrets minds what only the picture is drawn from', async () => {
    const at = guarded(openDeck)
    await at.playing('toy', 'ann', 'ben')
    expect(at.told[0]).toMatchObject({ message: 'card', part: 'view.top' })
    expect(JSON.stringify(at.card())).not.toContain('attachment')
  })

  it('the guard over secrets minds what is offered openly and follows from a hidden card', async () => {
    const rules = {
      ...toy.rules,
      *turn(game: Barrow) {
        if (game.digger === null) return yield* toy.rules.turn(game)
        const { digger } = game
        const held = () => (game.hands[digger] ?? []).map((card) => option(`card:${card}`))
        yield* choose(digger, 'dig.where', () => [...held(), option('pass')])
      },
    }
    const at = guarded({ ...toy, rules })
    await at.playing('toy', 'ann', 'ben')
    expect(at.told.length).toBeGreaterThan(0)
    expect(publicText(at)).not.toMatch(/Play (curse|ward|lamp)/)
  })

  it('the guard over secrets holds back what cannot even be composed in another world', async () => {
    const words = {
      ...toy.words,
      headline: (view: unknown) => {
        if ((view as { top: string }).top !== '') throw new Error('unheard of')
        return 'All is well'
      },
    }
    let worlds = 0
    const rules = toyWith({
      view: ((game: Barrow, viewer: number | null) => ({ ...toy.rules.view(game, viewer), top: '' })) as never,
      determinize: (game: Barrow) => {
        worlds += 1
        game.deck.length = 0
        throw new Error(`no world ${worlds}`)
      },
    })
    const at = guarded({ ...rules, words })
    await at.playing('toy', 'ann', 'ben')
    expect(publicText(at)).toContain('carries on in private')
    expect(at.told[0]).toMatchObject({ part: 'the other world' })
  })

  describe('of which one of two lies face down', () => {
    /** A game in which a coin lies face down: in half of all worlds it is heads. */
    const coinOf = (game: Barrow) =>
      (game.deck.at(-1) ?? '') < ([...game.deck].sort()[Math.floor(game.deck.length / 2)] ?? '')
    const view = ((game: Barrow, viewer: number | null) => ({
      ...toy.rules.view(game, viewer),
      side: coinOf(game) ? 'heads' : 'tails',
    })) as never
    // Views are compared as well: here only the words may tell.
    const hidden = (game: unknown) => {
      const { rules } = toyWith({ view })
      const sides = new WeakMap<object, string>()
      const shown = ((state: Barrow, viewer: number | null) => {
        const { side: secret, ...seen } = (view as (game: Barrow, viewer: number | null) => { side: string })(
          state,
          viewer,
        )
        sides.set(seen, secret)
        return seen
      }) as never
      const told = (seen: object) => sides.get(seen) ?? ''
      return {
        ...toyWith({ ...rules, view: shown } as never),
        words: (game as (told: (seen: object) => string) => object)(told),
      }
    }

    it.each(Array.from({ length: 40 }, (_, seed) => seed))(
      'of which one of two lies face down is not told in its words, by seed %i',
      async (seed) => {
        const game = hidden((told: (seen: object) => string) => ({
          ...toy.words,
          scene: (seen: object) => [`The coin shows ${told(seen)}`],
        }))
        const at = guarded(game, `coin ${seed}`)
        await at.playing('toy', 'ann', 'ben')
        expect(publicText(at)).not.toMatch(/heads|tails/)
        expect(at.told.length).toBeGreaterThan(0)
      },
    )

    it.each(Array.from({ length: 40 }, (_, seed) => seed))(
      'of which one of two lies face down is not told by what people are called, by seed %i',
      async (seed) => {
        const game = hidden((told: (seen: object) => string) => ({
          ...toy.words,
          called: (seen: object) => [`Lady ${told(seen)}`, null],
        }))
        const at = guarded(game, `name ${seed}`)
        await at.playing('toy', 'ann', 'ben')
        expect(publicText(at)).not.toMatch(/Lady/)
        expect(at.told.length).toBeGreaterThan(0)
      },
    )
  })

  it('the guard over secrets finds nothing in whole matches of an honest game', async () => {
    const users = ['ann', 'ben', 'cleo', 'dai']
    for (const seats of [2, 4]) {
      const at = guarded(toy)
      const table = await at.playing('toy', ...users.slice(0, seats))
      await playOut(at, table, users.slice(0, seats))
      await at.shown()
      expect(at.told).toEqual([])
      expect(new Set(at.looked)).toEqual(new Set(['card', 'chronicle']))
      expect(at.looked.length).toBeGreaterThan(10)
    }
  })
})
