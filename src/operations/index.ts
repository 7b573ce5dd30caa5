export { serveHealth, type Health, type HealthParts } from './health.ts'
