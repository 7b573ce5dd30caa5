import { RED } from '../../canvas/palette.ts'

/** The figures of an adventurer, as the roster and the legend show them. */
export const FIGURES = {
  skill: { icon: 'crossed-swords', colour: '#4d4a52' },
  stamina: { icon: 'hearts', colour: RED },
  luck: { icon: 'shamrock', colour: '#2f7a3d' },
  gold: { icon: 'two-coins', colour: '#9a6d08' },
  provisions: { icon: 'meat', colour: '#8a4a24' },
} as const
