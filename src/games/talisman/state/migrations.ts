import { fieldsOf, type Json } from '../../../engine/index.ts'

/** Saved games of older versions, brought up to the present one step by step. */

export const VERSION = 2

export const MIGRATIONS: Readonly<Record<number, (saved: Json) => Json>> = { 1: discardWhatWasInHand }

/** A Ghoul who left rather than raise what he had killed left it in nobody's hand for good: it belongs to the used cards. */
function discardWhatWasInHand(saved: Json): Json {
  const game = fieldsOf(saved)
  return { ...game, discard: [...cardsOf(game['discard']), ...cardsOf(game['pending'])], pending: [] }
}

function cardsOf(list: Json | undefined): readonly Json[] {
  return Array.isArray(list) ? (list as readonly Json[]) : []
}
