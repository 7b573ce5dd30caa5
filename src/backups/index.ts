export { keepBackedUp, type DailyParts } from './daily.ts'
export { lastBackup, makeBackup, NoBackup, prepareFolder, DEFAULT_SAMPLE_SIZE, type Backup } from './making.ts'
export { KEPT, backupName, timeOf, expiredBackups } from './rule.ts'
export { backupInWords } from './words.ts'
