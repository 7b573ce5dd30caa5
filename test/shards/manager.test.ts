import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runShards, type RunningShards } from '../../src/shards/manager.ts'

const CHILD = fileURLToPath(new URL('kit/child.mjs', import.meta.url))
const TIMES = { startGapMs: 20, endTimeoutMs: 300, shortRunMs: 30_000, retryAfterMs: 20 }

let folder: string
let hopeless: number
let running: RunningShards
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shards-'))
  hopeless = 0
})
afterEach(async () => {
  await running.stop()
  rmSync(folder, { recursive: true, force: true })
})

const notes = (): string[] => {
  try {
    return readFileSync(join(folder, 'notes'), 'utf8').trim().split('\n')
  } catch {
    return []
  }
}

/**
 * Runs a number of processes. `fails`: the shard whose process ends at once, or `deaf` if processes ignore requests to
 * end.
 */
function run(
  count: number,
  { fails = '', times = TIMES, healthPort = undefined as number | undefined } = {},
): RunningShards {
  const ignore = () => undefined
  const file = join(folder, 'child.mjs')
  copyFileSync(CHILD, file)
  writeFileSync(join(folder, 'fails'), fails)
  running = runShards({
    file,
    nodeOptions: [],
    token: 'a-token',
    count,
    healthPort,
    onHopeless: () => {
      hopeless += 1
      // As the caller in main.ts does.
      void running.stop()
    },
    log: { info: ignore, warn: ignore },
    times,
  })
  return running
}

async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; !isSo(); tries += 1) {
    if (tries > 1000) throw new Error(`it did not happen:\n${notes().join('\n')}`)
    await new Promise((next) => setTimeout(next, 20))
  }
}

const begun = (shard: string) => notes().filter((line) => line.startsWith(`${shard} begins`))

describe('the shard manager', () => {
  it('the shard manager runs a process for each shard, with its number and its health port, and ends them all', async () => {
    await run(3, { healthPort: 9464 }).begun
    await until(() => notes().length === 3)
    const said = notes().map((line) => line.replace(/ \d{2,} /, ' '))
    expect(said.sort()).toEqual(['0/3 begins 9464', '1/3 begins 9465', '2/3 begins 9466'])
    await running.stop()
    expect(notes().slice(3).sort()).toEqual(['0/3 ends', '1/3 ends', '2/3 ends'])
    expect(hopeless).toBe(0)
  })

  it('the shard manager restarts a process that has ended', async () => {
    await run(2).begun
    await until(() => notes().length === 2)
    process.kill(Number(begun('1/2')[0]?.split(' ')[2]), 'SIGKILL')
    await until(() => begun('1/2').length === 2)
    expect(begun('0/2')).toHaveLength(1)
  })

  it('the shard manager gives up on a process that ends early three times in a row', async () => {
    expect(await run(2, { fails: '1' }).begun).toBe(true)
    await until(() => hopeless > 0)
    await running.stop()
    await new Promise((next) => setTimeout(next, 300))
    // No other process was started just after the last.
    expect([begun('1/2').length, hopeless]).toEqual([3, 1])
  })

  it('the shard manager gives up at once if the first process cannot begin, without starting the others', async () => {
    const { begun: all } = run(3, { fails: '0' })
    await until(() => hopeless > 0)
    await running.stop()
    expect([await all, notes().length, hopeless]).toEqual([false, 1, 1])
  })

  it('the shard manager starts no more processes once it is stopped, and kills those that do not end', async () => {
    void run(2, { fails: 'deaf', times: { ...TIMES, startGapMs: 60_000 } })
    await until(() => begun('0/2').length === 1)
    await running.stop()
    await running.begun
    expect(notes()).toHaveLength(1)
  })
})
