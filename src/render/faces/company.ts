import type { Seat } from '../../engine/index.ts'
import type { PictureRequest } from '../canvas/request.ts'
import type { Bust } from './bust.ts'

/** The faces of the computer players, by their ids. */
export const COMPANY_FACES = {
  grisel: { head: 'gaunt', eyes: 'closed', brows: 'thin', nose: 'hooked', mouth: 'smile', hair: 'bun', wears: 'scarf', holds: 'cane', marks: ['wrinkles'], colours: { skin: '#e2b591', hair: '#d8d2c6', cloth: '#5b4a6b', trim: '#c9a24a' } }, // prettier-ignore
  oddmund: { head: 'long', eyes: 'narrow', brows: 'raised', nose: 'straight', mouth: 'grim', hair: 'slick', beard: 'goatee', wears: 'collar', holds: 'coins', marks: ['glasses'], colours: { skin: '#d9b08c', hair: '#4a4038', cloth: '#2f4a3a', trim: '#d9b23c' } }, // prettier-ignore
  tansy: { head: 'round', eyes: 'closed', brows: 'calm', nose: 'small', mouth: 'singing', hair: 'curly', wears: 'tunic', on: 'leaves', marks: ['freckles'], colours: { skin: '#a8683e', hair: '#2c1a12', cloth: '#6aa04a', trim: '#f2d65c' } }, // prettier-ignore
  corbin: { head: 'oval', eyes: 'open', brows: 'thin', nose: 'straight', mouth: 'smirk', hair: 'wavy', beard: 'moustache', wears: 'collar', on: 'featherCap', colours: { skin: '#c98f66', hair: '#241a18', cloth: '#7a2450', trim: '#f0bf35' } }, // prettier-ignore
  mossop: { head: 'brute', ears: 'large', eyes: 'dots', brows: 'worried', nose: 'bulbous', mouth: 'tusks', hair: 'wisps', wears: 'tunic', marks: ['wart'], colours: { skin: '#8fa88c', hair: '#4f6a3c', cloth: '#8a4a5a', trim: '#e0c890', blush: '#a2b89a' } }, // prettier-ignore
  pell: { head: 'long', eyes: 'narrow', brows: 'angry', nose: 'small', mouth: 'frown', hair: 'tonsure', wears: 'vestment', holds: 'book', marks: ['glasses'], colours: { skin: '#eac6a4', hair: '#6a4a30', cloth: '#3a5a8a', trim: '#e6e0d0' } }, // prettier-ignore
  wenna: { head: 'round', eyes: 'lashes', brows: 'worried', nose: 'small', mouth: 'smile', hair: 'none', wears: 'gown', on: 'kerchief', marks: ['blush'], colours: { skin: '#f1cdb0', hair: '#8a5a38', cloth: '#4a7ab0', trim: '#f0e2c4' } }, // prettier-ignore
  nib: { head: 'heart', ears: 'pointed', eyes: 'dots', brows: 'raised', nose: 'hooked', mouth: 'grin', hair: 'mohawk', wears: 'leather', holds: 'book', colours: { skin: '#9cc060', hair: '#c2402c', cloth: '#6a5238', trim: '#e0b040' } }, // prettier-ignore
  yorven: { head: 'gaunt', ears: 'none', eyes: 'glowing', brows: 'none', nose: 'skull', mouth: 'teeth', hair: 'none', wears: 'cloak', on: 'turban', colours: { skin: '#efe6cc', hair: '#8a8272', cloth: '#3c4a5c', trim: '#a8563c', glow: '#8ad0e8' } }, // prettier-ignore
  ottoline: { head: 'oval', eyes: 'narrow', brows: 'raised', nose: 'hooked', mouth: 'lips', hair: 'wavy', wears: 'gown', on: 'tiara', marks: ['wrinkles'], colours: { skin: '#f0d4bc', hair: '#c8c4d0', cloth: '#6a3a7a', trim: '#f2d06a' } }, // prettier-ignore
  fenwick: { head: 'square', eyes: 'open', brows: 'worried', nose: 'broad', mouth: 'smile', hair: 'wild', beard: 'short', wears: 'fur', holds: 'lantern', colours: { skin: '#dba882', hair: '#b0622c', cloth: '#7a5a3a', trim: '#c8a06a' } }, // prettier-ignore
  marrow: { head: 'brute', ears: 'large', eyes: 'open', brows: 'worried', nose: 'broad', mouth: 'frown', hair: 'cropped', wears: 'bare', holds: 'fist', colours: { skin: '#c89a6a', hair: '#3c2a1c', cloth: '#5a6a7a', trim: '#a0703c' } }, // prettier-ignore
  isaure: { head: 'heart', eyes: 'lashes', brows: 'raised', nose: 'small', mouth: 'grin', hair: 'long', wears: 'gown', on: 'circlet', colours: { skin: '#8a5a3c', hair: '#1c1416', cloth: '#d08a2c', trim: '#f6e08a' } }, // prettier-ignore
  kestrin: { head: 'oval', ears: 'pointed', eyes: 'open', brows: 'thin', nose: 'straight', mouth: 'smirk', hair: 'long', wears: 'plate', colours: { skin: '#e8d2b4', hair: '#e8dcae', brow: '#a08a4a', cloth: '#8ab0c0', trim: '#f4f0e0', eye: '#3a8a6a' } }, // prettier-ignore
  ruddock: { head: 'square', eyes: 'narrow', brows: 'bushy', nose: 'bulbous', mouth: 'grin', hair: 'balding', beard: 'full', wears: 'leather', holds: 'mug', colours: { skin: '#e0a080', hair: '#c23b2c', cloth: '#4a5a2c', trim: '#d0a040' } }, // prettier-ignore
  sallow: { head: 'long', ears: 'pointed', eyes: 'closed', brows: 'thin', nose: 'straight', mouth: 'fangs', hair: 'slick', wears: 'robe', on: 'hood', colours: { skin: '#d8dcd4', hair: '#2a2430', cloth: '#4a2a5a', trim: '#b83a5a' } }, // prettier-ignore
  thistle: { head: 'heart', ears: 'pointed', eyes: 'lashes', brows: 'raised', nose: 'small', mouth: 'smile', hair: 'spiky', wears: 'tunic', holds: 'gauzeWings', marks: ['freckles'], colours: { skin: '#e6d8f0', hair: '#9a5ac0', cloth: '#5a9a6a', trim: '#c8f0a0', eye: '#7a3aa0' } }, // prettier-ignore
  umber: { head: 'square', eyes: 'dots', brows: 'bushy', nose: 'bulbous', mouth: 'none', hair: 'braids', beard: 'plaited', wears: 'tunic', on: 'kerchief', colours: { skin: '#d8a27c', hair: '#7a4a24', cloth: '#e0d6c0', trim: '#c08a4a' } }, // prettier-ignore
  vesper: { head: 'oval', eyes: 'closed', brows: 'calm', nose: 'straight', mouth: 'smile', wears: 'robe', on: 'wimple', colours: { skin: '#b87e58', hair: '#2a2020', cloth: '#2c3440', trim: '#f2efe6' } }, // prettier-ignore
  inkley: { head: 'gaunt', eyes: 'open', brows: 'raised', nose: 'hooked', mouth: 'smirk', hair: 'wisps', beard: 'goatee', wears: 'scarf', on: 'tricorn', marks: ['glasses'], colours: { skin: '#e8c4a0', hair: '#8a8a94', cloth: '#2a3a6a', trim: '#b04a3a' } }, // prettier-ignore
  lorcan: { head: 'oval', eyes: 'open', brows: 'worried', nose: 'small', mouth: 'singing', hair: 'curly', wears: 'tunic', on: 'featherCap', holds: 'lute', marks: ['blush'], colours: { skin: '#f0c6a2', hair: '#5a2c18', cloth: '#2c7a7a', trim: '#f0c040' } }, // prettier-ignore
  hepzie: { head: 'round', eyes: 'narrow', brows: 'calm', nose: 'small', mouth: 'lips', hair: 'bun', wears: 'fur', marks: ['glasses', 'wrinkles'], colours: { skin: '#dcb08e', hair: '#9aa2ac', cloth: '#b0485a', trim: '#f0d8c0' } }, // prettier-ignore
  jory: { head: 'square', eyes: 'open', brows: 'bushy', nose: 'broad', mouth: 'grin', hair: 'cropped', beard: 'stubble', wears: 'scarf', on: 'bandana', marks: ['earring'], colours: { skin: '#b8764a', hair: '#2c2018', cloth: '#3a6a9a', trim: '#d8402c' } }, // prettier-ignore
  agnar: { head: 'brute', eyes: 'narrow', brows: 'bushy', nose: 'straight', mouth: 'none', hair: 'long', beard: 'long', wears: 'fur', on: 'hornedHelm', colours: { skin: '#f0c4a0', hair: '#e0b84a', brow: '#a07a24', cloth: '#6a7a8a', trim: '#c8ccd0' } }, // prettier-ignore
  bettany: { head: 'round', eyes: 'open', brows: 'calm', nose: 'bulbous', mouth: 'lips', hair: 'braids', wears: 'gown', on: 'straw', marks: ['blush'], colours: { skin: '#f2c8a8', hair: '#a0522c', cloth: '#a83c3c', trim: '#f4e6c8' } }, // prettier-ignore
  cuthwin: { head: 'square', eyes: 'open', brows: 'bushy', nose: 'straight', mouth: 'none', beard: 'moustache', wears: 'mail', on: 'noseHelm', holds: 'shield', colours: { skin: '#d8a886', hair: '#5a4030', cloth: '#8a949c', trim: '#b0302c' } }, // prettier-ignore
  drusk: { head: 'heart', ears: 'pointed', eyes: 'closed', brows: 'worried', nose: 'bulbous', mouth: 'teeth', hair: 'none', wears: 'vestment', on: 'pointedHat', colours: { skin: '#9a78b8', hair: '#3a4a2c', cloth: '#b08a3c', trim: '#5a2a6a' } }, // prettier-ignore
  elspet: { head: 'long', eyes: 'lashes', brows: 'thin', nose: 'straight', mouth: 'smile', hair: 'bun', wears: 'cloak', holds: 'book', marks: ['freckles'], colours: { skin: '#7a4c32', hair: '#d8702c', cloth: '#2c6a4a', trim: '#d8c08a' } }, // prettier-ignore
  zadok: { head: 'gaunt', eyes: 'open', brows: 'bushy', nose: 'bulbous', mouth: 'none', hair: 'wild', beard: 'long', wears: 'robe', on: 'witchHat', holds: 'staff', colours: { skin: '#e4b48e', hair: '#f0ede6', cloth: '#3c3a8a', trim: '#f0d048' } }, // prettier-ignore
  ivo: { head: 'round', ears: 'large', eyes: 'open', brows: 'raised', nose: 'small', mouth: 'grin', hair: 'short', wears: 'mail', on: 'kettleHelm', marks: ['freckles'], colours: { skin: '#f4cca8', hair: '#c87a3a', cloth: '#4a80c0', trim: '#f2e2a0' } }, // prettier-ignore
} as const satisfies Readonly<Record<string, Bust>>

export type FaceId = keyof typeof COMPANY_FACES

/** The ids of the faces of the seats, in their order; `null` for a player without one. */
export type SeatFaces = NonNullable<PictureRequest['faces']>

const FACES: ReadonlyMap<string, Bust> = new Map(Object.entries(COMPANY_FACES))

/** The face of a seat's player; `null` without one. */
export function ownFace(faces: SeatFaces | undefined, seat: Seat): Bust | null {
  return FACES.get(faces?.[seat] ?? '') ?? null
}

/** How pieces look if a player without a character shows their own face. */
export function withFaces<Token extends { readonly bust?: Bust | null; readonly looks?: string | null }>(
  tokenFor: (seat: Seat, topic: string | undefined) => Token,
  faces: SeatFaces | undefined,
): (seat: Seat, topic: string | undefined) => Token {
  return (seat, topic) => {
    const bust = topic === undefined ? ownFace(faces, seat) : null
    return bust ? { ...tokenFor(seat, topic), bust, looks: null } : tokenFor(seat, topic)
  }
}
