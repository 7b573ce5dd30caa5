import { describe, expect, it } from 'vitest'
import { copyOf, Run } from '../../../../src/engine/index.ts'
import { IMPERIAL_RULES } from '../../../../src/games/imperial/rules/index.ts'
import { imperial } from '../kit.ts'

describe('visible information (IMP-0.5)', () => {
  const t = imperial({
    kate: { clues: ['The Toll Box', 'The Net Loft'], treasures: ['grail'] },
    rosa: { clues: ['The Loose Brick'], spells: ['healing'] },
  }, { banked: ['palantir-of-zog'] }) // prettier-ignore

  it('one’s own clues by name, those of others by number', () => {
    const view = IMPERIAL_RULES.view(t.state, 0)
    expect(view.hand).toEqual(['clue-fort-grimrock-1', 'clue-fishgut-2'])
    expect(view.players[1]?.character).toMatchObject({ clues: 1, spells: ['healing'] })
    expect(JSON.stringify(view)).not.toContain('clue-nobnodd-1')
    expect(JSON.stringify(IMPERIAL_RULES.view(t.state, null))).not.toContain('clue-')
  })

  it('the found Imperial Treasures and where they are (IMP-13.3)', () => {
    expect(IMPERIAL_RULES.view(t.state, null).found).toEqual([
      { tile: 'grail', where: 0 },
      { tile: 'palantir-of-zog', where: null },
    ])
  })

  it('visible information (IMP-0.5) is plain data', () => {
    const view = IMPERIAL_RULES.view(t.state, 1)
    expect(JSON.parse(JSON.stringify(view))).toEqual(view)
  })

  it('hidden information changes nothing a seat is shown or asked', () => {
    // The same table twice, except for Kate's clues: Rosa must not notice a difference.
    const twice = [['The Net Loft', 'The Toll Box'], ['Lot Forty-Two', 'The Hollow Oak']].map((clues) => {
      const table = imperial({ kate: { hex: 'h-1-3', clues }, rosa: { hex: 'h-1-3' } }).dice(3, 3)
      const { run } = Run.start(IMPERIAL_RULES, table.state)
      run.submit({ seat: 0, verb: 'phase.move', key: 'stay' })
      return [run.askedAsSeenBy(1), run.askedAsSeenBy(null), IMPERIAL_RULES.view(run.state, 1), run.asidesOf(1)]
    }) // prettier-ignore
    expect(twice[0]).toEqual(twice[1])
    expect(JSON.stringify(twice[0]?.[0])).toContain('business.do')
  })

  it('a game thawed from its snapshot goes on the same', () => {
    const table = imperial({ kate: {}, rosa: {} }).dice()
    const thawed = copyOf(JSON.parse(JSON.stringify(table.state)))
    const runs = [table.state, thawed].map((state) => {
      const { run } = Run.start(IMPERIAL_RULES, state)
      for (let step = 0; step < 60 && !run.isOver; step += 1) {
        const [one] = run.asked
        if (one) run.submit({ seat: one.seat, verb: one.verb, key: one.default ?? one.offers[0]?.key ?? '' })
      }
      return JSON.stringify(run.state)
    })
    expect(runs[0]).toBe(runs[1])
  })
})
