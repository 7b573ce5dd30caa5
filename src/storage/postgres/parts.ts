/** A statement may have 65535 values: so many rows fit into one, whatever their columns. */
const ROWS_AT_ONCE = 1000

/** Writes rows, so many at once as one statement takes. */
export async function inParts<Row>(rows: readonly Row[], write: (part: Row[]) => PromiseLike<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) await write(rows.slice(from, from + ROWS_AT_ONCE))
}
