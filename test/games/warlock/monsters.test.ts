import { describe, expect, it } from 'vitest'
import type { EncounterId } from '../../../src/games/warlock/data/ids.ts'
import { meetEncounter } from '../../../src/games/warlock/rules/encounters/encounters.ts'
import { warlock, type Around, type Somebody } from './kit.ts'

const ROOM = 'well-room'

/** An adventurer who has just walked into the Well Room and meets this card. */
function meets(card: EncounterId, somebody: Somebody = {}, around: Around = {}) {
  return warlock(
    { A: { at: ROOM, cameBy: 'c-4-23', ...somebody }, B: { at: 'entrance' } },
    { ...around, rooms: { [ROOM]: { card, pile: ['key-6'] }, ...around.rooms } },
  )
}

describe('battles with monsters (WAR-9)', () => {
  it('a whole battle (WS-18, WAR-9.4, WAR-9.7 to 9.9, ogre)', () => {
    const t = meets('ogre', { at: 'c-4-23', skill: 10, stamina: 15, luck: 7, initial: { luck: 9 } })
    t.dice(1, 3, 4, 4, 5, 6, 5, 5, 5, 6, 6, 2, 3, ...Array(4).fill([1, 2, 3, 3]).flat())
    const got = t.turns({
      'turn.action': 'move',
      'move.to': ROOM,
      'challenge.name': 'decline',
      'battle.escape': 'fight',
    })
    expect(got.of('round-fought').map(({ theirs, own, outcome }) => [theirs.total, own.total, outcome])).toEqual([
      [16, 19, 'won'],
      [20, 20, 'tied'],
      [21, 15, 'lost'],
      ...Array(4).fill([12, 16, 'won']),
    ])
    expect(t.who('A')).toMatchObject({ stamina: { now: 13 }, luck: { now: 8 }, treasures: ['key-6'] })
    expect(t.room(ROOM)).toMatchObject({ encounter: null, pile: [] })
    expect(t.state.gone.encounters).toContain('ogre')
    expect(got.heard('treasure-seen', 'B')).toEqual([])
    expect(got.of('round-fought')[0]?.own.parts).toContainEqual({ value: 10, from: 'skill', rule: 'WAR-9.4' })
  })

  it.each([
    [false, 13],
    [true, 11],
  ])('double six (%s): a natural 12 that wins the round does double damage (WS-19, WAR-9.13)', (on, left) => {
    const t = meets('ogre', { skill: 10, stamina: 15, fleeAt: 0 }, { options: { 'double-six': on } })
    const got = t
      .dice(6, 6, 2, 3, 1, 1, 1, 1, 6)
      .play(meetEncounter, 'A', { 'battle.escape': ['fight', 'escape'] }, 'arrived')
    expect(got.of('wounded')[0]).toMatchObject({ seat: 0, left })
  })

  it('Luck does not rise above its initial value (WS-20, WAR-24.1)', () => {
    const t = meets('cave-snake', { luck: 9 })
    t.dice(1, 1, 6, 6, 1, 1, 6, 6).play(meetEncounter, 'A', {}, 'arrived')
    expect(t.who('A').luck.now).toBe(9)
  })

  it('escape: not before a round; out of the door of entry; all at full Stamina again (WS-21, zombies)', () => {
    const t = warlock(
      { A: { at: 'guardroom', cameBy: 'c-16-27', skill: 9, stamina: 6, blooded: false }, B: {} },
      { rooms: { guardroom: { card: 'zombies' } } },
    )
    const got = t.dice(5, 5, 2, 2, 3).play(meetEncounter, 'A', { 'battle.escape': 'escape' }, 'arrived')
    expect(got.asked.map(({ verb }) => verb)).toEqual(['battle.escape'])
    expect(got.of('escape-rolled')[0]).toMatchObject({ roll: { total: 4 }, row: 4, loss: 2 })
    expect(t.who('A')).toMatchObject({ stamina: { now: 2 }, space: 'c-16-27', blooded: true })
    expect(t.room('guardroom').encounter).toMatchObject({ card: 'zombies', faceUp: false })
    expect(got.result).toBe('turn-ends')
  })

  it('killed on the way out: a cache for the player, the monster as before (WS-22, WAR-19.1)', () => {
    const t = meets('ogre', { stamina: 4, gold: 5, treasures: ['key-3', 'silver-cross'] })
    t.dice(6, 6, 1, 1, 4).play(meetEncounter, 'A', { 'battle.escape': 'escape' }, 'arrived')
    expect(t.isDead('A')).toBe(true)
    expect(t.state.caches).toEqual([{ owner: 0, space: ROOM, cards: ['key-3', 'silver-cross'] }])
    expect(t.room(ROOM).encounter).toMatchObject({ card: 'ogre', faceUp: false })
  })

  it('giant-spider: a point off the die of escape (WS-23, WAR-10.3)', () => {
    const t = meets('giant-spider', { stamina: 18 })
    const got = t
      .dice(3, 3, 1, 3, 3, 3, 3, 1, 3, 1, 1, 1, 1, 1, 6)
      .play(meetEncounter, 'A', { 'battle.escape': ['escape', 'escape', 'escape'] }, 'arrived')
    expect(got.of('escape-rolled').map(({ row, escaped }) => [row, escaped])).toEqual([
      [2, false],
      [1, false],
      [5, true],
    ])
  })

  it('goblin-torturers: two in one battle; escaping both stand again, and no Luck for the first (WS-24, WAR-9.10)', () => {
    const t = meets('goblin-torturers', { luck: 5, initial: { luck: 9 } })
    const win = [1, 1, 6, 6]
    const got = t
      .dice(...win, ...win, ...win, 6)
      .play(meetEncounter, 'A', { 'battle.escape': ['fight', 'fight', 'escape'] }, 'arrived')
    expect(got.of('monster-killed')).toMatchObject([{ monster: 'goblin-first', more: 1 }])
    expect(t.who('A')).toMatchObject({ luck: { now: 5 }, space: 'c-4-23' })
  })

  it('fought to the end by one press, unless Stamina comes down to the threshold (WAR-25.4)', () => {
    const t = meets('ogre', { skill: 10, stamina: 10, fleeAt: 6 })
    const got = t
      .dice(1, 1, 1, 1, 6, 6, 1, 1, 6, 6, 1, 1, 6)
      .play(meetEncounter, 'A', { 'battle.escape': ['press', 'escape'] }, 'arrived')
    expect(got.of('round-fought')).toHaveLength(3)
  })

  it('battles with monsters (WAR-9): by default the adventurer runs at or below the threshold, if the foe has more than 2 left (D-ESCAPE)', () => {
    const t = meets('ogre', { stamina: 6, fleeAt: 4 })
    const got = t.dice(6, 6, 1, 1, 6).play(meetEncounter, 'A', {}, 'arrived')
    expect(got.of('escape-rolled')).toHaveLength(1)
  })

  it('Luck in battle makes a wound worse, the Shield lighter (WS-66, luck-in-battle, crescent-shield)', () => {
    const t = meets(
      'ogre',
      { stamina: 9, luck: 7, treasures: ['crescent-shield'] },
      { options: { 'luck-in-battle': true } },
    )
    const got = t
      .dice(6, 6, 1, 1, 5, 4, 6, 6)
      .play(meetEncounter, 'A', { 'battle.luck': 'test', 'battle.escape': 'escape' }, 'arrived')
    expect(got.of('wounded')[0]).toMatchObject({ wound: { total: 2 }, left: 7 })
    expect(t.who('A').luck.now).toBe(6)
  })

  it('the monster is fought for by the next player clockwise (WAR-9.2)', () => {
    const got = meets('ogre').dice(1, 1, 1, 1, 6).play(meetEncounter, 'A', { 'battle.escape': 'escape' }, 'arrived')
    expect(got.of('battle-began')[0]).toMatchObject({ champion: 1 })
  })
})

describe('the monsters of the cards (encounters.json)', () => {
  it('warlock: killed, its ledger shows one Key card beneath the chest only to the killer (WS-56)', () => {
    const t = warlock(
      {
        A: { at: 'warlocks-study', cameBy: 'c-27-2', luck: 6, initial: { luck: 10 }, treasures: ['jewelled-eye'] },
        B: {},
      },
      { chest: [2, 3, 9] },
    )
    const got = t.draws('3').play(meetEncounter, 'A', { 'encounter.item': 'use:jewelled-eye' }, 'arrived')
    expect(got.heard('key-seen', 'A')[0]?.sighting).toMatchObject({ kind: 'beneath', number: 3, by: 'ledger' })
    expect(got.heard('key-seen', null)).toEqual([])
    expect(t.cell('A', 3, 'chest')).toMatchObject({ proof: 'here', reason: 'ledger' })
    expect(t.who('A').luck.now).toBe(7)
    expect(t.room('warlocks-study').encounter).toBeNull()
    expect(t.state.gone.treasures).toContain('jewelled-eye')
  })

  it.each([
    [51, 'won', 8],
    [50, 'lost', 18],
  ])('warlock in round %i: the same dice are %s (WS-61, WAR-20.4)', (round, outcome) => {
    const t = warlock({ A: { at: 'warlocks-study', cameBy: 'c-27-2', stamina: 14 }, B: {} }, { round })
    const got = t.dice(4, 4, 4, 4, 6).play(meetEncounter, 'A', { 'battle.escape': 'escape' }, 'arrived')
    expect(got.of('round-fought')[0]?.outcome).toBe(outcome)
    expect(t.who('A')).toMatchObject({ space: 'c-27-2', stamina: { now: round === 51 ? 14 : 12 } })
  })

  it('dragon: its breath costs 1 more on a 1 or 2, which no shield reduces', () => {
    const t = meets('dragon', { stamina: 10, treasures: ['crescent-shield'] })
    const got = t.dice(6, 6, 1, 1, 6, 2, 6).play(meetEncounter, 'A', { 'battle.escape': 'escape' }, 'arrived')
    expect(got.of('after-round')[0]).toMatchObject({ foe: 'dragon', die: 2, loss: 1 })
    expect(t.who('A').stamina.now).toBe(10 - 1 - 1)
  })

  it('iron-cyclops: a win by a single point does not hurt it', () => {
    const got = meets('iron-cyclops')
      .dice(3, 3, 3, 4, 6)
      .play(meetEncounter, 'A', { 'battle.escape': 'escape' }, 'arrived')
    expect(got.of('round-fought')[0]).toMatchObject({ outcome: 'unhurt' })
    expect(got.of('wounded')).toEqual([])
  })

  it('vampire: its gaze before round 1 costs 2 Stamina if unlucky', () => {
    const t = meets('vampire', { luck: 7, stamina: 10 })
    t.dice(4, 4, 1, 1, 1, 1, 6).play(meetEncounter, 'A', { 'battle.escape': 'escape' }, 'arrived')
    expect(t.who('A')).toMatchObject({ luck: { now: 6 }, stamina: { now: 8 } })
    const weak = meets('vampire', { luck: 7, stamina: 2 })
    weak.dice(4, 4).play(meetEncounter, 'A', {}, 'arrived')
    expect(weak.isDead('A')).toBe(true)
  })

  it('minotaur: its first wound costs 4', () => {
    const t = meets('minotaur', { stamina: 14 })
    t.dice(6, 6, 1, 1, 6, 6, 1, 1, 6).play(meetEncounter, 'A', { 'battle.escape': ['fight', 'escape'] }, 'arrived')
    expect(t.who('A').stamina.now).toBe(14 - 4 - 2)
  })

  it('orc-sentry: sneaking past; the card stays, the Treasure may be claimed (WS-25, WAR-7.11)', () => {
    const t = warlock(
      { A: { at: 'c-10-27', luck: 8 }, B: {} },
      { rooms: { armoury: { card: 'orc-sentry', pile: ['gold-4'] } } },
    )
    const got = t.dice(2, 3, 4).turns({ 'turn.action': 'move', 'move.to': 'armoury', 'encounter.sneak': 'sneak' })
    expect(t.who('A')).toMatchObject({ luck: { now: 7 }, gold: 4 })
    expect(t.room('armoury').encounter).toMatchObject({ card: 'orc-sentry', faceUp: false })
    expect(got.heard('supplies-found', null)[0]).toMatchObject({ card: 'gold-4' })
    const wakes = meets('orc-sentry', { luck: 5 })
    const fought = wakes
      .dice(6, 6, 1, 1, 1, 1, 6)
      .play(meetEncounter, 'A', { 'encounter.sneak': 'sneak', 'battle.escape': 'escape' }, 'arrived')
    expect(fought.of('battle-began')).toHaveLength(1)
  })

  it.each([
    ['drunken-orcs', 2],
    ['orc-chieftain', 3],
  ] as const)('%s: a purse of %i Gold for killing both', (card, gold) => {
    const t = meets(card, { skill: 11, stamina: 20 })
    const win = Array(6).fill([1, 1, 6, 6]).flat()
    t.dice(...win).play(meetEncounter, 'A', { 'battle.escape': 'fight' }, 'arrived')
    expect(t.who('A').gold).toBe(gold)
  })

  it('wild-barbarian: a meal sends it away, without Luck', () => {
    const t = meets('wild-barbarian', { provisions: 1, luck: 5, initial: { luck: 9 } })
    const got = t.play(meetEncounter, 'A', { 'encounter.feed': 'feed' }, 'arrived')
    expect(got.result).toBe('may-claim')
    expect(t.who('A')).toMatchObject({ provisions: 0, luck: { now: 5 } })
    const poor = meets('wild-barbarian')
      .dice(1, 1, 1, 1, 6)
      .play(meetEncounter, 'A', { 'battle.escape': 'escape' }, 'arrived')
    expect(poor.offered('encounter.feed')).toEqual([])
  })

  it('cave-snake: its wounds cost 3', () => {
    const t = meets('cave-snake', { stamina: 10 })
    t.dice(6, 6, 1, 1, 6).play(meetEncounter, 'A', { 'battle.escape': 'escape' }, 'arrived')
    expect(t.who('A').stamina.now).toBe(7)
  })

  it('giant-rats: each round they win they eat a Provision', () => {
    const t = meets('giant-rats', { provisions: 1 })
    t.dice(6, 6, 1, 1, 6, 6, 1, 1, 6).play(meetEncounter, 'A', { 'battle.escape': ['fight', 'escape'] }, 'arrived')
    expect(t.who('A').provisions).toBe(0)
  })

  it('sandworm: it cannot be wounded in round 1 (WAR-24.4)', () => {
    const got = meets('sandworm')
      .dice(1, 1, 6, 6, 1, 1, 6, 6, 6)
      .play(meetEncounter, 'A', { 'battle.escape': ['fight', 'escape'] }, 'arrived')
    expect(got.of('round-fought').map(({ outcome }) => outcome)).toEqual(['tied', 'won'])
  })

  it('ghoul: its third wound paralyses (WAR-24.5)', () => {
    const t = meets('ghoul', { stamina: 12 })
    const got = t
      .dice(...Array(3).fill([6, 6, 1, 1]).flat())
      .play(meetEncounter, 'A', { 'battle.escape': 'fight' }, 'arrived')
    expect(t.who('A')).toMatchObject({ stamina: { now: 4 }, space: 'c-4-23', missed: 1 })
    expect(t.room(ROOM).encounter).toMatchObject({ card: 'ghoul', faceUp: false })
    expect(got.result).toBe('turn-ends')
  })

  it('skeleton-crew: bluffing; unlucky, the battle begins', () => {
    const t = meets('skeleton-crew', { luck: 9 })
    expect(t.dice(3, 3).play(meetEncounter, 'A', { 'encounter.bluff': 'bluff' }, 'arrived').result).toBe('may-claim')
    const bad = meets('skeleton-crew', { luck: 3 })
    const got = bad
      .dice(3, 3, 1, 1, 1, 1, 6)
      .play(meetEncounter, 'A', { 'encounter.bluff': 'bluff', 'battle.escape': 'escape' }, 'arrived')
    expect(got.of('battle-began')[0]).toMatchObject({ foe: 'skeleton-crew' })
  })

  it('zombies: two at 7/6', () => {
    const t = meets('zombies', { skill: 11, stamina: 20 })
    const got = t
      .dice(...Array(6).fill([1, 1, 6, 6]).flat())
      .play(meetEncounter, 'A', { 'battle.escape': 'fight' }, 'arrived')
    expect(got.of('monster-killed')).toHaveLength(2)
  })

  it('werewolf: a wounded adventurer tests Luck afterwards, the point for the kill first (WAR-24.2)', () => {
    const t = meets('werewolf', { skill: 11, luck: 6, initial: { luck: 9 }, stamina: 12 })
    const dice = [6, 6, 1, 1, ...Array(4).fill([1, 1, 6, 6]).flat(), 4, 4]
    const got = t.dice(...dice).play(meetEncounter, 'A', { 'battle.escape': 'fight' }, 'arrived')
    expect(got.of('luck-tested')[0]).toMatchObject({ against: 7, lucky: false })
    expect(t.who('A').skill.now).toBe(10)
  })
})
