import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import type { Answer, Entry, Snapshot } from '../src/engine/index.ts'

/** A game as a file: what it was saved from, its snapshots and its log. Replaying needs nothing else. */
export interface SavedGame {
  readonly game: string
  readonly snapshots: readonly Snapshot[]
  readonly entries: readonly Entry[]
  /** What comes next and cannot be carried out: how a fault is had again. */
  readonly answer?: Answer | undefined
  /** For whoever reads the file; not needed to replay it. */
  readonly about?: unknown
}

const answer = z.object({ seat: z.int().nonnegative(), verb: z.string(), key: z.string() })
const saved = z.object({
  game: z.string(),
  snapshots: z.array(z.object({ seq: z.int().nonnegative(), version: z.int().positive(), state: z.string() })).min(1),
  entries: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('answer'), seq: z.int().positive(), answer, sealed: z.boolean() }),
      z.object({ kind: z.literal('rewind'), seq: z.int().positive(), to: z.int(), seed: z.string().nullable() }),
    ]),
  ),
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
