import { createCanvas } from 'canvas'
import { expect, test } from 'vitest'
import '../kit/in-pseudo.ts'

const { WARLOCK_RULES } = await import('../../src/games/warlock/rules/index.ts')
const { paint } = await import('../../src/render/games/warlock/index.ts')
const { HUES } = await import('../../src/render/faces/emblem.ts')
const { drawDuel } = await import('../../src/render/card/duel.ts')
const { paintHand } = await import('../../src/render/card/hand.ts')
const { drawNotice } = await import('../../src/render/card/notice.ts')
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
    lost: 0,
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

test('in a pseudo-language what has no room on a card is counted in that language', () => {
  const ctx = createCanvas(720, 400).getContext('2d')
  const box = { x: 0, y: 0, width: 720, height: 400 }
  const emblem = { icon: 'crown', hue: HUES.gold }
  const side = {
    ...{ name: '1', face: { emblem }, dice: [], throws: 2, total: 9, made: null, isAhead: false, health: null },
    parts: Array.from({ length: 9 }, (_, at) => ({ label: String(at), value: 1 })),
  }
  const written = writtenIn(() => {
    paintHand(
      Array.from({ length: 20 }, (_, at) => ({ topic: { id: String(at), kind: '7', title: '7', lines: [] }, emblem })),
    )
    drawNotice(
      ctx,
      Array.from({ length: 9 }, () => ({ text: '7'.repeat(40), draw: () => undefined })),
      box,
      30,
    )
    drawDuel(ctx, { title: '7', left: side, right: side, odds: null }, box, 'narrow')
  }).map(({ text }) => text)
  const words = written.map((text) => text.replaceAll(/\P{L}+/gu, ' ').trim()).filter((text) => text !== '')
  expect(words).toEqual(['åñð', 'ɱöŕé', 'åñð ɱöŕé', 'ƒŕöɱ ɱöŕé', 'ƒŕöɱ ɱöŕé'])
})
