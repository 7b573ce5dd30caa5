import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Run, sourceOf, thaw } from '../../../../src/engine/index.ts'
import { SHEET } from '../../../../src/games/talisman/data/options.ts'
import { inHand } from '../../../../src/games/talisman/rules/deeds/in-hand.ts'
import { TALISMAN_RULES } from '../../../../src/games/talisman/rules/index.ts'
import type { Talisman } from '../../../../src/games/talisman/state/state.ts'
import { strays, straysAtRest } from '../../../../trials/games/talisman/strays.ts'

/** Games saved by older versions of the rules go on. */
const saved = (version: number) => readFileSync(new URL(`../saved/version-${version}.json`, import.meta.url), 'utf8')

test('version 1: a killed Wolf that was in nobody’s hand for good is among the used cards, and play goes on', () => {
  const game = thaw(TALISMAN_RULES, { version: 1, state: saved(1) })
  expect(game.discard).toContain('wolf')
  expect(inHand(game)).toEqual([])
  expect(straysAtRest(game)).toEqual([])
  const { run } = Run.start(TALISMAN_RULES, game)
  expect(run.asked.length).toBeGreaterThan(0)
  expect(strays(run.state)).toEqual([])
})

test('version 3: the order about windows is one of several now, and means what it meant', () => {
  const game = thaw(TALISMAN_RULES, { version: 3, state: saved(3) })
  expect(game.orders).toEqual([{ windows: 'never' }, {}, { windows: 'spells' }, {}])
  const { run } = Run.start(TALISMAN_RULES, game)
  const value = (seat: number) => run.ordersOf(seat).find(({ id }) => id === 'windows')?.value
  expect([0, 1, 2, 3].map(value)).toEqual(['never', 'mine', 'spells', 'mine'])
  expect(strays(run.state)).toEqual([])
})

test('version 2: from here on it is remembered who has looked at what; hands, piles and luck are as they were', () => {
  const before = JSON.parse(saved(2)) as Talisman
  const game = thaw(TALISMAN_RULES, { version: 2, state: saved(2) })
  expect(game).toMatchObject({ divined: [0, 0, 0, 0], peeked: [[], [], [], []], shuffles: {}, windows: [] })
  expect(game.players.map(({ picked }) => picked)).toEqual([null, null, null, null])
  expect(game.deck).toEqual(before.deck)
  expect(game.players.map(({ character }) => character?.spells)).toEqual(
    before.players.map(({ character }) => character?.spells),
  )
  expect(sourceOf(game)).toBe('xoroshiro128+')
  const { run } = Run.start(TALISMAN_RULES, game)
  expect(run.asked.length).toBeGreaterThan(0)
  expect(strays(run.state)).toEqual([])
})

test('version 5: nobody has a handicap who began without, and no replacement will', () => {
  expect((JSON.parse(saved(5)) as Talisman).options).not.toHaveProperty('handicaps')
  const game = thaw(TALISMAN_RULES, { version: 5, state: saved(5) })
  expect(game.options).toEqual(SHEET.chosen('short'))
  const { run } = Run.start(TALISMAN_RULES, game)
  expect(run.asked.length).toBeGreaterThan(0)
  expect(strays(run.state)).toEqual([])
})
