import { describe, expect, it } from 'vitest'
import { LEAVE } from '../../../src/engine/index.ts'
import { WARLOCK } from '../../../src/games/warlock/index.ts'
import { WARLOCK_RULES } from '../../../src/games/warlock/rules/index.ts'
import { flightEnds } from '../../../src/games/warlock/rules/deeds/paths.ts'
import { duel } from '../../../src/games/warlock/rules/battles/duel.ts'
import { meetOthers } from '../../../src/games/warlock/rules/turn/meetings.ts'
import { letKnow } from '../../../src/games/warlock/state/knowledge.ts'
import { seatOf, warlock, type Answers, type Somebody, type Table } from './kit.ts'

const SPOT = 'c-16-23'

function pair(A: Somebody = {}, B: Somebody = {}, more: Record<string, Somebody> = {}): Table {
  return warlock({ A: { at: SPOT, stamina: 15, ...A }, B: { at: SPOT, skill: 9, stamina: 8, ...B }, ...more })
}

function attack(t: Table, answers: Answers = {}) {
  return t.play(duel, 'A', answers, seatOf('B'))
}

describe('battles between adventurers (WAR-11)', () => {
  it('battles between adventurers (WAR-11) cannot start until both are blooded (WS-29, WAR-11.1, WAR-24.14)', () => {
    const t = pair({}, { blooded: false }, { C: { at: SPOT, blooded: false } })
    expect(t.play(meetOthers, 'A').offered('resolve.act').join()).not.toContain('attack')
    const inside = warlock({ A: { at: 'orc-mess' }, B: { at: 'orc-mess', blooded: false } })
    expect(inside.play(meetOthers, 'A').offered('resolve.act').join()).not.toContain('attack')
    inside.state.active = 1
    inside.dice(1).turns({ 'turn.action': 'move' })
    expect(inside.who('B').blooded).toBe(true)
  })

  it('escape and robbery of keys (WS-30, WAR-11.5, WAR-11.9, WAR-11.13, WAR-10.6)', () => {
    const t = pair({}, { treasures: ['key-3', 'bunch-cook', 'crescent-shield'] })
    const got = attack(t.dice(2, 3, 4, 4, 2, 6), {
      'battle.escape': 'escape',
      'duel.rob': 'keys',
      'battle.flight': 'c-12-23',
    })
    expect(got.of('round-fought')[0]).toMatchObject({ theirs: { total: 14 }, own: { total: 18 } })
    expect(t.who('A')).toMatchObject({ treasures: ['key-3', 'bunch-cook'], lanterns: 2 })
    expect(t.who('B')).toMatchObject({
      stamina: { now: 6 },
      treasures: ['crescent-shield'],
      lanterns: 0,
      space: 'c-12-23',
    })
    expect(got.asked.find(({ verb }) => verb === 'battle.escape')).toMatchObject({ who: 'B' })
    expect(got.result).toBe('escaped')
    expect(got.heard('treasure-seen', null)).toEqual([])
    expect(t.state.knownTo['key-3']).toEqual([1, 0])
  })

  it('robbery: a known card by name, one at random, keys that are not there (WS-31, WAR-11.11, WAR-24.35)', () => {
    const four = {
      treasures: ['key-3', 'bunch-cook', 'crescent-shield', 'crystal-ball'],
      shown: ['crescent-shield'],
    } as const
    const t = pair({}, four)
    const got = attack(t.dice(2, 3, 4, 4, 2, 6).draws('crystal-ball'), {
      'battle.escape': 'escape',
      'duel.rob': 'random',
    })
    expect(got.offered('duel.rob')).toEqual(['keys', 'random', 'name:crescent-shield', 'nothing'])
    expect(t.who('A').treasures).toEqual(['crystal-ball'])
    expect(t.state.knownTo['crystal-ball']).toEqual([1, 0])
    const none = pair({}, { treasures: ['crystal-ball'] })
    attack(none.dice(2, 3, 4, 4, 6), { 'battle.escape': 'escape' })
    expect(none.who('A')).toMatchObject({ treasures: [], lanterns: 2 })
  })

  describe('robbery at random: a player who did not see the card cannot tell which it was (WAR-8.13)', () => {
    const three = ['key-3', 'crescent-shield', 'crystal-ball'] as const
    const robbedOf = (drawn: string, B: Somebody = {}) => {
      const t = pair({}, { treasures: [...three], ...B }, { C: {} })
      for (const card of three.slice(0, 2)) letKnow(t.state, card, 1, 2)
      const drew = t.dice(2, 3, 4, 4, 2, 6).draws(drawn)
      const got = attack(drew, { 'battle.escape': 'escape', 'duel.rob': 'random', 'battle.flight': 'c-12-23' })
      return { t, got, seen: WARLOCK_RULES.view(t.state, 2) }
    }

    it('robbery at random: a player who did not see the card cannot tell which it was (WAR-8.13): not from earlier knowledge of the others, with either card taken', () => {
      const [key, shield, ball] = three.map((card) => robbedOf(card))
      expect(key?.seen.own?.knows).toEqual([])
      expect(shield?.seen).toEqual(key?.seen)
      expect(ball?.seen).toEqual(key?.seen)
      expect(key?.got.heard('treasure-seen', 'C')).toEqual([])
    })

    it('robbery at random: a player who did not see the card cannot tell which it was (WAR-8.13), nor from what all had been shown: that is hidden again', () => {
      const [key, shield] = ['key-3', 'crescent-shield'].map((card) => robbedOf(card, { shown: ['crescent-shield'] }))
      expect(key?.seen.players.map(({ adventurer }) => adventurer?.shown)).toEqual([[], [], []])
      expect(shield?.seen.players).toEqual(key?.seen.players)
      expect(shield?.seen.own?.knows).toEqual(key?.seen.own?.knows)
    })

    it('the two of them can, and keep their knowledge of the rest', () => {
      const { t } = robbedOf('crystal-ball')
      expect(three.map((card) => t.state.knownTo[card])).toEqual([[1], [0, 1], [1, 0]])
    })

    it('but all can where it was the only card, or the number of swords leaves nothing open (WAR-22.1)', () => {
      const alone = pair({}, { treasures: ['crescent-shield'], shown: ['crescent-shield'] }, { C: {} })
      attack(alone.dice(2, 3, 4, 4, 6), { 'battle.escape': 'escape', 'duel.rob': 'random' })
      expect(WARLOCK_RULES.view(alone.state, null).players[0]?.adventurer?.shown).toEqual(['crescent-shield'])
      const armed: Somebody = { treasures: [...three, 'silver-sword'], shown: ['silver-sword', 'crescent-shield'] }
      const sword = robbedOf('silver-sword', armed).seen.players.map(({ adventurer }) => adventurer?.shown)
      expect(sword).toEqual([['silver-sword'], ['crescent-shield'], []])
      const other = robbedOf('key-3', armed).seen.players.map(({ adventurer }) => adventurer?.shown)
      expect(other).toEqual([[], ['silver-sword'], []])
    })
  })

  it('killing: loot, and the rest lies open (WS-32, WAR-11.12, WAR-24.36)', () => {
    const five = ['key-3', 'key-4', 'key-6', 'key-7', 'key-8'] as const
    const t = pair(
      { treasures: [...five], luck: 5, initial: { luck: 9 } },
      { stamina: 2, treasures: ['key-2', 'key-9', 'scroll-of-cursing'], gold: 4, provisions: 2, keyCards: [1] },
    )
    const got = attack(t.dice(1, 1, 6, 6), { 'duel.loot': ['leave:key-9', 'leave:scroll-of-cursing', 'done'] })
    expect(t.who('A')).toMatchObject({
      gold: 4,
      provisions: 2,
      lanterns: 2,
      luck: { now: 5 },
      treasures: [...five, 'key-2'],
    })
    expect(t.state.discarded[SPOT]).toEqual(['key-9', 'scroll-of-cursing'])
    expect(t.state.players[1]?.keyCards).toEqual([1])
    expect(got.asked.filter(({ verb }) => verb === 'duel.loot').map(({ times }) => times)).toEqual([
      2,
      undefined,
      undefined,
    ])
    expect(got.offered('duel.loot', 0)).not.toContain('done')
  })

  it('battles between adventurers (WAR-11): by default own cards are kept and the rest is filled up with keys (D-LOOT)', () => {
    const five = ['silver-cross', 'key-4', 'key-6', 'key-7', 'key-8'] as const
    const t = pair({ treasures: [...five] }, { stamina: 2, treasures: ['key-2', 'bunch-cook', 'crystal-ball'] })
    attack(t.dice(1, 1, 6, 6))
    expect(t.who('A').treasures).toEqual([...five, 'bunch-cook'])
  })

  it('the attacker runs: their turn ends (WS-33, WAR-10.11)', () => {
    const t = pair({ treasures: ['key-2', 'key-3'] })
    const got = attack(t.dice(6, 6, 1, 1, 5).draws('key-3'), {
      'battle.escape': 'escape',
      'duel.rob': 'random',
      'duel.lantern': 'leave',
    })
    expect(got.result).toBe('turn-ends')
    expect(t.who('A')).toMatchObject({ stamina: { now: 12 }, treasures: ['key-2'] })
    expect(t.who('B')).toMatchObject({ treasures: ['key-3'], lanterns: 1 })
  })

  it('flight into an occupied room: that encounter is the whole of the next turn (WS-34, WAR-10.8)', () => {
    const t = warlock(
      { A: { at: 'c-12-31', stamina: 15 }, B: { at: 'c-12-31', skill: 9, stamina: 12, provisions: 3 } },
      { rooms: { 'orc-mess': { card: 'ogre' } } },
    )
    attack(t.dice(2, 3, 4, 4, 6), { 'battle.escape': 'escape', 'battle.flight': 'orc-mess' })
    expect(t.who('B')).toMatchObject({ space: 'orc-mess', fledInto: 'orc-mess', cameBy: 'c-10-31' })
    t.state.active = 1
    const got = t.dice(1, 1, 1, 1, 6).turns({ 'battle.escape': 'escape' })
    expect(got.asked.map(({ verb }) => verb)).toEqual(['battle.escape'])
    expect(t.who('B').space).toBe('c-10-31')
  })

  it('an occupied room whose card has gone is owed no more (WAR-24.9)', () => {
    const t = warlock({ A: { at: 'orc-mess', fledInto: 'orc-mess' }, B: {} }, { rooms: { 'orc-mess': { card: null } } })
    expect(t.turns().asked[0]?.verb).toBe('turn.action')
  })

  it('no escape by secret passage (WS-35, WAR-10.9)', () => {
    const t = warlock({ A: { at: 'c-5-31' }, B: { at: 'c-5-31' } })
    const ends = flightEnds(t.state, 1, 'c-5-31', 4).map(({ key }) => key)
    expect(ends).toEqual(expect.arrayContaining(['c-3-29', 'sentry-bunkroom', 'torture-chamber']))
    expect(ends).not.toContain('red-west')
  })

  it('bought off: no battle, and the attack of the turn is used (WS-36, WAR-11.4, WAR-24.15)', () => {
    const t = pair({}, { gold: 3 }, { C: { at: SPOT } })
    const got = t.play(meetOthers, 'A', [
      ['resolve.act', 'attack:seat:1'],
      ['duel.answer', 'offer', 'B'],
      ['deal.build', 'give-gold', 'B'],
      ['deal.detail', '3', 'B'],
      ['deal.build', 'offer', 'B'],
      ['deal.answer', 'accept', 'A'],
      ['resolve.act', 'done'],
    ])
    expect(t.who('A').gold).toBe(3)
    expect(got.of('round-fought')).toEqual([])
    expect(got.offered('resolve.act', 1).join()).not.toContain('attack')
  })

  it('truce: no move and no robbery (WS-37, WAR-11.7)', () => {
    const t = pair({}, { treasures: ['key-2'], shown: ['key-2'] })
    const got = attack(t.dice(3, 3, 2, 3), { 'battle.escape': 'truce', 'duel.truce': 'accept' })
    expect(got.asked.filter(({ verb }) => verb === 'battle.escape')).toMatchObject([{ who: 'A' }])
    expect(got.of('battle-over')[0]?.end).toBe('truce')
    expect(t.who('B')).toMatchObject({ space: SPOT, treasures: ['key-2'] })
  })

  it('away from the table: the adventurer runs at the threshold (WS-58, WAR-25.4, D-FLIGHT)', () => {
    const t = warlock({ A: { at: 'c-16-14', stamina: 5 }, B: {}, C: { at: 'c-16-14', stamina: 12 } }, { active: 'C' })
    const got = t.dice(1, 2, 5, 5, 6).play(duel, 'C', {}, seatOf('A'))
    expect(got.of('fled')).toHaveLength(1)
    expect(t.who('A').stamina.now).toBe(3)
    expect(t.who('C').lanterns).toBe(2)
  })

  it.each(['accept', 'refuse'])(
    'a truce is offered by one and answered by the other: %s (WAR-11.7, D-TRUCE)',
    (answer) => {
      const got = attack(pair().dice(3, 4, 3, 3, 2, 2, 6, 6, 6), [
      ['duel.answer', 'fight', 'B'],
      ['battle.escape', 'truce', 'A'],
      ['duel.truce', answer, 'B'],
      ...(answer === 'refuse' ? ([['battle.escape', 'fight', 'B'], ['battle.escape', 'escape', 'B']] as const) : []),
    ]) // prettier-ignore
      expect(got.of('truce-offered')).toMatchObject([{ seat: 0, rival: 1 }])
      expect(got.of('truce-answered')).toMatchObject([{ seat: 1, rival: 0, accepted: answer === 'accept' }])
      const [said] = got.of('truce-answered').map((fact) => WARLOCK.words.fact(fact, (seat) => `Seat ${seat}`))
      expect(said).toBe(answer === 'accept' ? '🏳️ Seat 1 accepts. Swords down.' : '🏳️ Seat 1 would rather not.')
    },
  )

  it('cards come after swords are drawn: first the attacker’s, then those of the attacked (WAR-9.3, WAR-21.2)', () => {
    const t = pair({ treasures: ['bow-and-silver-arrow'] }, { treasures: ['potion-of-invisibility', 'iron-helmet'] })
    const got = attack(t.dice(6, 6), [
      ['duel.answer', 'fight', 'B'],
      ['duel.item', 'use:bow-and-silver-arrow', 'A'],
      ['duel.item', 'use:potion-of-invisibility', 'B'],
    ])
    const order = got.facts.map(({ kind }) => kind).filter((kind) => ['cards-declared', 'card-used', 'battle-over'].includes(kind)) // prettier-ignore
    expect(order).toEqual(['cards-declared', 'card-used', 'card-used', 'battle-over'])
    expect(got.of('battle-over')).toMatchObject([{ end: 'vanished', who: 1 }])
    expect(got.offered('duel.item')).not.toContain('use:potion-of-invisibility')
  })

  it('potion-of-invisibility (c): the battle does not happen, and no robbery', () => {
    const t = pair({}, { treasures: ['potion-of-invisibility', 'key-2'] })
    const got = attack(t, { 'duel.item': 'use:potion-of-invisibility' })
    expect(got.offered('duel.answer')).toEqual(['fight', 'offer'])
    expect(got.of('round-fought')).toEqual([])
    expect(got.of('robbed')).toEqual([])
    expect(t.who('B')).toMatchObject({ treasures: ['key-2'] })
    expect(t.who('B').space).not.toBe(SPOT)
  })

  it('shot before the first blow: the victim died in battle, the shooter loots (WAR-24.53, bow-and-silver-arrow)', () => {
    const t = pair({ treasures: ['bow-and-silver-arrow'] }, { stamina: 4, gold: 2 })
    attack(t.dice(1, 1), { 'duel.item': 'use:bow-and-silver-arrow' })
    expect(t.isDead('B')).toBe(true)
    expect(t.who('A').gold).toBe(2)
  })

  it('a player who leaves in a battle is robbed first, then taken off (WAR-25.8)', () => {
    const t = pair({}, { treasures: ['key-2', 'crystal-ball'] }, { C: {} })
    const got = attack(t.dice(2, 3, 4, 4), [
      ['duel.answer', 'fight', 'B'],
      ['duel.item', 'pass', 'B'],
      [LEAVE, '', 'B'],
      ['duel.rob', 'keys', 'A'],
      ['duel.lantern', 'leave', 'A'],
    ])
    expect(got.result).toBe('left')
    expect(t.who('A').treasures).toEqual(['key-2'])
    expect(t.state.discarded[SPOT]).toEqual(['crystal-ball'])
  })

  it('a robber who leaves during their choice robs nothing; the other still flees (WAR-25.8)', () => {
    const t = pair({ treasures: ['key-3'] }, { treasures: ['key-2'] }, { C: {} })
    const got = attack(t.dice(2, 3, 4, 4, 6), [
      ['duel.answer', 'fight', 'B'],
      ['duel.item', 'pass', 'A'],
      ['duel.item', 'pass', 'B'],
      ['battle.escape', 'escape', 'B'],
      [LEAVE, '', 'A'],
      ['battle.flight', 'c-12-23', 'B'],
    ])
    expect(got.result).toBe('seat-out')
    expect(t.who('B')).toMatchObject({ treasures: ['key-2'], space: 'c-12-23' })
    expect(t.state.discarded[SPOT]).toEqual(['key-3'])
  })

  it('a battle on a Maze card: the flight leaves by an open side and stops at the first square (WAR-24.33)', () => {
    const t = warlock({ A: { at: 'maze-2' }, B: { at: 'maze-2' } }, { maze: { 'maze-2': 'maze-straight' } })
    t.state.maze['maze-2'].faceUp = true
    expect(flightEnds(t.state, 1, 'maze-2', 4).map(({ key }) => key)).toEqual(['c-16-5', 'c-16-7'])
  })
})
