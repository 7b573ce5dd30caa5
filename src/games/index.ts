import type { Game } from '../engine/index.ts'
import { IMPERIAL } from './imperial/index.ts'
import { TALISMAN } from './talisman/index.ts'
import { WARLOCK } from './warlock/index.ts'

/** Every game the bot runs. A new game is one folder, one painter and one line here. */
export const GAMES: readonly Game[] = [
  IMPERIAL,
  TALISMAN,
  WARLOCK,
] // prettier-ignore
