import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { runToEnd } from '../../engine/index.ts'
import { yieldToEventLoop, runInSlices } from '../kit/yielding.ts'
import { fieldsIn, jsonPieces } from './json-parts.ts'
import { exportedGame } from './save-format.ts'
import type { ExportedGame, SavedGame } from '../model/saved-game.ts'

const FORMAT = 'questmaster-game'
/**
 * Version of the file format. Raise it when a file may contain something that earlier versions don't know: they refuse
 * later versions.
 */
const VERSION = 1
/** The largest file accepted: Discord takes no larger ones. */
export const MAX_BYTES = 10 * 1024 * 1024

const LINES_PER_SLICE = 500

/** Why a file is refused. */
export type ExportTrouble = 'export-too-big' | 'no-export' | 'export-newer' | 'export-edited' | 'export-nameless'

/** Serialises a game: the format, its version and a checksum of the rest come first. */
export function exportFile(game: SavedGame): string {
  return runToEnd(exportFileIn(game))
}

/** Serialises a game in slices. */
export function* exportFileIn(game: SavedGame): Generator<void, string> {
  const pieces: string[] = []
  const checksum = yield* checksumOf({ ...game }, (piece) => pieces.push(piece))
  const head = JSON.stringify({ format: FORMAT, version: VERSION, checksum }).slice(0, -1)
  return [head, ',', ...pieces, '}\n'].join('')
}

/** Reads an exported game in slices; returns the reason if it can't. */
export async function readExport(bytes: Uint8Array): Promise<ExportedGame | ExportTrouble> {
  if (bytes.length > MAX_BYTES) return 'export-too-big'
  const text = textOf(bytes)
  const file = text === null ? null : await runInSlices(fieldsIn(text))
  if (file?.['format'] !== FORMAT) return 'no-export'
  const { format: _format, version, checksum, ...game } = file
  if (typeof version === 'number' && version > VERSION) return 'export-newer'
  if (version !== VERSION) return 'no-export'
  if (checksum !== (await runInSlices(checksumOf(game)))) return 'export-edited'
  if (!('table' in game)) return 'export-nameless'
  const { entries, chronicle } = game as Record<string, unknown>
  const head = exportedGame.safeParse({ ...game, entries: [], chronicle: [] })
  const lines = await allOf(exportedGame.shape.entries, entries)
  const told = await allOf(exportedGame.shape.chronicle, chronicle)
  return head.success && lines && told ? { ...head.data, entries: lines, chronicle: told } : 'export-edited'
}

/** Parses a long list in slices; `null` if one of its elements is invalid. */
async function allOf<T>(form: z.ZodType<T[]>, list: unknown): Promise<readonly T[] | null> {
  if (!Array.isArray(list)) return null
  const all: T[] = []
  for (let from = 0; from < list.length; from += LINES_PER_SLICE) {
    await yieldToEventLoop()
    const read = form.safeParse(list.slice(from, from + LINES_PER_SLICE))
    if (!read.success) return null
    all.push(...read.data)
  }
  return all
}

/** A checksum of a game and of its file's version. `take` receives the serialised pieces of the game. */
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
