import { messageFiles, messagesOf, type Say } from '../../../language/index.ts'
import type { ImperialPictureMessages } from './en/messages.ts'

const PICTURES = messageFiles(new URL('en/', import.meta.url))
const CHRONICLE = messageFiles(new URL('../../../games/imperial/words/en/', import.meta.url))
/** The names that the chronicle uses, too. */
const NAMES = CHRONICLE.filter(({ name }) => name.endsWith('/names.ftl'))

/** Words a message in a picture of this game in English. The messages and their arguments are in `en/`. */
export const sayInImperial: Say<ImperialPictureMessages> = messagesOf('en-GB', [...PICTURES, ...NAMES])
