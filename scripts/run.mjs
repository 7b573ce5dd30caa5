// node scripts/run.mjs <a .ts file of ours | a tool's command> [its arguments]
import { afterSetUp } from './setup/entry.mjs'

/** They read the types of the messages, which no clone has. */
const READS_TYPES = ['tsc', 'eslint', 'depcruise']

afterSetUp({ types: READS_TYPES.includes(process.argv[2]) }, ({ nodeArguments, runNode }) =>
  runNode(nodeArguments(process.argv.slice(2))),
)
