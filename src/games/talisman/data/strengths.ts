import type { CharacterId } from './ids.ts'
import { SHEET, type Options } from './options.ts'
import { STRENGTHS_FILE } from './schema.ts'
import strengthsFile from './strengths.json' with { type: 'json' }

const STRENGTHS = STRENGTHS_FILE.parse(strengthsFile)

/** The share of wins that falls to everybody where all are alike. */
export const FAIR = STRENGTHS.fair

/**
 * The share of matches that a Character won among four computer players, everybody dealt one: measured in the standard and the
 * short game, each with handicaps and without (`npm run balance -- talisman`). Of these the one that is most like the game of
 * these options.
 */
export function winsOf(id: CharacterId, options: Options): number {
  const like = MEASURED.find(({ house }) => isRace(house) === isRace(options) && house.handicaps === options.handicaps)
  if (!like) throw new Error(`nothing was measured that is like handicaps ${options.handicaps}`)
  return like.wins[id]
}

const MEASURED = STRENGTHS.measured.map(({ preset, options, wins }) => ({
  house: SHEET.chosen(preset, options),
  wins,
}))

/** Whoever is first on the Crown has won, and nobody has to last until the end. */
function isRace(options: Options): boolean {
  return options['crown-victory'] === 'instant'
}
