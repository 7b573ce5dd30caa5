import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

const ACCESS_OF_OTHERS = 0o077
export const PRIVATE_FOLDER_MODE = 0o700
export const PRIVATE_FILE_MODE = 0o600

/**
 * Creates a folder and its parents, accessible to their owner only, if they don't exist. Node's recursive `mkdir` never
 * returns where the system doesn't let anyone create folders, such as in /proc.
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) return
  const parent = dirname(path)
  if (parent !== path) makeFolder(parent)
  try {
    mkdirSync(path, { mode: PRIVATE_FOLDER_MODE })
  } catch (error) {
    // Another process may have been faster.
    if (!existsSync(path)) throw error
  }
}

/** Creates an empty file, accessible to its owner only, if it doesn't exist. */
export function makePrivate(path: string): void {
  closeSync(openSync(path, 'a', PRIVATE_FILE_MODE))
}

/** Removes other users' access to a file if it exists, and reports that. Windows has no such permissions. */
export function removeAccessOfOthers(path: string, report: (sentence: string) => void): void {
  const found = statSync(path, { throwIfNoEntry: false })
  if (process.platform === 'win32' || !found?.isFile() || (found.mode & ACCESS_OF_OTHERS) === 0) return
  try {
    chmodSync(path, found.mode & ~ACCESS_OF_OTHERS & 0o777)
    report(`Others than its owner could get at ${path}: now they cannot.`)
  } catch {
    report(`Others than its owner can get at ${path}, and that cannot be changed here: see to it.`)
  }
}
