import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newKey, WebhookSender, type Network } from '../../src/webhooks/index.ts'
import { openReceiver, type Receiver } from './loopback.ts'

let receiver: Receiver
beforeEach(async () => {
  receiver = await openReceiver()
})
afterEach(async () => await receiver.close())

const message = { id: 'msg_1', body: '{"type":"turn.waiting"}' }
const send = (sender = receiver.sender, url = 'https://hooks.example.org/a?b=c') => {
  const key = newKey()
  return sender.send({ url, key }, message, Date.now()).then((came) => ({ came, key }))
}
const senderOn = (change: Partial<Network>) => new WebhookSender({ ...receiver.network, ...change }, 300)

describe('a message to a webhook', () => {
  it('a message arrives once, as its library verifies it', async () => {
    const { came, key } = await send()
    expect(came).toBe('delivered')
    expect(receiver.taken).toHaveLength(1)
    const [{ headers, body, path } = { headers: {}, body: '', path: '' }] = receiver.taken
    expect([path, headers.host]).toEqual(['/a?b=c', 'hooks.example.org'])
    const named = headers as Record<string, string>
    expect(new Webhook(key).verify(body, named)).toEqual({ type: 'turn.waiting' })
    expect(() => new Webhook(newKey()).verify(body, named)).toThrow()
    expect(() => new Webhook(key).verify(`${body} `, named)).toThrow()
    expect(() => new Webhook(key).verify(body, { ...named, 'webhook-timestamp': '1' })).toThrow()
  })

  it.each([
    [200, 'delivered'],
    [202, 'delivered'],
    [301, 'failed'],
    [307, 'failed'],
    [400, 'failed'],
    [410, 'gone'],
    [500, 'failed'],
  ])('status %i means %s, and no redirect is followed', async (status, expected) => {
    receiver.answer = (_request, response) =>
      void response.writeHead(status, { location: 'https://other.example.org/' }).end()
    expect((await send()).came).toBe(expected)
    expect(receiver.taken).toHaveLength(1)
  })

  it('a receiver that never answers, or never ends its headers, fails in time', async () => {
    receiver.answer = () => undefined
    expect((await send(senderOn({}))).came).toBe('failed')
    receiver.answer = (request) => void request.socket.write('HTTP/1.1 200 OK\r\nx-a: b\r\n')
    expect((await send(senderOn({}))).came).toBe('failed')
  })

  const UPGRADE = 'Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n'
  it.each([
    { what: 'another protocol', bytes: `HTTP/1.1 101 Switching Protocols\r\n${UPGRADE}`, expected: 'failed' },
    { what: 'no named protocol', bytes: 'HTTP/1.1 101 Switching Protocols\r\n\r\n', expected: 'failed' },
    { what: 'an offer of one', bytes: `HTTP/1.1 200 OK\r\n${UPGRADE}`, expected: 'delivered' },
    { what: 'patience, again and again', bytes: 'HTTP/1.1 100 Continue\r\n\r\n'.repeat(500), expected: 'failed' },
    { what: 'no such status', bytes: 'HTTP/1.1 999999 OK\r\n\r\n', expected: 'failed' },
    { what: 'no HTTP', bytes: 'SSH-2.0-OpenSSH_9.6\r\n', expected: 'failed' },
    { what: 'nothing', bytes: '', expected: 'failed' },
  ])('a try comes to an end if the receiver answers with $what', async ({ bytes, expected }) => {
    receiver.answer = (request) => void request.socket.end(bytes)
    expect((await send(senderOn({}))).came).toBe(expected)
    receiver.answer = (request) => void request.socket.write(bytes)
    expect((await send(senderOn({}))).came).toBe(expected)
  })

  it('nobody reads an endless body, and endless headers fail', async () => {
    let written = 0
    receiver.answer = (_request, response) => {
      response.writeHead(200)
      const more = () => {
        if (response.destroyed) return
        written += 1
        response.write('x'.repeat(10_000))
        setTimeout(more, 1)
      }
      more()
    }
    expect((await send()).came).toBe('delivered')
    await expect.poll(() => written).toBeGreaterThan(0)
    receiver.answer = (_request, response) => void response.writeHead(200, { 'x-long': 'x'.repeat(9000) }).end()
    expect((await send()).came).toBe('failed')
  })

  it('the connection goes to the address that was checked, though the name changes', async () => {
    const answers = [['127.0.0.1'], ['127.0.0.66']]
    const asked: string[] = []
    const sender = senderOn({
      resolve: (name) => {
        asked.push(name)
        return Promise.resolve(answers.shift() ?? [])
      },
      isAllowed: (address) => address === '127.0.0.1',
    })
    expect((await send(sender)).came).toBe('delivered')
    expect(asked).toEqual(['hooks.example.org'])
    expect((await send(sender)).came).toBe('forbidden')
    expect(receiver.taken).toHaveLength(1)
  })

  it('a name with one address that is not allowed is refused whole', async () => {
    const sender = senderOn({
      resolve: () => Promise.resolve(['93.184.215.14', '169.254.169.254']),
      isAllowed: (address) => !address.startsWith('169.'),
    })
    expect((await send(sender)).came).toBe('forbidden')
    expect(await sender.faultOf('https://hooks.example.org/')).toBe('not-public')
    expect(receiver.taken).toEqual([])
  })

  it('a name without an address, or whose address is slow to find, fails', async () => {
    expect((await send(senderOn({ resolve: () => Promise.reject(new Error('ENOTFOUND')) }))).came).toBe('failed')
    const slow = senderOn({ resolve: () => new Promise(() => undefined) })
    expect((await send(slow)).came).toBe('failed')
    expect(await slow.faultOf('https://hooks.example.org/')).toBe('unknown-host')
  })

  it('without its own network, a sender posts to no address of this machine', async () => {
    const sender = new WebhookSender()
    for (const url of ['https://127.0.0.1/', 'https://[::1]/', 'https://localhost/', 'http://example.org/'])
      expect((await send(sender, url)).came).toBe('forbidden')
    expect(await sender.faultOf('https://127.0.0.1/')).toBe('not-public')
  })
})
