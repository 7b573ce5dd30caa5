import type { SharedMessages } from './en/messages.ts'
import { messageFiles } from './message-files.ts'
import { messagesOf, type Say } from './messages.ts'

/**
 * The messages in the folder `en` beside a module, in English. `names` is the path from the module to a folder with
 * names that they use.
 */
export function messagesBeside<M>(module: string, names?: string): Say<M> {
  const named = names === undefined ? [] : messageFiles(new URL(names, module))
  return messagesOf('en-GB', [
    ...messageFiles(new URL('en/', module)),
    ...named.filter(({ name }) => name.endsWith('/names.ftl')),
  ])
}

/** Words a message that all games share. The messages and their arguments are in `en/`. */
export const sayShared = messagesBeside<SharedMessages>(import.meta.url)
