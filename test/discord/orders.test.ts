import { afterEach, expect, it } from 'vitest'
import type { Panel } from '../../src/discord/kit/message.ts'
import type { Reply } from '../../src/discord/table/context/context.ts'
import { GAMES } from '../../src/games/index.ts'
import { hasGame, type TableView } from '../../src/tables/model/service.ts'
import { Form } from '../../src/sandbox/validate/form.ts'
import { checkModal } from '../../src/sandbox/validate/modal.ts'
import { eventInWords } from '../../src/discord/table/telling/events.ts'
import { idOf, idsOf, readable } from './limits.ts'
import { openHouse } from './rooms.ts'
import { say } from '../../src/discord/words/index.ts'

let house: ReturnType<typeof openHouse> | undefined
afterEach(async () => {
  await house?.close()
})

const FORM = say('orders-page', { page: 1, pages: 2 })
const panel = (answer: Reply): Panel => {
  if (answer === null || typeof answer === 'string') throw new Error(`no panel but ${answer}`)
  return answer
}

async function seated(id: string) {
  const at = openHouse({ games: GAMES.filter(({ rules }) => rules.id === id) })
  house = at
  const table = await at.playing(id, 'ann', 'ben')
  const view = async (): Promise<TableView> => {
    const found = await at.tables.views.of(table)
    if (!found || !hasGame(found)) throw new Error('no game is shown')
    return found
  }
  return { ...at, table, sight: view }
}

for (const { rules, words } of GAMES) {
  it(`all standing orders of ${words.title} stand in forms, as they are, and can be given there`, async () => {
    const at = await seated(rules.id)
    const orders = async () => (await at.sight()).orders(0)
    const all = await orders()
    expect(all.length).toBeGreaterThan(3)
    const own = await at.hand('ann')
    const opened = await at.form('ann', idOf(own, FORM))
    if (typeof opened === 'string') throw new Error(opened)
    expect(opened.components.length).toBeLessThanOrEqual(5)
    for (const page of [0, 1, 2]) {
      for (const { id, kind, values, value } of all) {
        const other = values.find((one) => one !== value) ?? ''
        // Each field of a form is sent, changed or not.
        const filled = new Map((await orders()).map((one) => [one.id, [one.id === id ? other : one.value]]))
        const on = (await orders()).filter((one) => (one.id === id ? other : one.value) === 'on')
        filled.set(
          'switches',
          on.filter((one) => one.kind === 'switch').map((one) => one.id),
        )
        await at.press('ann', `q1|d|${at.table}|${page}`, '', filled)
        if (kind === 'switch') continue
        const now = (await orders()).find((one) => one.id === id)?.value
        expect([value, other], `${id} on page ${page}`).toContain(now)
      }
    }
    const changed = await orders()
    expect(changed.filter(({ value }, index) => value !== all[index]?.value).map(({ id }) => id)).toEqual(
      all.map(({ id }) => id),
    )
    expect((await at.sight()).orders(1)).toEqual(all)
  })
}

for (const { rules, words } of GAMES) {
  it(`Discord takes every form of standing orders in ${words.title}`, async () => {
    const at = await seated(rules.id)
    const own = await at.hand('ann')
    const buttons = idsOf(own).filter((id) => id.startsWith('q1|s|'))
    expect(buttons.length).toBeGreaterThan(0)
    for (const id of buttons) {
      const form = new Form()
      checkModal(form, [], await at.form('ann', id))
      form.check()
    }
  })
}

it('a form that was not changed changes nothing, and what is not offered is passed over', async () => {
  const at = await seated('talisman')
  const before = (await at.sight()).orders(0)
  const same = new Map(before.map(({ id, value }) => [id, [value]]))
  same.set(
    'switches',
    before.filter(({ value }) => value === 'on').map(({ id }) => id),
  )
  expect(readable(panel(await at.press('ann', `q1|d|${at.table}|0`, '', same)))).toContain(say('orders-stay'))
  same.set('windows', ['whenever'])
  expect(readable(panel(await at.press('ann', `q1|d|${at.table}|0`, '', same)))).toContain(say('orders-stay'))
  expect((await at.sight()).orders(0)).toEqual(before)
  expect(await at.press('cleo', `q1|d|${at.table}|0`, '', same)).toContain(say('refused-not-seated'))
})

for (const { rules, words } of GAMES) {
  it(`when a standing order of ${words.title} has answered, its player reads which one and how it is set`, async () => {
    const at = await seated(rules.id)
    const view = await at.sight()
    for (const { id, values } of view.orders(0)) {
      const order = words.order?.(id)
      for (const value of values) {
        const told = eventInWords(view, { kind: 'by-order', seat: 0, order: id, value, key: 'pass' })
        expect(told).toContain(`“${order?.title}”`)
        expect(told).toContain(`“${order?.label(value)}”`)
      }
    }
  })
}
