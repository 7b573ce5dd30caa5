import { messagesBeside } from '../../../language/index.ts'
import type { TalismanPictureMessages } from './en/messages.ts'

/** Words a message in a picture of this game in English. The messages and their arguments are in `en/`. */
export const sayInTalisman = messagesBeside<TalismanPictureMessages>(import.meta.url, '../../../games/talisman/words/')
