import type { Press } from '../ids.ts'
import { card, cardMenu } from './card.ts'
import { own, ownMenu, page, panel, undo } from './own.ts'
import type { Handler } from './press.ts'
import { end, help, lobby, log, resign } from './table.ts'

/** Who answers which press. */
export const HANDLERS: { readonly [K in Press['kind']]: Handler<K> } = {
  card,
  'card-menu': cardMenu,
  own,
  'own-menu': ownMenu,
  panel,
  page,
  undo,
  lobby,
  resign,
  end,
  log,
  help,
}
