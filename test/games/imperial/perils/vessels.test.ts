import { describe, expect, it } from 'vitest'
import { drawEncounter } from '../../../../src/games/imperial/rules/encounters/encounters.ts'
import { takeVessel } from '../../../../src/games/imperial/rules/deeds/vessels.ts'
import { imperial } from '../kit.ts'
import { inFight } from './midfight.ts'

const SEA = 'h-1-7'
const DEN = 'h-4-8'

describe('boats and ships (section 10)', () => {
  it('Lost at Sea: a die for everything, in order; 4, 5, 6 saved (IMP-10.8, 10.9, 10.10, 0.11, S24)', () => {
    const t = imperial({
      herman: {
        hex: SEA,
        vessel: { kind: 'boat', wounds: 3 },
        weapons: ['sword', 'bow'],
        treasures: ['grail', 'gold-egg'],
        clues: ['The Net Loft', 'The Toll Box'],
        companions: ['guillaume-tell'],
      },
      ozmo: {},
    }).draws('storm-at-sea')
    const got = t.dice(4, 1, 2, 3, 5, 2, 3, 6, 1, 4, 4).play(drawEncounter, 'herman')
    expect(got.of('sea-lost')[0]?.rolls.map(({ what, die, saved }) => [what, die, saved])).toEqual([
      ['weapon', 5, true],
      ['weapon', 2, false],
      ['treasure', 3, false],
      ['treasure', 6, true],
      ['clue', 1, false],
      ['clue', 4, true],
      ['companion', 4, true],
    ])
    expect(
      got
        .of('sea-lost')[0]
        ?.rolls.filter(({ what }) => what === 'clue')
        .map(({ id }) => id),
    ).toEqual([null, null]) // IMP-0.5
    expect(t.who('herman')).toMatchObject({
      hex: DEN,
      vessel: null,
      weapons: ['sword-1'],
      treasures: ['gold-egg'],
      companions: [{ tile: 'guillaume-tell' }],
    })
    expect(t.hand('herman')).toEqual(['The Toll Box'])
    expect(t.state.treasurePool).toContain('grail')
    expect(t.state.clueDiscard).toHaveLength(1)
    expect(got.of('explored')).toEqual([])
  })

  it('no boat for the drowned: the reward is drawn, then the sea takes its share (IMP-8.21, 10.5, 0.12, S64)', () => {
    const t = imperial({
      kate: { hex: SEA, weapons: ['mace', 'spear'], vessel: { kind: 'boat', wounds: 3, lent: 'spear' } },
      ozmo: {},
    }).draws('gold-mask')
    const { on } = inFight(t, 'kate', 'pirates', { wounds: 4 })
    const got = t.dice(5, 1, 1, 1, 1, 1, 1, 1, 2, 2, 6, 6, 1, 1, 5, 4, 2) && on()
    expect(got.of('fight-attack').map(({ member, count }) => [member, count.total])).toEqual([
      ['character', 6],
      ['vessel', 4],
    ])
    expect(got.result).toBe('sunk')
    expect(got.offered('pirates.boat')).toEqual([])
    expect(t.who('kate')).toMatchObject({
      hex: DEN,
      wounds: 1,
      vessel: null,
      weapons: ['mace-1', 'spear-1'],
      treasures: [],
    })
    expect(t.state.treasurePool).toContain('gold-mask')
  })

  it('sea creatures do not roll; saved things and saved friends part if one of them drowns (IMP-10.10)', () => {
    const t = imperial({
      turb: {
        hex: SEA,
        vessel: { kind: 'boat', wounds: 3 },
        companions: [
          'giant-octopus',
          { tile: 'ogre', lent: 'axe' },
          { tile: 'thugs', lent: 'club' },
          { tile: 'goblins', lent: 'mace' },
        ],
        spells: ['healing'],
        wounds: 2,
        familiar: true,
      },
      ozmo: {},
    }).draws('storm-at-sea')
    // axe saved, club lost, mace saved; Ogre lost, Thugs saved, Goblins saved; the cat saved
    const got = t.dice(6, 1, 1, 1, 4, 1, 5, 2, 6, 6, 4).play(drawEncounter, 'turb')
    expect(got.of('sea-lost')[0]?.rolls).toHaveLength(7)
    expect(t.who('turb')).toMatchObject({
      wounds: 2,
      spells: ['healing'],
      weapons: ['axe-1', 'mace-1'],
      familiar: { tile: 'black-cat' },
      companions: [
        { tile: 'thugs-1', lent: null },
        { tile: 'goblins-1', lent: 'mace-1' },
      ],
    })
  })

  it('another vessel takes the place of the old, whose wounds are gone (IMP-6.6, 10.2)', () => {
    const t = imperial({ herman: { hex: 'h-2-5', vessel: { kind: 'boat', wounds: 2, lent: 'bow' } }, ozmo: {} })
    takeVessel(t.state, 0, 'ship')
    expect(t.who('herman')).toMatchObject({ vessel: { kind: 'ship', wounds: 0, lent: null }, weapons: ['bow-1'] })
    expect(t.state.bank).toMatchObject({ boat: 2, ship: 1 })
  })

  it('the crew shoots only with what it was lent to shoot with (IMP-8.5, 10.5, 10.6)', () => {
    const shots = (lent?: string) => {
      const t = imperial({ kate: { hex: 'h-2-4', vessel: lent ? { kind: 'ship', lent } : 'ship' }, ozmo: {} })
      const { on } = inFight(t, 'kate', 'pirates', { stage: 'approach', approachLeft: 1, round: 99 })
      t.dice(...Array<number>(20).fill(1))
      return on()
        .of('fight-attack')
        .map(({ dice }) => dice.length)
    }
    expect(shots()).toEqual([])
    expect(shots('bow')).toEqual([7])
    expect(shots('sword')).toEqual([])
  })

  it('drowning is settled before the drawer’s turn goes on (IMP-18.42)', () => {
    const t = imperial({ ozmo: { hex: 'h-2-3' }, kate: { hex: SEA, vessel: { kind: 'boat', wounds: 3 } } }).draws(
      'evil-sorcerer',
    )
    const got = t.dice(3, 3, 1, 1, 1, 1, 1, 5, 5, 1, 1, 1).play(drawEncounter, 'ozmo')
    expect(got.result).toBe('played-on-other')
    expect(t.who('kate').hex).toBe(DEN)
    expect(got.of('explored')).toEqual([])
  })
})
