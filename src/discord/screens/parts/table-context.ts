import type { Projection, TableId, TableRecord } from '../../../tables/model/store.ts'
import { languageOfMessage, type Cleared } from '../../kit/cleared.ts'
import { languageOfTable } from '../../table/context/readers.ts'
import type { ScreenContext } from './screen-context.ts'

/** Another process may show the table by now, so this one stops in the middle. */
export class LeaseNotHeld extends Error {
  override readonly name = 'LeaseNotHeld'
}

/** The services that update a table's messages. Reads everything already shown of the table once. */
export interface TableScreenContext extends ScreenContext {
  /** The players' own notes at the time of reading. */
  readonly notes: Projection['notes']
}

/**
 * The context of one table. It reads everything already shown in one query, and answers from that. Once the server's
 * tables may belong to another process, it sends and writes nothing and throws `LeaseNotHeld`: a process that was
 * suspended for a while mustn't overwrite what another one has shown.
 */
export async function tableScreenContext(
  screen: ScreenContext,
  record: Pick<TableRecord, 'id' | 'server' | 'room' | 'language'>,
): Promise<TableScreenContext> {
  const { id, server } = record
  const { messageGateway, store } = screen
  const { shown, notes } = await store.projections.load(id)
  const rows = new Map(shown.map(({ kind, target, data }) => [keyOf(kind, target), data]))
  const held = <Given extends readonly unknown[], T>(work: (...given: Given) => Promise<T>) => {
    return async (...given: Given): Promise<T> => {
      if (!screen.isOurs(server)) throw new LeaseNotHeld('the table may be shown by another process')
      return await work(...given)
    }
  }
  /** Somebody forgot to say who reads it. A wrong language is better than no message. */
  const checked = (room: string, said: Cleared): Cleared => {
    const [language, wanted] = [languageOfMessage(said), languageOfTable(record)]
    if (room === record.room && language !== wanted)
      screen.log.error({ table: id, language, wanted }, 'message in another language than its table')
    return said
  }
  const isKnown = (table: TableId, kind: string) => table === id && !WRITTEN_BY_OTHERS.has(kind)
  return {
    ...screen,
    notes,
    messageGateway: {
      post: held((room, panel, nonce) => messageGateway.post(room, checked(room, panel), nonce)),
      edit: held((room, message, panel) => messageGateway.edit(room, message, checked(room, panel))),
      remove: held((room, message) => messageGateway.remove(room, message)),
      found: (room, nonce) => messageGateway.found(room, nonce),
      stands: (room, message) => messageGateway.stands(room, message),
      hasRemoved: (message) => messageGateway.hasRemoved(message),
      directRoom: (user) => messageGateway.directRoom(user),
    },
    store: {
      records: store.records,
      changes: store.changes,
      notes: store.notes,
      stats: store.stats,
      projections: {
        load: (table) => store.projections.load(table),
        find: async (table, kind, target = '') =>
          isKnown(table, kind) ? rows.get(keyOf(kind, target)) : await store.projections.find(table, kind, target),
        set: held(async (one) => {
          await store.projections.set(one)
          if (one.table === id) rows.set(keyOf(one.kind, one.target), structuredClone(one.data))
        }),
        forget: held(async (table, kind, target = '') => {
          await store.projections.forget(table, kind, target)
          if (table === id) rows.delete(keyOf(kind, target))
        }),
        markShown: (table, revision) => store.projections.markShown(table, revision),
      },
    },
  }
}

/** Kinds of rows that presses also write, whichever process shows the table. They are read each time. */
const WRITTEN_BY_OTHERS: ReadonlySet<string> = new Set(['whispers'])

function keyOf(kind: string, target: string): string {
  return `${kind} ${target}`
}
