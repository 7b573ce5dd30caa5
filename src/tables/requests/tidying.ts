import { yieldToEventLoop } from '../kit/yielding.ts'
import type { Log } from '../kit/logger.ts'
import type { Store } from '../model/store.ts'

/** How often it is looked whether there is anything to tidy. */
const CHECK_EVERY_MS = 500

/** Lets the store do what it does for itself, in small pieces between other things. Returns how to stop it. */
export function keepTidy(store: Pick<Store, 'tidy'>, log: Log): () => Promise<void> {
  let isStopped = false
  let timer: NodeJS.Timeout
  let piece = Promise.resolve()
  const later = (): void => {
    timer = setTimeout(() => {
      piece = pieces()
    }, CHECK_EVERY_MS).unref()
  }
  const pieces = async (): Promise<void> => {
    try {
      while (!isStopped && (await store.tidy())) await yieldToEventLoop()
    } catch (error) {
      log.warn({ err: error }, 'tidying of the store failed')
    }
    if (!isStopped) later()
  }
  later()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await piece
  }
}
