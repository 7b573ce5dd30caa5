import { REST } from 'discord.js'
import { afterEach, expect, it, vi } from 'vitest'
import { isEndlessWait, outliveClock } from '../../src/discord/rest/clock-jumps.ts'
import { isOutage } from '../../src/discord/rest/outage.ts'

afterEach(() => vi.restoreAllMocks())

const LIMIT = { 'x-ratelimit-limit': '1', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset-after': '0.5' }

function limited(): REST {
  const makeRequest = () => {
    const headers = { 'content-type': 'application/json', 'x-ratelimit-bucket': 'room', ...LIMIT }
    return Promise.resolve(new Response('{}', { headers }))
  }
  return new REST({ makeRequest, offset: 0, rejectOnRateLimit: isEndlessWait }).setToken('any')
}

/** Somebody sets the clock of the machine back by an hour. */
function setBack(): void {
  const now = Date.now.bind(Date)
  vi.spyOn(Date, 'now').mockImplementation(() => now() - 3_600_000)
}

it('nobody waits for an hour because the clock was set back by one, before or while they wait', async () => {
  for (const isWaiting of [false, true]) {
    const rest = limited()
    const stop = outliveClock([rest])
    // The first tells what limit there is, the second comes up to it.
    for (let times = 0; times < 2; times += 1) await rest.get('/channels/1')
    const waiting = isWaiting ? rest.get('/channels/1') : null
    setBack()
    await waiting?.catch((error: unknown) => expect(isOutage(error)).toBe(true))
    expect(await rest.get('/channels/1')).toEqual({})
    stop()
    rest.clearHashSweeper()
    rest.clearHandlerSweeper()
    vi.restoreAllMocks()
  }
})
