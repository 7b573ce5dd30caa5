import { DiscordAPIError, HTTPError, RateLimitError } from 'discord.js'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { GAMES } from '../../src/games/index.ts'
import { Fault, type FaultDetails } from '../../src/tables/model/faults.ts'
import { serializeError } from '../../src/discord/kit/error-serializer.ts'

const SECRET = 'Abracadabra, the key is 111'
const TOKEN = `aW50ZXJhY3Rpb246${'x9-_'.repeat(40)}`
const BOT = 'MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcDE.aBcDeFgHiJkLmNoPqRsTuVwXyZ0123456789ab'
const URL = `https://discord.com/api/v10/webhooks/123456789012345678/${TOKEN}/messages/@original?wait=${encodeURIComponent(SECRET)}`
const BODY = { body: { content: SECRET }, files: [{ name: 'hand.jpg', data: Buffer.from(SECRET) }] }

function logged(err: unknown): string {
  const lines: string[] = []
  const stream = new Writable({ write: (chunk: Buffer, _how, done) => (lines.push(String(chunk)), done()) })
  pino({ serializers: { err: serializeError } }, stream).error({ err }, 'it failed')
  return lines.join('')
}

const refused = new DiscordAPIError(
  { code: 50035, message: `Invalid Form Body: Value "${SECRET}" is wrong` },
  50035,
  400,
  'PATCH',
  URL,
  BODY,
)
const limits = { global: false, limit: 5, majorParameter: TOKEN, retryAfter: 9, route: `/webhooks/:id/${TOKEN}` }

it.each([
  ['a message that is refused', refused],
  ['a server that fails', new HTTPError(500, 'Internal Server Error', 'POST', URL, BODY)],
  [
    'too many requests',
    new RateLimitError({
      ...limits,
      timeToReset: 9,
      method: 'POST',
      hash: TOKEN,
      url: URL,
      sublimitTimeout: 0,
      scope: 'user',
    }),
  ],
  ['what came of that', new Error('It cannot be shown', { cause: new Error('again', { cause: refused }) })],
  [
    'JSON that cannot be read',
    (() => {
      try {
        return JSON.parse(SECRET) as unknown
      } catch (error) {
        return error
      }
    })(),
  ],
  ['a quoted line that looks as a place in the code', new Error(`no room for "x\n    at ${SECRET}:1:2\n"`)],
  [
    'the password of a database',
    new Error('cannot connect to postgres://bot:the key is 111@h/db, nor PG://bot:the-key-is-p@w@h/db'),
  ],
  ['an address in a message', new TypeError(`fetch failed: ${URL} with ${BOT}`)],
  ['fields of its own', Object.assign(new Error('odd'), { note: SECRET, token: TOKEN, image: Buffer.from(SECRET) })],
  ['a message that is thrown', SECRET],
  ['rules that fail', new Fault(new Error(`no card is called ${SECRET}`), {} as FaultDetails)],
  [
    'words that fail',
    (() => {
      try {
        return GAMES.map(({ words }) => words.fact({ kind: SECRET }, String))
      } catch (error) {
        return error
      }
    })(),
  ],
])('nothing secret is logged of %s', (_what, error) => {
  const said = logged(error)
  expect(said).not.toMatch(/Abracadabra|the key is|"data"|123456789012345678/)
  for (const token of [TOKEN, BOT]) expect(said).not.toContain(token.slice(0, 30))
})

it('the log has what an engineer needs to fix an error', () => {
  expect(JSON.parse(logged(refused))).toMatchObject({
    msg: 'it failed',
    err: {
      type: expect.stringContaining('DiscordAPIError') as unknown,
      code: 50035,
      status: 400,
      method: 'PATCH',
      route: '/api/v10/webhooks/:id/:token/messages/@original',
      stack: expect.stringMatching(/^\s+at .*error-serializer\.test\.ts:\d+:\d+/) as unknown,
    },
  })
  const fault = new Fault(new RangeError(SECRET), {} as FaultDetails)
  expect(JSON.parse(logged(fault))).toMatchObject({
    err: {
      type: 'Fault',
      cause: { type: 'RangeError', stack: expect.stringContaining('error-serializer.test.ts') as unknown },
    },
  })
  const lines = logged(new Error('It cannot be shown', { cause: refused }))
  expect(lines).toContain('It cannot be shown')
  expect(lines).toContain('Invalid Form Body')
})
