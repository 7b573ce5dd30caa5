import { z } from 'zod'
import { shortHash } from '../../../engine/index.ts'
import type { Store, TableId } from '../../../tables/model/store.ts'
import { windowShown } from '../../table/context/window.ts'

/**
 * How much of a table the bot has shown on Discord. The bot sets `posting` before it sends a message and clears it once
 * it knows the id. If the process dies between the two, the bot finds the message again by its nonce instead of posting
 * it twice.
 */
export const PROJECTIONS = {
  /** The message in the table's room that bears the card, and above it the lines since the card before. */
  card: z.object({
    room: z.string(),
    message: z.string().nullable(),
    /** The phase of the table that the card shows. */
    turn: z.number(),
    digest: z.string(),
    /** A digest of the message as it was sent, with its pictures. */
    sent: z.string().default(''),
    /** Users called in this turn, and when their questions ended; `null` if they are still open. */
    called: z.array(z.object({ user: z.string(), until: z.number().nullable() })),
    /** Messages posted so far. The number of a chronicle line would also count private lines. */
    posts: z.number(),
    posting: z.boolean(),
    window: windowShown.nullable().default(null),
    /** The chronicle lines on the message: `after` < line <= `upTo`. Absent if the message is older than this field. */
    after: z.number().optional(),
    upTo: z.number().optional(),
    /** Up to which line the message has shown a scene that moved. */
    moved: z.number().default(0),
    /** Where the game stands, in a few words. */
    headline: z.string().default(''),
    /** The same in other languages in which people may read of it. */
    headlines: z.record(z.string(), z.string()).optional(),
    /** What has happened to each seat since its last turn began, up to a line (`lately.ts`). */
    lately: z
      .object({
        upTo: z.number(),
        best: z.record(
          z.string(),
          z.object({
            what: z.string(),
            weight: z.number(),
            own: z.string().optional(),
            other: z.string().optional(),
          }),
        ),
      })
      .default({ upTo: 0, best: {} }),
    /** Messages whose deletion is waiting for Discord's rate limit. */
    left: z.array(z.object({ room: z.string(), message: z.string() })).default([]),
  }),
  /** The last line told while the chronicle still had messages of its own. */
  chronicle: z.object({ after: z.number(), upTo: z.number(), posting: z.boolean() }),
  /** One for each player: `target` is the user. */
  hand: z.object({
    room: z.string().nullable(),
    message: z.string().nullable(),
    digest: z.string(),
    posts: z.number(),
    posting: z.boolean(),
    /** When direct messages were found closed. */
    closedAt: z.number().nullable(),
    /** A digest of the player's note in the hand. */
    noted: z.string().default(''),
  }),
  /** The message that calls a player to the table in addition to the card: `target` is the user. */
  call: z.object({
    /** The key of the call; empty if there is none. */
    key: z.string(),
    /** The turn of the call. */
    turn: z.number(),
    room: z.string().nullable(),
    message: z.string().nullable(),
    isDirect: z.boolean(),
    posts: z.number(),
    posting: z.boolean().default(false),
    /** The turn of the last notice, and when its question ended; `null` if it is still open. */
    noticed: z.object({ turn: z.number(), until: z.number().nullable() }).nullable(),
    /** When direct messages were found closed. */
    closedAt: z.number().nullable(),
    /** The secret question of the last call: the same question only gets reminders after that. */
    called: z.string().default(''),
  }),
  /** The messages about proposals and offered seats, and how many the bot has posted. */
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
  /**
   * The number of the last whisper that the player was shown, the number of the one being posted, and when direct
   * messages were found closed.
   */
  whispers: z.object({ upTo: z.number(), posting: z.number().default(0), closedAt: z.number().nullable() }),
  /**
   * What webhooks have heard: of the table that it has started or ended, and for each player (`target`) the last turn
   * and the last reminder.
   */
  news: z.object({ key: z.string(), turn: z.number() }),
  /** The users whose hands the bot has shown. If one no longer has a seat, the bot takes the hand back. */
  seated: z.object({ users: z.array(z.string()) }),
  /** The problem that keeps the table from being shown, the last refusal, and who has heard of which kinds. */
  trouble: z.object({
    kind: z.string(),
    room: z.string(),
    at: z.number(),
    code: z.number().default(0),
    said: z.string().default(''),
    told: z.array(z.object({ kind: z.string(), user: z.string() })).default([]),
  }),
} as const

export type ProjectionKind = keyof typeof PROJECTIONS
export type ProjectionData<K extends ProjectionKind> = z.infer<(typeof PROJECTIONS)[K]>
export type ProjectionsOnly = Pick<Store, 'projections'>

/** The card in a table's room. */
export type CardProjection = ProjectionData<'card'> & { readonly after: number; readonly upTo: number }

/** A shown row of a table, typed. A row of another form counts as not shown. */
export async function readProjection<K extends ProjectionKind>(
  store: ProjectionsOnly,
  table: TableId,
  kind: K,
  target = '',
): Promise<ProjectionData<K> | undefined> {
  const parsed = PROJECTIONS[kind].safeParse(await store.projections.find(table, kind, target))
  return parsed.success ? (parsed.data as ProjectionData<K>) : undefined
}

/** The card in a table's room; `undefined` if there is none. */
export async function readCardProjection(store: ProjectionsOnly, table: TableId): Promise<CardProjection | undefined> {
  const card = await readProjection(store, table, 'card')
  if (card?.after !== undefined && card.upTo !== undefined) return { ...card, after: card.after, upTo: card.upTo }
  const told = card && (await readProjection(store, table, 'chronicle'))
  const upTo = (told?.posting ? told.after : told?.upTo) ?? 0
  return card && { ...card, after: upTo, upTo }
}

export async function writeProjection<K extends ProjectionKind>(
  store: ProjectionsOnly,
  table: TableId,
  kind: K,
  data: ProjectionData<K>,
  target = '',
): Promise<void> {
  await store.projections.set({ table, kind, target, data })
}

/** The nonce of a posting: the same for the same table, room and number, whichever process sends it. */
export function nonceOf(kind: ProjectionKind, table: TableId, room: string, number: number): string {
  return nonceAbout(`${kind}/${table}/${room}`, number)
}

/** The nonce of a posting that belongs to no table: the same for the same subject and number. */
export function nonceAbout(subject: string, number: number): string {
  return `${shortHash(subject)}.${number}`
}
