import { describe } from 'vitest'
import type { Game } from '../../../src/engine/index.ts'
import { IMPERIAL } from '../../../src/games/imperial/index.ts'
import { odds } from '../../../trials/games/imperial/odds.ts'
import { lawsOfOdds } from '../../kit/odds.ts'

describe('odds beside choices', () => {
  lawsOfOdds(IMPERIAL as unknown as Game, odds as never, { count: 4, kinds: 9 })
})
