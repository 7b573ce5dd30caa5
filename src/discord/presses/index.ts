import type { Press } from '../kit/ids.ts'
import { card, cardMenu, pass } from './card.ts'
import { note, noteSent } from './note.ts'
import { order, own, ownMenu, page, panel, undo } from './own.ts'
import type { FormHandler, Handler } from './press.ts'
import { end, help, lobby, log, resign } from './table.ts'

/** Who answers which press. */
export const HANDLERS: { readonly [K in Press['kind']]: Handler<K> | FormHandler<K> } = {
  card,
  'card-menu': cardMenu,
  pass,
  own,
  'own-menu': ownMenu,
  order,
  note,
  'note-form': noteSent,
  panel,
  page,
  undo,
  lobby,
  resign,
  end,
  log,
  help,
}
