import { messagesBeside } from '../language/index.ts'
import type { TelevisionMessages } from './en/messages.ts'

/** Words a message of the page in English. The messages are in `en/`. */
export const sayOnPage = messagesBeside<TelevisionMessages>(import.meta.url)
