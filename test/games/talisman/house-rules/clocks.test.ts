import { describe, expect, test } from 'vitest'
import { SHEET } from '../../../../src/games/talisman/data/options.ts'
import { TALISMAN } from '../../../../src/games/talisman/index.ts'
import { DECISION_VERBS, REACTION_VERBS } from '../../../../src/games/talisman/view/verbs.ts'
import { timingAfter, timingWith } from '../../../../src/tables/steps/house-rules.ts'
import { timingOf, type TableRecord } from '../../../../src/tables/model/store.ts'

/** How much time house rules give, and presets. */

const MINUTE = 60_000
const HOUR = 60 * MINUTE

describe('timers', () => {
  const evening = timingOf('evening')

  test('timers say how long a reaction and a decision may take (TAL-OPT.22, TAL-OPT.23)', () => {
    const chosen = SHEET.chosen('standard', { 'reaction-timer': 30, 'turn-timer': 600 })
    expect(timingWith(evening, SHEET, chosen)).toMatchObject({ reaction: 30_000, decision: 10 * MINUTE })
    expect(timingWith(evening, SHEET, SHEET.chosen('async'))).toMatchObject({
      reaction: 12 * HOUR,
      decision: 24 * HOUR,
    })
  })

  test('timers: unless they are set the pace of the table holds, and so it does again once they are taken back', () => {
    expect(timingWith(evening, SHEET, SHEET.chosen('standard'))).toEqual(evening)
    const options = SHEET.chosen('standard', { 'turn-timer': 60 })
    const record = { options, timing: timingWith(evening, SHEET, options) } as unknown as TableRecord
    expect(timingAfter(record, SHEET, SHEET.chosen('standard'))).toEqual(evening)
  })

  test('three decisions in a row by timer, and a player counts as away (TAL-R94)', () => {
    expect(TALISMAN.inactiveAfter).toEqual({ most: 3, each: 'decision' })
  })

  test('whether luck is spent is a word in passing on another’s Turn; whether a deal is struck is not', () => {
    expect(REACTION_VERBS).toContain('luck.spend')
    expect(DECISION_VERBS).toEqual(
      expect.arrayContaining(['trade.deal', 'trade.answer', 'loot.dead', 'trophies.choose']),
    )
  })
})

describe('presets', () => {
  test.each([
    ['short', 3, 108],
    ['sprint', 5, 60],
  ] as const)(
    '%s: one of three, head start %i, a budget of %i Turns, and the first on the Crown wins',
    (id, start, budget) => {
      expect(SHEET.changed('standard', SHEET.chosen(id))).toEqual({
        'character-selection': 'pick-of-three',
        'head-start': start,
        'start-gold': 3,
        'start-talisman': true,
        'trophy-rate': 5,
        'crown-victory': 'instant',
        'inner-gate': 'open',
        'turn-budget': budget,
      })
    },
  )

  test('every preset is named, and the first is the printed game', () => {
    expect(SHEET.presetIds).toEqual(['standard', 'short', 'sprint', 'async', 'full', 'balanced'])
    expect(Object.keys(TALISMAN.words.houseRules.presets)).toEqual(SHEET.presetIds)
  })
})
