import type { Game } from '../../engine/index.ts'
import { houseRulesNow, timingWith } from './house-rules.ts'
import type { TableRecord } from '../model/store.ts'

/**
 * Which columns of a table a rematch copies. Settings of the people stay, and the new table has its own values for the
 * rest. The type check fails for a new column until a developer adds it here.
 */
const REMATCH = {
  game: 'stays',
  preset: 'stays',
  options: 'stays',
  timing: 'stays',
  pictures: 'stays',
  whispering: 'stays',
  hushed: 'stays',
  level: 'stays',
  teaching: 'stays',
  language: 'stays',
  id: 'own',
  seed: 'own',
  seal: 'own',
  experience: 'own',
  status: 'own',
  server: 'own',
  room: 'own',
  host: 'own',
  hostSeat: 'own',
  seats: 'own',
  clocks: 'own',
  pause: 'own',
  motions: 'own',
  called: 'own',
  again: 'own',
  invitation: 'own',
  watchers: 'own',
  createdAt: 'own',
  changedAt: 'own',
  archivedAt: 'own',
  revision: 'own',
} as const satisfies Record<keyof TableRecord, 'stays' | 'own'>

type Setting = {
  [Key in keyof typeof REMATCH]: (typeof REMATCH)[Key] extends 'stays' ? Key : never
}[keyof typeof REMATCH]

/** The settings of a table that a rematch copies. */
export type RematchSettings = Pick<TableRecord, Setting>

export const REMATCH_SETTINGS = (Object.keys(REMATCH) as (keyof typeof REMATCH)[]).filter(
  (key): key is Setting => REMATCH[key] === 'stays',
)

/** The settings for a rematch, adapted to the current house rules and time limits of the game. */
export function settingsAgain(game: Game, before: TableRecord): RematchSettings {
  const { preset, options } = houseRulesNow(game, before)
  const { pictures, whispering, hushed, level, language } = before
  // A player who has just had a lesson is still new to the game.
  const teaching = before.teaching ? ('beginners' as const) : undefined
  const timing = timingWith(before.timing, game.rules.sheet, options)
  return {
    game: before.game,
    preset,
    options,
    timing,
    pictures,
    whispering,
    hushed,
    level,
    teaching,
    language,
  } satisfies Record<Setting, unknown>
}
