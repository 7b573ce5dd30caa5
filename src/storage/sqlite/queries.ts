import {
  DIRECT_MESSAGES,
  TABLE_STATUSES,
  type ServerQuery,
  type TableQuery,
  type TableStatus,
} from '../../tables/model/store.ts'
import { attendedBy } from '../shared/table-rows.ts'
import { ASTRAY_WORDS, LEFT_WORDS } from './schema.ts'

const OPEN = ['lobby', 'playing'] as const
const ENDED = ['over', 'closed'] as const

/** SQL conditions that together select the tables of a query: one for each index, so that SQLite can use it. */
export function queriesFor(query: TableQuery): string[] {
  const { user, statuses = TABLE_STATUSES } = query
  const given = (['server', 'room', 'host'] as const).filter((name) => query[name] !== undefined)
  const { archived } = query
  const others = [...archivedWhere(archived), ...(query.isReal ? [`+server <> '${DIRECT_MESSAGES}'`] : [])]
  if (user !== undefined) {
    // A user has few tables: the unary plus keeps SQLite from searching by server or status instead.
    const isTheirs = `id in (select table_id from seats where user_id = :user
      union all select table_id from seats where deputy_id = :user)`
    const isSelected = given.map((name) => `+${name} = :${name}`)
    const all = query.statuses === undefined ? [] : [`+status in (${listOf(TABLE_STATUSES, statuses)})`]
    return statuses.length === 0 ? [] : [[isTheirs, ...isSelected, ...all, ...others].join(' and ')]
  }
  const wasTheirs =
    query.formerly === undefined
      ? []
      : ['instr(clocks, :attended) > 0', 'id not in (select table_id from seats where user_id = :formerly)']
  // Open and ended tables separately, in the words of the partial indices, or SQLite doesn't use them.
  return [OPEN, ENDED]
    .map((group) => ({ group, some: listOf(group, statuses) }))
    .filter(({ some }) => some !== '')
    .map(({ group, some }) => {
      const isInGroup = wasTheirs.length > 0 && group === ENDED ? LEFT_WORDS : `status in (${listOf(group, group)})`
      const isOneOf = [isInGroup, `status in (${some})`]
      return [...isOneOf, ...given.map((name) => `${name} = :${name}`), ...wasTheirs, ...others].join(' and ')
    })
}

/** The same for a list with damaged tables. */
export function queriesForList({ server, statuses, archived }: ServerQuery): string[] {
  const isOurs = `(server = :server or typeof(server) <> 'text' and room = :here)`
  const isAstray = [ASTRAY_WORDS, isOurs, ...archivedWhere(archived)].join(' and ')
  return [
    ...queriesFor({ server, ...(statuses && { statuses }), ...(archived !== undefined && { archived }) }),
    isAstray,
  ]
}

/**
 * An archived table has ended and has a time of archiving; an open table with such a time doesn't count as archived.
 */
function archivedWhere(archived: boolean | undefined): string[] {
  if (archived === undefined) return []
  const isInArchive = `(typeof(archived_at) = 'integer' and +status in (${listOf(ENDED, ENDED)}))`
  return [archived ? isInArchive : `not ${isInArchive}`]
}

/** The values of the parameters in a query's conditions. */
export function valuesOf({ limit = -1, ...query }: TableQuery | ServerQuery): Record<string, string | number> {
  const { server, room, user, formerly, host, here }: Partial<TableQuery & ServerQuery> = query
  const attended = formerly === undefined ? undefined : attendedBy(formerly)
  const given = Object.entries({ server, room, user, formerly, attended, host, here }).filter(
    ([, value]) => value !== undefined,
  )
  return { ...(Object.fromEntries(given) as Record<string, string>), limit }
}

function listOf(group: readonly TableStatus[], statuses: readonly TableStatus[]): string {
  const some = group.filter((status) => statuses.includes(status))
  return some.map((status) => `'${status}'`).join(', ')
}
