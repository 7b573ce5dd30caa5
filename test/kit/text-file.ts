import { readFileSync } from 'node:fs'

/** A text file of the checkout, whichever line endings git gave it. */
export const textFile = (path: string): string => readFileSync(path, 'utf8').replaceAll('\r\n', '\n')
