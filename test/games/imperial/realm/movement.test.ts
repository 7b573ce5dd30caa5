import { describe, expect, it } from 'vitest'
import { loadState } from '../../../../src/engine/index.ts'
import { IMPERIAL } from '../../../../src/games/imperial/index.ts'
import { IMPERIAL_RULES } from '../../../../src/games/imperial/rules/index.ts'
import { phaseOne } from '../../../../src/games/imperial/rules/turn/phase-one.ts'
import { imperial } from '../kit.ts'

const navy = 'imperial-navy'

describe('movement (section 4)', () => {
  it('movement (section 4): by road three steps, named places and crossroads included (IMP-4.3)', () => {
    const t = imperial({ kate: {}, ozmo: {} })
    const roads = t
      .play(phaseOne, 'kate')
      .offered('phase.move')
      .filter((key) => key.startsWith('road:'))
    expect(roads).toContain('road:h-1-3') // Nobnodd, Port Barnacle, the coast, Fishgut
    expect(roads).toContain('road:h-5-3')
    expect(roads).not.toContain('road:h-6-3')
  })

  it('the Talisman and the Wild Horse add a step each (IMP-4.4)', () => {
    const far = imperial({ kate: { treasures: ['talisman-of-quox'], companions: ['wild-horse'] }, ozmo: {} })
    const keys = far.play(phaseOne, 'kate').offered('phase.move')
    expect(keys).toContain('road:h-7-3')
    expect(
      imperial({ kate: { treasures: ['talisman-of-quox'] }, ozmo: {} })
        .play(phaseOne, 'kate')
        .offered('phase.move'),
    ).not.toContain('road:h-7-3')
  })

  it('one wilderness step over land, two with Ed Eagle (IMP-4.2, IMP-18.11)', () => {
    const alone = imperial({ kate: { hex: 'h-2-2' }, ozmo: {} })
      .play(phaseOne, 'kate')
      .offered('phase.move')
    expect(alone.filter((key) => key.startsWith('wilderness:'))).toHaveLength(4)
    // Two of the six neighbours lie along a road: that step is offered once, as the road's.
    expect(alone).toEqual(expect.arrayContaining(['road:h-1-2', 'road:h-3-2']))
    const scouted = imperial({ kate: { hex: 'h-2-2', companions: ['ed-eagle'] }, ozmo: {} })
    const keys = scouted.play(phaseOne, 'kate').offered('phase.move')
    expect(keys).toContain('wilderness:h-2-0')
    expect(keys).not.toContain('wilderness:h-2-2')
  })

  it('no vessel, no sea (IMP-4.7, S17)', () => {
    const keys = imperial({ herman: { hex: 'h-2-5' }, kate: {} })
      .play(phaseOne, 'herman')
      .offered('phase.move')
    expect(keys.filter((key) => key.startsWith('sea:'))).toEqual([])
  })

  it('the Oasis is there: the character may stop or walk on (IMP-4.10, S14)', () => {
    const kate = { hex: 'h-6-5', clues: ['Buried at the Palm'] }
    const stops = imperial({ kate, ozmo: {} }).dice(4, 3, 5).draws('silver-bell')
    const got = stops.turns({
      'phase.move': 'road:h-9-6',
      'move.continue': 'stop',
      'business.do': ['clue:clue-vanishing-oasis-1'],
    })
    expect(stops.who('kate')).toMatchObject({ hex: 'h-8-6', treasures: ['silver-bell'] })
    expect(got.of('explored')).toMatchObject([{ location: 'vanishing-oasis', outcome: 'encounter' }])
    const goes = imperial({ kate, ozmo: {} }).dice(4).draws(navy)
    goes.turns({ 'phase.move': 'road:h-9-6' })
    expect(goes.who('kate').hex).toBe('h-9-6')
  })

  it('the Oasis is gone: the character stops, and the hex is desert without a name (IMP-4.10, S14)', () => {
    const t = imperial({ kate: { hex: 'h-6-5', clues: ['Buried at the Palm'] }, ozmo: {} })
      .dice(3)
      .draws(navy)
    const got = t.turns({ 'phase.move': 'road:h-9-6' })
    expect(t.who('kate')).toMatchObject({ hex: 'h-8-6', clues: ['clue-vanishing-oasis-1'] })
    expect(got.offered('business.do')).toEqual([])
    expect(got.of('explored')).toEqual([])
    expect(got.of('encounter-returned')).toHaveLength(1)
  })

  it('a character who begins in the Oasis and stays rolls again (IMP-4.11)', () => {
    const t = imperial({ kate: { hex: 'h-8-6' }, ozmo: {} }).dice(2, 3, 4)
    const got = t.turns({ 'phase.move': 'stay' })
    expect(got.of('oasis-rolled')).toMatchObject([{ there: true }])
    expect(got.of('explored')).toMatchObject([{ location: 'vanishing-oasis' }])
  })

  it('the special sea draw: a tile that applies keeps the character at sea, and the turn ends (IMP-4.9, S15)', () => {
    const t = imperial({ herman: { hex: 'h-2-5', vessel: 'boat' }, kate: {} })
      .draws('mermaid')
      .clues('The Net Loft')
    const got = t.turns({ 'phase.move': 'sea:h-1-6:h-2-6' })
    expect(t.who('herman')).toMatchObject({ hex: 'h-2-6', clues: ['clue-fishgut-2'] })
    expect(got.of('encounter-drawn')).toHaveLength(1)
    expect(t.state.active).toBe(1)
  })

  it('the special sea draw: one that does not apply lets the character land and explore (IMP-4.9, S16)', () => {
    const t = imperial({ herman: { hex: 'h-2-5', vessel: 'boat' }, kate: {} })
      .draws('ogre')
      .dice(3, 4)
    const got = t.turns({ 'phase.move': 'sea:h-1-6:h-2-6' })
    expect(t.who('herman').hex).toBe('h-1-6')
    expect(got.of('explored')).toMatchObject([{ location: 'castle-saltspray', outcome: 'no-action' }])
  })

  it('the special sea draw: one played on another is fought first, then the character lands (IMP-4.9, IMP-7.9, S16)', () => {
    const t = imperial({ herman: { hex: 'h-2-5', vessel: 'boat' }, kate: { weapons: ['mace'] } })
      .draws('zombies')
      .dice(3, 3, 6, 6, 6, 6, 6, 6, 1, 1, 1, 3, 4)
    const got = t.turns({ 'phase.move': 'sea:h-1-6:h-2-6' })
    expect(got.of('encounter-played')).toMatchObject([{ seat: 0, on: 1 }])
    expect(got.of('explored')).toMatchObject([{ seat: 0, location: 'castle-saltspray' }])
    expect(t.who('herman').hex).toBe('h-1-6')
  })

  it('a move that begins at sea needs no special draw (IMP-4.9, S17)', () => {
    const t = imperial({ herman: { hex: 'h-1-5', vessel: 'boat' }, kate: {} }).dice(2, 6)
    const got = t.turns({ 'phase.move': 'sea:h-2-5' })
    expect(got.of('encounter-drawn')).toEqual([])
    expect(got.of('explored')).toMatchObject([{ location: 'port-barnacle', outcome: 'no-action' }])
    expect(t.who('herman').vessel).toMatchObject({ kind: 'boat' })
  })

  it('the vessel goes back on a landlocked hex, and what the crew was lent comes back (IMP-10.4)', () => {
    const t = imperial({ kate: { hex: 'h-2-5', vessel: { kind: 'boat', wounds: 2, lent: 'spear' } }, ozmo: {} }).dice(
      3,
      4,
    )
    t.turns({ 'phase.move': 'road:h-3-4' })
    expect(t.who('kate')).toMatchObject({ vessel: null, weapons: ['spear-1'], weapon: 'spear-1' })
    expect(t.state.bank.boat).toBe(2)
  })

  it('along the coast it is kept (IMP-18.7)', () => {
    const t = imperial({ kate: { hex: 'h-1-3', vessel: 'ship' }, ozmo: {} }).dice(3, 4)
    t.turns({ 'phase.move': 'road:h-2-5' })
    expect(t.who('kate').vessel).toMatchObject({ kind: 'ship' })
  })

  it('sea creatures leave on the coast, the Elephant leaves a boat (IMP-9.8, S40)', () => {
    const t = imperial({ turb: { hex: 'h-2-6', vessel: 'ship', companions: ['giant-octopus'] }, ozmo: {} }).dice(2, 6)
    t.turns({ 'phase.move': 'sea:h-2-5' })
    expect(t.who('turb')).toMatchObject({ companions: [], vessel: { kind: 'ship' } })
    const boat = imperial({ turb: { hex: 'h-2-5', vessel: 'boat', companions: ['elephant'] }, ozmo: {} }).draws('ogre')
    boat.turns({ 'phase.move': 'sea:h-1-5' })
    expect(boat.who('turb').companions).toEqual([])
    const ship = imperial({ turb: { hex: 'h-2-5', vessel: 'ship', companions: ['elephant'] }, ozmo: {} }).draws('ogre')
    ship.turns({ 'phase.move': 'sea:h-1-5' })
    expect(ship.who('turb').companions).toHaveLength(1)
  })

  it('a character held by a Sandstorm goes nowhere on the next turn, and then is free (IMP-4.15, IMP-3.9)', () => {
    const t = imperial({ turb: { hex: 'h-8-5', held: true, spells: ['teleportation'] }, ozmo: {} }).draws(navy)
    const got = t.turns()
    const keys = got.offered('phase.move')
    expect(keys).toEqual(['stay', 'cast:teleportation', 'meditate'])
    expect(t.who('turb').held).toBe(false)
  })

  it('the stranded may build a raft; on 4 to 6 it lands on the nearest coast (IMP-4.19, S49)', () => {
    const t = imperial({ ozmo: { hex: 'h-1-6' }, kate: {} }).dice(5)
    const got = t.turns({ 'phase.move': 'raft', 'raft.hex': 'h-2-5' })
    expect(got.offered('raft.hex')).toEqual(['h-2-4', 'h-2-5'])
    expect(t.who('ozmo').hex).toBe('h-2-5')
    expect(got.of('explored')).toEqual([])
    const sinks = imperial({ ozmo: { hex: 'h-1-6' }, kate: {} }).dice(3, 3, 4)
    expect(sinks.turns({ 'phase.move': 'raft' }).of('explored')).toMatchObject([{ location: 'castle-saltspray' }])
  })

  it('teleporting to the Oasis, or staying there by magic, is arriving (IMP-4.12, IMP-18.12)', () => {
    const t = imperial({ dulcime: { hex: 'h-8-6', spells: ['teleportation'] }, kate: {} }).dice(1, 1, 4, 3, 4)
    const got = t.turns({ 'phase.move': 'cast:teleportation', 'teleport.hex': 'h-8-6' })
    expect(got.of('oasis-rolled')).toMatchObject([{ there: true }])
    expect(t.state.bank.spells.teleportation).toBe(2)
  })

  it('Invisibility in Phase 1: no encounter is drawn in the wilds (IMP-3.3)', () => {
    const t = imperial({ dulcime: { hex: 'h-2-2', spells: ['invisibility'] }, kate: {} })
    const got = t.turns({ 'phase.move': 'cast:invisibility' })
    expect(got.of('encounter-drawn')).toEqual([])
    expect(got.of('slipped-by')).toHaveLength(1)
  })

  it('a fact tells if somebody moves to the Lost City or stays there, and its line has the name (IMP-7.11)', () => {
    const city = { lostCity: 'h-5-1' }
    const stays = imperial({ kate: { hex: 'h-5-1' }, ozmo: {} }, city).play(phaseOne, 'kate')
    const comes = imperial({ kate: { hex: 'h-5-2' }, ozmo: {} }, city).play(phaseOne, 'kate', {
      'phase.move': 'wilderness:h-5-1',
    })
    const facts = [...stays.of('stayed'), ...comes.of('moved')]
    expect(facts).toMatchObject([{ hex: 'h-5-1', inLostCity: true }, { inLostCity: true }])
    const lines = facts.map((fact) => IMPERIAL.words.fact(fact, String))
    expect(lines).toEqual(['0 stays in the Lost City.', '🥾 0 sets off across country to the Lost City.'])
    const [stayed] = imperial({ kate: { hex: 'h-5-1' }, ozmo: {} })
      .play(phaseOne, 'kate')
      .of('stayed')
    expect(stayed).not.toHaveProperty('inLostCity')
  })

  it('a game of the first version, whose facts did not tell of the Lost City, goes on', () => {
    const { state } = imperial({ kate: {}, ozmo: {} })
    const saved = { version: 1, state: JSON.stringify(state) }
    expect(loadState(IMPERIAL_RULES, saved)).toEqual(JSON.parse(saved.state))
  })
})
