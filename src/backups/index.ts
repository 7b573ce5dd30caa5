export { keepBackedUp, type DailyParts } from './daily.ts'
export { lastBackup, makeBackup, NoBackup, prepareFolder, SAMPLE, type Backup } from './making.ts'
export { KEPT, nameOf, timeOf, tooOld } from './rule.ts'
export { backupInWords } from './words.ts'
