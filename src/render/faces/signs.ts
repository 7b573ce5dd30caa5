/** The icons of the figures on cards, and of what scenes are about, by the ids of their signs. */
export const SIGNS: Readonly<Record<string, string | undefined>> = {
  agility: 'crossed-swords',
  craft: 'brain',
  dice: 'rolling-dices',
  freedom: 'breaking-chain',
  gold: 'two-coins',
  health: 'hearts',
  keys: 'keyring',
  lives: 'hearts',
  ranged: 'high-shot',
  'running-away': 'run',
  skill: 'crossed-swords',
  spells: 'magic-swirl',
  stamina: 'hearts',
  strength: 'biceps',
}
