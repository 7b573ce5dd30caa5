import type { Projection, TableId, TableRecord } from '../../../tables/model/store.ts'
import type { Stage } from './screen-context.ts'

/** Somebody else may show the table by now: what was begun is let be. */
export class NotHeld extends Error {
  override readonly name = 'NotHeld'
}

/** What a table's messages are brought up to date with: everything that has been shown of it is read once. */
export interface TableStage extends Stage {
  /** The players' own notes, as they were when this was read. */
  readonly notes: Projection['notes']
}

/**
 * The stage of one table. It reads everything that has been shown in one query, and answers from that. Once the tables of the
 * server may belong to another process it sends and writes nothing and throws `NotHeld`: a process that was suspended for a while
 * must not overwrite what another one has shown.
 */
export async function tableStage(
  stage: Stage,
  { id, server }: Pick<TableRecord, 'id' | 'server'>,
): Promise<TableStage> {
  const { outlet, store } = stage
  const { shown, notes } = await store.projections.load(id)
  const rows = new Map(shown.map(({ kind, target, data }) => [keyOf(kind, target), data]))
  const held = <Given extends readonly unknown[], T>(work: (...given: Given) => Promise<T>) => {
    return async (...given: Given): Promise<T> => {
      if (!stage.isOurs(server)) throw new NotHeld('the table may be shown by another process')
      return await work(...given)
    }
  }
  const isKnown = (table: TableId, kind: string) => table === id && !WRITTEN_BY_OTHERS.has(kind)
  return {
    ...stage,
    notes,
    outlet: {
      post: held((room, panel, nonce) => outlet.post(room, panel, nonce)),
      edit: held((room, message, panel) => outlet.edit(room, message, panel)),
      remove: held((room, message) => outlet.remove(room, message)),
      found: (room, nonce) => outlet.found(room, nonce),
      stands: (room, message) => outlet.stands(room, message),
      hasRemoved: (message) => outlet.hasRemoved(message),
      directRoom: (user) => outlet.directRoom(user),
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

/** Kinds of rows that presses write too, whatever process shows the table: they are read each time. */
const WRITTEN_BY_OTHERS: ReadonlySet<string> = new Set(['whispers'])

function keyOf(kind: string, target: string): string {
  return `${kind} ${target}`
}
