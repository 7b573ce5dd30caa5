import { DiscordAPIError, RESTJSONErrorCodes } from 'discord.js'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isOutage } from '../../src/discord/rest/outage.ts'
import { RetryLoop } from '../../src/discord/screens/parts/retry-loop.ts'
import { Outage } from '../../src/discord/screens/parts/outage.ts'
import { UnusableDatabase } from '../../src/tables/model/store.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('one of those who wait is tried every few seconds, in turn, and all once anything gets through', () => {
  const tried: string[] = []
  let isDown = true
  const outage: Outage = new Outage((id) => {
    tried.push(id)
    if (isDown) outage.failed(id)
  })
  for (const id of ['a', 'b', 'c']) outage.failed(id)
  vi.advanceTimersByTime(60_000)
  expect(tried.slice(0, 6)).toEqual(['a', 'b', 'c', 'a', 'b', 'c'])
  expect(tried.length).toBeGreaterThan(60_000 / 2_500 - 1)
  expect(tried.length).toBeLessThan(30)
  isDown = false
  tried.length = 0
  outage.over()
  expect(tried.sort()).toEqual(['a', 'b', 'c'])
  vi.advanceTimersByTime(60_000)
  expect(tried).toHaveLength(3)
})

it('an outage is reported once, however long it lasts and however few wait for its end', async () => {
  const reported: string[] = []
  let isDown = true
  const work = () =>
    isDown ? Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNRESET' })) : Promise.resolve()
  const loop: RetryLoop = new RetryLoop({
    again: (id) => void loop.run(id, work),
    report: (id) => reported.push(id),
  })
  await loop.run('a', work)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(reported).toEqual(['a'])
  isDown = false
  await vi.advanceTimersByTimeAsync(5_000)
  isDown = true
  await loop.run('b', work)
  expect(reported).toEqual(['a', 'b'])
  loop.stop()
})

it('what fails for want of a connection is told from what fails by itself', () => {
  const caused = (code: string) => Object.assign(new TypeError('fetch failed'), { cause: { code } })
  for (const code of ['ECONNREFUSED', 'ENOTFOUND', 'UND_ERR_SOCKET', 'SQLITE_BUSY', 'SQLITE_FULL']) {
    expect(isOutage(caused(code)), code).toBe(true)
  }
  const refused = (code: number) => new DiscordAPIError({ code, message: 'no' }, code, 401, 'PATCH', '/', {})
  expect([isOutage(refused(0)), isOutage(refused(RESTJSONErrorCodes.InvalidWebhookToken))]).toEqual([true, false])
  expect(isOutage(Object.assign(new Error('late'), { name: 'AbortError' }))).toBe(true)
  for (const code of ['57014', '55000', '28P01'])
    expect(isOutage(Object.assign(new Error('refused'), { code }))).toBe(true)
  expect(isOutage(new UnusableDatabase('It cannot be reached.'))).toBe(true)
  for (const error of [new Error('no'), caused('SQLITE_CONSTRAINT'), null, 'no']) expect(isOutage(error)).toBe(false)
})
