import { describe, expect, it } from 'vitest'
import { byComputer, Run, thaw } from '../../../src/engine/index.ts'
import { WARLOCK } from '../../../src/games/warlock/index.ts'
import { wrongs } from '../../../trials/games/warlock/strays.ts'
import saved1 from './saved/version-1.json' with { type: 'json' }

describe('games that were saved by older rules', () => {
  it('a match of version 1, of which one player has left, goes on to its end', () => {
    const state = thaw(WARLOCK.rules, { version: 1, state: JSON.stringify(saved1) })
    const fresh = WARLOCK.rules.create({ seats: 4, length: 'short', seed: 'new', experience: [] })
    expect(Object.keys(state).sort()).toEqual(Object.keys(fresh).sort())
    expect(Object.keys(state.turn).sort()).toEqual(Object.keys(fresh.turn).sort())
    expect(state.players.map((player) => Object.keys(player).sort())).toEqual(
      fresh.players.map((player) => Object.keys(player).sort()),
    )
    expect(state.players.map(({ presence }) => presence)).toEqual(['playing', 'playing', 'playing', 'left'])
    const { run } = Run.start(WARLOCK.rules, state)
    const choose = byComputer(WARLOCK, 'saved')
    for (let answers = 0; !run.isOver && answers < 5000; answers += 1) run.submit(choose(run))
    expect(run.isOver).toBe(true)
    expect(wrongs(run.state)).toEqual([])
  })
})
