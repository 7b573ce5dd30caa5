import { describe } from 'vitest'
import type { Game } from '../../../src/engine/index.ts'
import { TALISMAN } from '../../../src/games/talisman/index.ts'
import { odds } from '../../../trials/games/talisman/odds.ts'
import { lawsOfOdds } from '../../kit/odds.ts'

describe('odds beside choices', () => {
  lawsOfOdds(TALISMAN as unknown as Game, odds as never, { count: 4, kinds: 12 })
})
