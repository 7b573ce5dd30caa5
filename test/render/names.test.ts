import { expect, it } from 'vitest'
import { GAMES } from '../../src/games/index.ts'
import { activeOrWinner } from '../../src/render/map/question.ts'
import { paint } from '../../src/render/games/warlock/index.ts'
import type { WarlockView } from '../../src/games/warlock/view/view.ts'
import { byComputer, playout } from '../../src/engine/index.ts'

it('the winner stands out in the last picture, and the acting seat in all before', () => {
  expect(activeOrWinner({ active: 1, result: null })).toBe(1)
  expect(activeOrWinner({ active: 1, result: [{ seat: 0, rank: 2 }, { seat: 2, rank: 1 }] })).toBe(2) // prettier-ignore
})

it('adventurers bear the names of their players', () => {
  const game = GAMES.find(({ rules }) => rules.id === 'warlock')
  if (!game) throw new Error('no Warlock')
  const setup = { seats: 2, preset: 'short', seed: 'a', experience: [0, 0] }
  let view: WarlockView | undefined
  for (const { run } of playout(game.rules, setup, byComputer(game, 'a'), 400, 0)) {
    view = run.view(null) as WarlockView
    if (view.players.every(({ adventurer }) => adventurer)) break
  }
  if (!view) throw new Error('nothing was played')
  const seen = view
  const drawn = (names: readonly string[]) =>
    paint(seen, { asked: [], viewer: null, size: 'full', framing: 'wide', names }).toBuffer('raw')
  expect(drawn(['Ann', 'Ben']).equals(drawn(['Ann', 'Cleo']))).toBe(false)
  expect(drawn(['Ann', 'Ben']).equals(drawn(['Ann', 'Ben']))).toBe(true)
})
