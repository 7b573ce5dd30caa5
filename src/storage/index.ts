export { IN_MEMORY, UnusableDatabase } from './database.ts'
export { openStore } from './store.ts'
