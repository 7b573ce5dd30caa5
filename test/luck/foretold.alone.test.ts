import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { describe, expect, it, vi } from 'vitest'
import type { HasRng } from '../../src/engine/index.ts'
import { foretell, type SeenDie } from './foretelling.ts'

/** Every die of a match with its index in the stream: more than any player could know. */
const fallen: SeenDie[] = vi.hoisted(() => [])

vi.mock('../../src/engine/kit/random.ts', async (original) => {
  const engine = await original<typeof import('../../src/engine/kit/random.ts')>()
  const rollDie = (of: HasRng, sides = 6): number => {
    const at = of.rng.drawn
    const face = engine.rollDie(of, sides)
    if (sides === 6) fallen.push({ at, face })
    return face
  }
  const rollDice = (of: HasRng, count: number, sides = 6) => Array.from({ length: count }, () => rollDie(of, sides))
  return { ...engine, rollDie, rollDice }
})

const { byComputer, playout } = await import('../../src/engine/index.ts')
const { GAMES } = await import('../../src/games/index.ts')

/** The numbers of dice that an attacker sees, and then has to predict. */
const GIVEN = 160
const ASKED = 120

function diceOf(id: string): SeenDie[] {
  const game = GAMES.find((one) => one.rules.id === id)
  if (!game) throw new Error(`unknown game ${id}`)
  // The first match that is long enough.
  for (let match = 0; match < 20 && fallen.length < GIVEN + ASKED; match += 1) {
    fallen.length = 0
    const seed = `foretold ${id} ${match}`
    const setup = { seats: 4, preset: 'standard', seed, experience: [0, 0, 0, 0] } as const
    for (const _step of playout(game.rules, setup, byComputer(game, 'foretold'))) {
      if (fallen.length >= GIVEN + ASKED) break
    }
  }
  return fallen.splice(0).slice(0, GIVEN + ASKED)
}

function countForetold(dice: readonly SeenDie[]): number {
  expect(dice).toHaveLength(GIVEN + ASKED)
  const asked = dice.slice(GIVEN)
  const guesses = foretell(
    dice.slice(0, GIVEN),
    asked.map(({ at }) => at),
  )
  return asked.filter(({ face }, index) => guesses[index] === face).length
}

describe('predicting dice from earlier dice', () => {
  it('predicting dice from earlier dice works for every die of a generator that is linear in its state', () => {
    const generator = xoroshiro128plus(7)
    const dice = Array.from({ length: GIVEN + ASKED }, (_, at) => ({ at, face: uniformInt(generator, 1, 6) }))
    expect(countForetold(dice)).toBe(ASKED)
  })

  it.each(GAMES.map(({ rules }) => rules.id))('%s: succeeds no more often than chance', (id) => {
    // Of 120 guesses at one in six, 20 are right on average. More than 40 would have a probability of one in a hundred
    // thousand.
    expect(countForetold(diceOf(id))).toBeLessThan(40)
  })
})
