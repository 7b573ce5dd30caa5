/** English as such. It knows no game. */
export * from './english.ts'
export * from './marks.ts'
export * from './orders.ts'
export * from './sums.ts'
export * from './distances.ts'
export * from './explanations.ts'
