import { describe, expect, it } from 'vitest'
import { networkOf, SPACES, spaceOf } from '../../../src/games/warlock/data/board.ts'
import { ENCOUNTERS, TREASURES } from '../../../src/games/warlock/data/components.ts'
import { MAZE_IDS, PASSAGE_IDS, TREASURE_IDS } from '../../../src/games/warlock/data/ids.ts'
import { meetEncounter } from '../../../src/games/warlock/rules/encounters/encounters.ts'
import { WARLOCK_RULES } from '../../../src/games/warlock/rules/index.ts'
import { testSkill } from '../../../src/games/warlock/rules/deeds/sheet.ts'
import { warlock } from './kit.ts'

/** Basic assumptions of the rulebook, rule by rule. */

const SPOT = 'c-16-23'

describe('the box (WAR-1)', () => {
  it('ten Encounter cards are fixed, twenty-three are random, and the Crocodile is none (WAR-1.4)', () => {
    const cards = [...ENCOUNTERS.values()]
    expect([cards.filter(({ room }) => room !== null).length, cards.filter(({ room }) => room === null).length]).toEqual([10, 23]) // prettier-ignore
    expect(cards.map(({ id }) => id)).not.toContain('crocodile')
  })

  it('the board has 283 spaces, each of one kind (WAR-1.7, WAR-1.8)', () => {
    const kinds = [...new Set(SPACES.map(({ type }) => type))]
    const many = Object.fromEntries(kinds.map((kind) => [kind, SPACES.filter(({ type }) => type === kind).length]))
    expect(many).toEqual({ entrance: 1, corridor: 231, room: 34, bank: 2, passage: 9, maze: 6 })
    expect(new Set(SPACES.map(({ id }) => id)).size).toBe(283)
  })

  it('secret passages: three red, three blue and three green, the blue ones beneath the river (WAR-16.7)', () => {
    const regions = (colour: string) => {
      const [first] = PASSAGE_IDS.filter((id) => spaceOf(id).colour === colour)
      return first === undefined ? [] : networkOf(first).map((id) => spaceOf(id).region)
    }
    expect(regions('red')).toEqual(['south', 'south', 'south'])
    expect(regions('blue').sort()).toEqual(['north', 'south', 'south'])
    expect(regions('green')).toHaveLength(3)
    expect(regions('green')).not.toContain('south')
  })

  it('a Key card is no key: it lies in no rucksack and turns in no lock (WAR-1.6)', () => {
    const t = warlock({ A: { at: 'c-16-4', keyCards: [5, 6, 7], treasures: ['key-2'] }, B: {} }, { chest: [1, 2, 3] })
    const got = t.dice(3).turns({ 'turn.action': 'move', 'move.to': 'treasure-room' })
    expect(got.offered('chest.name')).toEqual(['decline'])
    expect(TREASURE_IDS.every((id) => TREASURES.has(id))).toBe(true)
  })
})

describe('rounds and seats (WAR-2)', () => {
  it('a round is one turn of every seat, clockwise, and the next begins with the first (WAR-2.1, WAR-2.16)', () => {
    const t = warlock({ A: {}, B: {}, C: {} })
    const got = t.turns({ 'turn.action': ['pass', 'pass', 'pass', 'pass'] }, 4)
    expect(got.of('turn-began').map(({ seat, round }) => [seat, round])).toEqual([[0, 1], [1, 1], [2, 1], [0, 2]]) // prettier-ignore
  })

  it('rounds and seats (WAR-2): if the first player has left, a round begins with the next one clockwise (WAR-2.16)', () => {
    const t = warlock({ A: { dead: true }, B: {}, C: {} }, { active: 'B' })
    Object.assign(t.state.players[0] ?? {}, { presence: 'left' })
    const got = t.turns({ 'turn.action': ['pass', 'pass', 'pass'] }, 3)
    expect(got.of('turn-began').map(({ seat, round }) => [seat, round])).toEqual([[1, 1], [2, 1], [1, 2]]) // prettier-ignore
  })
})

describe('scores (WAR-3, WAR-4)', () => {
  it('Skill is tested against what it is now, and nothing is deducted (WAR-3.11, WAR-4.5)', () => {
    const t = warlock({ A: { skill: 8, initial: { skill: 11 } }, B: {} }).dice(4, 4, 4, 5)
    expect([testSkill(t.state, 0, 'werewolf'), testSkill(t.state, 0, 'werewolf')]).toEqual([true, false])
    expect(t.who('A').skill).toEqual({ initial: 11, now: 8 })
  })

  it('scores (WAR-3, WAR-4): at Stamina 0 an adventurer is dead (WAR-3.8)', () => {
    const t = warlock({ A: { at: 'well-room', cameBy: 'c-4-23', stamina: 2 }, B: {} }, { rooms: { 'well-room': { card: 'ogre' } } }) // prettier-ignore
    t.dice(6, 6, 1, 1).play(meetEncounter, 'A', {}, 'arrived')
    expect(t.isDead('A')).toBe(true)
  })
})

describe('moving (WAR-6, WAR-17)', () => {
  it('no path leads through the river or over a Maze space that is not turned up (WAR-6.8)', () => {
    const t = warlock({ A: { at: 'south-bank' }, B: {} })
    const got = t.dice(6).turns({ 'turn.action': 'move' })
    const ends = got.offered('move.to')
    expect(ends.length).toBeGreaterThan(0)
    expect(ends.filter((id) => MAZE_IDS.includes(id as never) || spaceOf(id).region !== 'south')).toEqual([])
  })

  it('a crossing within a Move ends the turn before anything on the bank (WAR-17.3)', () => {
    const [square] = spaceOf('south-bank').neighbours
    const t = warlock({ A: { at: square ?? SPOT, gold: 3 }, B: { at: 'north-bank' } }, { discarded: { 'north-bank': ['key-2'] } }) // prettier-ignore
    const got = t.dice(1).turns({ 'turn.action': 'move', 'move.to': 'south-bank', 'river.cross': 'ferry' })
    expect(t.who('A').space).toBe('north-bank')
    const verbs = got.asked.map(({ verb }) => verb)
    expect(verbs).toContain('river.cross')
    expect(verbs).not.toContain('resolve.act')
    expect(verbs).not.toContain('treasure.pick-up')
  })
})

describe('the end (WAR-20.3)', () => {
  it('everything is revealed: the numbers beneath the chest, all Key cards, all rucksacks', () => {
    const t = warlock(
      { A: { at: 'c-16-4', treasures: ['bunch-cook', 'key-8'] }, B: { keyCards: [5], treasures: ['crystal-ball'] } },
      { chest: [1, 6, 8] },
    )
    const before = WARLOCK_RULES.view(t.state, null)
    expect([before.chest.numbers, before.players[1]?.keyNumbers, before.players[1]?.adventurer?.shown]).toEqual([null, null, []]) // prettier-ignore
    t.dice(3).turns({ 'turn.action': 'move', 'move.to': 'treasure-room', 'chest.name': ['1', '6', '8'] })
    const after = WARLOCK_RULES.view(t.state, null)
    expect(after.chest.numbers).toEqual([1, 6, 8])
    expect(after.players[1]).toMatchObject({ keyNumbers: [5], adventurer: { shown: ['crystal-ball'] } })
  })
})

describe('adventurers awaiting re-entry (WAR-24.38)', () => {
  it('adventurers awaiting re-entry (WAR-24.38) is neither attacked, cursed nor dealt with, and still answers challenges', () => {
    const people = { A: { at: SPOT, treasures: ['scroll-of-cursing'], gold: 2 }, B: { dead: true, keyCards: [5] }, C: {} } as const // prettier-ignore
    const t = warlock(people)
    const got = t.turns({ 'turn.action': 'stay' })
    const keys = [...got.offered('turn.action'), ...got.offered('resolve.act')]
    expect(keys.filter((key) => key.endsWith('seat:1'))).toEqual([])
    const asks = warlock(people)
    asks.dice(1).turns({ 'turn.action': 'move', 'challenge.name': '5' })
    expect(asks.row('A', 5)).toEqual(['absent', 'here', 'absent', 'absent'])
  })
})
