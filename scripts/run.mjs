// node scripts/run.mjs <a .ts file of ours | a tool's command> [its arguments]
import { nodeArguments, runNode } from './node-run.mjs'
import { setUp } from './setup.mjs'

await setUp()
process.exitCode = await runNode(nodeArguments(process.argv.slice(2)))
