import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { byComputer, playout, type Fact, type Game, type Happened } from '../../src/engine/index.ts'
import { GAMES } from '../../src/games/index.ts'
import { readable } from '../../src/tables/live/tolerant-words.ts'
import { toy } from '../kit/toy/index.ts'

// A stored fact may be malformed: that costs its own line and nothing else.

const JUNK = [null, '', 'junk ☠', -7, 0.5, 1e300, [], {}, [null], { kind: 7 }, 'x'.repeat(100_000)] as const
const UNREADABLE = '…'
const names = (seat: number) => `Player ${seat}`

/** The public facts of part of a match. */
function factsOf(game: Game): Fact[] {
  const { rules } = game
  const { preset, options } = { preset: Object.keys(rules.sheet.presets)[0] ?? '', options: {} }
  const setup = { seats: 3, preset, options, seed: 'readable', experience: [0, 0, 0] }
  const facts: Fact[] = []
  for (const { emitted: told } of playout(rules, setup, byComputer(game, 'readable'), 150))
    facts.push(...told.filter(({ to }) => to === 'all').map(({ fact }) => fact))
  return JSON.parse(JSON.stringify(facts)) as Fact[]
}

/** A fact with one of its values corrupted at any depth, or left out. */
function spoiled(fact: Fact, which: number, junk: unknown): Fact {
  const copy = structuredClone(fact) as unknown as Record<string, unknown>
  const places: [Record<string, unknown>, string][] = []
  const walk = (one: unknown): void => {
    if (typeof one !== 'object' || one === null) return
    for (const [key, value] of Object.entries(one)) {
      places.push([one as Record<string, unknown>, key])
      walk(value)
    }
  }
  walk(copy)
  const [holder, key] = places[which % places.length] ?? [copy, 'kind']
  if (junk === undefined) delete holder[key]
  else holder[key] = junk
  // The store passes on no fact without a kind.
  return { ...copy, kind: typeof copy['kind'] === 'string' ? copy['kind'] : 'junk' }
}

/** Everything that the bot computes from facts, individually and together. */
function askedOf({ words }: Game, facts: readonly Fact[]) {
  const told = facts.map((fact): Happened => ({ fact, names }))
  return {
    each: facts.map((fact) => ({
      fact: words.fact(fact, names),
      why: words.why(fact, names),
      turn: words.turnOf?.(fact),
      counts: words.statistics?.counts(fact),
      stops: words.poster?.stops(fact),
      parts: words.poster?.parts?.(fact),
    })),
    dramas: words.dramas?.(told),
    decided: words.poster?.decided(told, [0]),
  }
}

describe.each([...GAMES, toy as unknown as Game].map((game) => [game.rules.id, game] as const))('%s', (_id, game) => {
  const facts = factsOf(game)
  const silent = { info: () => {}, warn: () => {}, error: () => {} }

  test('a corrupted fact costs only its own line', () => {
    const house = readable(game, silent, () => UNREADABLE)
    const before = askedOf(house, facts)
    expect(before).toEqual(askedOf(game, facts))
    const at = fc.nat(facts.length - 1)
    fc.assert(
      fc.property(at, fc.nat(), fc.constantFrom(undefined, ...JUNK), (index, which, junk) => {
        const some = facts.map((fact, one) => (one === index ? spoiled(fact, which, junk) : fact))
        const { each, dramas, decided } = askedOf(house, some)
        for (const [one, asked] of each.entries()) if (one !== index) expect(asked).toEqual(before.each[one])
        const line = each[index]?.fact
        expect(line === null || typeof line === 'string').toBe(true)
        expect(line ?? '').not.toMatch(/\bundefined\b|\bNaN\b|\[object/)
        expect(dramas === undefined || Array.isArray(dramas)).toBe(true)
        expect(['string', 'undefined', 'object']).toContain(typeof decided)
      }),
      { numRuns: 40 },
    )
  })

  test('a fact of an unknown kind is reported as unreadable, once in the log', () => {
    const heard: unknown[] = []
    const house = readable(game, { ...silent, warn: (details) => heard.push(details) }, () => UNREADABLE)
    const unknown = { kind: 'never-heard-of' }
    expect(house.words.fact(unknown, names)).toBe(UNREADABLE)
    expect(house.words.fact(unknown, names)).toBe(UNREADABLE)
    expect(house.words.why(unknown, names)).toEqual([])
    expect(heard).toEqual([expect.objectContaining({ game: game.rules.id, kind: 'never-heard-of' })])
  })
})

test('a player’s name may look like a missing word', () => {
  const house = readable(toy as unknown as Game, { info: () => {}, warn: () => {}, error: () => {} }, () => UNREADABLE)
  expect(house.words.fact({ kind: 'left', seat: 0 } as Fact, () => 'undefined')).toBe('undefined goes home.')
  expect(house.words.fact({ kind: 'gold', seat: 0 } as Fact, names)).toBe(UNREADABLE)
})
