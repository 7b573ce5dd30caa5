import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.{ts,mjs}', 'src/**/*.test.ts'],
    // Native packages (canvas, better-sqlite3) are safest in processes of their own.
    pool: 'forks',
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    env: { LOG_LEVEL: 'silent' },
  },
})
