import { describe, expect, it } from 'vitest'
import { printedHexOf } from '../../../../src/games/imperial/data/board.ts'
import { drawEncounter } from '../../../../src/games/imperial/rules/encounters/encounters.ts'
import { explore } from '../../../../src/games/imperial/rules/encounters/exploration.ts'
import { cureOneWound } from '../../../../src/games/imperial/rules/deeds/harm.ts'
import { roadAllowance } from '../../../../src/games/imperial/state/paths.ts'
import { drawTreasure, loseItem } from '../../../../src/games/imperial/rules/deeds/pools.ts'
import { IMPERIAL_RULES } from '../../../../src/games/imperial/rules/index.ts'
import { magicFor } from '../../../../src/games/imperial/state/magic.ts'
import { imperial, type Table } from '../kit.ts'
import { inFight } from '../perils/midfight.ts'

const FOREST = 'h-4-4'
const PLAINS = 'h-2-3'
const BARNACLE = printedHexOf('port-barnacle')
const ones = (n: number) => Array<number>(n).fill(1)
const asides = ({ state }: Table, verb: string) =>
  (IMPERIAL_RULES.asides?.(state, 0) ?? []).filter((one) => one.verb === verb).map(({ key }) => key)

describe('exploring and prison (section 6)', () => {
  it('the same roll means something else in every place (IMP-6.1, 6.3)', () => {
    const at = (hex: string) => imperial({ kate: { hex }, ozmo: {} }).dice(3, 4).play(explore, 'kate').of('explored')
    expect(at(printedHexOf('nobnodd'))).toMatchObject([{ outcome: 'no-action' }])
    expect(at(BARNACLE)).toMatchObject([{ outcome: 'encounter' }])
  })

  it('Encounter draws a tile, which is met if it applies to the hex (IMP-6.8, 7.1)', () => {
    const met = (tile: string) =>
      imperial({ kate: { hex: BARNACLE }, ozmo: {} })
        .dice(3, 4)
        .draws(tile)
        .play(explore, 'kate')
    expect(met('bear').of('encounter-returned')).toMatchObject([{ why: 'does-not-apply' }])
    expect(met('hermit').of('clue-drawn')).toEqual([])
    expect(met('mermaid').of('clue-drawn')).toHaveLength(1)
  })

  it('one wound of the party heals, the vessel’s too; by default the character’s, else the weakest’s (IMP-6.10)', () => {
    const healed = (wounds: number) => {
      const kate = { wounds, companions: [{ tile: 'ogre', wounds: 4 }], vessel: { kind: 'boat', wounds: 1 } } as const
      return imperial({ kate: { ...kate, hex: 'h-2-4' }, ozmo: {} }).play(cureOneWound, 'kate', {}, 'cure-one-wound')
    }
    expect(healed(1).offered('heal.one')).toEqual(['character', 'ogre', 'vessel'])
    expect(healed(1).of('harm-healed')).toMatchObject([{ member: 'character', n: 1 }])
    expect(healed(0).of('harm-healed')).toMatchObject([{ member: 'ogre', n: 1 }])
  })

  it('No Action is nothing, a Treasure Clue is a clue (IMP-6.12)', () => {
    const t = imperial({ kate: {}, ozmo: {} }).dice(3, 4)
    t.play(explore, 'kate')
    expect(t.hand('kate')).toEqual([])
    t.clues('The Toll Box').dice(4, 5)
    t.play(explore, 'kate')
    expect(t.hand('kate')).toEqual(['The Toll Box'])
  })

  it('Prison takes in the whole party; the vessel still belongs to its owner (IMP-6.13, 18.44)', () => {
    const t = imperial({ kate: { hex: BARNACLE, vessel: 'ship', companions: ['ogre'] }, ozmo: {} }, { ships: 0 })
    t.dice(1, 1).play(explore, 'kate')
    expect(t.who('kate')).toMatchObject({ inPrison: true, vessel: { kind: 'ship' }, companions: [{ tile: 'ogre' }] })
    expect(t.state.bank.ship).toBe(0)
  })
})

describe('encounters (section 7)', () => {
  it('beaten or peaceful, the tile goes back; a friend and the Lost City do not (IMP-7.8, 7.11, 18.22)', () => {
    const after = (tile: string, hex: string, ...dice: number[]) => {
      const t = imperial({ kate: { hex, treasures: ['magic-sword'] }, ozmo: {} }).draws(tile)
      t.dice(...dice).play(drawEncounter, 'kate')
      return t.state.encounterPool.some((one) => one.startsWith(tile))
    }
    expect(after('hermit', FOREST)).toBe(true)
    expect(after('troll', FOREST, 3, 3, ...Array<number>(6).fill(6), ...ones(4))).toBe(true)
    expect(after('elephant', FOREST)).toBe(false)
    expect(after('lost-city', FOREST, 3, 4)).toBe(false)
  })

  it('an offer to join may be refused, and the tile goes back (IMP-7.13)', () => {
    const t = imperial({ kate: { hex: FOREST }, ozmo: {} }).draws('elephant')
    t.play(drawEncounter, 'kate', { 'join.offer': 'refuse' })
    expect(t.who('kate').companions).toEqual([])
    expect(t.state.encounterPool).toContain('elephant')
  })

  it('the reaction comes first; only if it is hostile do companions waver (IMP-7.14, 0.11)', () => {
    const met = (reaction: number) =>
      imperial({ kate: { hex: FOREST, companions: ['ogre'] }, ozmo: {} })
        .draws('bear')
        .dice(reaction, 1)
        .play(drawEncounter, 'kate', {})
    expect(met(3).of('party-desertion')).toEqual([])
    const kinds = met(4).facts.map(({ kind }) => kind)
    expect(kinds.indexOf('encounter-reaction')).toBeLessThan(kinds.indexOf('party-desertion'))
    expect(met(4).of('party-left')).toMatchObject([{ tile: 'ogre', why: 'deserted' }])
  })

  it('a lady met where she wants to go is rewarded for in the next Phase 2 there (IMP-18.25)', () => {
    const t = imperial({ kate: { hex: printedHexOf('silverleaf') }, ozmo: {} }).draws('elf-princess')
    const met = t.play(drawEncounter, 'kate')
    expect(met.of('delivered')).toEqual([])
    const later = t.draws('gold-egg').dice(3, 4).turns()
    expect(later.offered('business.do')).toEqual(['explore', 'deliver:elf-princess'])
    expect(t.who('kate').treasures).toEqual(['gold-egg'])
  })

  it('a target whose player is away is fought for by defaults (IMP-18.28)', () => {
    const t = imperial({ kate: { hex: FOREST }, ozmo: { hex: PLAINS, weapons: ['sword'] } }).draws(
      'skeletons',
      'dagger',
    )
    t.dice(3, 3, 5, 5, 5, 5, 5, 1, ...ones(4))
    const got = t.play(drawEncounter, 'kate')
    expect(got.of('fight-over')).toMatchObject([{ seat: 1, end: 'killed' }])
    expect(t.who('ozmo').weapons).toEqual(['sword-1', 'dagger-1'])
  })
})

describe('combat, companions and vessels (sections 8 to 10)', () => {
  it('Approach rounds first, then hand-to-hand; the attacks of a round are simultaneous (IMP-8.3, 8.11)', () => {
    const t = imperial({ kate: { hex: PLAINS, weapons: ['bow', 'mace'] }, ozmo: {} }).draws('thugs')
    t.dice(2, 1, ...ones(6), ...ones(5), 5, 5, 5, 5, 1, 1, 6, 6, 1)
    const got = t.play(drawEncounter, 'kate', { 'combat.flee': 'fight-on' })
    expect(got.of('fight-round').map(({ stage }) => stage)).toEqual(['approach', 'melee'])
    expect(got.of('fight-over')).toMatchObject([{ end: 'killed' }])
    expect(t.who('kate').wounds).toBe(2) // the dying Thugs struck too, one wound a hit
  })

  it('one weapon and one shield at a time, though any number is carried (IMP-8.7, 11.2)', () => {
    const t = imperial({ kate: { weapons: ['sword', 'axe', 'small-shield', 'large-shield'] }, ozmo: {} })
    expect(t.who('kate')).toMatchObject({ weapon: 'sword-1', shield: 'large-shield' })
    expect(asides(t, 'gear.ready')).toEqual(['axe-1'])
    expect(asides(t, 'gear.shield')).toEqual(['small-shield-1'])
    const magician = imperial({ turb: { weapons: ['bow', 'large-shield', 'mace'] }, ozmo: {} })
    expect(magician.who('turb')).toMatchObject({ weapons: ['bow-1', 'large-shield', 'mace-1'], weapon: 'mace-1' })
  })

  it('any number of companions, who follow their owner and fight beside them (IMP-9.2, 9.3)', () => {
    const companions = ['ogre', 'elephant', 'lion', 'troll']
    const t = imperial({ kate: { hex: PLAINS, companions }, ozmo: {} })
    const got = t.dice(...ones(3), ...ones(5 + 4 + 4 + 4), 5, 5, 5, 5, 5) && inFight(t, 'kate', 'giant').hit(5)
    expect(got.of('fight-allotted')[0]?.shares.map(({ member }) => member)).toEqual(['character', ...companions])
    t.turns({ 'phase.move': 'wilderness:h-2-2' })
    expect(t.who('kate').companions.map(({ tile }) => tile)).toEqual(companions)
  })

  it('the reward is the defender’s even if a companion struck the last blow (IMP-18.26)', () => {
    const t = imperial({ kate: { hex: PLAINS, companions: ['elephant'] }, ozmo: {} }).draws('gold-egg')
    const got = t.dice(1, 1, 1, 5, 1, 1, 1, ...ones(5)) && inFight(t, 'kate', 'ogre', { wounds: 4 }).on()
    expect(got.of('fight-attack').map(({ member, hits }) => [member, hits])).toEqual([
      ['character', 0],
      ['elephant', 1],
    ])
    expect(t.who('kate').treasures).toEqual(['gold-egg'])
  })

  it('a vessel follows its owner along the coast, and its crew fights there (IMP-10.3, 10.6, 10.7)', () => {
    const t = imperial({ kate: { hex: 'h-2-4', vessel: 'ship' }, ozmo: {} })
    const got = t.dice(...ones(3), 5, 5, 5, 5, ...ones(4)) && inFight(t, 'kate', 'pirates', { wounds: 1 }).on()
    expect(got.of('fight-attack').map(({ member, dice }) => [member, dice.length])).toEqual([
      ['character', 3],
      ['vessel', 4],
    ])
    t.turns({ 'phase.move': 'road:h-1-3' })
    expect(t.who('kate').vessel).toMatchObject({ kind: 'ship' })
  })

  it('after a hundred rounds the creature is bored and leaves; there is no reward (IMP-18.39)', () => {
    const t = imperial({ kate: { hex: PLAINS }, ozmo: {} })
    const got = t.dice(...ones(3 + 4)) && inFight(t, 'kate', 'troll', { round: 99 }).on({ 'combat.flee': 'fight-on' })
    expect(got.of('fight-over')).toMatchObject([{ end: 'bored', rounds: 100 }])
    expect(t.who('kate').treasures).toEqual([])
  })

  it('the character dead in Phase 1, no later phase is played (IMP-18.4)', () => {
    const t = imperial({ kate: { hex: BARNACLE, vessel: { kind: 'boat', wounds: 0 }, wounds: 7 }, ozmo: {} })
    t.draws('sea-serpent').dice(3, 3, ...ones(3), ...ones(2), 5, 5, 5, 5, 1, 1)
    const got = t.turns({ 'phase.move': 'sea:h-1-6:h-2-6' })
    expect(got.of('harm-died')).toMatchObject([{ character: 'kate' }])
    expect([...got.of('explored'), ...got.of('clue-exchanged')]).toEqual([])
  })
})

describe('magic and treasures (sections 12 and 13)', () => {
  it('a cast spell lies in the Bank again, and may be learnt again (IMP-12.2)', () => {
    const t = imperial({ turb: { wounds: 2, spells: ['healing'] }, ozmo: {} }).dice(3, 4)
    t.turns({ 'phase.move': 'cast:healing' })
    expect(t.who('turb')).toMatchObject({ spells: [], wounds: 0 })
    expect(t.state.bank.spells.healing).toBe(2)
  })

  it('spells stay with their owner: not traded, not lost at sea (IMP-12.6, 14.4)', () => {
    const turb = { hex: 'h-2-6', vessel: { kind: 'boat', wounds: 3 }, spells: ['healing', 'sleep'] } as const
    const t = imperial({ turb, ozmo: {} }).draws('storm-at-sea').dice(6, 6, 6, 6)
    t.play(drawEncounter, 'turb')
    expect(t.who('turb')).toMatchObject({ spells: ['healing', 'sleep'], hex: printedHexOf('pirates-den') })
  })

  it('treasures lie face up and are not counted out (IMP-13.2)', () => {
    const treasures = ['gold-egg', 'gold-harp', 'gold-idol', 'gold-mask', 'silver-bell', 'silver-comb', 'grail']
    const t = imperial({ kate: { treasures }, ozmo: {} })
    expect(IMPERIAL_RULES.view(t.state, null).players[0]?.character?.treasures).toEqual(treasures)
  })

  it('an empty Treasure Pool gives nothing (IMP-13.5)', () => {
    const t = imperial({ kate: { hex: PLAINS, weapons: ['mace'] }, ozmo: {} }, { treasurePool: [] })
    const got = t.dice(5, ...ones(5), ...ones(5)) && inFight(t, 'kate', 'ogre', { wounds: 4 }).on()
    expect(got.of('treasures-gone')).toHaveLength(1)
    expect(got.result).toBe('killed')
  })

  it('a scroll may be read from the next legal moment on; an Emerald won by dying comes too late (IMP-18.17)', () => {
    const t = imperial({ kate: { wounds: 1 }, ozmo: {} }).draws('scroll-of-healing')
    drawTreasure(t.state, 0, 'test')
    expect(magicFor(t.state, 0, 'movement').map(({ key }) => key)).toEqual(['read:scroll-of-healing-1'])
    const dying = imperial({ kate: { hex: PLAINS, wounds: 7 }, ozmo: {} }).draws('emerald-of-life')
    const got = dying.dice(5, 1, 1, 5, ...ones(4)) && inFight(dying, 'kate', 'ogre', { wounds: 4 }).on()
    expect(got.result).toBe('died')
    expect(dying.state.treasurePool).toContain('emerald-of-life')
  })

  it('Imperial powers begin and end with the treasure (IMP-18.20)', () => {
    const t = imperial({ kate: {}, ozmo: {} }).draws('talisman-of-quox')
    const allowance = () => roadAllowance(t.who('kate'))
    const before = allowance()
    drawTreasure(t.state, 0, 'test')
    const during = allowance()
    loseItem(t.state, 0, 'talisman-of-quox')
    expect([before, during, allowance()]).toEqual([3, 4, 3])
  })
})

describe('trade, wounds and effects tied to a turn (sections 14, 15 and 18)', () => {
  it('only weapons, treasures and clues change hands (IMP-14.4)', () => {
    const kate = { companions: ['ogre'], vessel: 'boat', weapons: ['axe'], treasures: ['gold-egg'], hex: BARNACLE } as const // prettier-ignore
    const t = imperial({ kate, rosa: { hex: BARNACLE, spells: ['healing'] } }).dice(4, 4)
    const got = t.turns([
      ['trade.open', 'seat:1'],
      ['trade.build', 'cancel'],
      ['phase.move', 'stay'],
    ])
    expect(got.offered('trade.build')).toEqual(['you', 'cancel', 'give:axe-1', 'give:gold-egg'])
  })

  it('a player left with five clues by a trade discards at once (IMP-14.5)', () => {
    const four = ['The Loose Brick', 'Lot Forty-Two', 'The Toll Box', 'The Hollow Oak']
    const t = imperial({
      kate: { clues: four },
      rosa: { clues: ['The Net Loft', 'The Third Branch', 'The Empty Armour', 'A Fair Swap'] },
    })
    t.dice(3, 4)
    const got = t.turns([
      ['trade.open', 'seat:1'],
      ['trade.build', 'ask-clues:2'],
      ['trade.build', 'hide:clue-nobnodd-1'],
      ['trade.build', 'offer'],
      ['trade.answer', 'accept', 'rosa'],
    ])
    expect(got.asked.filter(({ verb }) => verb === 'clue.discard').map(({ who }) => who)).toEqual(['kate'])
    expect([t.hand('kate').length, t.hand('rosa').length]).toEqual([4, 3])
  })

  it('characters in one hex neither fight each other nor side by side (IMP-14.6)', () => {
    const t = imperial({ kate: { hex: PLAINS, weapons: ['mace'] }, ozmo: { hex: PLAINS, weapons: ['sword'] } })
    const got = t
      .draws('wolves')
      .dice(3, 3, ...ones(9), 6, 6)
      .turns({ 'combat.flee': 'flee' })
    expect(new Set(got.asked.map(({ who }) => who))).toEqual(new Set(['kate']))
    expect(new Set(got.of('fight-attack').map(({ seat }) => seat))).toEqual(new Set([0]))
  })

  it('healing never takes wounds below 0 (IMP-15.1)', () => {
    const t = imperial({ kate: { hex: 'h-2-6', vessel: { kind: 'ship', wounds: 1 } }, ozmo: {} }).draws('imperial-navy')
    t.play(drawEncounter, 'kate')
    expect(t.who('kate').vessel?.wounds).toBe(0)
  })

  it('being held and the second try belong to the next own turn, a prison turn too (IMP-18.5)', () => {
    const t = imperial({ turb: { inPrison: true, held: true, failedMeditation: 'healing' }, ozmo: {} })
    t.turns({ 'prison.do': 'wait' })
    expect(t.who('turb')).toMatchObject({ held: false, failedMeditation: null })
  })
})
