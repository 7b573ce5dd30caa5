import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { rebuild } from '../../src/engine/index.ts'
import { openStore } from '../../src/storage/index.ts'
import { HandClock, houseOf } from '../kit/house.ts'
import { toy } from '../kit/toy/index.ts'

const CHILD = fileURLToPath(new URL('../kit/crash-child.ts', import.meta.url))

/**
 * Lets the child process print `lines` lines and kills it. Resolves to the last acknowledged log entry of each table.
 */
function playAndKill(path: string, lines: number): Promise<Map<string, number>> {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, ['--import', 'tsx', CHILD, path], { stdio: ['ignore', 'pipe', 'pipe'] })
    let heard = ''
    let trouble = ''
    child.stderr.on('data', (text) => (trouble += String(text)))
    child.stdout.on('data', (text) => {
      heard += String(text)
      if (heard.split('\n').length > lines) child.kill('SIGKILL')
    })
    child.on('exit', (_code, signal) => {
      if (signal !== 'SIGKILL') return failed(new Error(trouble))
      const whole = heard.slice(0, heard.lastIndexOf('\n')).split('\n')
      done(new Map(whole.map((line) => line.split(' ')).map(([id = '', seq]) => [id, Number(seq)])))
    })
  })
}

test('a killed process loses no acknowledged answer, and another process continues its tables', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'questmaster-crash-'))
  const path = join(folder, 'tables.db')
  for (const lines of [23, 57, 40]) {
    const acknowledged = await playAndKill(path, lines)
    const store = openStore(path)
    for (const [id, seq] of acknowledged) expect(await store.log.lastSeq(id)).toBeGreaterThanOrEqual(seq)
    for (const { id, status } of await store.records.list({})) {
      if (status === 'lobby') continue
      const entries = await store.log.entries(id)
      expect(entries.map((entry) => entry.seq)).toEqual(entries.map((_, at) => at + 1))
      const [whole, last] = [(await store.snapshots.all(id)).slice(0, 1), await store.snapshots.all(id)].map((kept) =>
        rebuild(toy.rules, kept, entries),
      )
      expect(whole?.lost).toBe(0)
      expect(last?.run.state).toEqual(whole?.run.state)
      expect((await store.chronicle.lastLines(id, 1))[0]?.seq).toBeLessThanOrEqual(await store.log.lastSeq(id))
    }
    await store.close()
  }
  const house = houseOf({ store: openStore(path) }, new HandClock(Date.now()))
  await house.tables.wake()
  await house.settle()
  for (const { id } of await house.store.records.list({ statuses: ['playing'] })) {
    await house.playOut(id)
    expect((await house.store.records.find(id))?.status).toBe('over')
  }
  await house.tables.stop()
  await house.store.close()
  rmSync(folder, { recursive: true, force: true })
})
