import { readdirSync, readFileSync } from 'node:fs'
import { messagesOf, type Say } from '../../language/index.ts'
import type { DiscordMessages } from './en/messages.ts'

const FOLDER = new URL('en/', import.meta.url)

const files = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.ftl'))
  .map((name) => ({ name: `src/discord/words/en/${name}`, text: readFileSync(new URL(name, FOLDER), 'utf8') }))

/** Words a message of the bot in English. The messages and their arguments are in `en/`. */
export const say: Say<DiscordMessages> = messagesOf('en-GB', files)
