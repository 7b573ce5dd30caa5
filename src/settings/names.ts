import leven from 'leven'

/** Other programs use these names for their database; each is two letters away from one of ours. */
const OF_OTHERS: readonly string[] = ['DATABASE_PORT', 'DATABASE_USER', 'DATABASE_PASS']
/** Shorter names are similar to many words. */
const MIN_FUZZY_LENGTH = 8
/** Common names for a bot's token. */
const SOME_TOKEN = /^(DISCORD|BOT|CLIENT|APP|API|MY)*TOKEN$/

/** A name without case, separators and invisible characters, which are easily mistaken. */
function bare(name: string): string {
  return name
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
}

function hasTwoSwapped(one: string, other: string): boolean {
  const at = [...one].findIndex((letter, index) => letter !== other[index])
  const swapped = one.slice(0, at) + one.charAt(at + 1) + one.charAt(at) + one.slice(at + 2)
  return at >= 0 && swapped === other
}

function distance(one: string, other: string): number {
  return hasTwoSwapped(one, other) ? 1 : leven(one, other)
}

/** The settings that a misspelt name probably means; none for a setting itself, or a name unlike any. */
export function meantBy(name: string, known: readonly string[], place: 'file' | 'environment'): readonly string[] {
  const written = bare(name)
  if (known.includes(name) || written === '') return []
  const isOurs = place === 'file' ? !OF_OTHERS.includes(name) : written.startsWith('DISCORD')
  const most = isOurs && written.length >= MIN_FUZZY_LENGTH ? 2 : 1
  const distances = known.map((one) => distance(written, bare(one)))
  const least = Math.min(...distances)
  if (least <= most) return known.filter((_one, index) => distances[index] === least)
  const mayBeOurs = place === 'file' || written.startsWith('DISCORD')
  return mayBeOurs && SOME_TOKEN.test(written) ? known.filter((one) => one === 'DISCORD_TOKEN') : []
}

/** A name, made safe for a sentence. */
export function printableName(name: string): string {
  return name.replace(/[^!-~]+/g, '?').slice(0, 40)
}
