import { chmodSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { startSandbox } from '../../src/sandbox/index.ts'
import { copyDatabase } from '../../src/storage/sqlite/copy.ts'
import { openStore } from '../../src/storage/index.ts'
import { ownFolder } from './folder.ts'
import { table } from './rows.ts'

// These files contain private messages, hands and seeds, so only their owner may have access.

const place = ownFolder()
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)
const isUnix = process.platform !== 'win32'

test.runIf(isUnix)('a new database, its write-ahead log and its copy are readable for their owner only', async () => {
  const heard: string[] = []
  const store = openStore(place.path, (sentence) => heard.push(sentence))
  await store.records.create(table())
  await copyDatabase(place.path, join(place.folder, 'copy.db'))
  for (const end of ['', '-wal', '-shm']) expect([end, modeOf(`${place.path}${end}`)]).toEqual([end, '600'])
  expect(modeOf(join(place.folder, 'copy.db'))).toBe('600')
  expect([modeOf(dirname(place.path)), modeOf(dirname(dirname(place.path)))]).toEqual(['700', '700'])
  await store.close()
  expect(heard).toEqual([])
})

test.runIf(isUnix)('access of other users is removed and reported', async () => {
  const before = openStore(place.path)
  await before.records.create(table())
  for (const end of ['', '-wal', '-shm']) chmodSync(`${place.path}${end}`, 0o644)
  chmodSync(dirname(place.path), 0o755)
  const heard: string[] = []
  const store = openStore(place.path, (sentence) => heard.push(sentence))
  const files = ['', '-wal', '-shm'].map((end) => `${place.path}${end}`)
  expect(heard).toEqual(files.map((file) => `Others than its owner could get at ${file}: now they cannot.`))
  for (const file of files) expect(modeOf(file)).toBe('600')
  // An existing folder keeps its permissions.
  expect(modeOf(dirname(place.path))).toBe('755')
  await before.close()
  await store.close()
})

test.runIf(isUnix)('the files of the sandbox are readable for their owner only', async () => {
  const file = join(place.folder, 'new', 'sandbox.json')
  const sandbox = await startSandbox({ file })
  await sandbox.close()
  expect([modeOf(file), modeOf(dirname(file))]).toEqual(['600', '700'])
  expect(existsSync(`${file}.files`)).toBe(false)
  mkdirSync(`${file}.files`, { mode: 0o755 })
  chmodSync(file, 0o644)
  writeFileSync(`${file}.new`, '{}', { mode: 0o644 })
  const heard: string[] = []
  const again = await startSandbox({ file, say: (sentence) => heard.push(sentence) })
  expect([modeOf(file), modeOf(`${file}.new`), modeOf(`${file}.files`)]).toEqual(['600', '600', '700'])
  expect(heard).toEqual(
    [`${file}.files`, file, `${file}.new`].map((one) => `Others than its owner could get at ${one}: now they cannot.`),
  )
  await again.close()
  expect(modeOf(file)).toBe('600')
})

test.runIf(existsSync('/proc/self'))('a folder that no one may create is reported without hanging', () => {
  expect(() => openStore('/proc/nowhere/deep/games.db')).toThrow(
    /^The database \/proc\/nowhere\/deep\/games\.db can't be opened(: .*| \(.*\))\. Check DATABASE_PATH\.$/,
  )
})
