import { ACTS } from '../../engine/index.ts'
import { admin } from './admin.ts'
import { away } from './away.ts'
import { cards } from './cards.ts'
import { clues } from './clues.ts'
import type { Command, MessageCommand } from './command.ts'
import { game } from './game.ts'
import { games } from './games.ts'
import { plan, play } from './play.ts'
import { hero, records } from './stats.ts'
import { rules } from './rules.ts'
import { settings } from './settings.ts'
import { verbs } from './verbs.ts'
import { verify } from './verify.ts'
import { whisper } from './whisper.ts'
import { why } from './why.ts'

/** Every command by its name. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  game,
  play,
  plan,
  ...Object.fromEntries(verbs.map((command, index) => [ACTS[index], command])),
  clues,
  whisper,
  games,
  rules,
  cards,
  records,
  hero,
  settings,
  away,
  verify,
  admin,
}

/** Every command in the menu of a message, by its name. */
export const MESSAGE_COMMANDS: Readonly<Record<string, MessageCommand>> = { 'Why?': why }
