import { DateTime } from 'luxon'
import fc from 'fast-check'
import { inLanguage, localeOf } from '../../src/language/index.ts'
import { describe, expect, it, test } from 'vitest'
import { timeFrom, timeInWords, timeTyped } from '../../src/discord/kit/dates.ts'
import { datesOftenMeant } from '../../src/discord/kit/dates-in-english.ts'

const VIENNA = 'Europe/Vienna'
/** A Wednesday, three in the afternoon in Vienna. */
const NOW = DateTime.fromISO('2026-11-25T15:00', { zone: VIENNA }).toMillis()

const read = (typed: string, zone = VIENNA): string | null => {
  const time = timeFrom(typed, zone, NOW)
  return time === null ? null : timeTyped(time, zone)
}

describe('a time that is typed', () => {
  test.each([
    ['tomorrow', '2026-11-26 08:00'],
    ['Tomorrow 18:30', '2026-11-26 18:30'],
    ['today 22:00', '2026-11-25 22:00'],
    ['friday', '2026-11-27 08:00'],
    ['until next Fri', '2026-11-27 08:00'],
    ['Friday at 6pm', '2026-11-27 18:00'],
    ['wednesday', '2026-12-02 08:00'],
    ['wednesday 20:00', '2026-11-25 20:00'],
    ['3 days', '2026-11-28 15:00'],
    ['in 3 days', '2026-11-28 15:00'],
    ['a week', '2026-12-02 15:00'],
    ['2w', '2026-12-09 15:00'],
    ['12 hours', '2026-11-26 03:00'],
    ['2026-12-24', '2026-12-24 08:00'],
    ['2026-12-24 18:00', '2026-12-24 18:00'],
    ['2026-12-24T07:05', '2026-12-24 07:05'],
    ['24.12.', '2026-12-24 08:00'],
    ['24.12.2026', '2026-12-24 08:00'],
    ['24 December', '2026-12-24 08:00'],
    ['24th Dec, 9am', '2026-12-24 09:00'],
    ['December 24', '2026-12-24 08:00'],
    ['Dec 24 2026', '2026-12-24 08:00'],
    ['3 January', '2027-01-03 08:00'],
    ['29 Feb', null],
    ['2020-01-01', '2020-01-01 08:00'],
  ])('%j is %j', (typed, meant) => {
    expect(read(typed)).toBe(meant)
  })

  test.each([
    '',
    ' ',
    'soon',
    '12/24',
    '24',
    '31 November',
    '2026-13-01',
    'friday 25:00',
    'friday 10:70',
    '13pm',
    '🐉',
    'x'.repeat(200),
  ])('%j cannot be read', (typed) => {
    expect(read(typed)).toBeNull()
  })

  it('a time that is typed is meant in one’s own zone, where it may be another day already', () => {
    expect(timeFrom('tomorrow', 'Pacific/Auckland', NOW)).toBe(
      DateTime.fromISO('2026-11-27T08:00', { zone: 'Pacific/Auckland' }).toMillis(),
    )
    expect(timeFrom('2026-12-24', 'America/New_York', NOW)).toBe(Date.UTC(2026, 11, 24, 13))
  })

  it('a time that is typed is read again as it is written, and is said in full', () => {
    const time = timeFrom('friday 18:45', VIENNA, NOW) ?? 0
    expect(timeFrom(timeTyped(time, VIENNA), VIENNA, NOW)).toBe(time)
    expect(timeInWords(time, VIENNA)).toBe('Friday, 27 November 2026, 18:45')
  })

  it.each([
    { language: 'de', said: 'Freitag, 27. November 2026, 18:45' },
    { language: 'fr', said: 'vendredi 27 novembre 2026, 18:45' },
    { language: 'es', said: 'viernes, 27 de noviembre de 2026, 18:45' },
  ])('a time is said in the language of its reader: $said', ({ language, said }) => {
    const time = timeFrom('friday 18:45', VIENNA, NOW) ?? 0
    expect(inLanguage(language, () => timeInWords(time, VIENNA))).toBe(said)
  })

  it.each([
    { language: 'de', typed: 'morgen', meant: '2026-11-26 08:00' },
    { language: 'de', typed: 'Übermorgen um 18:30', meant: '2026-11-27 18:30' },
    { language: 'de', typed: 'am Freitag um 20 Uhr', meant: '2026-11-27 20:00' },
    { language: 'de', typed: 'bis 24. Dezember', meant: '2026-12-24 08:00' },
    { language: 'de', typed: 'in drei Tagen', meant: null },
    { language: 'de', typed: 'in 3 Tagen', meant: '2026-11-28 15:00' },
    { language: 'de', typed: 'eine Woche', meant: '2026-12-02 15:00' },
    { language: 'fr', typed: 'demain à 20h30', meant: '2026-11-26 20:30' },
    { language: 'fr', typed: 'aujourd’hui 22 h', meant: '2026-11-25 22:00' },
    { language: 'fr', typed: 'vendredi prochain', meant: '2026-11-27 08:00' },
    { language: 'fr', typed: '1er janvier', meant: '2027-01-01 08:00' },
    { language: 'fr', typed: 'dans 12 heures', meant: '2026-11-26 03:00' },
    { language: 'es', typed: 'mañana', meant: '2026-11-26 08:00' },
    { language: 'es', typed: 'pasado mañana a las 9:00', meant: '2026-11-27 09:00' },
    { language: 'es', typed: 'el viernes a las 20:00', meant: '2026-11-27 20:00' },
    { language: 'es', typed: '24 de diciembre', meant: '2026-12-24 08:00' },
    { language: 'es', typed: 'dentro de una semana', meant: '2026-12-02 15:00' },
    { language: 'es', typed: 'pronto', meant: null },
    { language: 'es', typed: 'next friday', meant: '2026-11-27 08:00' },
  ])('$typed is $meant in $language', ({ language, typed, meant }) => {
    expect(inLanguage(language, () => read(typed))).toBe(meant)
  })

  it('a day and a span are read in each language as its own words have them', () => {
    const languages = fc.constantFrom('en', 'de', 'fr', 'es')
    const length = fc.constantFrom('short' as const, 'long' as const)
    const units = fc.constantFrom('hour' as const, 'day' as const, 'week' as const)
    const ahead = fc.integer({ min: 1, max: 300 })
    fc.assert(
      fc.property(languages, length, units, ahead, (language, month, unit, count) => {
        const day = DateTime.fromMillis(NOW, { zone: VIENNA }).plus({ days: count })
        const typed = day.setLocale(localeOf(language)).toLocaleString({ day: 'numeric', month })
        const span = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'always' }).format(count, unit)
        inLanguage(language, () => {
          expect(read(`${typed} 20:00`), typed).toBe(day.toFormat('yyyy-MM-dd 20:00'))
          const meant = DateTime.fromMillis(NOW, { zone: VIENNA }).plus({ [unit]: count })
          expect(read(span), span).toBe(meant.toFormat('yyyy-MM-dd HH:mm'))
        })
      }),
    )
  })

  it.each(['en', 'de', 'fr', 'es'])('days that are often meant are read in %s', (language) => {
    inLanguage(language, () => {
      for (const one of datesOftenMeant()) expect(read(one), one).not.toBeNull()
    })
  })
})
