import { messagesBeside } from '../language/index.ts'
import type { BackupMessages } from './en/messages.ts'
import type { Backup } from './making.ts'
import { KEPT } from './rule.ts'

/** Words a message for the operator in English. The messages and their arguments are in `en/`. */
const say = messagesBeside<BackupMessages>(import.meta.url)

/** A report on a backup, in plain sentences. */
export function backupInWords(backup: Backup): readonly string[] {
  const { file, bytes, tables, replayed, parted, dropped, narrowed } = backup
  const made = say('backup-made', { tables, file, size: (bytes / 1_000_000).toFixed(1) })
  return [
    `${made} ${say('backup-verified', { games: replayed })}`,
    ...(parted.length === 0 ? [] : [say('backup-parted', { games: parted.length })]),
    ...(dropped.length === 0 ? [] : [say('backup-dropped', { backups: dropped.length, ...KEPT })]),
    ...narrowed,
  ]
}
