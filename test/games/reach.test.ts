import { describe, expect, it } from 'vitest'
import { byComputer, playout, type Game, type Seat } from '../../src/engine/index.ts'
import { IMPERIAL } from '../../src/games/imperial/index.ts'
import * as imperial from '../../src/games/imperial/view/reach.ts'
import { TALISMAN } from '../../src/games/talisman/index.ts'
import * as talisman from '../../src/games/talisman/view/reach.ts'
import { WARLOCK } from '../../src/games/warlock/index.ts'
import * as warlock from '../../src/games/warlock/view/reach.ts'

const ANSWERS = 400
/** Searching all routes takes long, so one position in this many is compared. */
const EVERY = 8
const SEATS = [0, 1, 2] as const

interface Reach {
  readonly game: Game
  readonly turnsTo: (view: never, seat: Seat) => ReadonlyMap<string, number>
  readonly routesTo: (view: never, seat: Seat) => ReadonlyMap<string, readonly unknown[]>
}

const REACH: readonly Reach[] = [
  { ...imperial, game: IMPERIAL as unknown as Game },
  { ...talisman, game: TALISMAN as unknown as Game },
  { ...warlock, game: WARLOCK as unknown as Game },
]

describe.each(REACH)('how far everything is in $game.rules.id', ({ game, turnsTo, routesTo }) => {
  it('is the length of the routes there, whatever was asked before', () => {
    const setup = { seats: SEATS.length, preset: 'short', seed: 'reach', experience: [] }
    let answers = 0
    let compared = 0
    for (const { run } of playout(game.rules, setup, byComputer(game, setup.seed), ANSWERS)) {
      answers += 1
      if (answers % EVERY > 0) continue
      for (const seat of SEATS) {
        for (const viewer of [null, seat]) {
          const view = run.view(viewer) as never
          const routes = [...routesTo(view, seat)].map(([place, legs]) => [place, legs.length])
          compared += routes.length
          expect([...turnsTo(view, seat)], `answer ${answers}, seat ${seat}`).toEqual(routes)
        }
      }
    }
    expect(compared).toBeGreaterThan(1000)
  })
})
