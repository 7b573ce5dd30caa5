import { messageFiles, messagesOf, type Say } from '../../../language/index.ts'
import type { ImperialMessages } from './en/messages.ts'

/** Words a message of this game in English. The messages and their arguments are in `en/`. */
export const say: Say<ImperialMessages> = messagesOf('en-GB', messageFiles(new URL('en/', import.meta.url)))
