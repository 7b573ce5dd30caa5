import { describe, expect, it } from 'vitest'
import { Queues } from '../../src/tables/kit/queues.ts'
import { inTrace, traced, traceNow } from '../../src/tables/kit/trace.ts'

describe('a trace', () => {
  it('a trace follows everything that its task causes, and nothing else', async () => {
    const seen: (string | undefined)[] = []
    const note = async (): Promise<void> => {
      await Promise.resolve()
      seen.push(traceNow()?.what)
    }
    await Promise.all([traced({ what: 'a press' }, note), traced({ what: 'a command' }, note), note()])
    expect(seen.sort()).toEqual(['a command', 'a press', undefined])
  })

  it('every trace has a random id of its own', () => {
    const drawn = Array.from({ length: 50 }, () => traced({ what: 'a press' }, () => traceNow()?.trace ?? ''))
    expect(new Set(drawn).size).toBe(50)
    for (const trace of drawn) expect(trace).toMatch(/^[0-9a-f]{8}$/)
  })

  it('a trace stays with its work in a table’s queue, regardless of earlier work', async () => {
    const queues = new Queues()
    const seen: unknown[] = []
    const work = async (): Promise<void> => {
      await new Promise((resolve) => setTimeout(resolve, 1))
      seen.push(traceNow()?.what)
    }
    const begun = ['first', 'second', 'third'].map((what) => traced({ what }, () => queues.run('table', work)))
    begun.push(inTrace(undefined, () => queues.run('table', work)))
    await Promise.all(begun)
    expect(seen).toEqual(['first', 'second', 'third', undefined])
  })
})
