import { listOf } from '../../../language/index.ts'
import type { QuestionToken } from '../../../tables/model/service.ts'
import { fullNames } from '../../kit/names.ts'
import { chosen, type ChoiceCode } from '../../kit/ids.ts'
import type { Panel } from '../../kit/message.ts'
import { REFUSED, SAY } from '../../kit/sentences.ts'
import { askNow } from './asking.ts'
import { choicesOf, ownChoice, ownQuestion, type WordedChoice } from './choices.ts'
import { privateLines, publicLines } from '../telling/chronicle.ts'
import type { Desk } from '../context/context.ts'
import { isSorry, seatedAt, type Found, type Seated } from '../context/seats.ts'
import { surePanel } from './confirmation.ts'
import type { Visit } from '../context/request.ts'

/** What came of an answer; or what is replied instead, why it cannot be or whether it is meant. */
export type Acted =
  | {
      readonly ok: true
      /** What was chosen, and what the visitor alone was told of it. */
      readonly news: readonly string[]
      /** What all were told of it. */
      readonly told: readonly string[]
    }
  | { readonly ok: false; readonly reply: string | Panel }

/**
 * Answers for the visitor, and gathers what the visitor alone was told of it. What cannot be mended is asked about once more,
 * unless the visitor `isSure`.
 */
export async function act(
  desk: Desk,
  visit: Visit,
  { sight, seat }: Seated,
  choice: WordedChoice,
  token: QuestionToken,
  isSure = false,
): Promise<Acted> {
  const { id } = sight.record
  const { verb, key, bare } = choice
  // Why one should think again may follow from what one alone can see.
  const sure = isSure ? undefined : ownChoice(sight, seat, choice)?.sure
  if (sure !== undefined) return { ok: false, reply: surePanel(id, token, choice, sure) }
  const result = await desk.tables.submit(id, visit.user, { verb, key }, token)
  if (!result.ok) return { ok: false, reply: REFUSED[result.why] }
  await isHere(desk, visit, id)
  const now = await seatedAt(desk, visit, id)
  const own = isSorry(now) ? [] : privateLines(now.sight, now.seat, result.value)
  const told = isSorry(now) ? [] : publicLines(now.sight, result.value)
  return { ok: true, news: [`You chose: **${bare}**`, ...own], told }
}

/**
 * Somebody opens their hand or presses something at a table: their seat is theirs again, if it was played for them. What they are
 * told of that; nothing if they had it all the time. Never rejects: what they came for goes on.
 */
export async function takeSeatBack(desk: Desk, visit: Pick<Visit, 'user'>, table: string): Promise<readonly string[]> {
  try {
    const back = await desk.tables.takeSeatBack(table, visit.user)
    if (!back.ok || back.value === null) return []
    const now = await seatedAt(desk, visit, table)
    return [SAY.seatBack, ...(isSorry(now) ? [] : privateLines(now.sight, now.seat, back.value))]
  } catch (error) {
    desk.log.warn({ err: error, table }, 'a player could not be given their seat back')
    return []
  }
}

/** A seat that was found, and what its player is told who has just come back to it. */
export async function takenBack(
  desk: Desk,
  visit: Visit,
  found: Found<Seated>,
): Promise<Found<Seated & { readonly news: readonly string[] }>> {
  if (isSorry(found)) return found
  const { id } = found.sight.record
  const news = await takeSeatBack(desk, visit, id)
  if (news.length === 0) return { ...found, news }
  const now = await seatedAt(desk, visit, id)
  return isSorry(now) ? now : { ...now, news }
}

/** Notes that a player is at a table and does something there. Never rejects: what was done stays done. */
export async function isHere(desk: Desk, visit: Visit, table: string): Promise<void> {
  try {
    const seated = await seatedAt(desk, visit, table)
    if (!isSorry(seated)) await goesBy(desk, visit, seated)
    if (!isSorry(seated)) await desk.absences.isHere(visit.user, seated.sight, seated.seat)
  } catch (error) {
    desk.log.warn({ err: error, table }, 'it could not be noted who is at a table')
  }
}

/** A seat goes by the name its player has on the table's server now; in direct messages Discord does not say that one. */
async function goesBy({ tables }: Desk, visit: Visit, { sight: { record } }: Seated): Promise<void> {
  const { user, name, account, server } = visit
  if (account !== undefined && server === record.server) await tables.rename(record.id, user, { name, account })
}

/**
 * What else was picked in one menu, one after another, while the same is still asked. Stops at the first that cannot be done;
 * what was done stays done.
 */
export async function actOnMore(
  desk: Desk,
  visit: Visit,
  table: string,
  verb: string,
  codes: readonly ChoiceCode[],
): Promise<readonly string[]> {
  const news: string[] = []
  for (const code of codes) {
    const seated = await seatedAt(desk, visit, table)
    if (isSorry(seated)) return [...news, seated.sorry]
    const { sight, seat } = seated
    const asked = ownQuestion(sight, seat)
    const choice = asked?.verb === verb ? chosen(code, choicesOf(sight, asked, seat)) : undefined
    if (!choice) return [...news, REFUSED['not-offered']]
    const acted = await act(desk, visit, seated, choice, sight.token(seat))
    if (!acted.ok) return [...news, typeof acted.reply === 'string' ? acted.reply : SAY.byItself]
    news.push(...acted.news)
  }
  return news
}

/** For somebody who wants to act while others are asked. */
export async function notYourTurn({ screens }: Desk, { sight, seat }: Seated): Promise<string> {
  const { record } = sight
  if (sight.isOver) return SAY.finished
  const { seats } = askNow(sight, await screens.windowOn(record.id))
  // A window names all it was opened to, this one too, who has answered.
  const names = seats.filter((one) => one !== seat).map(fullNames(record))
  return names.length === 0 ? SAY.nobodyAsked : SAY.somebodyElsesTurn(listOf(names, 'or'), names.length > 1)
}
