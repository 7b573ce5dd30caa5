import { vi } from 'vitest'
import type * as MessageFiles from '../../src/language/message-files.ts'
import { pseudo } from './pseudo.ts'

/** An `.alone` test that imports this, and then loads the source, sees all messages in the pseudo-language. */
vi.mock('../../src/language/message-files.ts', async (original) => {
  const { messageFiles, ...others } = await original<typeof MessageFiles>()
  return { ...others, messageFiles: (folder: URL) => messageFiles(folder).map(pseudo) }
})
