import { RED } from '../../canvas/palette.ts'

/** The figures of a Character, as the roster and the legend show them. */
export const FIGURES = {
  lives: { icon: 'hearts', colour: RED },
  strength: { icon: 'biceps', colour: '#9a4a12' },
  craft: { icon: 'brain', colour: '#5b3a8c' },
  gold: { icon: 'two-coins', colour: '#9a6d08' },
  spells: { icon: 'magic-swirl', colour: '#2f6a5a' },
} as const
