// npm test: makes the folder ready, browser included, then runs the tests. Arguments go to vitest.
import { nodeArguments, runNode } from './node-run.mjs'
import { setUp } from './setup.mjs'

await setUp({ browser: true })
process.exitCode = await runNode(nodeArguments(['vitest', 'run', ...process.argv.slice(2)]))
