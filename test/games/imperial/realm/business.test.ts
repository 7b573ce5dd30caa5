import { describe, expect, it } from 'vitest'
import { imperial } from '../kit.ts'

describe('clues, deliveries, the Emperor (section 5)', () => {
  it('the sixth treasure in the throne room: hand-overs first, then the game ends at once (IMP-5.7, IMP-5.8, S12)', () => {
    const t = imperial(
      { kate: { hex: 'h-7-3', treasures: ['grail', 'silver-comb', 'gold-harp', 'gold-mask'] }, ozmo: {} },
      { banked: ['scepter-of-baldan', 'talisman-of-quox', 'battle-ring-of-gorath', 'emerald-of-life'] },
    ).draws('gold-egg', 'palantir-of-zog', 'silver-bell', 'large-ruby')
    const got = t.turns([
      ['phase.move', 'stay'],
      ['business.do', 'emperor:grail'],
      ['business.do', 'emperor:palantir-of-zog'],
    ])
    expect(t.state.phase).toBe('over')
    expect(got.of('explored')).toEqual([])
    expect(t.who('kate').treasures).toHaveLength(6)
    expect(t.state.bank.imperial).toHaveLength(6)
    expect(t.state.result?.[0]).toEqual({ seat: 0, rank: 1, score: 6 })
  })

  it('the player may keep the last one too (IMP-5.8)', () => {
    const t = imperial(
      { kate: { hex: 'h-7-3', treasures: ['grail'] }, ozmo: {} },
      { banked: ['scepter-of-baldan', 'talisman-of-quox', 'battle-ring-of-gorath', 'emerald-of-life'] },
    ).draws('palantir-of-zog', 'gold-egg')
    const got = t.turns([
      ['phase.move', 'stay'],
      ['business.do', 'emperor:grail'],
      ['business.do', 'finish'],
    ])
    expect(got.offered('business.do', 1)).toEqual(['finish', 'emperor:palantir-of-zog'])
    expect(t.state.result?.[0]).toMatchObject({ seat: 0, score: 2 })
  })

  it('one clue a turn, the SPECIAL included; its die decides (IMP-5.2, IMP-5.5, S32)', () => {
    const clues = ['SPECIAL', 'The Net Loft']
    const t = imperial({ kate: { hex: 'h-1-3', clues }, ozmo: {} }).dice(1, 3, 4)
    const got = t.turns([
      ['phase.move', 'stay'],
      ['business.do', 'clue:clue-special'],
    ])
    expect(got.asked.filter(({ verb }) => verb === 'business.do')).toHaveLength(1)
    expect(t.who('kate')).toMatchObject({ clues: ['clue-fishgut-2'], treasures: [] })
    expect(t.state.clueDiscard).toEqual(['clue-special'])
    const lucky = imperial({ kate: { hex: 'h-1-3', clues }, ozmo: {} }).dice(6, 3, 4)
    lucky.turns([
      ['phase.move', 'stay'],
      ['business.do', 'clue:clue-special'],
    ])
    expect(lucky.who('kate').treasures).toHaveLength(2)
  })

  it('away, a player exchanges the best clue that costs no weapon (IMP-3.10)', () => {
    const t = imperial({ kate: { hex: 'h-1-3', clues: ['SPECIAL', 'The Net Loft'] }, ozmo: {} })
      .dice(3, 4)
      .draws('gold-egg')
    t.turns()
    expect(t.hand('kate')).toEqual(['SPECIAL: The Map With the Corner Torn Off'])
    const costly = imperial({ kate: { hex: 'h-6-8', weapons: ['axe'], clues: ['A Fair Swap'] }, ozmo: {} }).dice(5, 4)
    costly.turns()
    expect(costly.who('kate').weapons).toEqual(['axe-1'])
  })

  it('a clue that demands a weapon takes weapon tiles only, a lent one too (IMP-5.3, IMP-5.4, S33)', () => {
    const rosa = { hex: 'h-6-8', clues: ['A Fair Swap'], treasures: ['magic-mace'] }
    const none = imperial({ rosa, ozmo: {} }).dice(5, 4)
    expect(none.turns().offered('business.do')).toEqual(['explore'])
    expect(none.who('rosa').clues).toContain('clue-wizards-tower-2')
    const lent = imperial({ rosa: { ...rosa, companions: [{ tile: 'maid-marywin', lent: 'spear' }] }, ozmo: {} })
      .dice(5, 4)
      .draws('gold-mask', 'silver-comb')
    lent.turns([
      ['phase.move', 'stay'],
      ['business.do', 'clue:clue-wizards-tower-2'],
    ])
    expect(lent.who('rosa')).toMatchObject({ weapons: [], treasures: ['magic-mace', 'gold-mask', 'silver-comb'] })
    expect(lent.who('rosa').companions[0]?.lent).toBeNull()
    expect(lent.state.weaponsPool).toContain('spear-1')
  })

  it('the draws of a clue are finished before the game ends (IMP-5.4, IMP-16.2, IMP-18.16, S34)', () => {
    const kate = { hex: 'h-8-6', clues: ['Two Jars in the Well'] }
    const banked = ['grail', 'scepter-of-baldan', 'talisman-of-quox', 'battle-ring-of-gorath', 'emerald-of-life']
    const both = imperial({ kate, ozmo: {} }, { banked, treasurePool: ['palantir-of-zog', 'stone-of-fire'] })
      .dice(2)
      .draws('palantir-of-zog', 'stone-of-fire')
    const got = both.turns({ 'business.do': 'clue:clue-vanishing-oasis-2' })
    expect(both.who('kate').treasures).toEqual(['palantir-of-zog', 'stone-of-fire'])
    expect(both.state.phase).toBe('over')
    expect(got.of('explored')).toEqual([])
    const one = imperial({ kate, ozmo: {} }, { banked, treasurePool: ['palantir-of-zog'] }).dice(2)
    one.turns({ 'business.do': 'clue:clue-vanishing-oasis-2' })
    expect(one.who('kate').treasures).toEqual(['palantir-of-zog'])
    expect(one.state.phase).toBe('over')
  })

  it('Maid Marywin at Castle Highgloom: a treasure and a clue; by default it is collected (IMP-5.6)', () => {
    const t = imperial({ kate: { hex: 'h-3-0', companions: [{ tile: 'maid-marywin', lent: 'sword' }] }, ozmo: {} })
      .dice(3, 4)
      .draws('silver-spoon')
      .clues('The Toll Box')
    t.turns()
    expect(t.who('kate')).toMatchObject({
      companions: [],
      weapons: ['sword-1'],
      treasures: ['silver-spoon'],
      clues: ['clue-fort-grimrock-1'],
    })
    expect(t.state.encounterPool).toContain('maid-marywin')
  })

  it('a Lost City clue waits until the Lost City is found (IMP-5.12)', () => {
    const kate = { hex: 'h-5-1', clues: ['The Street of Doors'] }
    expect(imperial({ kate, ozmo: {} }).draws('sea-serpent').turns().offered('business.do')).toEqual([])
    const found = imperial({ kate, ozmo: {} }, { lostCity: 'h-5-1' }).dice(2, 3)
    expect(found.turns().offered('business.do')).toContain('clue:clue-lost-city-1')
  })

  it('a player with a clue in a named hex is asked, with or without a use for it (IMP-0.5, IMP-0.7)', () => {
    const useless = imperial({ kate: { hex: 'h-1-3', clues: ['The Toll Box'] }, ozmo: {} }).dice(3, 4)
    expect(useless.turns().offered('business.do')).toEqual(['explore'])
    const useful = imperial({ kate: { hex: 'h-1-3', clues: ['The Net Loft'] }, ozmo: {} }).dice(3, 4)
    expect(useful.turns().offered('business.do')).toEqual(['explore', 'clue:clue-fishgut-2'])
  })
})
