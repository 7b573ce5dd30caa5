import { describe, expect, it } from 'vitest'
import { NoSuchOption, OptionSheet, typedValue, type OptionForm } from '../../src/engine/index.ts'
import { SHEET } from '../kit/toy/rules.ts'

describe('a sheet of options', () => {
  it("a sheet of options has defaults, overridden by the preset, overridden by the table's choices", () => {
    const usual = { goal: 20, lamps: true, mood: 'grim', twilight: null, depths: [3, 5], thinking: null }
    expect(SHEET.chosen('standard')).toEqual(usual)
    expect(SHEET.chosen('solemn')).toEqual({ ...usual, goal: 12, lamps: false })
    expect(SHEET.chosen('solemn', { goal: 8, twilight: 9 })).toEqual({ ...usual, goal: 8, lamps: false, twilight: 9 })
    expect(SHEET.changed('solemn', SHEET.chosen('solemn', { goal: 12, twilight: 9 }))).toEqual({ twilight: 9 })
  })

  it.each([
    ['an option it does not have', { candles: true }],
    ['a number that is not offered', { goal: 9 }],
    ['a text for a switch', { lamps: 'on' }],
    ['another mood', { mood: 'merry as can be' }],
    ['a typed number that is too large', { twilight: 100 }],
    ['half a number', { twilight: 1.5 }],
    ['too few numbers', { depths: [3] }],
    ['numbers that do not rise', { depths: [5, 5] }],
    ['what every object has', { constructor: true }],
  ])('a sheet of options refuses %s', (_what, chosen) => {
    expect(() => SHEET.chosen('standard', chosen)).toThrow(NoSuchOption)
    for (const [id, value] of Object.entries(chosen)) expect(SHEET.allows(id, value)).toBe(false)
  })

  it('a sheet of options refuses an unknown preset', () => {
    expect(() => SHEET.chosen('long')).toThrow(NoSuchOption)
    expect(() => SHEET.chosen('toString')).toThrow(NoSuchOption)
    expect(SHEET.isPreset('toString')).toBe(false)
  })

  it('a sheet of options finds conflicting choices and unsuitable numbers of seats', () => {
    expect(SHEET.clash(SHEET.chosen('standard', { mood: 'merry' }))).toBeUndefined()
    expect(SHEET.clash(SHEET.chosen('solemn', { mood: 'merry' }))?.id).toBe('merry-lamps')
    expect(SHEET.clash(SHEET.chosen('solemn'), 2)?.id).toBe('solemn-seats')
    expect(SHEET.clash(SHEET.chosen('solemn'), 3)).toBeUndefined()
    expect(SHEET.seats(SHEET.chosen('solemn'), { min: 1, max: 6 })).toEqual({ min: 3, max: 4 })
    expect(SHEET.seats(SHEET.chosen('standard'), { min: 1, max: 6 })).toEqual({ min: 1, max: 6 })
  })

  it('neither shows nor keeps options that do not count, such as the numbers of a switch that is off', () => {
    const sheet = new OptionSheet({
      options: {
        feet: { kind: 'switch', usual: false },
        dice: { kind: 'number', values: [2, 3], usual: 2 },
        marks: { kind: 'rising', count: 2, least: 1, most: 9, usual: [1, 2] },
      },
      presets: { plain: {}, quick: { feet: true, dice: 3 } },
      needs: { dice: { option: 'feet', is: [true] } },
    })
    const on = sheet.chosen('quick', { dice: 2 })
    expect([sheet.counts('dice', on), sheet.changed('quick', on), sheet.settled('quick', on)]).toEqual([true, { dice: 2 }, on]) // prettier-ignore
    const off = sheet.chosen('quick', { feet: false, dice: 2 })
    expect(sheet.counts('dice', off)).toBe(false)
    expect(sheet.changed('quick', off)).toEqual({ feet: false })
    expect(sheet.settled('quick', off)).toEqual({ feet: false, dice: 3, marks: [1, 2] })
    expect(sheet.shown('quick', sheet.settled('quick', off))).toEqual({ feet: false, marks: [1, 2] })
    expect(sheet.shown('quick', off)).toEqual(off) // An older game was dealt with it.
    expect(sheet.idle({ dice: 2 }, off, sheet.chosen('quick'))).toBe('dice')
    expect(sheet.idle({ dice: 3 }, off, sheet.chosen('quick'))).toBeUndefined()
    const needs = { dice: { option: 'feet', is: [2] } }
    expect(() => new OptionSheet({ options: sheet.options, presets: { all: {} }, needs })).toThrow(NoSuchOption)
    const twice = { dice: { option: 'marks', is: [[1, 2]] }, marks: { option: 'feet', is: [true] } }
    expect(() => new OptionSheet({ options: sheet.options, presets: { all: {} }, needs: twice })).toThrow(
      'has a precondition itself',
    )
  })

  it('a declaration that contradicts itself throws', () => {
    const options = { lamps: { kind: 'switch', usual: true }, mood: { kind: 'switch', usual: false } } as const
    const requirements = [
      { id: 'x', if: { option: 'mood', is: [true] }, then: [{ option: 'lamps', is: [true] }] },
    ] as const
    expect(() => new OptionSheet({ options, presets: { all: {} }, requirements })).not.toThrow()
    const odd = { dark: { lamps: false, mood: true } }
    expect(() => new OptionSheet({ options, presets: odd, requirements })).toThrow(
      'preset dark does not meet requirement x',
    )
    const unknown = [{ id: 'x', if: { option: 'moon', is: [true] } }]
    expect(() => new OptionSheet({ options, presets: { all: {} }, requirements: unknown })).toThrow(NoSuchOption)
  })
})

it.each<[string, OptionForm, unknown]>([
  ['on', SHEET.options.lamps, true],
  ['off', SHEET.options.lamps, false],
  ['maybe', SHEET.options.lamps, undefined],
  ['12', SHEET.options.goal, 12],
  ['13', SHEET.options.goal, undefined],
  ['merry', SHEET.options.mood, 'merry'],
  ['', SHEET.options.mood, 'grim'],
  ['  ', SHEET.options.twilight, null],
  ['07', SHEET.options.twilight, 7],
  ['-7', SHEET.options.twilight, undefined],
  ['7 8', SHEET.options.twilight, undefined],
  ['99999999999999', SHEET.options.twilight, undefined],
  ['2, 4', SHEET.options.depths, [2, 4]],
  ['2;4', SHEET.options.depths, [2, 4]],
  ['4 2', SHEET.options.depths, undefined],
  ['2 four', SHEET.options.depths, undefined],
])('typed as %j', (text, form, value) => {
  expect(typedValue(form, text)).toEqual(value)
})
