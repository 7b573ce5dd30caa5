import { randomInt } from 'node:crypto'

/** So many lower-case letters and digits that nobody can guess: seeds and ids. */
export type RandomId = (letters: number) => string

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'

export const systemRandomId: RandomId = (letters) =>
  Array.from({ length: letters }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('')
