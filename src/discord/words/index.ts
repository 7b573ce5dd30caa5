import { messagesBeside } from '../../language/index.ts'
import type { DiscordMessages } from './en/messages.ts'

/** Words a message of the bot in English. The messages and their arguments are in `en/`. */
export const say = messagesBeside<DiscordMessages>(import.meta.url)
