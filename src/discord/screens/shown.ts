import { z } from 'zod'
import { shortHash } from '../../engine/index.ts'
import type { Store, TableId } from '../../tables/store.ts'
import { windowShown } from '../table/asking.ts'

/**
 * How far a table has been shown outside. `posting` is written before a message is sent and taken away once its id is
 * known: if the process dies between the two, the same nonce finds the message instead of posting it twice.
 */
export const SHOWN = {
  card: z.object({
    room: z.string(),
    message: z.string().nullable(),
    turn: z.number(),
    digest: z.string(),
    /** Users this posting has called. */
    called: z.array(z.string()),
    posts: z.number(),
    posting: z.boolean(),
    window: windowShown.nullable().default(null),
    /** Cards that are past and still to be deleted. */
    old: z.array(z.object({ room: z.string(), message: z.string() })),
  }),
  chronicle: z.object({
    room: z.string(),
    message: z.string().nullable(),
    /** The lines of the message, and thereby the last line that was shown: `after` < line <= `upTo`. */
    after: z.number(),
    upTo: z.number(),
    /** Messages begun so far: lines would count what was told in secret. */
    posts: z.number().default(0),
    posting: z.boolean(),
  }),
  /** One for each player, `target` being the user. */
  hand: z.object({
    room: z.string().nullable(),
    message: z.string().nullable(),
    digest: z.string(),
    posts: z.number(),
    posting: z.boolean(),
    /** When direct messages were found closed. */
    closedAt: z.number().nullable(),
  }),
  /** A private call to a decision nobody else may know of; `target` being the user. */
  call: z.object({
    question: z.string(),
    room: z.string().nullable(),
    message: z.string().nullable(),
    closedAt: z.number().nullable(),
  }),
  /** What keeps the table from being shown; its host was told. */
  trouble: z.object({ kind: z.string(), room: z.string(), at: z.number() }),
} as const

export type ShownKind = keyof typeof SHOWN
export type ShownData<K extends ShownKind> = z.infer<(typeof SHOWN)[K]>
export type ShownStore = Pick<Store, 'shown' | 'setShown' | 'forgetShown'>

/** What is shown of a table, typed; something of another form counts as not shown. */
export async function readShown<K extends ShownKind>(
  store: ShownStore,
  table: TableId,
  kind: K,
  target = '',
): Promise<ShownData<K> | undefined> {
  const parsed = SHOWN[kind].safeParse(await store.shown(table, kind, target))
  return parsed.success ? (parsed.data as ShownData<K>) : undefined
}

export async function writeShown<K extends ShownKind>(
  store: ShownStore,
  table: TableId,
  kind: K,
  data: ShownData<K>,
  target = '',
): Promise<void> {
  await store.setShown({ table, kind, target, data })
}

/** The nonce of a posting: the same for the same table, room and number, whatever process sends it. */
export function nonceOf(kind: ShownKind | 'told', table: TableId, room: string, number: number): string {
  return `${shortHash(`${kind}/${table}/${room}`)}.${number}`
}
