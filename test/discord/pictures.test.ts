import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MAP_EXTRACTS } from '../../src/discord/kit/ids.ts'
import type { Panel } from '../../src/discord/kit/message.ts'
import { REFUSED } from '../../src/discord/kit/sentences.ts'
import type { Commission } from '../../src/discord/pictures/pictures.ts'
import type { Reply } from '../../src/discord/table/context/context.ts'
import { EXTRACTS as PAINTED } from '../../src/render/canvas/request.ts'
import { FRAMINGS } from '../../src/tables/model/store.ts'
import { idOf, idsOf, readable } from './limits.ts'
import { parlour } from './parlour.ts'
import { openHouse } from './rooms.ts'
import { say } from '../../src/discord/words/index.ts'

const GALLERY = 12
const CONTAINER = 17

let drawn: Commission[]
let at: ReturnType<typeof openHouse>
beforeEach(() => {
  drawn = []
  const paint = (commission: Commission) => {
    drawn.push(commission)
    return Promise.resolve(Buffer.from('jpeg'))
  }
  at = openHouse({ games: [parlour()], paint })
})
afterEach(async () => await at.close())

const panel = (reply: Reply): Panel => {
  if (reply === null || typeof reply === 'string') throw new Error(`no panel but ${reply}`)
  return reply
}
const kinds = ({ components }: Panel) => components.map(({ type }) => type)
const lastCard = () => drawn.findLast(({ size }) => size === 'card')
const lastMap = () => drawn.findLast(({ size }) => size === 'full')

describe('the pictures of a table', () => {
  it('the pictures of a table are for a phone unless its host has said otherwise, and stand above the card', async () => {
    await at.playing('parlour', 'ann', 'ben')
    expect(lastCard()?.framing).toBe('narrow')
    expect(kinds(at.card())).toContain(GALLERY)
    expect(readable(panel(await at.command('ben', '/game status')))).toContain('drawn for a phone')
  })

  it('one press on a wide card makes everything larger for a player: card, map, and the card of another table', async () => {
    await at.command('ann', '/settings', { pictures: 'wide' })
    await at.command('ben', '/settings', { pictures: 'wide' })
    const table = await at.playing('parlour', 'ann', 'ben')
    expect(lastCard()?.framing).toBe('wide')
    const letters = idOf(at.card(), say('letters-too-small'))
    const other = await at.command(at.visit('ann', 'cellar'), '/game new', { game: 'parlour' })
    expect(other).not.toBeNull()
    await at.shown()
    expect(await at.press('ann', letters)).toBe(say('letters-larger'))
    await at.shown()
    expect(lastCard()?.framing).toBe('narrow')
    expect(kinds(at.card())).toContain(GALLERY)
    expect(readable(at.card())).not.toContain(say('letters-too-small'))
    const tables = await at.tables.directory.find({ user: 'ann', statuses: ['lobby', 'playing'] })
    expect(tables.map(({ id, pictures }) => [id === table, pictures]).sort()).toEqual([
      [false, 'narrow'],
      [true, 'narrow'],
    ])
    await at.command('ann', '/game map')
    expect(lastMap()).toMatchObject({ framing: 'narrow', extract: 'own' })
    expect((await at.tables.people.person('ben')).pictures).toBe('wide')
  })

  it('the same press by a spectator makes only their own pictures larger', async () => {
    await at.command('ann', '/settings', { pictures: 'wide' })
    const table = await at.playing('parlour', 'ann', 'ben')
    expect(await at.press('cleo', idOf(at.card(), say('letters-too-small')))).toBe(say('letters-larger-for-you'))
    expect((await at.store.records.find(table))?.pictures).toBe('wide')
    expect((await at.tables.people.person('cleo')).pictures).toBe('narrow')
  })

  it('the pictures of a table follow the host’s own choice as the table opens, and nobody else’s', async () => {
    await at.command('ann', '/settings', { pictures: 'wide' })
    const table = await at.playing('parlour', 'ann', 'ben')
    expect((await at.store.records.find(table))?.pictures).toBe('wide')
    await at.command('ann', '/settings', { pictures: 'narrow' })
    expect((await at.store.records.find(table))?.pictures).toBe('wide')
    expect(drawn.every(({ framing }) => framing === 'wide')).toBe(true)
  })

  it('a seated player changes the framing at once: on a phone the picture stands above the card', async () => {
    await at.playing('parlour', 'ann', 'ben')
    await at.command('ann', '/game pictures', { screen: 'wide' })
    expect(await at.command('ben', '/game pictures', { screen: 'narrow' })).toBe(say('pictures-set'))
    await at.shown()
    expect(lastCard()?.framing).toBe('narrow')
    const shown = kinds(at.card())
    expect(shown.indexOf(GALLERY)).toBeGreaterThanOrEqual(0)
    expect(shown.indexOf(GALLERY)).toBeLessThan(shown.indexOf(CONTAINER))
    expect(readable(panel(await at.command('ann', '/game status')))).toContain('drawn for a phone')
    await at.command('ann', '/game pictures', { screen: 'wide' })
    await at.shown()
    expect(kinds(at.card())).not.toContain(GALLERY)
  })

  it('the pictures of a table are changed in the lobby too, where they are told', async () => {
    await at.command('ann', '/game new', { game: 'parlour' })
    await at.shown()
    expect(readable(at.card())).toContain('drawn for a phone')
    expect(kinds(at.card())).toEqual([GALLERY, CONTAINER])
    await at.command('ann', '/game pictures', { screen: 'wide' })
    await at.shown()
    expect(readable(at.card())).toContain('drawn for a wide screen')
    expect(kinds(at.card())).toEqual([CONTAINER])
  })

  it('the framing stays as it is for a user without a seat, and for an unknown framing', async () => {
    const table = await at.playing('parlour', 'ann', 'ben')
    expect(await at.command('cleo', '/game pictures', { screen: 'wide' })).toBe(REFUSED['not-seated'])
    expect(await at.command('ann', '/game pictures', { screen: 'tiny' })).toBe(REFUSED['not-offered'])
    expect((await at.store.records.find(table))?.pictures).toBe('narrow')
  })

  it('the pictures of a table are as they were chosen after a restart', async () => {
    const table = await at.playing('parlour', 'ann', 'ben')
    await at.command('ann', '/game pictures', { screen: 'wide' })
    await at.command('ben', '/settings', { pictures: 'wide' })
    await at.shown()
    at = openHouse({ games: [parlour()], store: at.store })
    expect((await at.tables.views.of(table))?.record.pictures).toBe('wide')
    expect((await at.tables.people.person('ben')).pictures).toBe('wide')
  })
})

describe('the map', () => {
  it('the map shows the whole board on a wide screen, and what surrounds oneself on a phone', async () => {
    await at.playing('parlour', 'ann', 'ben')
    await at.command('ann', '/settings', { pictures: 'wide' })
    await at.command('ann', '/game map')
    expect(lastMap()).toMatchObject({ viewer: 0, framing: 'wide', extract: 'whole' })
    await at.command('ben', '/game map')
    expect(lastMap()).toMatchObject({ viewer: 1, framing: 'narrow', extract: 'own' })
  })

  it('the map has a button for every part, which shows it in the same message', async () => {
    await at.playing('parlour', 'ann', 'ben')
    const shown = panel(await at.command('ann', '/game map'))
    expect(idsOf(shown)).toHaveLength(MAP_EXTRACTS.length)
    for (const id of idsOf(shown)) {
      const next = panel(await at.press('ann', id))
      expect(idsOf(next)).toEqual(idsOf(shown))
      expect(readable(next)).toMatch(/^-# The map shows .*\.$/m)
    }
    const asked = drawn.filter(({ size }) => size === 'full').map(({ extract }) => extract)
    expect(asked).toEqual(['own', ...MAP_EXTRACTS])
  })

  it('the map is refused in a sentence to a stranger of another server, and at a table that is gone', async () => {
    await at.playing('parlour', 'ann', 'ben')
    const id = idOf(panel(await at.command('ann', '/game map')), '↘ SE')
    expect(await at.press(at.visit('zoe', 'hall', { guild: 'elsewhere' }), id)).toBe(say('other-table'))
    expect(typeof (await at.press('ann', id.replace(/\|[^|]+\|se$/, '|nowhere|se')))).toBe('string')
    expect(await at.press('ann', id.replace('|se', '|up'))).toBe('not mine')
  })

  it('the map knows the parts that the painters know, and the screens that the tables know', () => {
    expect([...MAP_EXTRACTS].sort()).toEqual([...PAINTED].sort())
    expect(FRAMINGS).toEqual(['wide', 'narrow'])
  })
})
