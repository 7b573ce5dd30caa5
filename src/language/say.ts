import type { SharedMessages } from './en/messages.ts'
import { messageFiles } from './message-files.ts'
import { messagesOf, type Say } from './messages.ts'

/** Words a message that all games share. The messages and their arguments are in `en/`. */
export const sayShared: Say<SharedMessages> = messagesOf('en-GB', messageFiles(new URL('en/', import.meta.url)))
