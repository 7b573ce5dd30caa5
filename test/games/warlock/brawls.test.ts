import { describe, expect, it } from 'vitest'
import { meetEncounter } from '../../../src/games/warlock/rules/encounters/encounters.ts'
import type { EncounterId } from '../../../src/games/warlock/data/ids.ts'
import { meetOthers } from '../../../src/games/warlock/rules/turn/meetings.ts'
import { warlock, type Around, type Somebody } from './kit.ts'

/** Battles, escapes and meetings. */

const SPOT = 'c-16-23'
const ROOM = 'well-room'
const WIN = [1, 1, 6, 6]
const LOSE = [6, 6, 1, 1]
const TIE = [1, 2, 1, 2]

function meets(card: EncounterId, somebody: Somebody = {}, around: Around = {}, others: Record<string, Somebody> = {}) {
  return warlock(
    { A: { at: ROOM, cameBy: 'c-4-23', ...somebody }, B: { at: 'entrance' }, ...others },
    { ...around, rooms: { [ROOM]: { card, pile: ['key-6'] }, ...around.rooms } },
  )
}

describe('battles with monsters (WAR-9, WAR-10)', () => {
  it('a battle goes on, round upon round, until one is dead (WAR-9.1)', () => {
    const slain = meets('cave-snake', { stamina: 12 })
    const won = slain.dice(...LOSE, ...WIN, ...WIN).play(meetEncounter, 'A', { 'battle.escape': 'fight' }, 'arrived')
    expect(won.of('round-fought').map(({ round }) => round)).toEqual([1, 2, 3])
    const dies = meets('ogre', { stamina: 4 })
    const lost = dies.dice(...LOSE, ...LOSE).play(meetEncounter, 'A', { 'battle.escape': 'fight' }, 'arrived')
    expect(lost.of('round-fought')).toHaveLength(2)
    expect(dies.isDead('A')).toBe(true)
  })

  it("the adventurer's wounds stay, those of the monster do not (WAR-9.11)", () => {
    const t = meets('ogre', { stamina: 15 })
    t.dice(...LOSE, ...WIN, 6).play(meetEncounter, 'A', { 'battle.escape': ['fight', 'escape'] }, 'arrived')
    expect(t.who('A').stamina.now).toBe(13)
    t.who('A').space = ROOM
    const again = t.dice(...WIN, 6).play(meetEncounter, 'A', { 'battle.escape': 'escape' }, 'arrived')
    expect(again.of('wounded')[0]).toMatchObject({ seat: null, left: 8 }) // of 10, as before
    expect(t.who('A').stamina.now).toBe(13)
  })

  it('no eating, dealing or dropping during it, and no other adventurer joins in (WAR-9.12)', () => {
    const t = meets('ogre', { provisions: 2, gold: 3 }, {}, { C: { at: ROOM, gold: 3 } })
    const got = t.dice(...LOSE, ...WIN, 6).play(meetEncounter, 'A', { 'battle.escape': ['fight', 'escape'] }, 'arrived')
    expect(new Set(got.asked.map(({ who, verb }) => `${who} ${verb}`))).toEqual(new Set(['A battle.escape']))
    expect(got.offered('battle.escape')).toEqual(['fight', 'press', 'finish', 'escape'])
  })

  it('after the last death no escape is offered, after that of the first of two it is (WAR-24.6)', () => {
    const last = meets('cave-snake').dice(...WIN, ...WIN)
    const over = last.play(meetEncounter, 'A', { 'battle.escape': 'fight' }, 'arrived')
    expect(over.asked.filter(({ verb }) => verb === 'battle.escape')).toHaveLength(1) // after round 1 only
    const two = meets('goblin-torturers').dice(...WIN, ...WIN, 6)
    const first = two.play(meetEncounter, 'A', { 'battle.escape': ['fight', 'escape'] }, 'arrived')
    expect(first.of('monster-killed')).toHaveLength(1)
    expect(first.asked.filter(({ verb }) => verb === 'battle.escape')).toHaveLength(2)
  })

  it('one round is enough to run from, even without a wound (WAR-24.7)', () => {
    const tie = meets('ogre', { skill: 9, stamina: 9 })
    const got = tie.dice(...TIE, 6).play(meetEncounter, 'A', { 'battle.escape': 'escape' }, 'arrived')
    expect(got.of('round-fought')[0]?.outcome).toBe('tied')
    expect(tie.who('A')).toMatchObject({ space: 'c-4-23', stamina: { now: 9 } })
  })

  it('both cannot die together: only the loser of a round is hurt by it (WAR-24.45)', () => {
    const t = meets('dragon', { skill: 11, stamina: 14 })
    const got = t
      .dice(...WIN, ...LOSE, 3, ...WIN, 6)
      .play(meetEncounter, 'A', { 'battle.escape': ['fight', 'fight', 'escape'] }, 'arrived')
    expect(got.of('wounded').map(({ seat }) => seat)).toEqual([null, 0, null])
    expect(got.of('after-round').every(({ seat }) => seat === 0)).toBe(true)
  })

  it.each(['c-16-27', 'c-16-31'] as const)(
    'out of the Guardroom the figure is put at the door it came by: %s (WAR-24.13)',
    (door) => {
      const t = warlock({ A: { at: door }, B: {} }, { rooms: { guardroom: { card: 'ogre' } } })
      t.dice(2, ...WIN, 6).turns({ 'turn.action': 'move', 'move.to': 'guardroom', 'battle.escape': 'escape' })
      expect(t.who('A').space).toBe(door)
    },
  )

  it('a killed adventurer leaves the monster as it was before, face-down (WAR-19.3)', () => {
    const t = meets('ogre', { stamina: 2 }, {}, { C: { at: 'c-4-23' } })
    t.dice(...LOSE).play(meetEncounter, 'A', {}, 'arrived')
    expect(t.room(ROOM).encounter).toMatchObject({ card: 'ogre', faceUp: false })
    t.state.active = 2
    const got = t.dice(2, ...WIN, 6).turns({ 'turn.action': 'move', 'move.to': ROOM, 'battle.escape': 'escape' })
    expect(got.of('wounded')[0]).toMatchObject({ seat: null, left: 8 })
  })

  it('the next adventurer owes nothing, is not blooded and knows the notes on the sheet (WAR-19.5)', () => {
    const t = warlock(
      { A: { at: 'c-4-23', stamina: 2 }, B: { keyCards: [5] } },
      { rooms: { [ROOM]: { card: 'ogre' } } },
    )
    t.dice(1, ...LOSE).turns({ 'turn.action': 'move', 'challenge.name': '5', 'move.to': ROOM })
    expect(t.isDead('A')).toBe(true)
    t.turns()
    const got = t.dice(1, 1, 1, 1).turns()
    expect(got.of('turn-missed')).toEqual([])
    expect(t.who('A')).toMatchObject({ blooded: false, missed: 0, space: 'entrance' })
    expect(t.cell('A', 5, 'B')).toMatchObject({ proof: 'here', reason: 'challenge' })
  })
})

describe('battles between adventurers (WAR-11)', () => {
  it('a bystander is never asked in it, and may be dealt with as before (WAR-11.14)', () => {
    const t = warlock({
      A: { at: SPOT, provisions: 1 },
      B: { at: SPOT, stamina: 9 },
      C: { at: SPOT, treasures: ['bow-and-silver-arrow'] },
    })
    const got = t.dice(...TIE).turns([
      ['turn.action', 'stay', 'A'],
      ['resolve.act', 'attack:seat:1', 'A'],
      ['duel.answer', 'fight', 'B'],
      ['battle.escape', 'truce', 'A'],
      ['duel.truce', 'accept', 'B'],
    ])
    expect(got.asked.map(({ who }) => who)).not.toContain('C')
    t.turns()
    const own = t.turns({ 'turn.action': 'stay', 'resolve.act': 'done' })
    expect(own.offered('turn.action')).toEqual(expect.arrayContaining(['deal:seat:0', 'deal:seat:1']))
    expect(own.offered('resolve.act')).toEqual(expect.arrayContaining(['attack:seat:0', 'attack:seat:1']))
  })

  it('flight into an empty room has no effect now; next turn the adventurer stays and claims (WAR-10.10)', () => {
    const t = warlock(
      { A: { at: 'c-12-31' }, B: { at: 'c-12-31', skill: 9, stamina: 12 } },
      { rooms: { 'orc-mess': { card: null, pile: ['key-6'] } } },
    )
    t.dice(...WIN, 6).turns([
      ['turn.action', 'stay', 'A'],
      ['resolve.act', 'attack:seat:1', 'A'],
      ['duel.answer', 'fight', 'B'],
      ['battle.escape', 'escape', 'B'],
      ['battle.flight', 'orc-mess', 'B'],
    ])
    expect(t.who('B')).toMatchObject({ space: 'orc-mess', treasures: [], fledInto: null })
    const got = t.turns({ 'turn.action': 'stay', 'treasure.claim': 'take' })
    expect(got.offered('turn.action')).toEqual(expect.arrayContaining(['move', 'stay', 'pass']))
    expect(t.who('B').treasures).toEqual(['key-6'])
  })

  it('flight into the Treasure Room opens nothing now; next turn there is Open (WAR-10.10)', () => {
    const t = warlock({
      A: { at: 'c-16-4' },
      B: { at: 'c-16-4', skill: 9, stamina: 12, treasures: ['bunch-cook'] },
    })
    const got = t.dice(...WIN, 6).turns([
      ['turn.action', 'stay', 'A'],
      ['resolve.act', 'attack:seat:1', 'A'],
      ['duel.answer', 'fight', 'B'],
      ['battle.escape', 'escape', 'B'],
      ['duel.rob', 'nothing', 'A'],
      ['battle.flight', 'treasure-room', 'B'],
    ])
    expect(got.asked.map(({ verb }) => verb)).not.toContain('chest.name')
    expect(t.turns().offered('turn.action')).toContain('open')
  })

  it('flight into the room of an occupant: the visit is due on the next turn (WAR-24.10)', () => {
    const t = warlock(
      { A: { at: 'c-12-23' }, B: { at: 'c-12-23', skill: 9, stamina: 12, luck: 5, initial: { luck: 9 } } },
      { rooms: { 'resting-room': { card: 'caretaker', faceUp: true } } },
    )
    t.dice(...WIN, 6).turns([
      ['turn.action', 'stay', 'A'],
      ['resolve.act', 'attack:seat:1', 'A'],
      ['duel.answer', 'fight', 'B'],
      ['battle.escape', 'escape', 'B'],
      ['battle.flight', 'resting-room', 'B'],
    ])
    expect(t.who('B')).toMatchObject({ space: 'resting-room', luck: { now: 5 } })
    const got = t.turns()
    expect(got.asked.map(({ verb }) => verb)).not.toContain('turn.action')
    expect(t.who('B')).toMatchObject({ luck: { now: 6 }, stamina: { now: 12 } }) // two lost in the round, two regained
  })

  it('battles between adventurers (WAR-11): with a single target there is still a choice; a single Prisoner’s rival is taken unasked (WAR-24.16)', () => {
    const pair = warlock({ A: { at: SPOT }, B: { at: SPOT } })
    expect(pair.play(meetOthers, 'A').offered('resolve.act')).toEqual(['done', 'attack:seat:1', 'deal:seat:1'])
    const t = meets('prisoner', {}, {}, { B: { keyCards: [4] } })
    const got = t.draws('4').play(meetEncounter, 'A', {}, 'arrived')
    expect(got.offered('encounter.prisoner')).toEqual([])
    expect(t.cell('A', 4, 'B').proof).toBe('here')
  })

  it('the active player is asked for cards first, then the other (WAR-21.2)', () => {
    const t = warlock({
      A: { at: SPOT, treasures: ['key-2'] },
      B: { at: SPOT, stamina: 9, treasures: ['bow-and-silver-arrow'] },
    })
    const got = t.dice(...TIE).turns([
      ['turn.action', 'stay', 'A'],
      ['resolve.act', 'attack:seat:1', 'A'],
      ['duel.answer', 'fight', 'B'],
      ['duel.item', 'pass', 'A'],
      ['duel.item', 'pass', 'B'],
      ['battle.escape', 'truce', 'A'],
      ['duel.truce', 'accept', 'B'],
    ])
    expect(got.asked.filter(({ verb }) => verb === 'duel.item').map(({ who }) => who)).toEqual(['A', 'B'])
  })

  it('a card that was robbed works for the robber from the next window on (WAR-21.4)', () => {
    const t = warlock({
      A: { at: SPOT, luck: 3, initial: { luck: 9 } },
      B: { at: SPOT, skill: 9, stamina: 12, treasures: ['potion-of-fortune'] },
      C: {},
    })
    t.dice(...WIN, 6)
      .draws('potion-of-fortune')
      .turns([
        ['turn.action', 'stay', 'A'],
        ['resolve.act', 'attack:seat:1', 'A'],
        ['duel.answer', 'fight', 'B'],
        ['battle.escape', 'escape', 'B'],
        ['duel.rob', 'random', 'A'],
      ])
    const without = t.turns({}, 2)
    expect(without.offered('turn.action')).not.toContain('use:potion-of-fortune')
    t.turns({ 'turn.action': ['use:potion-of-fortune', 'pass'] })
    expect(t.who('A').luck.now).toBe(9)
  })
})

describe('meetings and deals (WAR-12)', () => {
  it('deals are made on one and the same space (WAR-12.1)', () => {
    const t = warlock({ A: { at: SPOT }, B: { at: SPOT }, C: { at: 'c-15-23' } })
    const keys = t.turns().offered('turn.action')
    expect(keys.filter((key) => key.startsWith('deal:'))).toEqual(['deal:seat:1'])
  })

  it('Key cards, lanterns and the starting sword are no goods (WAR-12.7)', () => {
    const t = warlock({ A: { at: SPOT, lanterns: 2, keyCards: [3], gold: 1 }, B: { at: SPOT } })
    const got = t.turns([
      ['turn.action', 'deal:seat:1'],
      ['deal.build', 'cancel'],
      ['turn.action', 'pass'],
    ])
    const goods = got.offered('deal.build').filter((key) => key.startsWith('give-'))
    expect(goods).toEqual(['give-gold', 'give-own', 'give-show', 'give-answer']) // shown or answered, not handed over
  })

  it('a player who owes missed turns may answer, and so may one in a secret passage (WAR-12.10)', () => {
    const t = warlock({ A: { at: 'red-west', gold: 2 }, B: { at: 'red-west', missed: 2 } })
    t.turns([
      ['turn.action', 'deal:seat:1', 'A'],
      ['deal.build', 'give-gold', 'A'],
      ['deal.detail', '2', 'A'],
      ['deal.build', 'offer', 'A'],
      ['deal.answer', 'accept', 'B'],
      ['turn.action', 'pass', 'A'],
    ])
    expect(t.who('B')).toMatchObject({ gold: 2, missed: 2 })
  })
})
