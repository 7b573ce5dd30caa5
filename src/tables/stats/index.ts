export * from './player-stats.ts'
export * from './ratings.ts'
export { meetsRequirement, NEWCOMER_BELOW_GAMES, NO_GAMES, percentInTime, reliabilityFrom } from './reliability.ts'
export * from './titles.ts'
