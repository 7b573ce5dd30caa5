import { leadOf, namesWithLateness, withLateness, type Evaluation } from '../../../engine/index.ts'
import { isImperial } from '../data/components.ts'
import type { CharacterView, ImperialView } from '../view/view.ts'
import { healthLeft, prospects, stake } from './worth.ts'
import weights from './weights.json' with { type: 'json' }

/** A match without a limit of rounds is late after this many. */
const LATE_ROUND = 40

const NAMES = [
  'playing', 'treasures', 'Imperial Treasures', 'weapons', 'clues', 'health', 'stake', 'spells', 'companions', 'familiar',
  'vessel', 'prison',
] // prettier-ignore

/** The chance of winning, from the viewer's lead in what characters have, and the viewer's own destinations. */
export const IMPERIAL_EVALUATION: Evaluation<ImperialView> = {
  names: [...namesWithLateness([...NAMES, 'destinations']), 'found', 'seats'],
  measure: (view) => {
    const rows = view.players.map(({ character }) => character && rowOf(character))
    const lead = leadOf(view.viewer, rows, NAMES)
    const late = Math.min(1, view.round / (view.short?.roundLimit ?? LATE_ROUND))
    return [
      ...withLateness([...lead, destinationsOf(view)], late),
      view.found.length / 6,
      Math.log(view.players.length),
    ]
  },
  weights,
  ahead: { horizon: 4, margin: 1 },
}

function rowOf(character: CharacterView): readonly number[] {
  const { treasures, weapons, clues, spells, companions, familiar, vessel, inPrison } = character
  return [
    1,
    treasures.length,
    treasures.filter(isImperial).length,
    weapons.length,
    clues,
    healthLeft(character),
    stake(character),
    spells.length,
    companions.length,
    familiar ? 1 : 0,
    vessel ? 1 : 0,
    inPrison ? 1 : 0,
  ]
}

/** How close the viewer is to what its own clues promise. */
function destinationsOf(view: ImperialView): number {
  const me = view.viewer === null ? null : view.players[view.viewer]?.character
  return me && !me.inPrison ? prospects(view, me.hex) : 0
}
