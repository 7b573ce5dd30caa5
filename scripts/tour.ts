import { runCommand } from './lib/command.ts'
import { tour } from './lib/tour/tour.ts'

const HELP = `
npm run tour                          renews the pictures of the tour in docs/playing.md
  --into docs      where they go

Plays the beginning of a game on the sandbox's page in a Chromium (one found on this machine, or the one named by TEST_BROWSER),
and takes a picture of each step: JPEGs of at most 80 kB. Each time it is another game; look at the pictures before they go
out. The last line is JSON.
`

await runCommand(tour, HELP)
