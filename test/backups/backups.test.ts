import Database from 'better-sqlite3'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import {
  keepBackedUp,
  lastBackup,
  makeBackup,
  backupName,
  NoBackup,
  timeOf,
  expiredBackups,
} from '../../src/backups/index.ts'
import type { Game } from '../../src/engine/index.ts'
import { copyDatabase, isOlder, openStore } from '../../src/storage/index.ts'
import { archiveOld } from '../../src/tables/index.ts'
import { backup } from '../../scripts/lib/backup.ts'
import { answer, granted, houseOf, sightOf, startTable, type House } from '../kit/house.ts'
import { laterSchema } from '../kit/later-schema.ts'
import { toy, toyWith } from '../kit/toy/index.ts'

const DAY = 24 * 60 * 60 * 1000
const NOW = Date.UTC(2026, 4, 20, 3, 4, 5)
const games = [toy as unknown as Game]

let folder: string
let database: string
let house: House
let table: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'questmaster-backup-'))
  database = join(folder, 'tables.db')
  house = houseOf({ store: openStore(database) })
  table = await startTable(house, ['ann', 'ben'])
  for (let n = 0; n < 6; n += 1) await answer(house, table)
})
afterEach(async () => {
  await house.tables.stop()
  await house.store.close()
  rmSync(folder, { recursive: true, force: true })
})

const to = () => join(folder, 'deep', 'backups')
const made = (change: object = {}) => makeBackup({ database, folder: to(), games, now: NOW, ...change })
const modeOf = (path: string) => statSync(path).mode & 0o777

describe('a backup', () => {
  it('a backup is a complete copy, readable only by its owner, made during play, whose games can be resumed', async () => {
    const [done] = await Promise.all([made(), answer(house, table)])
    expect(done).toMatchObject({ tables: 1, replayed: 1, parted: [], dropped: [] })
    expect(done.file).toBe(join(to(), 'questmaster-2026-05-20T03-04-05Z.db'))
    expect(readdirSync(to())).toEqual(['questmaster-2026-05-20T03-04-05Z.db'])
    expect([modeOf(done.file), modeOf(to())]).toEqual([0o600, 0o700])
    const again = houseOf({ store: openStore(done.file) })
    const lines = await again.store.log.entries(table)
    expect(lines.length).toBeGreaterThanOrEqual(6)
    expect((await house.store.log.entries(table)).slice(0, lines.length)).toEqual(lines)
    await answer(again, table)
    await again.tables.stop()
    await again.store.close()
  })

  it('a backup has the latest writes, although the write-ahead log has not been checkpointed', async () => {
    expect(statSync(`${database}-wal`).size).toBeGreaterThan(0)
    const { file } = await made()
    const copy = new Database(file, { readonly: true })
    expect(copy.prepare('select count(*) from entries').pluck().get()).toBe(
      (await house.store.log.entries(table)).length,
    )
    copy.close()
  })

  it('a backup names the games that replay differently, and counts as good all the same', async () => {
    const changed = toyWith({
      *turn(state) {
        yield* toy.rules.turn(state)
        state.goal += 1
      },
    })
    expect(await made({ games: [changed] })).toMatchObject({ replayed: 0, parted: [table] })
    expect(await made({ games: [], now: NOW + 1000, sample: 'all' })).toMatchObject({ parted: [table] })
    expect(await made({ now: NOW + 2000, sample: 0 })).toMatchObject({ replayed: 0, parted: [] })
  })

  it('a backup of an older version is left as it was, and an update was tried on a copy of it', async () => {
    const migrations = laterSchema('sqlite', folder, 'alter table faults add column made_up integer')
    const done = await made({ migrations })
    expect(done).toMatchObject({ tables: 1, replayed: 1, parted: [] })
    expect(readdirSync(to())).toEqual(['questmaster-2026-05-20T03-04-05Z.db'])
    expect(isOlder(done.file, migrations)).toBe(true)
    const again = openStore(done.file, undefined, migrations)
    expect(await again.log.entries(table)).toEqual(await house.store.log.entries(table))
    await again.close()
    expect(isOlder(done.file, migrations)).toBe(false)
    const broken = async (from: string, copy: string) => {
      await copyDatabase(from, copy)
      const raw = new Database(copy)
      raw.exec('alter table faults add column made_up integer')
      raw.close()
    }
    expect(await refused({ copy: broken, migrations, now: NOW + 1000 })).toMatch(/^No backup of /)
  })

  const refused = async (change: object): Promise<string> => {
    const before = readdirSync(folder, { recursive: true })
    const error = await made(change).catch((one: unknown) => one)
    expect(error).toBeInstanceOf(NoBackup)
    expect(readdirSync(folder, { recursive: true }).filter((name) => !String(name).startsWith('deep'))).toEqual(
      before.filter((name) => !String(name).startsWith('deep')),
    )
    expect(readdirSync(folder, { recursive: true }).filter((name) => String(name).includes('unfinished'))).toEqual([])
    return (error as Error).message
  }

  it('a backup that cannot be made or verified is discarded with one sentence, and the existing backups stay', async () => {
    const { file } = await made()
    const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })
    expect(await refused({ copy: () => Promise.reject(full), now: NOW + 1000 })).toContain('disk is full')
    expect(await refused({ database: join(folder, 'none.db') })).toMatch(/^No backup of .*none\.db was made: .*\.$/)
    writeFileSync(join(folder, 'file'), '')
    expect(await refused({ folder: join(folder, 'file', 'in') })).toMatch(/^No backup of .*\.$/)
    const damaged = async (from: string, copy: string) => {
      await copyDatabase(from, copy)
      const bytes = readFileSync(copy)
      bytes.fill(0xaa, bytes.length >> 1)
      writeFileSync(copy, bytes)
    }
    expect(await refused({ copy: damaged, now: NOW + 2000 })).toMatch(/^No backup of .*\.$/)
    const meddled = async (from: string, copy: string) => {
      await copyDatabase(from, copy)
      const raw = new Database(copy)
      raw.exec(`update tables set timing = 'nonsense'`)
      raw.close()
    }
    expect(await refused({ copy: meddled, now: NOW + 3000 })).toMatch(/damaged/)
    expect(readdirSync(to())).toEqual([file.slice(to().length + 1)])
  })

  it('a backup says that the disk is full when it is', async () => {
    const copy = async (from: string, path: string) => {
      const small = new Database(path)
      try {
        small.pragma('max_page_count = 2')
        small.exec('create table big (text); insert into big values (zeroblob(100000))')
      } catch (error) {
        throw error instanceof Error ? error : new Error(from)
      } finally {
        small.close()
      }
    }
    expect(await refused({ copy })).toMatch(/full/)
  })

  it('a backup is made by a command, which reports what it did', async () => {
    const out: string[] = []
    let err = ''
    const terminal = {
      out: (line: string) => void out.push(line),
      err: (text: string) => void (err += text),
      isWatched: false,
    }
    const run = (...args: string[]) => backup(['--database', database, '--folder', to(), ...args], games, terminal)
    expect(await run('--sample', 'all')).toBe(0)
    expect(out[0]).toMatch(
      /^Backed up 1 table to .* MB\. The copy is complete, and 1 game replayed from it came out as saved\.$/,
    )
    expect(JSON.parse(out.at(-1) ?? '')).toMatchObject({ tables: 1, replayed: 1 })
    rmSync(to(), { recursive: true })
    writeFileSync(to(), '')
    expect(await run()).toBe(1)
    expect(err).toMatch(/^No backup of .*\.\n$/)
    await expect(run('--sample', 'some')).rejects.toThrow('--sample must be')
    await expect(backup(['--database', join(folder, 'none.db')], games, terminal)).rejects.toThrow(
      'There is no database',
    )
  })
})

describe('the retention rule', () => {
  const all = (ago: readonly number[]) => ago.map((days) => backupName(NOW - days * DAY))

  it('the retention rule keeps the last backup of each of seven days and of each of four weeks', () => {
    // 20 May 2026 is a Wednesday.
    const names = all(Array.from({ length: 60 }, (_, days) => days))
    const kept = names
      .filter((name) => !expiredBackups(names).includes(name))
      .map((name) => Math.round((NOW - (timeOf(name) ?? 0)) / DAY))
    expect(kept).toEqual([0, 1, 2, 3, 4, 5, 6, 10, 17])
    expect(expiredBackups([...all([0.2, 0.1, 0]), 'notes.txt', 'questmaster-x.db'])).toEqual(all([0.1]))
  })

  it('the retention rule always keeps the last backup and other files, and keeps at most eleven backups', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(400 * 24)), (hours) => {
        const names = [...new Set(hours.map((ago) => backupName(NOW - (ago * DAY) / 24)))]
        const gone = expiredBackups([...names, 'mine.db'])
        const kept = names.filter((name) => !gone.includes(name))
        const last = [...names].sort().at(-1)
        expect(gone).not.toContain('mine.db')
        if (last !== undefined) expect(kept).toContain(last)
        expect(kept.length).toBeLessThanOrEqual(11)
        // The rule is idempotent.
        expect(expiredBackups(kept)).toEqual([])
      }),
    )
  })

  it('the retention rule applies only after a good backup, and then also deletes abandoned unfinished ones', async () => {
    mkdirSync(to(), { recursive: true })
    const names = all(Array.from({ length: 12 }, (_, days) => days + 1))
    for (const name of [...names, `${all([3])[0]}.unfinished`, `${all([0.01])[0]}.unfinished`, 'mine.txt'])
      writeFileSync(join(to(), name), '')
    await made({ database: join(folder, 'none.db') }).catch(() => undefined)
    expect(readdirSync(to())).toHaveLength(15)
    for (const name of names) chmodSync(join(to(), name), 0o640)
    const { dropped, narrowed } = await made()
    const kept = names.filter((name) => !dropped.includes(name))
    for (const name of kept) expect(modeOf(join(to(), name))).toBe(0o600)
    expect(narrowed).toHaveLength(kept.length)
    expect(modeOf(join(to(), 'mine.txt'))).not.toBe(0o600)
    expect(dropped).toEqual(expiredBackups([...names, backupName(NOW)]))
    const left = readdirSync(to())
    expect(left).toContain('mine.txt')
    expect(left.filter((name) => name.endsWith('.unfinished'))).toEqual([`${all([0.01])[0]}.unfinished`])
  })
})

describe('the daily backup', () => {
  it('the daily backup is made when the last one is a day old, logs an error when it fails, and is retried within the hour', async () => {
    let now = NOW
    const waits: { in: number; then: () => void }[] = []
    const logged: string[] = []
    let fails = false
    const stop = keepBackedUp({
      database,
      folder: to(),
      log: {
        info: (_, said) => void logged.push(`info ${said}`),
        error: (_, said) => void logged.push(`error ${said}`),
      },
      now: () => now,
      make: () => (fails ? Promise.reject(new NoBackup('No backup was made: the disk is full.')) : made({ now })),
      after: (milliseconds, then) => {
        waits.push({ in: milliseconds, then })
        return () => void waits.pop()
      },
    })
    const pass = async () => {
      const { length } = waits
      const next = waits.at(-1)
      now += next?.in ?? 0
      next?.then()
      for (let n = 0; n < 2000 && waits.length === length; n += 1) await new Promise((done) => setTimeout(done, 5))
    }
    await pass()
    expect(logged).toEqual([expect.stringMatching(/^info Backed up 1 table/)])
    expect(lastBackup(to(), now)).toBe(now)
    // One from a time when the clock went wrong keeps nobody from another.
    expect(lastBackup(to(), now - 1)).toBeNull()
    for (let hour = 0; hour < 23; hour += 1) await pass()
    expect(logged).toHaveLength(1)
    fails = true
    await pass()
    await pass()
    expect(logged.slice(1)).toEqual(Array(2).fill('error No backup was made: the disk is full.'))
    fails = false
    await pass()
    expect(readdirSync(to())).toHaveLength(2)
    stop()
    expect(lastBackup(join(folder, 'nowhere'), now)).toBeNull()
  })

  it('the daily backup is made in a process of its own', async () => {
    const said = await new Promise<string>((done) => {
      const stop = keepBackedUp({
        database,
        folder: to(),
        log: {
          info: (_, message) => (stop(), done(message)),
          error: (details, message) => (stop(), done(`${message} ${JSON.stringify(details)}`)),
        },
        after: (_, then) => {
          setImmediate(then)
          return () => undefined
        },
      })
    })
    // The toy is not one of the bot's games: its table is kept and counts as diverged.
    expect(said).toMatch(/^Backed up 1 table.*With these rules 1 game can’t be replayed/)
    expect(readdirSync(to())).toHaveLength(1)
  })
})

test('is not made in a folder without write permission', async () => {
  mkdirSync(to(), { recursive: true })
  chmodSync(to(), 0o500)
  const result = await made().then(
    () => 'made',
    (error: unknown) => (error as Error).message,
  )
  chmodSync(to(), 0o700)
  // Root may write there.
  expect(result).toMatch(process.getuid?.() === 0 ? /^made$/ : /^No backup of .*\.$/)
})

test('games that ended long ago go into the archive, others stay as they are', async () => {
  const { store, tables, clock } = house
  granted(await tables.saves.close(table))
  const other = await startTable(house, ['cleo', 'dan'])
  const ended = clock.now()
  expect(await archiveOld(store, 30, ended + 30 * DAY)).toBe(0)
  expect(await archiveOld(store, 30, ended + 31 * DAY)).toBe(1)
  expect(await archiveOld(store, 30, ended + 31 * DAY)).toBe(0)
  expect((await store.records.find(table))?.archivedAt).toBe(ended + 31 * DAY)
  expect((await store.records.find(other))?.archivedAt).toBeNull()
  expect((await sightOf(house, table)).isOver).toBe(false)
})
