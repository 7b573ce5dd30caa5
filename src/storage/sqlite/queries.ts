import { TABLE_STATUSES, type Listed, type TableStatus, type Wanted } from '../../tables/model/store.ts'
import { ASTRAY_WORDS } from './schema.ts'

const OPEN = ['lobby', 'playing'] as const
const ENDED = ['over', 'closed'] as const

/** What tables must meet to be wanted, in SQL: one condition for each of the indices that they lie in. */
export function queriesFor(wanted: Wanted): string[] {
  const { user, statuses = TABLE_STATUSES } = wanted
  const given = (['server', 'room', 'host'] as const).filter((name) => wanted[name] !== undefined)
  const { archived } = wanted
  const kept = keptWhere(archived)
  if (user !== undefined) {
    // The tables of one user are few: pluses keep SQLite from going through all of a server or status instead.
    const isTheirs = 'id in (select table_id from seats where user_id = :user)'
    const isWanted = given.map((name) => `+${name} = :${name}`)
    const all = wanted.statuses === undefined ? [] : [`+status in (${listOf(TABLE_STATUSES, statuses)})`]
    return statuses.length === 0 ? [] : [[isTheirs, ...isWanted, ...all, ...kept].join(' and ')]
  }
  // Those that are open and those that have ended: in the very words of the partial indices, so that those are used.
  return [OPEN, ENDED]
    .map((group) => ({ group, some: listOf(group, statuses) }))
    .filter(({ some }) => some !== '')
    .map(({ group, some }) => {
      const isOneOf = [`status in (${listOf(group, group)})`, `status in (${some})`]
      return [...isOneOf, ...given.map((name) => `${name} = :${name}`), ...kept].join(' and ')
    })
}

/** The same for a list that leaves nothing out for being damaged. */
export function queriesForList({ server, statuses, archived }: Listed): string[] {
  const isOurs = `(server = :server or typeof(server) <> 'text' and room = :here)`
  const isAstray = [ASTRAY_WORDS, isOurs, ...keptWhere(archived)].join(' and ')
  return [
    ...queriesFor({ server, ...(statuses && { statuses }), ...(archived !== undefined && { archived }) }),
    isAstray,
  ]
}

/** What is in the archive has ended, and says since when: a table that is open is never there, whatever it says. */
function keptWhere(archived: boolean | undefined): string[] {
  if (archived === undefined) return []
  const isThere = `(typeof(archived_at) = 'integer' and +status in (${listOf(ENDED, ENDED)}))`
  return [archived ? isThere : `not ${isThere}`]
}

/** The values of what is named in a query. */
export function valuesOf({ limit = -1, ...wanted }: Wanted | Listed): Record<string, string | number> {
  const { server, room, user, host, here }: Partial<Wanted & Listed> = wanted
  const given = Object.entries({ server, room, user, host, here }).filter(([, value]) => value !== undefined)
  return { ...(Object.fromEntries(given) as Record<string, string>), limit }
}

function listOf(group: readonly TableStatus[], statuses: readonly TableStatus[]): string {
  const some = group.filter((status) => statuses.includes(status))
  return some.map((status) => `'${status}'`).join(', ')
}
