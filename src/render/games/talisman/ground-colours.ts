import type { Space } from '../../../games/talisman/data/components.ts'

/** The ground of a space. */
export interface Ground {
  readonly colour: string
  /** Scorched or haunted, without grass. */
  readonly isDark?: boolean
  readonly isRocky?: boolean
}

const TERRAINS: Readonly<Record<Space['terrain'], string>> = {
  settlement: '#e2d3a6',
  fields: '#dcdb97',
  special: '#d6cfa4',
  woods: '#aec68a',
  hills: '#cdd095',
  plains: '#d5d88f',
  forest: '#8fae74',
  runes: '#c3bfa9',
  desert: '#f0d391',
  inner: '#a58b80',
  crown: '#f3d678',
}

/** The spaces whose ground differs from their terrain. */
export const GROUNDS: Readonly<Partial<Record<Space['id'], Ground>>> = {
  graveyard: { colour: '#b9bda0' },
  sentinel: { colour: '#cfc7a6' },
  crags: { colour: '#cdbfa6', isRocky: true },
  ruins: { colour: '#d2c79c' },
  'portal-of-power': { colour: '#c9b8cf' },
  'black-knight': { colour: '#bdb6aa' },
  'hidden-valley': { colour: '#bccf8c', isRocky: true },
  'cursed-glade': { colour: '#a79fb0', isDark: true },
  chasm: { colour: '#bda98b', isRocky: true },
  'warlocks-cave': { colour: '#b7a8b4', isDark: true },
  oasis: { colour: '#efd898' },
  temple: { colour: '#ddd6bd' },
  'plain-of-peril': { colour: '#b8a08c', isDark: true },
  mines: { colour: '#b09a84', isDark: true },
  'vampires-tower': { colour: '#8f8496', isDark: true },
  pits: { colour: '#a48a78', isDark: true },
  'valley-of-fire': { colour: '#d09a68', isDark: true },
  'werewolf-den': { colour: '#948a86', isDark: true },
  'dice-with-death': { colour: '#8d8a8e', isDark: true },
  crypt: { colour: '#9a9a94', isDark: true },
}

export function groundOf({ id, terrain }: Space): string {
  return GROUNDS[id]?.colour ?? TERRAINS[terrain]
}
