import { describe, expect, it } from 'vitest'
import { MAX_DECIDED, type Game } from '../../src/engine/index.ts'
import { GAMES } from '../../src/games/index.ts'
import { byCuriosity } from '../../trials/choosers.ts'
import { ended } from '../kit/ended.ts'

const LONG = 'Maximilian of Habsburg-Lothringen'
const NAMES = Array.from({ length: 8 }, (_, seat) => `${LONG.slice(0, 31)}${seat}`)

/** The number of answers by players who try everything, which causes many deaths, leaps and departures. */
const CURIOUS = 350

/** Follows a match and reports where the facts and the positions of pieces disagree. */
function partings(game: Game, seats: number, seed: number): string[] {
  const at = Array<string | null>(seats).fill(null)
  const parted: string[] = []
  const numbers = Array.from({ length: CURIOUS }, (_, i) => (seed * 7919 + i * 104_729) % 100_003)
  const setup = { seats, preset: 'standard', seed: String(seed), most: CURIOUS }
  ended(game, setup, NAMES, byCuriosity(numbers), (emitted, view) => {
    for (const { fact } of emitted) for (const { seat, place } of game.words.poster?.stops(fact) ?? []) at[seat] = place
    const standing = game.words.board?.standing(view) ?? []
    if (JSON.stringify(standing) !== JSON.stringify(at)) parted.push(`seed ${seed}: ${standing} told as ${at}`)
  })
  return parted
}

describe.each(GAMES.map((game) => ({ id: game.rules.id, game })))('the poster of $id', ({ game }) => {
  const most = game.rules.seats.max

  it('follows every piece using only public facts', () => {
    expect(partings(game, 3, 1)).toEqual([])
    expect(partings(game, most, 2)).toEqual([])
  })

  it('knows the place of whatever somebody has won, which has a name', () => {
    const at = new Map<number, string | null>()
    const places: (string | null | undefined)[] = []
    const { happened, view } = ended(game, { seats: 3, seed: '4' }, NAMES)
    for (const { fact } of happened) {
      for (const { seat, place } of game.words.poster?.stops(fact) ?? []) at.set(seat, place)
      const won = game.words.poster?.won?.(fact) ?? null
      if (won) places.push(at.get(won.seat))
    }
    const titles = new Set(game.words.board?.places(view).map(({ id }) => id))
    expect(places.length).toBeGreaterThan(2)
    for (const place of places) expect(titles).toContain(place)
  })

  it('says what decided a match, in a sentence that fits', () => {
    const { happened, standings, isOver } = ended(game, { seats: 3, seed: '4' }, NAMES)
    expect(isOver).toBe(true)
    const winners = standings.filter(({ won }) => won).map(({ seat }) => seat)
    const decided = game.words.poster?.decided(happened, winners) ?? ''
    expect(decided).toMatch(/^[A-Z].*\.$/u)
    expect(decided).not.toContain('**')
    expect([...decided].length).toBeLessThanOrEqual(MAX_DECIDED)
  })

  it('tells how a match went in a few sentences: who won, what turned it, and each player’s best moment', () => {
    for (const seed of ['1', '2', '3', '4']) {
      const { happened, standings, view } = ended(game, { seats: 3, seed }, NAMES)
      const story = game.words.story?.(happened, standings, view)
      const names = happened.at(-1)?.names ?? String
      for (const { seat, won } of standings) if (won) expect(story?.end).toContain(names(seat))
      expect(story?.turns.length).toBeGreaterThanOrEqual(2)
      expect(story?.turns.length).toBeLessThanOrEqual(5)
      expect(happened[story?.decisive ?? -1]).toBeDefined()
      expect(story?.notes).toHaveLength(game.words.outcome(view, names).length)
      const sentences = [story?.end, ...(story?.turns ?? []), ...(story?.notes.flat() ?? [])]
      for (const sentence of sentences) expect(sentence).toMatch(/^[^a-z\s].{1,240}\.$/)
      expect(story?.notes.flat().filter((note) => note.startsWith('Best moment, in round ')).length).toBeGreaterThan(0)
      expect(story?.notes.flat().filter((note) => /short|Carried|Talisman|tie/.test(note)).length).toBeGreaterThan(0)
    }
  })

  it('says nothing where the game has no winner', () => {
    expect(game.words.story?.([], [], null)).toBeNull()
    expect(game.words.poster?.decided([], [])).toBeNull()
  })
})
