import type { Game } from '../../engine/index.ts'
import { houseRulesNow, timingWith } from './house-rules.ts'
import type { TableRecord } from '../model/store.ts'

/**
 * What becomes of everything that is known of a table when its people play again: what they have set stays, and the rest is the
 * new table's own. A new column has no place here until somebody has decided which it is.
 */
const AGAIN = {
  game: 'stays',
  preset: 'stays',
  options: 'stays',
  timing: 'stays',
  pictures: 'stays',
  whispering: 'stays',
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
  watchers: 'own',
  createdAt: 'own',
  changedAt: 'own',
  archivedAt: 'own',
  revision: 'own',
} as const satisfies Record<keyof TableRecord, 'stays' | 'own'>

type Setting = { [Key in keyof typeof AGAIN]: (typeof AGAIN)[Key] extends 'stays' ? Key : never }[keyof typeof AGAIN]

/** What the people of a table have set, which stays when they play again. */
export type Settings = Pick<TableRecord, Setting>

export const SETTINGS = (Object.keys(AGAIN) as (keyof typeof AGAIN)[]).filter(
  (key): key is Setting => AGAIN[key] === 'stays',
)

/** The settings of a table for a new game: by the house rules and the times that its game has today. */
export function settingsAgain(game: Game, before: TableRecord): Settings {
  const { preset, options } = houseRulesNow(game, before)
  const { pictures, whispering } = before
  const timing = timingWith(before.timing, game.rules.sheet, options)
  return { game: before.game, preset, options, timing, pictures, whispering } satisfies Record<Setting, unknown>
}
