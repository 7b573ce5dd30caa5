import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import {
  below,
  OPTION_GROUPS,
  rngFrom,
  type Game,
  type HasRng,
  type OptionForm,
  type OptionSheet,
  type OptionValue,
} from '../../src/engine/index.ts'
import { chosenIn, houseRulesForm, houseRulesPanel } from '../../src/discord/panels/lobby/house-rules.ts'
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
import { assertWithinLimits, idOf, idsOf, readable } from './limits.ts'
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

/** All fields of the forms of the toy game, as a client sends them: each field, changed or not. */
const filled = (change: Record<string, readonly string[]> = {}) => ({
  'switches-beginning': ['lamps'],
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
    const form = await at.form('ann', idOf(own, say('house-rules-open', { title: say('house-rules-group-beginning') })))
    if (typeof form === 'string') throw new Error(form)
    expect(form.components.length).toBeLessThanOrEqual(5)
    const others = readable(panel(await at.press('ben', idOf(at.card(), BUTTON))))
    expect(others).toContain('Gold to win')
    expect(others).toContain(say('house-rules-defaults', { options: 'Lamps: on · Depths: 3,5' }))
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
    expect(await at.send('ann', filled({ 'switches-beginning': [], mood: ['merry'] }))).toBe(
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

describe('the four groups of house rules', () => {
  it('each group has one button in the lobby of a game, and its form has all that counts and nothing else', async () => {
    for (const game of GAMES) {
      const { sheet, seats, id } = game.rules
      expect(OPTION_GROUPS.flatMap((group) => sheet.idsIn(group)).sort()).toEqual([...sheet.ids].sort())
      for (const group of OPTION_GROUPS) expect(sheet.idsIn(group).length, `${id}: ${group}`).toBeGreaterThan(0)
      fc.assert(
        fc.property(fc.nat(), (seed) => {
          const drawn = drawnHouseRules(sheet, seats, { rng: rngFrom(`group:${id}:${seed}`) })
          const record = { ...drawn, host: 'ann', id: 'table', status: 'lobby' } as unknown as TableRecord
          const { options } = houseRulesNow(game, record)
          expect(idsOf(houseRulesPanel(record, game, 'ann'))).toEqual([0, 1, 2, 3].map((page) => `q1|q|table|${page}`))
          for (const [page, group] of OPTION_GROUPS.entries()) {
            const counting = sheet.idsIn(group).filter((one) => sheet.counts(one, options))
            expect(fieldsOf(houseRulesForm(record, game, page)).sort()).toEqual([...counting].sort())
          }
        }),
        { numRuns: often(40) },
      )
    }
  })

  it('a form sent back as it stands changes nothing, whatever is chosen', () => {
    for (const game of GAMES) {
      const { sheet, seats } = game.rules
      fc.assert(
        fc.property(fc.nat(), (seed) => {
          const drawn = drawnHouseRules(sheet, seats, { rng: rngFrom(`same:${seed}`) })
          const record = { ...drawn, host: 'ann', id: 'table', status: 'lobby' } as unknown as TableRecord
          const { options } = houseRulesNow(game, record)
          for (const page of OPTION_GROUPS.keys()) {
            const chosen = chosenIn(game, asItStands(houseRulesForm(record, game, page)))
            for (const [id, value] of Object.entries(chosen)) {
              if (sheet.counts(id, options)) expect([id, value]).toEqual([id, options[id]])
            }
          }
        }),
        { numRuns: often(40) },
      )
    }
  })

  it('a group’s button shows what is unusual in it', async () => {
    const at = await lobby('imperial')
    await at.press('ann', `q1|c|${at.table}|preset`, 'standard')
    const own = async () => readable(panel(await at.press('ann', `q1|qh|${at.table}`)))
    expect(await own()).toContain('Beginning…\nWinning…\nCards and fights…\nTime…')
    granted(await at.tables.settings.setHouseRules(at.table, 'ann', { options: { merciless: true } }))
    expect(await own()).toContain('Cards and fights: Merciless…')
    const options = { 'villain-game': true, 'travel-together': true, 'guild-licences': true }
    granted(await at.tables.settings.setHouseRules(at.table, 'ann', { options }))
    expect(await own()).toContain('Cards and fights: 4 unusual rules…')
  })

  it('contradictions are pointed out in the lobby and its forms, and refuse nothing', async () => {
    const at = await lobby('imperial')
    const options = { 'short-game': true, 'minimum-rounds': 20, 'round-limit': 8 }
    granted(await at.tables.settings.setHouseRules(at.table, 'ann', { options }))
    const imperial = GAMES.find(({ rules }) => rules.id === 'imperial')
    const sentence = imperial?.words.houseRules.contradictions?.['last-before-first'] ?? '?'
    expect(readable(panel(await at.press('ann', `q1|qh|${at.table}`)))).toContain(sentence)
    await at.shown()
    expect(readable(at.card())).toContain(sentence)
    granted(await at.tables.settings.setHouseRules(at.table, 'ann', { options: { 'short-game': false } }))
    await at.shown()
    expect(readable(at.card())).not.toContain(sentence)
  })

  it.each(GAMES.map((game) => [game.words.title, game] as const))(
    'no preset of %s contradicts itself, and each contradiction can be chosen and has its sentence',
    (_title, { rules: { sheet, seats }, words }) => {
      for (const preset of sheet.presetIds) expect(sheet.contradictionsIn(sheet.chosen(preset))).toEqual([])
      const met = new Set<string>()
      const rng = { rng: rngFrom('contradictions') }
      for (let n = 0; n < 4000; n += 1) {
        const { preset, options } = drawnHouseRules(sheet, seats, rng)
        for (const { id } of sheet.contradictionsIn(sheet.chosen(preset, options))) met.add(id)
      }
      expect([...met].sort()).toEqual(sheet.contradictions.map(({ id }) => id).sort())
      expect(Object.keys(words.houseRules.contradictions ?? {}).sort()).toEqual([...met].sort())
    },
  )
})

/** The ids of the options in a form, those to tick included. */
function fieldsOf(form: ReturnType<typeof houseRulesForm>): string[] {
  return [...asItStands(form, true)].flatMap(([id, values]) => (id.startsWith('switches-') ? values : [id]))
}

/** What a client sends if nobody changes anything; `isAll`: as if everything to tick were ticked. */
function asItStands(form: ReturnType<typeof houseRulesForm>, isAll = false): Map<string, readonly string[]> {
  type Field = { custom_id: string; value?: string; options?: { value: string; default?: boolean }[] }
  return new Map(
    (form?.components ?? []).map((label) => {
      const { custom_id: id, value, options } = (label as unknown as { component: Field }).component
      const isBox = id.startsWith('switches-')
      const picked = options?.filter((one) => one.default === true || (isAll && isBox)).map((one) => one.value)
      return [id, picked ?? [value ?? '']]
    }),
  )
}

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
    expect(await at.form('ann', `q1|q|${at.table}|0`)).toMatchObject({
      title: say('house-rules-form', { group: say('house-rules-group-beginning') }),
    })
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
    await at.send('ann', { 'switches-beginning': [], 'switches-time': [] })
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
