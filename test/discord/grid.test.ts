import { afterEach, expect, it } from 'vitest'
import type { Panel } from '../../src/discord/kit/message.ts'
import { allChoices } from '../../src/discord/table/answering/choices.ts'
import type { Reply } from '../../src/discord/table/context/context.ts'
import { gridsOf } from '../../src/discord/table/answering/grid.ts'
import { rngFrom } from '../../src/engine/index.ts'
import { WARLOCK } from '../../src/games/warlock/index.ts'
import { Form } from '../../src/sandbox/validate/form.ts'
import { checkModal } from '../../src/sandbox/validate/modal.ts'
import { hasGame, type TableView } from '../../src/tables/model/service.ts'
import { idOf, idsOf, readable } from './limits.ts'
import { openHouse } from './rooms.ts'
import { REFUSED } from '../../src/discord/kit/sentences.ts'
import { say } from '../../src/discord/words/index.ts'

let house: ReturnType<typeof openHouse> | undefined
afterEach(async () => {
  await house?.close()
})

const HAND = 'My choices & hand'
const NOTEBOOK = say('grid-open', { title: 'Notebook' })

const panel = (answer: Reply): Panel => {
  if (answer === null || typeof answer === 'string') throw new Error(`no panel but ${answer}`)
  return answer
}

/** A table of the Warlock at which the Key cards are dealt. */
async function seated() {
  const at = openHouse({ games: [WARLOCK] })
  house = at
  const table = await at.playing('warlock', 'ann', 'ben')
  const view = async (): Promise<TableView> => {
    const found = await at.tables.views.of(table)
    if (!found || !hasGame(found)) throw new Error('no game is shown')
    return found
  }
  const rng = { rng: rngFrom('a notebook') }
  for (let now = await view(); gridsOf(now, 0).length === 0; now = await view()) {
    const seat = now.asked(0).some((one) => one.seat === 0) ? 0 : 1
    const asked = now.asked(seat).find((one) => one.seat === seat)
    if (!asked) throw new Error('nobody is asked')
    const choice = WARLOCK.computer(now.viewFor(seat) as never, asked, now.asides(seat), rng)
    await at.tables.answers.submit(table, seat === 0 ? 'ann' : 'ben', choice, now.token(seat))
  }
  await at.projector.settled()
  const own = panel(await at.press('ann', idOf(at.card(), HAND)))
  const book = panel(await at.press('ann', idOf(own, NOTEBOOK)))
  return { ...at, table, sight: view, own, book }
}

type At = Awaited<ReturnType<typeof seated>>

/** What is in the notebook of a seat: number, holder and mark. */
async function marks(at: At, seat = 0): Promise<string[]> {
  const [grid] = gridsOf(await at.sight(), seat)
  return (grid?.columns ?? []).flatMap(({ id, cells }) =>
    cells.flatMap(({ row, now }) => (now === null ? [] : [`${row} ${id} ${now}`])),
  )
}

const sent = (yes: readonly string[], no: readonly string[]) =>
  new Map([
    ['yes', yes],
    ['no', no],
  ])

async function open(at: At, column = 'The chest') {
  const opened = await at.form('ann', idOf(at.book, column))
  if (typeof opened === 'string') throw new Error(opened)
  return opened
}

it('pencil marks are no choices of the panel, but a form behind one button', async () => {
  const at = await seated()
  const all = allChoices(await at.sight(), 0)
  expect(all.filter(({ verb }) => verb === 'note.mark')).toEqual([])
  expect((await at.sight()).asides(0).filter(({ verb }) => verb === 'note.mark').length).toBeGreaterThan(20)
  expect(readable(at.book)).toContain('pencil')
})

it('a column of it is filled in by one form, with what it has ticked', async () => {
  const at = await seated()
  const chest = await open(at)
  const after = panel(
    await at.press('ann', chest.custom_id, '', sent(boxes(chest, 0).slice(0, 2), boxes(chest, 1).slice(2, 3))),
  )
  const [one, two, three] = boxes(chest, 0)
  expect(await marks(at)).toEqual([`${one} chest yes`, `${two} chest yes`, `${three} chest no`])
  expect(readable(after)).toContain(`Number ${one}: Perhaps here (+)`)
  const again = await open(at)
  expect(ticked(again)).toEqual([[one, two], [three]])
  await at.press('ann', again.custom_id, '', sent([], [three ?? '']))
  expect(await marks(at)).toEqual([`${three} chest no`])
})

it('nobody else has, sees or fills in what is in it', async () => {
  const at = await seated()
  const before = JSON.stringify([(await at.sight()).viewFor(1), (await at.sight()).viewFor(null)])
  const chest = await open(at)
  await at.press('ann', chest.custom_id, '', sent(boxes(chest, 0), []))
  expect(await marks(at, 1)).toEqual([])
  expect(JSON.stringify([(await at.sight()).viewFor(1), (await at.sight()).viewFor(null)])).toBe(before)
  expect(await at.form('eve', idOf(at.book, 'The chest'))).toMatch(/don’t have a seat/)
})

it('a number that is ticked twice is refused in one sentence, and nothing is changed', async () => {
  const at = await seated()
  const chest = await open(at)
  const [one = '', two = ''] = boxes(chest, 0)
  expect(await at.press('ann', chest.custom_id, '', sent([one, two], [one]))).toBe(
    `Number ${one} can’t be both. Nothing was changed.`,
  )
  expect(await marks(at)).toEqual([])
})

it('what is no cell of it, or no column, changes nothing', async () => {
  const at = await seated()
  const chest = await open(at)
  await at.press('ann', chest.custom_id, '', sent(['77', 'chest'], []))
  expect(await marks(at)).toEqual([])
  expect(await at.form('ann', `q1|qc|${at.table}|notebook|attic`)).toBe(REFUSED['not-offered'])
  expect(await at.press('ann', `q1|qd|${at.table}|diary|chest`, '', sent(['1'], []))).toBe(REFUSED['not-offered'])
})

it('Discord takes every column as a form', async () => {
  const at = await seated()
  const columns = idsOf(at.book).filter((id) => id.startsWith('q1|qc|'))
  expect(columns.length).toBeGreaterThan(1)
  for (const id of columns) {
    const form = new Form()
    checkModal(form, [], await at.form('ann', id))
    form.check()
  }
})

it('the way back leads to what can be chosen', async () => {
  const at = await seated()
  const back = panel(await at.press('ann', idOf(at.book, say('grid-back'))))
  expect(idsOf(back)).toEqual(idsOf(at.own))
})

interface Boxes {
  readonly component: { readonly options: readonly { readonly value: string; readonly default: boolean }[] }
}

function fieldsOf(form: { readonly components: readonly unknown[] }): readonly Boxes[] {
  return form.components as readonly Boxes[]
}

function boxes(form: { readonly components: readonly unknown[] }, at: number): string[] {
  return fieldsOf(form)[at]?.component.options.map(({ value }) => value) ?? []
}

function ticked(form: { readonly components: readonly unknown[] }): string[][] {
  return fieldsOf(form).map(({ component }) => component.options.filter((one) => one.default).map(({ value }) => value))
}

it('a mark can be typed where no form opens', async () => {
  const at = await seated()
  expect(await at.complete('ann', '/play', { action: '' }, 'action')).not.toEqual([])
  const [first] = await at.complete('ann', '/play', { action: 'pencil' }, 'action')
  expect(await marks(at)).toEqual([])
  expect(await at.command('ann', '/play', { action: String(first?.value) })).toContain('You chose')
  expect(await marks(at)).toHaveLength(1)
})
