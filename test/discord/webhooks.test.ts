import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { say } from '../../src/discord/words/index.ts'
import { WAITS_MS } from '../../src/discord/screens/webhooks.ts'
import { yieldToEventLoop, timingOf } from '../../src/tables/index.ts'
import { HandClock } from '../kit/house.ts'
import { openReceiver, type Receiver } from '../webhooks/loopback.ts'
import { readable } from './limits.ts'
import { parlour, type ParlourManner } from './parlour.ts'
import { openHouse } from './rooms.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const NOW = Date.UTC(2026, 6, 1, 10)
const URL = 'https://hooks.example.org/mine'

let receiver: Receiver
let at: ReturnType<typeof openHouse>
let clock: HandClock
const manner: ParlourManner = { times: 1 }

const open = (more: Partial<Parameters<typeof openHouse>[0]> = {}) =>
  openHouse({ games: [parlour(manner)], clock, timing: timingOf('daily'), webhooks: receiver.sender, ...more })

beforeEach(async () => {
  receiver = await openReceiver()
  clock = new HandClock(NOW)
  at = open()
  at.time.now = NOW
})
afterEach(async () => {
  await at.close()
  await receiver.close()
})

const settle = async () => {
  await at.shown()
  await at.webhooks?.settled()
}
const pass = async (milliseconds: number, table?: string) => {
  clock.pass(milliseconds)
  at.time.now += milliseconds
  for (let round = 0; round < 8; round += 1) await yieldToEventLoop()
  if (table !== undefined) at.projector.doubt(table)
  at.webhooks?.reconcile(['griffin'])
  await settle()
}
const take = async (table: string, user: string) => {
  await at.tables.answers.submit(table, user, { verb: 'pick.one', key: 'a' })
  await settle()
}
const keyIn = (reply: unknown): string => /whsec_[\w+/=]+/.exec(String(reply))?.[0] ?? ''
const types = () => receiver.taken.map(({ body }) => (JSON.parse(body) as { type: string }).type)
const boss = () => at.visit('boss', 'hall', { isManager: true })

describe('a person’s webhook', () => {
  it('hears once that it is their move: at which table, since when, until when, and where the card is', async () => {
    const reply = await at.command('ann', '/settings', { webhook: URL })
    const key = keyIn(reply)
    expect(reply).toBe(say('webhook-begun-own', { host: 'hooks.example.org', key }))
    const table = await at.playing('parlour', 'ann', 'ben')
    await settle()
    expect(receiver.taken).toHaveLength(1)
    const [{ body, headers, path } = { body: '', headers: {}, path: '' }] = receiver.taken
    expect(path).toBe('/mine')
    const news = JSON.parse(body) as Record<string, unknown>
    const card = at.rooms.in('hall').at(-1)?.id ?? ''
    expect(news).toEqual({
      type: 'turn.waiting',
      timestamp: new Date(NOW).toISOString(),
      data: {
        table,
        game: 'The Parlour',
        since: new Date(NOW).toISOString(),
        deadline: new Date(NOW + 48 * HOUR).toISOString(),
        url: `https://discord.com/channels/griffin/hall/${card}`,
      },
    })
    // The library compares the time with the machine's own.
    const stamp = Number((headers as Record<string, string>)['webhook-timestamp'])
    expect(stamp).toBe(NOW / 1000)
    const signed = new Webhook(key).sign(String((headers as Record<string, string>)['webhook-id']), new Date(NOW), body)
    expect((headers as Record<string, string>)['webhook-signature']).toBe(signed)
    at.projector.doubt(table)
    await pass(MINUTE, table)
    expect(receiver.taken).toHaveLength(1)
  })

  it('hears of no second move within an hour, and of it after that', async () => {
    await at.command('ann', '/settings', { webhook: URL })
    const table = await at.playing('parlour', 'ann', 'ben')
    await pass(10 * MINUTE, table)
    await take(table, 'ann')
    await pass(10 * MINUTE, table)
    await take(table, 'ben')
    expect(types()).toEqual(['turn.waiting'])
    await pass(40 * MINUTE, table)
    expect(types()).toEqual(['turn.waiting', 'turn.waiting'])
  })

  it('hears of no private decision', async () => {
    await at.close()
    at = open({ games: [parlour({ secret: true })] })
    at.time.now = NOW
    await at.command('ann', '/settings', { webhook: URL })
    const table = await at.playing('parlour', 'ann', 'ben')
    await settle()
    await pass(12 * HOUR, table)
    expect(receiver.taken).toEqual([])
  })

  it('gets a message again after a failure, later each time, with the same id, also over a restart', async () => {
    receiver.answer = (_request, response) => void response.writeHead(500).end()
    await at.command('ann', '/settings', { webhook: URL })
    const table = await at.playing('parlour', 'ann', 'ben')
    await settle()
    expect(receiver.taken).toHaveLength(1)
    await pass(MINUTE - 1)
    expect(receiver.taken).toHaveLength(1)
    await pass(1)
    expect(receiver.taken).toHaveLength(2)
    const { store, rooms, time } = at
    await at.close()
    at = open({ store, rooms })
    at.time.now = time.now
    receiver.answer = (_request, response) => void response.writeHead(200).end()
    await pass(5 * MINUTE)
    await pass(HOUR, table)
    expect(receiver.taken).toHaveLength(3)
    expect(new Set(receiver.taken.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(new Set(receiver.taken.map(({ body }) => body)).size).toBe(1)
  })

  it('gets a message again in time though the clock was set back meanwhile', async () => {
    receiver.answer = (_request, response) => void response.writeHead(500).end()
    await at.command('ann', '/settings', { webhook: URL })
    await at.playing('parlour', 'ann', 'ben')
    await settle()
    for (const [tries, back] of [13 * HOUR, 10 * 24 * HOUR].entries()) {
      at.time.now -= back
      await pass(0)
      expect(receiver.taken).toHaveLength(tries + 2)
      await pass(MINUTE)
      expect(receiver.taken).toHaveLength(tries + 2)
    }
  })

  it('is forgotten after most of a day of failures, or at once if it wants no more, and its owner hears of it', async () => {
    for (const status of [500, 410]) {
      receiver.answer = (_request, response) => void response.writeHead(status).end()
      await at.command('ann', '/settings', { webhook: URL })
      const room = `room-${status}`
      await at.command(at.visit('ann', room), '/game new', { game: 'parlour' })
      await at.command(at.visit('ann', room), '/game start')
      const before = receiver.taken.length
      await settle()
      if (status === 500) for (const wait of WAITS_MS) await pass(wait)
      expect(receiver.taken.length - before).toBe(status === 500 ? WAITS_MS.length + 1 : 1)
      expect((await at.tables.people.person('ann')).webhook).toBeNull()
      const told = at.rooms.in('dm-ann').map(({ panel }) => readable(panel))
      expect(told.filter((text) => text.includes('hooks.example.org'))).toHaveLength(status === 500 ? 1 : 2)
      clock.pass(2 * HOUR)
      at.time.now += 2 * HOUR
    }
  })

  it('a hostile address is refused in one sentence, and the one that was set stays', async () => {
    await at.command('ann', '/settings', { webhook: URL })
    const before = (await at.tables.people.person('ann')).webhook
    const shown = await at.command('ann', '/settings')
    expect(JSON.stringify(shown)).toContain(say('settings-webhook', { host: 'hooks.example.org' }))
    for (const [url, fault] of [
      ['nonsense', 'no-address'],
      ['http://example.org/', 'not-https'],
      ['https://a:b@example.org/', 'has-password'],
      ['https://example.org:8443/', 'other-port'],
      ['https://127.0.0.1/', 'not-public'],
      ['https://[::ffff:10.0.0.1]/', 'not-public'],
      [`https://example.org/${'x'.repeat(300)}`, 'too-long'],
    ] as const)
      expect(await at.command('ann', '/settings', { webhook: url })).toBe(say(`webhook-${fault}`))
    expect((await at.tables.people.person('ann')).webhook).toEqual(before)
  })

  it('ends when its owner says so, with all that waits for it', async () => {
    receiver.answer = (_request, response) => void response.writeHead(500).end()
    await at.command('ann', '/settings', { webhook: URL })
    await at.playing('parlour', 'ann', 'ben')
    await settle()
    expect(await at.command('ann', '/settings', { webhook: 'off' })).toBe(say('webhook-ended'))
    expect(await at.command('ann', '/settings', { webhook: 'off' })).toBe(say('webhook-none'))
    await pass(HOUR)
    expect(receiver.taken).toHaveLength(1)
  })

  it('there are none where the operator has switched them off', async () => {
    await at.close()
    at = openHouse({ clock })
    expect(await at.command('ann', '/settings', { webhook: URL })).toBe(say('webhook-off'))
    expect(await at.command(boss(), '/admin webhook', { url: URL })).toBe(say('webhook-off'))
  })
})

describe('a server’s webhook', () => {
  it('hears once of each game that starts and ends, and of nothing else', async () => {
    await at.close()
    at = open({ games: [parlour({ times: 1, turns: 2 })] })
    at.time.now = NOW
    expect(await at.command('ann', '/admin webhook', { url: URL })).toBe(say('not-admin'))
    expect(await at.command(boss(), '/admin webhook')).toBe(say('webhook-nowhere'))
    const reply = await at.command(boss(), '/admin webhook', { url: URL })
    expect(reply).toBe(say('webhook-begun-server', { host: 'hooks.example.org', key: keyIn(reply) }))
    expect(await at.command(boss(), '/admin webhook')).toBe(say('webhook-there', { host: 'hooks.example.org' }))
    const table = await at.playing('parlour', 'ann', 'ben')
    await settle()
    expect(types()).toEqual(['game.started'])
    await take(table, 'ann')
    await take(table, 'ben')
    expect(types()).toEqual(['game.started', 'game.ended'])
    at.projector.doubt(table)
    await settle()
    expect(types()).toHaveLength(2)
    const other = await at.playing('parlour', 'ann', 'ben')
    await at.tables.saves.close(other)
    await settle()
    expect(types()).toEqual(['game.started', 'game.ended', 'game.started', 'game.ended'])
    expect(await at.command(boss(), '/admin webhook', { stop: 'true' })).toBe(say('webhook-ended'))
    expect(await at.command(boss(), '/admin webhook', { url: URL, stop: 'true' })).toBe(say('webhook-or-stop'))
  })
})
