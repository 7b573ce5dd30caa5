import { pino } from 'pino'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Lookout, type LookoutParts } from '../../src/discord/screens/lookout.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A lookout over one table, whose card is the message `card`; `ours`: what we have deleted ourselves. */
function watching(ours: readonly string[], { failures = 0, stands = () => Promise.resolve(true) } = {}) {
  let left = failures
  const orFails = <T>(value: T): Promise<T> => {
    left -= 1
    return left < 0 ? Promise.resolve(value) : Promise.reject(new Error('the database is away'))
  }
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
    outlet: { hasRemoved: (message: string) => ours.includes(message), stands },
    tables: {
      tableIn: () => orFails({ id: 'table' }),
      tablesOf: () => orFails([{ id: 'table', server: 'server' }]),
    },
    isOurs: () => true,
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

it('what cannot be looked up when it is deleted is found out later', async () => {
  const { lookout, doubted } = watching([], { failures: 3, stands: () => Promise.resolve(false) })
  await expect(lookout.deleted('server', 'hall', ['card'])).rejects.toThrow('away')
  await vi.runAllTimersAsync()
  expect(doubted).toEqual(['table'])
})

it('a card of which Discord does not say whether it stands is doubted, and one that stands is not', async () => {
  const doubtedOf = async (stands: () => Promise<boolean>) => {
    const { lookout, doubted } = watching([], { stands })
    void lookout.lookAround()
    await vi.runAllTimersAsync()
    return doubted
  }
  expect(await doubtedOf(() => Promise.reject(new Error('Discord is away')))).toEqual(['table'])
  expect(await doubtedOf(() => Promise.resolve(true))).toEqual([])
})
