import { expect, it } from 'vitest'
import { TableQueue } from '../../src/discord/screens/parts/table-queue.ts'

/** A line whose tables are attended to until they are let go. */
function lineOf(places: number) {
  const begun: string[] = []
  const going = new Map<string, () => void>()
  let now = 0
  let most = 0
  const line = new TableQueue({
    places,
    now: () => now,
    attend: (id, since) => {
      begun.push(`${id} since ${since}`)
      return new Promise((go) => {
        going.set(id, go)
        most = Math.max(most, going.size)
      })
    },
  })
  const letGo = (id: string) => {
    going.get(id)?.()
    going.delete(id)
  }
  const turns = async () => {
    for (let n = 0; n < 20; n += 1) await new Promise((next) => setImmediate(next))
  }
  const come = async (ids: readonly string[], at: number) => {
    now = at
    for (const id of ids) {
      line.join(id, 1_000_000)
      line.hurry(id)
    }
    await turns()
  }
  return { line, begun, come, letGo, turns, most: () => most, moveTo: (at: number) => (now = at) }
}

it('a table queue serves its tables in order of arrival, each once, up to the limit at a time', async () => {
  const { line, begun, come, letGo, turns, most } = lineOf(2)
  await come(['a', 'b', 'c', 'd'], 1)
  expect(begun).toEqual(['a since 1', 'b since 1'])
  // Those who wait keep their place; who is attended to and due again stands behind them.
  await come(['d', 'c', 'a', 'a'], 2)
  expect(line.length).toBe(3)
  for (const id of ['a', 'b', 'c', 'd', 'a']) {
    letGo(id)
    await turns()
  }
  expect(begun).toEqual(['a since 1', 'b since 1', 'c since 1', 'd since 1', 'a since 2'])
  expect(most()).toBe(2)
  expect(line.isBusy).toBe(false)
})

it('a table is put off while it changes, but not for ever, and never once it stands in line', async () => {
  const { line, begun, come, letGo, turns, moveTo } = lineOf(1)
  line.putOff('a', 1_000_000, 3_000_000)
  await turns()
  expect(begun).toEqual([])
  await come(['b'], 1)
  line.hurry('a')
  line.putOff('a', 1_000_000, 3_000_000)
  letGo('b')
  await turns()
  expect(begun).toEqual(['b since 1', 'a since 0'])
  letGo('a')
  await turns()
  moveTo(10)
  // The time is up before the next change would let it come: it comes at the time that was set.
  line.putOff('c', 1, 1)
  moveTo(11)
  line.putOff('c', 1_000_000, 5)
  while (begun.length < 3) await turns()
  expect(begun[2]).toBe('c since 10')
  letGo('c')
  await line.stop()
})

it('a line that is stopped attends to nobody else', async () => {
  const { line, begun, come, letGo, turns } = lineOf(1)
  await come(['a', 'b'], 1)
  line.join('c', 0)
  const stopped = line.stop()
  letGo('a')
  await stopped
  line.join('d', 0)
  await turns()
  expect(begun).toEqual(['a since 1'])
})
