import { describe, expect, test } from 'vitest'
import { SHEET } from '../../../../src/games/talisman/data/options.ts'
import { playMatch } from './match.ts'

/** Matches by random legal house rules are played to their end without errors, dead ends or excessive length. */

const MATCHES = 6

describe('matches by any house rules', () => {
  test(`${MATCHES} matches of computer players and players by chance come to an end`, () => {
    const played = Array.from({ length: MATCHES }, (_, n) => playMatch(`in brief ${n}`))
    const changed = new Set(played.flatMap(({ options }) => Object.keys(options)))
    expect(SHEET.ids.filter((id) => !changed.has(id)).length).toBeLessThan(SHEET.ids.length / 2)
  })
})
