import { describe, expect, it, vi } from 'vitest'
import { SOURCES, type Lucky, type Source } from '../../src/engine/index.ts'
import { foretell, type SeenDie } from './foretelling.ts'

/** Every die that falls while a match is played, with its place in the stream: more than any player could know. */
const fallen: SeenDie[] = vi.hoisted(() => [])

vi.mock('../../src/engine/chance.ts', async (original) => {
  const engine = await original<typeof import('../../src/engine/chance.ts')>()
  const rollDie = (of: Lucky, sides = 6): number => {
    const at = of.chance.drawn
    const face = engine.rollDie(of, sides)
    if (sides === 6) fallen.push({ at, face })
    return face
  }
  const rollDice = (of: Lucky, count: number, sides = 6) => Array.from({ length: count }, () => rollDie(of, sides))
  return { ...engine, rollDie, rollDice }
})

const { byComputer, playout } = await import('../../src/engine/index.ts')
const { GAMES } = await import('../../src/games/index.ts')

/** Dice an attacker is given, and dice he then has to foretell. */
const GIVEN = 160
const ASKED = 120

function diceOf(id: string, luck: Source): SeenDie[] {
  const game = GAMES.find((one) => one.rules.id === id)
  if (!game) throw new Error(`no game is called ${id}`)
  // The first match that is long enough.
  for (let match = 0; match < 20 && fallen.length < GIVEN + ASKED; match += 1) {
    fallen.length = 0
    const seed = `foretold ${id} ${match}`
    const setup = { seats: 4, preset: 'standard', seed, luck, experience: [0, 0, 0, 0] } as const
    for (const _step of playout(game.rules, setup, byComputer(game, 'foretold'))) {
      if (fallen.length >= GIVEN + ASKED) break
    }
  }
  return fallen.splice(0).slice(0, GIVEN + ASKED)
}

function rightlyForetold(id: string, luck: Source): number {
  const dice = diceOf(id, luck)
  expect(dice).toHaveLength(GIVEN + ASKED)
  const asked = dice.slice(GIVEN)
  const guesses = foretell(
    dice.slice(0, GIVEN),
    asked.map(({ at }) => at),
  )
  return asked.filter(({ face }, index) => guesses[index] === face).length
}

describe('dice foretold from the dice before them', () => {
  it.each(GAMES.map(({ rules }) => rules.id))(
    '%s: all of them with the luck of old, none but by chance today',
    (id) => {
      expect(SOURCES).toHaveLength(2)
      expect(rightlyForetold(id, 'xoroshiro128+')).toBe(ASKED)
      // 120 guesses at one in six: 20 are right on average; more than 40 would be a chance of one in a hundred thousand.
      expect(rightlyForetold(id, 'chacha20')).toBeLessThan(40)
    },
  )
})
