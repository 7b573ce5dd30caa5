import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setImmediate as breath } from 'node:timers/promises'
import { ensureStored, setGroundsFolder, type Ground } from './ground.ts'
import { ORIGIN, PREPARED } from './origin.ts'

/**
 * Paints all grounds that are not in the folder yet, one after another, those of most pictures first, and takes away what
 * was painted from something else. `false` if the folder cannot keep them.
 */
export async function prepareGrounds(folder: string, grounds: readonly Ground[]): Promise<boolean> {
  setGroundsFolder(folder)
  const longest = Math.max(...grounds.map(({ scales }) => scales.length))
  for (let rank = 0; rank < longest; rank += 1) {
    for (const ground of grounds) {
      const scale = ground.scales[rank]
      if (scale === undefined) continue
      if (!ensureStored(ground, scale)) return false
      await breath()
    }
  }
  tidy(folder)
  writeFileSync(join(folder, PREPARED), '')
  return true
}

/** Takes away what earlier versions have painted, and what a process that died has left unfinished. */
function tidy(folder: string): void {
  const beside = dirname(folder)
  for (const name of readdirSync(beside)) {
    if (ORIGIN.test(name) && name !== basename(folder)) rmSync(join(beside, name), { recursive: true, force: true })
  }
  for (const name of readdirSync(folder)) if (name.endsWith('.new')) rmSync(join(folder, name), { force: true })
}
