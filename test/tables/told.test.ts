import Database from 'better-sqlite3'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Fact, Game } from '../../src/engine/index.ts'
import { openStore } from '../../src/storage/index.ts'
import type { ChronicleLine, TableId } from '../../src/tables/index.ts'
import { answer, BY_ITSELF, granted, houseOf, openTable, startTable, type House } from '../kit/house.ts'
import { relinkIn } from '../kit/relinked.ts'
import { toy, toyWith } from '../kit/toy/index.ts'
import { linesOfToday } from '../../src/tables/steps/migrated-lines.ts'

// Facts of older rules are read as the current rules would tell them, and stay stored as they were told.

const { version } = toy.rules
/** Two versions ago a find had another name, and before that it was a haul. */
const renamed: Game = toyWith({
  factMigrations: {
    [version - 2]: (fact: Fact) => (fact.kind === 'hauled' ? { ...fact, kind: 'delved' } : fact),
    [version - 1]: (fact: Fact) => (fact.kind === 'delved' ? { ...fact, kind: 'dug' } : fact),
  },
})

let folder = ''
let path = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'told-'))
  path = join(folder, 'told.db')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Everything that can be read of a table's chronicle, by every way of reading it. */
async function readOf({ tables }: House, id: TableId) {
  const all = await tables.chronicle.lines(id, 0, 9999)
  return {
    all,
    end: await tables.chronicle.lastLines(id, 30),
    seats: await Promise.all([null, 0, 1].map((seat) => tables.chronicle.linesFor(id, seat, 0, 9999))),
    apart: await tables.chronicle.privateLines(id, 0, 9999),
    told: await Promise.all([0, 1].map((seat) => tables.chronicle.privateLinesFor(id, seat, 99))),
    annals: await tables.annals.told(id),
    summary: await tables.annals.ofTable(id),
  }
}

/** A finished game as stored by rules of an older version, which named finds differently. */
async function toldBy(then: number, name: string) {
  const house = houseOf({ store: openStore(path), timing: BY_ITSELF })
  const id = await openTable(house, ['ann', 'computer', 'bob'], '')
  granted(await house.tables.opening.start(id, 'ann', 'x'))
  await house.playOut(id)
  await house.tables.annals.idle()
  const before = await readOf(house, id)
  await house.store.close()
  const raw = new Database(path)
  raw.prepare(`update chronicle set version = ?, body = replace(body, '"kind":"dug"', ?)`).run(then, `"kind":"${name}"`)
  raw.prepare('update positions set version = ? where seq = 0').run(then)
  raw.exec('delete from summaries')
  raw.close()
  await relinkIn(path, id)
  return { id, before }
}

const COUNTED = ['version', 'number', 'dealt', 'head']
const withoutVersion = (read: unknown) =>
  JSON.parse(JSON.stringify(read, (key, value: unknown) => (COUNTED.includes(key) ? undefined : value))) as unknown
const kinds = (lines: readonly ChronicleLine[]) =>
  lines.map((one) => (one.kind === 'fact' ? one.fact.kind : one.event.kind))

test.each([
  [version - 1, 'delved'],
  [version - 2, 'hauled'],
])('facts told by rules of version %d are migrated wherever they are read', async (then, name) => {
  const { id, before } = await toldBy(then, name)
  const house = houseOf({ store: openStore(path), games: [renamed] })
  await house.tables.annals.catchUp()
  expect(kinds(before.all)).toContain('dug')
  expect(withoutVersion(await readOf(house, id))).toEqual(withoutVersion(before))
  expect(granted(await house.tables.archive.verify(id))).toMatchObject({ holds: true, trouble: null })
  expect(kinds(await house.store.chronicle.lines(id, 0, 9999))).toContain(name)
  await house.store.close()
})

test('facts of the current rules are not migrated, and an unknown name stays unknown', async () => {
  const { id } = await toldBy(version, 'delved')
  const house = houseOf({ store: openStore(path), games: [renamed] })
  expect(kinds(await house.tables.chronicle.lines(id, 0, 9999))).toContain('delved')
  expect(granted(await house.tables.archive.verify(id))).toMatchObject({ holds: false })
  await house.store.close()
})

test('a fact that fails to migrate costs only its own line', async () => {
  const { id, before } = await toldBy(version - 1, 'delved')
  const fails = (fact: Fact) => {
    if (fact.kind === 'delved') throw new Error('nobody knows what that was')
    return fact
  }
  const house = houseOf({ store: openStore(path), games: [toyWith({ factMigrations: { [version - 1]: fails } })] })
  const read = kinds(await house.tables.chronicle.lines(id, 0, 9999))
  expect(read).toEqual(kinds(before.all).map((kind) => (kind === 'dug' ? 'delved' : kind)))
  expect(granted(await house.tables.archive.verify(id))).toMatchObject({ holds: false })
  await house.store.close()
})

test('every step records the version of its rules', async () => {
  const house = houseOf()
  const id = await startTable(house, ['ann', 'bob'])
  await answer(house, id)
  const lines = await house.store.chronicle.lines(id, 0, 99)
  expect(lines.length).toBeGreaterThan(3)
  expect(new Set(lines.map((line) => line.version))).toEqual(new Set([version]))
})

test('facts told to a returning player are migrated, each from its own version', () => {
  const events = { line: 1, seq: 1, at: 0, kind: 'event', to: [0] } as const
  const told = [{ kind: 'hauled', seat: 0 }, { kind: 'delved' }, { kind: 'spoiled' }]
  const factMigrations = {
    ...renamed.rules.factMigrations,
    [version - 1]: (fact: Fact) => {
      if (fact.kind === 'spoiled') throw new Error('nobody knows what that was')
      return renamed.rules.factMigrations?.[version - 1]?.(fact) ?? fact
    },
  }
  const rules = { ...renamed.rules, factMigrations }
  const stoodIn = { ...events, version: version - 2, event: { kind: 'stood-in', seat: 0, told, more: 0 } } as const
  expect(linesOfToday(rules, [stoodIn])).toEqual([
    { ...stoodIn, event: { ...stoodIn.event, told: [{ kind: 'dug', seat: 0 }, { kind: 'dug' }, { kind: 'spoiled' }] } },
  ])
  const ofToday = { ...stoodIn, version }
  expect(linesOfToday(rules, [ofToday])).toEqual([ofToday])
})
