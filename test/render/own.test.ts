import { describe, expect, it } from 'vitest'
import { GAMES } from '../../src/games/index.ts'
import { byComputer, playout, type Game, type Playout, type State } from '../../src/engine/index.ts'
import { paint as paintImperial } from '../../src/render/games/imperial/index.ts'
import { paint as paintTalisman } from '../../src/render/games/talisman/index.ts'
import { paint as paintWarlock } from '../../src/render/games/warlock/index.ts'
import type { PictureRequest } from '../../src/render/canvas/request.ts'
import type { ImperialView } from '../../src/games/imperial/view/view.ts'
import type { Canvas } from 'canvas'

const PAINTERS = { imperial: paintImperial, talisman: paintTalisman, warlock: paintWarlock } as Record<
  string,
  (view: never, request: PictureRequest) => Canvas
>
const NAMES = ['Ann', 'Ben', 'Cleo']

/** A game after some answers. */
function stateOf(game: Game): State {
  const setup = { seats: 3, preset: 'short', options: {}, seed: 'own', experience: [0, 0, 0] }
  const steps: Playout<State, unknown> = playout(game.rules, setup, byComputer(game, 'own'), 70, 0)
  let next = steps.next()
  while (!next.done) next = steps.next()
  return next.value.run.state
}

describe.each(GAMES.map((game) => [game.rules.id, game] as const))('one’s own map of %s', (id, game) => {
  const state = stateOf(game)
  const pixels = (viewer: number | null, view = game.rules.view(state, viewer)) => {
    const request: PictureRequest = { asked: [], viewer, size: 'full', framing: 'wide', names: NAMES }
    return PAINTERS[id]?.(view as never, request).toBuffer('raw')
  }

  it('shows more than the map for everybody, to each something else, and always the same', () => {
    const own = pixels(1)
    expect(own?.equals(pixels(1) as Buffer)).toBe(true)
    expect(own?.equals(pixels(null) as Buffer)).toBe(false)
    expect(own?.equals(pixels(2) as Buffer)).toBe(false)
  })

  it('tells in words what it shows, to its owner alone', () => {
    const names = (seat: number) => NAMES[seat] ?? ''
    const words = (viewer: number | null) => game.words.picture(game.rules.view(state, viewer), names)
    expect(words(1)).toMatch(/[Oo]ne [Tt]urn away: /)
    expect(words(null)).not.toMatch(/[Tt]urn away|Your clues|You know of/)
  })
})

it('marks where one’s own clues lead', () => {
  const game = GAMES.find(({ rules }) => rules.id === 'imperial') as Game
  const view = game.rules.view(stateOf(game), 1) as ImperialView
  const request: PictureRequest = { asked: [], viewer: 1, size: 'full', framing: 'wide', names: NAMES }
  const drawn = (hand: readonly string[]) => paintImperial({ ...view, hand }, request).toBuffer('raw')
  const none = drawn([])
  expect(drawn(['clue-pirates-den-1']).equals(none)).toBe(false)
  expect(drawn(['clue-pirates-den-1']).equals(drawn(['clue-imperial-capital-1']))).toBe(false)
})
