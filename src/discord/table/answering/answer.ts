import { granted, type Result } from '../../../tables/model/results.ts'
import { listOf } from '../../../language/index.ts'
import { labelled, seatToTakeBack } from '../../../tables/index.ts'
import type { QuestionToken, TableView } from '../../../tables/model/service.ts'
import { seatOf, type NewLine } from '../../../tables/model/store.ts'
import { fullNames } from '../../kit/names.ts'
import { chosen, type ChoiceCode } from '../../kit/ids.ts'
import type { Panel } from '../../kit/message.ts'
import { REFUSED } from '../../kit/sentences.ts'
import { askNow } from './asking.ts'
import { choicesOf, ownChoice, ownQuestion, type WordedChoice } from './choices.ts'
import { privateLines, publicLines } from '../telling/chronicle.ts'
import type { Context } from '../context/context.ts'
import { seatedAt, type SeatAt, type Seated } from '../context/seats.ts'
import { confirmationPanel } from './confirmation.ts'
import type { Request } from '../context/request.ts'
import { say } from '../../words/index.ts'

/** What came of an answer; or what is replied instead, why it cannot be or whether it is meant. */
export type AnswerOutcome =
  | {
      readonly ok: true
      /** The choice, and the lines that only the requester may read. */
      readonly news: readonly string[]
      /** The public lines. */
      readonly told: readonly string[]
      /** The topics of the cards that these private lines show. */
      readonly found: readonly string[]
    }
  | { readonly ok: false; readonly reply: string | Panel }

/**
 * Gives an answer for the requester, and gathers the lines that only they may read. An irreversible answer needs a
 * confirmation, unless `isSure`. `token`: the question that they saw (default: their current one).
 */
export async function giveAnswer(
  context: Context,
  request: Request,
  { view: tableView, seat }: SeatAt,
  choice: WordedChoice,
  { token = tableView.token(seat), isSure = false }: { readonly token?: QuestionToken; readonly isSure?: boolean } = {},
): Promise<AnswerOutcome> {
  const { id } = tableView.record
  const { verb, key, bare } = choice
  // The reason for a confirmation may follow from the player's own secrets.
  const sure = isSure ? undefined : ownChoice(tableView, seat, choice)?.sure
  if (sure !== undefined) return { ok: false, reply: confirmationPanel(id, token, choice, sure) }
  const before = context.absences.toldSince?.(request.user, tableView, seat)
  const result = await context.tables.answers.submit(id, request.user, { verb, key }, token)
  const missed = (await before) ?? []
  if (!result.ok) return { ok: false, reply: REFUSED[result.why] }
  const { lines, view } = result.value
  await notePresence(context, request, { view: view, seat })
  const own = privateLines(view, seat, [...missed, ...lines])
  const found = [...missed, ...lines].flatMap((line) => foundIn(view, seat, line))
  return { ok: true, news: [say('answer-chosen', { choice: bare }), ...own], told: publicLines(view, lines), found }
}

/** The topics of the cards that a private line shows a seat. */
function foundIn({ game }: TableView, seat: number, line: NewLine): readonly string[] {
  if (line.kind !== 'fact' || line.to === 'all' || !line.to.includes(seat)) return []
  return game.words.found?.(line.fact) ?? []
}

/**
 * Gives a player their seat back, if somebody else plays it, when they open their hand or press something at the
 * table. Returns the news for them; nothing if the seat was theirs. Never rejects, so that their request goes on.
 */
export async function takeSeatBack(
  context: Context,
  request: Pick<Request, 'user'>,
  table: string,
): Promise<readonly string[]> {
  try {
    const before = await seatedAt(context, request, table)
    if (!before.ok || !seatToTakeBack(before.value.view.record, request.user)) return []
    const back = await context.tables.people.takeSeatBack(table, request.user)
    if (!back.ok || back.value === null) return []
    const now = await seatedAt(context, request, table)
    return [say('seat-back'), ...(now.ok ? privateLines(now.value.view, now.value.seat, back.value) : [])]
  } catch (error) {
    context.log.warn({ err: error, table }, 'seat not returned to its player')
    return []
  }
}

/** A seat, and the news for a player who has just come back to it. */
export async function withSeatBack(
  context: Context,
  request: Request,
  found: Result<Seated, string>,
): Promise<Result<Seated & { readonly news: readonly string[] }, string>> {
  if (!found.ok) return found
  const { id } = found.value.view.record
  const news = await takeSeatBack(context, request, id)
  if (news.length === 0) return granted({ ...found.value, news })
  const now = await seatedAt(context, request, id)
  return now.ok ? granted({ ...now.value, news }) : now
}

/** Notes that a player does something at a table. Never rejects, because what they did is done. */
export async function notePresence(context: Context, request: Request, { view, seat }: SeatAt): Promise<void> {
  try {
    await updateName(context, request, view)
    await context.absences.isHere(request.user, view, seat)
  } catch (error) {
    context.log.warn({ err: error, table: view.record.id }, 'presence write failed')
  }
}

/** Gives a seat its player's current name on the table's server. In direct messages Discord doesn't send that name. */
async function updateName({ tables }: Context, request: Request, { record }: TableView): Promise<void> {
  const { user, name, account, guild } = request
  if (account === undefined || guild !== record.server) return
  const isNamedSo = labelled(record, user, { name, account }) === seatOf(record, user)?.name
  if (!isNamedSo) await tables.seats.rename(record.id, user, { name, account })
}

/**
 * Gives the other answers picked in one menu, one after another, while the question stays the same. Stops at the
 * first refusal; earlier answers stand.
 */
export async function giveFurtherAnswers(
  context: Context,
  request: Request,
  table: string,
  verb: string,
  codes: readonly ChoiceCode[],
): Promise<readonly string[]> {
  const news: string[] = []
  for (const code of codes) {
    const found = await seatedAt(context, request, table)
    if (!found.ok) return [...news, found.why]
    const seated = found.value
    const { view, seat } = seated
    const asked = ownQuestion(view, seat)
    const choice = asked?.verb === verb ? chosen(code, choicesOf(view, asked, seat)) : undefined
    if (!choice) return [...news, REFUSED['not-offered']]
    const acted = await giveAnswer(context, request, seated, choice)
    if (!acted.ok) return [...news, typeof acted.reply === 'string' ? acted.reply : say('by-itself')]
    news.push(...acted.news)
  }
  return news
}

/** Names the seats with a question, for a player who has none. */
export async function whoseTurnInWords({ projector }: Context, { view, seat }: SeatAt): Promise<string> {
  const { record } = view
  if (view.isOver) return say('finished')
  const { seats } = askNow(view, await projector.windowOn(record.id))
  // A window names all it was opened to, this one too, who has answered.
  const names = seats.filter((one) => one !== seat).map(fullNames(record))
  return names.length === 0 ? say('nobody-asked') : say('somebody-elses-turn', { names: listOf(names) })
}
