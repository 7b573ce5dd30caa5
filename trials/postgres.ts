import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** The users under which root starts the server, because it refuses to run as root. */
const OTHERS = ['postgres', 'nobody']

/** The programs of a PostgreSQL server and their user, or why there is none. */
export type Programs =
  | { readonly isThere: true; readonly folder: string; readonly user: string | null }
  | { readonly isThere: false; readonly why: string }

/** Looks for a server that tests can start. */
export function findPrograms(): Programs {
  const folder = foldersOfPrograms().find((one) => existsSync(join(one, 'initdb')) && existsSync(join(one, 'postgres')))
  if (folder === undefined) return { isThere: false, why: 'no initdb and postgres are installed' }
  if (process.getuid?.() !== 0) return { isThere: true, folder, user: null }
  const user = OTHERS.find((name) => idOf(name) !== undefined)
  return user === undefined || !hasRunuser()
    ? { isThere: false, why: 'this is root, and there is nobody else as whom PostgreSQL could run' }
    : { isThere: true, folder, user }
}

interface PostgresOptions {
  /** Whether commits wait for the disk, as in production. Default: no. */
  readonly isDurable?: boolean
  /** Settings as on the command line: `max_connections=200`. */
  readonly settings?: readonly string[]
}

/**
 * A PostgreSQL server for one test, on a socket in a temporary folder. Its user `guarded` needs a password. Stopping it
 * deletes its address and all data.
 */
export class PostgresServer {
  private readonly folder = mkdtempSync(join(tmpdir(), 'questmaster-pg-'))
  private readonly programs: Programs & { readonly isThere: true }
  private readonly settings: readonly string[]
  private server: ChildProcess | undefined
  private made = 0

  constructor(
    programs: Programs & { readonly isThere: true },
    { isDurable = false, settings = [] }: PostgresOptions = {},
  ) {
    this.programs = programs
    this.settings = ['listen_addresses=', `fsync=${isDurable ? 'on' : 'off'}`, ...settings]
    const { user } = programs
    chmodSync(this.folder, 0o700)
    if (user !== null) chownSync(this.folder, idOf(user) ?? 0, -1)
    const options = ['-D', this.data, '-U', 'keeper', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C']
    const [program, ...rest] = this.command('initdb', options)
    execFileSync(program, rest, { cwd: this.folder, stdio: 'pipe' })
    const doors = 'local all guarded scram-sha-256\nlocal all all trust\n'
    writeFileSync(join(this.data, 'pg_hba.conf'), doors)
  }

  private get data(): string {
    return join(this.folder, 'data')
  }

  /** Starts or restarts it, and waits until it accepts connections. */
  async start(): Promise<this> {
    const options = ['-D', this.data, '-k', this.folder, ...this.settings.flatMap((one) => ['-c', one])]
    const [program, ...rest] = this.command('postgres', options)
    const server = spawn(program, rest, { cwd: this.folder, stdio: ['ignore', 'ignore', 'pipe'] })
    this.server = server
    let said = ''
    server.stderr.on('data', (text) => (said += String(text)))
    while (!(await this.answers())) {
      if (server.exitCode !== null) throw new Error(`the server has not started: ${said}`)
      await pause(50)
    }
    return this
  }

  /** A new database, and its address. */
  async newDatabase(): Promise<string> {
    this.made += 1
    const name = `games_${this.made}`
    await this.run(`create database ${name}`)
    return this.address(name)
  }

  /** A new schema in one database, which is cheaper, and its address. */
  async newSchema(): Promise<string> {
    this.made += 1
    const name = `place_${this.made}`
    await this.run(`create schema ${name}`)
    return `${this.address('postgres')}&options=${encodeURIComponent(`-c search_path=${name}`)}`
  }

  address(database: string, user = 'keeper'): string {
    return `postgres://${user}@/${database}?host=${encodeURIComponent(this.folder)}`
  }

  /** Runs a statement as the server's owner. */
  async run(statement: string, address = this.address('postgres')): Promise<readonly Record<string, unknown>[]> {
    const client = new pg.Client(address)
    client.on('error', () => undefined)
    await client.connect()
    try {
      return (await client.query(statement)).rows
    } finally {
      await client.end()
    }
  }

  /** Closes all connections at once, as a restarting server does, and lets the server end. */
  async halt(): Promise<void> {
    const { server } = this
    if (!server || server.exitCode !== null) return
    const ended = new Promise<void>((done) => server.once('exit', () => done()))
    // Signals to runuser do not reach the server it started.
    const [row] = await this.run(`select pg_read_file('postmaster.pid') as file`)
    process.kill(Number(String(row?.['file']).split('\n')[0]), 'SIGINT')
    await ended
  }

  async stop(): Promise<void> {
    await this.halt()
    rmSync(this.folder, { recursive: true, force: true })
  }

  private answers(): Promise<boolean> {
    return this.run('select 1').then(
      () => true,
      () => false,
    )
  }

  private command(program: string, options: readonly string[]): [string, ...string[]] {
    const { folder, user } = this.programs
    const path = join(folder, program)
    return user === null ? [path, ...options] : ['runuser', '-u', user, '--', path, ...options]
  }
}

function foldersOfPrograms(): string[] {
  const packaged = '/usr/lib/postgresql'
  const versions = existsSync(packaged) ? readdirSync(packaged).sort((a, b) => Number(b) - Number(a)) : []
  const onPath = (process.env['PATH'] ?? '').split(':').filter((one) => one !== '')
  return [...versions.map((version) => join(packaged, version, 'bin')), ...onPath]
}

function idOf(user: string): number | undefined {
  try {
    return Number(execFileSync('id', ['-u', user], { stdio: 'pipe' }))
  } catch {
    return undefined
  }
}

function hasRunuser(): boolean {
  try {
    execFileSync('runuser', ['--version'], { stdio: 'pipe' })
    return true
  } catch {
    return false
  }
}
