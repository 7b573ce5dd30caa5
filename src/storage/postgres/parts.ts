/** A statement may have 65535 values, which is enough for this many rows of any table. */
const ROWS_PER_STATEMENT = 1000

/** Writes rows in as many statements as needed. */
export async function inParts<Row>(rows: readonly Row[], write: (part: Row[]) => PromiseLike<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) {
    await write(rows.slice(from, from + ROWS_PER_STATEMENT))
  }
}
