import { createCanvas } from 'canvas'
import { describe, expect, it } from 'vitest'
import { SPACES } from '../../src/games/warlock/data/board.ts'
import { CROCODILE, ENCOUNTERS } from '../../src/games/warlock/data/components.ts'
import { WARLOCK_RULES } from '../../src/games/warlock/rules/index.ts'
import type { AdventurerView, BattleView, RoomView, WarlockView } from '../../src/games/warlock/view/view.ts'
import { drawIcon } from '../../src/render/canvas/icons.ts'
import { paint } from '../../src/render/games/warlock/index.ts'
import { iconOf } from '../../src/render/games/warlock/foes.ts'
import { isOnBoard } from '../../src/render/games/warlock/layout.ts'
import { lookOf } from '../../src/render/games/warlock/rooms.ts'
import { asking, card, itPaints, momentOf, pixelsOf } from './pictures.ts'

/** The same view, with something else about everybody in play. */
function withEach(view: WarlockView, change: Partial<AdventurerView>): WarlockView {
  const players = view.players.map((player) =>
    player.adventurer ? { ...player, adventurer: { ...player.adventurer, ...change } } : player,
  )
  return { ...view, players }
}

function withRooms(view: WarlockView, change: Partial<RoomView>): WarlockView {
  return { ...view, rooms: view.rooms.map((room) => ({ ...room, ...change })) }
}

const battle: BattleView = {
  seat: 0,
  rival: null,
  foe: 'skeleton-crew',
  champion: 1,
  at: 'guardroom',
  round: 2,
  last: null,
  current: 1,
  stamina: [0, 4],
  lost: 0,
  declared: { 0: ['enchanted-sword'] },
}

describe('the picture of the dungeon', () => {
  itPaints({
    rules: WARLOCK_RULES,
    paint,
    mostSeats: 6,
    places: ['guardroom', 'c-14-31', 'c-18-31'],
    move: (view, place) => withEach(view, { space: place }),
  })

  it('the picture of the dungeon is drawn wherever somebody stands', () => {
    const { view } = momentOf(WARLOCK_RULES, 3, 30)
    for (const { id } of SPACES.filter(({ type }, at) => type !== 'corridor' || at % 12 === 0)) {
      expect(isOnBoard(id)).toBe(true)
      expect(() => paint(withEach(view, { space: id }), card([asking(view.active, [id])]))).not.toThrow()
    }
  })

  it('the picture of the dungeon shows computer players with their own faces', () => {
    const { view } = momentOf(WARLOCK_RULES, 3, 30)
    const plain = pixelsOf(paint(view, card()))
    expect(pixelsOf(paint(view, { ...card(), faces: [null, null, null] }))).toEqual(plain)
    expect(pixelsOf(paint(view, { ...card(), faces: ['yorven', 'tansy', 'zadok'] }))).not.toEqual(plain)
  })

  it('the picture of the dungeon shows what is turned up, taken away and left behind', () => {
    const { view } = momentOf(WARLOCK_RULES, 4, 40)
    const here = withEach(view, { space: 'guardroom' })
    const plain = pixelsOf(paint(here, card()))
    const others: WarlockView[] = [
      withRooms(here, { encounter: { card: 'ogre', faceUp: true } }),
      withRooms(here, { encounter: { card: 'ogre', faceUp: false } }),
      withRooms(here, { encounter: null }),
      withRooms(here, { pile: 0 }),
      withRooms(here, { pile: 3 }),
      withRooms(here, { lockedTo: 1 }),
      { ...here, discarded: [{ space: 'c-16-31', count: 2 }] },
      { ...here, caches: [{ owner: 1, space: 'c-16-31', count: 2 }] },
      withEach(here, { lanterns: 0 }),
      withEach(here, { missed: 1 }),
    ]
    const pictures = others.map((other) => pixelsOf(paint(other, card())))
    expect(pictures.every((picture) => !picture.equals(plain))).toBe(true)
    expect(new Set(pictures.map((picture) => picture.toString('latin1'))).size).toBe(others.length)
  })

  it('the picture of the dungeon shows the Maze as far as it is known', () => {
    const { view } = momentOf(WARLOCK_RULES, 2, 20)
    const maze = (faceUp: boolean, openSides: WarlockView['maze'][number]['openSides']): WarlockView => ({
      ...withEach(view, { space: 'c-16-9' }),
      maze: view.maze.map((one) => ({ ...one, faceUp, openSides })),
    })
    const pictures = [maze(false, null), maze(true, ['n', 's']), maze(false, ['n', 's']), maze(true, ['n', 'e'])]
    expect(new Set(pictures.map((one) => pixelsOf(paint(one, card())).toString('latin1'))).size).toBe(pictures.length)
  })

  it('the picture of the dungeon shows the battle that is under way, with a monster or between adventurers', () => {
    const { view } = momentOf(WARLOCK_RULES, 3, 30)
    const [none, monster, duel] = [null, battle, { ...battle, foe: null, rival: 1, champion: null, stamina: [] }].map(
      (one) => pixelsOf(paint({ ...view, battle: one }, card())),
    )
    expect(none?.equals(monster ?? Buffer.of())).toBe(false)
    expect(monster?.equals(duel ?? Buffer.of())).toBe(false)
  })

  it('the picture of the dungeon has a silhouette for all that lurks, and a sign for every room', () => {
    const ctx = createCanvas(32, 32).getContext('2d')
    for (const { id } of [...ENCOUNTERS.values(), CROCODILE]) drawIcon(ctx, iconOf(id), { x: 16, y: 16 }, 32, '#000000')
    for (const room of SPACES.filter(({ type }) => type === 'room')) {
      expect(lookOf(room).icon).not.toBe('uncertainty')
      drawIcon(ctx, lookOf(room).icon, { x: 16, y: 16 }, 32, '#000000')
    }
  })
})
