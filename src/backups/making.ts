import {
  accessSync,
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Game } from '../engine/index.ts'
import {
  copyDatabase,
  isOlder,
  makeFolder,
  openStore,
  openStoreToRead,
  removeAccessOfOthers,
  UnusableDatabase,
} from '../storage/index.ts'
import { partingIn, TABLE_STATUSES, type Store, type TableId, type TableRecord } from '../tables/index.ts'
import { backupName, timeOf, expiredBackups } from './rule.ts'

/** The suffix of an unfinished backup. */
const UNFINISHED = '.unfinished'
/** An unfinished backup this old was abandoned. */
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000
/** The default number of games to replay. */
export const DEFAULT_SAMPLE_SIZE = 12

export interface BackupParts {
  readonly database: string
  readonly folder: string
  readonly games: readonly Game[]
  /** The number of games to replay. */
  readonly sample?: number | 'all'
  /** Milliseconds since 1970. */
  readonly now: number
  readonly copy?: typeof copyDatabase
  /** The folder of the schema migrations, if not this version's. */
  readonly migrations?: string
}

/** A finished and verified backup. */
export interface Backup {
  readonly file: string
  readonly bytes: number
  /** The number of tables in the backup, and of games replayed. */
  readonly tables: number
  readonly replayed: number
  /** Tables whose replay ends in another state, perhaps because the rules have changed. */
  readonly parted: readonly TableId[]
  /** Older backups that were deleted by the retention rule. */
  readonly dropped: readonly string[]
  /** Sentences about backups that other users could read, and no longer can. */
  readonly narrowed: readonly string[]
}

/** No reliable backup could be made. The message gives the reason in one sentence. */
export class NoBackup extends Error {
  override readonly name = 'NoBackup'
}

/**
 * Makes a backup while the bot runs: copies the database, verifies the copy and replays a sample of its games. Deletes
 * older backups only after that. Throws `NoBackup` and keeps the existing backups.
 */
export async function makeBackup({
  database,
  folder,
  games,
  sample = DEFAULT_SAMPLE_SIZE,
  now,
  copy = copyDatabase,
  migrations,
}: BackupParts): Promise<Backup> {
  const name = backupName(now)
  const file = join(folder, name)
  const unfinished = `${file}${UNFINISHED}`
  const tried = `${unfinished}-tried`
  try {
    makeFolder(folder)
    await copy(database, unfinished)
    if (isOlder(unfinished, migrations)) await bringUpToDate(unfinished, tried, migrations)
    const looked = await verifyCopy(existsSync(tried) ? tried : unfinished, games, sample, migrations)
    drop(tried)
    chmodSync(unfinished, 0o600)
    renameSync(unfinished, file)
    return {
      file,
      bytes: statSync(file).size,
      ...looked,
      dropped: dropOld(folder, now),
      narrowed: restrictToOwner(folder),
    }
  } catch (error) {
    for (const one of [unfinished, tried]) drop(one)
    if (error instanceof NoBackup) throw error
    const why = error instanceof Error ? error.message.replace(/\.$/, '') : String(error)
    throw new NoBackup(`No backup of ${database} was made: ${why}.`, { cause: error })
  }
}

/** Creates the backup folder if it is missing. Throws `NoBackup` if it cannot be used. */
export function prepareFolder(folder: string): void {
  try {
    makeFolder(folder)
    // Fails unless the path is a folder.
    readdirSync(folder)
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
    throw new NoBackup(
      `Backups can't be written to ${folder}${why}. Set BACKUP_FOLDER to a folder that the bot may write to.`,
      {
        cause: error,
      },
    )
  }
}

/**
 * When the last backup in a folder was started, in milliseconds since 1970; `null` if there is none. One that lies
 * ahead was made by a clock that went wrong, and doesn't count.
 */
export function lastBackup(folder: string, now: number): number | null {
  try {
    const times = readdirSync(folder)
      .flatMap((name) => timeOf(name) ?? [])
      .filter((time) => time <= now)
    return times.length === 0 ? null : Math.max(...times)
  } catch {
    return null
  }
}

/**
 * Migrates a copy of a backup made by an older version and leaves the backup itself unchanged: the copy shows whether
 * an update would succeed.
 */
async function bringUpToDate(file: string, copy: string, migrations?: string): Promise<void> {
  copyFileSync(file, copy)
  await openStore(copy, undefined, migrations).close()
}

/** Deletes a database and the files that SQLite creates beside it. */
function drop(file: string): void {
  for (const end of ['', '-journal', '-wal', '-shm']) tryToDrop(`${file}${end}`)
}

/** Opens a copy and replays some of its games. */
async function verifyCopy(file: string, games: readonly Game[], sample: number | 'all', migrations?: string) {
  const damage: string[] = []
  const store = openStoreToRead(file, (sentence) => damage.push(sentence), migrations)
  try {
    let replayed = 0
    const parted: TableId[] = []
    for (const record of await sampleTables(store, sample)) {
      const parting = await partingIn(
        store,
        record,
        games.find(({ rules }) => rules.id === record.game),
      )
      if (parting === null) replayed += 1
      else parted.push(record.id)
    }
    const tables = await store.records.count({})
    if (damage[0] !== undefined) throw new UnusableDatabase(damage[0])
    return { tables, replayed, parted }
  } finally {
    await store.close()
  }
}

/** The most recently changed tables, taken from each status in turn; or all tables. */
async function sampleTables(store: Store, sample: number | 'all'): Promise<readonly TableRecord[]> {
  if (sample === 'all') return await store.records.list({})
  const begun = TABLE_STATUSES.filter((status) => status !== 'lobby')
  const lists = await Promise.all(begun.map((status) => store.records.list({ statuses: [status], limit: sample })))
  const inTurn = Array.from({ length: sample }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat()
  return inTurn.slice(0, sample)
}

function dropOld(folder: string, now: number): readonly string[] {
  const names = readdirSync(folder)
  const old = expiredBackups(names)
  const left = names.filter((name) => {
    const begun = name.endsWith(UNFINISHED) ? timeOf(name.slice(0, -UNFINISHED.length)) : null
    return begun !== null && now - begun > ABANDONED_AFTER_MS
  })
  for (const name of [...old, ...left]) tryToDrop(join(folder, name))
  return old
}

/** Restricts copied backups to their owner, too. */
function restrictToOwner(folder: string): readonly string[] {
  const said: string[] = []
  for (const name of readdirSync(folder)) {
    if (timeOf(name) !== null) removeAccessOfOthers(join(folder, name), (sentence) => said.push(sentence))
  }
  return said
}

function tryToDrop(file: string): void {
  try {
    rmSync(file, { force: true })
  } catch {
    // Harmless where it is. The next backup tries again.
  }
}
