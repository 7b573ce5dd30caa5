import { afterEach, describe, expect, it, vi } from 'vitest'
import { keepLean } from '../../src/operations/index.ts'

let stop: () => void = () => undefined
afterEach(() => stop())

describe('a process at rest', () => {
  it('gives back what nobody holds any longer', async () => {
    let held: object | undefined = { pixels: new Uint8Array(1000) }
    const watched = new WeakRef(held)
    stop = keepLean(() => (held = undefined), { everyMs: 20 })
    await vi.waitFor(() => expect(watched.deref() === undefined).toBe(true), { timeout: 20_000 })
    expect(held).toBeUndefined()
  })

  it('only forgets while it is busy', async () => {
    const [forget, collect] = [vi.fn(), vi.fn()]
    let isBusy = true
    const work = (): void => {
      // Nothing but work between two turns of the loop.
      for (const end = performance.now() + 5; performance.now() < end;);
      if (isBusy) setImmediate(work)
    }
    work()
    stop = keepLean(forget, { everyMs: 20 }, collect)
    await vi.waitFor(() => expect(forget.mock.calls.length).toBeGreaterThan(3), { timeout: 20_000 })
    expect(collect).not.toHaveBeenCalled()
    isBusy = false
    await vi.waitFor(() => expect(collect).toHaveBeenCalled(), { timeout: 20_000 })
  })
})
