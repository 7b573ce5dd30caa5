import type { ChildProcess } from 'node:child_process'
import { startProgram } from '../program.ts'
import type { Memos } from '../tables/model/store.ts'
import { Links } from './links.ts'
import type { Calendars, FromTelevision, LinkToken, Televised, Television, ToTelevision } from './televised.ts'

export interface TelevisionParts {
  readonly host: string
  /** 0 picks a free port. */
  readonly port: number
  /** The address with which links begin; `null`: the one on which the process listens. */
  readonly url: string | null
  readonly notes: Memos
  readonly log: Record<'info' | 'warn', (details: object, message: string) => void>
  /** The process has ended by itself. */
  readonly onLost: () => void
  /** Starts the process, which gets its host and port as arguments. */
  readonly start?: (args: readonly string[]) => ChildProcess
}

/** Where the links of tables and of people's calendars are stored. */
const MEMOS = { table: 'television', calendar: 'calendars' } as const
const START_TIMEOUT_MS = 30_000

/** Variables that a process needs to run at all. The others may hold secrets: the token of the bot, a database. */
const HARMLESS: readonly string[] = ['PATH', 'Path', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR', 'TZ', 'LANGUAGES_FOLDER']

/** The environment of the process. */
export function harmlessEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(HARMLESS.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])))
}

/**
 * The process that serves the pages of tables and people's calendars, and their links. Links stay over restarts. What
 * is behind them is in memory only: the bot sends all of it again when the process starts.
 */
export class TelevisionProcess implements Television {
  readonly calendars: Calendars
  private readonly parts: TelevisionParts
  private readonly links: Links
  private readonly people: Links
  private readonly complete = new Set<string>()
  private readonly listeners = new Set<(table: string) => void>()
  private readonly calendarListeners = new Set<(user: string) => void>()
  private child: ChildProcess | null = null
  private port: number

  constructor(parts: TelevisionParts) {
    this.parts = parts
    this.port = parts.port
    this.links = new Links({
      memo: MEMOS.table,
      notes: parts.notes,
      changed: ({ begins, token, owner }) => {
        this.send(begins ? { kind: 'link', of: 'table', token } : { kind: 'unlink', token })
        if (!begins) this.complete.delete(owner)
        else if (this.child) this.callFor(owner)
      },
    })
    this.people = new Links({
      memo: MEMOS.calendar,
      notes: parts.notes,
      changed: ({ begins, token, owner }) => {
        this.send(begins ? { kind: 'link', of: 'calendar', token } : { kind: 'unlink', token })
        if (begins && this.child) this.callForCalendar(owner)
      },
    })
    this.calendars = this.calendarsOf(this.people)
  }

  /** Reads the links and starts the process, if it isn't running. Rejects if it can't listen. */
  async start(): Promise<void> {
    await this.links.read()
    await this.people.read()
    if (this.child) return this.callForAll()
    const { host, port, start = startAlone, log } = this.parts
    const child = start([host, String(port)])
    // Links that are made or ended meanwhile follow the ones it is sent first.
    this.child = child
    try {
      this.port = await listening(child, { tables: this.links.all, calendars: this.people.all })
    } catch (error) {
      this.stop()
      throw error
    }
    child.on('error', (error) => log.warn({ err: error }, 'television process failed'))
    child.once('exit', () => this.lose(child))
    log.info({ host, port: this.port }, 'television pages served')
    this.callForAll()
  }

  /** Ends the process. The pages say that the game master is away. */
  stop(): void {
    const { child } = this
    this.child = null
    child?.kill('SIGKILL')
  }

  get linked(): readonly string[] {
    return this.links.owners
  }

  linkOf(table: string): string | null {
    const token = this.links.of(table)
    return token === undefined ? null : this.urlOf(token)
  }

  async link(table: string): Promise<string> {
    return this.urlOf(await this.links.begin(table))
  }

  unlink(table: string): Promise<boolean> {
    return this.links.end(table)
  }

  needs(table: string): boolean {
    return this.child !== null && this.links.of(table) !== undefined && !this.complete.has(table)
  }

  show(table: string, televised: Televised, isWhole: boolean): void {
    const token = this.links.of(table)
    if (token === undefined || !this.child) return
    if (isWhole) this.complete.add(table)
    else this.complete.delete(table)
    this.send({ kind: 'show', token, televised })
  }

  onNeed(listener: (table: string) => void): () => void {
    this.listeners.add(listener)
    for (const table of this.linked) if (this.needs(table)) listener(table)
    return () => void this.listeners.delete(listener)
  }

  private calendarsOf(people: Links): Calendars {
    const urlOf = (token: LinkToken): string => `${this.urlOf(token)}.ics`
    return {
      get linked() {
        return people.owners
      },
      linkOf(user) {
        const token = people.of(user)
        return token === undefined ? null : urlOf(token)
      },
      link: async (user) => urlOf(await people.begin(user)),
      unlink: (user) => people.end(user),
      show: (user, calendar) => {
        const token = people.of(user)
        if (token !== undefined) this.send({ kind: 'calendar', token, calendar })
      },
      onNeed: (listener) => {
        this.calendarListeners.add(listener)
        if (this.child) for (const user of people.owners) listener(user)
        return () => void this.calendarListeners.delete(listener)
      },
    }
  }

  private lose(child: ChildProcess): void {
    if (this.child !== child) return
    this.child = null
    this.parts.log.warn({}, 'television process ended: restarting')
    this.parts.onLost()
  }

  private callForAll(): void {
    this.complete.clear()
    for (const table of this.linked) this.callFor(table)
    for (const user of this.people.owners) this.callForCalendar(user)
  }

  private callFor(table: string): void {
    for (const listener of this.listeners) listener(table)
  }

  private callForCalendar(user: string): void {
    for (const listener of this.calendarListeners) listener(user)
  }

  private send(message: ToTelevision): void {
    // If the channel breaks, the process is about to end.
    this.child?.send(message, () => undefined)
  }

  private urlOf(token: LinkToken): string {
    const { url, host } = this.parts
    const own = `http://${host.includes(':') ? `[${host}]` : host}:${this.port}`
    return `${url ?? own}/${token}`
  }
}

function startAlone(args: readonly string[]): ChildProcess {
  return startProgram('television/process', args, {
    env: harmlessEnvironment(process.env),
    // Pictures travel as bytes.
    serialization: 'advanced',
  })
}

/** Resolves to the port once the process listens. Rejects with the code of the error if it can't. */
function listening(
  child: ChildProcess,
  links: { readonly tables: readonly LinkToken[]; readonly calendars: readonly LinkToken[] },
): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (code: string) => {
      clearTimeout(timer)
      reject(Object.assign(new Error(`television process failed: ${code}`), { code, syscall: 'listen' }))
    }
    const timer = setTimeout(() => fail('ETIMEDOUT'), START_TIMEOUT_MS)
    child.once('message', (message: FromTelevision) => {
      if (message.kind === 'failed') return fail(message.code)
      clearTimeout(timer)
      resolve(message.port)
    })
    child.once('error', () => fail('ECHILD'))
    child.once('exit', () => fail('ECHILD'))
    child.send({ kind: 'listen', ...links } satisfies ToTelevision, () => undefined)
  })
}
