import { readFileSync } from 'node:fs'
import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { MAX_REFUSED } from '../../src/discord/rest/circuit-breaker.ts'
import { routeOf } from '../../src/discord/rest/metrics.ts'
import { RateLimits, PATIENT } from '../../src/discord/rest/rate-limits.ts'
import { measureStore, type Health, type HealthParts } from '../../src/operations/index.ts'
import { serveHealth } from '../../src/operations/health.ts'
import { openStore } from '../../src/storage/index.ts'
import { onMetric, SequenceTaken, publishMetric, type Metrics, type Store } from '../../src/tables/index.ts'

const WELL: HealthParts = {
  host: '127.0.0.1',
  port: 0,
  isConnected: () => true,
  isRegistered: () => true,
  isEnding: () => false,
  shards: () =>
    new Map([
      [0, true],
      [3, false],
    ]),
  database: () => Promise.resolve(),
  cardsBehind: () => 3,
  picturesWaiting: () => 2,
  tables: () => Promise.resolve({ playing: 7, lobby: 1 }),
}

let health: Health | undefined
afterEach(async () => {
  await health?.close()
  health = undefined
})

const ask = async (path: string, parts: Partial<HealthParts> = {}): Promise<{ status: number; text: string }> => {
  health ??= await serveHealth({ ...WELL, ...parts })
  const response = await fetch(`${health.url}${path}`)
  return { status: response.status, text: await response.text() }
}

describe('health', () => {
  it('health answers /healthz while the process is alive, ready or not', async () => {
    expect(await ask('/healthz', { isConnected: () => false })).toEqual({ status: 200, text: '{"ok":true}' })
  })

  it('health is ready when players can be answered', async () => {
    const { status, text } = await ask('/readyz')
    expect([status, JSON.parse(text)]).toEqual([200, { gateway: true, commands: true, database: true, staying: true }])
  })

  it.each([
    ['gateway', { isConnected: () => false }],
    ['commands', { isRegistered: () => false }],
    ['database', { database: () => Promise.reject(new Error('locked')) }],
    ['staying', { isEnding: () => true }],
  ] as const)('health is not ready without %s, and says so', async (missing, parts) => {
    const { status, text } = await ask('/readyz', parts)
    expect(status).toBe(503)
    expect(JSON.parse(text)).toMatchObject({ [missing]: false })
    expect(text).not.toContain('locked')
  })

  it('health counts telemetry events under labels with few values', async () => {
    await ask('/healthz')
    publishMetric('answer', { by: 'player' })
    publishMetric('answer', { by: 'player' })
    publishMetric('answer', { by: 'house' })
    publishMetric('acknowledged', { kind: 'press', ms: 40 })
    publishMetric('shown', { ms: 300 })
    publishMetric('request', { method: 'PATCH', route: '/channels/:id/messages/:id', code: '429', ms: 20 })
    publishMetric('drawn', { size: 'card', isDrawn: true, ms: 200 })
    publishMetric('fault', { of: 'rules' })
    publishMetric('stored', { what: 'step', how: 'done', ms: 2 })
    publishMetric('stored', { what: 'lease', how: 'failed', ms: 4000 })
    const { text } = await ask('/metrics')
    const lines = text.split('\n')
    for (const line of [
      'questmaster_answers_total{by="player"} 2',
      'questmaster_answers_total{by="house"} 1',
      'questmaster_acknowledgement_seconds_count{kind="press"} 1',
      'questmaster_acknowledgement_seconds_bucket{le="0.05",kind="press"} 1',
      'questmaster_shown_seconds_sum 0.3',
      'questmaster_discord_requests_total{method="PATCH",route="/channels/:id/messages/:id",code="429"} 1',
      'questmaster_drawing_seconds_count{size="card",outcome="drawn"} 1',
      'questmaster_faults_total{of="rules"} 1',
      'questmaster_cards_behind 3',
      'questmaster_pictures_waiting 2',
      'questmaster_gateway_ready 1',
      'questmaster_tables{status="playing"} 7',
      'questmaster_shard_held{shard="0"} 1',
      'questmaster_shard_held{shard="3"} 0',
      'questmaster_database_ready 1',
      'questmaster_database_seconds_count{of="step"} 1',
      'questmaster_database_seconds_bucket{le="0.0025",of="step"} 1',
      'questmaster_database_failures_total{how="failed"} 1',
    ])
      expect(lines).toContain(line)
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
  })

  it('still serves metrics while the database fails or is silent, when they matter most', async () => {
    const fails = () => Promise.reject(new Error('the server is gone'))
    const { status, text } = await ask('/metrics', { database: fails, tables: fails })
    expect(status).toBe(200)
    expect(text).toContain('questmaster_database_ready 0\n')
    expect(text).toContain('questmaster_gateway_ready 1\n')
    expect(text).not.toContain('questmaster_tables{')
    await health?.close()
    health = undefined
    const silent = () => new Promise<never>(() => undefined)
    expect((await ask('/metrics', { database: silent, tables: silent })).text).toContain(
      'questmaster_database_ready 0\n',
    )
  })

  it('health starts every counter at zero, so that alerts see the first occurrence', async () => {
    const { text } = await ask('/metrics')
    for (const none of [
      'faults_total{of="rules"}',
      'database_failures_total{how="damaged"}',
      'answers_total{by="player"}',
    ])
      expect(text).toContain(`questmaster_${none} 0\n`)
  })

  it('health counts routes beyond the usual number as others', async () => {
    await ask('/healthz')
    for (let n = 0; n < 100; n++) publishMetric('request', { method: 'GET', route: `/r${n}`, code: '200', ms: 1 })
    const { text } = await ask('/metrics')
    expect(text.match(/^questmaster_discord_requests_total\{/gm)).toHaveLength(61)
    expect(text).toContain('questmaster_discord_requests_total{method="GET",route="other",code="200"} 40')
  })

  it('health shows a brake while at least one connection has it on', async () => {
    const braked = async () => (await ask('/metrics')).text.match(/^questmaster_discord_braked \d+$/m)?.[0]
    expect(await braked()).toBe('questmaster_discord_braked 0')
    let now = 0
    const [one, other] = [1, 2].map(() => new RateLimits({ shares: 1, log: pino({ level: 'silent' }), now: () => now }))
    const pull = async (limits: RateLimits | undefined) => {
      const refused = () => Promise.reject(Object.assign(new Error('no'), { status: 403 }))
      const send = limits?.through(refused, PATIENT)
      for (let n = 0; n < MAX_REFUSED; n += 1) await send?.('https://discord.com/api/v10/users', {}).catch(() => null)
    }
    await pull(one)
    expect(await braked()).toBe('questmaster_discord_braked 1')
    await pull(other)
    other?.end()
    expect(await braked()).toBe('questmaster_discord_braked 1')
    now += 601_000
    await one
      ?.through(() => Promise.reject(new Error('gone')), PATIENT)('https://discord.com/api/v10/users', {})
      .catch(() => null)
    expect(await braked()).toBe('questmaster_discord_braked 0')
  })

  it('health stops counting when it is closed', async () => {
    await ask('/healthz')
    await health?.close()
    health = undefined
    publishMetric('answer', { by: 'player' })
    expect((await ask('/metrics')).text).toContain('questmaster_answers_total{by="player"} 0\n')
  })
})

describe('a measured store', () => {
  const told = async (work: (store: Store) => Promise<unknown>): Promise<readonly Metrics['stored'][]> => {
    const store = openStore()
    const signs: Metrics['stored'][] = []
    const stop = onMetric('stored', (one) => signs.push(one))
    try {
      await work(measureStore(store)).catch(() => undefined)
    } finally {
      stop()
      await store.close()
    }
    return signs
  }

  it('a measured store answers as before, and measures each call and its result', async () => {
    const signs = await told(async (store) => {
      await store.notes.setMemo('colour', 'red')
      expect(await store.notes.memo('colour')).toBe('red')
      const holder = { id: 'one', host: 'here', pid: 1 }
      expect(await store.leases.take('shard 0/1', holder, 1000)).toBe(null)
    })
    expect(signs.map(({ what, how }) => `${what} ${how}`)).toEqual(['other done', 'other done', 'lease done'])
  })

  it('a measured store counts a failure and rethrows it', async () => {
    const gone = { table: 'gone', kind: 'card', target: '', data: 1 }
    expect(await told((store) => store.projections.set(gone))).toMatchObject([{ what: 'other', how: 'failed' }])
  })

  it('a measured store does not count a conflict with another process as a failure', async () => {
    const late = { table: 'gone', after: 7, at: 0 }
    const store = { commit: () => Promise.reject(new SequenceTaken('late')) } as unknown as Store
    const signs: Metrics['stored'][] = []
    const stop = onMetric('stored', (one) => signs.push(one))
    await expect(measureStore(store).commit(late)).rejects.toThrow(SequenceTaken)
    stop()
    expect(signs).toMatchObject([{ what: 'step', how: 'done' }])
  })
})

describe('the metrics in the hosting guide', () => {
  const hosting = readFileSync('docs/hosting.md', 'utf8')
  const told = new Set(hosting.match(/\b(questmaster|nodejs|process)_[a-z0-9_]+/g))

  it('the metrics in the hosting guide names only existing metrics', async () => {
    const there = new Set((await ask('/metrics')).text.match(/^# TYPE \w+/gm)?.map((line) => line.slice(7)))
    const bare = (name: string) => name.replace(/_(bucket|sum|count)$/, '')
    expect(told.size).toBeGreaterThan(10)
    expect([...told].filter((name) => !there.has(name) && !there.has(bare(name)))).toEqual([])
  })

  it('the metrics in the hosting guide names all of our metrics', async () => {
    const ours = (await ask('/metrics')).text.match(/^# TYPE questmaster_\w+/gm)?.map((line) => line.slice(7))
    expect(ours?.filter((name) => !told.has(name))).toEqual([])
  })
})

it.each([
  ['https://discord.com/api/v10/channels/123456789012345678/messages/1234', '/channels/:id/messages/:id'],
  ['http://127.0.0.1:4100/api/v10/interactions/1234/aW50ZXJhY3Rpb24/callback', '/interactions/:id/:token/callback'],
  [
    'https://discord.com/api/v10/webhooks/99/aW50Z.X-Jh_Y3Rpb24/messages/@original?x=1',
    '/webhooks/:id/:token/messages/@original',
  ],
  ['https://discord.com/api/v10/guilds/77/members/88', '/guilds/:id/members/:id'],
  ['https://discord.com/api/v10/users/@me/channels', '/users/@me/channels'],
])('a route label has no ids or tokens: %s', (url, route) => expect(routeOf(url)).toBe(route))
