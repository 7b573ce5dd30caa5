import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10'
import type { TableView } from '../../../tables/model/service.ts'
import { formatId } from '../../kit/ids.ts'
import { FORM_LABEL, FORM_TITLE } from '../../kit/limits.ts'
import { button, rows, texts, type Panel } from '../../kit/message.ts'
import { boldNames, plainNames } from '../../kit/names.ts'
import { clip, oneLine, TextBudget } from '../../kit/text.ts'
import type { Grid, GridColumn } from '../../table/answering/grid.ts'
import { gridsOf } from '../../table/answering/grid.ts'
import { boxesField, type Filled } from '../parts/form.ts'
import { say } from '../../words/index.ts'

/** The buttons of a seat's forms with a grid; none in games without. */
export function gridButtons(view: TableView, seat: number) {
  return gridsOf(view, seat).map(({ id, words }) =>
    button(formatId({ kind: 'grid', table: view.record.id, form: id }), say('grid-open', { title: words.title })),
  )
}

/** A form with a grid as it stands, with a button for each of its columns. */
export function gridPanel(tableView: TableView, seat: number, { id: form, words, columns }: Grid, news = ''): Panel {
  const table = tableView.record.id
  const view = tableView.viewFor(seat)
  const budget = new TextBudget()
  const above = budget.fill(news === '' ? [] : [news], 800)
  const said = budget.fill([`### ${words.title}`, ...words.lines(view, boldNames(tableView.record))])
  const buttons = columns.map(({ id: column }) =>
    button(
      formatId({ kind: 'column', table, form, column }),
      words.column(column, view, plainNames(tableView.record)),
      'main',
    ),
  )
  const back = button(formatId({ kind: 'page', table, page: 0, act: '' }), say('grid-back'))
  return { components: [...texts(above, said), ...rows(buttons), ...rows([back])] }
}

/** One column of a form: for each value the rows that have it are ticked. */
export function columnForm(
  view: TableView,
  seat: number,
  { id: form, words }: Grid,
  { id: column, cells }: GridColumn,
): APIModalInteractionResponseCallbackData {
  const name = words.column(column, view.viewFor(seat), plainNames(view.record))
  return {
    custom_id: formatId({ kind: 'column-form', table: view.record.id, form, column }),
    title: clip(oneLine(say('grid-column', { title: words.title, column: name })), FORM_TITLE),
    components: Object.entries(words.values).map(([value, label]) =>
      boxesField(
        value,
        clip(label, FORM_LABEL),
        cells.map(({ row, now }) => ({ value: row, label: words.row(row), default: now === value })),
      ),
    ),
  }
}

/** A row, and the value it is to have. */
export interface Ticked {
  readonly row: string
  readonly value: string | null
}

/** The cells of a column whose ticks have changed, and the rows that were ticked for several values. */
export function changedCells(
  { words }: Grid,
  { cells }: GridColumn,
  filled: Filled,
): { readonly changed: readonly Ticked[]; readonly twice: readonly string[] } {
  const ticked = cells.map(({ row, now }) => {
    const values = Object.keys(words.values).filter((value) => filled.get(value)?.includes(row))
    return { row, now, values, value: values[0] ?? null }
  })
  return {
    changed: ticked.filter(({ value, now }) => value !== now).map(({ row, value }) => ({ row, value })),
    twice: ticked.filter(({ values }) => values.length > 1).map(({ row }) => row),
  }
}
