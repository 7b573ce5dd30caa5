import { describe, expect, test } from 'vitest'
import { Run } from '../../../../src/engine/index.ts'
import { characterCard } from '../../../../src/games/talisman/data/components.ts'
import { TALISMAN_RULES } from '../../../../src/games/talisman/rules/index.ts'
import { strays } from '../../../../trials/games/talisman/strays.ts'
import { type Length } from '../../../kit/lengths.ts'

function begun(preset: Length, seats: number, seed = 'setup') {
  return Run.start(TALISMAN_RULES, TALISMAN_RULES.create({ seats, preset, seed, experience: [] })).run
}

describe('setting up', () => {
  test('each is dealt a Character, which starts on the space and with the counters of its card (TAL-S.1 to TAL-S.6)', () => {
    const { state } = begun('standard', 6)
    for (const { character } of state.players) {
      if (!character) throw new Error('no character was dealt')
      const card = characterCard(character.id)
      expect(character.lives).toBe(4)
      expect(character.spells.length).toBe(card.startSpells)
      expect([character.strength, character.craft]).toEqual([card.strength, card.craft])
    }
    expect(new Set(state.players.map(({ character }) => character?.id)).size).toBe(6)
    expect(state.unused).toHaveLength(8)
    expect(strays(state)).toEqual([])
  })

  test('setting up: in the short game all pick one of three at the same time, in secret; of two with five or six (TAL-OPT.1)', () => {
    const run = begun('short', 3)
    const offered = (viewer: number | null) =>
      run.askedAsSeenBy(viewer).map(({ seat, offers }) => [seat, offers.length])
    expect(run.asked.map(({ seat, offers }) => [seat, offers.length])).toEqual([
      [0, 3],
      [1, 3],
      [2, 3],
    ])
    expect(offered(1)).toEqual([
      [0, 0],
      [1, 3],
      [2, 0],
    ])
    const before = TALISMAN_RULES.view(run.state, null)
    const outcome = run.submit({ seat: 2, verb: 'setup.character', key: run.askedOf(2)?.offers[1]?.key ?? '' })
    expect(outcome).toMatchObject({ quiet: true })
    expect(TALISMAN_RULES.view(run.state, null)).toEqual(before)
    expect(offered(null)).toEqual([
      [0, 0],
      [1, 0],
    ])
    expect(TALISMAN_RULES.view(run.state, 2).choices).toHaveLength(1)
    expect(TALISMAN_RULES.view(run.state, 1).choices).toHaveLength(3)
    expect(TALISMAN_RULES.view(run.state, null).choices).toEqual([])
    expect(begun('short', 6).asked[0]?.offers).toHaveLength(2)
  })

  test('setting up, and begin with three more of Strength and Craft, three Gold, and a Talisman of their own (TAL-OPT.4 to TAL-OPT.6)', () => {
    const run = begun('short', 2)
    for (const { seat, offers } of run.asked) {
      run.submit({ seat, verb: 'setup.character', key: offers[0]?.key ?? '' })
    }
    for (const [seat, { character }] of run.state.players.entries()) {
      if (!character) throw new Error('no character was picked')
      const card = characterCard(character.id)
      expect(character).toMatchObject({ strength: card.strength + 3, craft: card.craft + 3, gold: 3 })
      expect(character.objects).toEqual([`personal-talisman-${seat}`])
    }
    expect(run.state.options).toMatchObject({
      'trophy-rate': 5,
      'crown-victory': 'instant',
      'inner-gate': 'open',
      'turn-budget': 108, // 54 rounds of two
    })
  })

  test('the highest die begins, and the tied roll again (TAL-S.9, TAL-R99)', () => {
    const game = TALISMAN_RULES.create({ seats: 3, preset: 'standard', seed: 'dice', experience: [] })
    game.rng.loaded = { dice: [5, 2, 5, 1, 4], picks: [] }
    const { run } = Run.start(TALISMAN_RULES, game)
    expect(run.state.first).toBe(2)
  })

  test('a player who gives up before the start is not dealt in (TAL-R93)', () => {
    const run = begun('short', 3)
    run.submit({ seat: 1, verb: 'leave', key: 'leave' })
    expect(run.asked.map(({ seat }) => seat)).toEqual([0, 2])
    expect(strays(run.state)).toEqual([])
  })
})
