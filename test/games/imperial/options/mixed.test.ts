import { describe, expect, it } from 'vitest'
import { IMPERIAL } from '../../../../src/games/imperial/index.ts'
import { SHEET } from '../../../../src/games/imperial/data/options.ts'
import { playChecked } from '../../../../trials/checks.ts'
import { parts } from '../../../../trials/games/imperial/parts.ts'
import { mixedMatch, played } from '../mixed.ts'
import { often } from '../../../kit/often.ts'

// Random legal house rules, sensible and curious players, and some who leave: every match comes to an end, and nothing
// breaks. Larger numbers are for a hunt by hand: npm run hunt -- imperial

describe('matches with any house rules', () => {
  it.each(Array.from({ length: often(4) }, (_, seed) => `house ${seed}`))('%s', (seed) => {
    const { setup, player } = mixedMatch(seed)
    const run = played(setup, player)
    expect(run.isOver, `mixedMatch('${seed}') plays ${JSON.stringify(setup)}`).toBe(true)
    expect(IMPERIAL.rules.inHand(run.state)).toEqual([])
  })

  it('matches with any house rules, and at every step of one all that must hold of any game holds', () => {
    const { setup, player } = mixedMatch('checked')
    const rules = { ...setup, preset: 'blood-and-guts', options: {}, seats: 4 }
    playChecked(IMPERIAL, rules, player, parts, { limit: 150, every: 50 })
  })

  it('every switch goes with every other: nothing excludes anything (options.json)', () => {
    const on = Object.fromEntries(SHEET.ids.filter((id) => SHEET.formOf(id).kind === 'switch').map((id) => [id, true]))
    expect(Object.keys(on)).toHaveLength(10)
    expect(SHEET.clash(SHEET.chosen('standard', on))).toBeUndefined()
  })

  it.each(SHEET.presetIds)('the preset %s is played to its end by computers', (preset) => {
    const { setup, player } = mixedMatch(`preset ${preset}`)
    const chosen = { ...setup, preset, options: {}, seats: 3 }
    expect(played(chosen, player).isOver).toBe(true)
  })
})
