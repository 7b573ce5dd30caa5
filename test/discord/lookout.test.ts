import { pino } from 'pino'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Lookout, type LookoutParts } from '../../src/discord/screens/lookout.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A lookout over one table, whose card is the message `card`; `ours`: what we have deleted ourselves. */
function watching(ours: readonly string[]) {
  const reads: string[] = []
  const doubted: string[] = []
  const card = {
    room: 'hall',
    message: 'card',
    turn: 0,
    digest: '',
    called: [],
    posts: 1,
    posting: false,
    after: 0,
    upTo: 0,
  }
  const shown = (_table: string, kind: string) => {
    reads.push(kind)
    return Promise.resolve(kind === 'card' ? card : undefined)
  }
  const lookout = new Lookout({
    store: { shown },
    outlet: { hasRemoved: (message: string) => ours.includes(message) },
    tables: { tableIn: () => Promise.resolve({ id: 'table' }) },
    log: pino({ level: 'silent' }),
    doubt: (id: string) => doubted.push(id),
  } as unknown as LookoutParts)
  return { lookout, reads, doubted }
}

it('what somebody else has deleted is looked up, and put back if it was the card', async () => {
  const { lookout, reads, doubted } = watching([])
  await lookout.deleted('server', 'hall', ['chat'])
  await vi.runAllTimersAsync()
  expect([reads.length > 0, doubted]).toEqual([true, []])
  await lookout.deleted('server', 'hall', ['chat', 'card'])
  await vi.runAllTimersAsync()
  expect(doubted).toEqual(['table'])
})

it('for what we have deleted ourselves nothing is read', async () => {
  const { lookout, reads, doubted } = watching(['card', 'old'])
  await lookout.deleted('server', 'hall', ['old', 'card'])
  await vi.runAllTimersAsync()
  expect([reads, doubted]).toEqual([[], []])
})
