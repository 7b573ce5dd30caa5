import { pino } from 'pino'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MessageMonitor, type MessageMonitorParts } from '../../src/discord/screens/message-monitor.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const everything = (_room: string, _message: string): Promise<boolean> => Promise.resolve(true)

/**
 * A message monitor over one table with the card `card` and an open vote in the message `motion`. `ours`: the messages
 * that the bot deleted itself.
 */
function watching(ours: readonly string[], { failures = 0, stands = everything } = {}) {
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
  const proposal = { key: 'motion', room: 'hall', message: 'motion', digest: '', number: 1, posting: false }
  const kept: Record<string, unknown> = { card, council: { items: [proposal], posts: 1 } }
  const shown = (_table: string, kind: string) => {
    reads.push(kind)
    return Promise.resolve(kept[kind])
  }
  const monitor = new MessageMonitor({
    store: { projections: { find: shown } },
    messageGateway: { hasRemoved: (message: string) => ours.includes(message), stands },
    tables: {
      directory: {
        openIn: () => orFails({ id: 'table' }),
        find: () => orFails([{ id: 'table', server: 'server' }]),
      },
    },
    isOurs: () => true,
    log: pino({ level: 'silent' }),
    doubt: (id: string) => doubted.push(id),
  } as unknown as MessageMonitorParts)
  return { monitor, reads, doubted }
}

it('what somebody else has deleted is looked up, and put back if it was the card', async () => {
  const { monitor, reads, doubted } = watching([])
  await monitor.deleted('server', 'hall', ['chat'])
  await vi.runAllTimersAsync()
  expect([reads.length > 0, doubted]).toEqual([true, []])
  await monitor.deleted('server', 'hall', ['chat', 'card'])
  await vi.runAllTimersAsync()
  expect(doubted).toEqual(['table'])
})

it('for what we have deleted ourselves nothing is read', async () => {
  const { monitor, reads, doubted } = watching(['card', 'old'])
  await monitor.deleted('server', 'hall', ['old', 'card'])
  await vi.runAllTimersAsync()
  expect([reads, doubted]).toEqual([[], []])
})

it('what cannot be looked up when it is deleted is found out later', async () => {
  const { monitor, doubted } = watching([], { failures: 3, stands: () => Promise.resolve(false) })
  await expect(monitor.deleted('server', 'hall', ['card'])).rejects.toThrow('away')
  await vi.runAllTimersAsync()
  expect(doubted).toEqual(['table'])
})

it('a table is doubted of which a card or a motion is gone, or Discord does not say whether it stands', async () => {
  const doubtedOf = async (stands: typeof everything) => {
    const { monitor, doubted } = watching([], { stands })
    void monitor.lookAround()
    await vi.runAllTimersAsync()
    return doubted
  }
  expect(await doubtedOf(() => Promise.reject(new Error('Discord is away')))).toEqual(['table'])
  expect(await doubtedOf((_room, message) => Promise.resolve(message !== 'card'))).toEqual(['table'])
  expect(await doubtedOf((_room, message) => Promise.resolve(message !== 'motion'))).toEqual(['table'])
  expect(await doubtedOf(everything)).toEqual([])
})
