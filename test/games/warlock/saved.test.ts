import { describe, expect, it } from 'vitest'
import { byComputer, Run, thaw } from '../../../src/engine/index.ts'
import { WARLOCK } from '../../../src/games/warlock/index.ts'
import { treasureOf } from '../../../src/games/warlock/data/components.ts'
import { TREASURE_IDS } from '../../../src/games/warlock/data/ids.ts'
import { kindsOf } from '../../../src/games/warlock/state/likeness.ts'
import type { Warlock } from '../../../src/games/warlock/state/state.ts'
import { wrongs } from '../../../trials/games/warlock/strays.ts'
import saved1 from './saved/version-1.json' with { type: 'json' }
import saved2 from './saved/version-2.json' with { type: 'json' }
import saved3 from './saved/version-3.json' with { type: 'json' }

function thawed(version: number, saved: unknown): Warlock {
  return thaw(WARLOCK.rules, { version, state: JSON.stringify(saved) })
}

/** The fields of a state, as a new one of as many seats has them. */
function expectForm(state: Warlock): void {
  const fresh = WARLOCK.rules.create({ seats: state.players.length, preset: 'short', seed: 'new', experience: [] })
  expect(Object.keys(state).sort()).toEqual(Object.keys(fresh).sort())
  expect(Object.keys(state.turn).sort()).toEqual(Object.keys(fresh.turn).sort())
  expect(state.players.map((player) => Object.keys(player).sort())).toEqual(
    fresh.players.map((player) => Object.keys(player).sort()),
  )
}

function expectToGoOn(state: Warlock): void {
  const { run } = Run.start(WARLOCK.rules, state)
  const choose = byComputer(WARLOCK, 'saved')
  for (let answers = 0; !run.isOver && answers < 5000; answers += 1) run.submit(choose(run))
  expect(run.isOver).toBe(true)
  expect(wrongs(run.state)).toEqual([])
}

describe('games that were saved by older rules', () => {
  it('a match of version 1, of which one player has left, goes on to its end', () => {
    const state = thawed(1, saved1)
    expectForm(state)
    expect(state.players.map(({ presence }) => presence)).toEqual(['playing', 'playing', 'playing', 'left'])
    expectToGoOn(state)
  })

  it('a match of version 2 goes on: what all knew is shown, and what was handled is known for no purse', () => {
    const state = thawed(2, saved2)
    expectForm(state)
    const known = TREASURE_IDS.filter((card) => state.knownTo[card].length === state.players.length)
    expect(state.shown).toEqual(known)
    expect(known.length).toBeGreaterThan(0)
    for (const card of TREASURE_IDS) expect(kindsOf(state, card)).toContain(treasureOf(card).kind)
    expectToGoOn(state)
  })

  it('a match of version 3 goes on: the Stamina at which somebody runs is a standing order (WAR-25.4)', () => {
    const state = thawed(3, saved3)
    expectForm(state)
    expect(state.orders).toEqual([{}, { flee: '9' }, {}, { flee: '0' }])
    expect([0, 1, 2, 3].map((seat) => WARLOCK.rules.view(state, seat).own?.fleeAt)).toEqual([4, 9, 4, 0])
    expectToGoOn(state)
  })
})
