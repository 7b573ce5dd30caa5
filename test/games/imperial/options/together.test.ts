import { describe, expect, it } from 'vitest'
import { printedHexOf } from '../../../../src/games/imperial/data/board.ts'
import { drawEncounter } from '../../../../src/games/imperial/rules/encounters/encounters.ts'
import { imperial, type Around, type Somebody } from '../kit.ts'

const options = { 'travel-together': true } as const
const HILLS = 'h-3-1'
const SEA = 'h-1-7'

/** Kate draws an encounter, and others stand beside her. */
function company(kate: Somebody, ozmo: Somebody, around: Around = {}) {
  const hex = kate.hex ?? HILLS
  return imperial({ kate: { hex, ...kate }, ozmo: { hex, ...ozmo }, herman: {} }, { options, ...around })
}

const ones = (count: number) => Array<number>(count).fill(1)
const join = ['support.join', 'join', 'ozmo'] as const
const strike = [['combat.action', 'attack', 'kate'], ['combat.action', 'attack', 'ozmo']] as const // prettier-ignore

describe('travel together: support (IMP-17.11 to 17.14)', () => {
  it('two against one (IMP-17.11, IMP-17.12, IMP-17.14, S56)', () => {
    const t = company({}, { weapons: ['axe'] }).draws('ogre', 'silver-spoon')
    const got = t.dice(4, 4, 5, 5, 1, 6, 5, 5, 2, 1, 5, 6, 1, 2, 3).play(drawEncounter, 'kate', [join, ...strike])
    expect(got.of('fight-joined')).toMatchObject([{ seat: 1, beside: 0 }])
    expect(got.of('fight-attack').map(({ seat, hits }) => [seat, hits])).toEqual([[0, 2], [1, 3]]) // prettier-ignore
    expect(got.of('fight-allotted').map(({ seat, shares }) => [seat, shares[0]?.hits])).toEqual([[0, 1], [1, 1]]) // prettier-ignore
    expect([t.who('kate').wounds, t.who('ozmo').wounds]).toEqual([1, 0]) // the axe stops it
    expect(got.of('fight-over').map(({ seat, end }) => [seat, end])).toEqual([[0, 'killed'], [1, 'killed']]) // prettier-ignore
    expect(t.who('kate').treasures).toEqual(['silver-spoon'])
    expect(t.state.concerned).toEqual([])
  })

  it('the parts of a reward go round, the principal first (IMP-17.14)', () => {
    const t = company({}, {}).draws('demon', 'silver-spoon', 'gold-egg')
    t.dice(4, 4, ...Array<number>(6).fill(5), ...ones(12), ...Array<number>(6).fill(5), ...ones(12))
    t.play(drawEncounter, 'kate', { 'support.join': 'join', 'combat.action': 'attack', 'combat.flee': 'fight-on' })
    expect([t.who('kate').treasures, t.who('ozmo').treasures]).toEqual([['silver-spoon'], ['gold-egg']])
  })

  it('default: stay out of it, but join a leader followed this turn (IMP-17.11, dec-support)', () => {
    const asked = (around: Around) => {
      const t = company({}, {}, around)
        .draws('ogre')
        .dice(1, 1, ...ones(90))
      return t.play(drawEncounter, 'kate', { 'combat.flee': 'flee' }).asked.find(({ verb }) => verb === 'support.join')
        ?.default
    }
    expect(asked({})).toBe('stay-out')
    expect(asked({ turn: { convoy: [1] } })).toBe('join')
  })

  it('travel together: support (IMP-17.11 to 17.14): not prisoners, not from afar, and not without the option (IMP-17.11, IMP-6.19)', () => {
    const asked = (ozmo: Somebody, around: Around = {}) => {
      const t = company({}, ozmo, around)
        .draws('ogre')
        .dice(1, 1, ...ones(90))
      return t.play(drawEncounter, 'kate', { 'combat.flee': 'flee' }).offered('support.join')
    }
    expect(asked({})).toEqual(['stay-out', 'join'])
    expect(asked({ inPrison: true })).toEqual([])
    expect(asked({ hex: 'h-3-0' })).toEqual([])
    expect(asked({}, { options: {} })).toEqual([])
  })

  it('all desertion dice fall before the one approach roll, which is the principal’s (IMP-17.12)', () => {
    const t = company({ companions: ['ed-eagle'] }, { companions: ['wolves'] }).draws('ogre')
    const got = t
      .dice(2, 3, 6, 6, ...ones(90))
      .play(drawEncounter, 'kate', { 'support.join': 'join', 'combat.flee': 'flee' })
    expect(got.of('party-desertion').map(({ seat }) => seat)).toEqual([0, 1])
    expect(t.who('ozmo').companions).toEqual([])
    expect(got.of('fight-approach')).toMatchObject([{ seat: 0, rounds: 0 }])
  })

  it('side protection covers the whole side, and the principal decides odd hits (IMP-17.12)', () => {
    const t = company({ treasures: ['scroll-of-protection'] }, {}).draws('ogre')
    const got = t
      .dice(4, 4, ...ones(3), 5, 5, 5, 5, 5, ...ones(3), ...ones(3), 5, 1, 1, 1, 1, 6, 6, 6, 6)
      .play(drawEncounter, 'kate', [
        join,
        ['combat.action', 'read:scroll-of-protection-1', 'kate'],
        ['combat.action', 'attack', 'ozmo'],
        ['combat.flee', 'fight-on', 'kate'],
        ['combat.flee', 'fight-on', 'ozmo'],
        ...strike,
        ['combat.allot', '1:character', 'kate'],
        ['combat.flee', 'flee', 'kate'],
        ['combat.flee', 'flee', 'ozmo'],
      ])
    expect(got.of('fight-protected')).toMatchObject([{ hits: 5, left: 0 }])
    expect([t.who('kate').wounds, t.who('ozmo').wounds]).toEqual([0, 1])
  })

  it('each flees separately; the others fight on, and only they are rewarded (IMP-17.13, IMP-17.14)', () => {
    const t = company({}, { weapons: ['axe'] }).draws('ogre', 'silver-spoon')
    const got = t
      .dice(4, 4, ...ones(8), ...ones(5), 6, 6, 5, 5, 5, 5, 5, ...ones(5))
      .play(drawEncounter, 'kate', [
        join,
        ...strike,
        ['combat.flee', 'flee', 'kate'],
        ['combat.flee', 'fight-on', 'ozmo'],
      ])
    expect(got.of('fight-over').map(({ seat, end }) => [seat, end])).toEqual([[0, 'fled'], [1, 'killed']]) // prettier-ignore
    expect([t.who('kate').treasures, t.who('ozmo').treasures]).toEqual([[], ['silver-spoon']])
  })

  it('a creature that must go escapes without a roll only if all of them try to (IMP-17.13)', () => {
    const run = (ozmo: 'flee' | 'fight-on', ...dice: number[]) => {
      const t = company({}, { weapons: ['axe'] }).draws('ogre')
      // Four wounds in the first round; the second begins with it one wound from death.
      t.dice(4, 4, 5, 5, 1, 5, 5, 1, 1, 1, ...ones(5), ...ones(8), ...ones(5), ...dice)
      return t.play(drawEncounter, 'kate', [
        join,
        ...strike,
        ['combat.flee', 'fight-on', 'kate'],
        ['combat.flee', 'fight-on', 'ozmo'],
        ...strike,
        ['combat.flee', 'flee', 'kate'],
        ['combat.flee', ozmo, 'ozmo'],
      ])
    }
    expect(
      run('flee')
        .of('fight-over')
        .map(({ end }) => end),
    ).toEqual(['both-fled', 'both-fled'])
    const one = run('fight-on', 6, 6, 6, 6)
    expect(one.of('fight-flight').map(({ who, away }) => [who, away])).toEqual([['defender', true], ['creature', true]]) // prettier-ignore
    expect(one.of('fight-over').map(({ seat, end }) => [seat, end])).toEqual([[0, 'fled'], [1, 'creature-fled']]) // prettier-ignore
  })

  it('a creature won over belongs to the caster, and the fight is over for all (IMP-17.14)', () => {
    const t = imperial(
      { kate: { hex: HILLS }, turb: { hex: HILLS, spells: ['friendship'] }, ozmo: {} },
      { options },
    ).draws('thugs')
    const got = t.dice(4, 4, 6, 6).play(drawEncounter, 'kate', [
      ['support.join', 'join', 'turb'],
      ['combat.action', 'attack', 'kate'],
      ['combat.action', 'cast:friendship', 'turb'],
    ])
    expect(t.who('turb').companions.map(({ tile }) => tile)).toEqual(['thugs-1'])
    expect(got.of('fight-over').map(({ end }) => end)).toEqual(['joined', 'joined'])
  })

  it('one dies, the other fights on; all die at once, and the reward is lost (IMP-17.13, IMP-8.14)', () => {
    const t = company({ wounds: 7 }, { weapons: ['axe'] }).draws('ogre', 'silver-spoon')
    const got = t
      .dice(4, 4, ...ones(8), 5, 5, 1, 1, 1, 5, 5, 5, 5, 5, ...ones(5))
      .play(drawEncounter, 'kate', [
        join,
        ...strike,
        ['newcomer.character', 'rokko', 'kate'],
        ['combat.flee', 'fight-on', 'ozmo'],
      ])
    expect(got.of('fight-over').map(({ seat, end }) => [seat, end])).toEqual([[0, 'died'], [1, 'killed']]) // prettier-ignore
    expect(t.who('ozmo').treasures).toEqual(['silver-spoon'])
    const both = company({ wounds: 7 }, { wounds: 8 }).draws('ogre')
    const end = both
      .dice(4, 4, 5, 5, 5, 5, 5, 1, 6, 6, 6, 6, 6)
      .play(drawEncounter, 'kate', { 'support.join': 'join', 'combat.action': 'attack' })
    expect(end.of('fight-over').map((one) => one.end)).toEqual(['died', 'died'])
    expect(end.of('treasure-drawn')).toEqual([])
    const last = imperial({ kate: { hex: HILLS, wounds: 7 }, ozmo: { hex: HILLS, wounds: 8 } }, { options }).draws(
      'ogre',
    )
    last.state.retired.push(...last.state.bank.characters.splice(0))
    const over = last
      .dice(4, 4, ...ones(6), 6, 6, 6, 6, 6)
      .turns({ 'phase.move': 'stay', 'support.join': 'join', 'combat.action': 'attack' })
    expect(over.of('nobody-won')).toHaveLength(1) // being buried last does not win (IMP-15.7)
  })

  it('a supporter who teleports out explores or draws once the fight is over (IMP-4.18, IMP-18.2)', () => {
    const t = imperial(
      { kate: { hex: HILLS }, turb: { hex: HILLS, spells: ['teleportation'] }, ozmo: {} },
      { options },
    ).draws('ogre', 'peddler')
    const got = t.dice(4, 4, 1, 1, ...ones(8), 6, 6).play(drawEncounter, 'kate', [
      ['support.join', 'join', 'turb'],
      ['combat.action', 'nothing', 'kate'],
      ['combat.action', 'cast:teleportation', 'turb'],
      ['teleport.hex', 'h-2-2', 'turb'],
      ['combat.flee', 'flee', 'kate'],
    ])
    expect(got.of('encounter-drawn').map(({ seat }) => seat)).toEqual([0, 1])
    expect(t.state).not.toHaveProperty('flown')
  })

  it('travel together: support (IMP-17.11 to 17.14): at sea each sinks with their own vessel (IMP-8.22, IMP-10.9)', () => {
    const t = company({ hex: SEA, vessel: 'ship' }, { hex: SEA, vessel: { kind: 'boat', wounds: 3 } }).draws(
      'sea-serpent',
    )
    const got = t
      .dice(4, 4, ...ones(60))
      .play(drawEncounter, 'kate', { 'support.join': 'join', 'combat.action': 'nothing', 'combat.flee': 'flee' })
    expect(got.of('fight-over').length).toBe(2)
    const wet = company({ hex: SEA, vessel: 'ship' }, { hex: SEA, vessel: { kind: 'boat', wounds: 3 } }).draws(
      'sea-serpent',
    )
    wet.dice(4, 4, ...ones(6), ...Array<number>(8).fill(6), ...ones(30))
    const end = wet.play(drawEncounter, 'kate', {
      'support.join': 'join',
      'combat.action': 'nothing',
      'combat.flee': 'flee',
    })
    expect(end.of('fight-over')[0]).toMatchObject({ seat: 1, end: 'sunk' })
    expect(wet.who('ozmo').hex).toBe(printedHexOf('pirates-den'))
  })

  it.each([
    ['kate', 'ozmo'],
    ['ozmo', 'kate'],
  ] as const)(
    'travel together: support (IMP-17.11 to 17.14): when %s leaves in the middle of it, %s fights on (IMP-15.8)',
    (who, other) => {
      const t = company({}, {})
        .draws('ogre')
        .dice(4, 4, ...ones(60))
      const got = t.turns([
        ['phase.move', 'stay'],
        join,
        ...(who === 'kate' ? ([['leave', '', 'kate'], ['combat.action', 'attack', 'ozmo']] as const) : ([['combat.action', 'attack', 'kate'], ['leave', '', 'ozmo']] as const)), // prettier-ignore
        ['combat.flee', 'flee', other],
      ])
      expect(got.of('player-left')).toHaveLength(1)
      expect(got.of('fight-attack').length).toBeGreaterThan(0)
      expect(t.state).toMatchObject({ concerned: [], resolving: [] })
      expect(t.state.active).not.toBe(0)
    },
  )

  it('exploration, weather and peaceful tiles concern one alone (IMP-17.16)', () => {
    const t = company({}, {}).draws('avalanche').dice(1)
    const got = t.play(drawEncounter, 'kate')
    expect(got.offered('support.join')).toEqual([])
    expect([t.who('kate').wounds, t.who('ozmo').wounds]).toEqual([2, 0])
  })
})

describe('travel together: convoys (IMP-17.15)', () => {
  const NOBNODD = printedHexOf('nobnodd')
  const start = (ozmo: Somebody = {}, around: Around = {}) =>
    imperial({ kate: {}, ozmo, herman: { hex: HILLS } }, { options, ...around })

  it('they walk the same path, and the guest stays put on their next turn (IMP-17.15)', () => {
    const t = start()
    t.draws('peddler').turns([
      ['convoy.invite', 'seat:1'],
      ['convoy.join', 'accept', 'ozmo'],
      ['phase.move', 'road:h-5-4'],
    ])
    expect([t.who('kate').hex, t.who('ozmo').hex]).toEqual(['h-5-4', 'h-5-4'])
    expect(t.who('ozmo').followed).toBe(true)
    const next = t.draws('peddler').turns({ 'phase.move': 'stay' })
    expect(next.offered('phase.move')).toEqual(['stay'])
    expect(t.who('ozmo')).not.toHaveProperty('followed')
  })

  it('default: decline (dec-convoy); each is asked once, but not characters in prison or held', () => {
    const t = start()
    const got = t.dice(3, 4).turns([['convoy.invite', 'seat:1'], ['convoy.join', 'refuse', 'ozmo'], ['phase.move', 'stay']]) // prettier-ignore
    expect(got.of('convoy-answered')).toMatchObject([{ comes: false }])
    expect(t.who('ozmo')).not.toHaveProperty('followed')
    const invited = (ozmo: Somebody, around: Around = {}) =>
      start(ozmo, around).dice(3, 4).turns([['convoy.invite', 'seat:1'], ['phase.move', 'stay']]) // prettier-ignore
    expect(() => invited({ inPrison: true })).toThrow()
    expect(() => invited({ held: true })).toThrow()
    expect(() => invited({ hex: HILLS })).toThrow()
    expect(() => invited({}, { options: {} })).toThrow()
  })

  it('the smallest allowance holds for all: the Talisman’s fourth hex is out of reach together', () => {
    const offered = (together: boolean) => {
      const t = imperial({ kate: { treasures: ['talisman-of-quox'] }, ozmo: {} }, { options })
      const walk = together
        ? ([
            ['convoy.invite', 'seat:1'],
            ['convoy.join', 'accept', 'ozmo'],
          ] as const)
        : []
      return t
        .dice(3, 4)
        .turns([...walk, ['phase.move', 'stay']])
        .offered('phase.move')
    }
    expect(offered(false)).toContain('road:h-6-3')
    expect(offered(true)).not.toContain('road:h-6-3')
    expect(offered(true)).toContain('road:h-5-3')
  })

  it('the leader rolls for the Oasis once, and all stop where the leader does', () => {
    const t = imperial({ kate: { hex: 'h-9-6' }, ozmo: { hex: 'h-9-6' } }, { options })
      .dice(3)
      .draws('peddler')
    const got = t.turns([['convoy.invite', 'seat:1'], ['convoy.join', 'accept', 'ozmo'], ['phase.move', 'road:h-7-5']]) // prettier-ignore
    expect(got.of('oasis-rolled')).toHaveLength(1)
    expect(t.who('ozmo').hex).toBe(t.who('kate').hex)
    expect(t.who('kate').hex).toBe(printedHexOf('vanishing-oasis'))
  })

  it('a leader who sails, teleports or stays goes without company', () => {
    const t = imperial(
      { kate: { hex: 'h-2-5', vessel: 'boat' }, ozmo: { hex: 'h-2-5', vessel: 'boat' } },
      { options },
    ).draws('peddler')
    t.turns([['convoy.invite', 'seat:1'], ['convoy.join', 'accept', 'ozmo'], ['phase.move', 'sea:h-1-5']]) // prettier-ignore
    expect(t.who('ozmo')).toMatchObject({ hex: 'h-2-5' })
    expect(t.who('ozmo')).not.toHaveProperty('followed')
    expect(NOBNODD).toBe('h-3-4')
  })
})
