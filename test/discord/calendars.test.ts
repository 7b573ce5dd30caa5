import ICAL from 'ical.js'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PersonCalendars } from '../../src/discord/calendars.ts'
import { say } from '../../src/discord/words/index.ts'
import { timingOf, yieldToEventLoop } from '../../src/tables/index.ts'
import type { Calendars } from '../../src/television/televised.ts'
import { HandClock } from '../kit/house.ts'
import { parlour, type ParlourManner } from './parlour.ts'
import { openHouse } from './rooms.ts'

const HOUR = 3_600_000
const NOW = Date.UTC(2026, 6, 1, 10)

/** Links in memory, and what is behind each. */
function noting() {
  const links = new Map<string, string>()
  const shown = new Map<string, string>()
  const listeners = new Set<(user: string) => void>()
  let made = 0
  const calendars: Calendars = {
    get linked() {
      return [...links.keys()]
    },
    linkOf: (user) => links.get(user) ?? null,
    link(user) {
      const link = links.get(user) ?? `https://tables.example.org/${(made += 1)}.ics`
      if (!links.has(user)) {
        links.set(user, link)
        for (const listener of listeners) listener(user)
      }
      return Promise.resolve(link)
    },
    unlink(user) {
      shown.delete(user)
      return Promise.resolve(links.delete(user))
    },
    show: (user, calendar) => void shown.set(user, calendar),
    onNeed(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  return { calendars, shown }
}

let at: ReturnType<typeof openHouse>
let feeds: PersonCalendars
let clock: HandClock
let noted: ReturnType<typeof noting>

function begin(manner: ParlourManner = { times: 1 }) {
  clock = new HandClock(NOW)
  noted = noting()
  const { calendars } = noted
  at = openHouse({ games: [parlour(manner)], clock, timing: timingOf('daily'), calendars })
  const { tables, store } = at
  feeds = new PersonCalendars({ tables, store, calendars, log: pino({ level: 'silent' }), now: () => clock.now() })
}
const end = async () => {
  await feeds.stop()
  await at.close()
}
beforeEach(() => begin())
afterEach(end)

const settle = async () => {
  for (let round = 0; round < 8; round += 1) await yieldToEventLoop()
  await at.shown()
  await feeds.settled()
}
const take = async (table: string, user: string) => {
  await at.tables.answers.submit(table, user, { verb: 'pick.one', key: 'a' })
  await settle()
}

/** The deadlines in a person's calendar, as a calendar program reads them. */
function deadlines(user: string) {
  const calendar = new ICAL.Component(ICAL.parse(noted.shown.get(user) ?? '') as unknown[])
  return calendar.getAllSubcomponents('vevent').map((one) => {
    const event = new ICAL.Event(one)
    return { at: event.startDate.toJSDate().getTime(), title: event.summary, id: event.uid, said: event.description }
  })
}

describe('a person’s calendar', () => {
  it('is named in the settings', async () => {
    expect(JSON.stringify(await at.command('ann', '/settings'))).toContain(say('settings-calendar'))
  })

  it('shows when their time runs out at a table that waits for them, and follows the game', async () => {
    expect(await at.command('ann', '/settings', { calendar: 'link' })).toContain('https://tables.example.org/1.ics')
    await settle()
    expect(deadlines('ann')).toEqual([])
    const table = await at.playing('parlour', 'ann', 'ben')
    await settle()
    const [first, ...others] = deadlines('ann')
    expect(others).toEqual([])
    expect(first).toMatchObject({ at: NOW + 48 * HOUR, title: say('calendar-deadline', { game: 'The Parlour' }) })
    expect(first?.said).toContain(`https://discord.com/channels/griffin/hall/${at.rooms.in('hall').at(-1)?.id}`)
    clock.pass(HOUR)
    await take(table, 'ann')
    expect(deadlines('ann')).toEqual([])
    await take(table, 'ben')
    const [second] = deadlines('ann')
    expect(second?.at).toBe(NOW + HOUR + 48 * HOUR)
    expect(second?.id).not.toBe(first?.id)
    expect(noted.shown.has('ben')).toBe(false)
  })

  it('says nothing of private decisions, and of tables without a clock', async () => {
    await end()
    begin({ times: 1, secret: true })
    await at.command('ann', '/settings', { calendar: 'link' })
    await at.playing('parlour', 'ann', 'ben')
    await settle()
    expect(deadlines('ann')).toEqual([])
  })

  it('a link is exchanged or ended, and then shows nothing', async () => {
    expect(await at.command('ann', '/settings', { calendar: 'off' })).toBe(say('calendar-none'))
    const first = await at.command('ann', '/settings', { calendar: 'link' })
    expect(await at.command('ann', '/settings', { calendar: 'link' })).toBe(first)
    expect(await at.command('ann', '/settings', { calendar: 'renew' })).not.toBe(first)
    await settle()
    expect(noted.shown.has('ann')).toBe(true)
    expect(await at.command('ann', '/settings', { calendar: 'off' })).toBe(say('calendar-ended'))
    await at.playing('parlour', 'ann', 'ben')
    await settle()
    expect(noted.shown.has('ann')).toBe(false)
  })

  it('a player who has lost the seat is waited for no longer', async () => {
    await at.command('ann', '/settings', { calendar: 'link' })
    const table = await at.playing('parlour', 'ann', 'ben')
    await settle()
    expect(deadlines('ann')).toHaveLength(1)
    await at.tables.seats.giveSeat(table, 0, 'zoe', 'Zoe')
    await settle()
    expect(deadlines('ann')).toEqual([])
  })

  it('there are none where the operator serves none', async () => {
    await at.close()
    at = openHouse({ clock })
    expect(await at.command('ann', '/settings', { calendar: 'link' })).toBe(say('calendar-off'))
    expect(JSON.stringify(await at.command('ann', '/settings'))).not.toContain('/settings calendar')
  })
})
