export * from './deeds.ts'
export * from './ratings.ts'
export * from './titles.ts'
