import { expect, it } from 'vitest'
import { byComputer, playout, type Asked } from '../../src/engine/index.ts'
import { GAMES } from '../../src/games/index.ts'
import { cardDigest, paintTable } from '../../src/render/index.ts'
import { card } from './pictures.ts'

const MATCHES = 3
const ANSWERS = 250
/** Pairs of positions to draw in a match. */
const PAIRS = 3

interface Position {
  readonly view: unknown
  readonly asked: readonly Asked[]
  readonly digest: string
}

it.each(GAMES.map((game) => [game.rules.id, game] as const))(
  'cards of %s with the same digest are the same picture, whatever else has changed',
  async (id, game) => {
    const digests = new Set<string>()
    let compared = 0
    for (let match = 0; match < MATCHES; match += 1) {
      const seed = `digest ${match}`
      const setup = { seats: 3, preset: 'short', seed, experience: [0, 0, 0] }
      let before: Position | undefined
      let left = PAIRS
      for (const { run } of playout(game.rules, setup, byComputer(game, seed), ANSWERS)) {
        const [view, asked] = [run.view(null), run.askedAsSeenBy(null)]
        const now = { view, asked, digest: await cardDigest(id, view, card(asked)) }
        digests.add(now.digest)
        const isPair = before?.digest === now.digest && JSON.stringify([before.view, before.asked]) !== textOf(now)
        if (isPair && before && left > 0) {
          const drawn = await paintTable(id, view, card(asked))
          expect(drawn.equals(await paintTable(id, before.view, card(before.asked)))).toBe(true)
          left -= 1
          compared += 1
        }
        before = now
      }
    }
    expect(compared).toBeGreaterThan(0)
    expect(digests.size).toBeGreaterThan(compared)
  },
)

function textOf({ view, asked }: Position): string {
  return JSON.stringify([view, asked])
}
