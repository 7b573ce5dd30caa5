/** The retention rule: keeps the last backup of each of the most recent days and weeks that have one. */
export const KEPT = { days: 7, weeks: 4 } as const

const DAY_MS = 24 * 60 * 60 * 1000
/** 1970 began on a Thursday; weeks begin on Mondays. */
const TO_MONDAY = 3
const NAME = /^questmaster-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.db$/

/** The name of a backup started at a time in milliseconds since 1970. */
export function backupName(at: number): string {
  return `questmaster-${new Date(at).toISOString().slice(0, 19).replaceAll(':', '-')}Z.db`
}

/** When a backup was started, from its name, in milliseconds since 1970; `null` if it is not a backup. */
export function timeOf(name: string): number | null {
  const [, day, hour, minute, second] = NAME.exec(name) ?? []
  const at = Date.parse(`${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(at) ? null : at
}

/** The backups among some files that the retention rule drops. Ignores other files. */
export function expiredBackups(names: readonly string[]): readonly string[] {
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
  keepOf(KEPT.days, (at) => Math.floor(at / DAY_MS))
  keepOf(KEPT.weeks, (at) => Math.floor((Math.floor(at / DAY_MS) + TO_MONDAY) / 7))
  return backups.filter(({ name }) => !kept.has(name)).map(({ name }) => name)
}
