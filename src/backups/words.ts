import type { Backup } from './making.ts'
import { KEPT } from './rule.ts'

/** A report on a backup, in plain sentences. */
export function backupInWords({ file, bytes, tables, replayed, parted, dropped, narrowed }: Backup): readonly string[] {
  return [
    `Backed up ${many(tables, 'table')} to ${file}, ${(bytes / 1_000_000).toFixed(1)} MB: it is whole, and ${many(replayed, 'game')} of it played again led to where they stand.`,
    ...(parted.length === 0
      ? []
      : [
          `By the rules at hand ${many(parted.length, 'game')} cannot be had again as kept: npm run replay -- --all says which, and where.`,
        ]),
    ...(dropped.length === 0
      ? []
      : [
          `${many(dropped.length, 'older backup')} went: the last of each of ${KEPT.days} days and ${KEPT.weeks} weeks are kept.`,
        ]),
    ...narrowed,
  ]
}

function many(count: number, one: string): string {
  return `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`
}
