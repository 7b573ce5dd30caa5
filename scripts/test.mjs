// npm test: makes the folder ready, browser included, then runs the tests. Arguments go to vitest.
import { afterSetUp } from './setup/entry.mjs'

afterSetUp({ tests: true }, ({ nodeArguments, runNode }) =>
  runNode(nodeArguments(['vitest', 'run', ...process.argv.slice(2)])),
)
