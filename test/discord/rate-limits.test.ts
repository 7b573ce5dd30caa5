import fc from 'fast-check'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import type { RESTOptions } from 'discord.js'
import { MAX_REFUSED } from '../../src/discord/rest/circuit-breaker.ts'
import { IMPATIENT, RateLimits, LongWait, PATIENT, type Patience } from '../../src/discord/rest/rate-limits.ts'
import { answerOf } from '../../src/discord/rest/whole-response.ts'

type Request = RESTOptions['makeRequest']
type Answer = Awaited<ReturnType<Request>>

interface Said {
  readonly status: number
  readonly headers?: Record<string, string>
  readonly body?: string
}

const answer = ({ status, headers = {}, body = '' }: Said) =>
  answerOf(
    { headers: new Headers(headers), status, statusText: '', ok: status < 300 },
    new TextEncoder().encode(body).buffer,
  )

/** A request queue to a Discord with scripted responses, and requests on a clock of their own. */
class Line {
  now = 0
  sent = 0
  said: Said = { status: 200 }
  readonly logged: string[] = []
  readonly limits: RateLimits

  constructor(shares = 1) {
    const log = pino({ level: 'silent' })
    log.warn = (_about: unknown, words?: string) => void this.logged.push(words ?? '')
    log.info = log.warn
    this.limits = new RateLimits({ shares, log, now: () => this.now, chance: () => 0.5 })
  }

  ask(method: string, path: string, patience: Patience): Promise<Answer> {
    const headers = { Authorization: 'Bot token' }
    const through = this.limits.through(() => {
      this.sent += 1
      return Promise.resolve(answer(this.said))
    }, patience)
    return through(`https://discord.com/api/v10${path}`, { method, headers })
  }

  /**
   * Asks as the client does: again as soon as the answer allows it, until it is heard, refused, or the time is over.
   */
  async persist(method: string, path: string, patience: Patience, until: number): Promise<'heard' | 'given up'> {
    while (this.now < until) {
      try {
        const got = await this.ask(method, path, patience)
        if (got.status !== 429) return 'heard'
        const wait = Number(got.headers.get('retry-after')) * 1000
        expect(wait).toBeGreaterThan(0)
        expect(wait).toBeLessThanOrEqual(60_000)
        this.now += wait
      } catch {
        return 'given up'
      }
    }
    return 'given up'
  }
}

const seconds = fc.oneof(
  fc.constantFrom('0', '-1', 'NaN', 'soon', '', '1e99', '0.000001', '-0', 'Infinity', 'Wed, 21 Oct 2015 07:28:00 GMT'),
  fc.double({ noNaN: false }).map(String),
)
const refusals: fc.Arbitrary<Said> = fc
  .record({
    retry: fc.option(seconds),
    after: fc.option(seconds),
    remaining: fc.constantFrom(null, '0', '1', 'x'),
    isGlobal: fc.boolean(),
    body: fc.oneof(
      fc.constantFrom('', '<html>no</html>', 'null', '[]', '{"retry_after":'),
      fc.constantFrom(0, -3, 1e99, null, '5', 'x').map((retry_after) => JSON.stringify({ retry_after })),
    ),
  })
  .map(({ retry, after, remaining, isGlobal, body }) => ({
    status: 429,
    headers: {
      ...(retry !== null && { 'retry-after': retry }),
      ...(after !== null && { 'x-ratelimit-reset-after': after }),
      ...(remaining !== null && { 'x-ratelimit-remaining': remaining }),
      ...(isGlobal && { 'x-ratelimit-global': 'true' }),
    },
    body,
  }))

describe('a refusal because of limits, whatever it says about the wait', () => {
  it('a refusal because of limits, whatever it says about the wait costs few requests: a press as long as it can be answered, anything else ever more rarely', async () => {
    await fc.assert(
      fc.asyncProperty(refusals, async (said) => {
        const press = new Line()
        press.said = said
        expect(await press.persist('POST', '/interactions/1/token/callback', PATIENT, 25_000)).toBe('given up')
        expect(press.sent).toBeLessThanOrEqual(3)
        const start = new Line()
        start.said = said
        await start.persist('GET', '/gateway/bot', PATIENT, 25_000)
        expect(start.sent).toBeLessThanOrEqual(6)
        const post = new Line()
        post.said = said
        await post.persist('POST', '/channels/1/messages', IMPATIENT, 25_000)
        expect(post.now).toBeLessThanOrEqual(10_000)
        expect(post.sent).toBeLessThanOrEqual(4)
      }),
      { numRuns: 200 },
    )
  })

  it('a refusal because of limits, whatever it says about the wait is over when Discord answers again, and the next one begins with short waits', async () => {
    const line = new Line()
    line.said = { status: 429 }
    for (let n = 0; n < 4; n += 1) await line.ask('GET', '/gateway/bot', PATIENT).then(() => (line.now += 60_000))
    line.said = { status: 200 }
    expect((await line.ask('GET', '/gateway/bot', PATIENT)).status).toBe(200)
    line.said = { status: 429 }
    const again = await line.ask('GET', '/gateway/bot', PATIENT)
    expect(Number(again.headers.get('retry-after'))).toBeLessThan(1.5)
  })

  it('a refusal because of limits, whatever it says about the wait holds for its route, a global one for the bot, and pages from in front of Discord for all', async () => {
    const isAsked = async (said: Said, times: number, path: string) => {
      const line = new Line()
      line.said = said
      for (let n = 0; n < times; n += 1) await line.ask('GET', `/channels/${n}/messages`, PATIENT)
      line.said = { status: 200 }
      return (await line.ask('GET', path, PATIENT)).status === 200
    }
    expect(await isAsked({ status: 429 }, 1, '/channels/0/messages')).toBe(false)
    expect(await isAsked({ status: 429, body: '{}' }, 1, '/channels/1/messages')).toBe(true)
    expect(await isAsked({ status: 429, body: '{"global":true}' }, 1, '/channels/1/messages')).toBe(false)
    expect(await isAsked({ status: 429, body: '<html>' }, 3, '/gateway/bot')).toBe(false)
  })

  it.each([200, 204, 404, 503])(
    'a refusal because of limits, whatever it says about the wait has the client wait for nothing in an answer %i that is none',
    async (status) => {
      const line = new Line()
      line.said = { status, headers: { 'Retry-After': '1e9', 'X-RateLimit-Global': 'true' } }
      const { headers } = await line.ask('POST', '/channels/1/messages', PATIENT)
      expect([headers.get('retry-after'), headers.get('x-ratelimit-global')]).toEqual([null, null])
    },
  )

  it('a refusal because of limits, whatever it says about the wait is said once in the log when the wait is long', async () => {
    const line = new Line()
    line.said = { status: 429, headers: { 'retry-after': '40' }, body: '{}' }
    for (let n = 0; n < 50; n += 1)
      await expect(line.ask('PATCH', `/channels/${n}/messages/1`, IMPATIENT)).rejects.toThrow(LongWait)
    expect(line.logged).toEqual(['long wait requested by Discord'])
  })
})

describe('the brake', () => {
  const refused = fc.constantFrom<Said>({ status: 403, body: '{}' }, { status: 401 }, { status: 429, body: '{}' })

  it('the brake keeps any stretch of ten minutes below what Discord bans for, and lets go again', async () => {
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(refused), fc.integer({ min: 1, max: 60 }), async (stream, pace) => {
        const line = new Line(10)
        const at: number[] = []
        for (let n = 0; n < 4000; n += 1) {
          line.now += pace * 20
          line.said = stream.next().value as Said
          const before = line.sent
          await line.ask('POST', `/channels/${n}/messages`, PATIENT).catch(() => null)
          if (line.sent > before) at.push(line.now)
        }
        for (let n = 0; n + MAX_REFUSED / 10 < at.length; n += 1)
          expect((at[n + MAX_REFUSED / 10] ?? 0) - (at[n] ?? 0)).toBeGreaterThan(590_000)
        line.now += 1_200_000
        line.said = { status: 200 }
        expect((await line.ask('GET', '/gateway/bot', PATIENT)).status).toBe(200)
      }),
      { numRuns: 10 },
    )
  })

  it('the brake does not count what others on Discord have used up, and says once that it holds and once that it lets go', async () => {
    const line = new Line()
    line.said = { status: 429, headers: { 'x-ratelimit-scope': 'shared' }, body: '{}' }
    for (let n = 0; n < 2 * MAX_REFUSED; n += 1) await line.ask('GET', `/channels/${n}/messages`, PATIENT)
    expect(line.sent).toBe(2 * MAX_REFUSED)
    line.said = { status: 403, body: '{}' }
    for (let n = 0; n < 2 * MAX_REFUSED; n += 1)
      await line.ask('GET', `/channels/${n}/messages/1`, PATIENT).catch(() => null)
    expect(line.sent).toBe(3 * MAX_REFUSED)
    line.now += 601_000
    await line.ask('GET', '/gateway/bot', PATIENT)
    expect(line.logged).toEqual(['requests stopped: Discord refused too many', 'requests resumed'])
  })

  it('the brake asks with a token that Discord does not know ever more rarely', async () => {
    const line = new Line()
    line.said = { status: 401 }
    for (; line.now < 600_000; line.now += 50)
      await line.ask('POST', `/channels/${line.now}/messages`, PATIENT).catch(() => null)
    expect(line.sent).toBeLessThan(20)
  })
})
