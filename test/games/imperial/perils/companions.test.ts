import { describe, expect, it } from 'vitest'
import { arrivalsAt, deliver } from '../../../../src/games/imperial/rules/turn/business.ts'
import { dismiss } from '../../../../src/games/imperial/rules/deeds/companions.ts'
import { armsOf } from '../../../../src/games/imperial/data/components.ts'
import { drawEncounter } from '../../../../src/games/imperial/rules/encounters/encounters.ts'
import { mayBeLent } from '../../../../src/games/imperial/rules/deeds/gear.ts'
import { wound } from '../../../../src/games/imperial/rules/deeds/harm.ts'
import { moveTo } from '../../../../src/games/imperial/rules/deeds/movement.ts'
import type { Imperial } from '../../../../src/games/imperial/state/state.ts'
import { imperial } from '../kit.ts'
import { inFight } from './midfight.ts'

const PLAINS = 'h-2-3'
const FOREST = 'h-4-4'
const goTo = (to: string) =>
  function* (game: Imperial, seat: number) {
    moveTo(game, seat, to, 'sea')
  }

describe('companions and familiars (section 9)', () => {
  it('companions and familiars (section 9): before a combat each rolls: odd, it flees and gives back what it was lent; ladies do not roll (IMP-8.1, 9.4, 9.5)', () => {
    const t = imperial({
      kate: {
        hex: PLAINS,
        companions: [{ tile: 'ogre', lent: 'axe' }, 'maid-marywin', 'wolves', { tile: 'elf-princess', lent: 'dagger' }],
      },
      ozmo: {},
    })
    const got = t.draws('thugs').dice(3, 4, 1, 2).play(drawEncounter, 'kate')
    expect(got.of('party-desertion')).toMatchObject([
      {
        rolls: [
          { tile: 'ogre', stays: false },
          { tile: 'wolves-1', stays: true },
        ],
      },
    ])
    expect(got.of('party-left')[0]).toMatchObject({ tile: 'ogre', why: 'deserted', lent: 'axe-1', keepsLent: false })
    expect(t.who('kate').weapons).toContain('axe-1')
  })

  it('Guillaume Tell keeps items lent to him (IMP-9.4)', () => {
    const t = imperial({ kate: { hex: PLAINS, companions: [{ tile: 'guillaume-tell', lent: 'axe' }] }, ozmo: {} })
    t.draws('wolves').dice(1, 1, 2).play(drawEncounter, 'kate')
    expect(t.who('kate')).toMatchObject({ weapons: [], companions: [] })
    expect(t.state.weaponsPool).toContain('axe-1')
    const away = imperial({ kate: { companions: [{ tile: 'guillaume-tell', lent: 'axe' }] }, ozmo: {} })
    dismiss(away.state, 0, 'guillaume-tell') // IMP-3.11
    expect(away.who('kate').weapons).toEqual([])
  })

  it('Tell and the Princess have bows of their own and take no other (encounters.json)', () => {
    const bow = armsOf('bow-1')
    const sword = armsOf('sword-1')
    if (!bow || !sword) throw new Error('no arms')
    expect([
      mayBeLent('guillaume-tell', bow),
      mayBeLent('guillaume-tell', sword),
      mayBeLent('elf-princess', bow),
    ]).toEqual([false, true, false])
    expect([mayBeLent('goblins-1', bow), mayBeLent('wolves-1', bow)]).toEqual([true, false])
  })

  it('a companion rolls with the larger of its own score and what it was lent, magic dice with magic (IMP-8.5, 8.6, 8.10)', () => {
    const t = imperial({
      kate: {
        hex: FOREST,
        companions: [{ tile: 'ogre', lent: 'dagger' }, { tile: 'giant', lent: 'magic-mace' }, 'guillaume-tell'],
      },
      ozmo: {},
    })
    const { on } = inFight(t, 'kate', 'wolves', { wounds: 3 })
    const got = t.dice(5, ...Array<number>(2 + 5 + 7 + 1 + 3).fill(1)) && on()
    expect(got.of('fight-attack').map(({ member, dice, hitsOn }) => [member, dice.length, hitsOn])).toEqual([
      ['character', 3, 5],
      ['ogre', 5, 5],
      ['giant', 7, 4],
      ['guillaume-tell', 1, 5],
    ])
  })

  it('a companion that dies loses what it was lent, a magic weapon to the Treasure Pool (IMP-8.19, 9.4, 9.6)', () => {
    const t = imperial({
      kate: { hex: PLAINS, companions: [{ tile: 'maid-marywin', wounds: 2, lent: 'magic-mace' }] },
      ozmo: {},
    })
    const { on } = inFight(t, 'kate', 'wolves', { wounds: 3 })
    const got = t.dice(5, 1, 1, 1, 1, 1, 1, 5, 1, 1) && on({ 'combat.allot': 'maid-marywin' })
    expect(got.of('party-lost')).toMatchObject([{ tile: 'maid-marywin', why: 'died', lent: 'magic-mace' }])
    expect(t.who('kate').treasures).toEqual([])
    expect(t.state.treasurePool).toContain('magic-mace')
  })

  it('the octopus stays in the water; Pirates leave inland (IMP-9.7, 9.8, 4.8, S40)', () => {
    const t = imperial({
      turb: { hex: 'h-2-6', vessel: 'ship', companions: ['giant-octopus', 'pirates', 'giant-roc'] },
      ozmo: {},
    })
    t.play(goTo('h-2-5'), 'turb')
    expect(t.who('turb')).toMatchObject({
      vessel: { kind: 'ship' },
      companions: [{ tile: 'pirates-1' }, { tile: 'giant-roc' }],
    })
    t.play(goTo(FOREST), 'turb')
    expect(t.who('turb')).toMatchObject({ vessel: null, companions: [{ tile: 'giant-roc' }] })
  })

  it('the Elephant boards ships but not boats (IMP-9.8)', () => {
    const boat = imperial({ turb: { hex: 'h-2-5', vessel: 'boat', companions: ['elephant'] }, ozmo: {} })
    boat.play(goTo('h-2-6'), 'turb')
    expect(boat.who('turb').companions).toEqual([])
    const ship = imperial({ turb: { hex: 'h-2-5', vessel: 'ship', companions: ['elephant'] }, ozmo: {} })
    ship.play(goTo('h-2-6'), 'turb')
    expect(ship.who('turb').companions).toHaveLength(1)
  })

  it('won over where it cannot live, a creature leaves at once (IMP-9.9)', () => {
    const t = imperial({ turb: { hex: FOREST, spells: ['friendship'] }, ozmo: {} })
    const { on } = inFight(t, 'turb', 'pirates')
    const got = t.dice(6, 6) && on({ 'combat.action': 'cast:friendship' })
    expect(got.of('party-left')).toMatchObject([{ why: 'habitat' }])
    expect(t.who('turb').companions).toEqual([])
  })

  it('the reward of a delivery: hers leaves, what she was lent comes back (IMP-5.6, 0.12)', () => {
    const silverleaf = imperial({
      kate: {
        wounds: 3,
        companions: [
          { tile: 'elf-princess', lent: 'axe' },
          { tile: 'ogre', wounds: 2 },
        ],
      },
      ozmo: {},
    }).draws('gold-egg')
    const [princess] = arrivalsAt(silverleaf.state, 0, 'silverleaf')
    if (!princess) throw new Error('she is not there')
    silverleaf.play(deliver, 'kate', {}, princess)
    expect(silverleaf.who('kate')).toMatchObject({
      wounds: 0,
      weapons: ['axe-1'],
      treasures: ['gold-egg'],
      companions: [{ tile: 'ogre', wounds: 0 }],
    })
    const maid = imperial({ kate: { companions: ['maid-marywin'] }, ozmo: {} }).draws('gold-egg')
    expect(arrivalsAt(maid.state, 0, 'silverleaf')).toEqual([])
    const [marywin] = arrivalsAt(maid.state, 0, 'castle-highgloom')
    if (!marywin) throw new Error('she is not there')
    maid.play(deliver, 'kate', {}, marywin)
    expect(maid.who('kate').clues).toHaveLength(1)
  })

  it('the familiar takes hits like a member, rolls no dice and does not slow the flight (IMP-9.10, 8.26)', () => {
    const t = imperial({ turb: { hex: FOREST, familiar: true }, ozmo: {} })
    const { on } = inFight(t, 'turb', 'thugs')
    const got = t.dice(1, 1, 5, 5, 1, 4, 3) && on({ 'combat.flee': 'flee' })
    expect(got.of('fight-attack')).toHaveLength(1)
    expect(t.who('turb')).toMatchObject({ wounds: 1, familiar: { wounds: 1 } })
    expect(got.of('fight-flight')).toMatchObject([{ roll: { total: 8 } }])
  })

  it('nothing absorbs wounds outside a combat (IMP-6.7, 15.2)', () => {
    const t = imperial({ herman: { weapons: ['large-shield'] }, ozmo: {} })
    t.play(wound, 'herman', {}, 2, 'landslide')
    expect(t.who('herman').wounds).toBe(2)
  })
})
