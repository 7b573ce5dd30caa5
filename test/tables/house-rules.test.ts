import { describe, expect, test } from 'vitest'
import type { Game, OptionValues } from '../../src/engine/index.ts'
import { houseRulesNow } from '../../src/tables/steps/house-rules.ts'
import { savedFrom, timingOf } from '../../src/tables/index.ts'
import { granted, houseOf, openTable, startTable } from '../kit/house.ts'
import { toy } from '../kit/toy/index.ts'

const MINUTE_MS = 60_000
const sealed = { server: 'server', host: { user: 'ann', name: 'Ann' } }

describe('the house rules of a table', () => {
  test('the house rules of a table are those of the first preset or of the named one, plus the chosen options', async () => {
    const { tables } = houseOf()
    const plain = granted(await tables.opening.open({ ...sealed, game: 'toy', room: 'a' }))
    expect(plain).toMatchObject({ preset: 'standard', options: { goal: 20, lamps: true } })
    const short = granted(
      await tables.opening.open({ ...sealed, game: 'toy', room: 'b', preset: 'short', options: { mood: 'merry' } }),
    )
    expect(short).toMatchObject({ preset: 'short', options: { goal: 8, mood: 'merry' } })
  })

  test('the house rules of a table are set by the host in the lobby one by one, and a preset resets them all', async () => {
    const house = houseOf()
    const id = await openTable(house, ['ann', 'bob'])
    const { tables } = house
    granted(await tables.settings.setHouseRules(id, 'ann', { options: { goal: 12 } }))
    granted(await tables.settings.setHouseRules(id, 'ann', { options: { twilight: 30 } }))
    expect(await house.store.records.find(id)).toMatchObject({ preset: 'short', options: { goal: 12, twilight: 30 } })
    granted(await tables.settings.setHouseRules(id, 'ann', { preset: 'standard', options: { depths: [1, 2] } }))
    const now = await house.store.records.find(id)
    expect(now).toMatchObject({ preset: 'standard', options: { goal: 20, twilight: null, depths: [1, 2] } })
  })

  test('the house rules of a table apply to the deal and are part of the record and the saved game', async () => {
    const house = houseOf()
    const id = await openTable(house, ['ann', 'bob'])
    granted(await house.tables.settings.setHouseRules(id, 'ann', { options: { goal: 12 } }))
    granted(await house.tables.opening.start(id, 'ann'))
    const view = await house.tables.views.of(id)
    if (!view || !('viewFor' in view)) throw new Error('no game')
    expect(view.viewFor(null)).toMatchObject({ goal: 12 })
    expect(view.record.options).toMatchObject({ goal: 12, lamps: true })
    const record = await house.store.records.find(id)
    if (!record) throw new Error('no table')
    const saved = await savedFrom(house.store, record, view.game)
    expect(saved.setup).toMatchObject({ preset: 'short', options: { goal: 12 } })
  })

  test('the house rules of a table determine the number of players', async () => {
    const house = houseOf()
    const id = await openTable(house, ['ann', 'bob'])
    granted(await house.tables.settings.setHouseRules(id, 'ann', { preset: 'solemn' }))
    expect(await house.tables.opening.start(id, 'ann')).toEqual({ ok: false, why: 'too-few-players' })
    granted(await house.tables.seats.join(id, 'cat', 'Cat'))
    granted(await house.tables.opening.start(id, 'ann'))
  })

  test('the house rules of a table may set time limits, and the pace sets the others', async () => {
    const house = houseOf()
    const { tables } = house
    const { id } = granted(
      await tables.opening.open({ ...sealed, game: 'toy', room: 'a', timing: timingOf('evening') }),
    )
    const timing = async () => (await house.store.records.find(id))?.timing
    granted(await tables.settings.setHouseRules(id, 'ann', { options: { thinking: 600 } }))
    expect(await timing()).toEqual({ ...timingOf('evening'), decision: 10 * MINUTE_MS, remindAfter: 5 * MINUTE_MS })
    granted(await tables.settings.setHouseRules(id, 'ann', { options: { thinking: 60 } }))
    expect(await timing()).toEqual({ ...timingOf('evening'), decision: MINUTE_MS, remindAfter: MINUTE_MS / 2 })
    granted(await tables.settings.setTiming(id, 'ann', { pace: 'daily' }))
    expect(await timing()).toMatchObject({ pace: 'daily', decision: MINUTE_MS, reaction: timingOf('daily').reaction })
    granted(await tables.settings.setHouseRules(id, 'ann', { options: { thinking: null } }))
    expect(await timing()).toEqual(timingOf('daily'))
  })

  test('the house rules of a table survive a restart', async () => {
    const house = houseOf()
    const id = await openTable(house, ['ann', 'bob'])
    granted(await house.tables.settings.setHouseRules(id, 'ann', { options: { goal: 12, depths: [2, 9] } }))
    const again = houseOf({ store: house.store })
    expect((await again.tables.views.of(id))?.record.options).toMatchObject({ goal: 12, depths: [2, 9] })
    granted(await again.tables.settings.setHouseRules(id, 'ann', { options: { goal: 8 } }))
    expect((await again.tables.views.of(id))?.record.options).toMatchObject({ goal: 8, depths: [2, 9] })
  })
})

describe('house rules that the game no longer has', () => {
  const now = (preset: string, options: OptionValues) => houseRulesNow(toy as unknown as Game, { preset, options })

  test('house rules that the game no longer has are left out, while the others stay', () => {
    expect(now('short', { twilight: 30, goal: 13, candles: true })).toMatchObject({
      preset: 'short',
      options: { goal: 8, twilight: 30 },
      isLess: true,
    })
    expect(now('endless', { twilight: 30 })).toMatchObject({
      preset: 'standard',
      options: { twilight: 30 },
      isLess: true,
    })
    expect(now('solemn', { mood: 'merry' })).toMatchObject({
      preset: 'solemn',
      options: { mood: 'grim' },
      isLess: true,
    })
    expect(now('short', { twilight: 30 })).toMatchObject({ options: { goal: 8, twilight: 30 }, isLess: false })
  })

  test('disappear from a lobby at the next change', async () => {
    const house = houseOf()
    const id = await openTable(house, ['ann', 'bob'])
    const record = await house.store.records.find(id)
    if (!record) throw new Error('no table')
    const change = { preset: 'endless', options: { ...record.options, candles: true } }
    await house.store.commit({ table: id, after: record.revision, change, at: record.changedAt })
    granted(await house.tables.settings.setHouseRules(id, 'ann', { options: { twilight: 7 } }))
    const { preset, options } = (await house.store.records.find(id)) ?? record
    expect(preset).toBe('standard')
    expect(options).toMatchObject({ goal: 8, twilight: 7 })
    expect(options).not.toHaveProperty('candles')
    granted(await house.tables.opening.start(id, 'ann'))
  })
})

describe('a choice of house rules is refused and changes nothing:', () => {
  test.each([
    ['not-host', 'bob', { options: { goal: 12 } }],
    ['not-host', 'zoe', { preset: 'standard' }],
    ['no-such-preset', 'ann', { preset: 'endless' }],
    ['no-such-preset', 'ann', { preset: 'constructor' }],
    ['no-such-option', 'ann', { options: { candles: true } }],
    ['no-such-option', 'ann', { options: { goal: 13 } }],
    ['no-such-option', 'ann', { options: { goal: 12, lamps: 'on' } }],
    ['options-clash', 'ann', { options: { lamps: false, mood: 'merry' } }],
  ])('%s, to %s: %j', async (why, user, chosen) => {
    const house = houseOf()
    const id = await openTable(house, ['ann', 'bob'])
    const before = await house.store.records.find(id)
    expect(await house.tables.settings.setHouseRules(id, user, chosen)).toEqual({ ok: false, why })
    expect(await house.store.records.find(id)).toEqual(before)
  })

  test('a choice of house rules is refused and changes nothing: once the game has begun', async () => {
    const house = houseOf()
    const id = await startTable(house, ['ann', 'bob'])
    const refused = { ok: false, why: 'not-in-lobby' }
    expect(await house.tables.settings.setHouseRules(id, 'ann', { preset: 'standard' })).toEqual(refused)
  })

  test.each([
    ['no-such-preset', { preset: 'endless' }],
    ['no-such-option', { options: { goal: 1 } }],
    ['options-clash', { preset: 'solemn', options: { mood: 'merry' } }],
  ])('%s, to open a table with %j', async (why, chosen) => {
    const { tables, store } = houseOf()
    expect(await tables.opening.open({ ...sealed, game: 'toy', room: 'a', ...chosen })).toEqual({ ok: false, why })
    expect(await store.records.list({})).toEqual([])
  })
})

describe('the default house rules of a server', () => {
  test('the default house rules of a server apply to its new tables, unless the host chooses others', async () => {
    const { tables, store } = houseOf()
    granted(await tables.opening.prefer('server', 'toy', { preset: 'short', options: { twilight: 7 } }))
    const open = async (server: string, room: string, more = {}) =>
      granted(await tables.opening.open({ ...sealed, game: 'toy', server, room, ...more }))
    expect(await open('server', 'a')).toMatchObject({ preset: 'short', options: { goal: 8, twilight: 7 } })
    expect(await open('server', 'b', { options: { goal: 12 } })).toMatchObject({ options: { goal: 12, twilight: 7 } })
    expect(await open('server', 'c', { preset: 'standard' })).toMatchObject({ options: { goal: 20, twilight: null } })
    expect(await open('elsewhere', 'a')).toMatchObject({ preset: 'standard' })
    granted(await tables.opening.prefer('server', 'toy', null))
    expect(await open('server', 'd')).toMatchObject({ preset: 'standard', options: { twilight: null } })
    expect((await store.records.list({})).length).toBe(5)
  })

  test('the default house rules of a server are ignored where they are unreadable or the game no longer has them', async () => {
    const { tables, store } = houseOf()
    for (const text of ['[', '{}', '{"preset":"gone","options":{}}', '{"preset":"short","options":[]}']) {
      await store.notes.setMemo('house-rules server toy', text)
      expect(await tables.opening.preferred('server', 'toy')).toBeNull()
    }
    await store.notes.setMemo(
      'house-rules server toy',
      '{"preset":"short","options":{"candles":1,"goal":12,"lamps":"x"}}',
    )
    expect(await tables.opening.preferred('server', 'toy')).toMatchObject({
      preset: 'short',
      options: { goal: 12, lamps: true },
    })
  })

  test('the default house rules of a server must not conflict', async () => {
    const { tables } = houseOf()
    const odd = { preset: 'solemn', options: { mood: 'merry' } }
    expect(await tables.opening.prefer('server', 'toy', odd)).toEqual({ ok: false, why: 'options-clash' })
    expect(await tables.opening.prefer('server', 'chess', odd)).toEqual({ ok: false, why: 'no-such-game' })
    expect(await tables.opening.preferred('server', 'toy')).toBeNull()
  })
})
