import { describe, expect, test } from 'vitest'
import type { Choice, Game, Level } from '../../src/engine/index.ts'
import { onMetric, type PendingThought, type Puzzle, type Thinker } from '../../src/tables/index.ts'
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

/** A toy game whose computer players can think ahead. */
const thoughtful = { ...toy, evaluation: { names: [], measure: () => [], weights: [0] } } as unknown as Game

/** Thinks of nothing by itself: the test says what. */
class SlowThinker implements Thinker {
  readonly begun: { readonly puzzle: Puzzle; readonly withinMs: number; choice: Choice | null }[] = []

  chances(): Promise<null> {
    return Promise.resolve(null)
  }

  begin(puzzle: Puzzle, withinMs: number): PendingThought {
    const thought = { puzzle, withinMs, choice: null }
    this.begun.push(thought)
    return thought
  }
}

describe('a table whose computer players think ahead', () => {
  async function begun() {
    const thinker = new SlowThinker()
    const house = houseOf({ games: [thoughtful], thinker })
    const id = await openTable(house, ['ann', 'computer'])
    granted(await house.tables.settings.setLevel(id, 'ann', 'cunning'))
    granted(await house.tables.opening.start(id, 'ann'))
    const asked = async (seat: number) => (await sightOf(house, id)).asked(seat).find((one) => one.seat === seat)
    const pass = async (ms: number) => {
      house.clock.pass(ms)
      await house.settle()
    }
    /** Ann takes the first option until the computer player thinks about a question. */
    const untilAsked = async () => {
      const before = thinker.begun.length
      for (let steps = 0; thinker.begun.length === before && steps < 50; steps += 1) {
        const hers = await asked(0)
        if (hers) await house.tables.answers.submit(id, 'ann', { verb: hers.verb, key: hers.offers[0]?.key ?? '' })
        else await pass(PACE)
      }
      const thought = thinker.begun.at(-1)
      if (!thought) throw new Error('nothing was thought about')
      return thought
    }
    const answers = async () =>
      (await house.store.log.entries(id)).flatMap((one) => (one.kind === 'answer' ? [one.answer] : []))
    return { house, id, thinker, asked, untilAsked, answers, pass }
  }

  test('thinks while the question waits, and answers when it is due, not before', async () => {
    const { asked, untilAsked, answers, pass } = await begun()
    const thought = await untilAsked()
    expect(thought).toMatchObject({ withinMs: PACE, puzzle: { game: 'toy', seat: 1 } })
    const { verb = '', offers = [] } = (await asked(1)) ?? {}
    const before = await answers()
    thought.choice = { verb, key: offers.at(-1)?.key ?? '' }
    await pass(PACE - 1)
    expect(await answers()).toEqual(before)
    await pass(1)
    expect(await answers()).toEqual([...before, { seat: 1, ...thought.choice }])
  })

  test.each([
    ['comes to nothing in time', null],
    ['is not on offer', { verb: 'dig.where', key: 'nowhere' }],
  ])('plays fairly where the thought %s, at the same time', async (_why, choice) => {
    const { untilAsked, answers, pass } = await begun()
    const late: string[] = []
    const stop = onMetric('thought', ({ how }) => late.push(how))
    const thought = await untilAsked()
    const before = await answers()
    thought.choice = choice
    await pass(PACE)
    const after = await answers()
    expect(after).toHaveLength(before.length + 1)
    expect(after.at(-1)?.seat).toBe(1)
    expect(late).toEqual(choice ? [] : ['late'])
    stop()
  })

  test('thinks once about a question, whatever else happens at the table', async () => {
    const { house, id, thinker, untilAsked } = await begun()
    await untilAsked()
    const before = thinker.begun.length
    granted(await house.tables.settings.setPictures(id, 'ann', 'narrow'))
    granted(await house.tables.settings.setPictures(id, 'ann', 'wide'))
    await house.settle()
    expect(thinker.begun).toHaveLength(before)
  })

  test('is refused where nobody can think ahead', async () => {
    const house = houseOf({ games: [thoughtful] })
    const id = await openTable(house, ['ann', 'computer'])
    expect(await house.tables.settings.setLevel(id, 'ann', 'cunning')).toMatchObject({ why: 'level-missing' })
    granted(await house.tables.opening.start(id, 'ann'))
    expect(await house.tables.votes.propose(id, 'ann', { kind: 'cunning' })).toMatchObject({ why: 'level-missing' })
  })
})
