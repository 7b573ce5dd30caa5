import { describe, expect, it } from 'vitest'
import { ORDER } from '../../../../src/engine/index.ts'
import { bestGear } from '../../../../src/games/imperial/rules/deeds/gear.ts'
import { drawWeapon, loseItem } from '../../../../src/games/imperial/rules/deeds/pools.ts'
import { IMPERIAL_RULES } from '../../../../src/games/imperial/rules/index.ts'
import { imperial, type Table } from '../kit.ts'

/** A seat's asides other than standing orders. */
function asides(t: Table, seat = 0): string[] {
  const all = IMPERIAL_RULES.asides?.(t.state, seat) ?? []
  return all.filter(({ verb }) => verb !== ORDER).map(({ verb, key }) => `${verb} ${key}`)
}

describe('gear (section 11)', () => {
  it('gear (section 11): by default the best usable ranged weapon, else hand-to-hand, and the best shield (IMP-11.7)', () => {
    const t = imperial({
      kate: { weapons: ['sling', 'bow', 'sword', 'small-shield', 'large-shield'] },
      rosa: { weapons: ['sling', 'mace', 'sword', 'small-shield'] },
      turb: { weapons: ['bow', 'dagger'] },
    })
    expect(bestGear(t.state, 0)).toEqual({ weapon: 'bow-1', shield: 'large-shield' })
    expect(bestGear(t.state, 1)).toEqual({ weapon: 'sword-2', shield: null })
    expect(bestGear(t.state, 2)).toEqual({ weapon: null, shield: null })
  })

  it('Harald alone among the clerics uses a sling (IMP-11.3, IMP-11.4, S61)', () => {
    const gear = { weapons: ['sling', 'mace', 'sword'], weapon: null }
    const t = imperial({ harald: gear, rosa: gear })
    expect(asides(t, 0)).toEqual(['gear.ready sling-1', 'gear.ready sword-1'])
    expect(asides(t, 1)).toEqual(['gear.ready sword-2'])
  })

  it('gear the player has not chosen follows the default; a choice holds until the item leaves (IMP-3.8, IMP-11.7)', () => {
    const t = imperial({ kate: { weapons: ['axe'] }, ozmo: {} }).draws('sword', 'bow')
    drawWeapon(t.state, 0, 'test')
    expect(t.who('kate').weapon).toBe('sword-1')
    const chosen = imperial({ kate: { weapons: ['axe'], weapon: 'axe' }, ozmo: {} }).draws('sword')
    drawWeapon(chosen.state, 0, 'test')
    expect(chosen.who('kate').weapon).toBe('axe-1')
    loseItem(chosen.state, 0, 'axe-1')
    expect(chosen.who('kate').weapon).toBe('sword-1')
  })

  it('companions are lent weapons and shields, the crew weapons; bowmen keep to their own bows (IMP-9.4, IMP-10.5)', () => {
    const t = imperial({
      kate: {
        hex: 'h-2-5',
        weapons: ['bow', 'sword', 'small-shield'],
        companions: ['guillaume-tell', 'maid-marywin', 'wolves'],
        vessel: 'boat',
      },
      ozmo: {},
    })
    const lends = asides(t).filter((one) => one.startsWith('gear.lend'))
    expect(lends).toEqual([
      'gear.lend sword-1:guillaume-tell',
      'gear.lend small-shield-1:guillaume-tell',
      'gear.lend bow-1:maid-marywin',
      'gear.lend sword-1:maid-marywin',
      'gear.lend small-shield-1:maid-marywin',
      'gear.lend bow-1:vessel',
      'gear.lend sword-1:vessel',
    ])
  })

  it('the crew is lent one weapon tile: no shield, and no magic weapon, which companions may have (IMP-10.5, IMP-9.4)', () => {
    const t = imperial({
      kate: { hex: 'h-2-5', weapons: ['axe'], treasures: ['magic-sword', 'magic-bow', 'magic-small-shield'], companions: ['wolves', 'maid-marywin'], vessel: 'boat' },
      ozmo: {},
    }) // prettier-ignore
    const lent = (to: string) => asides(t).filter((one) => one.startsWith('gear.lend') && one.endsWith(`:${to}`))
    expect(lent('vessel')).toEqual(['gear.lend axe-1:vessel'])
    expect(lent('maid-marywin')).toContain('gear.lend magic-sword:maid-marywin')
  })

  it('lent items are not readied, and returned ones may be (IMP-11.7)', () => {
    const t = imperial({ kate: { weapons: ['sword'], companions: ['ogre'] }, ozmo: {} }).dice(3, 4)
    t.turns([['gear.lend', 'sword-1:ogre']])
    expect(t.who('kate').weapon).toBeNull()
    const back = imperial({ kate: { companions: [{ tile: 'ogre', lent: 'sword' }] }, ozmo: {} }).dice(3, 4)
    back.turns([['gear.reclaim', 'ogre']])
    expect(back.who('kate').weapon).toBe('sword-1')
  })

  it("gear (section 11): not during an encounter of one's own, but in other players’ turns (IMP-3.8)", () => {
    const t = imperial({ kate: {}, ozmo: { weapons: ['sword', 'axe'] } })
    expect(asides(t, 1)).toEqual(['gear.ready axe-1'])
    t.state.concerned = [1]
    expect(asides(t, 1)).toEqual([])
  })

  it('companions are sent away on one’s own turn when nothing is resolved (IMP-3.11)', () => {
    const t = imperial({
      kate: { companions: [{ tile: 'guillaume-tell', lent: 'sword' }], familiar: true },
      ozmo: {},
    }).dice(3, 4)
    t.turns([
      ['party.dismiss', 'guillaume-tell'],
      ['party.dismiss', 'black-cat'],
    ])
    expect(t.who('kate')).toMatchObject({ companions: [], familiar: null, weapons: [] })
    expect(t.state.weaponsPool).toContain('sword-1')
    expect(t.state.encounterPool).toEqual(expect.arrayContaining(['guillaume-tell', 'black-cat']))
  })
})
