import type { Game } from '../../../engine/index.ts'

/** What everybody sees of a game of the faithful kind before anything has happened: its cover. */
export function coverView(game: Game): unknown {
  const known = covers.get(game)
  if (known !== undefined) return known
  const { rules } = game
  const [preset = ''] = rules.sheet.presetIds
  const seats = rules.sheet.seats(rules.sheet.chosen(preset), rules.seats).min
  const experience = Array.from({ length: seats }, () => 0)
  const view = rules.view(rules.create({ seats, preset, seed: 'cover', experience }), null)
  covers.set(game, view)
  return view
}

const covers = new WeakMap<Game, unknown>()
