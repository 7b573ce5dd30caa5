import type { CharacterId } from './ids.ts'
import { SHEET, type Options } from './options.ts'
import { STRENGTHS_FILE } from './schema.ts'
import strengthsFile from './strengths.json' with { type: 'json' }

const STRENGTHS = STRENGTHS_FILE.parse(strengthsFile)

/** The share of wins that falls to everybody where all are alike. */
export const FAIR = STRENGTHS.fair

/**
 * The share of matches that a Character won among four computer players, everybody dealt one: measured in the standard and in the
 * short game (`npm run balance -- talisman`). Of these the one that is most like the game of these options; `null` where
 * handicaps make all about even (TAL-OPT.25).
 */
export function winsOf(id: CharacterId, options: Options): number | null {
  if (options.handicaps) return null
  const like = MEASURED.find(({ house }) => isRace(house) === isRace(options))
  if (!like) throw new Error(`nothing was measured that is like ${options['crown-victory']}`)
  return like.wins[id]
}

const MEASURED = STRENGTHS.measured.map(({ preset, options, wins }) => ({ house: SHEET.chosen(preset, options), wins }))

/** Whoever is first on the Crown has won, and nobody has to last until the end. */
function isRace(options: Options): boolean {
  return options['crown-victory'] === 'instant'
}
