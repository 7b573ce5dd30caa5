import { REFUSED, SAY } from '../kit/sentences.ts'
import { fullNames } from '../kit/names.ts'
import { hindsightPanel } from '../panels/past/hindsight.ts'
import { revealPanel } from '../panels/past/reveal.ts'
import { leftOutLines } from '../table/lobby/again.ts'
import type { Context, Reply } from '../table/context/context.ts'
import { guessInWords } from '../table/telling/guess.ts'
import { onceShown } from '../table/context/delivery.ts'
import { visibleTable } from '../table/context/seats.ts'
import type { Request } from '../table/context/request.ts'
import type { Handler } from './press.ts'
import { say } from '../words/index.ts'

/** "Reveal" on the last card of a game. */
export const reveal: Handler<'reveal'> = (context, request, { press }) => revealed(context, request, press.table)

/** Another page of what was secret: the same message shows it. */
export const secrets: Handler<'secrets'> = (context, request, { press: { table, section, page }, picked }) =>
  picked === '' ? revealed(context, request, table, section, page) : revealed(context, request, table, picked)

/** For users on the table's server, and its players. */
async function revealed(
  context: Context,
  request: Request,
  table: string,
  section?: string,
  page?: number,
): Promise<Reply> {
  const found = await visibleTable(context, request, table)
  if (!found.ok) return found.why
  const view = found.value
  return view.record.status === 'over' ? await revealPanel(context, request, view, section, page) : say('not-revealed')
}

/** "How it went" on the last card of a game. */
export const hindsight: Handler<'hindsight'> = async (context, request, { press }) => {
  const found = await visibleTable(context, request, press.table)
  if (!found.ok) return found.why
  return found.value.record.status === 'over' ? await hindsightPanel(context, found.value) : say('hindsight-not-over')
}

/** "Again": a lobby with the same people. */
export const again: Handler<'again'> = async (
  context,
  { user, name, account, guild, channel, missingPermissions, contribution },
  { press },
) => {
  const { tables, members } = context
  const record = (await tables.views.of(press.table))?.record
  if (!record) return REFUSED['no-such-table']
  if (record.server !== guild || record.room !== channel) return say('other-table')
  if (missingPermissions.length > 0) return SAY.cannotPostHere(missingPermissions)
  const others = record.seats.flatMap((one) => (one.user === null || one.user === user ? [] : [one.user]))
  const gone = await members.gone(guild, others)
  const result = await tables.opening.again(press.table, { by: { user, name, account }, gone, brought: contribution })
  if (!result.ok) return REFUSED[result.why]
  const { record: opened, isNew } = result.value
  if (opened.status !== 'lobby') return REFUSED['room-taken']
  const said = await onceShown(context, opened.id, isNew ? say('again') : say('again-already'))
  return [said, ...(isNew && opened.again ? leftOutLines(opened.again) : [])].join(' ')
}

/** Who will win was picked from a menu. */
export const guess: Handler<'guess'> = async (
  context,
  { user, name, account, guild },
  { press: { table }, picked },
) => {
  const record = (await context.tables.views.of(table))?.record
  if (record && record.server !== guild) return say('other-table')
  const seat = /^\d{1,2}$/.test(picked) ? Number(picked) : -1
  const result = await context.tables.guesses.guess(table, { user, name, account }, seat)
  if (!result.ok) return REFUSED[result.why]
  return record ? guessInWords(result.value, fullNames(record)) : null
}
