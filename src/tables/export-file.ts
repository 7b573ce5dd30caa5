import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { breath } from './breath.ts'
import { exportedGame } from './saved-form.ts'
import type { ExportedGame, SavedGame } from './saved.ts'

const FORMAT = 'questmaster-game'
/**
 * Of the form of the file, which earlier houses do not read if it has become a later one: raise it when a file may hold what they
 * do not know. 2: whispers, guesses, branches and who looked over a shoulder.
 */
const VERSION = 2
/** The earliest that is read: what it does not have is absent. */
const EARLIEST = 1
/** The largest file that is read, in bytes: as much as Discord takes. */
export const MOST_BYTES = 10 * 1024 * 1024

/** The most lists and objects that lie in one another in a file: what a fact tells needs a few. */
const MOST_DEEP = 64
/** So many lines of a file are looked at at once. */
const AT_ONCE = 500

/** Why a file is not taken in. */
export type ExportTrouble = 'export-too-big' | 'no-export' | 'export-newer' | 'export-edited' | 'export-nameless'

/** A game as a file: its form, the version of that and a checksum of the rest stand first. */
export function exportFile(game: SavedGame): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, checksum: checksumOf(VERSION, game), ...game })}\n`
}

/** The game in a file that was exported for another house, or why it cannot be had: a piece at a time, between which others have their turn. */
export async function readExport(bytes: Uint8Array): Promise<ExportedGame | ExportTrouble> {
  if (bytes.length > MOST_BYTES) return 'export-too-big'
  const file = parsed(bytes)
  if (file?.['format'] !== FORMAT) return 'no-export'
  const { format: _format, version, checksum, ...game } = file
  if (typeof version === 'number' && version > VERSION) return 'export-newer'
  if (!Number.isInteger(version) || Number(version) < EARLIEST) return 'no-export'
  await breath()
  if (checksum !== checksumOf(Number(version), game)) return 'export-edited'
  if (!('table' in game)) return 'export-nameless'
  const { entries, chronicle } = game as Record<string, unknown>
  const head = exportedGame.safeParse({ ...game, entries: [], chronicle: [] })
  const lines = await allOf(exportedGame.shape.entries, entries)
  const told = await allOf(exportedGame.shape.chronicle, chronicle)
  return head.success && lines && told ? { ...head.data, entries: lines, chronicle: told } : 'export-edited'
}

/** All of a long list, if each of it is of its form. */
async function allOf<T>(form: z.ZodType<T[]>, list: unknown): Promise<readonly T[] | null> {
  if (!Array.isArray(list)) return null
  const all: T[] = []
  for (let from = 0; from < list.length; from += AT_ONCE) {
    await breath()
    const read = form.safeParse(list.slice(from, from + AT_ONCE))
    if (!read.success) return null
    all.push(...read.data)
  }
  return all
}

function checksumOf(version: number, game: object): string {
  return createHash('sha256')
    .update(JSON.stringify([FORMAT, version, game]))
    .digest('hex')
}

function parsed(bytes: Uint8Array): Record<string, unknown> | undefined {
  try {
    const json: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return typeof json === 'object' && json !== null && !Array.isArray(json) && isTame(json, MOST_DEEP)
      ? (json as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

/** Whether at most so many lists and objects lie in one another, and no text holds the character 0, which not every database can keep. */
function isTame(json: unknown, most: number): boolean {
  if (typeof json === 'string') return !json.includes('\0')
  if (typeof json !== 'object' || json === null) return true
  return most > 0 && Object.entries(json).every(([key, one]) => !key.includes('\0') && isTame(one, most - 1))
}
