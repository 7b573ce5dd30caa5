import { formatId } from '../../src/discord/kit/ids.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openHouse } from './rooms.ts'
import { readable } from './limits.ts'
import { parlour } from './parlour.ts'

// Autocomplete costs the same however many tables there are: it loads no game and reads a bounded number of rows.

const TABLES = 130
let at: ReturnType<typeof openHouse>
let looked = 0
let read = 0

beforeEach(async () => {
  at = openHouse({ games: [parlour()] })
  const id = await at.playing('parlour', 'ann', 'ben')
  const { revision: _none, ...record } = (await at.store.records.find(id)) ?? expect.fail('no table')
  for (let n = 0; n < TABLES; n += 1) {
    const changedAt = record.changedAt - n - 1
    await at.store.records.create({ ...record, id: `${n}`.padStart(10, 't'), room: `room-${n}`, changedAt })
  }
  const { of } = at.tables.views
  const { find } = at.store.projections
  looked = 0
  read = 0
  at.tables.views.of = (table) => {
    looked += 1
    return of.call(at.tables.views, table)
  }
  at.store.projections.find = (...args) => {
    read += 1
    return find.apply(at.store.projections, args)
  }
})
afterEach(async () => await at.close())

it('proposals for a table look at no game, and while nothing is typed only at what is proposed', async () => {
  for (const line of ['/clues', '/play']) {
    read = 0
    expect(await at.complete('ann', line, { game: '' }, 'game')).toHaveLength(25)
    expect(read).toBeLessThanOrEqual(25)
    expect(await at.complete('ann', line, { game: 'parlour ben' }, 'game')).toHaveLength(25)
    expect(read).toBeLessThanOrEqual(125)
  }
  expect(await at.complete('ann', '/verify', { table: 'zzz' }, 'table')).toEqual([])
  const admin = at.visit('eve', 'hall', { isManager: true })
  expect(await at.complete(admin, '/admin resume', { game: 'ann' }, 'game')).toHaveLength(25)
  expect(looked).toBe(0)
})

it('a table is called by where it stood when it was shown last', async () => {
  const found = await at.complete('ann', '/clues', { game: 'turn 0' }, 'game')
  expect(found.map(({ name }) => name)).toEqual([expect.stringContaining('The Parlour – ann, ben – Turn 0')])
  expect(looked).toBe(0)
})

it('the list of saved games has the latest first, and is leafed through without looking at any', async () => {
  const admin = at.visit('eve', 'hall', { isManager: true })
  const rooms: string[] = []
  let list = await at.command(admin, '/admin saves')
  for (let page = 1; ; page += 1) {
    if (list === null || typeof list === 'string') throw new Error('no list')
    const lines = readable(list).split('\n')
    expect(lines[0]).toMatch(new RegExp(`^### ${TABLES + 1} saved games \\(page ${page} of \\d+\\)$`))
    rooms.push(...lines.flatMap((line) => /^- .*<#([^>]+)>/.exec(line)?.[1] ?? []))
    const more = formatId({ kind: 'saves', page })
    if (!JSON.stringify(list.components).includes(more)) break
    list = await at.press(admin, more)
  }
  expect(rooms[0]).toBe('hall')
  expect(rooms[1]).toBe('room-0')
  expect(rooms).toHaveLength(TABLES + 1)
  expect(new Set(rooms).size).toBe(TABLES + 1)
  expect(looked).toBe(0)
})

it('somebody at many tables is asked which, without looking at any', async () => {
  expect(await at.command(at.visit('ann', 'dm-ann'), '/clues')).toMatch(/several tables/)
  expect(looked).toBe(0)
})
