import { describe, expect, it } from 'vitest'
import { printedHexOf } from '../../../../src/games/imperial/data/board.ts'
import { standings } from '../../../../src/games/imperial/rules/deeds/ending.ts'
import { mindOf } from '../../../../src/games/imperial/state/knowledge.ts'
import { attackSomebody } from '../../../../src/games/imperial/rules/turn/merciless.ts'
import { duelLines } from '../../../../src/games/imperial/words/scene.ts'
import { newDuel } from '../../../../src/games/imperial/state/duel.ts'
import { duelAbout } from '../../../../src/games/imperial/view/about.ts'
import { imperial, type Around, type Somebody } from '../kit.ts'

const options = { merciless: true } as const
const BRASS = printedHexOf('brassbottom')
const SEA = 'h-1-5'
const WILD = 'h-3-1'

/** Kate meets a player who has finished a turn. */
function meeting(kate: Somebody, turb: Somebody, around: Around = {}) {
  const hex = kate.hex ?? BRASS
  return imperial(
    { kate: { hex, ...kate }, turb: { hex, finishedTurns: 1, ...turb }, ozmo: {} },
    { options, ...around },
  )
}

const victim: Somebody = {
  wounds: 5,
  treasures: ['gold-egg', 'silver-bell'],
  weapons: ['mace'],
  clues: ['The Net Loft', 'The Toll Box', 'The Loose Brick'],
  spells: ['fireball'],
}

describe('merciless (IMP-17.17 to 17.22)', () => {
  it('Kate loses patience (IMP-17.17, IMP-17.18, IMP-17.21, S57)', () => {
    const t = meeting({ weapons: ['sword'], clues: ['The Empty Armour', 'The Fourteenth Guest'] }, victim)
    const got = t.dice(3, 3, 4, 6, 1, 2, 3, 5, 5, 1, 1, 2, 3).turns([
      ['phase.move', 'stay'],
      ['business.do', 'explore'],
      ['duel.attack', 'seat:1'],
      ['combat.action', 'attack'],
      ['combat.action', 'cast:fireball', 'turb'],
      ['clue.discard', 'clue-fishgut-2'],
      ['newcomer.character', 'harald', 'turb'],
      ['setup.spell', 'healing', 'turb'],
      ['setup.spell', 'sleep', 'turb'],
    ])
    expect(t.who('kate')).toMatchObject({ wounds: 2, treasures: ['gold-egg', 'silver-bell'] })
    expect(t.who('kate').weapons.map((tile) => tile.replace(/-\d$/, ''))).toEqual(['sword', 'mace'])
    expect(t.who('kate').clues).toHaveLength(4)
    expect(got.of('duel-plunder')).toMatchObject([{ seat: 0, from: 1, clues: 3 }])
    expect(t.state.bank.spells.fireball).toBe(2)
    expect(t.state.retired).toContain('turb')
    expect(got.of('explored')).toEqual([]) // instead of Phase 3
    expect(t.state.active).toBe(1)
  })

  it.each(['nobnodd', 'imperial-capital'] as const)(
    'merciless (IMP-17.17 to 17.22): not in %s (IMP-17.17)',
    (location) => {
      const t = meeting({ hex: printedHexOf(location) }, victim)
      expect(t.play(attackSomebody, 'kate').result).toBe('peace')
    },
  )

  it('merciless (IMP-17.17 to 17.22): not prisoners, not newcomers, not from afar, and not without the option (IMP-17.17)', () => {
    const asked = (turb: Somebody, around: Around = {}) =>
      meeting({}, turb, around).play(attackSomebody, 'kate').offered('duel.attack')
    expect(asked({})).toEqual(['nobody', 'seat:1'])
    expect(asked({ inPrison: true })).toEqual([])
    expect(asked({ finishedTurns: 0 })).toEqual([])
    expect(asked({ hex: WILD })).toEqual([])
    expect(asked({}, { options: {} })).toEqual([])
  })

  it('default: no attack, and the turn goes on (dec-attack-character)', () => {
    const t = meeting({}, {}).dice(3, 4)
    expect(t.turns().of('explored')).toHaveLength(1)
  })

  it('the defender’s companions may desert, then the attacker’s; the other’s die comes first (IMP-17.18)', () => {
    const t = meeting({ companions: ['ed-eagle'] }, { companions: ['wolves'] })
    const got = t
      .dice(2, 4, 5, 2, ...ones(20))
      .play(attackSomebody, 'kate', { 'duel.attack': 'seat:1', 'combat.flee': 'flee' })
    expect(got.of('party-desertion').map(({ seat }) => seat)).toEqual([1, 0])
    expect(got.of('duel-approach')).toMatchObject([{ defender: { total: 5 }, attacker: { total: 2 }, rounds: 3 }])
  })

  it('Fireball and Lightning pass shield and weapon; only side protection stops them (IMP-17.19)', () => {
    const burnt = (turb: Somebody, ...dice: number[]) => {
      const t = meeting({ weapons: ['sword', 'large-shield'] }, { spells: ['lightning'], ...turb })
      t.dice(1, 1, ...dice).play(attackSomebody, 'kate', [
        ['duel.attack', 'seat:1'],
        ['combat.action', 'nothing', 'kate'],
        ['combat.action', 'cast:lightning', 'turb'],
        ['combat.flee', 'flee', 'turb'],
        ['combat.flee', 'flee', 'kate'],
      ])
      return t.who('kate').wounds
    }
    expect(burnt({}, 5)).toBe(5)
    const walled = meeting({ treasures: ['scroll-of-protection'], weapons: ['sword'] }, { spells: ['lightning'] })
    walled.dice(1, 1, 6).play(attackSomebody, 'kate', [
      ['duel.attack', 'seat:1'],
      ['combat.action', 'read:scroll-of-protection-1', 'kate'],
      ['combat.action', 'cast:lightning', 'turb'],
      ['combat.flee', 'flee', 'turb'],
      ['combat.flee', 'flee', 'kate'],
    ])
    expect(walled.who('kate').wounds).toBe(6) // spells work defender first (IMP-17.18): the scroll came too late
  })

  it('a sleeper rolls no dice, casts nothing and cannot flee, for three rounds; their companions act (IMP-17.19)', () => {
    const t = meeting({ companions: ['wolves'] }, { spells: ['sleep'] })
    const got = t.dice(2, 1, 1, ...ones(60)).play(attackSomebody, 'kate', [
      ['duel.attack', 'seat:1'],
      ['combat.action', 'attack', 'kate'],
      ['combat.action', 'cast:sleep', 'turb'],
      ['combat.flee', 'fight-on', 'turb'],
      ['combat.action', 'nothing', 'turb'],
      ['combat.flee', 'fight-on', 'turb'],
      ['combat.action', 'nothing', 'turb'],
      ['combat.flee', 'fight-on', 'turb'],
      ['combat.action', 'attack', 'kate'],
      ['combat.action', 'nothing', 'turb'],
      ['combat.flee', 'flee', 'turb'],
      ['combat.flee', 'flee', 'kate'],
    ])
    const rolled = got.of('fight-attack').filter(({ seat }) => seat === 0)
    expect(rolled.filter(({ member }) => member === 'character')).toHaveLength(1) // in the fourth round
    expect(rolled.filter(({ member }) => member === 'wolves-1')).toHaveLength(4)
    expect(got.of('duel-asleep').map(({ roundsLeft }) => roundsLeft)).toEqual([2, 1, 0])
    expect(got.of('duel-over')).toMatchObject([{ end: 'both-fled', who: null }])
  })

  it('Friendship wins over a companion of the other, who keeps the item lent to it; the fight goes on (IMP-17.19)', () => {
    const lent = { tile: 'thugs', lent: 'axe' }
    const t = meeting({ companions: [lent, 'wolves'] }, { spells: ['friendship', 'speak-with-animals'] })
    const got = t.dice(2, 2, 1, 1, 6, 6, ...ones(40)).play(attackSomebody, 'kate', [
      ['duel.attack', 'seat:1'],
      ['combat.action', 'nothing', 'kate'],
      ['combat.action', 'cast:friendship', 'turb'],
      ['combat.flee', 'fight-on', 'turb'],
      ['combat.flee', 'fight-on', 'kate'],
      ['combat.action', 'nothing', 'kate'],
      ['combat.action', 'cast:speak-with-animals', 'turb'],
      ['combat.flee', 'flee', 'turb'],
      ['combat.flee', 'flee', 'kate'],
    ])
    expect(got.of('duel-charmed')).toMatchObject([
      { tile: 'thugs-1', won: true },
      { tile: 'wolves-1', roll: null },
    ])
    expect(t.who('turb').companions.map(({ tile }) => tile)).toEqual(['thugs-1', 'wolves-1'])
    expect(t.who('kate')).toMatchObject({ companions: [], weapons: ['axe-1'] })
  })

  it('the charmer chooses among the companions that the spell can charm, the strongest first (IMP-17.19)', () => {
    const t = meeting({ companions: ['wolves', 'thugs', 'lion'] }, { spells: ['speak-with-animals'] })
    const asked = t.dice(2, 2, 2, 1, 1, ...ones(20), 6, 6).play(attackSomebody, 'kate', [
      ['duel.attack', 'seat:1'],
      ['combat.action', 'nothing', 'kate'],
      ['combat.action', 'cast:speak-with-animals', 'turb'],
      ['duel.charm', 'wolves-1', 'turb'],
      ['combat.flee', 'flee', 'turb'],
      ['combat.flee', 'flee', 'kate'],
    ])
    expect(asked.offered('duel.charm')).toEqual(['lion', 'wolves-1'])
    expect(asked.of('duel-charmed')).toMatchObject([{ tile: 'wolves-1', won: true }])
    expect(t.who('turb').companions.map(({ tile }) => tile)).toEqual(['wolves-1'])
    expect(t.who('kate').companions.map(({ tile }) => tile)).toEqual(['thugs-1', 'lion'])
  })

  it('one flees from the fastest of the other side (IMP-17.20)', () => {
    const t = meeting({ companions: ['ed-eagle'] }, {})
    const got = t.dice(2, 1, 1, ...ones(2), 6, 6).play(attackSomebody, 'kate', [
      ['duel.attack', 'seat:1'],
      ['combat.action', 'nothing', 'kate'],
      ['combat.action', 'nothing', 'turb'],
      ['combat.flee', 'flee', 'turb'],
      ['combat.flee', 'fight-on', 'kate'],
    ])
    expect(got.of('duel-flight')).toMatchObject([{ seat: 1, away: true }])
    expect(got.of('duel-flight')[0]?.roll.parts.at(-1)?.from).toBe('ed-eagle')
    expect(got.of('duel-over')).toMatchObject([{ end: 'fled', who: 1 }])
  })

  it('both die at once: both estates go to the pools, and both may come again, the active player first (IMP-17.21, IMP-18.1)', () => {
    const t = meeting(
      { wounds: 7, weapons: ['sword'], treasures: ['gold-mask'] },
      { wounds: 6, treasures: ['gold-egg'], weapons: ['sword'] },
    )
    const got = t.dice(1, 1, ...Array<number>(20).fill(6)).play(attackSomebody, 'kate', {
      'duel.attack': 'seat:1',
      'newcomer.character': ['herman', 'harald'],
    })
    expect(got.of('duel-over')).toMatchObject([{ end: 'both-died', who: null }])
    expect(got.of('duel-plunder')).toEqual([])
    expect(t.state.treasurePool).toEqual(expect.arrayContaining(['gold-mask', 'gold-egg']))
    expect(t.state.players.map(({ character }) => character?.id)).toEqual(['herman', 'harald', 'ozmo'])
  })

  it('the last two kill each other with no players left: the game has no winner (IMP-15.6, IMP-15.7, IMP-17.21)', () => {
    const t = imperial(
      {
        kate: { hex: BRASS, wounds: 7, weapons: ['sword'] },
        turb: { hex: BRASS, wounds: 6, weapons: ['sword'], finishedTurns: 1 },
      },
      { options },
    )
    t.state.retired.push(...t.state.bank.characters.splice(0))
    t.dice(1, 1, ...Array<number>(20).fill(6))
    const got = t.turns({ 'phase.move': 'stay', 'duel.attack': 'seat:1' })
    expect(got.of('game-ended')).toMatchObject([{ reason: 'nobody-left' }])
    expect(got.of('nobody-won')).toHaveLength(1)
    expect(standings(t.state).some(({ won }) => won)).toBe(false)
  })

  it('a fight of a hundred rounds ends without a winner (IMP-17.20)', () => {
    const t = meeting({}, {}).dice(1, 1, ...ones(1200))
    const got = t.play(attackSomebody, 'kate', {
      'duel.attack': 'seat:1',
      'combat.action': 'nothing',
      'combat.flee': 'fight-on',
    })
    expect(got.of('duel-over')).toMatchObject([{ end: 'drawn', rounds: 100 }])
  })

  it('a vessel that goes down at sea takes its owner with it, and ends the fight (IMP-10.8)', () => {
    const t = meeting({ hex: SEA, vessel: { kind: 'boat', wounds: 3 } }, { hex: SEA, vessel: 'ship' })
    const got = t.dice(1, 1, ...Array<number>(16).fill(5)).play(attackSomebody, 'kate', {
      'duel.attack': 'seat:1',
      'combat.action': 'nothing',
    })
    expect(got.of('duel-over')).toMatchObject([{ end: 'sunk' }])
    expect(t.who('kate').hex).toBe(printedHexOf('pirates-den'))
  })

  it('teleporting out ends it; the character explores or draws at the destination at once (IMP-4.18, IMP-17.19)', () => {
    const t = meeting({ hex: WILD }, { hex: WILD, spells: ['teleportation'] })
    const got = t
      .dice(1, 1, 1, 1)
      .draws('peddler')
      .play(attackSomebody, 'kate', {
        'duel.attack': 'seat:1',
        'combat.action': ['nothing', 'cast:teleportation'],
        'teleport.hex': 'h-2-2',
      })
    expect(got.of('duel-over')).toMatchObject([{ end: 'teleported', who: 1 }])
    expect(got.of('encounter-drawn')).toMatchObject([{ seat: 1, hex: 'h-2-2' }])
  })

  it.each([
    ['runs', 'flee', 'read:'],
    ['teleports, too', 'cast:teleportation', 'cast:teleportation'],
  ])(
    'a Teleportation chosen at the end of the round works, although the other %s (IMP-8.31, IMP-17.20)',
    (_, other) => {
      const spells = ['teleportation'] as const
      for (const far of ['kate', 'turb'] as const) {
        const near = far === 'kate' ? 'turb' : 'kate'
        const t = meeting({ hex: WILD, spells: [...spells] }, { hex: WILD, spells: [...spells] })
        const goes = (who: 'kate' | 'turb') => (who === far ? 'cast:teleportation' : other)
        const got = t
          .dice(1, 1, ...ones(12))
          .draws('peddler', 'peddler')
          .play(attackSomebody, 'kate', [
            ['duel.attack', 'seat:1'],
            ['combat.action', 'nothing', 'kate'],
            ['combat.action', 'nothing', 'turb'],
            ['combat.flee', goes('turb'), 'turb'],
            ['combat.flee', goes('kate'), 'kate'],
            ['teleport.hex', 'h-2-2'],
            ...(other === 'flee' ? [] : ([['teleport.hex', 'h-2-2']] as const)),
          ])
        expect(got.of('duel-over')).toMatchObject([{ end: 'both-fled', who: null }])
        expect(t.who(far)).toMatchObject({ hex: 'h-2-2', spells: [] })
        expect(t.who(near)).toMatchObject(other === 'flee' ? { hex: WILD, spells } : { hex: 'h-2-2', spells: [] })
        expect(got.of('encounter-drawn')).toHaveLength(other === 'flee' ? 1 : 2)
        expect(t.state.concerned).toEqual([])
      }
    },
  )

  it.each(['teleportation', 'invisibility'] as const)(
    'a Teleportation chosen as the spell of the round works, although %s takes the other away first (IMP-8.31)',
    (spell) => {
      const t = meeting({ hex: WILD, spells: ['teleportation'] }, { hex: WILD, spells: [spell] })
      const got = t
        .dice(1, 2, ...ones(12))
        .draws('peddler', 'peddler')
        .play(attackSomebody, 'kate', [
          ['duel.attack', 'seat:1'],
          ['combat.action', 'cast:teleportation', 'kate'],
          ['combat.action', `cast:${spell}`, 'turb'],
          ['teleport.hex', 'h-2-2'],
          ...(spell === 'teleportation' ? ([['teleport.hex', 'h-2-2']] as const) : []),
        ])
      expect(got.of('duel-over')).toMatchObject([{ end: 'both-fled', who: null }])
      expect(t.who('kate')).toMatchObject({ hex: 'h-2-2', spells: [] })
    },
  )

  it('a player who teleports and then leaves the table does not take the other back (IMP-15.8)', () => {
    const t = meeting({ hex: WILD, spells: ['teleportation'] }, { hex: WILD, spells: ['teleportation'] })
    const got = t
      .dice(1, 1, ...ones(12))
      .draws('peddler')
      .play(attackSomebody, 'kate', [
        ['duel.attack', 'seat:1'],
        ['combat.action', 'nothing', 'kate'],
        ['combat.action', 'nothing', 'turb'],
        ['combat.flee', 'cast:teleportation', 'turb'],
        ['combat.flee', 'cast:teleportation', 'kate'],
        ['teleport.hex', 'h-2-2', 'turb'],
        ['leave', '', 'kate'],
      ])
    expect(got.of('encounter-drawn')).toMatchObject([{ seat: 1, hex: 'h-2-2' }])
    expect(t.state.concerned).toEqual([])
    expect(t.state.duel).toBeUndefined()
  })

  it('no other player supports either side, even in company (IMP-17.22)', () => {
    const t = imperial(
      { kate: { hex: BRASS }, turb: { hex: BRASS, finishedTurns: 1 }, ozmo: { hex: BRASS, finishedTurns: 1 } },
      { options: { merciless: true, 'travel-together': true } },
    )
    const got = t
      .dice(1, 1, ...ones(30))
      .play(attackSomebody, 'kate', { 'duel.attack': 'seat:1', 'combat.flee': 'flee' })
    expect(got.offered('support.join')).toEqual([])
  })

  it('knowledge of the clues moves with them: bystanders count, the killer sees (IMP-0.5)', () => {
    const t = meeting({ weapons: ['sword'] }, { wounds: 6, clues: ['The Net Loft', 'The Toll Box'] })
    const got = t
      .dice(1, 1, ...Array<number>(12).fill(6))
      .play(attackSomebody, 'kate', { 'duel.attack': 'seat:1', 'newcomer.character': 'stop' })
    expect(got.heard('clue-seen', 'kate')).toHaveLength(2)
    expect(got.heard('clue-seen', 'ozmo')).toEqual([])
    expect(mindOf(t.state, 2).ways).toEqual([[[2, 0, 0]]])
  })

  it.each(['kate', 'turb'] as const)(
    'merciless (IMP-17.17 to 17.22): when %s leaves in the middle of it, it is over and nothing is left in hand (IMP-15.8)',
    (who) => {
      const t = meeting({}, {}).dice(1, 1, ...ones(40))
      const got = t.turns([
        ['phase.move', 'stay'],
        ['duel.attack', 'seat:1'],
        ['combat.action', 'attack', 'kate'],
        ['leave', '', who],
      ])
      expect(got.of('player-left')).toHaveLength(1)
      expect(t.state.concerned).toEqual([])
      expect(t.state.active).not.toBe(0)
    },
  )

  it('the card shows both sides to every viewer', () => {
    const t = meeting({ companions: ['wolves'] }, { vessel: 'boat', hex: BRASS })
    const lines = duelLines(duelAbout(t.state, newDuel(t.state, 0, 1)), (seat) => `P${seat}`)
    expect(lines).toEqual([
      expect.stringContaining('P1: 7/7 · the boat: 4/4'),
      expect.stringContaining('P0: 8/8 · the Wolves: 4/4'),
    ])
  })
})

function ones(count: number): number[] {
  return Array<number>(count).fill(1)
}
