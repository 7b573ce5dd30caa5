import { TABLE_STATUSES, type TableStatus, type Wanted } from '../tables/store.ts'

const OPEN = ['lobby', 'playing'] as const
const ENDED = ['over', 'closed'] as const

/** What tables must meet to be wanted, in SQL: one condition for each of the indices that they lie in. */
export function queriesFor(wanted: Wanted): string[] {
  const { user, statuses = TABLE_STATUSES } = wanted
  const given = (['server', 'room', 'host'] as const).filter((name) => wanted[name] !== undefined)
  const { archived } = wanted
  const kept = archived === undefined ? [] : [`archived_at is ${archived ? 'not ' : ''}null`]
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

/** The values of what is named in a query. */
export function valuesOf({ server, room, user, host, limit = -1 }: Wanted): Record<string, string | number> {
  const given = Object.entries({ server, room, user, host }).filter(([, value]) => value !== undefined)
  return { ...(Object.fromEntries(given) as Record<string, string>), limit }
}

function listOf(group: readonly TableStatus[], statuses: readonly TableStatus[]): string {
  const some = group.filter((status) => statuses.includes(status))
  return some.map((status) => `'${status}'`).join(', ')
}
