import { messageFiles, messagesOf, type Say } from '../../language/index.ts'
import type { DiscordMessages } from './en/messages.ts'

/** Words a message of the bot in English. The messages and their arguments are in `en/`. */
export const say: Say<DiscordMessages> = messagesOf('en-GB', messageFiles(new URL('en/', import.meta.url)))
