import { describe, expect, it } from 'vitest'
import { byComputer, Run, thaw } from '../../../src/engine/index.ts'
import { IMPERIAL } from '../../../src/games/imperial/index.ts'
import { mindOf } from '../../../src/games/imperial/state/knowledge.ts'
import { conserved } from '../../../trials/games/imperial/parts.ts'
import saved1 from './saved/version-1.json' with { type: 'json' }
import saved2 from './saved/version-2.json' with { type: 'json' }

describe('games that were saved by older rules', () => {
  const thawed = () => thaw(IMPERIAL.rules, { version: 1, state: JSON.stringify(saved1) })

  it('a match of version 1 goes on to its end, with its own luck', () => {
    const state = thawed()
    const fresh = IMPERIAL.rules.create({ seats: 4, preset: 'standard', seed: 'new', experience: [] })
    expect(Object.keys(state).sort()).toEqual(Object.keys(fresh).sort())
    expect(Object.keys(state.chance).sort()).toEqual(['drawn', 'generator'])
    const { run } = Run.start(IMPERIAL.rules, state)
    const choose = byComputer(IMPERIAL, 'saved')
    for (let answers = 0; !run.isOver && answers < 5000; answers += 1) run.submit(choose(run))
    expect(run.isOver).toBe(true)
    conserved(run.state)
  })

  it('a match of version 2 goes on to its end; nothing has been ordered in it', () => {
    const state = thaw(IMPERIAL.rules, { version: 2, state: JSON.stringify(saved2) })
    expect(state.orders).toEqual([{}, {}, {}, {}])
    const { run } = Run.start(IMPERIAL.rules, state)
    const choose = byComputer(IMPERIAL, 'saved')
    for (let answers = 0; !run.isOver && answers < 5000; answers += 1) run.submit(choose(run))
    expect(run.isOver).toBe(true)
    conserved(run.state)
  })

  it('nobody remembers what he saw before, but everybody can count', () => {
    const state = thawed()
    expect(state.players.map(({ character }) => character?.clues.length ?? 0)).toEqual([2, 1, 0, 0])
    expect(mindOf(state, null)).toEqual({ groups: [], ways: [[[2, 1, 0, 0]]] })
    expect(mindOf(state, 0)).toEqual({ groups: [], ways: [[[0, 1, 0, 0]]] })
  })
})
