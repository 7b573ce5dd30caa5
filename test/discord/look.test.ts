import { afterEach, describe, expect, it } from 'vitest'
import { byComputer, playout, type Game } from '../../src/engine/index.ts'
import { GAMES } from '../../src/games/index.ts'
import { PROPOSALS } from '../../src/discord/kit/limits.ts'
import { formatId } from '../../src/discord/kit/ids.ts'
import type { Panel } from '../../src/discord/kit/message.ts'
import { placePanel } from '../../src/discord/panels/about/place.ts'
import type { Reply } from '../../src/discord/table/context/context.ts'
import { House, userAt } from '../../trials/guard/house.ts'
import { toy } from '../kit/toy/index.ts'
import { assertWithinLimits, idOf, idsOf, readable } from './limits.ts'
import { openHouse } from './rooms.ts'
import { parlour } from './parlour.ts'
import { say } from '../../src/discord/words/index.ts'

let at: ReturnType<typeof openHouse>
afterEach(() => at.close())

function panel(reply: Reply): Panel {
  if (reply === null || typeof reply === 'string') throw new Error(`a sentence: ${reply}`)
  return reply
}

/** The Warlock's dungeon as a game begins: ann and ben stand at the Entrance. */
async function inTheDungeon(): Promise<string> {
  at = openHouse({ games: GAMES })
  return await at.playing('warlock', 'ann', 'ben')
}

const menuOf = (shown: Panel) => idsOf(shown).find((id) => id.startsWith('q1|bm|')) ?? ''

describe('/game look', () => {
  it('/game look tells all of the board on pages, and each place with its neighbours', async () => {
    const table = await inTheDungeon()
    const whole = panel(await at.command('ann', '/game look'))
    expect(readable(whole)).toMatch(/## The dungeon \(1 of \d\)/)
    const next = panel(await at.press('ann', idOf(whole, say('page-on'))))
    expect(readable(next)).toMatch(/## The dungeon \(2 of \d\)/)
    expect(readable(panel(await at.press('ann', idOf(next, say('page-back')))))).toBe(readable(whole))
    const guardroom = panel(await at.command('ann', '/game look', { place: 'guardroom' }))
    expect(readable(guardroom)).toContain('## Guardroom')
    const north = panel(await at.press('ann', menuOf(guardroom), 'c-16-27'))
    expect(readable(north)).toContain('## Corridor Q28')
    expect(readable(panel(await at.press('ann', idOf(north, say('place-own')))))).toContain('## Entrance')
    expect(readable(panel(await at.press('ann', idOf(north, say('place-whole')))))).toBe(readable(whole))
    expect(await at.tables.views.of(table)).toBeDefined()
  })

  it('/game look is a press away from the map, for spectators too', async () => {
    const table = await inTheDungeon()
    const words = formatId({ kind: 'words', table })
    expect(readable(panel(await at.press('ann', words)))).toBe(readable(panel(await at.command('ann', '/game look'))))
    expect(readable(panel(await at.press('eve', words)))).toContain('## The dungeon')
    expect(await at.press(at.visit('eve', 'dm-eve'), words)).toBe(say('other-table'))
  })

  it('/game look finds a place by name, by id, and by who stands there', async () => {
    await inTheDungeon()
    const look = async (place: string) => readable(panel(await at.command('ann', '/game look', { place })))
    expect(await look('ogre cave')).toContain('## Ogre Cave')
    expect(await look('maze-2')).toContain('## Maze space 2')
    expect(await look('seat:1')).toContain('## Entrance')
    expect(await look('ben')).toContain('## Entrance')
    expect(await at.command('ann', '/game look', { place: 'the moon' })).toBe(say('unknown-place'))
    expect(await at.command('ann', '/game look', { place: 'seat:7' })).toBe(say('unknown-place'))
  })

  it('/game look proposes people first, then places, as one types', async () => {
    await inTheDungeon()
    const proposed = await at.complete('ann', '/game look', { place: '' }, 'place')
    expect(proposed).toHaveLength(PROPOSALS)
    expect(proposed.slice(0, 2).map(({ name }) => name)).toEqual(['ann: Entrance', 'ben: Entrance'])
    const typed = await at.complete('ann', '/game look', { place: 'guard' }, 'place')
    expect(typed[0]).toEqual({ name: 'Guardroom', value: 'guardroom' })
    expect(await at.complete('ann', '/game look', { place: 'the moon' }, 'place')).toEqual([])
    expect(await at.complete(at.visit('eve', 'cellar'), '/game look', { place: '' }, 'place')).toEqual([])
  })

  it('/game look works in direct messages for those who play, and for spectators in the room', async () => {
    const table = await inTheDungeon()
    const dm = at.visit('ann', 'dm-ann')
    expect(readable(panel(await at.command(dm, '/game look', { place: 'entrance' })))).toContain('You’re here.')
    expect(await at.command(at.visit('eve', 'dm-eve'), '/game look')).toBe(say('nowhere-playing'))
    const stranger = panel(await at.command('eve', '/game look', { place: 'entrance' }))
    expect(readable(stranger)).toContain('## Entrance')
    expect(readable(stranger)).not.toContain('How far it is')
    expect(readable(stranger)).not.toContain(say('place-own'))
    expect(await at.press('eve', formatId({ kind: 'where', table }))).toBe(say('not-on-board'))
    const elsewhere = at.visit('eve', 'hall', { guild: 'other' })
    expect(await at.press(elsewhere, formatId({ kind: 'place-menu', table }), 'guardroom')).toBe(say('other-table'))
    expect(await at.press('ann', formatId({ kind: 'place-menu', table }), 'nowhere')).toBe(say('unknown-place'))
  })

  it('/game look says so in one sentence where there is no board, and nothing to look at yet', async () => {
    at = openHouse({ games: [parlour(), toy as unknown as Game] })
    await at.playing('parlour', 'ann', 'ben')
    expect(await at.command('ann', '/game look')).toBe(say('no-board'))
    expect(await at.command('ann', '/game look', { place: 'x' })).toBe(say('no-board'))
    const cellar = at.visit('ann', 'cellar')
    await at.command(cellar, '/game new', { game: 'toy' })
    expect(await at.command(cellar, '/game look')).toBe(say('lobby-here'))
  })
})

describe.each(GAMES.map((game) => [game.rules.id, game] as const))('every place of %s in the midst of a game', (id, game) => {
  it('fits a message, for those who play and for others', async () => {
    at = openHouse({ games: [game] })
    const setup = { seats: 4, preset: 'short', seed: `looked at ${id}`, experience: [0, 0, 0, 0] }
    let state = ''
    for (const { outcome } of playout(game.rules, setup, byComputer(game, setup.seed), 600, 0)) state = outcome.snapshot ?? state
    const house = new House(game, () => Promise.reject(new Error('nothing is painted')))
    await house.open('midst', setup, state)
    const view = await house.context.tables.views.of('midst')
    if (!view || !('viewFor' in view)) throw new Error('no game')
    const places = game.words.board?.places(view.viewFor(0)) ?? []
    expect(places.length).toBeGreaterThan(40)
    for (const user of [userAt(0), 'stranger']) {
      // Somebody without a seat sees less of each place: some will do.
      const looked = places.filter((_, number) => user !== 'stranger' || number % 5 === 0)
      for (const page of [0, 1, 2, 3, 4]) assertWithinLimits(panel(placePanel(view, user, '', page)))
      for (const [number, { id: place }] of looked.entries()) {
        // The next page shows the rest, for one space as for another.
        for (const page of number % 3 === 0 ? [0, 1] : [0]) assertWithinLimits(panel(placePanel(view, user, place, page)))
      }
    }
    await house.stop()
  })
}) // prettier-ignore
