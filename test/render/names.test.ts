import { createCanvas } from 'canvas'
import { expect, it } from 'vitest'
import { GAMES } from '../../src/games/index.ts'
import { IMPERIAL } from '../../src/games/imperial/index.ts'
import { TALISMAN } from '../../src/games/talisman/index.ts'
import { WARLOCK } from '../../src/games/warlock/index.ts'
import { centreOf, type Box } from '../../src/render/canvas/geometry.ts'
import { INK, rgbOf } from '../../src/render/canvas/palette.ts'
import type { PosterBoard } from '../../src/render/finished/poster-map.ts'
import { BOARD as REALM } from '../../src/render/games/imperial/board.ts'
import { paint as paintRealm, POSTER as BARE_REALM } from '../../src/render/games/imperial/index.ts'
import { BOARD as LANDS } from '../../src/render/games/talisman/board.ts'
import { paint as paintLands, POSTER as BARE_LANDS } from '../../src/render/games/talisman/index.ts'
import { BOARD as DUNGEON } from '../../src/render/games/warlock/board.ts'
import { paint, POSTER as BARE_DUNGEON } from '../../src/render/games/warlock/index.ts'
import { activeOrWinner } from '../../src/render/map/question.ts'
import type { Painter } from '../../src/render/canvas/request.ts'
import { sceneOf as landsSceneOf } from '../../src/render/games/talisman/scene.ts'
import { sceneOf as dungeonSceneOf } from '../../src/render/games/warlock/scene.ts'
import type { TalismanView } from '../../src/games/talisman/view/view.ts'
import type { WarlockView } from '../../src/games/warlock/view/view.ts'
import { byComputer, playout, type Game } from '../../src/engine/index.ts'
import { writtenIn } from './written.ts'

it('the winner stands out in the last picture, and the acting seat in all before', () => {
  expect(activeOrWinner({ active: 1, result: null })).toBe(1)
  expect(activeOrWinner({ active: 1, result: [{ seat: 0, rank: 2 }, { seat: 2, rank: 1 }] })).toBe(2) // prettier-ignore
})

it('adventurers bear the names of their players', () => {
  const game = GAMES.find(({ rules }) => rules.id === 'warlock')
  if (!game) throw new Error('no Warlock')
  const setup = { seats: 2, preset: 'short', seed: 'a', experience: [0, 0] }
  let view: WarlockView | undefined
  for (const { run } of playout(game.rules, setup, byComputer(game, 'a'), 400, 0)) {
    view = run.view(null) as WarlockView
    if (view.players.every(({ adventurer }) => adventurer)) break
  }
  if (!view) throw new Error('nothing was played')
  const seen = view
  const drawn = (names: readonly string[]) =>
    paint(seen, { asked: [], viewer: null, size: 'full', framing: 'wide', names }).toBuffer('raw')
  expect(drawn(['Ann', 'Ben']).equals(drawn(['Ann', 'Cleo']))).toBe(false)
  expect(drawn(['Ann', 'Ben']).equals(drawn(['Ann', 'Ben']))).toBe(true)
})

it('a player who has left has a door for a sign, and no grave', () => {
  const viewOf = ({ rules }: Game) =>
    rules.view(rules.create({ seats: 2, preset: 'short', seed: 'a', experience: [0, 0] }), null)
  const lands = viewOf(TALISMAN as Game) as TalismanView
  const dungeon = viewOf(WARLOCK as Game) as WarlockView
  const ofLands = lands.players.map((one) => ({ ...one, character: null, standing: 'left' as const }))
  const ofDungeon = dungeon.players.map((one) => ({ ...one, adventurer: null, presence: 'left' as const }))
  const entries = [
    ...LANDS.entriesOf(landsSceneOf({ ...lands, players: ofLands })),
    ...DUNGEON.entriesOf(dungeonSceneOf({ ...dungeon, players: ofDungeon }, ['Ann', 'Ben'])),
  ]
  expect(entries.map(({ name, token }) => [name, token.looks])).toEqual(Array(4).fill(['Has left', 'exit-door']))
})

/** A name covers no more of the ink of what is drawn: the tip of a tree. */
const MOST_INK = 0.14
/** How far a pixel may be from ink, all channels together. */
const NEAR_INK = 90

interface Drawn {
  readonly game: Game
  readonly paint: Painter<never>
  readonly bare: PosterBoard<never>
  readonly board: { readonly bounds: Box; readonly scales: { readonly large: number } }
}

const BOARDS: readonly Drawn[] = [
  { game: IMPERIAL as Game, paint: paintRealm, bare: BARE_REALM, board: REALM },
  { game: TALISMAN as Game, paint: paintLands, bare: BARE_LANDS, board: LANDS },
  { game: WARLOCK as Game, paint, bare: BARE_DUNGEON, board: DUNGEON },
]

it.each(BOARDS.map((one) => [one.game.rules.id, one] as const))(
  'the names of all places of %s stand clear of what is drawn there',
  (_, { game: { rules, words }, paint: draw, bare, board: { bounds, scales } }) => {
    const seats = rules.seats.min
    const setup = { seats, preset: 'standard', seed: '1', experience: Array<number>(seats).fill(0) }
    const view = rules.view(rules.create(setup), null) as never
    const request = { asked: [], viewer: null, size: 'full', framing: 'wide', extract: 'large', names: [] } as const
    let size = { width: 0, height: 0 }
    const written = writtenIn(() => (size = draw(view, request)))
    const canvas = createCanvas(size.width, size.height)
    const ctx = canvas.getContext('2d')
    bare.draw(ctx, view, { at: centreOf(bounds), scale: scales.large, frame: { x: 0, y: 0, ...size } })
    const titles = (words.board?.places(view) ?? []).map(({ title }) => title)
    const ofPlaces = written.filter(({ text }) => text.length > 2 && titles.some((title) => title.includes(text)))
    expect(ofPlaces.length).toBeGreaterThan(20)
    const ink = rgbOf(INK)
    for (const { text, box } of ofPlaces) {
      const { data } = ctx.getImageData(
        Math.floor(box.x),
        Math.floor(box.y),
        Math.ceil(box.width),
        Math.ceil(box.height),
      )
      let covered = 0
      for (let i = 0; i < data.length; i += 4)
        if (ink.reduce((sum, part, j) => sum + Math.abs(part - (data[i + j] ?? 0)), 0) < NEAR_INK) covered += 1
      expect(covered / (data.length / 4), text).toBeLessThan(MOST_INK)
    }
  },
)
