import { leadOf, namesWithLateness, withLateness, type Evaluation } from '../../../engine/index.ts'
import { CROWN, depthOf, regionOfSpace } from '../data/board.ts'
import { hasTalisman } from '../view/reading.ts'
import type { CharacterView, TalismanView } from '../view/view.ts'
import weights from './weights.json' with { type: 'json' }

/** What counts in a Character. Gold beyond this buys little. */
const ENOUGH_GOLD = 8
/** A match without a limit of rounds is late after this many. */
const LATE_ROUND = 60

const NAMES = [
  'playing', 'Strength', 'Craft', 'Lives', 'last Life', 'Gold', 'Objects', 'Followers', 'Spells', 'Talisman', 'middle Region',
  'inner Region', 'Crown', 'helpless',
] // prettier-ignore

/** The chance of winning, from the viewer's lead in what Characters are and have. */
export const TALISMAN_EVALUATION: Evaluation<TalismanView> = {
  names: [...namesWithLateness(NAMES), 'seats'],
  measure: (view) => {
    const rows = view.players.map(({ character }) => character && rowOf(character))
    const lead = leadOf(view.viewer, rows, NAMES)
    const late = Math.min(1, view.round / (view.roundLimit ?? LATE_ROUND))
    return [...withLateness(lead, late), Math.log(view.players.length)]
  },
  weights,
}

function rowOf(character: CharacterView): readonly number[] {
  const { strength, craft, lives, gold, objects, followers, spells, space, toad, missTurns, enslaved } = character
  const region = regionOfSpace(space)
  return [
    1,
    strength.total,
    craft.total,
    Math.min(lives, 6),
    lives <= 1 ? 1 : 0,
    Math.min(gold, ENOUGH_GOLD),
    objects.length,
    followers.length,
    spells,
    hasTalisman(character) ? 1 : 0,
    region === 'middle' ? 1 : 0,
    region === 'inner' ? 1 + depthOf(space) / 4 : 0,
    space === CROWN ? 1 : 0,
    toad || missTurns > 0 || enslaved ? 1 : 0,
  ]
}
