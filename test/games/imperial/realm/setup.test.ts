import { describe, expect, it } from 'vitest'
import { LEAVE, Run, type Setup } from '../../../../src/engine/index.ts'
import { CLUES } from '../../../../src/games/imperial/data/components.ts'
import { IMPERIAL_RULES } from '../../../../src/games/imperial/rules/index.ts'
import { strays } from '../../../../trials/games/imperial/strays.ts'

const setup: Setup = { seats: 4, preset: 'standard', seed: 'S11', experience: [0, 0, 5, 2] }

/** Sets a game up with these dice; answers are characters by seat and, for all else, the first option. */
function deal(more: Partial<Setup>, dice: number[], characters: Record<number, string>) {
  const state = IMPERIAL_RULES.create({ ...setup, ...more })
  state.rng.loaded = { dice: [...dice], picks: [] }
  const { run, opening } = Run.start(IMPERIAL_RULES, state)
  const facts = opening.emitted.map(({ fact }) => fact)
  const asked: [number, string][] = []
  while (run.state.phase === 'setup') {
    const [one] = run.asked
    if (!one) throw new Error('nobody is asked')
    asked.push([one.seat, one.verb])
    const key = one.verb === 'setup.character' ? (characters[one.seat] ?? '') : (one.offers[0]?.key ?? '')
    const outcome = run.submit({ seat: one.seat, verb: one.verb, key })
    if (typeof outcome === 'string') throw new Error(`${outcome} ${key}`)
    facts.push(...outcome.emitted.map(({ fact }) => fact))
  }
  return { run, state, asked, facts }
}

describe('setup (section 2)', () => {
  const characters = { 0: 'kate', 1: 'nruff', 2: 'turb', 3: 'rosa' }
  const dice = [3, 4, 5, 4, 6, 3, 1, 1, 2, 2, 1, 6]

  it('the highest roll chooses first, then clockwise; the tied roll again (IMP-2.4, S11)', () => {
    const { asked } = deal({}, dice, characters)
    expect(asked.slice(0, 4)).toEqual([2, 3, 0, 1].map((seat) => [seat, 'setup.character']))
  })

  it('spells go round counter-clockwise from the first magician of the choosing order (IMP-2.8, S11)', () => {
    const { asked, state } = deal({}, dice, characters)
    expect(asked.slice(4).map(([seat]) => seat)).toEqual([2, 1, 3, 2, 3, 2, 2])
    expect(state.players.map(({ character }) => character?.spells.length)).toEqual([0, 1, 4, 2])
  })

  it('each gets a weapon, three clues and a place in Nobnodd (IMP-2.6, IMP-2.7, IMP-2.9)', () => {
    const { state } = deal({}, dice, characters)
    for (const { character } of state.players) {
      expect(character).toMatchObject({ hex: 'h-3-4', wounds: 0, treasures: [] })
      expect([character?.weapons.length, character?.clues.length]).toEqual([1, 3])
    }
    expect(state.clueDeck).toHaveLength(30)
    expect(strays(state)).toEqual([])
  })

  it('the most experienced begins; then the higher first roll; then the lower seat (IMP-2.10, S11)', () => {
    expect(deal({}, dice, characters).state).toMatchObject({ first: 2, active: 2, round: 1, phase: 'move' })
    expect(deal({ experience: [] }, dice, characters).state.first).toBe(1)
    expect(deal({ experience: [5, 0, 0, 5] }, dice, characters).state.first).toBe(0)
  })

  it('the short game leaves out the Lost City clues and deals four (IMP-17.23, IMP-17.24, S58)', () => {
    const { state } = deal({ preset: 'short' }, dice, characters)
    expect(state.short).toEqual({ imperialTarget: 2, minRounds: 4, roundLimit: 11, startingClues: 4 })
    const all = [...state.clueDeck, ...state.players.flatMap(({ character }) => character?.clues ?? [])]
    expect(all).toHaveLength(40)
    expect(all.filter((id) => CLUES.get(id)?.location === 'lost-city')).toEqual([])
  })

  it('two to eight play (IMP-1.6)', () => {
    expect(IMPERIAL_RULES.seats).toEqual({ min: 2, max: 8 })
    expect(IMPERIAL_RULES.create({ ...setup, seats: 8 }).players).toHaveLength(8)
  })

  it('a player who leaves while choosing is dealt nothing, and the others go on (IMP-15.8)', () => {
    const state = IMPERIAL_RULES.create(setup)
    const { run } = Run.start(IMPERIAL_RULES, state)
    const leaver = run.asked[0]?.seat ?? -1
    run.submit({ seat: leaver, verb: LEAVE, key: '' })
    expect(run.asked[0]).toMatchObject({ verb: 'setup.character', seat: (leaver + 1) % 4 })
    while (state.phase === 'setup') {
      const [one] = run.asked
      if (one) run.submit({ seat: one.seat, verb: one.verb, key: one.offers[0]?.key ?? '' })
    }
    expect(state.players.filter(({ character }) => character !== null)).toHaveLength(3)
    expect(strays(state)).toEqual([])
  })

  it('the same seed deals the same game', () => {
    const twice = [1, 2].map(() => JSON.stringify(deal({ seed: 'same' }, [...dice], characters).state))
    expect(twice[0]).toBe(twice[1])
  })
})
