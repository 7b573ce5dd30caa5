import { describe, expect, it } from 'vitest'
import { rngFrom, LEAVE, Run, type OptionValues } from '../../../src/engine/index.ts'
import { rollUp, takeSupplies } from '../../../src/games/warlock/rules/deeds/creation.ts'
import { dealKeyCards, settleNeed, skillsOf } from '../../../src/games/warlock/rules/turn/layout.ts'
import { MAZE_IDS, ROOM_IDS } from '../../../src/games/warlock/data/ids.ts'
import { WARLOCK_RULES } from '../../../src/games/warlock/rules/index.ts'
import { create } from '../../../src/games/warlock/rules/turn/setup.ts'
import { adventurerAt, type Warlock } from '../../../src/games/warlock/state/state.ts'
import { wrongs } from '../../../trials/games/warlock/strays.ts'
import { packed, warlock } from './kit.ts'

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
    const { run, emitted } = begun(seats, 'standard')
    expect(run.state.players.map(({ keyCards }) => keyCards.length)).toEqual(Array(seats).fill(each))
    expect(run.state.chest).toHaveLength(3)
    const dealtFact = emitted.map(({ fact }) => fact).find(({ kind }) => kind === 'key-cards-dealt')
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
    const { state } = begun(4, 'standard').run
    expect(state.active).toBe(state.need[0])
    expect(state.players.map(({ adventurer }) => adventurer?.space)).toEqual(Array(4).fill('entrance'))
    expect(state.round).toBe(1)
  })

  it('supplies are packed before any Key card is dealt or seen (WAR-2.2, WAR-3.7)', () => {
    const { run, opening } = Run.start(
      WARLOCK_RULES,
      WARLOCK_RULES.create({ seats: 4, preset: 'short', seed: 'packing', experience: [] }),
    )
    const dealKinds = ['need-settled', 'key-cards-dealt', 'key-seen', 'keys-ready', 'lock-open', 'dungeon-laid-out']
    expect(opening.emitted.filter(({ fact }) => dealKinds.includes(fact.kind))).toEqual([])
    expect(run.asked.map(({ verb }) => verb)).toEqual(Array(4).fill('adventurer.supplies'))
    expect([0, 1, 2, 3].flatMap((seat) => run.view(seat).own?.keyCards ?? [])).toEqual([])
    expect(packed(run).map(({ fact }) => fact.kind)).toEqual(expect.arrayContaining(dealKinds))
  })

  it('a player who leaves while others choose supplies gets Key cards dealt, but no Treasure (WAR-25.5, ready-keys)', () => {
    const setup = { seats: 3, preset: 'short', seed: 'packing', experience: [] }
    const { run } = Run.start(WARLOCK_RULES, WARLOCK_RULES.create(setup))
    run.submit({ seat: 1, verb: LEAVE, key: LEAVE })
    packed(run)
    const { state } = run
    expect(state.players.map(({ keyCards }) => keyCards.length)).toEqual([2, 2, 2])
    expect(state.players.map(({ adventurer }) => adventurer?.treasures.length)).toEqual([2, undefined, 2])
    expect(ROOM_IDS.filter((room) => state.rooms[room].pile.length === 0)).toHaveLength(2 + 4)
    expect(state.need).toHaveLength(3)
    expect(wrongs(state)).toEqual([])
  })

  it('setting up (WAR-2, WAR-3): if all but one leave before the deal, there is a winner and nothing to reveal (WAR-25.6)', () => {
    const setup = { seats: 2, preset: 'standard', seed: 'packing', experience: [] }
    const { run } = Run.start(WARLOCK_RULES, WARLOCK_RULES.create(setup))
    const outcome = run.submit({ seat: 0, verb: LEAVE, key: LEAVE })
    expect(typeof outcome === 'string' ? [] : outcome.emitted.map(({ fact }) => fact.kind)).toEqual([
      'player-left',
      'game-won',
    ])
    expect(run.isOver).toBe(true)
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
  game.rng = { ...rngFrom('setup'), loaded: { dice: [...dice], picks: [] } }
  return game
}

function dealt(skills: readonly number[], dice: readonly number[], shuffled: readonly number[]): Warlock {
  const game = table(skills.length, [])
  const dieFor = { 9: 1, 10: 3, 11: 5 } as const
  const rolled = skills.flatMap((skill) => [dieFor[skill as 9], 1, 1, 1])
  game.rng.loaded = { dice: [...rolled, ...dice], picks: [] }
  for (const seat of skills.keys()) rollUp(game, seat, false)
  settleNeed(game, skillsOf(game))
  dealKeyCards(game, shuffled)
  return game
}

/** A game in which all players have taken only food, and the deal is completed. */
function begun(seats: number, preset: string, options: OptionValues = {}) {
  const setup = { seats, preset, options, seed: `begun-${seats}`, experience: [] }
  const { run, opening } = Run.start(WARLOCK_RULES, WARLOCK_RULES.create(setup))
  return { run, emitted: [...opening.emitted, ...packed(run)] }
}
