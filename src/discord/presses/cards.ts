import type { Game } from '../../engine/index.ts'
import { SAY } from '../kit/sentences.ts'
import { cardsPanel } from '../panels/about/cards.ts'
import { seatOf } from '../../tables/model/store.ts'
import { seatSeenBy } from '../../tables/index.ts'
import { heldPanel, offeredPanel } from '../panels/about/held.ts'
import type { Desk, Reply } from '../table/context/context.ts'
import { isSorry, seatedAt, started, watchedAt } from '../table/context/seats.ts'
import type { Handler } from './press.ts'

/** Another page of the cards of a kind. */
export const cards: Handler<'cards'> = {
  acknowledge: 'update',
  handle: (desk, visit, { press }) => leaf(desk, visit.user, press.game, press.group, press.page),
}

/** Another kind of cards. */
export const cardsMenu: Handler<'cards-menu'> = {
  acknowledge: 'update',
  handle: (desk, visit, { press, picked }) => leaf(desk, visit.user, press.game, Number(picked), 0),
}

/** "My cards". */
export const held: Handler<'held'> = {
  acknowledge: 'reply',
  handle: async (desk, visit, { press }) => {
    const seated = (await watchedAt(desk, visit, press.table)) ?? (await seatedAt(desk, visit, press.table))
    return isSorry(seated) ? seated.sorry : await heldPanel(desk, seated.sight, seated.seat, visit.user)
  },
}

/** "Look at them": what one may choose from, for whoever is asked; for the others what is asked openly. */
export const offered: Handler<'offered'> = {
  acknowledge: 'reply',
  handle: async (desk, visit, { press }) => {
    const sight = await started(desk, press.table)
    if (isSorry(sight)) return sight.sorry
    const seat = seatSeenBy(sight.record, visit.user) ?? undefined
    if (!seatOf(sight.record, visit.user) && sight.record.server !== visit.server) return SAY.otherTable
    return await offeredPanel(desk, sight, seat, visit.user)
  },
}

async function leaf(desk: Desk, user: string, id: string, group: number, page: number): Promise<Reply> {
  const game = desk.tables.games.find((one: Game) => one.rules.id === id)
  return (game && (await cardsPanel(desk, user, game, group, page))) ?? SAY.unknownKind
}
