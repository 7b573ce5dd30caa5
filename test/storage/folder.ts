import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'

/** A separate folder for each test, and a path in it where no folder exists yet. */
export function ownFolder(): { readonly folder: string; readonly path: string } {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'questmaster-store-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  return {
    get folder() {
      return folder
    },
    get path() {
      return join(folder, 'deep', 'er', 'tables.db')
    },
  }
}
