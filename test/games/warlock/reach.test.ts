import { describe, expect, it } from 'vitest'
import { byComputer, playout } from '../../../src/engine/index.ts'
import { SPACES } from '../../../src/games/warlock/data/board.ts'
import { WARLOCK } from '../../../src/games/warlock/index.ts'
import { moveEnds } from '../../../src/games/warlock/rules/deeds/paths.ts'
import { routesTo, turnsTo } from '../../../src/games/warlock/view/reach.ts'
import { view } from '../../../src/games/warlock/view/view.ts'
import { warlock, type Around, type Somebody } from './kit.ts'

function reach(A: Somebody, around: Around = {}) {
  const { state } = warlock({ A, B: { at: 'entrance' } }, around)
  return { state, turns: turnsTo(view(state, 0), 0), routes: routesTo(view(state, 0), 0) }
}

describe('how far everything is in turns', () => {
  it('how far everything is in turns is for a turn where some throw of the die may end (WAR-6.4)', () => {
    for (const from of ['entrance', 'c-12-29', 'guardroom']) {
      const { state, turns } = reach({ at: from })
      const ends = [1, 2, 3, 4, 5, 6].flatMap((die) => moveEnds(state, 0, from, die).map(({ space }) => space))
      const found = [...turns].filter(([, far]) => far === 1).map(([space]) => space)
      expect(found.sort()).toEqual([...new Set(ends)].sort())
    }
  })

  it('leads over the river from a bank in one turn, and from the corridor before it as well (WAR-17.3)', () => {
    expect(reach({ at: 'south-bank' }).turns.get('north-bank')).toBe(1)
    expect(reach({ at: 'c-16-21' }).routes.get('north-bank')).toEqual([
      { to: 'north-bank', how: 'river', past: ['south-bank'] },
    ])
  })

  it('begins in a passage at any of its ends (WAR-16.4)', () => {
    const { turns, routes } = reach({ at: 'blue-southwest' })
    expect(turns.get('c-3-10')).toBe(1)
    expect(routes.get('c-3-10')).toEqual([{ to: 'c-3-10', how: 'passage', past: ['blue-northwest'] }])
  })

  it('how far everything is in turns takes unknown Maze cards for open, and known ones as they lie (WAR-18.5)', () => {
    const unknown = reach({ at: 'c-16-7' })
    expect(unknown.turns.get('maze-2')).toBe(1)
    const { state } = reach({ at: 'c-16-7' })
    state.maze['maze-2'].known = true
    const sides = view(state, 0).maze.find(({ maze }) => maze === 'maze-2')?.openSides ?? []
    const isOpen = sides.includes('s') && sides.length > 1
    expect(turnsTo(view(state, 0), 0).get('maze-2') === 1).toBe(isOpen)
  })

  it('waits out missed turns, goes farther with more dice, and shuts rooms locked to the adventurer', () => {
    const plain = reach({ at: 'entrance' }).turns
    const late = reach({ at: 'entrance', missed: 2 }).turns
    for (const [space, far] of late) expect(far).toBe(space === 'entrance' ? 0 : (plain.get(space) ?? NaN) + 2)
    const swift = reach({ at: 'entrance' }, { options: { 'swift-feet': true } }).turns
    expect(Math.max(...swift.values())).toBeLessThan(Math.max(...plain.values()))
    expect(plain.size).toBe(SPACES.length)
    const { state } = reach({ at: 'c-9-27' })
    state.rooms.stores.lastLeaver = state.players[0]?.adventurer?.id ?? null
    expect(turnsTo(view(state, 0), 0).has('stores')).toBe(false)
  })

  it.each([11, 12, 13])('contains every destination the rules offer: game %i', (seed) => {
    let asked = 0
    const setup = { seats: 3, preset: 'short', seed: `reach ${seed}`, experience: [] }
    for (const { run } of playout(WARLOCK.rules, setup, byComputer(WARLOCK, setup.seed), 700)) {
      for (const { seat, verb, offers } of run.asked) {
        if (verb !== 'move.to') continue
        asked += 1
        const turns = turnsTo(run.view(seat), seat)
        for (const { place = '' } of offers) expect(turns.get(place), `seed ${seed}: ${place}`).toBe(1)
      }
    }
    expect(asked).toBeGreaterThan(10)
  })
})
