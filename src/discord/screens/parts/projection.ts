import { z } from 'zod'
import { shortHash } from '../../../engine/index.ts'
import type { Store, TableId } from '../../../tables/model/store.ts'
import { windowShown } from '../../table/context/window.ts'

/**
 * How far a table has been shown outside. `posting` is written before a message is sent and taken away once its id is
 * known: if the process dies between the two, the message is found again by its nonce instead of being posted twice.
 */
export const SHOWN = {
  /** The message in the table's room that bears the card, and above it what was told since the card before. */
  card: z.object({
    room: z.string(),
    message: z.string().nullable(),
    /** The phase of the table it is for. */
    turn: z.number(),
    digest: z.string(),
    /** Users who were called in this turn, and until when they were asked; `null` if they are still. */
    called: z.array(z.object({ user: z.string(), until: z.number().nullable() })),
    /** Messages posted so far: lines of the chronicle would count what was told in secret. */
    posts: z.number(),
    posting: z.boolean(),
    window: windowShown.nullable().default(null),
    /** The lines of the chronicle that stand on it: `after` < line <= `upTo`; absent if it was posted before it bore any. */
    after: z.number().optional(),
    upTo: z.number().optional(),
    /** Where the game stands, in a few words. */
    headline: z.string().default(''),
    /** Messages that were to be deleted when Discord had us wait for that. */
    left: z.array(z.object({ room: z.string(), message: z.string() })).default([]),
  }),
  /** How far the chronicle was told while it had messages of its own. */
  chronicle: z.object({ after: z.number(), upTo: z.number(), posting: z.boolean() }),
  /** One for each player, `target` being the user. */
  hand: z.object({
    room: z.string().nullable(),
    message: z.string().nullable(),
    digest: z.string(),
    posts: z.number(),
    posting: z.boolean(),
    /** When direct messages were found closed. */
    closedAt: z.number().nullable(),
    /** A digest of the note in it. */
    noted: z.string().default(''),
  }),
  /** The message that calls a player to the table beside the card; `target` being the user. */
  call: z.object({
    /** What it calls to; empty if nothing. */
    key: z.string(),
    /** The turn in which it was sent. */
    turn: z.number(),
    room: z.string().nullable(),
    message: z.string().nullable(),
    isDirect: z.boolean(),
    posts: z.number(),
    posting: z.boolean().default(false),
    /** For which turn there was a notice, and until when that was asked; `null` if it is still. */
    noticed: z.object({ turn: z.number(), until: z.number().nullable() }).nullable(),
    /** When direct messages were found closed. */
    closedAt: z.number().nullable(),
    /** The secret question that was called to last: of one and the same only reminders come afterwards. */
    called: z.string().default(''),
  }),
  /** The messages about motions and seats that are offered, and how many were posted. */
  council: z.object({
    items: z.array(
      z.object({
        key: z.string(),
        room: z.string(),
        message: z.string().nullable(),
        digest: z.string(),
        number: z.number(),
        posting: z.boolean(),
      }),
    ),
    posts: z.number(),
  }),
  /** The number of the last whisper that somebody was shown, of the one that is being posted, and when direct messages were found closed. */
  whispers: z.object({ upTo: z.number(), posting: z.number().default(0), closedAt: z.number().nullable() }),
  /** To whom hands were shown: whoever has no seat any more has theirs taken back. */
  seated: z.object({ users: z.array(z.string()) }),
  /** What keeps the table from being shown, when it was refused last, and who has heard of which kinds. */
  trouble: z.object({
    kind: z.string(),
    room: z.string(),
    at: z.number(),
    code: z.number().default(0),
    said: z.string().default(''),
    told: z.array(z.object({ kind: z.string(), user: z.string() })).default([]),
  }),
} as const

export type ShownKind = keyof typeof SHOWN
export type ShownData<K extends ShownKind> = z.infer<(typeof SHOWN)[K]>
export type ShownStore = Pick<Store, 'projections'>

/** What stands in a table's room. */
export type CardShown = ShownData<'card'> & { readonly after: number; readonly upTo: number }

/** What is shown of a table, typed; something of another form counts as not shown. */
export async function readShown<K extends ShownKind>(
  store: ShownStore,
  table: TableId,
  kind: K,
  target = '',
): Promise<ShownData<K> | undefined> {
  const parsed = SHOWN[kind].safeParse(await store.projections.find(table, kind, target))
  return parsed.success ? (parsed.data as ShownData<K>) : undefined
}

/** What stands in a table's room; `undefined` if nothing does. */
export async function readCard(store: ShownStore, table: TableId): Promise<CardShown | undefined> {
  const card = await readShown(store, table, 'card')
  if (card?.after !== undefined && card.upTo !== undefined) return { ...card, after: card.after, upTo: card.upTo }
  const told = card && (await readShown(store, table, 'chronicle'))
  const upTo = (told?.posting ? told.after : told?.upTo) ?? 0
  return card && { ...card, after: upTo, upTo }
}

export async function writeShown<K extends ShownKind>(
  store: ShownStore,
  table: TableId,
  kind: K,
  data: ShownData<K>,
  target = '',
): Promise<void> {
  await store.projections.set({ table, kind, target, data })
}

/** The nonce of a posting: the same for the same table, room and number, whatever process sends it. */
export function nonceOf(kind: ShownKind, table: TableId, room: string, number: number): string {
  return `${shortHash(`${kind}/${table}/${room}`)}.${number}`
}
