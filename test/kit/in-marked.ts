import { vi } from 'vitest'
import type * as MessageFiles from '../../src/language/message-files.ts'
import { marked } from './marked.ts'

/** An `.alone` test that imports this, and then loads the source, sees in all messages which language they are from. */
vi.mock('../../src/language/message-files.ts', async (original) => {
  const { messageFiles, ...others } = await original<typeof MessageFiles>()
  return {
    ...others,
    messageFiles: (folder: URL) => messageFiles(folder).map((file) => marked(file, languageOfFolder(folder))),
  }
})

function languageOfFolder({ pathname }: URL): string {
  return /\/([a-z]{2})\/$/.exec(pathname)?.[1] ?? ''
}
