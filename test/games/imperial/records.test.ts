import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { playAgain, readRecord } from '../../../scripts/lib/record.ts'
import { IMPERIAL } from '../../../src/games/imperial/index.ts'
import type { Game } from '../../../src/engine/index.ts'

const FOLDER = fileURLToPath(new URL('../../../trials/games/imperial/records', import.meta.url))

describe('games on record go as they went', () => {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.json'))

  it.each(names)('%s', (name) => {
    const { parts } = playAgain(IMPERIAL as unknown as Game, readRecord(`${FOLDER}/${name}`))
    // If you changed a rule on purpose, write the records again: npm run record -- imperial --help
    expect(parts).toBeNull()
  })

  it('games on record go as they went, and a game that goes another way is found out', () => {
    const kept = readRecord(`${FOLDER}/${names[0]}`)
    const [first = '', ...others] = kept.answers
    expect(playAgain(IMPERIAL as unknown as Game, { ...kept, answers: others }).parts).toContain('answer 1')
    expect(playAgain(IMPERIAL as unknown as Game, { ...kept, answers: [first] }).parts).not.toBeNull()
    expect(playAgain(IMPERIAL as unknown as Game, { ...kept, standings: [] }).parts).toBe('it ends otherwise')
  })
})
