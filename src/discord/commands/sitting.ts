import { LENGTHS } from '../../engine/index.ts'
import type { Result } from '../../tables/service.ts'
import type { TableRecord } from '../../tables/store.ts'
import type { Desk, Reply } from '../table/desk.ts'
import type { Visit } from '../table/visit.ts'
import { formatId } from '../kit/ids.ts'
import { button, rows, texts } from '../kit/message.ts'
import { isSorry, seatedHere, tableHere } from '../table/seated.ts'
import { REFUSED, SAY } from '../kit/sentences.ts'
import type { Command } from './command.ts'

type Execute = Command['execute']

/** `/game new` */
export const open: Execute = async (desk, visit, given) => {
  if (visit.server === null) return SAY.notInServer
  if (visit.lacks.length > 0) return SAY.cannotPostHere(visit.lacks.join(' and '))
  const length = LENGTHS.find((one) => one === given.text('length')) ?? 'standard'
  const seed = given.text('seed')
  const result = await desk.tables.open({
    game: given.text('game'),
    length,
    ...(seed !== '' && { seed }),
    server: visit.server,
    room: visit.room,
    host: { user: visit.user, name: visit.name },
  })
  return result.ok ? 'The table is open: gather your party, then press **Start**.' : REFUSED[result.why]
}

/** `/game join` */
export const join: Execute = (desk, visit) =>
  request(desk, visit, ({ id, status }) =>
    desk.tables
      .join(id, visit.user, visit.name)
      .then(saying(status === 'lobby' ? 'You have a seat.' : 'Welcome back.')),
  )

/** `/game leave` */
export const leave: Execute = (desk, visit) =>
  request(desk, visit, ({ id, status }) =>
    desk.tables
      .leave(id, visit.user)
      .then(
        saying(
          status === 'lobby'
            ? 'Your seat is free again.'
            : 'You are away: things take their course until you `/game join` again.',
        ),
      ),
  )

/** `/game start` */
export const start: Execute = (desk, visit) =>
  request(desk, visit, ({ id }) => desk.tables.start(id, visit.user).then(saying('The game begins.')))

/** `/game undo` */
export const undo: Execute = (desk, visit) =>
  request(desk, visit, ({ id }) => desk.tables.undo(id, visit.user).then(saying(SAY.undone)))

/** `/game resign` asks first. */
export const resign: Execute = (desk, visit) => {
  const seated = seatedHere(desk, visit, '', false)
  if (isSorry(seated)) return seated.sorry
  const confirm = button(formatId({ kind: 'resign', table: seated.sight.record.id }), 'Give up for good', 'grave')
  return { components: [...texts(SAY.reallyResign), ...rows([confirm])] }
}

async function request(desk: Desk, visit: Visit, ask: (record: TableRecord) => Promise<Reply>): Promise<Reply> {
  const record = tableHere(desk, visit)
  return isSorry(record) ? record.sorry : ask(record)
}

function saying(done: string): (result: Result<unknown>) => string {
  return (result) => (result.ok ? done : REFUSED[result.why])
}
