import { describe, expect, it } from 'vitest'
import { chanceFrom, Run } from '../../../src/engine/index.ts'
import { rollUp, takeSupplies } from '../../../src/games/warlock/rules/deeds/creation.ts'
import { dealKeyCards, settleNeed } from '../../../src/games/warlock/rules/turn/layout.ts'
import { MAZE_IDS, ROOM_IDS } from '../../../src/games/warlock/data/ids.ts'
import { WARLOCK_RULES } from '../../../src/games/warlock/rules/index.ts'
import { create } from '../../../src/games/warlock/rules/turn/setup.ts'
import { adventurerAt, type Warlock } from '../../../src/games/warlock/state/state.ts'
import { wrongs } from '../../../trials/games/warlock/strays.ts'
import { warlock } from './kit.ts'

describe('setting up (WAR-2, WAR-3)', () => {
  it('Skill, Stamina and Luck are rolled in this order (WS-01, WAR-3.1 to 3.5)', () => {
    const game = table(3, [2, 3, 4, 1, 4, 6, 6, 6, 5, 1, 1, 3])
    for (const seat of [0, 1, 2]) rollUp(game, seat, false)
    const scores = [0, 1, 2].map((seat) => {
      const { skill, stamina, luck, lanterns, provisions, startingSword } = adventurerAt(game, seat)
      return [skill.now, stamina.now, luck.now, lanterns, provisions, startingSword]
    })
    expect(scores).toEqual([
      [9, 19, 7, 1, 3, true],
      [10, 24, 12, 1, 3, true],
      [11, 14, 9, 1, 3, true],
    ])
  })

  it('extra supplies are 12 minus Skill, in any mix; by default Gold comes first (WS-02, WAR-3.7)', () => {
    const t = warlock({
      A: { skill: 9, provisions: 3 },
      B: { skill: 10, provisions: 3 },
      C: { skill: 11, provisions: 3 },
    })
    function* all(game: Warlock) {
      yield* takeSupplies(game, [0, 1, 2])
    }
    t.play(all, 'A', [['adventurer.supplies', 'gold:2', 'A']])
    expect(['A', 'B', 'C'].map((name) => [t.who(name as 'A').gold, t.who(name as 'A').provisions])).toEqual([
      [2, 4],
      [1, 4],
      [1, 3],
    ])
  })

  it('four players: spare Key cards go to those in need, ties are rolled off (WS-03, WAR-2.9 to 2.12)', () => {
    const game = dealt([10, 9, 9, 11], [4, 2], [7, 1, 4, 9, 2, 5, 8, 3, 6])
    expect(game.need).toEqual([2, 1, 0, 3])
    expect(game.chest).toEqual([7, 1, 4])
    expect(game.players.map(({ keyCards }) => keyCards)).toEqual([[9], [2, 6], [5, 3], [8]])
  })

  it('five players: a tie rolled twice, one spare (WS-04)', () => {
    const game = dealt([11, 10, 10, 9, 9], [3, 3, 1, 5, 6, 2], [2, 3, 9, 1, 4, 5, 6, 7, 8])
    expect(game.need).toEqual([3, 4, 2, 1, 0])
    expect(game.chest).toEqual([2, 3, 9])
    expect(game.players.map(({ keyCards }) => keyCards)).toEqual([[1], [4], [5], [6, 8], [7]])
  })

  it.each([
    [2, 3, 4],
    [3, 2, 3],
    [6, 1, 0],
  ])('%i players hold %i numbered Key cards each; %i blanks are discarded (WS-05)', (seats, each, blanks) => {
    const { run, opening } = begun(seats, 'standard')
    expect(run.state.players.map(({ keyCards }) => keyCards.length)).toEqual(Array(seats).fill(each))
    expect(run.state.chest).toHaveLength(3)
    const dealtFact = opening.told.map(({ fact }) => fact).find(({ kind }) => kind === 'key-cards-dealt')
    expect(dealtFact).toMatchObject({ blanksDiscarded: blanks })
  })

  it('every card of the dungeon has its place (WS-06, WAR-2.4 to 2.7, WAR-2.13)', () => {
    const { state } = begun(3, 'standard').run
    const rooms = ROOM_IDS.map((room) => state.rooms[room])
    expect(rooms.filter(({ pile }) => pile.length === 1)).toHaveLength(32)
    expect(rooms.filter(({ encounter }) => encounter)).toHaveLength(33)
    expect(state.rooms['warlocks-study']).toMatchObject({ encounter: { card: 'warlock', known: true }, pile: [] })
    expect(state.rooms['treasure-room']).toMatchObject({ encounter: null, pile: [] })
    expect(new Set(MAZE_IDS.map((id) => state.maze[id].card)).size).toBe(6)
    expect(wrongs(state)).toEqual([])
  })

  it('the lowest Skill begins, at the Entrance (WAR-2.15)', () => {
    const { run } = begun(4, 'standard')
    for (const { seat } of run.asked) run.submit({ seat, verb: 'adventurer.supplies', key: 'gold:0' })
    const { state } = run
    expect(state.active).toBe(state.need[0])
    expect(state.players.map(({ adventurer }) => adventurer?.space)).toEqual(Array(4).fill('entrance'))
    expect(state.round).toBe(1)
  })

  it('the short game: at the river, two keys each, one lock open, empty southern rooms (short-game)', () => {
    const { state } = begun(3, 'short').run
    expect(state.options).toMatchObject({
      'start-at-river': true,
      'swift-feet': true,
      'loose-tongues': true,
      'open-lock': true,
      'ready-keys': true,
      'lesser-warlock': true,
      'midnight-bell': true,
      'auto-equip': true,
      'long-memory': true,
      'double-six': false,
    })
    expect(state.openLock).toBe(state.chest[0])
    expect(state.players.map(({ adventurer }) => adventurer?.treasures.length)).toEqual([2, 2, 2])
    expect(state.players.every(({ adventurer }) => adventurer?.space === 'south-bank')).toBe(true)
    expect(ROOM_IDS.filter((room) => state.rooms[room].pile.length === 0)).toHaveLength(2 + 6)
    expect(wrongs(state)).toEqual([])
  })
})

function table(seats: number, dice: readonly number[]): Warlock {
  const game = create({ seats, preset: 'standard', seed: 'setup', experience: [] })
  game.chance = { ...chanceFrom('setup'), loaded: { dice: [...dice], picks: [] } }
  return game
}

function dealt(skills: readonly number[], dice: readonly number[], shuffled: readonly number[]): Warlock {
  const game = table(skills.length, [])
  const dieFor = { 9: 1, 10: 3, 11: 5 } as const
  const rolled = skills.flatMap((skill) => [dieFor[skill as 9], 1, 1, 1])
  game.chance.loaded = { dice: [...rolled, ...dice], picks: [] }
  for (const seat of skills.keys()) rollUp(game, seat, false)
  settleNeed(game)
  dealKeyCards(game, shuffled)
  return game
}

function begun(seats: number, preset: 'standard' | 'short') {
  return Run.start(WARLOCK_RULES, WARLOCK_RULES.create({ seats, preset, seed: `begun-${seats}`, experience: [] }))
}
