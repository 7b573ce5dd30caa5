import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { formatId } from '../../src/discord/kit/ids.ts'
import { button, rows, textPanel, texts } from '../../src/discord/kit/message.ts'
import { confirmationPanel } from '../../src/discord/table/answering/confirmation.ts'
import type { WordedChoice } from '../../src/discord/table/answering/choices.ts'
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

it('everybody has one private message, whatever it holds', async () => {
  const { rest, standing } = listening()
  const messages = new PrivateMessages(rest, () => 0)
  await messages.say(talk('ann'), 'panel', textPanel('hers'), ABOVE)
  await messages.say(talk('ben'), 'panel', textPanel('his'), ABOVE)
  await messages.say(talk('ann'), 'line', textPanel('a line'), ABOVE)
  expect([...standing.values()].join()).toMatch(/his.*a line/)
  expect(standing.size).toBe(2)
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

const asking = (news: readonly string[] = []) => ({
  components: [...texts('What do you take?'), ...rows([button(formatId({ kind: 'panel', table: 't1' }), 'Take it')])],
  own: { table: 't1', token: { count: 1, mark: 'm' }, mayUndo: false, news, form: 'question' as const },
})

it('a look at something else replaces an open question, and leads back to it', async () => {
  const { rest, standing } = listening()
  const messages = new PrivateMessages(rest, () => 0)
  await messages.say(talk(), 'panel', asking(), ABOVE)
  await messages.say(talk(), 'line', textPanel('Your vote is counted.'), BELOW)
  const [only = ''] = [...standing.values()]
  expect(standing.size).toBe(1)
  expect(only).toMatch(/Your vote is counted.*Back to my question/)
  messages.stop()
})

it('a look that leads back to the question itself gets no second way back', async () => {
  const { rest, standing } = listening()
  const messages = new PrivateMessages(rest, () => 0)
  await messages.say(talk(), 'panel', asking(), ABOVE)
  const choice = { label: 'Burn the bridge', bare: 'Burn the bridge', key: 'burn', verb: 'bridge.do' }
  const panel = confirmationPanel(
    't1',
    { count: 1, mark: 'm' },
    choice as unknown as WordedChoice,
    'There is no way back.',
  )
  await messages.say(talk(), 'panel', panel, BELOW)
  const [only = ''] = [...standing.values()]
  expect(only).toMatch(/Burn the bridge.*Think again/)
  const ids = [...only.matchAll(/"custom_id":"([^"]*)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  messages.stop()
})

it('a line about a press on a private message leaves that message where it is', async () => {
  const { rest, standing } = listening()
  const messages = new PrivateMessages(rest, () => 0)
  await messages.say(talk(), 'panel', textPanel('a moment of the game'), ABOVE)
  const [pressed = ''] = standing.keys()
  await messages.say(talk(), 'line', textPanel('shared'), pressed)
  expect(standing.size).toBe(2)
})

it('a player who answers on the card needs no panel any longer', async () => {
  const { rest, standing } = listening()
  const messages = new PrivateMessages(rest, () => 0)
  await messages.say(talk(), 'panel', asking(), ABOVE)
  await messages.isAnswered(talk())
  expect(standing.size).toBe(0)
  expect(messages.panelsOf('t1')).toEqual([])
})

describe('after fifteen minutes', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('no button is left, and a line says how to get the content again', async () => {
    const { rest, standing, calls } = listening()
    const messages = new PrivateMessages(rest, Date.now)
    await messages.say(talk(), 'panel', asking(), ABOVE)
    await messages.say(talk('ben'), 'line', textPanel('no buttons'), ABOVE)
    calls.length = 0
    await vi.advanceTimersByTimeAsync(13 * 60_000)
    expect(calls).toEqual([])
    await vi.advanceTimersByTimeAsync(2 * 60_000)
    expect(calls).toEqual(['patch'])
    const [anns = ''] = [...standing.values()]
    expect(anns).toContain('What do you take?')
    expect(anns).toContain('My choices & hand')
    expect(anns).not.toContain('custom_id')
    expect(messages.panelsOf('t1')).toEqual([])
  })

  it('a press on a message gives it another fifteen minutes, and a removed one is left alone', async () => {
    const { rest, standing, calls } = listening()
    const messages = new PrivateMessages(rest, Date.now)
    await messages.say(talk(), 'panel', asking(), ABOVE)
    const [id = ''] = standing.keys()
    await vi.advanceTimersByTimeAsync(10 * 60_000)
    await messages.changed(talk('ann', 'b'), id, asking())
    calls.length = 0
    await vi.advanceTimersByTimeAsync(10 * 60_000)
    expect(calls).toEqual([])
    await messages.isAnswered(talk())
    await vi.advanceTimersByTimeAsync(10 * 60_000)
    expect(calls).toEqual(['delete'])
  })
})
