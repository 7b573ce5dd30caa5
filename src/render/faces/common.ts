import type { Bust } from './bust.ts'

/** Faces that more than one game shows. */

export const GOBLIN: Bust = { head: 'heart', ears: 'pointed', eyes: 'dots', brows: 'angry', nose: 'hooked', mouth: 'grin', hair: 'wisps', wears: 'leather', holds: 'dagger', colours: { skin: '#8fae4f', hair: '#4a5a2c', cloth: '#7a3a2c', trim: '#c98a2f' } } // prettier-ignore

export const OGRE: Bust = { head: 'brute', ears: 'large', eyes: 'narrow', brows: 'angry', nose: 'broad', mouth: 'teeth', hair: 'wisps', wears: 'bare', holds: 'club', colours: { skin: '#c2a05e', hair: '#5a4426', cloth: '#6a4a2c', trim: '#8a5a33' } } // prettier-ignore

export const GIANT: Bust = { head: 'square', ears: 'large', eyes: 'dots', brows: 'bushy', nose: 'bulbous', mouth: 'teeth', hair: 'balding', beard: 'stubble', wears: 'fur', holds: 'club', colours: { skin: '#e0a884', hair: '#7a4a2a', cloth: '#6a5238', trim: '#8a5a33' } } // prettier-ignore

export const HERMIT: Bust = { head: 'gaunt', eyes: 'open', brows: 'bushy', nose: 'hooked', mouth: 'none', hair: 'wild', beard: 'long', wears: 'robe', holds: 'lantern', colours: { skin: '#d9aa84', hair: '#b8b0a0', cloth: '#7a6248', trim: '#5a4632' } } // prettier-ignore

export const VAMPIRE: Bust = { head: 'long', ears: 'pointed', eyes: 'narrow', brows: 'angry', nose: 'straight', mouth: 'fangs', hair: 'slick', wears: 'collar', colours: { skin: '#dfe0dc', hair: '#201c24', cloth: '#2a2430', trim: '#a3264a', glow: '#d9263c' } } // prettier-ignore

export const TROLL: Bust = { head: 'brute', ears: 'large', eyes: 'dots', brows: 'bushy', nose: 'bulbous', mouth: 'tusks', hair: 'mohawk', wears: 'bare', holds: 'club', marks: ['wart'], colours: { skin: '#7f9a72', hair: '#3c3a2c', cloth: '#6a4a2c', trim: '#8a5a33', blush: '#8faa80' } } // prettier-ignore
