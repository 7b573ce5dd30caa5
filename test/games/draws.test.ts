import { describe, expect, it } from 'vitest'
import type { Draw } from '../../src/engine/index.ts'
import { GAMES } from '../../src/games/index.ts'
import { ended } from '../kit/ended.ts'

const MATCHES = 40

describe.each(GAMES.map((game) => ({ id: game.rules.id, draws: game.words.statistics?.draws, game })))(
  'the draws of $id',
  ({ game, draws }) => {
    const seats = 2
    const matches = Array.from({ length: MATCHES }, (_, seed): readonly Draw[] => {
      const { happened } = ended(game, { seats, preset: 'short', seed: `draws ${seed}` }, ['Ann', 'Ben'])
      return draws?.of(happened.map(({ fact }) => fact)) ?? []
    })
    const all = matches.flat()

    it('are as often good as their share says, in matches of both seats', () => {
      for (const seat of [0, 1]) expect(all.filter((one) => one.seat === seat).length).toBeGreaterThan(MATCHES)
      const good = all.filter(({ isGood }) => isGood).length
      const expected = all.reduce((sum, { share }) => sum + share, 0)
      const spread = Math.sqrt(all.reduce((sum, { share }) => sum + share * (1 - share), 0))
      // Five standard deviations: the matches are always the same, and a wrong share is off by far more.
      expect(Math.abs(good - expected)).toBeLessThan(5 * spread)
      expect(all.some(({ isGood }) => isGood) && all.some(({ isGood }) => !isGood)).toBe(true)
    })

    it('are told in whole sentences, whatever was drawn', () => {
      for (const [drawn, good] of [
        [1, 0],
        [1, 1],
        [6, 0],
        [6, 1],
        [6, 4],
      ] as const) {
        // prettier-ignore
        const told = draws?.told({ name: 'Ann', drawn, good, fair: drawn / 3 })
        expect(told).toMatch(/^Ann [^{}]*\. The average is \d(\.\d)?\.$/u)
      }
    })
  },
)
