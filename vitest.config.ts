import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const TESTS = ['test/**/*.test.{ts,mjs}', 'src/**/*.test.ts']
/** These put something in the place of a module, and so need a process in which nobody has loaded it before. */
const ALONE = ['test/**/*.alone.test.ts']

/** Whole matches in two worlds, bots in processes of their own, browsers and servers. */
const LONG = /\/test\/(worlds|e2e|scripts\/load|discord\/studio|sandbox\/page|storage\/p)/

/** What takes long begins first: begun last, it would be waited for alone. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

export default defineConfig({
  test: {
    // Native packages (canvas, better-sqlite3) are safest in processes of their own.
    pool: 'forks',
    // One more than there are cores: many tests wait for a bot, a browser or a clock.
    maxWorkers: availableParallelism() + 1,
    // Who has not come to an end by then hangs; how long a test takes on a busy machine is no matter.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    env: { LOG_LEVEL: 'silent' },
    sequence: { sequencer: LongFirst },
    projects: [
      // One process runs many files. Otherwise each would load the games and discord.js again, which takes longer than
      // most tests.
      {
        extends: true,
        test: { name: 'together', include: TESTS, exclude: ALONE, isolate: false, sequence: { groupOrder: 0 } },
      },
      { extends: true, test: { name: 'alone', include: ALONE, sequence: { groupOrder: 1 } } },
    ],
  },
})
