export { endOnFault } from './ending.ts'
export { serveHealth, type Health, type HealthParts } from './health.ts'
