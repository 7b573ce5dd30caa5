import { createContext } from 'preact'
import { useContext, useEffect, useState } from 'preact/hooks'

/** Times in the formats of Discord's clients. */

/** The language of the person who looks at the page; that of the browser by default. */
export const TimeLocale = createContext<string | undefined>(undefined)

const REFRESH_MS = 5_000

const FORMATS: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
  s: { dateStyle: 'short', timeStyle: 'short' },
  S: { dateStyle: 'short', timeStyle: 'medium' },
}

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
]

/** A timestamp in a text: `<t:1767225600:R>`. */
export function Timestamp({ seconds, style }: { seconds: number; style: string }) {
  const locale = useContext(TimeLocale)
  const date = new Date(seconds * 1000)
  return (
    <time class="timestamp" dateTime={date.toISOString()} title={date.toLocaleString(locale, FORMATS['F'])}>
      {style === 'R' ? <Ago date={date} locale={locale} /> : date.toLocaleString(locale, FORMATS[style])}
    </time>
  )
}

function Ago({ date, locale }: { date: Date; locale: string | undefined }) {
  const [, tick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), REFRESH_MS)
    return () => clearInterval(timer)
  }, [])
  return <>{ago(date, locale)}</>
}

function ago(date: Date, locale: string | undefined): string {
  const seconds = Math.round((date.getTime() - Date.now()) / 1000)
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1]
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.round(seconds / size), unit)
}

export function clock(time: Date): string {
  return time.toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' })
}

export function whenSent(time: Date): string {
  const isToday = time.toDateString() === new Date().toDateString()
  return isToday ? `Today at ${clock(time)}` : `${time.toLocaleDateString()} ${clock(time)}`
}
