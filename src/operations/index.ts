export { endAsFailure, endOnFault } from './ending.ts'
export { keepLean } from './lean.ts'
export { measureStore } from './measure.ts'
export type { Health, HealthParts } from './health.ts'
