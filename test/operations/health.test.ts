import { afterEach, describe, expect, it } from 'vitest'
import { routeOf } from '../../src/discord/kit/counted.ts'
import { serveHealth, type Health, type HealthParts } from '../../src/operations/index.ts'
import { sign } from '../../src/tables/index.ts'

const WELL: HealthParts = {
  host: '127.0.0.1',
  port: 0,
  isConnected: () => true,
  isRegistered: () => true,
  isEnding: () => false,
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
  it('is well while the process goes on, ready or not', async () => {
    expect(await ask('/healthz', { isConnected: () => false })).toEqual({ status: 200, text: '{"ok":true}' })
  })

  it('is ready when players can be answered', async () => {
    const { status, text } = await ask('/readyz')
    expect([status, JSON.parse(text)]).toEqual([200, { gateway: true, commands: true, database: true, staying: true }])
  })

  it.each([
    ['gateway', { isConnected: () => false }],
    ['commands', { isRegistered: () => false }],
    ['database', { database: () => Promise.reject(new Error('locked')) }],
    ['staying', { isEnding: () => true }],
  ] as const)('is not ready without %s, and says so', async (missing, parts) => {
    const { status, text } = await ask('/readyz', parts)
    expect(status).toBe(503)
    expect(JSON.parse(text)).toMatchObject({ [missing]: false })
    expect(text).not.toContain('locked')
  })

  it('counts what the bot tells, by labels of few values', async () => {
    await ask('/healthz')
    sign('answer', { by: 'player' })
    sign('answer', { by: 'player' })
    sign('answer', { by: 'house' })
    sign('acknowledged', { kind: 'press', ms: 40 })
    sign('shown', { ms: 300 })
    sign('request', { method: 'PATCH', route: '/channels/:id/messages/:id', code: '429', ms: 20 })
    sign('drawn', { size: 'card', isDrawn: true, ms: 200 })
    sign('fault', { of: 'rules' })
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
    ])
      expect(lines).toContain(line)
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
  })

  it('counts routes beyond what a bot uses as others', async () => {
    await ask('/healthz')
    for (let n = 0; n < 100; n++) sign('request', { method: 'GET', route: `/r${n}`, code: '200', ms: 1 })
    const { text } = await ask('/metrics')
    expect(text.match(/^questmaster_discord_requests_total\{/gm)).toHaveLength(61)
    expect(text).toContain('questmaster_discord_requests_total{method="GET",route="other",code="200"} 40')
  })

  it('ends its counting with it', async () => {
    await ask('/healthz')
    await health?.close()
    health = undefined
    sign('answer', { by: 'player' })
    expect((await ask('/metrics')).text).not.toContain('questmaster_answers_total{by="player"}')
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
])('a route is named without ids and tokens: %s', (url, route) => expect(routeOf(url)).toBe(route))
