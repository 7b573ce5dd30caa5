import type { Press } from '../ids.ts'
import type { Answer, House, Visit } from '../house.ts'

/** What was pressed, and what was picked if it was a menu. */
export interface Pressed<K extends Press['kind'] = Press['kind']> {
  readonly press: Press & { readonly kind: K }
  readonly picked: string
}

/**
 * How a press is answered. `update` acknowledges without a message of its own: a panel then takes the place of the
 * private message that was pressed, anything else comes as a private line. `reply` answers with a private message.
 */
export interface Handler<K extends Press['kind']> {
  readonly acknowledge: 'update' | 'reply'
  readonly handle: (house: House, visit: Visit, pressed: Pressed<K>) => Promise<Answer> | Answer
}
