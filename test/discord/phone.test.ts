import { describe, expect, it } from 'vitest'
import { GAMES } from '../../src/games/index.ts'
import { FRAMINGS } from '../../src/tables/model/store.ts'
import { partsOf } from '../../trials/parts.ts'
import { onPhone, type OnPhone } from '../../trials/phone.ts'
import { pressed } from '../../trials/presser.ts'

// The cards of matches, as a phone of 390×844 px shows them.

const ANSWERS = 150
/** The share of cards on which the map and the buttons are on the screen together. */
const LEAST_SHARE = 0.9

describe.each(GAMES.map((game) => ({ id: game.rules.id, game })))('the cards of $id on a phone', ({ id, game }) => {
  it.each(FRAMINGS)(
    'show the map and the buttons together, the question early, and no option twice: %s',
    async (framing) => {
      const parts = await partsOf(id)
      const setup = { seats: 4, preset: 'short', seed: 'phone', experience: [0, 0, 0, 0] }
      const cards: OnPhone[] = []
      for await (const { card, turn, isByOrder } of pressed(game, setup, parts, ANSWERS, framing))
        if (card && turn > 1 && !isByOrder) cards.push(onPhone(card, framing))
      expect(cards.length).toBeGreaterThan(5)
      for (const { untilOptions, toolRows, alike } of cards) {
        expect(untilOptions ?? 0).toBeLessThanOrEqual(600)
        expect(toolRows).toBeLessThanOrEqual(2)
        expect(alike).toEqual([])
      }
      const share = cards.filter(({ fits }) => fits).length / cards.length
      expect(share, cards.map(({ height }) => height).join(' ')).toBeGreaterThanOrEqual(LEAST_SHARE)
    },
  )
})
