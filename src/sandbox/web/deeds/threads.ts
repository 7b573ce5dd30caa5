import type { Message } from '../model/wire.ts'
import { me, openChannel } from './reading.ts'
import { change, now } from './store.ts'

/** Making a thread: it is named first, and entered when it is there. */

/** As much of a message is offered as the name of its thread, in characters. */
const OFFERED = 40

/** Asks how the new thread shall be called. @param message what it starts from; without one it stands on its own */
export function nameThread(message: Message | null): void {
  const [firstLine = ''] = (message?.content ?? '').split('\n')
  const name = [...firstLine.replaceAll(/[*_~|`<>#]/g, '').trim()].slice(0, OFFERED).join('')
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
