import { Collection, Events, Status, type Client } from 'discord.js'
import { EventEmitter } from 'node:events'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Heartbeat, isConnected } from '../../src/discord/heartbeat.ts'

beforeEach(() => vi.useFakeTimers({ now: 1_000_000_000 }))
afterEach(() => vi.useRealTimers())

/** A client with two connections, and what is heard of its absences. */
function clientOf(memos: Map<string, string>, fails = () => false) {
  const shards = new Collection([
    [0, { status: Status.Ready }],
    [1, { status: Status.Ready }],
  ])
  const client = Object.assign(new EventEmitter(), { ws: { shards } }) as unknown as Client & EventEmitter
  const heard: number[] = []
  const attendance = new Heartbeat({
    client,
    store: {
      notes: {
        memo: (name) => (fails() ? Promise.reject(new Error('no database')) : Promise.resolve(memos.get(name))),
        setMemo: (name, value) => Promise.resolve(void memos.set(name, value)),
      },
    },
    now: () => Date.now(),
    log: pino({ level: 'silent' }),
    wasAway: ({ from, until }) => {
      if (fails()) return Promise.reject(new Error('no database'))
      return Promise.resolve(void heard.push(Math.round((until - from) / 1000)))
    },
  })
  return { attendance, client, heard, second: shards.get(1) ?? { status: Status.Idle } }
}

it('a process that was gone for long finds out at its start, and one that was back at once says nothing', async () => {
  const memos = new Map<string, string>()
  const first = clientOf(memos)
  await first.attendance.begin()
  await vi.advanceTimersByTimeAsync(65_000)
  expect(first.heard).toEqual([])
  first.attendance.stop()
  await vi.advanceTimersByTimeAsync(5000)
  const second = clientOf(memos)
  await second.attendance.begin()
  second.attendance.stop()
  expect(second.heard).toEqual([])
  await vi.advanceTimersByTimeAsync(3_600_000)
  const third = clientOf(memos)
  await third.attendance.begin()
  expect(third.heard).toEqual([3600])
})

it('a connection that was lost counts as well, and stands only when each of them does', async () => {
  const { attendance, client, heard, second } = clientOf(new Map())
  await attendance.begin()
  second.status = Status.Resuming
  expect(isConnected(client)).toBe(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(heard).toEqual([])
  second.status = Status.Ready
  expect(isConnected(client)).toBe(true)
  client.emit(Events.ShardResume, 1, 0)
  await vi.advanceTimersByTimeAsync(0)
  expect(heard).toEqual([60])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(heard).toEqual([60])
  attendance.stop()
})

it('a clock that is set back makes nobody absent', async () => {
  const { attendance, heard } = clientOf(new Map())
  await attendance.begin()
  vi.setSystemTime(Date.now() - 3_600_000)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(heard).toEqual([])
  attendance.stop()
})

it('what a database has kept it from finding out, at the start or later, is found out as soon as that is back', async () => {
  let isOut = true
  const { attendance, client, heard, second } = clientOf(
    new Map([['on Discord 0,1', String(Date.now() - 600_000)]]),
    () => isOut,
  )
  await attendance.begin()
  await vi.advanceTimersByTimeAsync(15_000)
  expect(heard).toEqual([])
  isOut = false
  await vi.advanceTimersByTimeAsync(15_000)
  expect(heard).toEqual([620])
  second.status = Status.Resuming
  await vi.advanceTimersByTimeAsync(45_000)
  isOut = true
  second.status = Status.Ready
  client.emit(Events.ShardResume, 1, 0)
  await vi.advanceTimersByTimeAsync(5000)
  expect(heard).toEqual([620])
  isOut = false
  await vi.advanceTimersByTimeAsync(30_000)
  expect(heard).toHaveLength(2)
  attendance.stop()
})
