import { granted } from '../../tables/model/results.ts'
import type { Game } from '../../engine/index.ts'
import { cardsPanel } from '../panels/about/cards.ts'
import { seatSeenBy } from '../../tables/index.ts'
import { heldPanel, offeredPanel } from '../panels/about/held.ts'
import { topicReply } from '../panels/about/topic.ts'
import { referenceOf } from '../reference/reference.ts'
import type { Context, Reply } from '../table/context/context.ts'
import { seatedAt, spectatedAt, visibleTable } from '../table/context/seats.ts'
import type { Handler } from './press.ts'
import { say } from '../words/index.ts'

/** Another page of the cards of a kind. */
export const cards: Handler<'cards'> = (context, request, { press }) =>
  leaf(context, request.user, press.game, press.group, press.page)

/** Another kind of cards. */
export const cardsMenu: Handler<'cards-menu'> = (context, request, { press, picked }) =>
  leaf(context, request.user, press.game, Number(picked), 0)

/** "See also" under something that was looked up. */
export const topic: Handler<'topic'> = async (context, request, { press, picked }) => {
  const game = context.tables.games.find(({ rules }) => rules.id === press.game)
  const found = game && referenceOf(game).of(picked)
  return game && found ? await topicReply(context, request.user, game, found) : say('unknown-topic')
}

/** "My cards". */
export const held: Handler<'held'> = async (context, request, { press }) => {
  const watched = await spectatedAt(context, request, press.table)
  const seated = watched ? granted(watched) : await seatedAt(context, request, press.table)
  return seated.ok ? await heldPanel(context, seated.value.view, seated.value.seat, request.user) : seated.why
}

/** "Look at these cards": the offers of the presser's own question, else the public ones. */
export const offered: Handler<'offered'> = async (context, request, { press }) => {
  const found = await visibleTable(context, request, press.table)
  if (!found.ok) return found.why
  const seat = seatSeenBy(found.value.record, request.user) ?? undefined
  return await offeredPanel(context, found.value, seat, request.user)
}

async function leaf(context: Context, user: string, id: string, group: number, page: number): Promise<Reply> {
  const game = context.tables.games.find((one: Game) => one.rules.id === id)
  return (game && (await cardsPanel(context, user, game, group, page))) ?? say('unknown-kind')
}
