import { begin } from './startup.ts'

process.setSourceMapsEnabled(true)
await begin(() => import('./main.ts'))
