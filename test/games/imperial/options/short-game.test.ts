import { describe, expect, it } from 'vitest'
import type { OptionValues } from '../../../../src/engine/index.ts'
import { IMPERIAL_RULES } from '../../../../src/games/imperial/rules/index.ts'

const dealt = (seats: number, options: OptionValues = {}, preset = 'standard') =>
  IMPERIAL_RULES.create({ seats, preset, options, seed: 'short', experience: [] })

describe('the short game and its numbers (IMP-17.23)', () => {
  it('the short game and its numbers (IMP-17.23) is off in the standard game, regardless of its numbers', () => {
    expect(dealt(3).short).toBeNull()
    expect(dealt(3, { 'imperial-target': 1, 'round-limit': 9 }).short).toBeNull()
  })

  it('the short game and its numbers (IMP-17.23) has two treasures to find, four rounds at least, four clues, and 44 turns for all together', () => {
    const usual = { imperialTarget: 2, minRounds: 4, startingClues: 4 }
    expect(dealt(3, {}, 'short').short).toEqual({ ...usual, roundLimit: 15 })
    expect(dealt(8, { 'short-game': true }).short).toEqual({ ...usual, roundLimit: 6 })
  })

  it('the short game and its numbers (IMP-17.23) may have others, each chosen for itself', () => {
    const options = { 'imperial-target': 5, 'minimum-rounds': 7, 'round-limit': 9, 'starting-clues': 3 }
    const short = { imperialTarget: 5, minRounds: 7, roundLimit: 9, startingClues: 3 }
    expect(dealt(4, options, 'short').short).toEqual(short)
    expect(dealt(4, { 'round-limit': 30 }, 'short').short).toMatchObject({ imperialTarget: 2, roundLimit: 30 })
  })
})
