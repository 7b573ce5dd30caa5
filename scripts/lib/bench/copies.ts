import Database from 'better-sqlite3'

/** Copies the games of a database with all their saved data, each copy into its own room, until there are `count`. */
export function multiply(path: string, count: number): void {
  const database = new Database(path)
  try {
    const ids = (database.prepare('select id from tables').all() as { id: string }[]).map(({ id }) => id)
    const ofTable = (
      database.prepare(`select name from sqlite_master where type = 'table'`).all() as { name: string }[]
    )
      .map(({ name }) => name)
      .filter((name) => columnsOf(database, name).includes('table_id'))
    const copyTable = copying(database, 'tables', 'id', { id: '@new', room: '@new' })
    const copies = ofTable.map((name) => copying(database, name, 'table_id', { table_id: '@new' }))
    database.transaction(() => {
      for (let made = ids.length; made < count; made += 1) {
        const how = { old: ids[made % ids.length], new: `copy-${made}` }
        for (const copy of [copyTable, ...copies]) copy.run(how)
      }
    })()
  } finally {
    database.close()
  }
}

function columnsOf(database: Database.Database, table: string): string[] {
  return (database.pragma(`table_info("${table}")`) as { name: string; pk: number }[]).map(({ name }) => name)
}

/** The rows of one game again, with some columns changed. The database numbers its rows again. */
function copying(
  database: Database.Database,
  table: string,
  key: string,
  changed: Readonly<Record<string, string>>,
): Database.Statement {
  const info = database.pragma(`table_info("${table}")`) as { name: string; type: string; pk: number }[]
  const isOwnNumber = info.filter(({ pk }) => pk > 0).length === 1
  const columns = info.filter(({ type, pk }) => !(isOwnNumber && pk === 1 && type.toUpperCase() === 'INTEGER'))
  const into = columns.map(({ name }) => `"${name}"`).join(', ')
  const from = columns.map(({ name }) => changed[name] ?? `"${name}"`).join(', ')
  return database.prepare(`insert into "${table}" (${into}) select ${from} from "${table}" where "${key}" = @old`)
}
