import { expect, it } from 'vitest'
import type { Game, Setup } from '../../src/engine/index.ts'
import { MAX_HINT, percentage } from '../../src/language/index.ts'
import { judged, kindOfPosition, positionsOf, type OddsParts, type Position } from '../../trials/odds.ts'

/** Fewer than in a hunt (`npm run hunt -- <game> --odds`), so that the tests stay quick. */
const WORLDS = 300
const MANY_WORLDS = 2_000
const ANSWERS = 260

/** Matches by presets, and the first position of each kind of choice that shows figures. */
function* matches(game: Game, count: number): Generator<Position> {
  const { sheet, seats: most } = game.rules
  for (let match = 0; match < count; match += 1) {
    const preset = sheet.presetIds[match % sheet.presetIds.length] ?? ''
    const { min, max } = sheet.seats(sheet.chosen(preset), most)
    const setup: Setup = { seats: min + (match % (max - min + 1)), preset, seed: `odds ${match}`, experience: [] }
    yield* positionsOf(game, setup, ANSWERS)
  }
}

/** The laws of odds for a game (`trials/odds.ts`). `kinds`: at least this many kinds of choices show some. */
export function lawsOfOdds(game: Game, parts: OddsParts, { count, kinds }: { count: number; kinds: number }): void {
  const firsts = new Map<string, Position>()
  it('a hint begins with its worst risk, and is a whole sentence', () => {
    for (const position of matches(game, count)) {
      const { answer, figures, hint, label } = position
      const what = `${answer.verb} ${answer.key}: ${label} (${hint})`
      expect(hint.length, what).toBeLessThanOrEqual(MAX_HINT)
      expect(hint, what).not.toMatch(/…$/)
      const worst = parts.risks.find((of) => of in figures)
      const [shown] = /\d+(?=%)/.exec(`${hint} ${label}`) ?? []
      // Percentages that add up to 100 may be one off.
      const off = worst === undefined ? 0 : Math.abs(Number(shown) - percentage(figures[worst] ?? 0))
      expect(off, `${worst} first: ${what}`).toBeLessThanOrEqual(1)
      const kind = kindOfPosition(position)
      if (!firsts.has(kind)) firsts.set(kind, position)
    }
    expect(firsts.size).toBeGreaterThanOrEqual(kinds)
  })

  it('each figure is what comes of the choice in the worlds its player can’t exclude', { timeout: 600_000 }, () => {
    for (const position of firsts.values()) {
      for (const once of judged(game, parts, position, 'law', WORLDS)) {
        const { answer, hint } = position
        // Of hundreds of right figures one looks wrong by chance, but not again in many other worlds.
        const again = once.isRight ? [] : judged(game, parts, position, 'again', MANY_WORLDS)
        const one = again.find(({ of }) => of === once.of) ?? once
        expect(one.isRight, `${answer.verb} ${answer.key}: ${hint} ${JSON.stringify(one)}`).toBe(true)
      }
    }
  })
}
