import { expect, test, vi } from 'vitest'
import type * as MessageFiles from '../../src/language/message-files.ts'
import { pseudo } from '../kit/pseudo.ts'

vi.mock('../../src/language/message-files.ts', async (original) => {
  const { messageFiles } = await original<typeof MessageFiles>()
  return { messageFiles: (folder: URL) => messageFiles(folder).map(pseudo) }
})

const { WARLOCK_RULES } = await import('../../src/games/warlock/rules/index.ts')
const { paint } = await import('../../src/render/games/warlock/index.ts')
const { card, momentOf } = await import('./pictures.ts')
const { writtenIn } = await import('./written.ts')

test('in a pseudo-language no picture of the dungeon has a word that code has put there', () => {
  const { view } = momentOf(WARLOCK_RULES, 4, 60)
  const [first, second, ...others] = view.players.map((player) => ({
    ...player,
    adventurer: player.adventurer && { ...player.adventurer, space: 'guardroom' },
  }))
  if (!first || !second) throw new Error('nobody plays')
  const there = {
    ...view,
    players: [first, { ...second, adventurer: null }, ...others],
    rooms: view.rooms.map((room) => ({ ...room, encounter: { card: 'ogre', faceUp: true } as const, pile: 2 })),
    discarded: [{ space: 'guardroom', count: 1 }],
    caches: [{ owner: 9, space: 'guardroom', count: 2 }],
  }
  const battle = {
    seat: 0,
    rival: null,
    foe: 'zombies',
    champion: 2,
    at: 'temple',
    round: 2,
    last: null,
    current: 1,
    stamina: [0, 4],
    declared: { 0: ['enchanted-sword'] },
  } as const
  const written = writtenIn(() => {
    paint(view, { ...card(), size: 'full' })
    paint(there, card([], 'narrow'))
    paint({ ...there, battle }, card())
  }).map(({ text }) => text)
  expect(written.length).toBeGreaterThan(100)
  expect(written.join()).toMatch(/Ĝûåŕðŕ/)
  const names = /\b(Ann|Ben|Cleo|Dora)\b/g
  // The squares' letters stay as they are: AA to AE.
  expect(written.filter((text) => /[A-Za-z]{2,}/.test(text.replace(names, '').replace(/^A[A-E]$/, '')))).toEqual([])
})
