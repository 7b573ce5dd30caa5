export { endAsFailure, endOnFault } from './ending.ts'
export { measureStore } from './measure.ts'
export type { Health, HealthParts } from './health.ts'
