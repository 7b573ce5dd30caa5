import type { Backup } from './making.ts'
import { KEPT } from './rule.ts'

/** A report on a backup, in plain sentences. */
export function backupInWords({ file, bytes, tables, replayed, parted, dropped, narrowed }: Backup): readonly string[] {
  return [
    `Backed up ${many(tables, 'table')} to ${file}, ${(bytes / 1_000_000).toFixed(1)} MB. The copy is complete, and ${many(replayed, 'game')} replayed from it came out as saved.`,
    ...(parted.length === 0
      ? []
      : [
          `With these rules ${many(parted.length, 'game')} can't be replayed to the saved state. npm run replay -- --all says which, and where.`,
        ]),
    ...(dropped.length === 0
      ? []
      : [
          `${many(dropped.length, 'older backup')} deleted. The last of each of ${KEPT.days} days and ${KEPT.weeks} weeks are kept.`,
        ]),
    ...narrowed,
  ]
}

function many(count: number, one: string): string {
  return `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`
}
