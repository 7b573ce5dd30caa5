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
import { nameOf, timeOf, tooOld } from './rule.ts'

/** Stands behind the name of a backup that is not finished, or was not. */
const UNFINISHED = '.unfinished'
/** After so long one that is not finished never will be, in milliseconds. */
const GIVEN_UP = 24 * 60 * 60 * 1000
/** So many games of a backup are played again unless told otherwise. */
export const SAMPLE = 12

export interface BackupParts {
  readonly database: string
  readonly folder: string
  readonly games: readonly Game[]
  /** How many games are played again. */
  readonly sample?: number | 'all'
  /** Milliseconds since 1970. */
  readonly now: number
  readonly copy?: typeof copyDatabase
  /** The folder of the migrations that make the schema, if not this version's. */
  readonly migrations?: string
}

/** A backup that was made and checked. */
export interface Backup {
  readonly file: string
  readonly bytes: number
  /** How many tables are in it, and how many of their games were played again. */
  readonly tables: number
  readonly replayed: number
  /** Those that the rules at hand do not lead to: they are as they were, and it may be the rules that have changed. */
  readonly parted: readonly TableId[]
  /** Older ones that the rule does not keep, which are gone now. */
  readonly dropped: readonly string[]
  /** What is said of backups that others than their owner could get at. */
  readonly narrowed: readonly string[]
}

/** There is no backup that can be relied on. The message says why, in one sentence. */
export class NoBackup extends Error {
  override readonly name = 'NoBackup'
}

/**
 * Makes a backup while the bot runs: a copy at one moment, looked through whole, of which a sample of games is played again. Only
 * then it counts, and only then older ones go. Throws `NoBackup`; what there was stays.
 */
export async function makeBackup({
  database,
  folder,
  games,
  sample = SAMPLE,
  now,
  copy = copyDatabase,
  migrations,
}: BackupParts): Promise<Backup> {
  const name = nameOf(now)
  const file = join(folder, name)
  const unfinished = `${file}${UNFINISHED}`
  const tried = `${unfinished}-tried`
  try {
    makeFolder(folder)
    await copy(database, unfinished)
    if (isOlder(unfinished, migrations)) await bringUpToDate(unfinished, tried, migrations)
    const looked = await lookedThrough(existsSync(tried) ? tried : unfinished, games, sample, migrations)
    drop(tried)
    chmodSync(unfinished, 0o600)
    renameSync(unfinished, file)
    return { file, bytes: statSync(file).size, ...looked, dropped: dropOld(folder, now), narrowed: narrowed(folder) }
  } catch (error) {
    for (const one of [unfinished, tried]) drop(one)
    if (error instanceof NoBackup) throw error
    const why = error instanceof Error ? error.message.replace(/\.$/, '') : String(error)
    throw new NoBackup(`No backup of ${database} was made: ${why}.`, { cause: error })
  }
}

/** Makes the folder for backups if it is not there. Throws `NoBackup` if none can be kept in it. */
export function prepareFolder(folder: string): void {
  try {
    makeFolder(folder)
    // Only a folder has anything in it.
    readdirSync(folder)
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
    throw new NoBackup(
      `Backups cannot be kept in ${folder}${why}: name a folder that may be written in BACKUP_FOLDER.`,
      {
        cause: error,
      },
    )
  }
}

/** When the last backup in a folder was begun, in milliseconds since 1970; `null` if there is none. */
export function lastBackup(folder: string): number | null {
  try {
    const times = readdirSync(folder).flatMap((name) => timeOf(name) ?? [])
    return times.length === 0 ? null : Math.max(...times)
  } catch {
    return null
  }
}

/** A backup of what an older Questmaster has left stays as it is: a copy of it shows whether an update would come through. */
async function bringUpToDate(file: string, copy: string, migrations?: string): Promise<void> {
  copyFileSync(file, copy)
  await openStore(copy, undefined, migrations).close()
}

/** A database and what SQLite makes beside it. */
function drop(file: string): void {
  for (const end of ['', '-journal', '-wal', '-shm']) tryToDrop(`${file}${end}`)
}

/** Opens a copy and plays some of its games again. */
async function lookedThrough(file: string, games: readonly Game[], sample: number | 'all', migrations?: string) {
  const damage: string[] = []
  const store = openStoreToRead(file, (sentence) => damage.push(sentence), migrations)
  try {
    let replayed = 0
    const parted: TableId[] = []
    for (const record of await sampled(store, sample)) {
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

/** The tables changed last, of each status in turn; or all of them. */
async function sampled(store: Store, sample: number | 'all'): Promise<readonly TableRecord[]> {
  if (sample === 'all') return await store.records.list({})
  const begun = TABLE_STATUSES.filter((status) => status !== 'lobby')
  const lists = await Promise.all(begun.map((status) => store.records.list({ statuses: [status], limit: sample })))
  const inTurn = Array.from({ length: sample }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat()
  return inTurn.slice(0, sample)
}

function dropOld(folder: string, now: number): readonly string[] {
  const names = readdirSync(folder)
  const old = tooOld(names)
  const left = names.filter((name) => {
    const begun = name.endsWith(UNFINISHED) ? timeOf(name.slice(0, -UNFINISHED.length)) : null
    return begun !== null && now - begun > GIVEN_UP
  })
  for (const name of [...old, ...left]) tryToDrop(join(folder, name))
  return old
}

/** Backups that were copied here from elsewhere are their owner's alone too. */
function narrowed(folder: string): readonly string[] {
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
    // It does no harm where it is; the next backup tries again.
  }
}
