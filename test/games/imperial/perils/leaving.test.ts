import { describe, expect, it } from 'vitest'
import { printedHexOf } from '../../../../src/games/imperial/data/board.ts'
import { imperial } from '../kit.ts'

// Leaving in the middle of things: other players' matters go on by the rules (IMP-15.8, IMP-18.48).

describe('a trade is done once the goods have changed hands', () => {
  const clues = ['The Net Loft', 'The Toll Box', 'The Loose Brick', 'The Empty Armour'] as const
  const meeting = () =>
    imperial({ kate: { clues }, rosa: { clues: ['The Fourteenth Guest'] }, ozmo: {} })
      .dice(3, 4)
      .strict()
  const given = [
    ['phase.move', 'stay'],
    ['business.do', 'explore'],
  ] as const

  it('the partner leaves while the other picks what to discard: it is discarded all the same (IMP-14.5)', () => {
    const t = meeting()
    const got = t.turns([
      ['trade.open', 'seat:1'],
      ['trade.build', 'ask-clues:1'],
      ['trade.build', 'offer'],
      ['trade.answer', 'accept', 'rosa'],
      ['leave', '', 'rosa'],
      ['clue.discard', 'clue-nobnodd-1'],
      ...given,
    ])
    expect(got.of('trade-dropped')).toEqual([])
    expect(got.of('clue-discarded')).toMatchObject([{ seat: 0 }])
    expect(t.who('kate').clues).toHaveLength(4)
    expect(t.state.trading).toEqual([])
  })

  it('the active player leaves while the partner picks: the partner still discards, then the turn is over', () => {
    const t = imperial({ kate: { clues: ['The Fourteenth Guest'] }, rosa: { clues }, ozmo: {} }).strict()
    const got = t.turns([
      ['trade.open', 'seat:1'],
      ['trade.build', 'hide:clue-castle-highgloom-1'],
      ['trade.build', 'offer'],
      ['trade.answer', 'accept', 'rosa'],
      ['leave', '', 'kate'],
      ['clue.discard', 'clue-nobnodd-1', 'rosa'],
    ])
    expect(got.of('clue-discarded')).toMatchObject([{ seat: 1 }])
    expect(t.who('rosa').clues).toHaveLength(4)
    expect(t.state).toMatchObject({ trading: [], active: 1 })
  })
})

describe('the end waits for a draw in progress (IMP-16.2)', () => {
  const banked = ['grail', 'scepter-of-baldan', 'talisman-of-quox', 'palantir-of-zog', 'emerald-of-life']
  const clues = ['The Net Loft', 'The Toll Box', 'The Loose Brick', 'The Empty Armour'] as const

  it('a bystander who leaves does not cut a reward short', () => {
    const t = imperial(
      { kate: { hex: printedHexOf('castle-highgloom'), clues, companions: ['maid-marywin'] }, ozmo: {}, rosa: {} },
      { banked },
    )
    const got = t
      .draws('battle-ring-of-gorath')
      .clues('The Fourteenth Guest')
      .turns([
        ['phase.move', 'stay'],
        ['business.do', 'deliver:maid-marywin'],
        ['leave', '', 'ozmo'],
        ['clue.discard', 'clue-nobnodd-1'],
      ])
    expect(got.of('clue-discarded')).toMatchObject([{ seat: 0, why: 'limit' }])
    expect(t.who('kate').clues).toHaveLength(4)
    expect(t.state.phase).toBe('over')
  })

  it('the end waits for a draw in progress (IMP-16.2), nor does it keep the Emperor from taking one more (IMP-5.8)', () => {
    const t = imperial(
      {
        kate: { hex: printedHexOf('imperial-capital'), treasures: ['emerald-of-life', 'palantir-of-zog'] },
        ozmo: {},
        rosa: {},
      },
      { banked: banked.slice(0, 3) },
    )
    const got = t.draws('battle-ring-of-gorath', 'gold-egg', 'gold-harp', 'gold-mask').turns([
      ['phase.move', 'stay'],
      ['business.do', 'emperor:emerald-of-life'],
      ['leave', '', 'ozmo'],
      ['business.do', 'emperor:palantir-of-zog'],
      ['business.do', 'finish'],
    ])
    expect(got.of('emperor-rewards')).toHaveLength(2)
    expect(t.state.phase).toBe('over')
  })

  it('the end waits for a draw in progress (IMP-16.2), but a player who leaves in the middle of their own draw completes the set (IMP-15.8)', () => {
    const t = imperial(
      { kate: { hex: printedHexOf('castle-highgloom'), clues, companions: ['maid-marywin'] }, ozmo: {}, rosa: {} },
      { banked },
    )
    t.draws('battle-ring-of-gorath')
      .clues('The Fourteenth Guest')
      .turns([
        ['phase.move', 'stay'],
        ['business.do', 'deliver:maid-marywin'],
        ['leave', '', 'kate'],
      ])
    expect(t.state.phase).toBe('over')
  })
})
