import { vi } from 'vitest'
import type * as MessageFiles from '../../src/language/message-files.ts'
import { showingNames } from './handed-on.ts'

/** An `.alone` test that imports this, and then loads the source, sees which names code has put into words itself. */
vi.mock('../../src/language/message-files.ts', async (original) => {
  const { messageFiles, ...others } = await original<typeof MessageFiles>()
  return { ...others, messageFiles: (folder: URL) => messageFiles(folder).map(showingNames) }
})
