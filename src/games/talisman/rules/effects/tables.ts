import { option, sumOf, type Play, type Seat, type Sum } from '../../../../engine/index.ts'
import { ask, whileConcerned, whileDieLies } from '../deeds/asking.ts'
import { tableOf, type CardRow } from '../../data/components.ts'
import { roll, rollOwn } from '../deeds/dice.ts'
import { emitFact } from '../../facts/index.ts'
import type { TableId } from '../../data/ids.ts'
import { carryOut } from './operations.ts'
import { workingThat } from '../../state/traits.ts'
import type { Talisman } from '../../state/state.ts'

/** The tables of spaces, cards and Spells: roll, perhaps add 1, read the row, carry it out. */

/**
 * Rolls on a table and carries out the row. The seat has no free moment until that is done (TAL-R5). `by` names the
 * owner of the table; the table itself if absent.
 */
export function* rollOnTable(game: Talisman, seat: Seat, table: TableId, by: string = table): Play {
  const play = function* (): Play {
    const { ops } = yield* readTable(game, seat, table)
    yield* carryOut(game, seat, ops ?? [], by)
  }
  yield* whileConcerned(game, seat, play, undefined)
}

/** Rolls on a table for the seat and returns the row, for callers with something to do before it is carried out. */
export function* readTable(game: Talisman, seat: Seat, table: TableId): Play<CardRow> {
  const rolled = yield* rollOwn(game, seat, tableOf(table).dice, { of: 'table', by: table })
  const total = yield* maybeAddOne(game, seat, table, rolled)
  return rowRead(game, seat, table, total)
}

/** The same for another Character or thing: the result cannot be changed. */
export function readTableForOther(game: Talisman, seat: Seat, table: TableId): CardRow {
  return rowRead(game, seat, table, roll(game, tableOf(table).dice))
}

function rowRead(game: Talisman, seat: Seat, table: TableId, rolled: Sum): CardRow {
  emitFact(game, { kind: 'table-read', seat, table, roll: rolled })
  return rowFor(table, rolled.total)
}

/** The row of a total. Throws if the table has none. */
export function rowFor(table: TableId, total: number): CardRow {
  const row = tableOf(table).rows.find(({ roll: totals, min, max }) =>
    totals ? totals.includes(total) : total >= (min ?? -Infinity) && total <= (max ?? Infinity),
  )
  if (!row) throw new Error(`${table} has no row for ${total}`)
  return row
}

/** After seeing the die the seat may add 1, if that changes the row (d-add-one). Default: if that row is worth more. */
function* maybeAddOne(game: Talisman, seat: Seat, table: TableId, rolled: Sum): Play<Sum> {
  const kind = tableOf(table)
  const by = workingThat(game, seat, ({ addsOneTo }) => (addsOneTo === 'prayers' ? kind.pray : addsOneTo === table))
  const isHighest = rolled.total >= 6 * kind.dice // capped at the highest row
  if (by === undefined || isHighest) return rolled
  const row = rowFor(table, rolled.total)
  const next = rowFor(table, rolled.total + 1)
  if (row === next) return rolled
  const offers = () => [option('keep'), option('add')]
  const fallback = (next.value ?? 0) > (row.value ?? 0) ? 'add' : 'keep'
  const about = { table, total: rolled.total }
  const put = () => ask(game, seat, 'table.add-one', offers, { default: fallback, about })
  const answer = yield* whileDieLies(game, seat, put, 'keep')
  return answer === 'add' ? sumOf(rolled.parts, { value: 1, from: by }) : rolled
}
