import { afterEach, beforeEach, expect, it } from 'vitest'
import { TelevisionServer } from '../../src/television/server.ts'
import { televised } from './kit.ts'

const [ANN, NOBODY] = ['a'.repeat(32), 'b'.repeat(32)]
const CALENDAR = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR'

let server: TelevisionServer
let base: string
beforeEach(async () => {
  server = new TelevisionServer({
    maxConnections: 30,
    maxPages: 5,
    slowMs: 5000,
    heartbeatMs: 5000,
    maxCalendars: 3,
    calendarsWithinMs: 60_000,
  })
  base = `http://127.0.0.1:${await server.listen('127.0.0.1', 0)}`
})
afterEach(async () => await server.close())

const get = async (path: string) => {
  const response = await fetch(`${base}/${path}`)
  const { status, headers } = response
  return { status, type: headers.get('content-type'), again: headers.get('retry-after'), text: await response.text() }
}

it('a calendar is behind its link, once the bot has sent it', async () => {
  server.link('calendar', ANN)
  expect(await get(`${ANN}.ics`)).toMatchObject({ status: 503, again: '60' })
  server.showCalendar(ANN, CALENDAR)
  expect(await get(`${ANN}.ics`)).toMatchObject({ status: 200, type: 'text/calendar; charset=utf-8', text: CALENDAR })
  expect(await get(`tables/${ANN}.ics`)).toMatchObject({ status: 200 })
})

it('a link that has ended answers like one that never existed', async () => {
  const unknown = await get(`${NOBODY}.ics`)
  expect(unknown.status).toBe(404)
  server.link('calendar', ANN)
  server.showCalendar(ANN, CALENDAR)
  server.unlink(ANN)
  expect(await get(`${ANN}.ics`)).toEqual(unknown)
  server.showCalendar(ANN, CALENDAR)
  expect(await get(`${ANN}.ics`)).toEqual(unknown)
})

it('the link of a calendar shows no table, and that of a table no calendar', async () => {
  server.link('calendar', ANN)
  server.showCalendar(ANN, CALENDAR)
  expect((await get(ANN)).status).toBe(404)
  server.link('table', NOBODY)
  server.show(NOBODY, televised())
  expect((await get(`${NOBODY}.ics`)).status).toBe(404)
})

it('a program that asks too often is told when to ask again', async () => {
  server.link('calendar', ANN)
  server.showCalendar(ANN, CALENDAR)
  const statuses = []
  for (let n = 0; n < 4; n += 1) statuses.push((await get(`${ANN}.ics`)).status)
  expect(statuses).toEqual([200, 200, 200, 429])
  expect((await get(`${ANN}.ics`)).again).toBe('60')
})
