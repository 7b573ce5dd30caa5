/** So many backups are kept: the last of each of the last days, and of each of the last weeks, on which there are any. */
export const KEPT = { days: 7, weeks: 4 } as const

const DAY = 24 * 60 * 60 * 1000
/** 1970 began on a Thursday: weeks begin on Mondays. */
const TO_MONDAY = 3
const NAME = /^questmaster-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.db$/

/** What a backup is called that was begun then, in milliseconds since 1970. */
export function nameOf(at: number): string {
  return `questmaster-${new Date(at).toISOString().slice(0, 19).replaceAll(':', '-')}Z.db`
}

/** When a backup was begun, by its name, in milliseconds since 1970; `null` if it is none. */
export function timeOf(name: string): number | null {
  const [, day, hour, minute, second] = NAME.exec(name) ?? []
  const at = Date.parse(`${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(at) ? null : at
}

/** Those among some files that are backups which the rule does not keep. Other files are left alone. */
export function tooOld(names: readonly string[]): readonly string[] {
  const backups = names
    .flatMap((name) => {
      const at = timeOf(name)
      return at === null ? [] : [{ name, at }]
    })
    .sort((a, b) => b.at - a.at)
  const kept = new Set<string>()
  const keepOf = (most: number, spanOf: (at: number) => number): void => {
    const spans = new Set<number>()
    for (const { name, at } of backups) {
      const span = spanOf(at)
      if (spans.has(span) || spans.size >= most) continue
      spans.add(span)
      kept.add(name)
    }
  }
  keepOf(KEPT.days, (at) => Math.floor(at / DAY))
  keepOf(KEPT.weeks, (at) => Math.floor((Math.floor(at / DAY) + TO_MONDAY) / 7))
  return backups.filter(({ name }) => !kept.has(name)).map(({ name }) => name)
}
