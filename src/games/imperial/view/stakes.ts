import { stakesOf } from '../../../engine/index.ts'
import { isImperial } from '../data/components.ts'
import { roleAt } from './reading.ts'
import type { CharacterView, ImperialView } from './view.ts'

/** What may happen to a character in a turn, worst first. */
export const STAKE_IDS = [
  'death', 'prison', 'treasures-lost', 'wounded', 'companions-lost', 'weapons-lost', 'clues-lost',
  'healed', 'weapons-gained', 'clues-gained', 'companions-gained', 'spells-gained', 'vessel', 'treasures-gained', 'imperial',
] as const // prettier-ignore
export type StakeId = (typeof STAKE_IDS)[number]

const imperialIn = ({ treasures }: CharacterView): number => treasures.filter(isImperial).length

const ownCharacter = (view: ImperialView) => (view.viewer === null ? null : roleAt(view, view.viewer))

export const STAKES = stakesOf<ImperialView, CharacterView, StakeId>(STAKE_IDS, ownCharacter, {
  death: () => false,
  prison: (then, now) => !then.inPrison && now.inPrison,
  'treasures-lost': (then, now) => then.treasures.some((tile) => !now.treasures.includes(tile)),
  wounded: (then, now) => now.wounds > then.wounds,
  'companions-lost': (then, now) => now.companions.length < then.companions.length,
  'weapons-lost': (then, now) => now.weapons.length < then.weapons.length,
  'clues-lost': (then, now) => now.clues < then.clues,
  healed: (then, now) => now.wounds < then.wounds,
  'weapons-gained': (then, now) => now.weapons.length > then.weapons.length,
  'clues-gained': (then, now) => now.clues > then.clues,
  'companions-gained': (then, now) => now.companions.length > then.companions.length,
  'spells-gained': (then, now) => now.spells.length > then.spells.length,
  vessel: (then, now) => then.vessel === null && now.vessel !== null,
  'treasures-gained': (then, now) => now.treasures.some((tile) => !then.treasures.includes(tile)),
  imperial: (then, now) => imperialIn(now) > imperialIn(then),
})
