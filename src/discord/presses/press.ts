import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10'
import type { Press } from '../kit/ids.ts'
import type { Answer, House, Visit } from '../table/desk.ts'

/** What was pressed, and what was picked if it was a menu, or written if it was a form. */
export interface Pressed<K extends Press['kind'] = Press['kind']> {
  readonly press: Press & { readonly kind: K }
  readonly picked: string
}

/** A press that opens a form. What cannot be filled in is a sentence instead. */
export interface FormHandler<K extends Press['kind']> {
  readonly acknowledge: 'form'
  readonly form: (
    house: House,
    visit: Visit,
    press: Press & { readonly kind: K },
  ) => APIModalInteractionResponseCallbackData | string
}

/**
 * How a press is answered. `update` acknowledges without a message of its own: a panel then takes the place of the
 * private message that was pressed, anything else comes as a private line. `reply` answers with a private message.
 */
export interface Handler<K extends Press['kind']> {
  readonly acknowledge: 'update' | 'reply'
  readonly handle: (house: House, visit: Visit, pressed: Pressed<K>) => Promise<Answer> | Answer
}
