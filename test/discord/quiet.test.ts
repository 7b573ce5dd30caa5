import { afterEach, describe, expect, it } from 'vitest'
import type { Panel } from '../../src/discord/kit/message.ts'
import { REFUSED } from '../../src/discord/kit/sentences.ts'
import type { Reply } from '../../src/discord/table/context/context.ts'
import type { Game } from '../../src/engine/index.ts'
import type { RandomId } from '../../src/tables/index.ts'
import { TALISMAN } from '../../src/games/talisman/index.ts'
import { hasGame, type TableView } from '../../src/tables/model/service.ts'
import { council } from './council.ts'
import { idOf, idsOf, readable } from './limits.ts'
import { parlour, type ParlourManner } from './parlour.ts'
import { openHouse, Rooms } from './rooms.ts'
import { say } from '../../src/discord/words/index.ts'

// Nothing that others see counts what somebody did in secret: the same course with secret acts and without is the same
// to the byte.

const open: ReturnType<typeof openHouse>[] = []
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

const HAND = 'My choices & hand'
const UNDO = say('own-undo')
const panel = (answer: Reply): Panel => {
  if (answer === null || typeof answer === 'string') throw new Error(`no panel but ${answer}`)
  return answer
}

/** Ids and seeds that are the same in two houses. */
function sameLuck(): RandomId {
  let ids = 0
  return (letters) => {
    ids += 1
    return `${letters}x${ids}`.padStart(letters, '0').slice(0, letters)
  }
}

type House = ReturnType<typeof openHouse>

async function houseWith(game: Game, ...users: string[]) {
  const at = openHouse({ games: [game], luck: sameLuck() })
  open.push(at)
  const table = await at.playing(game.rules.id, ...users)
  return { ...at, table }
}

/** All that is public: every message of the room with its nonce and the number of its edits, in order. */
const seen = (at: House) =>
  at.rooms.in('hall').map(({ nonce, edits, panel: one }) => ({ nonce, edits, ids: idsOf(one), panel: one }))

/** The same course twice, without secret acts of Ben's and with them, whatever comes of it for Ann and all. */
async function bothWays<T>(
  manner: ParlourManner,
  course: (at: House & { table: string }, secretly: () => Promise<void>) => Promise<T>,
): Promise<readonly [T, T]> {
  const results: T[] = []
  for (const acts of [0, 3]) {
    const at = await houseWith(parlour(manner), 'ann', 'ben')
    results.push(
      await course(at, async () => {
        for (let n = 0; n < acts; n += 1)
          expect(await at.command('ben', '/play', { action: 'peek' })).toContain('peeks')
        await at.shown()
      }),
    )
  }
  const [without, having] = results
  if (without === undefined || having === undefined) throw new Error('nothing came of it')
  return [without, having]
}

const take = async (at: House, who: string, key = 'a') => {
  expect(await at.command(who, '/play', { action: `Take ${key}` })).toContain(`Take ${key}`)
  await at.shown()
}

describe('what another does in secret', () => {
  it('what another does in secret is not counted by the buttons of the card, the nonces and the order of messages', async () => {
    const [without, having] = await bothWays({}, async (at, secretly) => {
      const all = [seen(at)]
      for (const who of ['ann', 'ann', 'ben', 'ben', 'ann']) {
        await secretly()
        await take(at, who)
        all.push(seen(at))
      }
      return all
    })
    expect(having).toEqual(without)
  })

  it('what another does in secret is not counted by the log of somebody else, however long it is, nor does it shorten its pages', async () => {
    const [without, having] = await bothWays({ times: 30, prose: 'x'.repeat(400) }, async (at, secretly) => {
      for (let n = 0; n < 12; n += 1) {
        await secretly()
        await take(at, 'ann')
      }
      const pages = [panel(await at.command('ann', '/game log'))]
      for (let n = 0; n < 20 && readable(pages.at(-1) ?? { components: [] }).includes('Earlier'); n += 1) {
        pages.push(panel(await at.press('ann', idOf(pages.at(-1) ?? { components: [] }, 'Earlier'))))
      }
      return { pages, stranger: panel(await at.command('eve', '/game log')) }
    })
    expect(without.pages.length).toBeGreaterThan(2)
    expect(having).toEqual(without)
  })

  it('what another does in secret does not push what somebody was told alone out of their hand', async () => {
    const at = await houseWith(parlour({ turns: 9 }), 'ann', 'ben')
    await at.command('ann', '/play', { action: 'peek' })
    for (let n = 0; n < 410; n += 1) await at.tables.answers.submit(at.table, 'ben', { verb: 'peek.now', key: 'peek' })
    await at.shown()
    expect(readable(panel(await at.command('ann', '/clues')))).toContain('peeks: a hidden thing')
    expect(readable(at.card('dm-ann'))).toContain('peeks: a hidden thing')
  })

  it('what another does in secret is not counted by the private panel, and leaves the button to take an answer back, which works', async () => {
    const [without, having] = await bothWays({}, async (at, secretly) => {
      await take(at, 'ann')
      await secretly()
      const mine = panel(await at.press('ann', idOf(at.card(), HAND)))
      const undone = panel(await at.press('ann', idOf(mine, UNDO)))
      await secretly()
      const twice = panel(await at.press('ann', idOf(mine, UNDO)))
      await at.shown()
      return { mine, undone, twice, seen: seen(at) }
    })
    expect(readable(having.undone)).toContain(say('undone'))
    expect(readable(having.twice)).toContain(REFUSED.stale)
    expect(having).toEqual(without)
  })

  it('what another does in secret is not undone with what another takes back, and its own buttons stay good', async () => {
    const at = await houseWith(parlour({}), 'ann', 'ben')
    await take(at, 'ann')
    await at.command('ben', '/play', { action: 'peek' })
    const before = panel(await at.press('ben', idOf(at.card(), HAND)))
    expect(await at.command('ann', '/game undo')).toBe(say('undone'))
    expect(panel(await at.press('ben', idOf(at.card(), HAND)))).toEqual(before)
    expect(readable(panel(await at.press('ben', idOf(before, 'Peek'))))).toContain('You chose **Peek**.')
  })

  it('what another does in secret does not make the table one that has changed lately', async () => {
    const at = await houseWith(parlour({}), 'ann', 'ben')
    const changed = async () => (await at.store.records.find(at.table))?.changedAt ?? 0
    const before = await changed()
    await new Promise((resolve) => setTimeout(resolve, 5))
    await at.tables.answers.submit(at.table, 'ben', { verb: 'peek.now', key: 'peek' })
    expect(await changed()).toBe(before)
    await take(at, 'ann')
    expect(await changed()).toBeGreaterThan(before)
  })
})

describe('a window', () => {
  it('a window that follows another in one turn does not tell who had passed before somebody acted', async () => {
    const ids: string[][] = []
    for (const passing of [[], ['ben']]) {
      const at = await houseWith(twoWindows(), 'ann', 'ben', 'cleo')
      for (const who of passing) await at.press(who, idOf(at.card(), 'Hold my peace'))
      await at.command('ann', '/play', { action: 'Object' })
      await at.shown()
      ids.push([...idsOf(at.card())])
    }
    expect(ids[1]).toEqual(ids[0])
  })
})

/** The council, which asks again in the same turn when somebody has objected. */
function twoWindows(): Game {
  const game = council()
  const { turn } = game.rules
  return {
    ...game,
    rules: {
      ...game.rules,
      *turn(state) {
        yield* turn(state)
        yield* turn(state)
      },
    },
  }
}

describe('what was shown before an update', () => {
  it('what was shown before an update goes on to work: old buttons work or are past, and the chronicle is told on', async () => {
    const at = await houseWith(parlour({}), 'ann', 'ben')
    await take(at, 'ann')
    await at.projector.stop()
    // The chronicle had messages of its own then.
    const {
      after,
      upTo,
      headline: _none,
      ...card
    } = (await at.store.projections.find(at.table, 'card')) as Record<string, unknown>
    const told = { room: 'hall', message: 'm0', after, upTo, posts: 1, posting: false }
    await at.store.projections.set({ table: at.table, kind: 'chronicle', target: '', data: told })
    await at.store.projections.set({ table: at.table, kind: 'card', target: '', data: { ...card, turn: 0, old: [] } })
    const old = idOf(at.card(), 'Take a').replace(/^(q1\|a\|[^|]+)\|\d+/, '$1|0')
    // Other nonces were used then.
    const rooms = Object.assign(new Rooms(), { messages: at.rooms.messages, posts: at.rooms.posts })
    const again = openHouse({ games: [parlour({})], store: at.store, rooms })
    open.push(again)
    await again.projector.tryAgain(at.table)
    await again.shown()
    expect(await again.press('ann', old)).toBe(REFUSED.stale)
    expect(await again.press('ann', `q1|u|${at.table}|77`)).toMatchObject({})
    expect(readable(panel(await again.press('ann', `q1|g|${at.table}|77`)))).toContain('takes a')
    expect(await again.press('ann', idOf(again.card(), 'Take b'))).toBeNull()
    await again.shown()
    const said = again.rooms.in('hall').map(({ panel: one }) => readable(one))
    expect(said.join('\n').match(/takes [ab]/g)).toEqual(['takes b'])
  })
})

describe('a standing order in Talisman', () => {
  it('a standing order in Talisman shows nowhere but with its owner, and leaves others the button to take an answer back', async () => {
    const courses: unknown[] = []
    for (const order of [null, 'always', 'never']) {
      const at = await houseWith(TALISMAN as unknown as Game, 'ann', 'ben')
      const all: unknown[] = [seen(at)]
      for (let n = 0; n < 6; n += 1) {
        const now = await sightOf(at)
        const asked = [0, 1].find((seat) => now.asked(seat).some((one) => one.seat === seat)) ?? 0
        const choice = (await sightOf(at)).asked(asked).find((one) => one.seat === asked)
        const key = choice?.default ?? choice?.offers[0]?.key ?? ''
        await at.tables.answers.submit(at.table, ['ann', 'ben'][asked] ?? '', { verb: choice?.verb ?? '', key })
        await at.shown() // so that edits of the answer are not counted with those of the order
        if (order !== null) {
          // Set and reset, so that the order itself changes nothing.
          for (const which of [order, 'mine'])
            await at.tables.answers.submit(at.table, 'ben', { verb: 'order.set', key: `windows=${which}` })
        }
        await at.shown()
        all.push([seen(at), (await sightOf(at)).canUndo(0), panel(await at.press('ann', idOf(at.card(), HAND)))])
      }
      courses.push(timeless(all))
      if (order !== null) {
        expect((await at.store.log.entries(at.table)).filter((one) => one.kind === 'answer' && one.quiet)).not.toEqual(
          [],
        )
      }
    }
    expect(courses[1]).toEqual(courses[0])
    expect(courses[2]).toEqual(courses[0])
  })
})

/** Without the times at which somebody will be answered for: no two courses are played at the same time. */
function timeless(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value).replace(/<t:\d+:R>/g, '<t>'))
}

async function sightOf(at: House & { table: string }): Promise<TableView> {
  const view = await at.tables.views.of(at.table)
  if (!view || !hasGame(view)) throw new Error('no game is shown')
  return view
}
