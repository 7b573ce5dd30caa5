// npm start: makes the folder ready, then opens the bot.
import { afterSetUp } from './setup/entry.mjs'

afterSetUp({}, ({ nodeArguments, runNode }) => runNode(nodeArguments(['src/main.ts', ...process.argv.slice(2)])))
