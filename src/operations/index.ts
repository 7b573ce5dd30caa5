export { endAsFailure, endOnFault } from './ending.ts'
export { measureStore } from './measure.ts'
export { serveHealth, type Health, type HealthParts } from './health.ts'
