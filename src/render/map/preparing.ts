import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setImmediate as breath } from 'node:timers/promises'
import { ensureStored, setGroundsFolder, type Ground } from './ground.ts'
import { ORIGIN, PREPARED } from './origin.ts'

/**
 * Paints all grounds that are not in the folder yet, one after another and the most frequent scales first, then deletes
 * grounds of other versions. Returns `false` if the folder cannot store them.
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

/** Deletes grounds of earlier versions, and unfinished files of processes that died. */
function tidy(folder: string): void {
  const beside = dirname(folder)
  for (const name of readdirSync(beside)) {
    if (ORIGIN.test(name) && name !== basename(folder)) rmSync(join(beside, name), { recursive: true, force: true })
  }
  for (const name of readdirSync(folder)) if (name.endsWith('.new')) rmSync(join(folder, name), { force: true })
}
