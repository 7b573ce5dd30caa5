import { expect } from 'vitest'
import { byComputer, playout, type Game, type Names, type Outlook } from '../../src/engine/index.ts'

/** What holds of every board in words. */

/** What a test asks of a game: what is next to what, and what has to be told of a position. */
export interface BoardManner<V> {
  /** The places that a place leads to, by the data. */
  readonly beside: (place: string, view: V) => readonly string[]
  /** What lies on the board in a view, by place: words that have to be said of it. */
  readonly lying: (view: V) => readonly (readonly [place: string, words: string])[]
}

export const names: Names = (seat) => `**Player ${seat + 1}**`

/** All that is said of a place, or of all of the board. */
export function saidIn({ title, passages }: Outlook): string {
  return [title, ...passages.flatMap(({ heading, lines }) => [heading, ...lines])].join('\n')
}

/** Positions of a match of computer players, at a fixed interval of answers, as a seat and a spectator see them. */
export function* positions<V>(game: Game<never, V>, seed: string, preset: string, every: number, answers: number) {
  const known = game as unknown as Game
  const setup = { seats: 4, preset, seed, experience: [0, 0, 0, 0] }
  let at = 0
  for (const { run } of playout(known.rules, setup, byComputer(known, seed), answers)) {
    at += 1
    if (at % every !== 0) continue
    const seat = (at / every) % 4
    yield { why: `seed ${seed}, answer ${at}, seat ${seat}`, views: [run.view(seat), run.view(null)] as readonly V[] }
  }
}

/** Throws where a board in words leaves something out, or leads nowhere. */
export function checkBoard<V>(game: Game<never, V>, view: V, why: string, manner: BoardManner<V>): void {
  const { board } = game.words
  if (!board) throw new Error('no board in words')
  const places = board.places(view)
  expect(new Set(places.map(({ title }) => title)).size, `${why}: two places have one name`).toBe(places.length)
  const whole = board.look(view, null, names)
  if (!whole) throw new Error('no whole board')
  const looks = new Map(places.map(({ id }) => [id, board.look(view, id, names)]))
  expect(board.look(view, 'nowhere-at-all', names)).toBeNull()
  for (const { id, title } of places) {
    const look = looks.get(id)
    if (!look) throw new Error(`${why}: nothing is said of ${id}`)
    expect(look.title).toBe(title)
    expect(title.length).toBeLessThanOrEqual(100)
    const near = look.near.map((one) => one.id)
    expect(new Set(near).size, `${why}: ${id} leads to a place twice`).toBe(near.length)
    for (const one of look.near) expect(one.label.length, one.label).toBeLessThanOrEqual(100)
    for (const next of manner.beside(id, view)) {
      expect(near, `${why}: ${id} does not lead to ${next}`).toContain(next)
      expect(
        looks.get(next)?.near.map((one) => one.id),
        `${why}: no way back from ${next} to ${id}`,
      ).toContain(id)
    }
    for (const one of near) expect(looks.has(one), `${why}: ${id} leads to ${one}, which is no place`).toBe(true)
    expect(saidIn(look), `${why}: ${id}`).not.toMatch(/undefined|\[object|NaN|\p{Extended_Pictographic}/u)
  }
  expect(saidIn(whole), why).not.toMatch(/undefined|\[object|NaN|\p{Extended_Pictographic}/u)
  board.standing(view).forEach((place, seat) => {
    if (place === null) return
    expect(saidIn(looks.get(place) ?? whole), `${why}: seat ${seat} is not told of at ${place}`).toContain(names(seat))
    expect(saidIn(whole), `${why}: seat ${seat} is not told of`).toContain(names(seat))
  })
  for (const [place, words] of manner.lying(view)) {
    expect(saidIn(looks.get(place) ?? whole), `${why}: ${words} at ${place}`).toContain(words)
    expect(saidIn(whole), `${why}: ${words} at ${place}`).toContain(words)
  }
}
