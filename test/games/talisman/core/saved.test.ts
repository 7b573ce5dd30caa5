import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Run, thaw } from '../../../../src/engine/index.ts'
import { inHand } from '../../../../src/games/talisman/rules/deeds/in-hand.ts'
import { TALISMAN_RULES } from '../../../../src/games/talisman/rules/index.ts'
import { strays, straysAtRest } from '../../../../trials/games/talisman/strays.ts'

/** Games saved by older versions of the rules go on. */
const SAVED = readFileSync(new URL('../saved/version-1.json', import.meta.url), 'utf8')

test('version 1: a killed Wolf that was in nobody’s hand for good is among the used cards, and play goes on', () => {
  const game = thaw(TALISMAN_RULES, { version: 1, state: SAVED })
  expect(game.discard).toContain('wolf')
  expect(inHand(game)).toEqual([])
  expect(straysAtRest(game)).toEqual([])
  const { run } = Run.start(TALISMAN_RULES, game)
  expect(run.asked.length).toBeGreaterThan(0)
  expect(strays(run.state)).toEqual([])
})
