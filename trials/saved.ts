import { readFileSync, writeFileSync } from 'node:fs'
import { savedGame, type SavedGame } from '../src/tables/index.ts'

export type { SavedGame } from '../src/tables/index.ts'

/** Reads a saved game. Throws with one sentence if it is none. */
export function readSaved(path: string): SavedGame {
  let json: unknown
  try {
    json = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(`${path} cannot be read as a saved game: ${why}`, { cause: error })
  }
  const result = savedGame.safeParse(json)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new Error(`${path} is no saved game: ${issue?.path.join('.')} ${issue?.message}.`)
}

export function writeSaved(path: string, game: SavedGame): void {
  writeFileSync(path, `${JSON.stringify(game, null, 1)}\n`)
}
