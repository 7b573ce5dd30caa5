import { createCanvas, type Canvas, type CanvasRenderingContext2D } from 'canvas'
import { describe, expect, it } from 'vitest'
import { byComputer, byNumbers, playout, type Asked, type Game } from '../../src/engine/index.ts'
import { IMPERIAL } from '../../src/games/imperial/index.ts'
import { TALISMAN } from '../../src/games/talisman/index.ts'
import { WARLOCK } from '../../src/games/warlock/index.ts'
import { drawBadge } from '../../src/render/canvas/badge.ts'
import { LEAST_PX } from '../../src/render/card/composition.ts'
import { drawSheet } from '../../src/render/canvas/panel.ts'
import { letter, write } from '../../src/render/canvas/text.ts'
import { EXTRACTS, type PictureFraming, type Painter, type PictureRequest } from '../../src/render/canvas/request.ts'
import { paint as paintRealm } from '../../src/render/games/imperial/index.ts'
import { paint as paintBoard } from '../../src/render/games/talisman/index.ts'
import { paint as paintDungeon } from '../../src/render/games/warlock/index.ts'
import type { TalismanView } from '../../src/games/talisman/view/view.ts'
import { fitsIn, overlaps } from '../../src/render/canvas/geometry.ts'
import { locationIn } from '../../src/render/games/imperial/drawing.ts'
import { sayInImperial } from '../../src/render/games/imperial/say.ts'
import { sceneOf as realmSceneOf } from '../../src/render/games/imperial/scene.ts'
import { nameOf } from '../../src/render/games/talisman/names.ts'
import { drawNameBeside } from '../../src/render/map/naming.ts'
import { blemishesOf } from './legibility.ts'
import { writtenIn } from './written.ts'

/** The number of random boards of each game and size: BOARDS=200 takes some minutes. */
const BOARDS = Number(process.env['BOARDS'] ?? 4)
const FIRST_SEED = Number(process.env['SEED'] ?? 1)
/** Of each match some positions, so far apart. */
const [ANSWERS, EVERY] = [145, 29]
const NAMES = ['Ann', 'Benedict Arnold', 'Cleo', 'Dora the Explorer', 'Eve', 'Finn', 'Gus', 'Maximilian of Habsburg']

interface Subject {
  readonly game: Game
  readonly paint: Painter<never>
}

const SUBJECTS: readonly Subject[] = [
  { game: IMPERIAL, paint: paintRealm },
  { game: TALISMAN, paint: paintBoard },
  { game: WARLOCK, paint: paintDungeon },
]

interface Moment {
  readonly name: string
  readonly seats: number
  /** Everybody's, and as somebody sees it. */
  readonly view: never
  readonly asked: readonly Asked[]
  readonly own: { readonly viewer: number; readonly view: never; readonly asked: readonly Asked[] }
}

/** Positions of random matches, with ever other numbers of players: of computer players, and of nobody with a plan. */
function* momentsOf({ rules, ...game }: Game): Generator<Moment> {
  for (let seed = FIRST_SEED; ; seed += 1) {
    const seats = rules.seats.min + (seed % (rules.seats.max - rules.seats.min + 1))
    const setup = { seats, preset: 'standard', seed: String(seed), experience: Array<number>(seats).fill(0) } as const
    const picks = Array.from({ length: ANSWERS }, (_, i) => (seed * 7919 + i * 104_729) % 1000)
    const choose = seed % 2 === 0 ? byNumbers(picks) : byComputer({ ...game, rules }, String(seed))
    let answers = 0
    for (const { run } of playout(rules, setup, choose, ANSWERS)) {
      answers += 1
      if ((answers + seed * 5) % EVERY !== 0) continue
      const view = rules.view(run.state, null) as never
      const viewer = seed % seats
      const own = { viewer, view: rules.view(run.state, viewer) as never, asked: run.askedAsSeenBy(viewer) }
      yield { name: `SEED=${seed}, answer ${answers}`, seats, view, asked: run.askedAsSeenBy(null), own }
    }
  }
}

function found(
  { game, paint }: Subject,
  count: number,
  requestAt: (number: number) => Pick<PictureRequest, 'size' | 'framing' | 'extract'>,
  isOwn = false,
): string[] {
  const all: string[] = []
  let number = 0
  for (const { name, seats, view, asked, own } of momentsOf(game)) {
    if (number >= count) break
    const request = requestAt(number)
    number += 1
    const seen = isOwn ? own : { viewer: null, view, asked }
    const draw = (): Canvas =>
      paint(seen.view, { asked: seen.asked, viewer: seen.viewer, names: NAMES.slice(0, seats), ...request })
    for (const { kind, text, px, at } of blemishesOf(LEAST_PX[request.framing], draw)) {
      all.push(`${name}: “${text}” is ${kind} at ${at}, ${px.toFixed(1)} px (${JSON.stringify(request)})`)
    }
  }
  return all
}

const FRAMINGS: readonly PictureFraming[] = ['wide', 'narrow']

describe.each(SUBJECTS.map((subject) => [subject.game.rules.id, subject] as const))(
  'what is written in %s',
  (_, of) => {
    it.each(FRAMINGS)('can be read on every card: nothing too small, cut or covered (%s)', (framing) => {
      expect(found(of, BOARDS, () => ({ size: 'card', framing }))).toEqual([])
    })

    it.each(FRAMINGS)('can be read on every map, whole, large or in parts (%s)', (framing) => {
      const extractAt = (number: number) => EXTRACTS[number % EXTRACTS.length] ?? 'whole'
      const requestAt = (number: number) => ({ size: 'full', framing, extract: extractAt(number) }) as const
      expect(found(of, BOARDS, requestAt)).toEqual([])
      expect(found(of, BOARDS, requestAt, true)).toEqual([])
    })
  },
)

it.each(SUBJECTS.map((subject) => [subject.game.rules.id, subject] as const))(
  'a wide card in %s has letters and numbers that a desktop shows at least 11 px high',
  (_, { game, paint }) => {
    let number = 0
    for (const { seats, view, asked } of momentsOf(game)) {
      if ((number += 1) > BOARDS * 2) break
      const names = NAMES.slice(0, seats)
      const written = writtenIn(() => paint(view, { asked, viewer: null, names, size: 'card', framing: 'wide' }))
      expect(written.filter(({ px }) => px < (11 * 1000) / 550 - 0.05)).toEqual([])
    }
  },
)

it.each(SUBJECTS.map((subject) => [subject.game.rules.id, subject] as const))(
  'a wide card in %s has room for the names and figures of everybody at a full table',
  (_, { game: { rules, words }, paint }) => {
    const seats = rules.seats.max
    const setup = { seats, preset: 'short', seed: '1', experience: Array<number>(seats).fill(0) }
    const picks = Array.from({ length: 60 }, (_one, i) => i)
    const { run } = [...playout(rules, setup, byNumbers(picks), 60)].at(-1) ?? {}
    if (!run) throw new Error('nothing was played')
    const view = rules.view(run.state, null) as never
    const called = words.called?.(view) ?? []
    const names = NAMES.slice(0, seats).map((_one, seat) => called[seat] ?? 'Dora')
    const request = { asked: [], viewer: null, names, size: 'card', framing: 'wide' } as const
    expect(blemishesOf(LEAST_PX.wide, () => paint(view, request))).toEqual([])
    const written = writtenIn(() => paint(view, request)).map(({ text }) => text)
    for (const name of names) expect(written).toContain(name)
  },
)

it('a phone names the own place first, beside it if it has no room, unless a crowd stands all around', () => {
  const [named, nameless]: [string[], string[]] = [[], []]
  for (const { seats, own } of momentsOf(TALISMAN as Game)) {
    const view = own.view as TalismanView
    const space = view.players[own.viewer]?.character?.space
    if (space === undefined) continue
    const names = NAMES.slice(0, seats)
    const request = { asked: own.asked, viewer: own.viewer, names, size: 'full', framing: 'narrow' } as const
    const written = writtenIn(() => paintBoard(view, { ...request, extract: 'whole' }))
    const isNamed = written
      .map(({ text }) => text)
      .join(' ')
      .includes(nameOf(space))
    ;(isNamed ? named : nameless).push(space)
    if (named.length + nameless.length >= 24) break
  }
  expect(nameless.length, `${nameless.join()}; ${named.join()}`).toBeLessThanOrEqual(2)
})

it('a card on a phone names the place of the player on turn, far from it if a crowd stands there', () => {
  const places: string[] = []
  for (const { seats, view, asked } of momentsOf(IMPERIAL as Game)) {
    const scene = realmSceneOf(view)
    const on = asked.find(({ verb }) => verb === 'phase.move')?.seat
    const hex = scene.pieces.find(({ seat }) => seat === on)?.place
    const location = hex === undefined ? null : locationIn(scene, hex)
    if (!location) continue
    const request = { asked, viewer: null, names: NAMES.slice(0, seats), size: 'card', framing: 'narrow' } as const
    const written = writtenIn(() => paintRealm(view, request)).map(({ text }) => text)
    const name = sayInImperial('map-place', { place: `place-${location.id}` })
    expect(written.join(' '), `${name}, seen by ${seats}`).toContain(name)
    places.push(`${location.id} ${scene.pieces.filter(({ place }) => place === hex).length}`)
    if (places.length >= 60) break
  }
  expect(places.filter((place) => /[4-8]$/.test(place)).length, places.join()).toBeGreaterThan(1)
})

it.each([
  ['inside its place', { x: 100, y: 100, width: 200, height: 80 }, []],
  ['below a small place', { x: 100, y: 100, width: 40, height: 40 }, []],
  ['beside what is taken', { x: 100, y: 100, width: 40, height: 40 }, [{ x: 0, y: 140, width: 400, height: 200 }]],
] as const)('a name stands %s, clear of all else', (_, place, taken) => {
  const ctx = createCanvas(400, 300).getContext('2d')
  const frame = { x: 0, y: 0, width: 400, height: 300 }
  const at = { frame, px: 27, taken: [...taken, place].slice(0, place.width > 100 ? 0 : undefined) }
  const [box] = drawNameBeside(ctx, 'Firetop', place, at)
  if (!box) throw new Error('the name has no room')
  for (const other of at.taken) expect(overlaps(box, other)).toBe(false)
  expect(fitsIn(frame, box)).toBe(true)
  expect(drawNameBeside(ctx, 'Firetop', place, { ...at, taken: [frame] })).toEqual([])
})

describe('the measure of what is written', () => {
  const box = { x: 40, y: 40, width: 200, height: 60 }
  const kinds = (draw: (ctx: CanvasRenderingContext2D) => void) =>
    blemishesOf(20, () => {
      const canvas = createCanvas(300, 150)
      const ctx = canvas.getContext('2d')
      ctx.fillStyle = '#fffaf0'
      ctx.fillRect(0, 0, 300, 150)
      draw(ctx)
      return canvas
    }).map(({ kind }) => kind)

  it('the measure of what is written finds nothing wrong with what stands there whole, though in the shade', () => {
    const shade = (ctx: CanvasRenderingContext2D) => {
      write(ctx, 'Firetop', 140, 70, { face: 'name', px: 30 })
      ctx.fillStyle = 'rgba(40, 26, 14, 0.15)'
      ctx.fillRect(0, 0, 300, 150)
    }
    expect(kinds(shade)).toEqual([])
  })

  it('the measure of what is written finds what is too small, drawn smaller, cut or covered', () => {
    expect(kinds((ctx) => void write(ctx, 'Firetop', 140, 70, { face: 'name', px: 19 }))).toEqual(['small'])
    const scaled = (ctx: CanvasRenderingContext2D) => {
      ctx.scale(0.5, 0.5)
      letter(ctx, 'Firetop', 280, 140, { face: 'name', px: 30 })
    }
    expect(kinds(scaled)).toEqual(['small'])
    expect(kinds((ctx) => void write(ctx, 'Firetop', 10, 70, { face: 'name', px: 30 }))).toEqual(['cut'])
    const covered = (ctx: CanvasRenderingContext2D) => {
      write(ctx, 'Firetop', 140, 70, { face: 'name', px: 30 })
      drawSheet(ctx, { ...box, width: 90 })
    }
    expect(kinds(covered)).toEqual(['covered'])
  })

  it('reads what is stamped at its place, again and again', () => {
    const badge = (ctx: CanvasRenderingContext2D) => drawBadge(ctx, 12, 290, 70, 24)
    expect([kinds(badge), kinds(badge)]).toEqual([['cut'], ['cut']])
  })
})
