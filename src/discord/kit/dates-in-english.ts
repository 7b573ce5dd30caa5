import { DateTime, Info } from 'luxon'
import { ENGLISH, languageNow, localeOf, perLanguage } from '../../language/index.ts'
import { say } from '../words/index.ts'

const UNITS = ['hour', 'day', 'week'] as const
/** A singular and a plural. */
const AMOUNTS = [1, 3]
const AMOUNTS_OF_WEEKS = [1, 2, 3]
/** Today and the days after it that may have a name of their own. */
const NAMED_DAYS = [0, 1, 2]

/** Phrases that people type in dates, and what each means in English. */
type Phrases = ReadonlyMap<string, string>

/** A date typed in the language of the moment, in English as far as it was understood. */
export function dateInEnglish(typed: string, zone: string, now: number): string {
  if (languageNow() === ENGLISH) return typed
  const today = DateTime.fromMillis(now, { zone })
  const days = NAMED_DAYS.flatMap((day): [string, string][] => {
    const name = relative(day, 'day')
    return /\d/.test(name) ? [] : [[plain(name), today.plus({ days: day }).toFormat('yyyy-MM-dd')]]
  })
  const text = translated(translated(plain(typed), new Map(days)), phrases())
    .replace(/(\d)er\b/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
  // "Friday 20 uhr", "Friday 20h30" and "Friday 20 hours", but not "3 hours".
  const hour = ['hours', ...listed(say('typed-date-hour'))].join('|')
  const atHour = new RegExp(`(?<=\\S )(\\d{1,2}) ?(?:${hour})(?: ?(\\d{2}))?$`)
  return text.replace(atHour, (_, at: string, past = '00') => `${at}:${past}`)
}

/** The words of dates. Those that mean two things, such as a month and a weekday, are left out. */
const phrases = perLanguage((language): Phrases => {
  const [here, english] = [{ locale: localeOf(language) }, { locale: localeOf(ENGLISH) }]
  const named = (['long', 'short'] as const).flatMap((length) => [
    ...pairs(Info.months(length, here), Info.months('long', english)),
    ...pairs(Info.weekdays(length, here), Info.weekdays('long', english)),
  ])
  const units = UNITS.flatMap((unit) =>
    AMOUNTS.flatMap((amount) => [counted(amount, unit), relative(amount, unit, 'always')])
      .filter((told) => /\d/.test(told))
      .map((told): [string, string] => [plain(told.replace(/^.*\d/, '')), `${unit}s`]),
  )
  const small = [
    ...listed(say('typed-date-skipped')).map((word): [string, string] => [word, '']),
    ...listed(say('typed-date-one')).map((word): [string, string] => [word, '1']),
  ]
  const known = new Map<string, string>()
  const unclear = new Set<string>()
  for (const [phrase, meant] of [...named, ...units, ...small]) {
    if ((known.get(phrase) ?? meant) !== meant) unclear.add(phrase)
    known.set(phrase, meant)
  }
  return new Map([...known].filter(([phrase]) => phrase !== '' && !unclear.has(phrase)))
})

function pairs(names: readonly string[], meanings: readonly string[]): [string, string][] {
  return names.map((name, index) => [plain(name), meanings[index] ?? ''])
}

function translated(text: string, known: Phrases): string {
  // The longest first: "pasado manana" holds "manana".
  const longest = [...known.keys()].sort((one, other) => other.length - one.length)
  const some = new RegExp(`(?<=^| )(?:${longest.join('|')})(?= |$)`, 'g')
  return longest.length === 0 ? text : text.replace(some, (phrase) => known.get(phrase) ?? phrase)
}

/** In small letters, without accents, commas, and full stops after words and numbers of days. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’,]/g, ' ')
    .replace(/(?<=\p{L})\.|(?<=\d)\.(?= \p{L})/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function listed(words: string): readonly string[] {
  return words.split(' ').map(plain)
}

/** Days and spans that are often meant, in the language of the moment. */
export const datesOftenMeant = perLanguage((language) => [
  relative(1, 'day'),
  ...Info.weekdays('long', { locale: localeOf(language) }),
  ...AMOUNTS_OF_WEEKS.map((weeks) => counted(weeks, 'week')),
  counted(30, 'day'),
])

function relative(amount: number, unit: (typeof UNITS)[number], numeric: 'auto' | 'always' = 'auto'): string {
  return new Intl.RelativeTimeFormat(localeOf(languageNow()), { numeric }).format(amount, unit)
}

function counted(amount: number, unit: (typeof UNITS)[number]): string {
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const
  return new Intl.NumberFormat(localeOf(languageNow()), style).format(amount)
}
