import { afterEach, describe, expect, it } from 'vitest'
import { formatId } from '../../src/discord/kit/ids.ts'
import { SHORT_PLACEHOLDER } from '../../src/discord/kit/limits.ts'
import type { Panel } from '../../src/discord/kit/message.ts'
import { plannable } from '../../src/discord/table/answering/plan.ts'
import type { Reply } from '../../src/discord/table/context/context.ts'
import { say } from '../../src/discord/words/index.ts'
import { GAMES } from '../../src/games/index.ts'
import { inLanguage } from '../../src/language/index.ts'
import { PLAN_CONDITIONS, PLAN_FALLBACKS } from '../../src/tables/model/record.ts'
import { openHouse } from './rooms.ts'
import { menusOf, readable } from './limits.ts'
import { walkGame } from '../kit/walk.ts'

let house: ReturnType<typeof openHouse> | undefined
afterEach(async () => {
  await house?.close()
})

const panel = (answer: Reply): Panel => {
  if (answer === null || typeof answer === 'string') throw new Error(`no panel but ${answer}`)
  return answer
}

async function viewOf(at: ReturnType<typeof openHouse>, table: string) {
  const view = await at.tables.views.of(table)
  if (!view || !('plan' in view)) throw new Error('no game is shown')
  return view
}

const stepsOf = async (at: ReturnType<typeof openHouse>, table: string, seat = 0) =>
  (await viewOf(at, table)).plan(seat)?.steps ?? []

/** Plays on by hand, as the numbers say. */
async function playOn(at: ReturnType<typeof openHouse>, table: string, numbers: readonly number[]): Promise<void> {
  for (const number of numbers) {
    const view = await viewOf(at, table)
    const [asked] = view.record.seats.flatMap(({ seat }) => view.asked(seat).filter((one) => one.seat === seat))
    const offer = asked?.offers[number % asked.offers.length]
    const user = asked && view.record.seats[asked.seat]?.user
    if (!asked || !offer || !user) return
    await at.tables.answers.submit(table, user, { verb: asked.verb, key: offer.key })
  }
}

it('nobody can plan for another player, and what is not on the list is refused', async () => {
  const at = openHouse({ games: [walkGame()] })
  house = at
  const table = await at.playing('toy', 'ann', 'ben', 'cat')
  expect(await at.press('eve', formatId({ kind: 'plan', table }))).toBe(say('refused-not-seated'))
  const odd = panel(await at.press('ben', formatId({ kind: 'plan-add', table, page: 0 }), 'own walk.to cellar'))
  expect(readable(odd)).toContain(say('plan-which'))
  const bare = panel(await at.press('ben', formatId({ kind: 'plan-if', table }), 'alone.wait'))
  expect(readable(bare)).toContain(say('plan-none'))
  expect(await stepsOf(at, table, 1)).toEqual([])
})

it('/plan completes the choices of the next turn, adds one with its terms, and clears the plan', async () => {
  const at = openHouse({ games: [walkGame()] })
  house = at
  const table = await at.playing('toy', 'ann', 'ben', 'cat')
  const found = await at.complete('ben', '/plan', { choice: 'tower' }, 'choice')
  expect(found.map(({ name }) => name)).toEqual(['tower – walk.to?'])
  await at.command('ben', '/plan', { choice: found[0]?.value ?? '', if: 'alone', else: 'next' })
  // Typed in words, without a pick.
  await at.command('ben', '/plan', { choice: 'harbour' })
  expect(await stepsOf(at, table, 1)).toMatchObject([
    { verb: 'walk.to', key: 'tower', turnOf: 1, only: 'alone', otherwise: 'next' },
    { verb: 'walk.to', key: 'harbour', turnOf: 1, only: 'offered', otherwise: 'wait' },
  ])
  expect(readable(panel(await at.command('ben', '/plan', { choice: 'nowhere' })))).toContain(say('plan-which'))
  expect(readable(panel(await at.command('ben', '/plan', { choice: 'shove' })))).toContain(say('several-actions'))
  const cleared = panel(await at.command('ben', '/plan', { clear: 'true' }))
  expect(readable(cleared)).toContain(say('plan-dropped', { left: 0 }))
  expect(await stepsOf(at, table, 1)).toEqual([])
})

it('the plan says which question of the turn it leaves open, until that is planned too', async () => {
  const at = openHouse({ games: [walkGame()] })
  house = at
  const table = await at.playing('toy', 'ann', 'ben', 'cat')
  await at.command('ben', '/plan', { choice: 'sing' })
  const open = say('plan-open', { question: 'walk.to?' })
  const shown = panel(await at.command('ben', '/plan'))
  expect(readable(shown)).toContain(open)
  const [, menu] = menusOf(shown)
  const after = panel(await at.press('ben', menu?.id ?? '', menu?.options[0]?.value ?? ''))
  expect((await stepsOf(at, table, 1)).map(({ verb }) => verb)).toEqual(['rest.how', 'walk.to'])
  expect(readable(after)).not.toContain(open)
})

describe.each(GAMES.map((game) => [game.rules.id, game] as const))('%s', (id, game) => {
  it('a phone shows every closed menu of a plan in full, and every question', async () => {
    const at = openHouse({ games: [game] })
    house = at
    const table = await at.playing(id, 'ann', 'ben', 'cat')
    const [seen, questions] = [new Set<string>(), new Set<string>()]
    for (let round = 0; round < 4; round += 1) {
      await playOn(
        at,
        table,
        Array.from({ length: 9 }, (_none, number) => number * 7 + round),
      )
      let shown = panel(await at.press('ben', formatId({ kind: 'plan', table })))
      const [first] = menusOf(shown).filter(({ options }) => options.every(({ value }) => !value.includes('.wait')))
      const value = first?.options[0]?.value
      if (first && value !== undefined) shown = panel(await at.press('ben', first.id, value))
      for (const { placeholder, options } of menusOf(shown)) {
        const closed = options.find((one) => one.default)?.label ?? placeholder
        expect(closed.length, closed).toBeLessThanOrEqual(SHORT_PLACEHOLDER)
        seen.add(closed)
      }
      const found = await plannable(at.context, { user: 'ben', view: await viewOf(at, table), seat: 1 })
      // Those beyond the sixth menu are in /plan alone.
      for (const { question } of found.ok ? found.value.slice(0, 3) : []) {
        expect(readable(shown)).toContain(question)
        questions.add(question)
      }
    }
    expect(questions.size).toBeGreaterThan(3)
    expect(seen).toContain(say('plan-if-offered-wait'))
  })
})

it('the terms of a choice fit into a closed menu on a phone, in every language', () => {
  for (const language of ['en', 'de', 'fr', 'es'])
    for (const only of PLAN_CONDITIONS)
      for (const otherwise of PLAN_FALLBACKS) {
        const label = inLanguage(language, () => say(`plan-if-${only}-${otherwise}`))
        expect(label.length, label).toBeLessThanOrEqual(SHORT_PLACEHOLDER)
      }
})
