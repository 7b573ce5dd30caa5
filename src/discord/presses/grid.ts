import { granted, refuse, type Result } from '../../tables/model/results.ts'
import { listOf } from '../../language/index.ts'
import { textPanel } from '../kit/message.ts'
import { REFUSED } from '../kit/sentences.ts'
import { changedCells, columnForm, gridPanel } from '../panels/private/grid.ts'
import { gridsOf, settingOf, type Grid, type GridColumn } from '../table/answering/grid.ts'
import type { Context, Reply } from '../table/context/context.ts'
import { seatedAt, type Seated } from '../table/context/seats.ts'
import type { Request } from '../table/context/request.ts'
import type { Handler, Opener } from './press.ts'
import { say } from '../words/index.ts'

/** A form with a grid: takes the place of the private panel. */
export const grid: Handler<'grid'> = (context, request, { press: { table, form } }) =>
  gridNow(context, request, table, form, '')

/** A column of it: opens the form in which it is filled in. */
export const columnOpened: Opener<'column'> = async (context, request, press) => {
  const found = await columnAt(context, request, press)
  if (!found.ok) return found.why
  const { view, seat, grid: shown, column } = found.value
  return columnForm(view, seat, shown, column)
}

/** A filled-in column: sets the changed cells one after another, until one is refused. */
export const columnSent: Handler<'column-form'> = async (context, request, { press, filled }) => {
  const { table, form, column } = press
  const found = await columnAt(context, request, press)
  if (!found.ok) return found.why
  const { view, seat, grid: shown } = found.value
  const { changed, twice } = changedCells(shown, found.value.column, filled)
  if (twice.length > 0) return say('ticked-twice', { rows: listOf(twice.map((row) => shown.words.row(row))) })
  for (const { row, value } of changed) {
    const choice = settingOf(view, seat, { form, column, row, value })
    const set = choice && (await context.tables.answers.submit(table, request.user, choice))
    if (set && !set.ok) return await gridNow(context, request, table, form, REFUSED[set.why])
  }
  const marks = changed.map(({ row: number, value }) => {
    const row = shown.words.row(number)
    return value === null
      ? say('grid-mark-none', { row })
      : say('grid-mark', { row, value: shown.words.values[value] ?? value })
  })
  return await gridNow(
    context,
    request,
    table,
    form,
    marks.length === 0 ? say('grid-stays') : say('grid-noted', { marks: marks.join(' ') }),
  )
}

async function gridNow(context: Context, request: Request, table: string, form: string, news: string): Promise<Reply> {
  const found = await gridAt(context, request, table, form)
  return found.ok ? gridPanel(found.value.view, found.value.seat, found.value.grid, news) : textPanel(found.why)
}

async function gridAt(
  context: Context,
  request: Request,
  table: string,
  form: string,
): Promise<Result<Seated & { readonly grid: Grid }, string>> {
  const seated = await seatedAt(context, request, table)
  if (!seated.ok) return seated
  const found = gridsOf(seated.value.view, seated.value.seat).find(({ id }) => id === form)
  return found ? granted({ ...seated.value, grid: found }) : refuse(REFUSED['not-offered'])
}

async function columnAt(
  context: Context,
  request: Request,
  { table, form, column: id }: { readonly table: string; readonly form: string; readonly column: string },
): Promise<Result<Seated & { readonly grid: Grid; readonly column: GridColumn }, string>> {
  const found = await gridAt(context, request, table, form)
  if (!found.ok) return found
  const column = found.value.grid.columns.find((one) => one.id === id)
  return column ? granted({ ...found.value, column }) : refuse(REFUSED['not-offered'])
}
