import { granted, refuse, type Result } from '../../tables/model/results.ts'
import type { TableRecord, Whisper } from '../../tables/model/store.ts'
import { REFUSED } from '../kit/sentences.ts'
import { WHISPER_FIELD, whisperForm } from '../panels/private/whisper.ts'
import type { Context } from '../table/context/context.ts'
import { seatedAt } from '../table/context/seats.ts'
import type { Request } from '../table/context/request.ts'
import { whispererName } from '../table/people/whisper.ts'
import type { Handler, Opener } from './press.ts'
import { say } from '../words/index.ts'

/** The number of latest whispers that can still be answered. */
const MAX_ANSWERABLE = 100

/** "Answer …": opens the form in which a whisper is answered. */
export const whisperOpened: Opener<'whisper'> = async (context, request, { table, number }) => {
  const found = await whisperTo(context, request, table, number)
  return found.ok ? whisperForm(found.value.record, found.value.whisper) : found.why
}

/** The form was sent. */
export const whisperSent: Handler<'whisper-form'> = async (context, request, { press: { table, number }, filled }) => {
  const found = await whisperTo(context, request, table, number)
  if (!found.ok) return found.why
  const { record, whisper } = found.value
  const { from } = whisper
  const said = await context.tables.privateAccess.whisper(
    table,
    request.user,
    from.seat,
    filled.get(WHISPER_FIELD)?.[0] ?? '',
  )
  return said.ok ? say('whispered', { name: whispererName(record, from) }) : REFUSED[said.why]
}

/** A whisper that the requester can answer: its author still has the same seat. */
async function whisperTo(
  context: Context,
  request: Request,
  table: string,
  number: number,
): Promise<Result<{ readonly record: TableRecord; readonly whisper: Whisper }, string>> {
  const seated = await seatedAt(context, request, table)
  if (!seated.ok) return seated
  const { record } = seated.value.view
  const all = await context.tables.privateAccess.whispersWith(table, request.user, MAX_ANSWERABLE)
  const whisper = all.find((one) => one.number === number && one.to.user === request.user)
  const isThere = whisper && record.seats[whisper.from.seat]?.user === whisper.from.user
  return isThere ? granted({ record, whisper }) : refuse(say('whisper-gone'))
}
