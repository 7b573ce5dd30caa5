import { rawTimeZones, timeZonesNames } from '@vvo/tzdb'
import { IANAZone } from 'luxon'
import { folded, matchingWords } from '../../kit/search.ts'

/** Proposed before anything is typed, and first among those that fit. */
const OFTEN_MEANT = [
  'Europe/London',
  'Europe/Berlin',
  'Europe/Vienna',
  'Europe/Paris',
  'Europe/Madrid',
  'Europe/Athens',
  'Europe/Kyiv',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Toronto',
  'America/Halifax',
  'Pacific/Honolulu',
  'America/Sao_Paulo',
  'Africa/Johannesburg',
  'Asia/Dubai',
  'Asia/Kolkata',
  'Asia/Shanghai',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Pacific/Auckland',
  'UTC',
]

interface Zone {
  readonly name: string
  /** Its country and largest towns. */
  readonly about: string
  /** The abbreviations of its standard and its summer time. */
  readonly standard?: string
  readonly summer?: string
  /** The offset of its standard time, in minutes. */
  readonly offset?: number
}

interface Atlas {
  /** The zones that are proposed, each by its name of today. */
  readonly zones: readonly Zone[]
  /** Every name a zone has or had, by the same in small letters. */
  readonly names: ReadonlyMap<string, string>
}

let opened: Atlas | undefined

/** All zones of this machine, put together when they are first asked for. */
function atlas(): Atlas {
  opened ??= { zones: zones(), names: names() }
  return opened
}

/** The names under which this machine knows its zones today. Asking it about any other name takes long. */
const TODAY: ReadonlySet<string> = new Set(Intl.supportedValuesOf('timeZone'))
const isKnown = (name: string): boolean => TODAY.has(name) || IANAZone.isValidZone(name)

function names(): ReadonlyMap<string, string> {
  const all = new Set([...TODAY, ...timeZonesNames, ...rawTimeZones.flatMap(({ group }) => group), 'UTC'])
  return new Map([...all].filter(isKnown).map((name) => [name.toLowerCase(), name]))
}

function zones(): readonly Zone[] {
  const known = rawTimeZones.filter(({ name }) => isKnown(name))
  const nameToday = (name: string) =>
    TODAY.has(name) ? name : new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  const renamed = new Set(known.map(({ name }) => nameToday(name)))
  const others = [...TODAY].filter((name) => name !== 'UTC' && !renamed.has(name))
  const all: readonly Zone[] = [
    { name: 'UTC', about: '', standard: 'GMT', offset: 0 },
    ...known.map(({ name, countryName, mainCities, abbreviation, dstAbbreviation, rawOffsetInMinutes }) => ({
      name,
      about: [countryName, ...mainCities].join(' '),
      standard: abbreviation,
      ...(dstAbbreviation !== undefined && { summer: dstAbbreviation }),
      offset: rawOffsetInMinutes,
    })),
    ...others.map((name) => ({ name, about: '' })),
  ]
  const rank = (name: string) => (OFTEN_MEANT.includes(name) ? OFTEN_MEANT.indexOf(name) : OFTEN_MEANT.length)
  return [...all].sort((a, b) => rank(a.name) - rank(b.name))
}

/** What others call it: Hawaii, German, French and Canadian French. */
const ALSO: Readonly<Record<string, string>> = {
  HAST: 'HST', HADT: 'HDT',
  WEZ: 'WET', WESZ: 'WEST', MEZ: 'CET', MESZ: 'CEST', OEZ: 'EET', OESZ: 'EEST', MEST: 'CEST',
  HEC: 'CET', HNEC: 'CET', HEEC: 'CEST', HAEC: 'CEST', HNEE: 'EET', HAEE: 'EEST',
  HNT: 'NST', HAT: 'NDT', HNA: 'AST', HAA: 'ADT', HNE: 'EST', HAE: 'EDT', HNC: 'CST', HAC: 'CDT',
  HNR: 'MST', HAR: 'MDT', HNP: 'PST', HAP: 'PDT',
} // prettier-ignore

const WEEK_MS = 7 * 24 * 60 * 60 * 1000
const WEEKS = 53
const clocks = new Map<string, { readonly week: number; readonly offsets: readonly number[] }>()

/** What a zone's offset is in each week of the coming year, in minutes. */
function offsetsOf(name: string, now: number): readonly number[] {
  const week = Math.floor(now / WEEK_MS)
  const known = clocks.get(name)
  if (known?.week === week) return known.offsets
  const zone = IANAZone.create(name)
  const offsets = Array.from({ length: WEEKS }, (_none, later) => zone.offset((week + later) * WEEK_MS))
  clocks.set(name, { week, offsets })
  return offsets
}

/** The zones that are called so in one of their seasons: first one of each clock that is meant, then the others. */
function zonesAbbreviated(
  typed: string,
  now: number,
): { readonly all: readonly string[]; readonly clocks: readonly string[] } {
  const written = typed.trim().toUpperCase()
  const sought = ALSO[written] ?? written
  const isSo = ({ name, standard, summer, offset }: Zone): boolean => {
    const isStandard = standard?.toUpperCase() === sought
    if (sought === '' || (!isStandard && summer?.toUpperCase() !== sought)) return false
    // What this machine knows of a zone may be older, or newer.
    const offsets = offsetsOf(name, now)
    const least = Math.min(...offsets)
    const hasSummer = Math.max(...offsets) > least
    return least === offset && hasSummer === (summer !== undefined)
  }
  const all = atlas()
    .zones.filter(isSo)
    .map(({ name }) => name)
  const byClock = new Map<string, string>()
  for (const name of all) {
    const clock = offsetsOf(name, now).join()
    if (!byClock.has(clock)) byClock.set(clock, name)
  }
  const first = [...byClock.values()]
  return { all: [...first, ...all.filter((name) => !first.includes(name))], clocks: first }
}

const OFFSET = /^(?:utc|gmt)?\s*([+\-−–])\s*(\d{1,2})(?::?(\d{2}))?$/iu
/** The first and the last clock on earth, in minutes from UTC. */
const CLOCKS = { first: -12 * 60, last: 14 * 60 } as const

/** The minutes of a fixed offset such as UTC+2, GMT-3:30 or +02:00; `null` if it is none. */
function offsetIn(typed: string): number | null {
  const [, sign, hours, minutes = '0'] = OFFSET.exec(typed.trim()) ?? []
  if (sign === undefined || Number(minutes) > 59) return null
  const offset = (sign === '+' ? 1 : -1) * (Number(hours) * 60 + Number(minutes))
  return offset >= CLOCKS.first && offset <= CLOCKS.last ? offset : null
}

function fixed(offset: number): string {
  if (offset === 0) return 'UTC'
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60]
  return `UTC${offset < 0 ? '-' : '+'}${hours}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`
}

/** Zones by a part of their name, else by a town or a country. */
function named(typed: string): readonly string[] {
  const words = (name: string) => name.replace(/[/_]/g, ' ')
  const byName = matchingWords(typed, atlas().zones, ({ name }) => words(name))
  const together = folded(typed).replaceAll(' ', '')
  const written = atlas().zones.filter(
    ({ name }) => folded(name.split('/').at(-1) ?? '').replaceAll(' ', '') === together,
  )
  const found = [...written, ...byName]
  const all = found.length > 0 ? found : matchingWords(typed, atlas().zones, ({ about }) => about)
  return [...new Set(all.map(({ name }) => name))]
}

/** Zones that fit the typed text, best first. */
export function zonesFor(typed: string, now: number): readonly string[] {
  if (typed.trim() === '') return OFTEN_MEANT
  const offset = offsetIn(typed)
  if (offset !== null) {
    const same = atlas()
      .zones.filter(({ name }) => IANAZone.create(name).offset(now) === offset)
      .map(({ name }) => name)
    return [...new Set([fixed(offset), ...same])]
  }
  if (folded(typed) === '') return OFTEN_MEANT
  return [...new Set([...zonesAbbreviated(typed, now).all, ...named(typed)])]
}

/** The shortest beginning of a name that counts: three letters may be an unknown abbreviation. */
const MIN_PREFIX_LENGTH = 4

/** Whether a typed text names the zone: by its name or most of it, or by a whole town or country. */
function isMeant(typed: string, zone: string): boolean {
  const about = atlas().zones.find(({ name }) => name === zone)?.about ?? ''
  const whole = ` ${folded(`${zone} ${about}`)} `
  const [sought, name] = [folded(typed), folded(zone)]
  if (whole.includes(` ${sought} `)) return true
  const squeezed = name.replaceAll(' ', '')
  return (
    sought.length >= MIN_PREFIX_LENGTH &&
    (` ${name}`.includes(` ${sought}`) || squeezed.endsWith(sought.replaceAll(' ', '')))
  )
}

/** The zone that is meant, or those it may be. */
export type FoundZone = { readonly zone: string } | { readonly either: readonly string[] }

/**
 * Finds a zone: by an offset, an unambiguous abbreviation, its name, or a unique part of its name. Gives an empty
 * name if nothing matches.
 */
export function findZone(typed: string, now: number): FoundZone {
  const text = typed.trim()
  const offset = offsetIn(text)
  if (offset !== null) return { zone: fixed(offset) }
  const { all, clocks: byClock } = zonesAbbreviated(text, now)
  const [first] = all
  if (first !== undefined) return byClock.length > 1 ? { either: byClock } : { zone: first }
  const name = atlas().names.get(text.toLowerCase().replaceAll(' ', '_'))
  if (name !== undefined) return { zone: name }
  if (/[/\d]/.test(text) && IANAZone.isValidZone(text)) return { zone: text }
  const [only, another] = named(text).filter((zone) => isMeant(text, zone))
  return { zone: only !== undefined && another === undefined ? only : '' }
}
