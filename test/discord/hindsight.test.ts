import { afterEach, describe, expect, test } from 'vitest'
import { formatId } from '../../src/discord/kit/ids.ts'
import type { Panel } from '../../src/discord/kit/message.ts'
import { REFUSED } from '../../src/discord/kit/sentences.ts'
import type { Reply } from '../../src/discord/table/context/context.ts'
import { say } from '../../src/discord/words/index.ts'
import type { Judge } from '../../src/tables/index.ts'
import { DEEPER_IS_BETTER, judgeHere, SMALL_REVIEW } from '../kit/judged.ts'
import { assertWithinLimits, idOf, idsOf, readable } from './limits.ts'
import { openHouse } from './rooms.ts'

const houses: ReturnType<typeof openHouse>[] = []
afterEach(async () => {
  for (const house of houses.splice(0)) await house.close()
})

function shown(reply: Reply): Panel {
  if (reply === null || typeof reply === 'string') throw new Error(`a sentence: ${reply}`)
  return reply
}

/** What replaces a private reply, if anything does. */
async function later({ more }: Panel): Promise<Panel[]> {
  const all: Panel[] = []
  for await (const next of more ?? []) all.push(next)
  for (const one of all) assertWithinLimits(one)
  return all
}

/** A game of one dig, and a function that digs in the north and ends it. */
async function opened(more: { readonly judge?: Judge } = { judge: judgeHere([DEEPER_IS_BETTER]) }) {
  const at = openHouse({ games: [DEEPER_IS_BETTER], review: SMALL_REVIEW, ...more })
  houses.push(at)
  const table = await at.playing('toy', 'ann', 'ben')
  const press = formatId({ kind: 'hindsight', table })
  const finish = async () => {
    await at.tables.answers.submit(table, 'ann', { verb: 'dig.where', key: 'pit:north' })
    await at.tables.answers.submit(table, 'ann', { verb: 'rest.how', key: 'sleep' })
    await at.shown()
  }
  return { at, press, finish }
}

describe('“How it went”', () => {
  test('the card of a finished game tells at once of the dice, then which decision mattered, and looks back at it', async () => {
    const { at, finish } = await opened()
    await finish()
    const asked = () => at.press('ben', idOf(at.card(), say('hindsight')))
    const first = shown(await asked())
    expect(readable(first)).toContain(say('hindsight.working'))
    expect(readable(first)).toMatch(/\*\*ann\*\* rolled \d+ in all with 3 dice\. Fair dice give about 11\./)
    expect(readable(first)).not.toContain('**ben** rolled')
    expect(readable(first)).toMatch(/\*\*ann\*\* dug 1 times, [01] of them deep\. The average is 0\.5\./)
    expect(readable(first)).not.toContain('**ben** dug')
    const [last] = await later(first)
    if (!last) throw new Error('nothing came')
    const text = readable(last)
    expect(text).toContain('**1.** **ann** chose **Dig in the north pit**.')
    expect(text).toMatch(/\*\*Dig in the deep pit\*\* would have won [4-9]\d more games in 100 \(± \d+\)\./)
    expect(text).toContain(say('hindsight.how', { looked: 2, all: 2 }))
    expect(text).not.toContain('**2.**')
    const back = shown(await at.press('ben', idOf(last, say('hindsight.look-back', { number: 1 }))))
    expect(readable(back)).toContain('digs in the north pit')
    expect(readable(back)).toContain(say('past-seen-by', { name: '**ann**' }))
    // A second reader gets it at once.
    const again = shown(await asked())
    expect([readable(again), again.more]).toEqual([text, undefined])
  })

  test('where nothing may think, it tells of the dice alone, and says so', async () => {
    const { at, press, finish } = await opened({})
    await finish()
    const only = shown(await at.press('ann', press))
    expect(readable(only)).toContain(say('hindsight.dice'))
    expect(readable(only)).toContain(REFUSED['hindsight-missing'])
    expect(only.more).toBeUndefined()
  })

  test('if a thread fails, it says so in one sentence', async () => {
    const { at, press, finish } = await opened({ judge: { ...judgeHere([]), decisions: () => Promise.resolve(null) } })
    await finish()
    const [last] = await later(shown(await at.press('ann', press)))
    expect(last && readable(last)).toContain(REFUSED['hindsight-failed'])
  })

  test('a game under way has no such button, and a press gets a sentence', async () => {
    const { at, press } = await opened()
    expect(idsOf(at.card())).not.toContain(press)
    expect(await at.press('ann', press)).toBe(say('hindsight-not-over'))
    expect(await at.press(at.visit('eve', 'hall', { guild: 'other' }), press)).toBe(say('other-table'))
  })
})
