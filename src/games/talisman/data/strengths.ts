import type { CharacterId } from './ids.ts'
import { SHEET, type Options } from './options.ts'
import { STRENGTHS_FILE } from './schema.ts'
import strengthsFile from './strengths.json' with { type: 'json' }

const STRENGTHS = STRENGTHS_FILE.parse(strengthsFile)

/** Each player's share of wins if all players were equally strong. */
export const FAIR = STRENGTHS.fair

/**
 * The share of matches a Character won among four computer players, each dealt one Character. It was measured in the
 * standard and in the short game (`npm run balance -- talisman`); this returns the figure for the game closest to these
 * options, or `null` where handicaps make all about even (TAL-OPT.25).
 */
export function winsOf(id: CharacterId, options: Options): number | null {
  if (options.handicaps) return null
  const like = MEASURED.find(({ house }) => isRace(house) === isRace(options))
  if (!like) throw new Error(`no strengths measured for crown-victory ${options['crown-victory']}`)
  return like.wins[id]
}

const MEASURED = STRENGTHS.measured.map(({ preset, options, wins }) => ({ house: SHEET.chosen(preset, options), wins }))

/** The first player to reach the Crown has won, and does not have to survive to the end. */
function isRace(options: Options): boolean {
  return options['crown-victory'] === 'instant'
}
