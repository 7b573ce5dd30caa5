import { LENGTHS } from '../../engine/index.ts'
import { PACES, timingOf, type TableRecord } from '../../tables/store.ts'
import { formatId } from '../kit/ids.ts'
import { button, rows, texts } from '../kit/message.ts'
import { replyTo, SAY } from '../kit/sentences.ts'
import type { Desk, Reply } from '../table/desk.ts'
import { isSorry, seatedHere, tableHere } from '../table/seated.ts'
import type { Visit } from '../table/visit.ts'
import type { Command } from './command.ts'

type Execute = Command['execute']

/** `/game new` */
export const open: Execute = async (desk, visit, given) => {
  if (visit.server === null) return SAY.notInServer
  if (visit.lacks.length > 0) return SAY.cannotPostHere(visit.lacks.join(' and '))
  const length = LENGTHS.find((one) => one === given.text('length')) ?? 'standard'
  const seed = given.text('seed')
  const pace = PACES.find((one) => one === given.text('pace'))
  const result = await desk.tables.open({
    game: given.text('game'),
    length,
    ...(seed !== '' && { seed }),
    ...(pace && { timing: timingOf(pace) }),
    server: visit.server,
    room: visit.room,
    host: { user: visit.user, name: visit.name },
  })
  return replyTo(result, 'The table is open: gather your party, then press **Start**.')
}

/** `/game join` */
export const join: Execute = (desk, visit) =>
  request(desk, visit, async ({ id, status }) => {
    const done = status === 'lobby' ? 'You have a seat.' : 'Welcome back.'
    return replyTo(await desk.tables.join(id, visit.user, visit.name, visit.brought), done)
  })

/** `/game leave` */
export const leave: Execute = (desk, visit) =>
  request(desk, visit, async ({ id, status }) => {
    const away = 'You are away: things take their course until you `/game join` again.'
    const done = status === 'lobby' ? 'Your seat is free again.' : away
    return replyTo(await desk.tables.leave(id, visit.user), done)
  })

/** `/game start` */
export const start: Execute = (desk, visit) =>
  request(desk, visit, async ({ id }) => {
    return replyTo(await desk.tables.start(id, visit.user, visit.brought), 'The game begins.')
  })

/** `/game undo` */
export const undo: Execute = (desk, visit) =>
  request(desk, visit, async ({ id }) => replyTo(await desk.tables.undo(id, visit.user), SAY.undone))

/** `/game resign` asks first. */
export const resign: Execute = async (desk, visit) => {
  const seated = await seatedHere(desk, visit, '', false)
  if (isSorry(seated)) return seated.sorry
  const confirm = button(formatId({ kind: 'resign', table: seated.sight.record.id }), 'Give up for good', 'grave')
  return { components: [...texts(SAY.reallyResign), ...rows([confirm])] }
}

async function request(desk: Desk, visit: Visit, ask: (record: TableRecord) => Promise<Reply>): Promise<Reply> {
  const record = await tableHere(desk, visit)
  return isSorry(record) ? record.sorry : ask(record)
}
