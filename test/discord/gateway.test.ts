import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ShardConnection } from '../../src/discord/gateway/shard-connection.ts'
import type { Hearing, Wire } from '../../src/discord/gateway/session.ts'
import { beatIn, packetIn, sessionIn, gatewayInfoIn, type GatewayInfo } from '../../src/discord/gateway/messages.ts'

const [MINUTE, HOUR] = [60_000, 3_600_000]
const HERE: GatewayInfo = { url: 'wss://here.test', remaining: 1000, resetAfterMs: HOUR }

/** What a gateway does to one connection. */
interface Manner {
  readonly isOpened: 'yes' | 'no' | 'fails' | 'throws'
  /** What it says at first, and to a bot that wants to begin or to go on; `ready` and `resumed` are what is right. */
  readonly first: readonly string[]
  readonly then: readonly string[]
  /** How many milliseconds lie before each. */
  readonly pace: number
  /** With which code it closes in the end; `null`: never. */
  readonly closes: number | null
  readonly isBeatAnswered: boolean
}

const HELLO = JSON.stringify({ op: 10, d: { heartbeat_interval: 41_250 } })
const READY = 'ready'
const SANE: Manner = { isOpened: 'yes', first: [HELLO], then: [READY], pace: 1, closes: null, isBeatAnswered: true }

/** A gateway of made-up manners, and a bot on it, by a clock of their own. */
class Stage {
  now = 0
  dials = 0
  readonly sent: { readonly op: number; readonly at: number }[] = []
  asked = 0
  manners: () => Manner
  told: GatewayInfo = HERE
  readonly line: ShardConnection
  private timers: { readonly at: number; readonly what: () => void }[] = []
  private readonly wires = new Set<Hearing>()

  constructor(manners: () => Manner) {
    this.manners = manners
    const none = () => undefined
    this.line = new ShardConnection({
      speaker: { token: 'token', identity: {} },
      listeners: {
        greeted: none,
        session: none,
        ready: none,
        resumed: none,
        happened: none,
        beaten: none,
        failed: none,
        closed: none,
      },
      told: () => this.told,
      askAgain: () => (this.asked += 1),
      dial: (url, hearing) => this.dial(url, hearing),
      timers: { now: () => this.now, after: (ms, what) => this.after(ms, what) },
      chance: () => 0.5,
    })
    this.line.open().catch(() => undefined)
  }

  get identified(): number {
    return this.sent.filter(({ op }) => op === 2).length
  }

  /** Lets time pass. */
  async pass(ms: number, isEnough: () => boolean = () => false): Promise<void> {
    const until = this.now + ms
    for (;;) {
      for (let n = 0; n < 12; n += 1) await Promise.resolve()
      const next = this.timers.reduce<(typeof this.timers)[number] | null>((a, b) => (a && a.at <= b.at ? a : b), null)
      if (!next || next.at > until || isEnough()) break
      this.timers = this.timers.filter((one) => one !== next)
      this.now = next.at
      next.what()
    }
    if (!isEnough()) this.now = until
  }

  /** Cuts all connections. */
  cut(): void {
    for (const hearing of [...this.wires]) this.close(hearing, 1006)
  }

  private after(ms: number, what: () => void): () => void {
    expect(ms).toBeLessThan(2 ** 31)
    const timer = { at: this.now + Math.max(1, ms), what }
    this.timers.push(timer)
    return () => void (this.timers = this.timers.filter((one) => one !== timer))
  }

  private dial(url: string, hearing: Hearing): Wire {
    this.dials += 1
    expect(url).toMatch(/^wss:/)
    const manner = this.manners()
    if (manner.isOpened === 'throws') throw new SyntaxError('no address')
    this.wires.add(hearing)
    if (manner.isOpened === 'fails') {
      this.after(5, () => {
        hearing.failed(new Error('ENOTFOUND'))
        this.close(hearing, 1006)
      })
    } else if (manner.isOpened === 'yes') this.say(hearing, manner, manner.first)
    return {
      send: (text) => {
        const { op } = JSON.parse(text) as { op: number }
        this.sent.push({ op, at: this.now })
        if (op === 1 && manner.isBeatAnswered) this.say(hearing, manner, ['{"op":11}'])
        if (op === 2) this.say(hearing, manner, manner.then, true)
        if (op === 6) {
          const right = JSON.stringify({ op: 0, s: 5, t: 'RESUMED', d: {} })
          this.say(
            hearing,
            manner,
            manner.then.map((one) => (one === READY ? right : one)),
            true,
          )
        }
      },
      close: () => this.wires.delete(hearing),
    }
  }

  private say(hearing: Hearing, { pace, closes }: Manner, texts: readonly string[], isLast = false): void {
    const d = { session_id: 'x', resume_gateway_url: 'wss://there.test', user: { id: '1' }, application: { id: '1' } }
    const right = JSON.stringify({ op: 0, s: 1, t: 'READY', d: { ...d, guilds: [] } })
    texts.forEach((text, n) => {
      this.after(pace * (n + 1), () => this.wires.has(hearing) && hearing.message(text === READY ? right : text))
    })
    const isEnd = isLast || texts.length === 0
    if (isEnd && closes !== null) this.after(pace * (texts.length + 1), () => this.close(hearing, closes))
  }

  private close(hearing: Hearing, code: number): void {
    if (this.wires.delete(hearing)) hearing.closed(code)
  }
}

const odd = fc.oneof(
  fc.constantFrom<unknown>(0, -1, NaN, 1e99, 2 ** 31, 1, 41_250, null, '', 'soon', '5', true, [], {}),
  fc.double(),
  fc.string(),
)
const packets = fc.oneof(
  odd.map((interval) => JSON.stringify({ op: 10, d: { heartbeat_interval: interval } })),
  odd.map((d) => JSON.stringify({ op: 9, d })),
  fc.record({ op: fc.constantFrom(0, 1, 7, 9, 10, 11, 99), t: odd, s: odd, d: odd }).map((one) => JSON.stringify(one)),
  fc
    .record({ session_id: odd, resume_gateway_url: odd, user: odd, application: odd, guilds: odd })
    .map((d) => JSON.stringify({ op: 0, s: 1, t: 'READY', d })),
  fc.constantFrom(
    HELLO,
    READY,
    '{"op":1}',
    '{"op":7}',
    '{"op":9,"d":true}',
    '{"op":9,"d":false}',
    '{"op":',
    'null',
    '[]',
  ),
)
const manner: fc.Arbitrary<Manner> = fc.record({
  isOpened: fc.constantFrom<Manner['isOpened'][]>('yes', 'yes', 'yes', 'no', 'fails', 'throws'),
  first: fc.oneof(fc.constant([HELLO]), fc.array(packets, { maxLength: 6 })),
  then: fc.oneof(fc.constant([READY]), fc.array(packets, { maxLength: 6 })),
  pace: fc.constantFrom(1, 100, 6000, 30_000),
  closes: fc.constantFrom(null, 1000, 1001, 1006, 1011, 4000, 4001, 4003, 4007, 4008, 4009, 4200),
  isBeatAnswered: fc.boolean(),
})

describe('a bot on a gateway, whatever that says,', () => {
  it('a bot on a gateway, whatever that says, tries a bounded number of times, and is let in once the gateway is sane', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(manner, { minLength: 1, maxLength: 4 }), fc.option(odd), async (all, remaining) => {
        let n = 0
        const screen = new Stage(() => all[n++ % all.length] ?? SANE)
        await screen.pass(MINUTE)
        const limit = { remaining, reset_after: remaining }
        screen.told = gatewayInfoIn({ url: HERE.url, session_start_limit: limit }) ?? HERE
        await screen.pass(3 * HOUR)
        // A connection that stood for five seconds is begun again at once.
        expect(screen.dials).toBeLessThan((3 * HOUR) / 5000)
        expect(screen.identified).toBeLessThan(80)
        for (const { at } of screen.sent)
          expect(screen.sent.filter((one) => one.at >= at && one.at < at + MINUTE).length).toBeLessThan(120)
        screen.told = HERE
        screen.manners = () => SANE
        screen.cut()
        await screen.pass(20 * MINUTE, () => screen.line.isReady)
        expect(screen.line.isReady).toBe(true)
        await screen.pass(HOUR)
        expect(screen.line.isReady).toBe(true)
      }),
      { numRuns: 150 },
    )
  })

  it('a bot on a gateway, whatever that says, tries ever more rarely where nothing stands', async () => {
    const nothing = manner.filter(({ isOpened }) => isOpened !== 'yes')
    await fc.assert(
      fc.asyncProperty(fc.array(nothing, { minLength: 1, maxLength: 3 }), async (all) => {
        let n = 0
        const screen = new Stage(() => all[n++ % all.length] ?? SANE)
        await screen.pass(HOUR)
        expect(screen.dials).toBeLessThan(75)
        expect(screen.asked).toBeLessThanOrEqual(screen.dials)
      }),
    )
  })

  it('a bot on a gateway, whatever that says, says and tries nothing after it has been closed, at whatever moment', async () => {
    await fc.assert(
      fc.asyncProperty(manner, fc.integer({ min: 0, max: 10 * MINUTE }), async (one, moment) => {
        const screen = new Stage(() => one)
        await screen.pass(moment)
        screen.line.close()
        const [dials, sent] = [screen.dials, screen.sent.length]
        await screen.pass(HOUR)
        expect([screen.dials, screen.sent.length]).toEqual([dials, sent])
      }),
    )
  })

  it('a bot on a gateway, whatever that says, waits while Discord lets no session begin, and asks now and then whether it does', async () => {
    const screen = new Stage(() => ({ ...SANE, then: ['{"op":9,"d":false}'] }))
    await screen.pass(MINUTE)
    screen.told = { ...HERE, remaining: 0, resetAfterMs: 24 * HOUR }
    await screen.pass(10 * MINUTE)
    const { identified, asked } = screen
    await screen.pass(2 * HOUR)
    expect(screen.identified).toBe(identified)
    expect(screen.asked - asked).toBeLessThanOrEqual(13)
    screen.told = HERE
    screen.manners = () => SANE
    await screen.pass(20 * MINUTE)
    expect(screen.line.isReady).toBe(true)
  })

  it('a bot on a gateway, whatever that says, is let in no more after a refusal for good', async () => {
    const screen = new Stage(() => ({ ...SANE, then: [], closes: 4004 }))
    await screen.pass(HOUR)
    expect(screen.dials).toBe(1)
  })
})

describe('what a gateway tells', () => {
  it('what a gateway tells is read without a fault, and waits have bounds', () => {
    fc.assert(
      fc.property(fc.anything(), odd, (thing, one) => {
        const told =
          gatewayInfoIn(thing) ??
          gatewayInfoIn({ url: 'wss://x', session_start_limit: { remaining: one, reset_after: one } })
        expect(told?.remaining).toBeGreaterThanOrEqual(0)
        expect(told?.resetAfterMs).toBeGreaterThanOrEqual(MINUTE)
        expect(told?.resetAfterMs).toBeLessThanOrEqual(24 * HOUR)
        for (const beat of [beatIn(thing), beatIn({ heartbeat_interval: one })]) {
          expect(beat).toBeGreaterThanOrEqual(1000)
          expect(beat).toBeLessThanOrEqual(120_000)
        }
        sessionIn({ op: 0, t: 'READY', s: null, d: thing })
        packetIn(String(one))
      }),
    )
  })
})
