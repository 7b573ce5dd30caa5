import { messagesBeside } from '../../../language/index.ts'
import type { WarlockPictureMessages } from './en/messages.ts'

/** Words a message in a picture of this game in English. The messages and their arguments are in `en/`. */
export const sayInWarlock = messagesBeside<WarlockPictureMessages>(import.meta.url, '../../../games/warlock/words/')
