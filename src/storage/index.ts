export { IN_MEMORY } from './database.ts'
export { UnusableDatabase } from './failures.ts'
export { openStore } from './store.ts'
