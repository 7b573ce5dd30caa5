import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.{ts,mjs}', 'src/**/*.test.ts'],
    // Native packages (canvas, better-sqlite3) are safest in processes of their own.
    pool: 'forks',
    maxWorkers: '100%',
    // Who has not come to an end by then hangs; how long a test takes on a busy machine is no matter.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    env: { LOG_LEVEL: 'silent' },
  },
})
