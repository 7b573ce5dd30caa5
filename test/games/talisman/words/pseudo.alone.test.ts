import { expect, test, vi } from 'vitest'
import type * as MessageFiles from '../../../../src/language/message-files.ts'
import { pseudo } from '../../../kit/pseudo.ts'

vi.mock('../../../../src/language/message-files.ts', async (original) => {
  const { messageFiles } = await original<typeof MessageFiles>()
  return { messageFiles: (folder: URL) => messageFiles(folder).map(pseudo) }
})

const { CHARACTERS, KINDS, QUESTS, SPACES_DATA, tableOf, TABLES } =
  await import('../../../../src/games/talisman/data/components.ts')
const { TALISMAN } = await import('../../../../src/games/talisman/index.ts')
const { typeset } = await import('../../../../src/language/index.ts')
const { moments, name } = await import('./met.ts')

/** Words that are no message yet: the texts of the box, and what joins a list. */
const DATA = [
  ...[...KINDS.values(), ...QUESTS.values(), ...SPACES_DATA.values()].map(({ text }) => text),
  ...[...CHARACTERS.values()].flatMap(({ abilities }) => abilities.map(({ text }) => text)),
  ...[...TABLES.keys()].flatMap((id) => tableOf(id).rows.map(({ text }) => text)),
]
  .filter((text) => text !== '')
  .map(typeset)
  .sort((a, b) => b.length - a.length)
const JOINTS = /\b(and|or)\b/g

const { words } = TALISMAN

test('in a pseudo-language no choice and no question has a word that code has put there', () => {
  const left = new Set<string>()
  let texts = 0
  const check = (verb: string, text = '') => {
    texts += 1
    const bare = DATA.reduce((rest, data) => rest.replaceAll(data, ''), text)
    const names = [0, 1, 2, 3].reduce((rest, seat) => rest.replaceAll(name(seat), ''), bare)
    for (const [word] of names.replace(JOINTS, '').matchAll(/[A-Za-z]{2,}/g)) left.add(`${verb}: ${word} in ${text}`)
  }
  for (const by of ['computer', 'chance'] as const) {
    const match = { seats: 4, preset: 'short', seed: 'pseudo', by, limit: 150 } as const
    for (const { asked, asides, view } of moments(match)) {
      const offered = asked.flatMap(({ seat, verb, offers }) => offers.map((offer) => ({ seat, verb, offer })))
      const beside = [0, 1, 2, 3].flatMap((seat) => asides(seat).map((offer) => ({ seat, verb: offer.verb, offer })))
      for (const one of asked) check(one.verb, words.prompt(one, view(one.seat), name))
      for (const { seat, verb, offer } of [...offered, ...beside]) {
        const { label, hint, sure } = words.label(verb, offer, view(seat), name)
        for (const text of [label, hint, sure]) check(verb, text)
      }
    }
  }
  expect(texts).toBeGreaterThan(500)
  expect([...left]).toEqual([])
})
