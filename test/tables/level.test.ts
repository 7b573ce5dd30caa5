import { expect, test } from 'vitest'
import type { Game, Level } from '../../src/engine/index.ts'
import { granted, houseOf, openTable, PACE, sightOf } from '../kit/house.ts'
import { toy } from '../kit/toy/index.ts'

const levels = new Set<Level | undefined>()
const watched: Game = {
  ...toy,
  computer: (view, asked, asides, rng, level) => {
    levels.add(level)
    return toy.computer(view as never, asked, asides, rng)
  },
} as Game

/** How computer players have played since the last look. */
function played(): (Level | undefined)[] {
  const seen = [...levels]
  levels.clear()
  return seen
}

test('computer players play as the host chose, and later as the players agree; who sits in for a player plays fairly', async () => {
  const house = houseOf({ games: [watched] })
  const { tables } = house
  const id = await openTable(house, ['ann', 'bob', 'computer'])
  const playOn = async () => {
    for (let pace = 0; pace < 8; pace += 1) {
      house.clock.pass(PACE)
      await house.settle()
      const view = await sightOf(house, id)
      const asked = view.asked(0).find(({ seat }) => seat === 0)
      if (asked) await tables.answers.submit(id, 'ann', { verb: asked.verb, key: asked.offers[0]?.key ?? '' })
    }
    return played()
  }
  expect(await tables.settings.setLevel(id, 'bob', 'gentle')).toMatchObject({ why: 'not-host' })
  granted(await tables.settings.setLevel(id, 'ann', 'gentle'))
  granted(await tables.opening.start(id, 'ann'))
  granted(await tables.votes.decide(id, { kind: 'play-on', seat: 1 }))
  expect(new Set(await playOn())).toEqual(new Set(['gentle', 'fair']))
  expect(await tables.votes.propose(id, 'ann', { kind: 'gentle' })).toMatchObject({ why: 'proposal-pointless' })
  granted(await tables.votes.propose(id, 'ann', { kind: 'fair' }))
  expect((await sightOf(house, id)).record.level).toBe('fair')
  expect(await playOn()).toEqual(['fair'])
})
