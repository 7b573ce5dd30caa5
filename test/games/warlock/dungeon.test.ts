import { describe, expect, it } from 'vitest'
import { Run } from '../../../src/engine/index.ts'
import { distancesFrom, SPACES, spaceOf } from '../../../src/games/warlock/data/board.ts'
import { treasureOf } from '../../../src/games/warlock/data/components.ts'
import {
  ENCOUNTER_IDS,
  MAZE_CARD_IDS,
  MAZE_IDS,
  NUMBERS,
  TREASURE_IDS,
  type SpaceId,
} from '../../../src/games/warlock/data/ids.ts'
import { moveEnds, openSquares } from '../../../src/games/warlock/rules/deeds/paths.ts'
import { WARLOCK_RULES } from '../../../src/games/warlock/rules/index.ts'
import { packed, warlock } from './kit.ts'

describe('the components in the box (WAR-1)', () => {
  it('four decks: 33 Encounters, 32 Treasures, the Key cards and 6 of the Maze (WAR-1.2, WAR-1.3)', () => {
    expect([ENCOUNTER_IDS.length, TREASURE_IDS.length, NUMBERS.length, MAZE_CARD_IDS.length]).toEqual([33, 32, 9, 6])
    const { run } = Run.start(
      WARLOCK_RULES,
      WARLOCK_RULES.create({ seats: 4, preset: 'standard', seed: 'box', experience: [] }),
    )
    const dealt = packed(run)
      .map(({ fact }) => fact)
      .find(({ kind }) => kind === 'key-cards-dealt')
    expect(dealt).toMatchObject({ blanksDiscarded: 6 - 4 })
  })

  it('the Treasures: 12 with keys, 4 Gold, 2 Provisions, 4 of steel, 10 magic; every number three times (WAR-1.5)', () => {
    const keys = TREASURE_IDS.map((id) => treasureOf(id).keys)
    const count = (of: (numbers: readonly number[]) => boolean) => keys.filter(of).length
    expect([count(({ length }) => length === 1), count(({ length }) => length === 4)]).toEqual([7, 5])
    expect(NUMBERS.map((number) => count((numbers) => numbers.includes(number)))).toEqual(Array(9).fill(3))
    const named = (name: RegExp) => TREASURE_IDS.filter((id) => name.test(id)).length
    expect([named(/^gold-/), named(/^provisions-/), named(/-sword$/), named(/-shield$|-helmet$/)]).toEqual([4, 2, 2, 2])
    expect(TREASURE_IDS.length - 12 - 4 - 2 - 2 - 2).toBe(10)
  })

  it('neighbourhood is mutual; rooms have neighbours only by their doors (WAR-1.9)', () => {
    for (const { id, neighbours, type } of SPACES) {
      for (const next of neighbours) expect(spaceOf(next).neighbours, `${next} and ${id}`).toContain(id)
      if (type === 'room') expect(neighbours.map((next) => spaceOf(next).type)).not.toContain('room')
    }
  })

  it('four Regions: the south to its bank, the north, the Maze, the sanctum (WAR-1.10)', () => {
    expect(new Set(SPACES.map(({ region }) => region))).toEqual(new Set(['south', 'north', 'maze', 'sanctum']))
    const regionsOf = (ids: readonly SpaceId[]) => ids.map((id) => spaceOf(id).region)
    expect(regionsOf(['entrance', 'south-bank', 'north-bank', 'maze-4', 'warlocks-study', 'treasure-room'])).toEqual([
      'south',
      'south',
      'north',
      'maze',
      'sanctum',
      'sanctum',
    ])
    for (const { region, neighbours } of SPACES) {
      if (region === 'south') expect(regionsOf(neighbours)).not.toContain('north')
    }
  })

  it('two dice are added; they are reported in the order of the roll (WAR-1.11)', () => {
    const t = warlock({ A: { at: 'entrance' }, B: {} }, { options: { 'swift-feet': true } })
    const got = t.dice(2, 4).turns({ 'turn.action': 'move' })
    expect(got.of('move-rolled')[0]?.roll).toMatchObject({ total: 6, parts: [{ value: 2 }, { value: 4 }] })
  })

  it('Stamina stops at 0 (WAR-1.12)', () => {
    const t = warlock({ A: { at: 'c-4-23', stamina: 1 }, B: {} }, { rooms: { 'well-room': { card: 'ogre' } } })
    const got = t.dice(2, 6, 6, 1, 1).turns({ 'turn.action': 'move', 'move.to': 'well-room' })
    expect(got.of('wounded')[0]).toMatchObject({ wound: { total: 2 }, left: 0 })
  })

  it.each([
    [4, 2],
    [5, 1],
  ])(
    'the components in the box (WAR-1): with %i players %i spare Key cards go to the lowest Skill, one each (WAR-2.11)',
    (seats, spare) => {
      for (const seed of ['one', 'two', 'three']) {
        const { run } = Run.start(
          WARLOCK_RULES,
          WARLOCK_RULES.create({ seats, preset: 'standard', seed: `spare-${seed}`, experience: [] }),
        )
        packed(run)
        const { players, need } = run.state
        expect(need.map((seat) => players[seat]?.keyCards.length)).toEqual([
          ...Array(spare).fill(2),
          ...Array(seats - spare).fill(1),
        ])
        const skills = need.map((seat) => players[seat]?.adventurer?.skill.initial ?? 0)
        expect(skills).toEqual([...skills].sort((a, b) => a - b))
      }
    },
  )
})

describe('the lie of the land', () => {
  it('a step leads orthogonally to the next square (WAR-6.2)', () => {
    const corridors = SPACES.filter(({ type }) => type === 'corridor')
    for (const { x, y, neighbours } of corridors) {
      for (const next of neighbours.map(spaceOf)) {
        if (next.type === 'corridor') expect(Math.abs(next.x - x) + Math.abs(next.y - y)).toBe(1)
      }
    }
  })

  it('13 steps to the river through the Guardroom, 23 round it; 33 to the Treasure Room by the Study (WAR-26.3)', () => {
    expect(steps('entrance').get('south-bank')).toBe(13)
    expect(steps('entrance', ['guardroom']).get('south-bank')).toBe(23)
    expect(steps('north-bank').get('treasure-room')).toBe(33)
    expect(steps('north-bank', ['warlocks-study']).has('treasure-room')).toBe(false)
  })

  it('14 of them through an obliging Maze (WAR-26.3)', () => {
    const { state } = warlock({ A: {}, B: {} }, { maze: { 'maze-5': 'maze-straight', 'maze-2': 'maze-crossroads' } })
    const through = (here: SpaceId) => (here.startsWith('maze-') ? openSquares(state, here as 'maze-1') : waysOf(here))
    const waysOf = (here: SpaceId) => {
      const card = MAZE_IDS.filter((maze) => openSquares(state, maze).includes(here))
      return [...spaceOf(here).neighbours, ...card]
    }
    expect(search('north-bank', through).get('treasure-room')).toBe(14)
  })

  it('the lie of the land of the 720 ways to lay the Maze 543 contain a route (WAR-18.11)', () => {
    const { state } = warlock({ A: {}, B: {} })
    const routes = permutations(MAZE_CARD_IDS).filter((cards) => {
      for (const [at, maze] of MAZE_IDS.entries())
        state.maze[maze] = { card: cards[at] ?? 'maze-straight', faceUp: false, known: false }
      const next = (here: SpaceId): readonly SpaceId[] =>
        here.startsWith('maze-')
          ? openSquares(state, here as 'maze-1')
          : [...spaceOf(here).neighbours, ...MAZE_IDS.filter((maze) => openSquares(state, maze).includes(here))]
      return search('north-bank', (here) => next(here).filter((to) => to !== 'warlocks-study')).has('treasure-room')
    })
    expect([permutations(MAZE_CARD_IDS).length, routes.length]).toEqual([720, 543])
  })

  it('a passage square is entered and left from the square beside its ring alone (WAR-16.1)', () => {
    const t = warlock({ A: {}, B: {} })
    for (const { id, type, neighbours } of SPACES) {
      if (type !== 'passage') continue
      expect(neighbours).toHaveLength(1)
      const next = SPACES.filter((space) => space.neighbours.includes(id)).map((space) => space.id)
      expect(next).toEqual(neighbours)
      expect(moveEnds(t.state, 0, id, 1).map(({ space }) => space)).toEqual(neighbours)
    }
  })

  it('the river cannot be crossed on foot; the blue passage goes beneath it (WAR-17.1)', () => {
    expect(distancesFrom('entrance').has('north-bank')).toBe(false)
    for (const [bank, other] of [
      ['south-bank', 'north-bank'],
      ['north-bank', 'south-bank'],
    ] as const) {
      const t = warlock({ A: { at: bank, gold: 3 }, B: {} })
      const got = t.turns({ 'turn.action': 'cross', 'river.cross': 'ferry' })
      expect(got.offered('river.cross')).toEqual(['ferry', 'raft', 'bridge', 'stay'])
      expect(t.who('A').space).toBe(other)
    }
    const t = warlock({ A: { at: 'blue-southwest' }, B: {} })
    t.dice(1).turns({ 'turn.action': 'move', 'passage.exit': 'blue-northwest' })
    expect(spaceOf(t.who('A').space).region).toBe('north')
  })

  it('six spaces, each with a card face-down, make the Maze (WAR-18.1)', () => {
    const { run } = Run.start(
      WARLOCK_RULES,
      WARLOCK_RULES.create({ seats: 2, preset: 'standard', seed: 'maze', experience: [] }),
    )
    const laid = MAZE_IDS.map((id) => run.state.maze[id])
    expect(laid.every(({ faceUp }) => !faceUp)).toBe(true)
    expect(new Set(laid.map(({ card }) => card))).toEqual(new Set(MAZE_CARD_IDS))
  })
})

/** Steps over `neighbours`, without some spaces. */
function steps(from: SpaceId, without: readonly SpaceId[] = []): ReadonlyMap<SpaceId, number> {
  return search(from, (here) => spaceOf(here).neighbours.filter((next) => !without.includes(next)))
}

function search(from: SpaceId, next: (here: SpaceId) => readonly SpaceId[]): ReadonlyMap<SpaceId, number> {
  const found = new Map([[from, 0]])
  for (const [here, far] of found) for (const to of next(here)) if (!found.has(to)) found.set(to, far + 1)
  return found
}

function permutations<T>(list: readonly T[]): T[][] {
  if (list.length === 0) return [[]]
  return list.flatMap((first, at) => permutations(list.toSpliced(at, 1)).map((rest) => [first, ...rest]))
}
