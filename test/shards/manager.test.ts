import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runShards, type RunningShards } from '../../src/shards/manager.ts'

const CHILD = fileURLToPath(new URL('kit/child.mjs', import.meta.url))
const TIMES = { apart: 20, ending: 300, short: 30_000, again: 20 }

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

/** Runs so many; `fails`: the shard whose process ends at once, or `deaf` if none ends when told. */
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
      // As whoever runs them does.
      void running.stop()
    },
    log: { info: ignore, warn: ignore },
    times,
  })
  return running
}

async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; !isSo(); tries += 1) {
    if (tries > 1000) throw new Error(`it never came to that, but:\n${notes().join('\n')}`)
    await new Promise((next) => setTimeout(next, 20))
  }
}

const begun = (shard: string) => notes().filter((line) => line.startsWith(`${shard} begins`))

describe('the manager of shards', () => {
  it('runs a process for each, which knows which it is and where its health is served, and ends them all', async () => {
    await run(3, { healthPort: 9464 }).begun
    await until(() => notes().length === 3)
    const said = notes().map((line) => line.replace(/ \d{2,} /, ' '))
    expect(said.sort()).toEqual(['0/3 begins 9464', '1/3 begins 9465', '2/3 begins 9466'])
    await running.stop()
    expect(notes().slice(3).sort()).toEqual(['0/3 ends', '1/3 ends', '2/3 ends'])
    expect(hopeless).toBe(0)
  })

  it('starts one anew that has ended', async () => {
    await run(2).begun
    await until(() => notes().length === 2)
    process.kill(Number(begun('1/2')[0]?.split(' ')[2]), 'SIGKILL')
    await until(() => begun('1/2').length === 2)
    expect(begun('0/2')).toHaveLength(1)
  })

  it('says that there is no hope for one that ends three times before it has got anywhere', async () => {
    expect(await run(2, { fails: '1' }).begun).toBe(true)
    await until(() => hopeless > 0)
    await running.stop()
    await new Promise((next) => setTimeout(next, 300))
    // No other was started in the moment of the last.
    expect([begun('1/2').length, hopeless]).toEqual([3, 1])
  })

  it('says so at once if the first cannot begin, and starts no other: all would say the same', async () => {
    const { begun: all } = run(3, { fails: '0' })
    await until(() => hopeless > 0)
    await running.stop()
    expect([await all, notes().length, hopeless]).toEqual([false, 1, 1])
  })

  it('starts no more once it is told to end, and ends by force what does not', async () => {
    void run(2, { fails: 'deaf', times: { ...TIMES, apart: 60_000 } })
    await until(() => begun('0/2').length === 1)
    await running.stop()
    await running.begun
    expect(notes()).toHaveLength(1)
  })
})
