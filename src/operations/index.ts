export { endAsFailure, endOnFault } from './ending.ts'
export { measured } from './measured.ts'
export { serveHealth, type Health, type HealthParts } from './health.ts'
