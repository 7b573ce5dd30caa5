import { hasGame } from '../../tables/model/service.ts'
import { PACES, seatOf, timingOf, type TableRecord } from '../../tables/model/store.ts'
import { formatId } from '../kit/ids.ts'
import { button, rows, texts } from '../kit/message.ts'
import { REFUSED, replyTo, SAY } from '../kit/sentences.ts'
import { TextBudget } from '../kit/text.ts'
import { privateLines } from '../table/telling/chronicle.ts'
import type { Desk, Reply } from '../table/context/context.ts'
import { choosePanel } from '../panels/lobby/choose-game.ts'
import { openTable } from '../table/lobby/opening.ts'
import { onceShown } from '../table/context/delivery.ts'
import { PICTURE_CHOICES } from '../table/people/settings.ts'
import { isSorry, seatedHere, tableHere, tableMeant } from '../table/context/seats.ts'
import type { Visit } from '../table/context/request.ts'
import type { Command } from './command.ts'

type Execute = Command['execute']

/** `/game new` */
export const open: Execute = async (desk, visit, given) => {
  if (visit.server === null) return SAY.notInServer
  if (given.text('game') === '') return choosePanel(desk.tables.games)
  const preset = given.text('preset')
  const seed = given.text('seed')
  const pace = PACES.find((one) => one === given.text('pace'))
  const wanted = {
    ...(preset !== '' && { preset }),
    ...(seed !== '' && { seed }),
    ...(pace && { timing: timingOf(pace) }),
  }
  const opened = await openTable(desk, visit, given.text('game'), wanted)
  return isSorry(opened) ? opened.sorry : await onceShown(desk, opened.id, SAY.opened)
}

/** `/game join` */
export const join: Execute = (desk, visit) =>
  request(desk, visit, async (before) => {
    const result = await desk.tables.join(before.id, visit.user, visit, visit.brought)
    if (!result.ok) return REFUSED[result.why]
    if (before.status === 'lobby') return 'You have a seat.'
    if (!seatOf(before, visit.user)) return SAY.seatTaken
    const lines = ['Welcome back.', ...(await doneMeanwhile(desk, result.value, visit))]
    return { components: texts(new TextBudget().fill(lines)) }
  })

/** What was done for somebody while they were not there, and whether the last of it may be taken back. */
async function doneMeanwhile({ tables }: Desk, { id, changedAt }: TableRecord, { user }: Visit): Promise<string[]> {
  const sight = await tables.sight(id)
  const seat = sight && seatOf(sight.record, user)?.seat
  if (!sight || !hasGame(sight) || seat === undefined) return []
  const told = (await tables.linesToldTo(id, seat, 1)).filter((one) => one.kind === 'event' && one.at >= changedAt)
  const lines = privateLines(sight, seat, told)
  return [...lines, ...(lines.length > 0 && sight.canUndo(seat) ? [SAY.mayUndo] : [])]
}

/** `/game leave` */
export const leave: Execute = (desk, visit) =>
  request(desk, visit, async ({ id, status }) => {
    const result = await desk.tables.leave(id, visit.user)
    if (result.ok && status === 'lobby' && result.value.status === 'closed') return SAY.lobbyGone
    const away = 'You are away: things take their course until you `/game join` again.'
    const done = status === 'lobby' ? 'Your seat is free again.' : away
    return replyTo(result, done)
  })

/** `/game start` */
export const start: Execute = (desk, visit) =>
  request(desk, visit, async ({ id }) => {
    const begun = await desk.tables.start(id, visit.user, visit.brought)
    return begun.ok ? await onceShown(desk, id, 'The game begins.') : REFUSED[begun.why]
  })

/** `/game pictures` */
export const pictures: Execute = (desk, visit, given) =>
  request(desk, visit, async ({ id }) => {
    const found = PICTURE_CHOICES.find(({ value }) => value === given.text('screen'))
    if (!found) return REFUSED['not-offered']
    return replyTo(await desk.tables.setPictures(id, visit.user, found.chooses), SAY.picturesSet)
  })

/** `/game undo` */
export const undo: Execute = async (desk, visit, given) => {
  const record = await tableMeant(desk, visit, given.text('game'))
  return isSorry(record) ? record.sorry : replyTo(await desk.tables.undo(record.id, visit.user), SAY.undone)
}

/** `/game resign` asks first. */
export const resign: Execute = async (desk, visit) => {
  const seated = await seatedHere(desk, visit, '', false)
  if (isSorry(seated)) return seated.sorry
  const confirm = button(formatId({ kind: 'resign', table: seated.sight.record.id }), 'Give up', 'grave')
  const { comeBack } = seated.sight.game.rules
  return { components: [...texts(comeBack ? SAY.resignForNow : SAY.reallyResign), ...rows([confirm])] }
}

async function request(desk: Desk, visit: Visit, ask: (record: TableRecord) => Promise<Reply>): Promise<Reply> {
  const record = await tableHere(desk, visit)
  return isSorry(record) ? record.sorry : ask(record)
}
