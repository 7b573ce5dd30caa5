import { expect, test } from 'vitest'
import { SPACES } from '../../src/games/warlock/data/board.ts'
import { WARLOCK_RULES } from '../../src/games/warlock/rules/index.ts'
import { paint } from '../../src/render/games/warlock/index.ts'
import { placeDrawn } from '../../src/render/games/warlock/rooms.ts'
import { sayInWarlock } from '../../src/render/games/warlock/say.ts'
import { card, momentOf, SIZES } from './pictures.ts'
import { writtenIn } from './written.ts'

test('every space of the dungeon has its name on the map, shorter than the board’s only where that has no room', () => {
  const shorter = SPACES.flatMap((space) => {
    const [drawn, printed] = [placeDrawn(space), space.name.replaceAll("'", '’')]
    expect(drawn).not.toBe('')
    return space.type === 'room' && drawn !== printed ? [drawn] : []
  })
  expect(shorter.sort()).toEqual(['Iron Temple', 'Orc Mess', 'Snake Cellar', 'Spider Vault', 'Stores', 'Trophy Hall'])
})

test('everything beside the map of the dungeon stays within the picture, the legend included', () => {
  const { view } = momentOf(WARLOCK_RULES, 6, 30)
  const written = writtenIn(() => paint(view, { ...card(), size: 'full' }))
  const texts = written.map(({ text }) => text)
  expect(texts).toEqual(expect.arrayContaining([sayInWarlock('legend-lock'), sayInWarlock('legend-provisions')]))
  for (const { text, box } of written) expect(box.x + box.width, text).toBeLessThan(SIZES.wide.full.width - 12)
})

test('a fight’s sentences have the right number, and a monster among several its place', () => {
  expect(sayInWarlock('fight-monster', { monster: 'foe-ogre', at: 1, count: 1 })).toBe('Ogre')
  expect(sayInWarlock('fight-monster', { monster: 'monster-zombie-second', at: 2, count: 2 })).toBe(
    'Zombie with Axe (2 of 2)',
  )
  expect(sayInWarlock('fight-title', { place: 'Crypt', round: 0 })).toBe('Crypt')
  expect(sayInWarlock('fight-cost', { bite: 2, cost: 0.18 })).toBe('A wound costs 2 Stamina, about 0.2 a round.')
  expect([1, 2].map((count) => sayInWarlock('item-left-here', { count }))).toEqual([
    '1 card left here',
    '2 cards left here',
  ])
})
