// node scripts/run.mjs <a .ts file of ours | a tool's command> [its arguments]
import { afterSetUp } from './setup/entry.mjs'
import { OPERATORS } from './setup/operators.mjs'

/** They read the types of the messages, which no clone has. */
const READS_TYPES = ['tsc', 'eslint', 'depcruise']

const [command, ...rest] = process.argv.slice(2)

if (OPERATORS.includes(command)) afterSetUp({ program: command }, ({ runHere }, file) => runHere(file, rest))
else {
  afterSetUp({ tools: true, types: READS_TYPES.includes(command) }, ({ nodeArguments, runNode }) =>
    runNode(nodeArguments([command, ...rest])),
  )
}
