// node scripts/run.mjs <a .ts file of ours | a tool's command> [its arguments]
import { afterSetUp } from './setup/entry.mjs'

afterSetUp({}, ({ nodeArguments, runNode }) => runNode(nodeArguments(process.argv.slice(2))))
