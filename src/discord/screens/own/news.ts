import type { Seat } from '../../../engine/index.ts'
import { hasGame, type TableOrRecord, type TableView } from '../../../tables/model/service.ts'
import { isImagined, type TableStatus, type UserId } from '../../../tables/model/store.ts'
import { linkTo } from '../../kit/links.ts'
import { isPlayerThere } from '../../table/answering/asking.ts'
import { ownQuestion } from '../../table/answering/choices.ts'
import type { WebhookNews } from '../../table/context/context.ts'
import { forPerson, forServer } from '../../table/context/readers.ts'
import { hearerAt, hookWait } from '../../table/telling/notices.ts'
import { readProjection, writeProjection, type CardProjection, type ProjectionData } from '../parts/projection.ts'
import type { ScreenContext } from '../parts/screen-context.ts'

const NONE: ProjectionData<'news'> = { key: '', turn: -1 }

/**
 * Hands the news of a table to webhooks, each once: to the server's that a game has started or ended, and to a player's
 * own that the table openly waits for them. Private decisions are no news, because a webhook may lead anywhere, and
 * neither are imagined tables. Returns in how many milliseconds there will be news that is held back; `null` if none.
 */
export async function postNews(
  screen: ScreenContext,
  view: TableOrRecord,
  card: CardProjection | undefined,
): Promise<number | null> {
  if (!screen.webhooks || isImagined(view.record)) return null
  await postOfServer(screen, view, card)
  if (!hasGame(view)) return null
  let soonest: number | null = null
  for (const { seat } of view.record.seats) {
    const user = view.playerOf(seat)
    if (user === null || view.isImported(seat)) continue
    const wait = await postOfPlayer(screen, view, { seat, user }, card)
    if (wait !== null) soonest = Math.min(soonest ?? wait, wait)
  }
  return soonest
}

async function postOfServer(
  { webhooks, store, tables }: ScreenContext,
  { record }: TableOrRecord,
  card: CardProjection | undefined,
): Promise<void> {
  const before = (await readProjection(store, record.id, 'news')) ?? NONE
  const type = newsOfServer(record.status, before.key)
  if (type === null) return
  const news = await forServer(tables, record.server, () => newsOf(tables, { type, occasion: '', record }, card))
  await webhooks?.post(record.server, null, news)
  await writeProjection(store, record.id, 'news', { ...NONE, key: type })
}

/** What a server hears of a game, once each. A game that was ended early, and is resumed, is no news. */
function newsOfServer(status: TableStatus, heard: string): 'game.started' | 'game.ended' | null {
  if (status === 'playing') return heard === '' ? 'game.started' : null
  const isOver = status === 'over' || (status === 'closed' && heard === 'game.started')
  return isOver && heard !== 'game.ended' ? 'game.ended' : null
}

/** Returns how long the news is held back; `null` if there is none. */
async function postOfPlayer(
  { webhooks, store, tables }: ScreenContext,
  view: TableView,
  { seat, user }: { readonly seat: Seat; readonly user: UserId },
  card: CardProjection | undefined,
): Promise<number | null> {
  const { record, turn } = view
  const time = view.time(seat)
  const isWaitedFor = record.status === 'playing' && record.pause === null && view.awaited.includes(seat)
  if (!isWaitedFor || !isPlayerThere(view, seat) || ownQuestion(view, seat)?.standing !== null || !time) return null
  if ((await tables.people.person(user)).webhook === null) return null
  const reminder = time.reminders > 0 ? `reminder ${time.question} ${time.reminders}` : null
  const before = (await readProjection(store, record.id, 'news', user)) ?? NONE
  if (reminder === null ? before.turn === turn : before.key === reminder) return null
  const wait = hookWait(hearerAt(view, seat), reminder === null ? 'move' : 'reminder')
  if (wait > 0) return wait
  const type = reminder === null ? 'turn.waiting' : 'turn.reminder'
  const occasion = reminder ?? `turn ${turn}`
  const { since, deadline } = time
  const news = await forPerson(tables, user, () => newsOf(tables, { type, occasion, record }, card), record)
  await webhooks?.post(record.server, user, { ...news, since, deadline })
  await writeProjection(store, record.id, 'news', { turn, key: reminder ?? before.key }, user)
  await tables.people.rang([user], 'hook')
  return null
}

function newsOf(
  { games }: ScreenContext['tables'],
  { type, occasion, record }: Pick<WebhookNews, 'type' | 'occasion'> & Pick<TableOrRecord, 'record'>,
  card: CardProjection | undefined,
): WebhookNews {
  const game = games.find(({ rules }) => rules.id === record.game)?.words.title ?? ''
  return { type, occasion, table: { id: record.id, game }, url: linkTo(record, card?.message ?? null) }
}
