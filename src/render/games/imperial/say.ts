import { messagesBeside } from '../../../language/index.ts'
import type { ImperialPictureMessages } from './en/messages.ts'

/** Words a message in a picture of this game in English. The messages and their arguments are in `en/`. */
export const sayInImperial = messagesBeside<ImperialPictureMessages>(import.meta.url, '../../../games/imperial/words/')
