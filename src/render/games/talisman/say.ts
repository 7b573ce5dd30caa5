import { messageFiles, messagesOf, type Say } from '../../../language/index.ts'
import type { TalismanPictureMessages } from './en/messages.ts'

/** Words a text in this game's pictures in English. The messages and their arguments are in `en/`. */
export const sayInTalisman: Say<TalismanPictureMessages> = messagesOf(
  'en-GB',
  messageFiles(new URL('en/', import.meta.url)),
)
