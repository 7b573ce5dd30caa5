import { GAMES } from '../src/games/index.ts'
import { runCommand } from './lib/command.ts'
import { useOperatorLanguages } from './lib/settings.ts'
import { gallery } from './lib/gallery.ts'

const HELP = `
npm run gallery -- [game]             draw the covers, the scenes, and the faces of all cards, creatures, spells and places
  --into data/gallery      where the pages go
  --covers docs/pictures   where the covers go, if elsewhere
  --language de            in another language

Makes JPEG pages of twenty faces each, kind by kind, and a page of scenes for each framing, to look through before a release. The last line is JSON.
`

await runCommand((args, terminal) => {
  useOperatorLanguages()
  return gallery(args, GAMES, terminal)
}, HELP)
