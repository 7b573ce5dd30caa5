import { expect, test, vi } from 'vitest'
import { keepTidy } from '../../src/tables/requests/tidying.ts'

const log = { info: () => undefined, warn: vi.fn(), error: () => undefined }

test('the store is tidied in pieces until nothing is left to do, and again later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const tidy = vi.fn<() => Promise<boolean>>()
  tidy.mockResolvedValueOnce(true).mockResolvedValueOnce(true).mockResolvedValueOnce(false)
  tidy.mockRejectedValueOnce(new Error('the disk is full')).mockResolvedValue(false)
  const stop = keepTidy({ tidy }, log)
  await vi.advanceTimersByTimeAsync(500)
  await vi.waitUntil(() => tidy.mock.calls.length === 3)
  await vi.waitUntil(() => vi.getTimerCount() === 1)
  await vi.advanceTimersByTimeAsync(500)
  await vi.waitUntil(() => vi.getTimerCount() === 1)
  expect(tidy).toHaveBeenCalledTimes(4)
  expect(log.warn).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(500)
  expect(tidy).toHaveBeenCalledTimes(5)
  await stop()
  await vi.advanceTimersByTimeAsync(5000)
  expect(tidy).toHaveBeenCalledTimes(5)
  vi.useRealTimers()
})
