import type { REST } from 'discord.js'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { textPanel } from '../../src/discord/kit/message.ts'
import { restOutlet } from '../../src/discord/screens/outlet.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Requests of Discord in any second, at most. */
const MOST = 50

it('requests go out at a pace that Discord takes, in their order', async () => {
  const begun: { at: number; room: string }[] = []
  const rest = {
    post: (route: string) => {
      begun.push({ at: Date.now(), room: route.split('/')[2] ?? '' })
      return Promise.resolve({ id: '1' })
    },
  } as unknown as REST
  const outlet = restOutlet(rest)
  const rooms = Array.from({ length: 150 }, (_, i) => `room-${i}`)
  const posts = rooms.map((room) => outlet.post(room, textPanel('hello'), 'once'))
  await vi.runAllTimersAsync()
  expect(await Promise.all(posts)).toEqual(rooms.map(() => '1'))
  expect(begun.map(({ room }) => room)).toEqual(rooms)
  for (const { at } of begun) {
    expect(begun.filter((other) => other.at >= at && other.at < at + 1000).length).toBeLessThan(MOST)
  }
})

it('a request that fails holds up no other', async () => {
  const rest = {
    delete: () => Promise.reject(new Error('lost')),
    post: () => Promise.resolve({ id: '1' }),
  } as unknown as REST
  const outlet = restOutlet(rest)
  await expect(outlet.remove('room', 'message')).rejects.toThrow('lost')
  expect(await outlet.post('room', textPanel('hello'), 'once')).toBe('1')
})
