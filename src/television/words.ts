import { messagesBeside } from '../language/index.ts'
import type { TelevisionMessages } from './en/messages.ts'

/** Words a message of the page. The English ones are in `en/`. */
export const sayOnPage = messagesBeside<TelevisionMessages>(import.meta.url)
