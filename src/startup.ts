import { BrokenMessages } from './language/messages.ts'

// Messages are read while modules are imported, before anything can catch an error. The entry point therefore imports
// this file first, and this file nothing that reads messages.

/** Prints one sentence about a broken message file and exits with 1. */
function endOnBrokenMessages(error: unknown): void {
  console.error(error instanceof BrokenMessages ? `A message file is broken: ${error.message}` : error)
  process.exit(1)
}

process.once('uncaughtException', endOnBrokenMessages)

/** Leaves later errors to other handlers. Call it once all modules are imported. */
export function importsSucceeded(): void {
  process.off('uncaughtException', endOnBrokenMessages)
}
