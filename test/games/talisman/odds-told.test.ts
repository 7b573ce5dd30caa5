import { describe, expect, it } from 'vitest'
import type { Game } from '../../../src/engine/index.ts'
import { ADVENTURE_CARDS, isEnemy } from '../../../src/games/talisman/data/components.ts'
import { TALISMAN } from '../../../src/games/talisman/index.ts'
import { oddsOf } from '../../../src/games/talisman/view/odds.ts'
import { odds } from '../../../trials/games/talisman/odds.ts'
import { name } from '../../kit/met.ts'
import { lawsOfOdds } from '../../kit/odds.ts'
import { talisman } from './kit.ts'

function labelled(t: ReturnType<typeof talisman>, verb: string, key: string, args = {}) {
  return TALISMAN.words.label(verb, { key, args }, TALISMAN.rules.view(t.state, 0), name)
}
const moved = (t: ReturnType<typeof talisman>, space: string) =>
  TALISMAN.words.label('move.to', { key: `space:${space}`, place: space }, TALISMAN.rules.view(t.state, 0), name)

describe('odds beside choices', () => {
  it('a move tells the fight that waits where it ends', () => {
    const t = talisman({ troll: { at: 'fields-north' }, elf: {} }, { lying: { 'plains-west': ['wolf'] } })
    const { figures, hint } = moved(t, 'plains-west')
    const { win, lose } = oddsOf(6 - 2)
    expect(figures).toEqual({ 'fight-lost': lose, 'fight-won': win })
    expect(hint).toMatch(/^Lose \d+%, win \d+%\. Here: Wolf/)
  })

  it('a move tells what may be drawn, without the cards that everybody has seen', () => {
    const enemies = ADVENTURE_CARDS.filter(isEnemy)
    const chance = (discard: readonly string[]) =>
      moved(talisman({ troll: { at: 'fields-north' }, elf: {} }, { discard }), 'plains-west').figures?.['draw-enemy']
    expect(chance([])).toBeCloseTo(enemies.length / ADVENTURE_CARDS.length, 10)
    expect(chance(enemies.slice(0, 10))).toBeCloseTo((enemies.length - 10) / (ADVENTURE_CARDS.length - 10), 10)
    expect(chance(enemies)).toBe(0)
  })

  it('a roll on a table begins with its harm', () => {
    const t = talisman({ troll: { at: 'graveyard' }, elf: {} })
    expect(moved(t, 'crags').figures).toEqual({
      'table-harm': expect.closeTo(1 / 2),
      'table-gain': expect.closeTo(1 / 6),
    })
    expect(labelled(t, 'space.visit', 'enchantress').hint).toMatch(/^17% to become a Toad/)
  })

  lawsOfOdds(TALISMAN as unknown as Game, odds as never, { count: 4, kinds: 12 })
})
