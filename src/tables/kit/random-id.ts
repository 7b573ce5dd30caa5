import { randomInt } from 'node:crypto'

/** Draws an unguessable id or seed of lower-case letters and digits. */
export type RandomId = (letters: number) => string

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'

export const systemRandomId: RandomId = (letters) =>
  Array.from({ length: letters }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('')
