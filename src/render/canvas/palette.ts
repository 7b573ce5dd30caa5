import type { Seat } from '../../engine/index.ts'

export const INK = '#33241a'
export const PARCHMENT = '#f0e4c6'
export const PARCHMENT_LIGHT = '#faf3df'
export const PARCHMENT_DARK = '#d8c193'
export const GOLD = '#e2a62c'
export const RED = '#b3372b'

export interface SeatColour {
  readonly fill: string
  /** A text colour with enough contrast on the fill. */
  readonly text: string
}

/** The colours differ in lightness as well as in hue, and a number always stands beside them. */
const SEATS: readonly SeatColour[] = [
  { fill: '#c23b2c', text: '#ffffff' },
  { fill: '#1f5fa8', text: '#ffffff' },
  { fill: '#f0bf35', text: INK },
  { fill: '#23805a', text: '#ffffff' },
  { fill: '#7c4399', text: '#ffffff' },
  { fill: '#86c5ea', text: INK },
  { fill: '#35353d', text: '#ffffff' },
  { fill: '#ee9fb6', text: INK },
]

export function seatColour(seat: Seat): SeatColour {
  const colour = SEATS[seat % SEATS.length]
  if (!colour) throw new Error(`no colour for seat ${seat}`)
  return colour
}

/** The red, green and blue of a colour written `#rrggbb`. */
export function rgbOf(colour: string): readonly [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}
