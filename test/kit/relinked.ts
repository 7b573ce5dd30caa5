import Database from 'better-sqlite3'
import { FIRST_LINK } from '../../src/engine/index.ts'
import { openStore } from '../../src/storage/index.ts'
import type { SavedGame, TableId } from '../../src/tables/index.ts'
import { lineLinkAfter } from '../../src/tables/model/store.ts'

/** A saved game whose chronicle was changed, with the chain worked out again, as a forger would. */
export function relinked<Saved extends SavedGame>(saved: Saved): Saved {
  const log = new Map(saved.entries.map(({ seq, link }) => [seq, link]))
  let last = FIRST_LINK
  const chronicle = (saved.chronicle ?? []).map((line) => {
    last = lineLinkAfter(last, log.get(line.seq) ?? FIRST_LINK, line)
    return { ...line, link: last }
  })
  return { ...saved, chronicle, about: { ...(saved.about as object), head: last } }
}

/** Works out the chain of a table again in a database whose chronicle was changed. */
export async function relinkIn(path: string, id: TableId): Promise<void> {
  const store = openStore(path)
  const entries = await store.log.linkedEntries(id, 0, -1)
  const { chronicle = [] } = relinked({
    game: '',
    snapshots: [],
    entries,
    chronicle: await store.chronicle.linkedLines(id, 0, -1),
  })
  await store.close()
  const raw = new Database(path)
  const update = raw.prepare('update chronicle set link = ? where table_id = ? and line = ?')
  for (const { line, link = FIRST_LINK } of chronicle) update.run(Buffer.from(link, 'hex'), id, line)
  raw.close()
}
