import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { startProgram } from '../program.ts'
import type { Memos } from '../tables/model/store.ts'
import type { FromTelevision, Televised, Television, ToTelevision, LinkToken } from './televised.ts'

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

const MEMO = 'television'
const TOKEN_BYTES = 24
const START_TIMEOUT_MS = 30_000

const links = z.record(z.string(), z.string().regex(/^[\w-]{32}$/))

/** Variables that a process needs to run at all. The others may hold secrets: the token of the bot, a database. */
const HARMLESS: readonly string[] = ['PATH', 'Path', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR', 'TZ']

/** The environment of the process. */
export function harmlessEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(HARMLESS.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])))
}

/**
 * The links of tables, stored in a memo, and the process that serves their pages. Links stay over restarts. What they
 * show is in memory only: the bot shows each linked table again when the process starts.
 */
export class TelevisionProcess implements Television {
  private readonly parts: TelevisionParts
  private readonly tokens = new Map<string, LinkToken>()
  private readonly complete = new Set<string>()
  private readonly listeners = new Set<(table: string) => void>()
  /** Reads and writes of the links, one after another. */
  private lastTurn: Promise<unknown> = Promise.resolve()
  private areRead = false
  private child: ChildProcess | null = null
  private port: number

  constructor(parts: TelevisionParts) {
    this.parts = parts
    this.port = parts.port
  }

  /** Reads the links and starts the process, if it isn't running. Rejects if it can't listen. */
  async start(): Promise<void> {
    await this.inTurn(() => this.read())
    if (this.child) return this.callForAll()
    const { host, port, start = startAlone, log } = this.parts
    const child = start([host, String(port)])
    // Links that are made or ended meanwhile follow the ones it is sent first.
    this.child = child
    try {
      this.port = await listening(child, [...this.tokens.values()])
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
    return [...this.tokens.keys()]
  }

  linkOf(table: string): string | null {
    const token = this.tokens.get(table)
    return token === undefined ? null : this.urlOf(token)
  }

  link(table: string): Promise<string> {
    return this.inTurn(() => this.makeLink(table))
  }

  unlink(table: string): Promise<boolean> {
    return this.inTurn(() => this.endLink(table))
  }

  needs(table: string): boolean {
    return this.child !== null && this.tokens.has(table) && !this.complete.has(table)
  }

  show(table: string, televised: Televised, isWhole: boolean): void {
    const token = this.tokens.get(table)
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

  private async makeLink(table: string): Promise<string> {
    await this.readOnce()
    const known = this.tokens.get(table)
    if (known !== undefined) return this.urlOf(known)
    const token = randomBytes(TOKEN_BYTES).toString('base64url')
    this.tokens.set(table, token)
    await this.write().catch((error: unknown) => {
      this.tokens.delete(table)
      throw error
    })
    this.send({ kind: 'link', token })
    this.callFor(table)
    return this.urlOf(token)
  }

  private async endLink(table: string): Promise<boolean> {
    await this.readOnce()
    const token = this.tokens.get(table)
    if (token === undefined) return false
    this.tokens.delete(table)
    await this.write().catch((error: unknown) => {
      this.tokens.set(table, token)
      throw error
    })
    this.complete.delete(table)
    this.send({ kind: 'unlink', token })
    return true
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
  }

  private callFor(table: string): void {
    for (const listener of this.listeners) listener(table)
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

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.lastTurn.then(work)
    this.lastTurn = turn.catch(() => undefined)
    return turn
  }

  /** A write must not lose links that the process has not read yet. */
  private async readOnce(): Promise<void> {
    if (!this.areRead) await this.read()
  }

  /** Another process may have written the memo since this one has read it. */
  private async read(): Promise<void> {
    const parsed = links.safeParse(parsedJson(await this.parts.notes.memo(MEMO)))
    const stored = new Map(Object.entries(parsed.success ? parsed.data : {}))
    for (const [table, token] of this.tokens) {
      if (stored.get(table) !== token) this.send({ kind: 'unlink', token })
    }
    for (const [table, token] of stored) if (this.tokens.get(table) !== token) this.send({ kind: 'link', token })
    this.tokens.clear()
    for (const [table, token] of stored) this.tokens.set(table, token)
    this.areRead = true
  }

  private write(): Promise<void> {
    return this.parts.notes.setMemo(MEMO, JSON.stringify(Object.fromEntries(this.tokens)))
  }
}

function parsedJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '{}')
  } catch {
    return {}
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
function listening(child: ChildProcess, tokens: readonly LinkToken[]): Promise<number> {
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
    child.send({ kind: 'listen', tokens } satisfies ToTelevision, () => undefined)
  })
}
