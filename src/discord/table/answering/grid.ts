import type { AsideOffer, Cell, Choice, FormWords } from '../../../engine/index.ts'
import type { TableView } from '../../../tables/model/service.ts'

/** A form with a grid as a seat may fill it in now. */
export interface Grid {
  readonly id: string
  readonly words: FormWords
  readonly columns: readonly GridColumn[]
}

export interface GridColumn {
  readonly id: string
  readonly cells: readonly GridCell[]
}

/** A cell that can be set, and what it is; `null` if it is empty. */
export interface GridCell {
  readonly row: string
  readonly now: string | null
}

type InGrid = AsideOffer & { readonly cell: Cell }

/** The forms of a seat in which anything can be set. Throws if a game has no words for one. */
export function gridsOf(view: TableView, seat: number): readonly Grid[] {
  const all = view.isOver ? [] : view.asides(seat).filter(isInGrid)
  return groups(all, ({ cell }) => cell.form).map(([id, offers]) => {
    const words = view.game.words.forms?.[id]
    if (!words) throw new Error(`no words for the form ${id}`)
    const columns = groups(offers, ({ cell }) => cell.column).map(([column, inColumn]) => {
      const cells = groups(inColumn, ({ cell }) => cell.row).map(([row, ofCell]) => ({
        row,
        now: nowIn(words, ofCell),
      }))
      return { id: column, cells }
    })
    return { id, words, columns }
  })
}

/** What has to be done to set a cell to a value; `undefined` if it cannot be, or is that already. */
export function settingOf(view: TableView, seat: number, wanted: Cell): Choice | undefined {
  return view
    .asides(seat)
    .filter(isInGrid)
    .find(({ cell }) => (Object.keys(wanted) as (keyof Cell)[]).every((part) => cell[part] === wanted[part]))
}

/** All is offered but what the cell is. */
function nowIn({ values }: FormWords, offers: readonly InGrid[]): string | null {
  const offered = offers.map(({ cell }) => cell.value)
  return Object.keys(values).find((value) => !offered.includes(value)) ?? null
}

function isInGrid(offer: AsideOffer): offer is InGrid {
  return offer.cell !== undefined
}

function groups<T>(all: readonly T[], keyOf: (one: T) => string): readonly (readonly [string, readonly T[]])[] {
  const found = new Map<string, T[]>()
  for (const one of all) found.set(keyOf(one), [...(found.get(keyOf(one)) ?? []), one])
  return [...found]
}
