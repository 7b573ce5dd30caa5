import { readFileSync, writeFileSync } from 'node:fs'
import { runToEnd } from '../src/engine/index.ts'
import { fieldsIn } from '../src/tables/files/json-parts.ts'
import { savedGame, type SavedGame } from '../src/tables/index.ts'

export type { SavedGame } from '../src/tables/index.ts'

/** Reads a saved game. Throws with one sentence if it is not one. */
export function readSaved(path: string): SavedGame {
  let json: unknown
  let text: string
  try {
    text = readFileSync(path, 'utf8')
    json = JSON.parse(text)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(`${path} cannot be read as a saved game: ${why}`, { cause: error })
  }
  if (typeof json === 'object' && json !== null && !Array.isArray(json) && runToEnd(fieldsIn(text)) === null) {
    throw new Error(`${path} is no saved game: something in it is larger or deeper than in any game.`)
  }
  const result = savedGame.safeParse(json)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new Error(`${path} is no saved game: ${issue?.path.join('.')} ${issue?.message}.`)
}

export function writeSaved(path: string, game: SavedGame): void {
  writeFileSync(path, `${JSON.stringify(game, null, 1)}\n`)
}
