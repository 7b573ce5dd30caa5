import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** What others than its owner may do with a file. */
const OTHERS = 0o077
/** Of folders and files that we make: their owner alone may look into them. */
export const [FOLDER, FILE] = [0o700, 0o600]

/**
 * Makes a folder, and those it lies in, their owner's alone, if it is not there. Node's own way to do so never comes to an end where the
 * system lets nobody make any, as in /proc.
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) return
  const around = dirname(path)
  if (around !== path) makeFolder(around)
  try {
    mkdirSync(path, { mode: FOLDER })
  } catch (error) {
    // Another process may have been quicker.
    if (!existsSync(path)) throw error
  }
}

/** Makes a file that is its owner's alone, empty, if it is not there. */
export function makePrivate(path: string): void {
  closeSync(openSync(path, 'a', FILE))
}

/** Takes the rights of others than its owner to a file away, if it is there; `say` hears of that in a sentence. Windows has no such rights. */
export function takeFromOthers(path: string, say: (sentence: string) => void): void {
  const found = statSync(path, { throwIfNoEntry: false })
  if (process.platform === 'win32' || !found?.isFile() || (found.mode & OTHERS) === 0) return
  try {
    chmodSync(path, found.mode & ~OTHERS & 0o777)
    say(`Others than its owner could get at ${path}: now they cannot.`)
  } catch {
    say(`Others than its owner can get at ${path}, and that cannot be changed here: see to it.`)
  }
}
