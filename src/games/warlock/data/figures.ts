/** Figures of the rules and cards that are in none of the tables. */

/** Initial Skill by the face of the die (WAR-3.2). */
export const SKILL_BY_DIE = [9, 9, 10, 10, 11, 11] as const
export const HIGHEST_SKILL = Math.max(...SKILL_BY_DIE)

/** The prices, gifts and penalties of traders, strangers, occupants and traps (encounters.json). */

export const QUARTERMASTER = { provisions: [1, 2, 3], treasure: 4, sale: 2 } as const
export const PEDLAR = { provisions: [1, 2], flask: { price: 2, stamina: 4 }, charm: { price: 2, luck: 2 } } as const
export const CARETAKER = { stamina: 2, luck: 1 } as const
export const DWARFS = { stakes: [1, 2, 3], gossip: 2 } as const
/** One die: from this face up the stake is won. */
export const WAGER = { stake: 3, winsFrom: 4 } as const
export const SEER = { price: 2 } as const
export const STRANGER = { price: 4 } as const

/** Stamina lost, by the face of a die or for a failed test. */
export const PIT = { loss: 3 } as const
export const GAS = { losses: [4, 2, 2, 0, 0, 0] } as const
export const PORTCULLIS = { losses: [1, 1, 1, 0, 0, 0] } as const
export const HANDS = { loss: 3 } as const
export const BATS = { outcomes: ['lantern', 'lantern', 'hurt', 'hurt', 'nothing', 'nothing'], loss: 1 } as const
export const PORTRAIT = { skill: 1, stamina: 2 } as const

/** The Vial's cost in Stamina for the lucky and the unlucky, and the Scroll of Cursing's in Luck. */
export const POISON = { lucky: 1, unlucky: 4 } as const
export const CURSE = { luck: 2 } as const

/** Option `luck-in-battle`: how Luck changes a wound one has dealt, and one's own (WAR-9.6). */
export const LUCK_ON_WOUND = { dealt: { lucky: 2, unlucky: -1 }, taken: { lucky: -1, unlucky: 1 } } as const

/** The upper limit of the standing flee threshold (WAR-25.4). */
export const HIGHEST_THRESHOLD = 12
