import { createHash } from 'node:crypto'
import { exportedGame } from './saved-form.ts'
import type { ExportedGame, SavedGame } from './saved.ts'

const FORMAT = 'questmaster-game'
/** Of the form of the file. One that is read must not be of a later one. */
const VERSION = 1
/** The largest file that is read, in bytes: as much as Discord takes. */
export const MOST_BYTES = 10 * 1024 * 1024

/** Why a file is not taken in. */
export type ExportTrouble = 'export-too-big' | 'no-export' | 'export-newer' | 'export-edited' | 'export-nameless'

/** A game as a file: its form, the version of that and a checksum of the rest stand first. */
export function exportFile(game: SavedGame): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, checksum: checksumOf(game), ...game })}\n`
}

/** The game in a file that was exported for another house, or why it cannot be had. */
export function readExport(bytes: Uint8Array): ExportedGame | ExportTrouble {
  if (bytes.length > MOST_BYTES) return 'export-too-big'
  const file = parsed(bytes)
  if (file?.['format'] !== FORMAT) return 'no-export'
  const { format: _format, version, checksum, ...game } = file
  if (typeof version === 'number' && version > VERSION) return 'export-newer'
  if (version !== VERSION) return 'no-export'
  if (checksum !== checksumOf(game)) return 'export-edited'
  if (!('table' in game)) return 'export-nameless'
  const read = exportedGame.safeParse(game)
  return read.success ? read.data : 'export-edited'
}

function checksumOf(game: object): string {
  return createHash('sha256')
    .update(JSON.stringify([FORMAT, VERSION, game]))
    .digest('hex')
}

function parsed(bytes: Uint8Array): Record<string, unknown> | undefined {
  try {
    const json: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return typeof json === 'object' && json !== null && !Array.isArray(json)
      ? (json as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}
