import { describe, expect, it } from 'vitest'
import { GAMES } from '../../src/games/index.ts'

// Discord's limits for a form and a menu.
const TITLE = 45
const LINE = 100
const LABEL = 80

describe.each(GAMES.map((game) => [game.words.title, game] as const))('the house rules of %s', (_title, game) => {
  const { sheet } = game.rules
  const { presets, options, clashes } = game.words.houseRules

  it('have words for every preset, option, value and requirement, and no others', () => {
    expect(Object.keys(presets).sort()).toEqual([...sheet.presetIds].sort())
    expect(Object.keys(options).sort()).toEqual([...sheet.ids].sort())
    expect(Object.keys(clashes).sort()).toEqual(sheet.requirements.map(({ id }) => id).sort())
  })

  it('fit their forms', () => {
    for (const { title, line } of Object.values(presets)) {
      expect(title.length, title).toBeLessThanOrEqual(TITLE - 5)
      expect(line.length, line).toBeLessThanOrEqual(LINE)
    }
    for (const id of sheet.ids) {
      const form = sheet.formOf(id)
      const { title, line, label = String } = options[id] ?? { title: '', line: '' }
      expect(title.length, id).toBeGreaterThan(0)
      expect(title.length, title).toBeLessThanOrEqual(TITLE)
      expect(line.length, line).toBeGreaterThan(0)
      expect(line.length, line).toBeLessThanOrEqual(LINE)
      const values = 'values' in form ? form.values : form.kind === 'switch' ? [true, false] : [form.usual]
      const labels = values.map((value) => label(value))
      expect(new Set(labels).size, `${id}: ${labels.join(', ')}`).toBe(labels.length)
      for (const one of labels) {
        expect(one, id).toMatch(/\S/)
        expect(one, id).not.toMatch(/undefined|\[object/)
        expect(one.length, one).toBeLessThanOrEqual(LABEL)
      }
    }
  })

  it('begin with the faithful game, and include a short one', () => {
    expect(sheet.presetIds[0]).toBe('standard')
    expect(sheet.presets['standard']).toEqual({})
    expect(sheet.isPreset('short')).toBe(true)
    expect(sheet.presetIds.length).toBeLessThanOrEqual(25)
  })
})
