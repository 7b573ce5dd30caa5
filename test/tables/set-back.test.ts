import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Game } from '../../src/engine/index.ts'
import { openStore } from '../../src/storage/index.ts'
import { createTables, NEW_PERSON, restOf, systemRandomId } from '../../src/tables/index.ts'
import { ringWaitOf } from '../../src/tables/steps/ringing.ts'
import { granted } from '../kit/house.ts'
import { LeapClock } from '../kit/leap-clock.ts'
import { toy } from '../kit/toy/index.ts'

// Somebody sets the machine's clock back, by hours or days. Nobody waits until it has caught up.

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const times = fc.record({
  span: fc.integer({ min: 1, max: 2 * DAY }),
  since: fc.integer({ min: 0, max: 10 * DAY }),
  now: fc.integer({ min: 0, max: 10 * DAY }),
})

test('the rest of a span is never more than the span, and nothing of one that seems to lie ahead', () => {
  fc.assert(
    fc.property(times, ({ span, since, now }) => {
      const rest = restOf(span, since, now)
      expect(rest).toBeGreaterThanOrEqual(0)
      expect(rest).toBeLessThanOrEqual(span)
      if (since > now + MINUTE) expect(rest).toBe(0)
      if (since <= now) expect(rest).toBe(Math.max(0, since + span - now))
    }),
  )
})

test('a person who was rung before the clock was set back may be rung again', () => {
  fc.assert(
    fc.property(times, ({ since, now }) => {
      const person = { ...NEW_PERSON, rang: { openly: since, directly: since, hook: since } }
      const active = { openly: since, atAll: since, span: 5 * MINUTE }
      for (const way of ['openly', 'directly', 'hook'] as const) {
        const { active: stays, rung } = ringWaitOf(person, active, now, way)
        if (since > now + MINUTE) expect([stays, rung]).toEqual([0, 0])
      }
    }),
  )
})

test('a lobby whose game is about to start still starts within two minutes, after a restart, too', async () => {
  const [clock, store] = [new LeapClock(), openStore()]
  const open = () =>
    createTables({
      store,
      games: [toy as unknown as Game],
      clock,
      luck: systemRandomId,
      log: { info() {}, warn() {}, error() {} },
    })
  for (const restarts of [false, true]) {
    let tables = open()
    await tables.wake()
    const room = `room ${restarts}`
    const host = { user: 'ann', name: 'ann' }
    const invitation = { players: 2 }
    const { id } = granted(await tables.opening.open({ game: 'toy', server: 'server', room, host, invitation }))
    granted(await tables.seats.join(id, 'ben', { name: 'ben' }))
    clock.setBy(-13 * 60 * MINUTE)
    if (restarts) {
      await tables.stop()
      tables = open()
      await tables.wake()
    }
    const status = async () => (await store.records.find(id))?.status
    for (let seconds = 0; seconds < 130 && (await status()) === 'lobby'; seconds += 10) {
      clock.leap(10_000)
      await new Promise((next) => setTimeout(next, 5))
    }
    expect(await status()).toBe('playing')
    await tables.stop()
  }
})
