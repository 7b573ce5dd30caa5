import { chmodSync, statSync } from 'node:fs'

const OTHERS = 0o077
/** File modes for folders and files with private messages: only the owner has access. */
export const [FOLDER, FILE] = [0o700, 0o600]

/** Removes other users' permissions; `say` hears of it. Windows has no such permissions. */
export function removeAccessOfOthers(path: string, say: (sentence: string) => void): void {
  const found = statSync(path, { throwIfNoEntry: false })
  if (process.platform === 'win32' || !found || (found.mode & OTHERS) === 0) return
  try {
    chmodSync(path, found.mode & ~OTHERS & 0o777)
    say(`Others than its owner could get at ${path}: now they cannot.`)
  } catch {
    say(`Others than its owner can get at ${path}, and that cannot be changed here: see to it.`)
  }
}
