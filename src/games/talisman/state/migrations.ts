import { fieldsOf, type Json } from '../../../engine/index.ts'
import { SHEET } from '../data/options.ts'

/** Saved games of older versions, brought up to the present one step by step. */

export const VERSION = 6

export const MIGRATIONS: Readonly<Record<number, (saved: Json) => Json>> = {
  1: discardWhatWasInHand,
  2: rememberWhoHasSeenWhat,
  3: keepOrdersByName,
  4: playByOptions,
  5: playWithoutHandicaps,
}

/** A Ghoul who left rather than raise what he had killed left it in nobody's hand for good: it belongs to the used cards. */
function discardWhatWasInHand(saved: Json): Json {
  const game = fieldsOf(saved)
  return { ...game, discard: [...cardsOf(game['discard']), ...cardsOf(game['pending'])], pending: [] }
}

/** From here on the table remembers which hidden cards each seat has looked at. What was seen before is forgotten. */
function rememberWhoHasSeenWhat(saved: Json): Json {
  const game = fieldsOf(saved)
  const players = (game['players'] as readonly Json[]).map((player) => ({ ...fieldsOf(player), picked: null }))
  const divined = players.map(() => 0)
  const peeked = players.map(() => [])
  return { ...game, players, divined, peeked, shuffles: {}, windows: [] }
}

/** From here on there are several orders, each by its name; the only one until then was about windows. */
function keepOrdersByName(saved: Json): Json {
  const game = fieldsOf(saved)
  const orders = (game['orders'] as readonly string[]).map((windows): Json => (windows === 'mine' ? {} : { windows }))
  return { ...game, orders }
}

/** From here on all that a table may choose stands among its options, which followed from its length; and no die lies open. */
function playByOptions(saved: Json): Json {
  const { length, ...game } = fieldsOf(saved)
  return { ...game, options: SHEET.chosen(String(length)), rolling: [] }
}

/** From here on a table may play with handicaps; none did until then. */
function playWithoutHandicaps(saved: Json): Json {
  const game = fieldsOf(saved)
  return { ...game, options: { ...fieldsOf(game['options']), handicaps: false } }
}

function cardsOf(list: Json | undefined): readonly Json[] {
  return Array.isArray(list) ? (list as readonly Json[]) : []
}
