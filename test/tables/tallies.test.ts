import { describe, expect, test } from 'vitest'
import { byComputer, playout, type Fact, type Game } from '../../src/engine/index.ts'
import { GAMES } from '../../src/games/index.ts'

/** The counts of dice, from the facts about luck. */
const DICE = ['dice', 'pips', 'sixes', 'ones']

/** The public facts of matches between computer players. */
function factsOf(game: Game, matches: number): readonly Fact[] {
  const facts: Fact[] = []
  for (let match = 0; match < matches; match += 1) {
    const seed = `memory ${match}`
    const setup = { seats: 3, preset: 'short', seed, experience: [0, 0, 0] }
    for (const step of playout(game.rules, setup, byComputer(game, seed))) {
      facts.push(...step.emitted.filter(({ to }) => to === 'all').map(({ fact }) => fact))
    }
  }
  return facts
}

describe.each(GAMES.map((game) => [game.rules.id, game] as const))('the statistics of %s', (_id, game) => {
  const { statistics: memory } = game.words
  if (!memory) throw new Error('nothing is')
  const facts = factsOf(game, 4)
  const counts = facts.flatMap((fact) => memory.counts(fact))

  test('statistics count real dice at existing seats', () => {
    const sum = (name: string) => counts.reduce((n, one) => n + (one.name === name ? (one.by ?? 1) : 0), 0)
    const [dice, pips, sixes, ones] = DICE.map(sum)
    if (dice === undefined || pips === undefined) throw new Error('no dice')
    expect(dice).toBeGreaterThan(50)
    expect(pips).toBeGreaterThanOrEqual(dice)
    expect(pips).toBeLessThanOrEqual(6 * dice)
    // Bounds for this many fair dice: counting something else as dice, or counting dice twice with a bias, lies
    // outside.
    expect(Math.abs(pips / dice - 3.5)).toBeLessThan(6 * Math.sqrt(35 / 12 / dice))
    for (const some of [sixes, ones])
      expect(Math.abs((some ?? 0) / dice - 1 / 6)).toBeLessThan(6 * Math.sqrt(5 / 36 / dice))
    expect(counts.filter(({ seat }) => ![0, 1, 2].includes(seat))).toEqual([])
    expect(counts.filter(({ by = 1 }) => by < 0)).toEqual([])
  })

  test('every count and kind has words, and every title uses a known count', () => {
    const unnamed = counts.filter(({ name }) => !DICE.includes(name) && !(name in memory.words))
    expect([...new Set(unnamed.map(({ name }) => name))]).toEqual([])
    const kinds = counts.flatMap(({ name, kind }) => (kind === undefined ? [] : [memory.kind(name, kind)]))
    expect(kinds.length).toBeGreaterThan(0)
    for (const kind of kinds) expect(kind).toMatch(/^[\p{L}\d][^*_]*$/u)
    for (const name of [...counts.map((one) => one.name), ...Object.keys(memory.words)])
      expect(name).toMatch(/^[a-z-]+$/)
    for (const { title, told } of Object.values(memory.words)) {
      expect(title.length).toBeLessThanOrEqual(40)
      for (const n of [1, 2, 3]) expect(told(n)).toMatch(/^\p{Ll}.*[^.]$/u)
    }
    const known = [...Object.keys(memory.words), ...DICE, 'games', 'wins', 'turns', 'streak', 'alone', 'last-places']
    const asked = Object.values(memory.titles).flatMap(({ when }) => when.map(({ of }) => of))
    expect(asked.filter((of) => !known.includes(of))).toEqual([])
  })
})
