import type { Message } from '../model/wire.ts'
import { me, openChannel } from './reading.ts'
import { change, now } from './store.ts'

/** Creating a thread: the user names it first and enters it once it exists. */

const MAX_SUGGESTED_LENGTH = 40

/**
 * Asks for the name of a new thread.
 * @param message the starting message, if there is one
 */
export function nameThread(message: Message | null): void {
  const [firstLine = ''] = (message?.content ?? '').split('\n')
  const name = [...firstLine.replaceAll(/[*_~|`<>#]/g, '').trim()].slice(0, MAX_SUGGESTED_LENGTH).join('')
  change({ messageMenu: null, newThread: { messageId: message?.id ?? null, name, fault: '' } })
}

export function typeThreadName(name: string): void {
  change((state) => (state.newThread ? { ...state, newThread: { ...state.newThread, name, fault: '' } } : state))
}

export function forgetThread(): void {
  change({ newThread: null })
}

export async function startThread(): Promise<void> {
  const { newThread, current } = now()
  if (!newThread) return
  try {
    const thread = await me().startThread(current, newThread.name, newThread.messageId)
    change({ newThread: null })
    await openChannel(thread.id)
  } catch (error) {
    change({ newThread: { ...newThread, fault: (error as Error).message } })
  }
}
