import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '../../src/storage/index.ts'
import { storeContract } from './contract.ts'

storeContract('a file', {
  isKept: true,
  tells: false,
  newPlace() {
    const folder = mkdtempSync(join(tmpdir(), 'questmaster-store-'))
    return {
      open: async () => openStore(join(folder, 'tables.db')),
      leave: async () => rmSync(folder, { recursive: true }),
    }
  },
})

storeContract('memory', {
  isKept: false,
  tells: false,
  newPlace: () => ({ open: async () => openStore(), leave: async () => undefined }),
})
