import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { SOURCES } from '../src/engine/index.ts'
import type { SavedGame } from '../src/tables/index.ts'

export type { SavedGame } from '../src/tables/index.ts'

const answer = z.object({ seat: z.int().nonnegative(), verb: z.string(), key: z.string() })
const link = z.string().nullable().optional()
const seq = z.int().positive()
const line = { line: z.int().positive(), seq: z.int().nonnegative() }
const to = z.union([z.literal('all'), z.array(z.int().nonnegative())])

const saved = z.object({
  game: z.string(),
  snapshots: z.array(z.object({ seq: z.int().nonnegative(), version: z.int().positive(), state: z.string() })).min(1),
  entries: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('answer'), seq, answer, sealed: z.boolean(), quiet: z.boolean().optional(), link }),
      z.object({
        kind: z.literal('rewind'),
        seq,
        to: z.int(),
        seed: z.string().nullable(),
        deals: z.boolean().optional(),
        link,
      }),
    ]),
  ),
  setup: z
    .object({
      seats: z.int().positive(),
      preset: z.string().optional(),
      options: z
        .record(z.string(), z.union([z.boolean(), z.number(), z.string(), z.null(), z.array(z.number())]))
        .optional(),
      experience: z.array(z.int().nonnegative()),
      luck: z.enum(SOURCES).optional(),
      /** What files older than options have instead of a preset. */
      length: z.string().optional(),
    })
    .transform(({ length, preset = length ?? '', ...setup }) => ({ ...setup, preset }))
    .optional(),
  seal: z
    .discriminatedUnion('kind', [
      z.object({
        kind: z.literal('sealed'),
        commitment: z.string(),
        brought: z.array(z.string()),
        secret: z.string().nullable(),
        seed: z.string().nullable(),
      }),
      z.object({ kind: z.literal('typed'), seed: z.string().nullable() }),
      z.object({ kind: z.literal('before') }),
    ])
    .optional(),
  chronicle: z
    .array(
      z.discriminatedUnion('kind', [
        z.object({ ...line, kind: z.literal('fact'), fact: z.looseObject({ kind: z.string() }), to }),
        z.object({ ...line, kind: z.literal('event'), event: z.looseObject({ kind: z.string() }) }),
      ]),
    )
    .optional(),
  answer: answer.optional(),
  about: z.unknown(),
})

/** Reads a saved game. Throws with one sentence if it is none. */
export function readSaved(path: string): SavedGame {
  let json: unknown
  try {
    json = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(`${path} cannot be read as a saved game: ${why}`, { cause: error })
  }
  const result = saved.safeParse(json)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new Error(`${path} is no saved game: ${issue?.path.join('.')} ${issue?.message}.`)
}

export function writeSaved(path: string, game: SavedGame): void {
  writeFileSync(path, `${JSON.stringify(game, null, 1)}\n`)
}
