export * from './player-stats.ts'
export * from './ratings.ts'
export * from './titles.ts'
