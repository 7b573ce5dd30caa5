import { messagesBeside } from '../../../language/index.ts'
import type { WarlockMessages } from './en/messages.ts'

/** Words a message of this game in the language of the moment. The messages and their arguments are in `en/`. */
export const say = messagesBeside<WarlockMessages>(import.meta.url)
