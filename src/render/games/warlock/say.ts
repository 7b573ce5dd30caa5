import { messageFiles, messagesOf, type Say } from '../../../language/index.ts'
import type { WarlockPictureMessages } from './en/messages.ts'

/** The names of the game in their forms. */
const NAMES = messageFiles(new URL('../../../games/warlock/words/en/', import.meta.url)).filter(({ name }) =>
  name.endsWith('/names.ftl'),
)

/** Words a message of this game's pictures in English. The messages and their arguments are in `en/`. */
export const sayInWarlock: Say<WarlockPictureMessages> = messagesOf('en-GB', [
  ...NAMES,
  ...messageFiles(new URL('en/', import.meta.url)),
])
