import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { acknowledgementOfPacket } from '../../src/discord/kit/acknowledgements.ts'
import { formatId } from '../../src/discord/kit/ids.ts'
import { Listening } from '../../src/discord/gateway/listening.ts'
import { isInDoubt } from '../../src/discord/rest/uncertain.ts'

const PATIENCE = { timeout: 20_000, interval: 10 }
const COMPONENT = 3
const [REPLY, UPDATE] = [{ type: 5, data: { flags: 64 } }, { type: 6 }]
const press = (id: string) => ({ type: COMPONENT, data: { custom_id: id }, message: {} })
const PANEL = formatId({ kind: 'panel', table: 't' })
const NOTE = formatId({ kind: 'note', table: 't' })
const UNDO = formatId({ kind: 'undo', table: 't', count: 1 })

test.each([
  ['a command', { type: 2, data: { type: 1, name: 'game' } }, 'reply'],
  ['what completes a command', { type: 4, data: {} }, null],
  ['a button that shows a panel', press(PANEL), 'reply'],
  ['a button that changes the game', press(UNDO), 'update'],
  ['a button that opens a form', press(NOTE), null],
  ['a button of somebody else', press('another bot'), 'reply'],
  ['a form', { type: 5, data: { custom_id: NOTE }, message: {} }, 'update'],
  ['a form without a message', { type: 5, data: { custom_id: NOTE } }, null],
  ['an interaction of a later kind', { type: 9 }, null],
  ['none at all', {}, null],
] as const)('how to acknowledge %s follows from the packet alone', (_what, packet, expected) => {
  expect(acknowledgementOfPacket(packet)).toBe(expected)
})

/** What the server in the other thread has received. */
type Received = { port?: number; url?: string; body?: string; heard?: string; closed?: number }

let server: Worker
let received: Received[]
let count: Int32Array
let listening: Listening
let heard: string[]
let closed: number[]
let folder: string

beforeEach(async () => {
  const shared = new SharedArrayBuffer(4)
  count = new Int32Array(shared)
  received = []
  heard = []
  closed = []
  server = new Worker(new URL('listening-server.mjs', import.meta.url), { workerData: shared })
  server.on('message', (one: Received) => received.push(one))
  await vi.waitUntil(() => received[0]?.port, PATIENCE)
  folder = mkdtempSync(join(tmpdir(), 'unanswered-'))
  listening = listeningIn(folder)
})
afterEach(async () => {
  await listening.stop()
  await server.terminate()
  rmSync(folder, { recursive: true, force: true })
})

const listeningIn = (journal: string) =>
  new Listening(`http://127.0.0.1:${received[0]?.port}/api/v10`, { folder: journal, shard: 0 })

async function connected() {
  const before = heard.length
  const wire = listening.dial(`ws://127.0.0.1:${received[0]?.port}/`, {
    message: (text) => heard.push(text),
    failed: () => undefined,
    closed: (code) => closed.push(code),
  })
  await vi.waitUntil(() => heard.length > before, PATIENCE)
  return wire
}

const interaction = (id: string, d: object) =>
  JSON.stringify({ op: 0, t: 'INTERACTION_CREATE', d: { id, token: 'a/b', ...d } })
const calls = () => received.filter(({ url }) => url !== undefined)

test('a press is acknowledged while the bot is busy, before the bot has heard of it', async () => {
  listening.acknowledge(true)
  await connected()
  server.postMessage({ send: interaction('11', press(PANEL)) })
  server.postMessage({ send: interaction('12', press(UNDO)) })
  // The bot does nothing else until both have been acknowledged.
  while (Atomics.load(count, 0) < 2)
    expect(Atomics.wait(count, 0, Atomics.load(count, 0), PATIENCE.timeout)).not.toBe('timed-out')
  expect(heard).toEqual(['hello'])
  await vi.waitUntil(() => heard.length === 3, PATIENCE)
  expect(listening.has('11')).toBe(true)
  expect(await listening.of('11')).toBeGreaterThanOrEqual(0)
  expect(await listening.of('12')).toBeGreaterThanOrEqual(0)
  const callback = (id: string) => `/api/v10/interactions/${id}/a%2Fb/callback`
  expect(calls().map(({ url, body }) => [url, JSON.parse(body ?? '')])).toEqual([
    [callback('11'), REPLY],
    [callback('12'), UPDATE],
  ])
})

test('what the bot must answer itself, and everything while it may not acknowledge, is only passed on', async () => {
  const wire = await connected()
  const passedOn = async (text: string) => {
    server.postMessage({ send: text })
    await vi.waitUntil(() => heard.at(-1) === text, PATIENCE)
  }
  await passedOn(interaction('21', press(PANEL)))
  listening.acknowledge(true)
  await passedOn(interaction('22', press(NOTE)))
  await passedOn('{"t":"INTERACTION_CREATE","d":')
  await passedOn('{"t":"INTERACTION_CREATE","d":null}')
  await passedOn(interaction('../24', press(PANEL)))
  listening.acknowledge(false)
  await passedOn(interaction('23', press(PANEL)))
  for (const id of ['21', '22', '23']) expect([listening.has(id), await listening.of(id)]).toEqual([false, null])
  expect(calls()).toEqual([])
  wire.send('from the bot')
  await vi.waitUntil(() => received.some((one) => one.heard === 'from the bot'), PATIENCE)
  wire.close(1000)
  await vi.waitUntil(() => closed[0] === 1000, PATIENCE)
})

test.each([
  [404, false],
  [500, true],
  [0, true],
])('an acknowledgement that ends with status %i is tried again by the bot', async (status, isDoubtful) => {
  listening.acknowledge(true)
  server.postMessage({ status })
  await connected()
  const id = `3${status}`
  server.postMessage({ send: interaction(id, press(PANEL)) })
  await vi.waitUntil(() => heard.length === 2, PATIENCE)
  expect(await listening.of(id)).toBeNull()
  expect(isInDoubt(id)).toBe(isDoubtful)
})

test('if the thread dies, its connections break, and the next one has another thread', async () => {
  listening.acknowledge(true)
  await connected()
  await listening.stop()
  await vi.waitUntil(() => closed.length === 1, PATIENCE)
  expect(closed).toEqual([1006])
  await connected()
  server.postMessage({ send: interaction('41', press(UNDO)) })
  await vi.waitUntil(() => heard.length === 3, PATIENCE)
  expect(await listening.of('41')).toBeGreaterThanOrEqual(0)
})

test('what was acknowledged and not answered is delivered again after a restart, once', async () => {
  const ours = { application_id: 'ours', ...press(PANEL) }
  listening.acknowledge(true)
  await connected()
  for (const id of ['51', '52', '53']) server.postMessage({ send: interaction(id, ours) })
  server.postMessage({ send: interaction('54', { ...ours, application_id: 'another' }) })
  await vi.waitUntil(() => heard.length === 5, PATIENCE)
  listening.begun('51')
  listening.begun('52')
  listening.answered('52')
  const standby = listeningIn(folder)
  await listening.stop()
  heard = []

  listening = standby
  await connected()
  listening.deliverUnanswered('ours')
  listening.deliverUnanswered('ours')
  expect(heard.slice(1).map((text) => JSON.parse(text) as unknown)).toEqual(
    ['51', '53'].map((id) => ({ op: 0, t: 'INTERACTION_CREATE', s: null, d: { id, token: 'a/b', ...ours } })),
  )
  expect(['51', '53'].map((id) => listening.isInterrupted(id))).toEqual([true, false])
  expect(await listening.of('53')).toBe(0)
})
