import { chmodSync, statSync } from 'node:fs'

const OTHERS = 0o077
/** Of folders and files that the sandbox makes: private messages are their owner's alone. */
export const [FOLDER, FILE] = [0o700, 0o600]

/** Takes the rights of others than its owner away from what is there; `say` hears of it. Windows has no such rights. */
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
