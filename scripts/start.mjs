// npm start: makes the folder ready, then opens the bot.
import { nodeArguments, runNode } from './node-run.mjs'
import { setUp } from './setup.mjs'

await setUp()
process.exitCode = await runNode(nodeArguments(['src/main.ts', ...process.argv.slice(2)]))
