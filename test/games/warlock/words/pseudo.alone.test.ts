import { expect, test, vi } from 'vitest'
import type * as MessageFiles from '../../../../src/language/message-files.ts'
import { pseudo } from '../../../kit/pseudo.ts'

vi.mock('../../../../src/language/message-files.ts', async (original) => {
  const { messageFiles } = await original<typeof MessageFiles>()
  return { messageFiles: (folder: URL) => messageFiles(folder).map(pseudo) }
})

const { WARLOCK } = await import('../../../../src/games/warlock/index.ts')
const { MAZE_CARDS, TREASURES } = await import('../../../../src/games/warlock/data/components.ts')
const { moments, name } = await import('./met.ts')

/** Words that are no message yet: the texts of the cards, and what joins a list. */
const DATA = [...TREASURES.values(), ...MAZE_CARDS.values()].flatMap((card) => [card.name, card.text])
const JOINTS = /\b(and|north|south|east|west)\b|\b[A-Z]{1,2}\d+\b/g

test('in a pseudo-language no line of the chronicle has a word that code has put there', () => {
  const left = new Set<string>()
  let lines = 0
  for (const seed of ['pseudo', 'language']) {
    const match = { seats: 4, preset: 'standard', seed, by: 'computer', limit: 600 } as const
    for (const { told } of moments(match)) {
      for (const { fact } of told) {
        const line = WARLOCK.words.fact(fact, name)
        if (line === null) continue
        lines += 1
        const bare = DATA.reduce((text, data) => text.replaceAll(data.replaceAll("'", '’'), ''), line)
        const names = [0, 1, 2, 3].reduce((text, seat) => text.replaceAll(name(seat), ''), bare)
        for (const [word] of names.replace(JOINTS, '').matchAll(/[A-Za-z]{2,}/g)) left.add(`${fact.kind}: ${word}`)
      }
    }
  }
  expect(lines).toBeGreaterThan(500)
  expect([...left]).toEqual([])
})
