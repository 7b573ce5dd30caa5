import { describe, expect, test } from 'vitest'
import { talisman } from '../kit.ts'

describe('the Inner Region', () => {
  test('no Talisman, no Valley: back is the only way, and nothing is met on it (TAL-SC-50, TAL-11.6, TAL-R49, TAL-R85)', () => {
    const without = talisman({ monk: { at: 'pits' } })
    const got = without.turns()
    expect(got.asked.filter(({ verb }) => verb === 'move.inner')).toEqual([])
    expect(without.who('monk')).toMatchObject({ space: 'vampires-tower', lives: 4 })
    const suspended = talisman({ monk: { at: 'pits', objects: ['talisman'] }, wizard: {} }, { destroyMagic: 'wizard' })
    suspended.turns()
    expect(suspended.who('monk')).toMatchObject({ space: 'vampires-tower', lives: 4 })
    const welcome = talisman({ monk: { at: 'pits', objects: ['talisman'] } })
    expect(welcome.turns({ 'move.inner': 'space:valley-of-fire' }).offered('move.inner')).toEqual([
      'space:valley-of-fire',
      'space:vampires-tower',
    ])
  })

  test('the Inner Region: from the Plain: either arm, or out through the Portal without a roll (TAL-R44, TAL-11.26)', () => {
    const t = talisman({ elf: { at: 'plain-of-peril' } }, { pile: ['bag-of-gold'] })
    const got = t.turns({ 'move.inner': 'space:portal-of-power' })
    expect(got.offered('move.inner')).toEqual(['space:mines', 'space:crypt', 'space:portal-of-power'])
    expect(got.of('cards-drawn')).toHaveLength(1)
  })

  test('a Character who is held may stay and finish, or turn back and forget it (TAL-R44)', () => {
    const held = { at: 'werewolf-den', unfinished: { kind: 'werewolf', strength: 11 } } as const
    const t = talisman({ elf: { ...held, strength: 5, objects: ['talisman'] } })
    const got = t.turns({ 'move.inner': 'space:dice-with-death' })
    expect(got.offered('move.inner')).toEqual(['stay', 'space:dice-with-death'])
    expect(t.who('elf')).toMatchObject({ space: 'dice-with-death', unfinished: null, lives: 4 })
  })

  test('belongings of the dead may be taken by Characters who turn back (TAL-R92)', () => {
    const t = talisman({ elf: { at: 'pits' } }, { lying: { 'vampires-tower': ['sword'] } })
    t.turns({ 'encounter.do': 'take:sword-1' })
    expect(t.who('elf').objects).toEqual(['sword-1'])
  })
})

describe('the Crown of Command', () => {
  test('the first Command comes with the arrival, and hits all others in turn (TAL-SC-51, TAL-R50, TAL-R55, TAL-R56)', () => {
    const t = talisman({
      elf: { at: 'valley-of-fire' },
      druid: { lives: 1, spells: ['preservation'] },
      troll: { lives: 2 },
      thief: { at: 'city', lives: 1, objects: ['sword'] },
    }).dice(4)
    const got = t.turns([
      ['move.inner', 'space:crown-of-command'],
      ['crown.submit', 'life', 'druid'],
      ['window.act', 'cast:preservation:seat:1', 'druid'],
      ['crown.submit', 'life', 'troll'],
      ['crown.submit', 'defeat', 'thief'],
    ])
    expect(got.of('crown-reached')).toMatchObject([{ seat: 0, first: true }])
    expect(t.who('druid').lives).toBe(1)
    expect(t.who('troll').lives).toBe(1)
    expect(t.state.players[3]?.standing).toBe('left')
    expect(t.lies('city')).toEqual(['sword-1'])
    expect(t.state.active).toBe(1)
  })

  test('two on the Crown Encounter each other, and assassination is impossible there (TAL-SC-53, TAL-R53)', () => {
    const t = talisman({ warrior: { at: 'valley-of-fire' }, assassin: { at: 'crown-of-command' } }).dice(
      1,
      2,
      1,
      3,
      4,
      5,
    )
    const arrival = t.turns({ 'move.inner': 'space:crown-of-command', 'fight.spoils': 'life' })
    expect(arrival.of('command-cast')).toEqual([])
    expect(arrival.of('fought')).toHaveLength(1)
    const next = t.turns({})
    expect(next.offered('window.act')).toEqual([])
    expect(next.of('fought')[0]?.ourDice).toHaveLength(1)
    expect(next.of('fought')[0]?.theirDice).toHaveLength(2)
  })

  test('the Amulet is no excuse: it is put down before the die, and stays down (TAL-SC-64, TAL-R51)', () => {
    const t = talisman({
      elf: { at: 'valley-of-fire', objects: ['amulet', 'talisman'] },
      troll: { lives: 2 },
      thief: { lives: 2 },
    }).dice(5)
    const got = t.turns({ 'move.inner': 'space:crown-of-command', 'crown.submit': 'life' })
    expect(t.lies('crown-of-command')).toEqual(['amulet'])
    expect([t.who('troll').lives, t.who('thief').lives]).toEqual([1, 1])
    expect(got.offered('encounter.do')).not.toContain('take:amulet')
  })

  test('the Crown of Command: in the short game a Character placed on it has won (TAL-OPT.3)', () => {
    const t = talisman({ elf: { at: 'valley-of-fire' }, troll: {} }, { short: true })
    const got = t.turns({ 'move.inner': 'space:crown-of-command' })
    expect(got.of('game-over')).toMatchObject([{ winners: [0], why: 'crown' }])
  })
})

describe('the end', () => {
  test('the last two cannot die together (TAL-SC-56, TAL-R2, TAL-R3)', () => {
    const t = talisman(
      { elf: { at: 'village', lives: 1 }, troll: { at: 'crags', lives: 1 } },
      { crownReached: true, pile: ['pestilence'] },
    ).dice(1)
    const got = t.turns({ 'move.to': 'space:fields-north' })
    expect(got.of('died')).toMatchObject([{ seat: 1 }])
    expect(got.of('game-over')).toMatchObject([{ winners: [0] }])
    expect(t.who('elf').lives).toBe(1)
  })

  test('closing time in the short game: two share the victory (TAL-SC-62, TAL-OPT.24, TAL-R99)', () => {
    const t = talisman(
      {
        thief: { at: 'city', toad: 3, lives: 4, gold: 0, missTurns: 1 },
        elf: { at: 'temple', objects: ['talisman'], strength: 9, craft: 6, lives: 3, gold: 4 },
        troll: { at: 'oasis', strength: 12, craft: 8, lives: 3, gold: 4 },
      },
      { short: true, round: 36 },
    )
    t.state.first = 1
    const got = t.turns()
    expect(got.of('scored').map(({ seat, score }) => [seat, score.total])).toEqual([
      [0, 6],
      [1, 29],
      [2, 29],
    ])
    expect(t.state.result?.map(({ seat, rank, won }) => [seat, rank, won])).toEqual([
      [1, 1, true],
      [2, 1, true],
      [0, 3, false],
    ])
  })

  test('Talismans out of reach go back (TAL-SC-66, TAL-R109)', () => {
    const cards = [
      'talisman-card-1',
      'talisman-card-2',
      'talisman-card-3',
      'talisman-card-4',
      'talisman-1',
      'talisman-2',
    ]
    const t = talisman({ elf: { missTurns: 1 } }, { lying: { 'crown-of-command': [...cards, 'sword'] } })
    expect(t.turns().of('talismans-freed')).toMatchObject([{ cards }])
    expect(t.state.piles.talisman).toHaveLength(4)
    expect(t.state.discard).toEqual(['talisman-1', 'talisman-2'])
    expect(t.lies('crown-of-command')).toEqual(['sword-1'])
  })

  test('trophies are handed in for Strength, with the least waste (TAL-SC-11, TAL-1.4)', () => {
    const trophies = ['dragon', 'giant', 'wild-boar']
    const t = talisman({ elf: { at: 'fields-south', trophies } }).dice(1)
    const got = t.turns([
      ['move.to', 'space:city'],
      ['trophies.exchange', 'strength:2'],
    ])
    expect(got.offered('trophies.exchange')).toEqual(['strength:2', 'strength:1', 'choose:strength', 'keep'])
    expect(t.who('elf')).toMatchObject({ strength: 5, trophies: [] })
    expect(t.state.discard).toEqual(['dragon-1', 'giant', 'wild-boar-1'])
    const one = talisman({ elf: { at: 'fields-south', trophies } }).dice(1)
    one.turns([
      ['move.to', 'space:city'],
      ['trophies.trade', 'strength:1'],
      ['trophies.exchange', 'keep'],
    ])
    expect(one.who('elf')).toMatchObject({ strength: 4, trophies: ['giant', 'wild-boar-1'] })
  })
})
