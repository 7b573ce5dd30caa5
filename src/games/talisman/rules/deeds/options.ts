import { option, type Option } from '../../../../engine/index.ts'
import type { CardId } from '../../data/ids.ts'

/** One option per card: `card:sword-1`. */
export function cardOptions(cards: readonly CardId[]): Option<CardId>[] {
  return cards.map((card) => option(`card:${card}`, { args: { card } }, card))
}

/** The last option: in a list ordered by worth, the one to give up. */
export function lastOf<T>(offers: readonly Option<T>[]): Option<T> {
  const last = offers.at(-1)
  if (!last) throw new Error('the list of options is empty')
  return last
}
