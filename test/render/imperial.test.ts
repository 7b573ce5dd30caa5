import { type Canvas } from 'canvas'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byComputer, byNumbers, placeNumbers, playout, Run, type Asked } from '../../src/engine/index.ts'
import { neighboursOf, PRINTED, realmOf } from '../../src/games/imperial/data/board.ts'
import { IMPERIAL } from '../../src/games/imperial/index.ts'
import type { ImperialView } from '../../src/games/imperial/view/view.ts'
import { paintTable, type PictureRequest } from '../../src/render/index.ts'
import { PICTURE_FRAMINGS, PARTS, type PictureFraming } from '../../src/render/canvas/request.ts'
import { paint } from '../../src/render/games/imperial/index.ts'
import { groundOf } from '../../src/render/games/imperial/ground.ts'
import { decoded, distance } from './jpeg.ts'
import { expectSize, SIZES } from './pictures.ts'
import { often } from '../kit/often.ts'

interface Moment {
  readonly view: ImperialView
  readonly asked: readonly Asked[]
}

/** The pauses of a game played by numbers, as somebody without a seat sees them. */
function* moments(seats: number, seed: number, picks: readonly number[]): Generator<Moment> {
  const setup = { seats, preset: 'standard', seed: String(seed), experience: Array<number>(seats).fill(0) } as const
  for (const { run } of playout(IMPERIAL.rules, setup, byNumbers(picks), picks.length)) {
    yield { view: IMPERIAL.rules.view(run.state, null), asked: run.askedAsSeenBy(null) }
  }
}

/** The pauses of a game in which neighbours help and attack each other, and whether they are in a fight. */
function* neighbourly(seed: string): Generator<Moment & { readonly kind: 'duel' | 'company' | '' }> {
  const setup = { seats: 4, preset: 'blood-and-guts', options: { 'realm-number': 1 }, seed, experience: [] } as const
  const { run } = Run.start(IMPERIAL.rules, IMPERIAL.rules.create(setup))
  const next = byComputer(IMPERIAL, seed)
  for (let answers = 0; answers < 700 && !run.isOver; answers += 1) {
    const asked = run.askedAsSeenBy(null)
    const about = asked[0]?.about as { matter?: string; members?: { id: string }[] } | null | undefined
    const heroes = (about?.members ?? []).filter(({ id }) => id === 'character')
    const kind = about?.matter === 'duel' ? 'duel' : heroes.length > 1 ? 'company' : ''
    yield { view: IMPERIAL.rules.view(run.state, null), asked, kind }
    const neighbour = run.asked.find(({ verb }) => verb === 'duel.attack' || verb === 'support.join')
    const last = neighbour?.offers.at(-1)
    run.submit(neighbour && last ? { seat: neighbour.seat, verb: neighbour.verb, key: last.key } : next(run))
  }
}

function lastMoment(seats: number, answers: number): Moment {
  const last = [
    ...moments(
      seats,
      1,
      Array.from({ length: answers }, (_, i) => i * 7),
    ),
  ].at(-1)
  if (!last) throw new Error('the game paused nowhere')
  return last
}

const card = (asked: readonly Asked[] = [], framing: PictureFraming = 'wide'): PictureRequest => ({
  asked,
  viewer: null,
  size: 'card',
  framing,
  names: [],
})

function pixelsOf(canvas: Canvas): Buffer {
  return canvas.toBuffer('raw')
}

/** A question with places, as the rules would ask it. */
function asking(seat: number, places: readonly string[]): Asked {
  const offers = places.map((place) => ({ key: place, place }))
  const open = { secret: false, known: true, about: null, reaction: false }
  const quiet = { ...open, default: null, standing: null, order: null }
  return { seat, verb: 'move.to', offers, ...quiet }
}

describe('the picture of the realm', () => {
  it('the picture of the realm is drawn throughout random games, in both sizes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 8 }),
        fc.noShrink(fc.integer()),
        fc.array(fc.nat(1000), { minLength: 30, maxLength: 60 }),
        (seats, seed, picks) => {
          let pause = 0
          for (const { view, asked } of moments(seats, seed, picks)) {
            if (pause % 2 === 0) paint(view, card(asked))
            if (pause++ % 20 === 0) paint(view, { ...card(asked), size: 'full' })
          }
        },
      ),
      { numRuns: often(2) },
    )
  })

  it('the picture of the realm of a shuffled realm has its own land, and company and duels are drawn too', () => {
    const seen = new Set<string>()
    for (let seed = 0; seed < 12 && seen.size < 2; seed += 1) {
      for (const { view, asked, kind } of neighbourly(`company ${seed}`)) {
        if (kind === '' || seen.has(kind)) continue
        paint(view, card(asked))
        seen.add(kind)
        if (seen.size === 2) break
      }
    }
    expect([...seen].sort()).toEqual(['company', 'duel'])
    const { view: printed } = lastMoment(4, 1)
    const shuffled = pixelsOf(paint({ ...printed, realm: 1 }, { ...card(), size: 'full' }))
    expect(shuffled.equals(pixelsOf(paint(printed, { ...card(), size: 'full' })))).toBe(false)
    expect(groundOf(realmOf(1))).toBe(groundOf(realmOf(1)))
    expect(groundOf(realmOf(1)).name).not.toBe(groundOf(PRINTED).name)
  })

  it('the picture of the realm is drawn once the game is over', () => {
    const setup = { seats: 3, preset: 'short', seed: 'to the end', experience: [0, 0, 0] } as const
    const { run } = Run.start(IMPERIAL.rules, IMPERIAL.rules.create(setup))
    const next = byComputer(IMPERIAL, 'to the end')
    while (!run.isOver) run.submit(next(run))
    const view = IMPERIAL.rules.view(run.state, null)
    expect(view.phase).toBe('over')
    for (const size of ['card', 'full'] as const) expect(() => paint(view, { ...card(), size })).not.toThrow()
  })

  it('the picture of the realm has the size of its kind, stays small enough to send, and looks as it was painted', async () => {
    const { view, asked } = lastMoment(8, 60)
    for (const framing of PICTURE_FRAMINGS) {
      for (const size of ['card', 'full'] as const) {
        const request = { asked, viewer: null, size, framing, names: [] } as const
        const jpeg = await paintTable('imperial', view, request)
        const picture = await decoded(jpeg)
        expectSize(picture, framing, size)
        expect(jpeg.length).toBeLessThan(size === 'card' ? 250_000 : 1_000_000)
        expect(distance(picture, paint(view, request))).toBeLessThan(6)
      }
    }
  })

  it('the picture of the realm shows each part of the board otherwise, and all of it large', async () => {
    const { view, asked } = lastMoment(8, 60)
    const pictures = PARTS.map((extract) => {
      return pixelsOf(paint(view, { ...card(asked, 'narrow'), size: 'full', extract })).toString('base64')
    })
    expect(new Set(pictures).size).toBe(PARTS.length)
    const jpeg = await paintTable('imperial', view, { ...card(asked), size: 'full', extract: 'large' })
    expect((await decoded(jpeg)).width).toBeGreaterThan(SIZES.wide.full.width)
    expect(jpeg.length).toBeLessThan(8_000_000)
  })

  it('the picture of the realm is the same for the same view', async () => {
    const { view, asked } = lastMoment(4, 40)
    const once = await paintTable('imperial', view, card(asked))
    expect((await paintTable('imperial', structuredClone(view), card(asked))).equals(once)).toBe(true)
  })

  it('the picture of the realm changes when a piece moves', () => {
    const { view } = lastMoment(2, 20)
    const moved = structuredClone(view) as unknown as { players: { character: { hex: string } | null }[] }
    const piece = moved.players.find((player) => player.character)?.character
    if (!piece) throw new Error('nobody has a character')
    piece.hex = neighboursOf(piece.hex)[0] ?? piece.hex
    expect(pixelsOf(paint(view, card())).equals(pixelsOf(paint(moved as unknown as ImperialView, card())))).toBe(false)
  })

  it.each(PICTURE_FRAMINGS)('the picture of the realm bears the numbers of the menu, and no others (%s)', (framing) => {
    const { view } = lastMoment(2, 20)
    const places = ['h-3-4', 'h-4-4', 'h-3-3', 'h-4-4']
    const asked = [asking(view.active, places)]
    expect([...placeNumbers(asked[0]?.offers ?? [])]).toEqual([
      ['h-3-4', 1],
      ['h-4-4', 2],
      ['h-3-3', 3],
    ])
    const swapped = [asking(view.active, ['h-4-4', 'h-3-4', 'h-3-3'])]
    const [picture, same, other] = [asked, [asking(view.active, places.slice(0, 3))], swapped].map((question) =>
      pixelsOf(paint(view, card(question, framing))),
    )
    expect(picture?.equals(same ?? Buffer.of())).toBe(true)
    expect(picture?.equals(other ?? Buffer.of())).toBe(false)
  })

  it('the picture of the realm shows a viewer the places of his own question', () => {
    const { view } = lastMoment(3, 30)
    const [mine, theirs] = [asking(0, ['h-0-0']), asking(1, ['h-9-8'])]
    const picture = (viewer: number) =>
      pixelsOf(paint(view, { asked: [mine, theirs], viewer, size: 'card', framing: 'wide', names: [] }))
    expect(picture(0).equals(pixelsOf(paint(view, card([mine]))))).toBe(true)
    expect(picture(1).equals(pixelsOf(paint(view, card([theirs]))))).toBe(true)
  })

  it('the picture of the realm passes over places that are not on the board', () => {
    const { view } = lastMoment(2, 20)
    expect(() => paint(view, card([asking(view.active, ['nowhere', 'h-3-4'])]))).not.toThrow()
  })

  it('the picture of the realm is drawn before anybody has a character', () => {
    const { view, asked } = [...moments(5, 3, [0])][0] ?? lastMoment(5, 1)
    expect(view.players.some((player) => player.character)).toBe(false)
    for (const framing of PICTURE_FRAMINGS) expect(() => paint(view, card(asked, framing))).not.toThrow()
  })
})
