import type { Asked, Offer } from '../../../engine/index.ts'
import type { Self } from './self.ts'

/** The worth of an option to a computer player. Values are compared only within one question. */
export type Value = (self: Self, offer: Offer, asked: Asked) => number
