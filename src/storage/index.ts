export { copyDatabase } from './copy.ts'
export { IN_MEMORY } from './database.ts'
export { UnusableDatabase } from './failures.ts'
export { openStore, openStoreToRead } from './store.ts'
