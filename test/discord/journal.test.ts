import { appendFileSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Journal } from '../../src/discord/gateway/journal.ts'

const MINUTE = 60_000
let folder: string
let now = 1_800_000_000_000
const journal = (shard = 0) => new Journal({ folder, shard }, () => now)
const idsLeft = (shard = 0) =>
  journal(shard)
    .take()
    .map(({ id, isBegun }) => `${id}${isBegun ? ' begun' : ''}`)

beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'unanswered-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('what was not answered is left, and whether it was begun; it is taken once', () => {
  const [thread, bot] = [journal(), journal()]
  for (const id of ['1', '2', '3']) thread.heard(id, `message ${id}`)
  bot.begun('1')
  bot.begun('2')
  bot.answered('2')
  expect(journal().take()).toEqual([
    { id: '1', message: 'message 1', isBegun: true },
    { id: '3', message: 'message 3', isBegun: false },
  ])
  expect(idsLeft()).toEqual([])
})

test('an answer that came in the next file counts', () => {
  const one = journal()
  one.heard('1', '')
  one.heard('2', '')
  now += MINUTE / 2
  one.answered('1')
  expect(idsLeft()).toEqual(['2'])
})

test('files are of one shard, are deleted within a minute and a half, and belong to their owner alone', () => {
  const one = journal()
  one.heard('1', '')
  const [name = ''] = readdirSync(folder)
  expect(statSync(join(folder, name)).mode & 0o077).toBe(0)
  expect(idsLeft(1)).toEqual([])
  now += MINUTE
  one.heard('2', '')
  expect(readdirSync(folder)).toHaveLength(1)
  expect(idsLeft()).toEqual(['2'])
})

test('what can no longer be answered, or is of a process that still runs, is left alone', () => {
  journal().heard('1', '')
  now += 15 * MINUTE
  expect(idsLeft()).toEqual([])
  appendFileSync(join(folder, `0-${process.ppid}-1.jsonl`), `${JSON.stringify({ heard: '2', at: now, message: '' })}\n`)
  expect(idsLeft()).toEqual([])
})

test('damaged lines and a folder that cannot be written keep nobody from an answer', () => {
  const one = journal()
  one.heard('1', '')
  for (const text of ['{"heard":"2","at":', 'null\n', '[]\n', '{"heard":3}\n', '{"begun":4}\n'])
    appendFileSync(join(folder, readdirSync(folder)[0] ?? ''), text)
  expect(idsLeft()).toEqual(['1'])
  rmSync(folder, { recursive: true })
  appendFileSync(folder, 'a file stands in the way')
  expect(() => journal().heard('5', '')).not.toThrow()
  expect(idsLeft()).toEqual([])
})
