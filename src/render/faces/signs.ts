/** The icons of the figures on cards, by the ids of their signs. */
export const SIGNS: Readonly<Record<string, string | undefined>> = {
  agility: 'crossed-swords',
  craft: 'brain',
  dice: 'rolling-dices',
  gold: 'two-coins',
  health: 'hearts',
  lives: 'hearts',
  ranged: 'high-shot',
  'running-away': 'run',
  skill: 'crossed-swords',
  spells: 'magic-swirl',
  stamina: 'hearts',
  strength: 'biceps',
}
