import { startProgram } from '../program.ts'
import { lastBackup, NoBackup, type Backup } from './making.ts'
import { backupInWords } from './words.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
/** The delay between the start and the first check for a due backup. */
const FIRST_CHECK_AFTER_MS = 60_000
/** A backup that takes longer hangs. */
const BACKUP_TIMEOUT_MS = 2 * HOUR_MS

export interface DailyParts {
  readonly database: string
  readonly folder: string
  readonly log: { info(details: object, message: string): void; error(details: object, message: string): void }
  /** Makes a backup in another process. Rejects on failure. */
  readonly make?: (database: string, folder: string) => Promise<Backup>
  /** Milliseconds since 1970. */
  readonly now?: () => number
  readonly after?: (ms: number, then: () => void) => () => void
}

/**
 * Makes a backup a day while the bot runs. Logs each failure and retries in an hour. Returns a function that stops it.
 */
export function keepBackedUp({
  database,
  folder,
  log,
  make = inProcess,
  now = () => Date.now(),
  after = later,
}: DailyParts): () => void {
  let isStopped = false
  let cancel: () => void = () => undefined
  const check = async (): Promise<void> => {
    const last = lastBackup(folder, now())
    if (last === null || now() - last >= DAY_MS) {
      try {
        const backup = await make(database, folder)
        log.info({ ...backup }, backupInWords(backup).join(' '))
      } catch (error) {
        log.error({ err: error }, error instanceof NoBackup ? error.message : 'backup failed')
      }
    }
    if (!isStopped) cancel = after(HOUR_MS, () => void check())
  }
  cancel = after(FIRST_CHECK_AFTER_MS, () => void check())
  return () => {
    isStopped = true
    cancel()
  }
}

function later(ms: number, then: () => void): () => void {
  const timer = setTimeout(then, ms).unref()
  return () => clearTimeout(timer)
}

/** Makes a backup in a process of its own. */
function inProcess(database: string, folder: string): Promise<Backup> {
  return new Promise((made, failed) => {
    const child = startProgram('backups/process', [database, folder], { timeout: BACKUP_TIMEOUT_MS })
    child.on('message', (message: { readonly made?: Backup; readonly why?: string }) => {
      if (message.made) made(message.made)
      else failed(new NoBackup(message.why ?? 'No backup was made.'))
    })
    child.on('error', failed)
    child.on('exit', (code) =>
      failed(new NoBackup(`No backup of ${database} was made: its process ended with ${code}.`)),
    )
  })
}
