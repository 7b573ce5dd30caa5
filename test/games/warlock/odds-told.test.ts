import { describe } from 'vitest'
import type { Game } from '../../../src/engine/index.ts'
import { WARLOCK } from '../../../src/games/warlock/index.ts'
import { odds } from '../../../trials/games/warlock/odds.ts'
import { lawsOfOdds } from '../../kit/odds.ts'

describe('odds beside choices', () => {
  lawsOfOdds(WARLOCK as unknown as Game, odds as never, { count: 4, kinds: 14 })
})
