import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import {
  below,
  rngFrom,
  type Game,
  type HasRng,
  type OptionForm,
  type OptionSheet,
  type OptionValue,
} from '../../src/engine/index.ts'
import { houseRulesForm, houseRulesPanel } from '../../src/discord/panels/lobby/house-rules.ts'
import { houseRulesLines } from '../../src/discord/table/lobby/house-rules.ts'
import { houseRulesNow, houseRulesWith } from '../../src/tables/steps/house-rules.ts'
import type { TableRecord } from '../../src/tables/index.ts'
import type { Panel } from '../../src/discord/kit/message.ts'
import { REFUSED } from '../../src/discord/kit/sentences.ts'
import type { Reply } from '../../src/discord/table/context/context.ts'
import { GAMES } from '../../src/games/index.ts'
import { toy } from '../kit/toy/index.ts'
import { drawnHouseRules, drawnValue } from '../../trials/house-rules.ts'
import { granted } from '../kit/house.ts'
import { often } from '../kit/often.ts'
import { assertWithinLimits, idOf, readable } from './limits.ts'
import { openHouse } from './rooms.ts'
import { say } from '../../src/discord/words/index.ts'

let house: ReturnType<typeof openHouse> | undefined
afterEach(async () => {
  await house?.close()
})

const BUTTON = say('lobby-house-rules')
const panel = (answer: Reply): Panel => {
  if (answer === null || typeof answer === 'string') throw new Error(`no panel but ${answer}`)
  return answer
}

async function lobby(game = 'toy', ...others: string[]) {
  const at = openHouse({ games: [toy as unknown as Game, ...GAMES] })
  house = at
  await at.command('ann', '/game new', { game, seed: 'a seed', preset: 'short' })
  for (const user of others) await at.command(user, '/game join')
  await at.shown()
  const record = async () => {
    const found = await at.tables.directory.openIn('griffin', 'hall')
    if (!found) throw new Error('no table')
    return found
  }
  const table = (await record()).id
  const send = (user: string, filled: Record<string, readonly string[]>, page = 0) =>
    at.press(user, `q1|qf|${table}|${page}`, '', new Map(Object.entries(filled)))
  return { ...at, record, table, send }
}

/** A value that an option does not usually have. */
function unusual(form: OptionForm): OptionValue {
  if (form.kind === 'switch') return !form.usual
  if (form.kind === 'typed') return form.most
  if (form.kind === 'rising') return form.usual.map((one) => one + 1)
  return form.values.find((value) => value !== form.usual) ?? form.usual
}

/** The whole first form of the toy game, as a client sends it: each field, changed or not. */
const filled = (change: Record<string, readonly string[]> = {}) => ({
  'switches-0': ['lamps'],
  goal: ['8'],
  mood: ['grim'],
  twilight: [''],
  depths: ['3, 5'],
  thinking: ['null'],
  ...change,
})

describe('house rules in the lobby', () => {
  it('house rules in the lobby stand on its card, with what is not as the preset has it', async () => {
    const at = await lobby()
    expect(readable(at.card())).toContain('**Short game**: no time')
    expect(readable(at.card())).not.toContain('House rules**')
    await at.send('ann', filled({ twilight: ['30'], mood: ['merry'] }))
    await at.send('ann', filled({ twilight: ['30'], mood: ['merry'] }), 1)
    await at.shown()
    expect(readable(at.card())).toContain('**House rules**: Mood: very merry · Twilight: 30')
  })

  it('house rules in the lobby are listed for everybody, and set in forms by the host', async () => {
    const at = await lobby('toy', 'ben')
    const own = panel(await at.press('ann', idOf(at.card(), BUTTON)))
    expect(readable(own)).toMatch(/\*\*Gold to win\*\*: 8\n-# So much gold ends the game\./)
    const form = await at.form('ann', idOf(own, say('house-rules-set-page', { page: 1, pages: 2 })))
    if (typeof form === 'string') throw new Error(form)
    expect(form.components.length).toBeLessThanOrEqual(5)
    const others = readable(panel(await at.press('ben', idOf(at.card(), BUTTON))))
    expect(others).toContain('Gold to win')
    expect(others).toContain(say('house-rules-defaults', { options: 'Lamps: on · Mood: very grim · ' }))
    expect(others).toContain(say('house-rules-of-host'))
    expect(others).not.toContain('Set the house rules')
    expect(await at.form('ben', `q1|q|${at.table}|0`)).toBe(REFUSED['not-host'])
    expect(await at.form('ann', `q1|q|${at.table}|7`)).toBe(REFUSED['not-offered'])
  })

  it('house rules in the lobby are set all at once or not at all, and what is wrong is said in one sentence', async () => {
    const at = await lobby()
    const before = await at.record()
    expect(await at.send('ann', filled({ twilight: ['soon'], depths: ['1 9'] }), 1)).toBe(
      say('not-a-value', { about: 'Twilight' }),
    )
    expect(await at.send('ann', filled({ depths: ['5, 3'] }), 1)).toBe(say('not-a-value', { about: 'Depths' }))
    expect(await at.send('ann', filled({ 'switches-0': [], mood: ['merry'] }))).toBe(
      'Nobody is merry in the dark: a merry mood needs lamps.',
    )
    expect(await at.send('ben', filled({ goal: ['12'] }))).toBe(REFUSED['not-host'])
    expect(await at.record()).toEqual(before)
    const set = panel(await at.send('ann', filled({ goal: ['12'] })))
    expect(readable(set)).toContain(say('house-rules-set'))
    expect((await at.record()).options).toMatchObject({ goal: 12 })
  })

  it('house rules in the lobby change as a whole with the menu of presets, which only the host may use', async () => {
    const at = await lobby('toy', 'ben')
    const menu = `q1|c|${at.table}|preset`
    expect(await at.press('ben', menu, 'standard')).toBe(REFUSED['not-host'])
    expect(await at.press('ann', menu, 'endless')).toBe(REFUSED['no-such-preset'])
    expect(await at.press('ann', menu, 'solemn')).toBeNull()
    await at.shown()
    expect(readable(at.card())).toContain('**Solemn game**')
    expect(readable(at.card())).toContain('3 to 4 players')
    expect(await at.press('ann', idOf(at.card(), 'Start'))).toBe('Without lamps there must be three or four of you.')
  })

  it('house rules in the lobby are past once the game has begun, and stand in its status then', async () => {
    const at = await lobby('toy', 'ben')
    await at.send('ann', filled({ goal: ['12'] }))
    await at.command('ann', '/game start')
    expect(await at.send('ann', filled({ goal: ['20'] }))).toBe(REFUSED['not-in-lobby'])
    expect(await at.form('ann', `q1|q|${at.table}|0`)).toBe(REFUSED['not-in-lobby'])
    expect(await at.press('ann', `q1|qh|${at.table}`)).toBe(REFUSED['not-in-lobby'])
    const status = readable(panel(await at.command('ben', '/game status')))
    expect(status).toContain('**Short game**: no time')
    expect(status).toContain('**House rules**: Gold to win: 12')
  })

  it.each(GAMES.map(({ rules, words }) => [words.title, rules.id]))(
    'house rules in the lobby of %s fit their forms and panel',
    async (_, id) => {
      const at = await lobby(id)
      const game = GAMES.find(({ rules }) => rules.id === id)
      // All that count are named, by whatever is chosen.
      if (!game) throw new Error(`no game ${id}`)
      const { sheet, seats } = game.rules
      const rng = { rng: rngFrom(`panel ${id}`) }
      const drawn = Array.from({ length: 60 }, () => drawnHouseRules(sheet, seats, rng))
      const chosen = Object.fromEntries(sheet.ids.map((option) => [option, unusual(sheet.formOf(option))]))
      const presets = sheet.presetIds.map((preset) => ({ preset, options: {} }))
      for (const rules of [{ preset: 'standard', options: chosen }, ...presets, ...drawn]) {
        const { preset, options } = rules
        const shown = houseRulesPanel({ ...(await at.record()), preset, options }, game, 'ann')
        assertWithinLimits(shown)
        for (const option of sheet.ids.filter((one) => sheet.counts(one, sheet.chosen(preset, options)))) {
          expect(readable(shown), JSON.stringify(rules)).toContain(game.words.houseRules.options[option]?.title ?? '?')
        }
      }
      const seen = new Set<string>()
      for (let page = 0; ; page += 1) {
        const form = await at.form('ann', `q1|q|${at.table}|${page}`)
        if (typeof form === 'string') break
        expect(form.components.length).toBeLessThanOrEqual(5)
        seen.add(JSON.stringify(form))
      }
      expect(seen.size).toBeGreaterThan(0)
      // As they stand, sent back page by page, they change nothing.
      expect([...seen].join()).toMatch(/"default":true|"value":/)
    },
  )
})

describe('/game new', () => {
  it('/game new proposes the presets of the game that is named', async () => {
    const at = await lobby()
    const given = { game: 'toy', preset: 'sol' }
    expect(await at.complete('ann', '/game new', given, 'preset')).toEqual([
      { name: 'Solemn game: in the dark, for three or four', value: 'solemn' },
    ])
    const all = await at.complete('ann', '/game new', { game: 'warlock' }, 'preset')
    expect(all.map(({ value }) => value)).toContain('short')
    expect(all.map(({ value }) => value)).not.toContain('solemn')
  })

  it('/game new says that a preset is none', async () => {
    const at = await lobby()
    await at.command('ann', '/game leave')
    expect(await at.command('ann', '/game new', { game: 'toy', preset: 'endless' })).toBe(REFUSED['no-such-preset'])
  })
})

describe('/admin house-rules', () => {
  it('/admin house-rules remembers what a server prefers: a preset, or what the table here plays by', async () => {
    const at = await lobby()
    const admin = at.visit('ann', 'hall', { isManager: true })
    const ask = (given: Record<string, string>) => at.command(admin, '/admin house-rules', given)
    expect(await at.command('ann', '/admin house-rules', { game: 'toy' })).toBe(say('not-admin'))
    expect(await ask({ game: 'toy' })).toBe(say('prefers-nothing', { title: 'The Barrow' }))
    expect(await ask({ game: 'toy', preset: 'endless' })).toBe(REFUSED['no-such-preset'])
    expect(await ask({ game: 'toy', preset: 'solemn' })).toBe(
      say('preferred', { title: 'The Barrow', house: 'Solemn game' }),
    )
    await at.send('ann', filled({ goal: ['12'] }))
    const now = say('preferred', { title: 'The Barrow', house: 'Short game · Gold to win: 12' })
    expect(await ask({})).toBe(now)
    expect(await ask({ game: 'toy' })).toBe(now)
    await at.command('ann', '/game leave')
    expect(await ask({})).toBe(say('no-table-to-prefer'))
    await at.command('ann', '/game new', { game: 'toy' })
    expect(await at.record()).toMatchObject({ preset: 'short', options: { goal: 12 } })
  })

  it('/admin house-rules forgets it again: new tables begin by the game’s own rules', async () => {
    const at = await lobby()
    const admin = at.visit('ann', 'hall', { isManager: true })
    const ask = (given: Record<string, string>) => at.command(admin, '/admin house-rules', given)
    await ask({ game: 'toy', preset: 'solemn' })
    expect(await ask({ game: 'toy', preset: 'short', forget: 'true' })).toBe(say('prefer-or-forget'))
    expect(await ask({ game: 'toy' })).toBe(say('preferred', { title: 'The Barrow', house: 'Solemn game' }))
    expect(await ask({ forget: 'true' })).toBe(say('prefers-nothing', { title: 'The Barrow' }))
    expect(await ask({ game: 'toy' })).toBe(say('prefers-nothing', { title: 'The Barrow' }))
    await at.command('ann', '/game leave')
    expect(await ask({ forget: 'true' })).toBe(say('no-table-to-prefer'))
    await at.command('ann', '/game new', { game: 'toy' })
    expect(await at.record()).toMatchObject({ preset: 'standard' })
  })
})

describe('a lobby whose house rules the game no longer has', () => {
  it('a lobby whose house rules the game no longer has says so on its card, keeps what there still is, and can be set and begun', async () => {
    const at = await lobby('toy', 'ben')
    const record = await at.record()
    const options = { ...record.options, twilight: 30, goal: 13, candles: true }
    const change = { preset: 'short', options }
    await at.store.commit({ table: at.table, after: record.revision, change, at: record.changedAt })
    expect(await at.form('ann', `q1|q|${at.table}|0`)).toMatchObject({ title: say('house-rules-form') })
    const shown = panel(await at.press('ann', `q1|qh|${at.table}`))
    expect(readable(shown)).toContain(say('house-rules-gone'))
    expect(readable(shown)).toContain('Twilight**: 30')
    await at.command('ben', '/game join')
    await at.press('ann', idOf(at.card(), 'Add computer player'))
    await at.shown()
    expect(readable(at.card())).toContain(say('house-rules-gone'))
    expect(readable(at.card())).toContain('**House rules**: Twilight: 30')
    expect(await at.press('ann', idOf(at.card(), 'Start'))).toBeNull()
    expect((await at.record()).options).toMatchObject({ goal: 8, twilight: 30 })
    expect((await at.record()).options).not.toHaveProperty('candles')
  })
})

describe('figures of an option that is off', () => {
  it('figures of an option that is off are refused in a sentence that says what they need, and nothing changes', async () => {
    const at = await lobby('warlock')
    await at.send('ann', { 'switches-0': [], 'switches-1': [] })
    const before = await at.record()
    expect(await at.send('ann', { 'swift-feet-dice': ['3'] })).toBe(
      '“Swift feet: dice” only counts while “Swift feet” is set to on, so nothing was changed.',
    )
    expect(await at.record()).toEqual(before)
    expect(await at.tables.settings.setHouseRules(at.table, 'ann', { options: { 'swift-feet-dice': 3 } })).toEqual({
      ok: false,
      why: 'option-off',
    })
    granted(
      await at.tables.settings.setHouseRules(at.table, 'ann', {
        options: { 'swift-feet': true, 'swift-feet-dice': 3 },
      }),
    )
    expect((await at.record()).options).toMatchObject({ 'swift-feet': true, 'swift-feet-dice': 3 })
    granted(await at.tables.settings.setHouseRules(at.table, 'ann', { options: { 'swift-feet': false } }))
    expect((await at.record()).options).toMatchObject({ 'swift-feet': false, 'swift-feet-dice': 2 })
  })

  it.each(GAMES.map((game) => [game.words.title, game] as const))(
    'figures of an option that is off are neither kept nor shown, whatever is chosen of %s',
    (_title, game) => {
      const { sheet } = game.rules
      fc.assert(
        fc.property(fc.nat(), fc.constantFrom(...sheet.presetIds), (seed, preset) => {
          const rng = { rng: rngFrom(`idle:${seed}`) }
          const wanted = drawnValues(sheet, rng)
          const options = sheet.chosen(preset, wanted)
          const idle = sheet.ids.filter((id) => !sheet.counts(id, options))
          const rules = houseRulesWith(game, { preset, options: wanted })
          const isOdd = (id: string) => JSON.stringify(options[id]) !== JSON.stringify(sheet.chosen(preset)[id])
          if (idle.some((id) => id in wanted && isOdd(id))) {
            expect(rules).toBe('option-off')
            return
          }
          // What older games have chosen is read, and not shown either.
          const record = { preset, options, host: 'ann', id: 'table', status: 'lobby' } as unknown as TableRecord
          expectHidden(game, record, idle)
          if (typeof rules === 'string') {
            expect(rules).toBe('options-clash')
            return
          }
          for (const id of idle) expect(rules.options[id]).toEqual(sheet.chosen(preset)[id])
          expect(Object.keys(sheet.shown(preset, rules.options)).filter((id) => idle.includes(id))).toEqual([])
        }),
        { numRuns: often(100) },
      )
    },
  )
})

/** Some options, each with any value it may have. */
function drawnValues(sheet: OptionSheet, rng: HasRng): Record<string, OptionValue> {
  const some = sheet.ids.filter(() => below(rng, 3) > 0)
  return Object.fromEntries(some.map((id) => [id, drawnValue(sheet.formOf(id), rng)]))
}

/** No panel, form or line has a word of these options. */
function expectHidden(game: Game, record: TableRecord, idle: readonly string[]): void {
  const titles = idle.map((id) => game.words.houseRules.options[id]?.title ?? id)
  const { preset, options } = houseRulesNow(game, record)
  const forms = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((page) => houseRulesForm(record, game, page)?.components ?? [])
  if (game.rules.sheet.clash(record.options)) return
  const shown = [
    readable(houseRulesPanel(record, game, 'ann')),
    ...houseRulesLines(game, record),
    JSON.stringify(forms),
  ]
  for (const title of titles)
    expect(shown.filter((text) => text.includes(`${title}:`) || text.includes(`"${title}"`))).toEqual([])
  expect(Object.keys(game.rules.sheet.changed(preset, options)).filter((id) => idle.includes(id))).toEqual([])
}
