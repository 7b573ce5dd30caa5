import { cleared } from '../../src/discord/kit/cleared.ts'
import { DiscordAPIError, type REST } from 'discord.js'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { textPanel, texts } from '../../src/discord/kit/message.ts'
import { PendingReplies } from '../../src/discord/screens/parts/acknowledged.ts'
import { isLongWaitForEdit, restMessageGateway } from '../../src/discord/screens/parts/message-gateway.ts'

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
  const messageGateway = restMessageGateway(rest, new PendingReplies(rest, () => Date.now()))
  const rooms = Array.from({ length: 150 }, (_, i) => `room-${i}`)
  const posts = rooms.map((room) => messageGateway.post(room, cleared(textPanel('hello'), 'no game'), 'once'))
  await vi.runAllTimersAsync()
  expect(await Promise.all(posts)).toEqual(rooms.map(() => '1'))
  expect(begun.map(({ room }) => room)).toEqual(rooms)
  for (const { at } of begun) {
    expect(begun.filter((other) => other.at >= at && other.at < at + 1000).length).toBeLessThan(MOST)
  }
})

it('a clock that is set back holds up nothing', async () => {
  let sent = 0
  const rest = { post: () => Promise.resolve({ id: String((sent += 1)) }) } as unknown as REST
  const messageGateway = restMessageGateway(rest, new PendingReplies(rest, () => Date.now()))
  const post = () =>
    Promise.all(
      Array.from({ length: 30 }, () => messageGateway.post('room', cleared(textPanel('hello'), 'no game'), 'once')),
    )
  const first = post()
  await vi.advanceTimersByTimeAsync(2000)
  await first
  vi.setSystemTime(Date.now() - 3_600_000)
  const second = post()
  await vi.advanceTimersByTimeAsync(2000)
  expect(sent).toBe(60)
  await second
})

it('a request that fails holds up no other', async () => {
  const rest = {
    delete: () => Promise.reject(new Error('lost')),
    post: () => Promise.resolve({ id: '1' }),
  } as unknown as REST
  const messageGateway = restMessageGateway(rest, new PendingReplies(rest, () => Date.now()))
  await expect(messageGateway.remove('room', 'message')).rejects.toThrow('lost')
  expect(messageGateway.hasRemoved('message')).toBe(false)
  expect(await messageGateway.post('room', cleared(textPanel('hello'), 'no game'), 'once')).toBe('1')
})

/** A REST client that notes what it is asked for, and refuses some of it. */
function noting(refuses: (route: string) => boolean = () => false) {
  const asked: string[] = []
  const ask = (method: string) => (route: string) => {
    asked.push(`${method} ${route}`)
    return refuses(route) ? Promise.reject(new Error('Invalid Webhook Token')) : Promise.resolve({ id: '1' })
  }
  const rest = { post: ask('POST'), patch: ask('PATCH'), delete: ask('DELETE') } as unknown as REST
  return { asked, rest }
}

const PRESS = { application: 'app', token: 'press' }
const THROUGH_THE_PRESS = 'PATCH /webhooks/app/press/messages/%40original'
const IN_THE_CHANNEL = 'PATCH /channels/room/messages/card'

it('a message that was pressed is edited as the answer to that, and others in their channel', async () => {
  const { asked, rest } = noting()
  const answers = new PendingReplies(rest, () => Date.now())
  const messageGateway = restMessageGateway(rest, answers)
  answers.note('card', PRESS)
  expect(await messageGateway.edit('room', 'card', cleared(textPanel('now'), 'no game'))).toBe('edited')
  expect(await messageGateway.edit('room', 'other', cleared(textPanel('now'), 'no game'))).toBe('edited')
  expect(asked).toEqual([THROUGH_THE_PRESS, 'PATCH /channels/room/messages/other'])
})

it('the bot works without a press that it can no longer answer', async () => {
  const { asked, rest } = noting((route) => route.startsWith('/webhooks/'))
  const answers = new PendingReplies(rest, () => Date.now())
  const messageGateway = restMessageGateway(rest, answers)
  answers.note('card', PRESS)
  for (const text of ['now', 'and now'])
    expect(await messageGateway.edit('room', 'card', cleared(textPanel(text), 'no game'))).toBe('edited')
  expect(asked).toEqual([THROUGH_THE_PRESS, IN_THE_CHANNEL, IN_THE_CHANNEL])
})

it('a press is not answered after Discord would refuse it', async () => {
  const { asked, rest } = noting()
  const answers = new PendingReplies(rest, () => Date.now())
  answers.note('card', PRESS)
  vi.advanceTimersByTime(15 * 60_000)
  expect(await restMessageGateway(rest, answers).edit('room', 'card', cleared(textPanel('now'), 'no game'))).toBe(
    'edited',
  )
  expect(asked).toEqual([IN_THE_CHANNEL])
})

it('what we have deleted ourselves is known as soon as it is asked for', async () => {
  const { rest } = noting()
  const messageGateway = restMessageGateway(rest, new PendingReplies(rest, () => Date.now()))
  const removing = messageGateway.remove('room', 'card')
  expect([messageGateway.hasRemoved('card'), messageGateway.hasRemoved('other')]).toEqual([true, false])
  await removing
  expect(messageGateway.hasRemoved('card')).toBe(true)
})

it('the room of somebody’s direct messages is asked for once', async () => {
  const { asked, rest } = noting()
  const messageGateway = restMessageGateway(rest, new PendingReplies(rest, () => Date.now()))
  expect([await messageGateway.directRoom('ann'), await messageGateway.directRoom('ann')]).toEqual(['1', '1'])
  expect(asked).toEqual(['POST /users/@me/channels'])
})

it('a message is known again by its nonce among the last of its room, however many others came since', async () => {
  const sent: { id: string; components: { id?: number }[] }[] = []
  const asked: string[] = []
  const rest = {
    post: (_route: string, { body }: { body: (typeof sent)[number] }) => {
      sent.unshift({ id: String(1000 + sent.length), components: body.components })
      return Promise.resolve(sent[0])
    },
    get: (_route: string, { query }: { query: URLSearchParams }) => {
      asked.push(String(query))
      const from = sent.findIndex(({ id }) => id === query.get('before')) + 1
      return Promise.resolve(sent.slice(from, from + Number(query.get('limit'))))
    },
  } as unknown as REST
  const messageGateway = restMessageGateway(rest, new PendingReplies(rest, () => Date.now()))
  expect(await messageGateway.found('room', 'ours')).toBeNull()
  const ours = await messageGateway.post('room', cleared(textPanel('hello'), 'no game'), 'ours')
  expect(await messageGateway.found('room', 'ours')).toBe(ours)
  expect(await messageGateway.found('room', 'another')).toBeNull()
  sent.unshift(...Array.from({ length: 150 }, (_, n) => ({ id: String(2000 + n), components: [] })))
  asked.length = 0
  expect(await messageGateway.found('room', 'ours')).toBe(ours)
  expect(asked).toEqual(['limit=100', 'limit=100&before=2099'])
  sent.unshift(...Array.from({ length: 900 }, (_, n) => ({ id: String(3000 + n), components: [] })))
  asked.length = 0
  expect(await messageGateway.found('room', 'ours')).toBeNull()
  expect(asked).toHaveLength(3)
})

it('an edit is not waited for long, whichever way it goes; a post is', () => {
  const wait = (method: string, route: string, retryAfter: number) => isLongWaitForEdit({ method, route, retryAfter })
  for (const route of ['/channels/:id/messages/:id', '/webhooks/:id/:token/messages/@original']) {
    expect(wait('PATCH', route, 60_000)).toBe(true)
    expect(wait('PATCH', route, 2000)).toBe(false)
  }
  expect(wait('POST', '/channels/:id/messages', 60_000)).toBe(false)
})

/** The requests that a Discord takes, as JSON; files are told by a mark. It `refuses` some. */
function editing(refuses: (body: Sent) => boolean = () => false) {
  const sent: Sent[] = []
  const take = (_route: string, { body }: { body: unknown }) => {
    const one: Sent = Buffer.isBuffer(body) ? { isUpload: true } : { isUpload: false, ...(body as object) }
    sent.push(one)
    return refuses(one)
      ? Promise.reject(
          new DiscordAPIError({ code: 50035, message: 'no' }, 50035, 400, 'PATCH', '', { body: {}, files: [] }),
        )
      : Promise.resolve({ id: 'message' })
  }
  const rest = { post: take, patch: take } as unknown as REST
  return { sent, messageGateway: restMessageGateway(rest, new PendingReplies(rest, () => Date.now())) }
}

interface Sent {
  readonly isUpload: boolean
  readonly attachments?: unknown
}

const pictured = (words: string, picture: string) =>
  cleared(
    { components: texts(words), pictures: [{ name: 'map.jpg', image: Buffer.from(picture), alt: 'map' }] },
    'no game',
  )

async function edits(messageGateway: ReturnType<typeof restMessageGateway>, ...panels: [string, string][]) {
  const posting = messageGateway.post('room', pictured('0', 'a'), 'once')
  await vi.runAllTimersAsync()
  const message = await posting
  for (const [words, picture] of panels) {
    const edit = messageGateway.edit('room', message, pictured(words, picture))
    await vi.runAllTimersAsync()
    expect(await edit).toBe('edited')
  }
}

it('an edit replaces a picture only when it has changed', async () => {
  const { sent, messageGateway } = editing()
  await edits(messageGateway, ['1', 'a'], ['2', 'b'], ['3', 'b'])
  expect(sent.map(({ isUpload }) => isUpload)).toEqual([true, false, true, false])
  expect(JSON.stringify(sent[1])).not.toContain('attachments')
})

it('where Discord takes no message with the pictures it has, they are sent with every edit', async () => {
  const { sent, messageGateway } = editing(({ isUpload }) => !isUpload)
  await edits(messageGateway, ['1', 'a'], ['2', 'a'])
  expect(sent.map(({ isUpload }) => isUpload)).toEqual([true, false, true, true])
})
