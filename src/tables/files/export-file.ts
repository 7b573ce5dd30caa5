import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { runToEnd } from '../../engine/index.ts'
import { breath, inSlices } from '../kit/yielding.ts'
import { fieldsIn, jsonPieces } from './json-parts.ts'
import { exportedGame } from './save-format.ts'
import type { ExportedGame, SavedGame } from '../model/saved-game.ts'

const FORMAT = 'questmaster-game'
/** The form of the file. Raise it when a file may hold what earlier versions don't know: they refuse a later form. */
const VERSION = 1
/** The largest file that is read, in bytes: as much as Discord takes. */
export const MOST_BYTES = 10 * 1024 * 1024

/** So many lines of a file are looked at at once. */
const AT_ONCE = 500

/** Why a file is not taken in. */
export type ExportTrouble = 'export-too-big' | 'no-export' | 'export-newer' | 'export-edited' | 'export-nameless'

/** A game as a file: its form, the version of that and a checksum of the rest stand first. */
export function exportFile(game: SavedGame): string {
  return runToEnd(exportFileIn(game))
}

/** The same, a piece at a time. */
export function* exportFileIn(game: SavedGame): Generator<void, string> {
  const pieces: string[] = []
  const checksum = yield* checksumOf({ ...game }, (piece) => pieces.push(piece))
  const head = JSON.stringify({ format: FORMAT, version: VERSION, checksum }).slice(0, -1)
  return [head, ',', ...pieces, '}\n'].join('')
}

/** The game in a file that was exported for another house, or why it cannot be had: a piece at a time, between which others have their turn. */
export async function readExport(bytes: Uint8Array): Promise<ExportedGame | ExportTrouble> {
  if (bytes.length > MOST_BYTES) return 'export-too-big'
  const text = textOf(bytes)
  const file = text === null ? null : await inSlices(fieldsIn(text))
  if (file?.['format'] !== FORMAT) return 'no-export'
  const { format: _format, version, checksum, ...game } = file
  if (typeof version === 'number' && version > VERSION) return 'export-newer'
  if (version !== VERSION) return 'no-export'
  if (checksum !== (await inSlices(checksumOf(game)))) return 'export-edited'
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

/** A checksum of a game, and of the version of its file. `piece` is given all that is written of the game. */
function* checksumOf(
  game: Readonly<Record<string, unknown>>,
  take: (piece: string) => void = () => undefined,
): Generator<void, string> {
  const hash = createHash('sha256').update(`${JSON.stringify([FORMAT, VERSION]).slice(0, -1)},{`)
  for (const piece of jsonPieces(game)) {
    hash.update(piece)
    take(piece)
    yield
  }
  return hash.update('}]').digest('hex')
}

function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
