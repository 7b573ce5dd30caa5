import { expect, it } from 'vitest'
import { textPanel } from '../../src/discord/kit/message.ts'
import { PrivateMessages } from '../../src/discord/private-messages.ts'

/** A Discord that remembers the private messages of a room, by their ids. */
function listening() {
  const standing = new Map<string, string>()
  const calls: string[] = []
  let last = 1000
  const textIn = (request: unknown) => JSON.stringify((request as { body: unknown }).body)
  const idIn = (route: string) => route.split('/').at(-1) ?? ''
  const rest = {
    post: (_route: string, request?: unknown) => {
      last += 10
      standing.set(String(last), textIn(request))
      calls.push('post')
      return Promise.resolve({ id: String(last) })
    },
    patch: (route: string, request?: unknown) => {
      if (!standing.has(idIn(route))) return Promise.reject(new Error('Unknown Message'))
      standing.set(idIn(route), textIn(request))
      calls.push('patch')
      return Promise.resolve({})
    },
    delete: (route: string) => {
      calls.push('delete')
      return standing.delete(idIn(route)) ? Promise.resolve({}) : Promise.reject(new Error('Unknown Message'))
    },
  }
  return { rest, standing, calls }
}

const talk = (user = 'ann', token = 'a') => ({ application: '1', token, user, room: 'hall' })
const ABOVE = '900'
const BELOW = '99999'

it('a panel that follows a press above it takes the place of the one before', async () => {
  const { rest, standing, calls } = listening()
  const messages = new PrivateMessages(rest, () => 0)
  await messages.say(talk(), 'panel', textPanel('first'), ABOVE)
  await messages.say(talk(), 'panel', textPanel('second'), ABOVE)
  expect(calls).toEqual(['post', 'patch'])
  expect([...standing.values()].join()).toMatch(/second/)
})

it('a panel that would stand above the pressed message is posted again below it, and the old one is removed', async () => {
  const { rest, standing, calls } = listening()
  const messages = new PrivateMessages(rest, () => 0)
  await messages.say(talk(), 'panel', textPanel('first'), ABOVE)
  await messages.say(talk(), 'panel', textPanel('second'), BELOW)
  expect(calls).toEqual(['post', 'post', 'delete'])
  expect([...standing.values()]).toHaveLength(1)
})

it('a line is always posted again, so that it is seen, and only the last one remains', async () => {
  const { rest, standing } = listening()
  const messages = new PrivateMessages(rest, () => 0)
  for (const line of ['one', 'two', 'three']) await messages.say(talk(), 'line', textPanel(line), ABOVE)
  expect([...standing.values()].join()).toMatch(/three/)
  expect(standing.size).toBe(1)
})

it('everybody has their own, and a panel is not in the way of a line', async () => {
  const { rest, standing } = listening()
  const messages = new PrivateMessages(rest, () => 0)
  await messages.say(talk('ann'), 'panel', textPanel('hers'), ABOVE)
  await messages.say(talk('ben'), 'panel', textPanel('his'), ABOVE)
  await messages.say(talk('ann'), 'line', textPanel('a line'), ABOVE)
  expect(standing.size).toBe(3)
})

it('a dismissed or expired message is left alone, and the next one is posted', async () => {
  const { rest, standing, calls } = listening()
  const time = { now: 0 }
  const messages = new PrivateMessages(rest, () => time.now)
  await messages.say(talk(), 'panel', textPanel('first'), ABOVE)
  standing.clear()
  await messages.say(talk(), 'panel', textPanel('second'), ABOVE)
  expect([...standing.values()].join()).toMatch(/second/)
  time.now = 15 * 60_000
  calls.length = 0
  await messages.say(talk(), 'panel', textPanel('third'), ABOVE)
  expect(calls).toEqual(['post'])
})
