import { describe, expect, it } from 'vitest'
import type { TreasureId } from '../../../src/games/warlock/data/ids.ts'
import { WARLOCK_RULES } from '../../../src/games/warlock/rules/index.ts'
import { letKnow } from '../../../src/games/warlock/state/knowledge.ts'
import { warlock } from './kit.ts'

const SPOT = 'c-16-31'

describe('deals (WAR-12)', () => {
  it("one for one: a look at a Key card, each of the owner's choice, takes three presses and an answer (WAR-12.3)", () => {
    const t = warlock({ A: { at: SPOT, keyCards: [3] }, B: { at: SPOT, keyCards: [9] }, C: {} })
    const got = t.turns([
      ['turn.action', 'deal:seat:1'],
      ['deal.build', 'swap-own'],
      ['deal.detail', '3'],
      ['deal.answer', 'accept:show-9', 'B'],
      ['turn.action', 'pass'],
    ])
    expect([t.cell('A', 9, 'B').proof, t.cell('B', 3, 'A').proof]).toEqual(['here', 'here'])
    expect(got.offered('deal.answer')).toEqual(['decline', 'accept:show-blank', 'accept:show-9', 'counter'])
    expect(got.heard('key-seen', 'C')).toEqual([])
  })

  it('deals (WAR-12): or the truth about one number', () => {
    const t = warlock({ A: { at: SPOT, keyCards: [3] }, B: { at: SPOT, keyCards: [9] } })
    const got = t.turns([
      ['turn.action', 'deal:seat:1'],
      ['deal.build', 'swap-answer'],
      ['deal.detail', '3'],
      ['deal.answer', 'accept', 'B'],
      ['turn.action', 'pass'],
    ])
    expect([t.cell('A', 3, 'B').proof, t.cell('B', 3, 'A').proof]).toEqual(['absent', 'here'])
    expect(got.offered('deal.build')).toEqual(expect.arrayContaining(['swap-own', 'swap-answer']))
  })

  it('a number is answered truthfully, for the asker alone (WS-54, WAR-12.6, WAR-12.8)', () => {
    const t = warlock({ A: { at: SPOT, gold: 2 }, B: { at: SPOT, keyCards: [9] } })
    const got = t.turns([
      ['turn.action', 'deal:seat:1'],
      ['deal.build', 'give-gold'],
      ['deal.detail', '2'],
      ['deal.build', 'ask-answer'],
      ['deal.detail', '4'],
      ['deal.build', 'offer'],
      ['deal.answer', 'accept', 'B'],
      ['turn.action', 'pass'],
    ])
    expect([t.who('A').gold, t.who('B').gold]).toEqual([0, 2])
    expect(t.cell('A', 4, 'B')).toMatchObject({ proof: 'absent', reason: 'answer' })
    expect(got.heard('key-seen', null)).toEqual([])
    expect(got.heard('deal-done', null)[0]).toMatchObject({
      gave: { gold: 2, provisions: 0, cards: 0, showed: false },
      got: { gold: 0, cards: 0, showed: true },
    })
  })

  it('an impossible deal fails as a whole, and each learns only that (WS-55, WAR-12.5)', () => {
    const t = warlock({ A: { at: SPOT, gold: 1 }, B: { at: SPOT, treasures: ['key-2'] }, C: {}, D: { at: 'c-16-33' } })
    const got = t.turns([
      ['turn.action', 'deal:seat:1'],
      ['deal.build', 'give-gold'],
      ['deal.detail', '1'],
      ['deal.build', 'ask-key'],
      ['deal.detail', '9'],
      ['deal.build', 'offer'],
      ['deal.answer', 'accept', 'B'],
      ['turn.action', 'pass'],
    ])
    expect([t.who('A').gold, t.who('B').gold]).toEqual([1, 0])
    expect(got.heard('deal-failed', 'A')).toHaveLength(1)
    expect(got.heard('deal-failed', 'C')).toEqual([])
    expect(got.offered('turn.action', 0)).not.toContain('deal:seat:3')
  })

  it('a card with a key: the giver picks which; only the two know it (WAR-12.3, WAR-8.13)', () => {
    const t = warlock({ A: { at: SPOT, provisions: 2 }, B: { at: SPOT, treasures: ['key-2', 'bunch-gaoler'] }, C: {} })
    const got = t.turns([
      ['turn.action', 'deal:seat:1'],
      ['deal.build', 'give-provisions'],
      ['deal.detail', '1'],
      ['deal.build', 'ask-key'],
      ['deal.detail', '2'],
      ['deal.build', 'offer'],
      ['deal.answer', 'accept:bunch-gaoler', 'B'],
      ['turn.action', 'pass'],
    ])
    expect(got.offered('deal.answer')).toEqual(['decline', 'accept:key-2', 'accept:bunch-gaoler', 'counter'])
    expect(got.asked.find(({ verb }) => verb === 'deal.answer')?.publicKeys).toEqual([])
    expect(t.who('A').treasures).toEqual(['bunch-gaoler'])
    expect(t.state.knownTo['bunch-gaoler']).toEqual([1, 0])
  })

  it('several keys may be asked for: a card for each, which the giver picks (WAR-12.3)', () => {
    const asks = (...treasures: TreasureId[]) => {
      const t = warlock({ A: { at: SPOT }, B: { at: SPOT, treasures } })
      const got = t.turns([
        ['turn.action', 'deal:seat:1'],
        ['deal.build', 'ask-key'],
        ['deal.detail', '2'],
        ['deal.build', 'ask-key'],
        ['deal.detail', '8'],
        ['deal.build', 'ask-key'],
        ['deal.detail', '5'],
        ['deal.build', 'ask-key'],
        ['deal.detail', '5'],
        ['deal.build', 'offer'],
        ['deal.answer', 'decline', 'B'],
        ['turn.action', 'pass'],
      ])
      return got.offered('deal.answer').filter((key) => key.startsWith('accept'))
    }
    expect(asks('key-2', 'key-8', 'bunch-ferryman')).toEqual([
      'accept:key-2:key-8',
      'accept:bunch-ferryman:key-2',
      'accept:bunch-ferryman:key-8',
    ])
    expect(asks('key-2', 'key-8')).toEqual(['accept:key-2:key-8'])
    expect(asks('bunch-ferryman')).toEqual(['accept']) // one card is not two: the player may accept, and the deal fails
  })

  it('all of them change hands, or the deal fails as a whole (WAR-12.5)', () => {
    const deal = (...treasures: TreasureId[]) => {
      const t = warlock({ A: { at: SPOT, gold: 1 }, B: { at: SPOT, treasures } })
      const got = t.turns([
        ['turn.action', 'deal:seat:1'],
        ['deal.build', 'ask-key'],
        ['deal.detail', '2'],
        ['deal.build', 'ask-key'],
        ['deal.detail', '8'],
        ['deal.build', 'offer'],
        ['deal.answer', treasures.length > 1 ? 'accept:key-2:key-8' : 'accept', 'B'],
        ['turn.action', 'pass'],
      ])
      return [t.who('A').treasures, got.of('deal-failed').length]
    }
    expect(deal('key-2', 'key-8')).toEqual([['key-2', 'key-8'], 0])
    expect(deal('bunch-ferryman')).toEqual([[], 1])
  })

  it('other players cannot tell which cards were dealt, with any knowledge (WAR-12.8, WAR-8.13)', () => {
    const dealt = (card: TreasureId, ...more: TreasureId[]) => {
      const t = warlock({ A: { at: SPOT, treasures: ['key-3', 'crystal-ball', ...more] }, B: { at: SPOT }, C: {} })
      letKnow(t.state, 'key-3', 2)
      letKnow(t.state, 'crystal-ball', 2)
      t.turns([
        ['turn.action', 'deal:seat:1'],
        ['deal.build', 'give-card'],
        ['deal.detail', card],
        ['deal.build', 'offer'],
        ['deal.answer', 'accept', 'B'],
        ['turn.action', 'pass'],
      ])
      return WARLOCK_RULES.view(t.state, 2)
    }
    expect(dealt('key-3')).toEqual(dealt('crystal-ball'))
    expect(dealt('key-3').own?.knows).toEqual([])
  })

  it('a Key card of own choosing is seen by the other alone; a blank says nothing (WAR-12.3, WAR-22.5)', () => {
    const t = warlock({ A: { at: SPOT, keyCards: [3] }, B: { at: SPOT, keyCards: [8] }, C: {} })
    const got = t.turns([
      ['turn.action', 'deal:seat:1'],
      ['deal.build', 'give-own'],
      ['deal.detail', '3'],
      ['deal.build', 'ask-own'],
      ['deal.detail', 'any'],
      ['deal.build', 'offer'],
      ['deal.answer', 'accept:show-blank', 'B'],
      ['turn.action', 'pass'],
    ])
    expect(got.offered('deal.answer')).toEqual(['decline', 'accept:show-blank', 'accept:show-8', 'counter'])
    expect(t.row('B', 3)).toEqual(['here', 'absent', 'absent', 'absent'])
    expect(t.cell('A', 8, 'B').proof).toBe('open')
  })

  it('a stated Key card that the giver does not hold cannot be shown: no proof, no deal', () => {
    const t = warlock({ A: { at: SPOT, keyCards: [3] }, B: { at: SPOT, gold: 1 } })
    const got = t.turns([
      ['turn.action', 'deal:seat:1'],
      ['deal.build', 'give-show'],
      ['deal.detail', '5'],
      ['deal.build', 'ask-gold'],
      ['deal.detail', '1'],
      ['deal.build', 'offer'],
      ['deal.answer', 'accept', 'B'],
      ['turn.action', 'pass'],
    ])
    expect(got.of('deal-failed')).toHaveLength(1)
    expect(t.cell('B', 5, 'A').proof).toBe('open')
  })

  it('one counter; three proposals a turn (WAR-12.2, WAR-12.4)', () => {
    const t = warlock({ A: { at: SPOT, gold: 5 }, B: { at: SPOT, gold: 5 } })
    const propose = [
      ['turn.action', 'deal:seat:1'],
      ['deal.build', 'give-gold'],
      ['deal.detail', '1'],
      ['deal.build', 'offer'],
    ] as const
    const got = t.turns([
      ...propose,
      ['deal.answer', 'counter', 'B'],
      ['deal.build', 'ask-gold', 'B'],
      ['deal.detail', '2', 'B'],
      ['deal.build', 'offer', 'B'],
      ['deal.answer', 'accept', 'A'],
      ...propose,
      ['deal.answer', 'decline', 'B'],
      ...propose,
      ['deal.answer', 'decline', 'B'],
      ['turn.action', 'pass'],
    ])
    expect([t.who('A').gold, t.who('B').gold]).toEqual([3, 7])
    expect(got.offered('deal.answer', 1)).toEqual(['decline', 'accept'])
    expect(got.offered('turn.action', 3)).not.toContain('deal:seat:1')
  })

  it('cards beyond the limits are left on the space (WAR-8.5)', () => {
    const six = ['key-3', 'key-4', 'key-6', 'key-7', 'key-8', 'crystal-ball'] as const
    const t = warlock({ A: { at: SPOT, treasures: ['key-2'] }, B: { at: SPOT, treasures: [...six] } })
    t.turns([
      ['turn.action', 'deal:seat:1'],
      ['deal.build', 'give-card'],
      ['deal.detail', 'key-2'],
      ['deal.build', 'offer'],
      ['deal.answer', 'accept', 'B'],
      ['turn.action', 'pass'],
    ])
    expect(t.state.discarded[SPOT]).toEqual(['crystal-ball'])
  })
})
