import { fork } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { lastBackup, NoBackup, type Backup } from './making.ts'
import { backupInWords } from './words.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
/** So long after the start it is looked for the first time whether a backup is due, in milliseconds. */
const SETTLING = 60_000
/** A backup that takes longer never comes to its end, in milliseconds. */
const LONGEST = 2 * HOUR

export interface DailyParts {
  readonly database: string
  readonly folder: string
  readonly log: { info(details: object, message: string): void; error(details: object, message: string): void }
  /** Makes a backup, somewhere else than here. Rejects if none was made. */
  readonly make?: (database: string, folder: string) => Promise<Backup>
  /** Milliseconds since 1970. */
  readonly now?: () => number
  readonly after?: (milliseconds: number, then: () => void) => () => void
}

/** Makes a backup a day for as long as the bot runs; what goes wrong is said each time, and tried again in an hour. Returns how to stop it. */
export function keepBackedUp({
  database,
  folder,
  log,
  make = inProcess,
  now = () => Date.now(),
  after = later,
}: DailyParts): () => void {
  let isStopped = false
  let callOff: () => void = () => undefined
  const look = async (): Promise<void> => {
    const last = lastBackup(folder)
    if (last === null || now() - last >= DAY) {
      try {
        const backup = await make(database, folder)
        log.info({ ...backup }, backupInWords(backup).join(' '))
      } catch (error) {
        log.error({ err: error }, error instanceof NoBackup ? error.message : 'no backup was made')
      }
    }
    if (!isStopped) callOff = after(HOUR, () => void look())
  }
  callOff = after(SETTLING, () => void look())
  return () => {
    isStopped = true
    callOff()
  }
}

function later(milliseconds: number, then: () => void): () => void {
  const timer = setTimeout(then, milliseconds).unref()
  return () => clearTimeout(timer)
}

/** Makes a backup in a process of its own. */
function inProcess(database: string, folder: string): Promise<Backup> {
  return new Promise((made, failed) => {
    const typescript = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
    const child = fork(fileURLToPath(new URL('./process.ts', import.meta.url)), [database, folder], {
      execArgv: ['--import', typescript],
      timeout: LONGEST,
    })
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
