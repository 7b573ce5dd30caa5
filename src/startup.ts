import { BrokenMessages } from './language/messages.ts'

// Messages are read while modules are imported. So a start first imports this file, which reads none.

/** Imports the bot. A broken message file ends the process with one sentence and exit code 1. */
export async function begin(importBot: () => Promise<unknown>): Promise<void> {
  try {
    await importBot()
  } catch (error) {
    console.error(error instanceof BrokenMessages ? `A message file is broken: ${error.message}` : error)
    process.exit(1)
  }
}
