import fc from 'fast-check'
import { DateTime, IANAZone } from 'luxon'
import { describe, expect, it } from 'vitest'
import { findZone, zonesFor } from '../../src/discord/table/people/time-zones.ts'
import { isZone } from '../../src/tables/steps/waking-hours.ts'

const WINTER = Date.UTC(2026, 10, 26, 12)
const SUMMER = Date.UTC(2026, 6, 15, 12)
const YEAR = [WINTER, SUMMER]

/** What a zone is called in its seasons, as several Englishes have it. */
function abbreviationsOf(zone: string): readonly string[] {
  return YEAR.flatMap((at) =>
    ['en-US', 'en-GB', 'en-AU', 'en-IN', 'en-CA', 'en-ZA'].map((locale) =>
      DateTime.fromMillis(at, { zone, locale }).toFormat('ZZZZ'),
    ),
  ).filter((name) => /^[A-Z]{3,5}$/.test(name) && name !== 'UTC')
}

const IN_USE = new Map<string, Set<string>>()
for (const zone of Intl.supportedValuesOf('timeZone')) {
  for (const name of abbreviationsOf(zone)) IN_USE.set(name, (IN_USE.get(name) ?? new Set<string>()).add(zone))
}

describe.each(YEAR)('what people type as their time zone, at %i', (now) => {
  const proposed = (typed: string) => zonesFor(typed, now)

  it('EST', () => {
    expect(proposed('EST')[0]).toBe('America/New_York')
    expect(proposed('EST')).toContain('America/Panama')
    expect(proposed('EST').join()).not.toMatch(/Creston|Bucharest|Budapest/)
    expect(findZone('EST', now)).toMatchObject({ either: expect.arrayContaining(['America/New_York']) as unknown })
  })

  it('MST', () => {
    expect(['America/Denver', 'America/Phoenix']).toContain(proposed('MST')[0])
    expect(proposed('mst')).toEqual(expect.arrayContaining(['America/Denver', 'America/Phoenix']))
    expect(proposed('MST').join()).not.toMatch(/Amsterdam/)
  })

  it('IST', () => {
    const all = ['Asia/Kolkata', 'Europe/Dublin', 'Asia/Jerusalem']
    expect([...proposed('IST').slice(0, 3)].sort()).toEqual([...all].sort())
    expect(findZone('IST', now)).toEqual({ either: proposed('IST').slice(0, 3) })
  })

  it('BST', () => {
    expect(proposed('BST').slice(0, 3)).toEqual(expect.arrayContaining(['Europe/London', 'Asia/Dhaka']))
    expect(findZone('BST', now)).toHaveProperty('either')
    expect(findZone('bst ', now)).toHaveProperty('either')
  })

  it('CEST', () => {
    expect(proposed('CEST')).toEqual(expect.arrayContaining(['Europe/Berlin', 'Europe/Paris']))
    expect(findZone('CEST', now)).toEqual({ zone: 'Europe/Berlin' })
  })

  it.each([
    ['MEZ', 'Europe/Berlin'],
    ['mesz', 'Europe/Berlin'],
    ['HEC', 'Europe/Berlin'],
    ['HAE', 'America/New_York'],
    ['HNP', 'America/Los_Angeles'],
  ])('the national abbreviation %s', (typed, zone) => {
    expect(proposed(typed)[0]).toBe(zone)
  })

  it.each([
    ['UTC+2', 'UTC+2'],
    ['utc +02', 'UTC+2'],
    ['GMT-3:30', 'UTC-3:30'],
    ['+02:00', 'UTC+2'],
    ['−0330', 'UTC-3:30'],
    ['+530', 'UTC+5:30'],
    ['GMT+0', 'UTC'],
  ])('the offset %s', (typed, zone) => {
    expect([proposed(typed)[0], findZone(typed, now)]).toEqual([zone, { zone }])
    for (const one of proposed(typed).slice(1)) {
      expect(DateTime.fromMillis(now, { zone: one }).offset).toBe(DateTime.fromMillis(now, { zone }).offset)
    }
  })

  it.each([
    ['new york', 'America/New_York'],
    ['New-York', 'America/New_York'],
    ['newyork', 'America/New_York'],
    ['sao paulo', 'America/Sao_Paulo'],
    ['São Paulo', 'America/Sao_Paulo'],
    ['kolkata', 'Asia/Kolkata'],
    ['munich', 'Europe/Berlin'],
    ['europe/vienna', 'Europe/Vienna'],
    ['US/Eastern', 'US/Eastern'],
    ['Etc/GMT+2', 'Etc/GMT+2'],
    ['utc', 'UTC'],
    ['JST', 'Asia/Tokyo'],
  ])('%s', (typed, zone) => {
    expect(findZone(typed, now)).toEqual({ zone })
    expect(isZone(zone)).toBe(true)
  })

  it.each(['UTC+25', '+14:30', '+2:75', 'münchen', 'europe', '🐉', 'ECT+', 'NET', 'PLT', 'ams', 'unite'])(
    '%s is none',
    (typed) => {
      expect(findZone(typed, now)).toEqual({ zone: '' })
    },
  )

  it('any abbreviation leads to zones that use it, and is never taken for one of several clocks', () => {
    for (const [name, users] of IN_USE) {
      const clockOf = (zone: string) =>
        Array.from({ length: 53 }, (_none, week) => IANAZone.create(zone).offset(now + week * 604_800_000)).join()
      const [first = ''] = proposed(name)
      expect(first, name).not.toBe('')
      // Hawaii has had two names.
      if (/^HA[SD]T$/.test(name)) continue
      expect(first === 'UTC' || abbreviationsOf(first).includes(name), `${name} proposes ${first}`).toBe(true)
      const meant = findZone(name, now)
      if ('zone' in meant) expect([...users].map(clockOf), name).toContain(clockOf(meant.zone))
      if (new Set([...users].map(clockOf)).size > 1) expect(meant, name).toHaveProperty('either')
    }
    expect(IN_USE.size).toBeGreaterThan(20)
  })
})

it('whatever is typed, each word of it begins a word of what is proposed, or is its abbreviation or offset', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'abcdefghiklmnoprstuvwyz'), minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(typed, (text) => {
      for (const zone of zonesFor(text, WINTER)) expect(isZone(zone)).toBe(true)
      const meant = findZone(text, WINTER)
      if ('either' in meant) expect(meant.either.length).toBeGreaterThan(1)
      else expect(meant.zone === '' || isZone(meant.zone)).toBe(true)
    }),
  )
})
