import type { Canvas } from 'canvas'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { byNumbers, placeNumbers, playout, type Asked, type Rules, type State } from '../../src/engine/index.ts'
import { paintTable, type Painter, type PictureRequest } from '../../src/render/index.ts'
import { PICTURE_FRAMINGS, PARTS, type PictureFraming } from '../../src/render/canvas/request.ts'
import { decoded, distance } from './jpeg.ts'

/** What must hold for the pictures of any game. */

export interface Subject<S extends State, V> {
  readonly rules: Rules<S, V>
  readonly paint: Painter<V>
  readonly mostSeats: number
  /** Some places of its board, none twice. */
  readonly places: readonly [string, string, string]
  /** Moves somebody to one of the places. */
  readonly move: (view: V, place: string) => V
}

export interface Moment<V> {
  readonly view: V
  readonly asked: readonly Asked[]
}

/** The pauses of a game played by numbers, as somebody without a seat sees them. */
export function* moments<S extends State, V>(
  rules: Rules<S, V>,
  seats: number,
  seed: number,
  picks: readonly number[],
): Generator<Moment<V>> {
  const setup = { seats, preset: 'standard', seed: String(seed), experience: Array<number>(seats).fill(0) } as const
  for (const { run } of playout(rules, setup, byNumbers(picks), picks.length)) {
    yield { view: rules.view(run.state, null), asked: run.askedAsSeenBy(null) }
  }
}

export function momentOf<S extends State, V>(rules: Rules<S, V>, seats: number, answers: number): Moment<V> {
  const picks = Array.from({ length: answers }, (_, i) => i * 7)
  const last = [...moments(rules, seats, 1, picks)].at(-1)
  if (!last) throw new Error('the game paused nowhere')
  return last
}

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dora', 'Eve', 'Finn', 'Gus', 'Hal']

export const card = (asked: readonly Asked[] = [], framing: PictureFraming = 'wide'): PictureRequest => ({
  asked,
  viewer: null,
  size: 'card',
  framing,
  names: NAMES,
})

/** How large a picture of each kind is. */
export const SIZES = {
  wide: { card: { width: 1000, height: 750 }, full: { width: 1600, height: 1400 } },
  narrow: { card: { width: 720, height: 750 }, full: { width: 720, height: 900 } },
} as const

/** Those of a phone are lower where the whole board does not fill them. */
export function expectSize(picture: Size, framing: PictureFraming, size: 'card' | 'full'): void {
  const most = SIZES[framing][size]
  expect(picture.width).toBe(most.width)
  if (framing === 'wide') expect(picture.height).toBe(most.height)
  expect(picture.height).toBeLessThanOrEqual(most.height)
  expect(picture.height).toBeGreaterThan(500)
}

interface Size {
  readonly width: number
  readonly height: number
}

export function pixelsOf(canvas: Canvas): Buffer {
  return canvas.toBuffer('raw')
}

/** A question with places, as the rules would ask it. */
export function asking(seat: number, places: readonly string[]): Asked {
  const offers = places.map((place) => ({ key: place, place }))
  const open = { secret: false, known: true, about: null, reaction: false }
  const quiet = { ...open, default: null, standing: null, order: null }
  return { seat, verb: 'move.to', offers, ...quiet }
}

export function itPaints<S extends State, V extends { readonly active: number }>(subject: Subject<S, V>): void {
  const { rules, paint, mostSeats } = subject

  it('is drawn throughout random games, in both sizes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: mostSeats }),
        fc.noShrink(fc.integer()),
        fc.array(fc.nat(1000), { minLength: 40, maxLength: 120 }),
        (seats, seed, picks) => {
          let pause = 0
          for (const { view, asked } of moments(rules, seats, seed, picks)) {
            if (pause % 3 === 0) paint(view, card(asked))
            if (pause++ % 40 === 0) paint(view, { ...card(asked), size: 'full' })
          }
        },
      ),
      { numRuns: 3 },
    )
  })

  it('has the size of its kind, stays small enough to send, and looks as it was painted', async () => {
    const { view, asked } = momentOf(rules, mostSeats, 60)
    for (const framing of PICTURE_FRAMINGS) {
      for (const size of ['card', 'full'] as const) {
        const request = { asked, viewer: null, size, framing, names: NAMES } as const
        const jpeg = await paintTable(rules.id, view, request)
        const picture = await decoded(jpeg)
        expectSize(picture, framing, size)
        expect(jpeg.length).toBeLessThan(size === 'card' ? 250_000 : 1_000_000)
        expect(distance(picture, paint(view, request))).toBeLessThan(6)
      }
    }
  })

  it('shows each part of the board otherwise, and all of it large', async () => {
    const { view, asked } = momentOf(rules, 4, 40)
    const pictures = PARTS.map((extract) => {
      return pixelsOf(paint(view, { ...card(asked, 'narrow'), size: 'full', extract })).toString('base64')
    })
    expect(new Set(pictures).size).toBe(PARTS.length)
    const jpeg = await paintTable(rules.id, view, { ...card(asked), size: 'full', extract: 'large' })
    expect((await decoded(jpeg)).width).toBeGreaterThan(SIZES.wide.full.width)
    expect(jpeg.length).toBeLessThan(8_000_000)
  })

  it('is the same for the same view, whatever was drawn in between', async () => {
    const { view, asked } = momentOf(rules, 4, 40)
    const once = await paintTable(rules.id, view, card(asked))
    const [between] = moments(rules, mostSeats, 5, [0, 3])
    if (!between) throw new Error('the game paused nowhere')
    for (const size of ['full', 'card'] as const) await paintTable(rules.id, between.view, { ...card(), size })
    expect((await paintTable(rules.id, structuredClone(view), card(asked))).equals(once)).toBe(true)
  })

  itPaintsPlaces(subject)
}

/** Pieces stand where they are, and the places of a question bear their numbers. */
function itPaintsPlaces<S extends State, V extends { readonly active: number }>(subject: Subject<S, V>): void {
  const { rules, paint, mostSeats, places, move } = subject
  const [here, there, elsewhere] = places

  it.each(PICTURE_FRAMINGS)('changes when a piece moves (%s)', (framing) => {
    const { view } = momentOf(rules, 3, 30)
    const [before, after] = [here, there].map((place) => pixelsOf(paint(move(view, place), card([], framing))))
    expect(before?.equals(after ?? Buffer.of())).toBe(false)
  })

  it.each(PICTURE_FRAMINGS)('bears the numbers of the menu, and no others (%s)', (framing) => {
    const { view } = momentOf(rules, 3, 30)
    const asked = [asking(view.active, [here, there, elsewhere, there])]
    expect([...placeNumbers(asked[0]?.offers ?? [])]).toEqual([
      [here, 1],
      [there, 2],
      [elsewhere, 3],
    ])
    const swapped = [asking(view.active, [there, here, elsewhere])]
    const [picture, same, other] = [asked, [asking(view.active, places)], swapped].map((question) =>
      pixelsOf(paint(view, card(question, framing))),
    )
    expect(picture?.equals(same ?? Buffer.of())).toBe(true)
    expect(picture?.equals(other ?? Buffer.of())).toBe(false)
  })

  it('shows a viewer the places of his own question', () => {
    const { view } = momentOf(rules, 3, 30)
    const [mine, theirs] = [asking(0, [here]), asking(1, [there])]
    const picture = (viewer: number) =>
      pixelsOf(paint(view, { asked: [mine, theirs], viewer, size: 'card', framing: 'wide', names: NAMES }))
    expect(picture(0).equals(pixelsOf(paint(view, card([mine]))))).toBe(true)
    expect(picture(1).equals(pixelsOf(paint(view, card([theirs]))))).toBe(true)
  })

  it('passes over places that are not on the board', () => {
    const { view } = momentOf(rules, 2, 20)
    for (const size of ['card', 'full'] as const) {
      expect(() => paint(view, { ...card([asking(view.active, ['nowhere', here])]), size })).not.toThrow()
    }
  })

  it('is drawn before anybody has moved', () => {
    for (const seats of [2, mostSeats]) {
      const [first] = moments(rules, seats, 3, [0])
      if (!first) throw new Error('the game paused nowhere')
      for (const framing of PICTURE_FRAMINGS) {
        expect(() => paint(first.view, card(first.asked, framing))).not.toThrow()
        expect(() => paint(first.view, { ...card(first.asked, framing), size: 'full' })).not.toThrow()
      }
    }
  })
}
