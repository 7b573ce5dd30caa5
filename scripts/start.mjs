// npm start: makes the folder ready and the build current, then becomes the bot.
import { afterSetUp } from './setup/entry.mjs'

afterSetUp({ program: 'src/start.ts' }, ({ runHere }, file) => runHere(file, process.argv.slice(2)))
