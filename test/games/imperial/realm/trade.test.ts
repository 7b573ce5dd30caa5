import { describe, expect, it } from 'vitest'
import { keepClueLimit } from '../../../../src/games/imperial/rules/deeds/pools.ts'
import { IMPERIAL_RULES } from '../../../../src/games/imperial/rules/index.ts'
import { imperial, type Answer } from '../kit.ts'

const clues = ['The Loose Brick', 'Lot Forty-Two', 'The Toll Box', 'The Hollow Oak']

function asideKeys(state: Parameters<typeof IMPERIAL_RULES.view>[0], seat: number, verb: string): string[] {
  return (IMPERIAL_RULES.asides?.(state, seat) ?? []).filter((one) => one.verb === verb).map((one) => one.key)
}

describe('trade (section 14)', () => {
  it('a player with two clues too many may pick both at once (IMP-5.9)', () => {
    const t = imperial({ kate: { clues: [...clues, 'The Net Loft', 'The Third Branch'] } })
    const got = t.play(keepClueLimit, 'kate')
    expect(got.asked.map(({ verb, times }) => [verb, times])).toEqual([
      ['clue.discard', 2],
      ['clue.discard', undefined],
    ])
    expect(t.hand('kate')).toHaveLength(4)
  })

  const swap: Answer[] = [
    ['phase.move', 'road:h-1-3'],
    ['trade.open', 'seat:1'],
    ['trade.build', 'you'],
    ['trade.build', 'hide:clue-fishgut-2', 'rosa'],
    ['trade.build', 'ask:spear-1', 'rosa'],
    ['trade.build', 'offer', 'rosa'],
    ['trade.answer', 'accept', 'kate'],
    ['clue.discard', 'clue-nobnodd-1', 'kate'],
    ['business.do', 'clue:clue-fishgut-2'],
  ]
  const meeting = () =>
    imperial({
      kate: { hex: 'h-2-4', clues, weapons: ['spear'] },
      rosa: { hex: 'h-1-3', clues: ['The Net Loft', 'The Third Branch'] },
      ozmo: { hex: 'h-1-3' },
    })

  it('a clue face down for a spear: swapped, one of five discarded, exchanged in the same Phase 2 (S46)', () => {
    const t = meeting().draws('silver-flute').dice(3, 4)
    const got = t.turns(swap)
    expect(t.who('kate')).toMatchObject({ weapons: [], treasures: ['silver-flute'] })
    expect(t.hand('kate')).toEqual(['Lot Forty-Two', 'The Toll Box', 'The Hollow Oak'])
    expect(t.who('rosa')).toMatchObject({ weapons: ['spear-1'], weapon: 'spear-1' })
    expect(got.of('trade-handed')).toMatchObject([
      { seat: 1, partner: 0, tiles: [], clues: 1 },
      { seat: 0, partner: 1, tiles: ['spear-1'], clues: 0 },
    ])
    expect(t.state.turn.traded).toBe(false) // of the next turn
  })

  it('only the receiver learns a clue that was face down, and only afterwards (IMP-14.3)', () => {
    const t = meeting().draws('silver-flute').dice(3, 4)
    const got = t.turns(swap)
    const at = (kind: string) => got.facts.findIndex((fact) => fact.kind === kind)
    expect(got.of('clue-seen')).toMatchObject([{ seat: 0, clue: 'clue-fishgut-2' }])
    expect(at('clue-seen')).toBeGreaterThan(at('trade-handed'))
    expect(JSON.stringify(got.of('trade-proposed'))).not.toContain('clue-fishgut')
  })

  it('the gift and the price are two steps, and laid at once', () => {
    const t = meeting()
    const got = t.turns([
      ['phase.move', 'road:h-1-3'],
      ['trade.open', 'seat:1'],
      ['trade.build', 'give:spear-1'],
      ['trade.build', 'for-clues:1'],
      ['trade.answer', 'accept', 'rosa'],
      ['trade.clue', 'clue-silverleaf-1', 'rosa'],
      ['clue.discard', 'clue-nobnodd-1', 'kate'],
    ])
    expect(got.of('trade-proposed')).toMatchObject([{ gives: ['spear-1'], asks: [], asksClues: 1 }])
    expect(t.who('rosa').weapons).toEqual(['spear-1'])
    expect(t.hand('kate')).toContain('The Third Branch')
  })

  it('an open clue is seen by the two traders before the answer (IMP-14.3)', () => {
    const t = meeting()
    const got = t.turns([
      ['phase.move', 'road:h-1-3'],
      ['trade.open', 'seat:1'],
      ['trade.build', 'show:clue-brassbottom-1'],
      ['trade.build', 'ask-clues:1'],
      ['trade.build', 'offer'],
      ['trade.answer', 'accept', 'rosa'],
      ['trade.clue', 'clue-silverleaf-1', 'rosa'],
    ])
    expect(got.of('trade-clue-shown')).toEqual([{ kind: 'trade-clue-shown', seat: 0, clue: 'clue-brassbottom-1' }])
    expect(t.hand('kate')).toContain('The Third Branch')
    expect(t.hand('rosa')).toEqual(['The Net Loft', 'Lot Forty-Two'])
  })

  it('trade (section 14): by default the answer is no, and after three proposals there are no more (IMP-14.2)', () => {
    const t = meeting()
    const offer: Answer[] = [['trade.open', 'seat:1'], ['trade.build', 'give:spear-1'], ['trade.build', 'offer']] // prettier-ignore
    const got = t.turns([['phase.move', 'road:h-1-3'], ...offer, ...offer, ...offer])
    expect(got.of('trade-refused')).toHaveLength(3)
    expect(t.who('kate').weapons).toEqual(['spear-1'])
    expect(() => meeting().turns([['phase.move', 'road:h-1-3'], ...offer, ...offer, ...offer, ...offer])).toThrow(
      'never asked: trade.open',
    )
  })

  it('one partner a turn (IMP-3.7, IMP-14.2)', () => {
    const t = meeting()
    const answers: Answer[] = [
      ['phase.move', 'road:h-1-3'],
      ['trade.open', 'seat:1'],
      ['trade.build', 'give:spear-1'],
      ['trade.build', 'offer'],
      ['trade.open', 'seat:2'],
    ]
    expect(() => t.turns(answers)).toThrow('never asked: trade.open seat:2')
  })

  it('a counter-proposal turns the tables (IMP-14.2)', () => {
    const t = meeting()
    t.turns([
      ['phase.move', 'road:h-1-3'],
      ['trade.open', 'seat:1'],
      ['trade.build', 'ask-clues:1'],
      ['trade.build', 'offer'],
      ['trade.answer', 'counter', 'rosa'],
      ['trade.build', 'hide:clue-silverleaf-1', 'rosa'],
      ['trade.build', 'ask:spear-1', 'rosa'],
      ['trade.build', 'offer', 'rosa'],
      ['trade.answer', 'accept', 'kate'],
      ['clue.discard', 'clue-silverleaf-1', 'kate'],
    ])
    expect(t.who('rosa').weapons).toEqual(['spear-1'])
  })

  it('trade (section 14): not with prisoners, not from afar, not on another player’s turn (IMP-14.1, IMP-14.2, IMP-6.19)', () => {
    const t = imperial({ kate: {}, rosa: { inPrison: true }, ozmo: { hex: 'h-0-0' }, turb: {} })
    t.state.atRest = true
    expect(asideKeys(t.state, 0, 'trade.open')).toEqual(['seat:3'])
    expect(asideKeys(t.state, 3, 'trade.open')).toEqual([])
    t.state.atRest = false
    expect(asideKeys(t.state, 0, 'trade.open')).toEqual([])
  })

  it('a partner who leaves cancels the trade, and the turn goes on (IMP-18.48)', () => {
    const t = meeting().dice(3, 4)
    const got = t.turns([
      ['phase.move', 'road:h-1-3'],
      ['trade.open', 'seat:1'],
      ['trade.build', 'give:spear-1'],
      ['trade.build', 'offer'],
      ['leave', '', 'rosa'],
    ])
    expect(got.of('trade-dropped')).toHaveLength(1)
    expect(got.of('explored')).toMatchObject([{ seat: 0 }])
    expect(t.who('kate').weapons).toEqual(['spear-1'])
  })

  it('a lent weapon given away leaves the companion’s hands', () => {
    const t = imperial({ kate: { companions: [{ tile: 'ogre', lent: 'sword' }] }, rosa: {} }).dice(3, 4)
    t.turns([
      ['trade.open', 'seat:1'],
      ['trade.build', 'give:sword-1'],
      ['trade.build', 'offer'],
      ['trade.answer', 'accept', 'rosa'],
    ])
    expect(t.who('kate').companions[0]?.lent).toBeNull()
    expect(t.who('rosa')).toMatchObject({ weapons: ['sword-1'], weapon: 'sword-1' })
  })
})
