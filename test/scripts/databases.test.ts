import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { backup } from '../../scripts/lib/backup.ts'
import { withExitCode, type Terminal } from '../../scripts/lib/command.ts'
import { usualDatabase, usualFolder } from '../../scripts/lib/database.ts'
import { moveTo } from '../../scripts/lib/move-database.ts'
import { remember } from '../../scripts/lib/remember.ts'
import { replay } from '../../scripts/lib/replay.ts'
import { openStore } from '../../src/storage/index.ts'

const NAMES = ['DATABASE_URL', 'DATABASE_PATH', 'BACKUP_FOLDER'] as const

const home = process.cwd()
const before = NAMES.map((name) => process.env[name])
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'questmaster-databases-'))
  for (const name of NAMES) Reflect.deleteProperty(process.env, name)
  process.chdir(folder)
})
afterEach(() => {
  process.chdir(home)
  NAMES.forEach((name, index) => {
    if (before[index] === undefined) Reflect.deleteProperty(process.env, name)
    else process.env[name] = before[index]
  })
  rmSync(folder, { recursive: true, force: true })
})

async function run(command: (terminal: Terminal) => Promise<number>): Promise<{ code: number; said: string }> {
  let said = ''
  const terminal: Terminal = { out: (line) => (said += `${line}\n`), err: (text) => (said += text), isWatched: false }
  return { code: await withExitCode(() => command(terminal), terminal), said }
}

describe('a command is about the database of the bot', () => {
  it('a command is about the database of the bot: as the bot is set to it: by the environment, by .env, or not at all', () => {
    expect([usualDatabase(), usualFolder()]).toEqual(['data/questmaster.db', 'data/backups'])
    writeFileSync('.env', 'DATABASE_URL=\nDATABASE_PATH=games/ours.db\nBACKUP_FOLDER=safe\n')
    expect([usualDatabase(), usualFolder()]).toEqual(['games/ours.db', 'safe'])
    process.env['DATABASE_PATH'] = 'elsewhere.db'
    expect(usualDatabase()).toBe('elsewhere.db')
    writeFileSync('.env', 'DATABASE_URL=postgres://keeper:swordfish@db.example/games\n')
    Reflect.deleteProperty(process.env, 'DATABASE_PATH')
    expect(usualDatabase()).toBe('postgres://keeper:swordfish@db.example/games')
  })

  it('a command is about the database of the bot, and a backup is of that one, into the folder that is set', async () => {
    mkdirSync('games')
    const store = openStore('games/ours.db')
    await store.notes.setMemo('colour', 'red')
    await store.close()
    writeFileSync('.env', 'DATABASE_PATH=games/ours.db\nBACKUP_FOLDER=safe\n')
    const { code, said } = await run((terminal) => backup([], [], terminal))
    expect([code, said]).toEqual([0, expect.stringContaining('Backed up 0 tables to safe/')])
    expect(readdirSync('safe')).toHaveLength(1)
  })

  it('a command is about the database of the bot, and not about another one because .env cannot be read', async () => {
    mkdirSync('.env')
    expect(await run(async (terminal) => backup([], [], terminal))).toEqual({
      code: 2,
      said: "The file .env can't be read (EISDIR). Check that it is a file and belongs to the user who runs this.\n",
    })
  })

  it('a command is about the database of the bot, and never tells the password', async () => {
    writeFileSync('.env', 'DATABASE_URL=postgres://keeper:swordfish@db.example/games\n')
    const { code, said } = await run((terminal) => backup([], [], terminal))
    expect([code, said]).toEqual([
      2,
      'Use pg_dump to back up the PostgreSQL database games at db.example (docs/hosting.md says how).\n',
    ])
  })
})

describe('an address of another kind of database', () => {
  const address = 'postgress://keeper:swordfish@db.example/games'
  const sentence = 'A database is the path of a file or an address that begins with postgres://: this is neither.\n'

  it.each([
    ['moved to', (terminal: Terminal) => moveTo(['games.db', address], terminal)],
    ['moved from', (terminal: Terminal) => moveTo([address, 'sqlite:there.db'], terminal)],
    ['replayed', (terminal: Terminal) => replay(['--all', '--database', address], [], terminal)],
    ['remembered', (terminal: Terminal) => remember(['--database', address], [], terminal)],
  ])('an address of another kind of database is no path, and its password is not told: %s', async (_how, command) => {
    await openStore('games.db').close()
    expect(await run(command)).toEqual({ code: 2, said: sentence })
    expect(readdirSync('.').filter((name) => !name.startsWith('games.db'))).toEqual([])
  })
})

describe('everything is moved to another database', () => {
  it('everything is moved to another database: not while a bot plays on the first', async () => {
    const store = openStore('games.db')
    // A process of another machine: whether it is gone nobody knows here.
    const holder = { id: 'one', host: 'another', pid: 4711 }
    await store.leases.take('shard 0/1', holder, 60_000)
    const move = () => run((terminal) => moveTo(['sqlite:games.db', 'sqlite:there.db'], terminal))
    expect(await move()).toEqual({
      code: 2,
      said: 'Questmaster plays on the database games.db (process 4711 on another): stop it first.\n',
    })
    expect(readdirSync('.')).not.toContain('there.db')
    await store.leases.release('shard 0/1', holder.id)
    expect(await move()).toMatchObject({
      code: 0,
      said: expect.stringContaining('Everything is in the database there.db now'),
    })
    await store.close()
  })
})
