import { describe, expect, test } from 'vitest'
import type { Game } from '../../src/engine/index.ts'
import type { Judge } from '../../src/tables/index.ts'
import { DEEPER_IS_BETTER, judgeHere, ONLY_LUCK, SMALL_REVIEW } from '../kit/judged.ts'
import { REACTIONS_ONLY } from '../kit/timing.ts'
import { answer, BY_ITSELF, granted, houseOf, sightOf, startTable, type House } from '../kit/house.ts'

/** A house with the same ids each time, because they seed what is imagined. */
function houseWith(game: Game, judge: Judge | null = judgeHere([game]), timing = REACTIONS_ONLY): House {
  let number = 0
  return houseOf({ games: [game], judge, review: SMALL_REVIEW, timing, luck: () => `made-${(number += 1)}` })
}

/** A game that Ann has decided by a dig in the north. */
async function played(house: House, room = 'room', others: readonly string[] = ['ben']) {
  const id = await startTable(house, ['ann', ...others], 'seed', room)
  await answer(house, id, 'pit:north')
  await answer(house, id)
  return (await sightOf(house, id)).record
}

describe('hindsight', () => {
  test('a finished game names the decision that mattered, and what would have been better by how much', async () => {
    const house = houseWith(DEEPER_IS_BETTER)
    const record = await played(house)
    expect(house.tables.hindsight.known(record)).toBeNull()
    const review = granted(await house.tables.hindsight.of(record))
    expect(review).toMatchObject({ all: 2, looked: 2, missed: [{ seq: 1, seat: 0 }] })
    const [missed] = review.missed
    expect(missed).toMatchObject({
      choice: { verb: 'dig.where', key: 'pit:north' },
      better: { verb: 'dig.where', key: 'pit:deep' },
    })
    // 4 of 6, give or take four standard errors in 60 worlds.
    expect(Math.abs((missed?.gain.mean ?? 0) - 4 / 6)).toBeLessThan(0.25)
    expect(house.tables.hindsight.known(record)).toBe(review)
  })

  test('where only luck differs, nothing holds up', async () => {
    const house = houseWith(ONLY_LUCK)
    expect(granted(await house.tables.hindsight.of(await played(house)))).toEqual({ all: 2, looked: 2, missed: [] })
  })

  test('what the bot decides for somebody is not judged', async () => {
    const house = houseWith(DEEPER_IS_BETTER, judgeHere([DEEPER_IS_BETTER]), BY_ITSELF)
    const id = await startTable(house, ['ann', 'computer'])
    await house.playOut(id)
    const { record } = await sightOf(house, id)
    expect(granted(await house.tables.hindsight.of(record))).toEqual({ all: 0, looked: 0, missed: [] })
  })

  test('one game is reviewed at a time, for everybody who asks for it, and only once', async () => {
    const real = judgeHere([DEEPER_IS_BETTER])
    const waiting: (() => void)[] = []
    const judge: Judge = {
      ...real,
      decisions: async (match) => {
        await new Promise<void>((go) => waiting.push(go))
        return await real.decisions(match)
      },
    }
    const house = houseWith(DEEPER_IS_BETTER, judge)
    const { hindsight } = house.tables
    const [one, other] = [await played(house, 'one'), await played(house, 'other')]
    const asked = [hindsight.of(one), hindsight.of(one)]
    expect(hindsight.known(other)).toBe('hindsight-busy')
    expect(await hindsight.of(other)).toEqual({ ok: false, why: 'hindsight-busy' })
    await expect.poll(() => waiting.length).toBe(1)
    waiting[0]?.()
    const [first, second] = await Promise.all(asked)
    expect(first).toBe(second)
    expect(hindsight.known(other)).toBeNull()
    expect(await hindsight.of(one)).toEqual(first)
    expect(waiting).toHaveLength(1)
  })

  test('a game under way, a bot that may not think, and a thread that fails have a reason each', async () => {
    const under = houseWith(DEEPER_IS_BETTER)
    const { record } = await sightOf(under, await startTable(under, ['ann', 'ben']))
    expect(await under.tables.hindsight.of(record)).toEqual({ ok: false, why: 'not-over' })
    const thoughtless = houseWith(DEEPER_IS_BETTER, null)
    expect(thoughtless.tables.hindsight.known(await played(thoughtless))).toBe('hindsight-missing')
    const real = judgeHere([DEEPER_IS_BETTER])
    let looks = 0
    const look: Judge['look'] = (...given) => ((looks += 1) === 3 ? Promise.resolve(null) : real.look(...given))
    const failing = houseWith(DEEPER_IS_BETTER, { ...real, look })
    const over = await played(failing)
    expect(await failing.tables.hindsight.of(over)).toEqual({ ok: false, why: 'hindsight-failed' })
    expect(granted(await failing.tables.hindsight.of(over)).missed).toHaveLength(1)
  })
})
