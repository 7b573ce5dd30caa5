import { runCommand } from './lib/command.ts'
import { tour } from './lib/tour/tour.ts'

const HELP = `
npm run tour                          renew the pictures of the tour in docs/playing.md
  --into docs      where they go

Plays the beginning of a game on the sandbox's page in Chromium (one found on this machine, or the one that TEST_BROWSER names)
and takes a picture of each step: JPEGs of at most 80 kB. The game differs each time, so look at the pictures before you
publish them. The last line is JSON.
`

await runCommand(tour, HELP)
