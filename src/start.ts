import { begin } from './startup.ts'

await begin(() => import('./main.ts'))
