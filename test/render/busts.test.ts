import { createCanvas } from 'canvas'
import { describe, expect, it } from 'vitest'
import { CHARACTERS as IMPERIAL } from '../../src/games/imperial/data/components.ts'
import { CHARACTERS as TALISMAN } from '../../src/games/talisman/data/components.ts'
import { GAMES } from '../../src/games/index.ts'
import { CLOTHES, HEADWEAR } from '../../src/render/faces/dress.ts'
import type { Bust } from '../../src/render/faces/bust.ts'
import { COMPANY_FACES, withFaces } from '../../src/render/faces/company.ts'
import { BEARDS, HAIR } from '../../src/render/faces/hair.ts'
import { PROPS } from '../../src/render/faces/props.ts'
import { SURROUNDINGS } from '../../src/render/faces/surroundings.ts'
import { FOLK as IMPERIAL_FOLK } from '../../src/render/games/imperial/folk.ts'
import { FOLK as TALISMAN_FOLK } from '../../src/render/games/talisman/folk.ts'
import { FOLK as WARLOCK_FOLK } from '../../src/render/games/warlock/folk.ts'
import { BUSTS as ADVENTURERS } from '../../src/render/games/warlock/busts.ts'
import { drawToken } from '../../src/render/map/token.ts'
import { tokenFor as imperial } from '../../src/render/games/imperial/index.ts'
import { tokenFor as talisman } from '../../src/render/games/talisman/index.ts'
import { tokenFor as warlock } from '../../src/render/games/warlock/index.ts'

/** The radius of a piece on a phone, where it is 28 pixels wide: a card of 720 pixels is shown at 390. */
const RADIUS = 26
const SIDE = 72

const CASTS = {
  talisman: [...TALISMAN.keys()].map((id) => talisman(0, id)),
  imperial: [...IMPERIAL.keys()].map((id) => imperial(0, id)),
  warlock: Array.from({ length: 6 }, (_, seat) => ({ ...warlock(seat), seat: 0, isUnnumbered: true })),
  company: Object.values(COMPANY_FACES).map((bust) => ({ seat: 0, bust })),
}

const FOLK = { imperial: IMPERIAL_FOLK, talisman: TALISMAN_FOLK, warlock: WARLOCK_FOLK }

describe('the faces of players', () => {
  for (const [game, tokens] of Object.entries(CASTS)) {
    it(`tells all heroes of ${game} apart on a piece of 28 pixels`, () => {
      const pictures = tokens.map((token) => {
        const ctx = createCanvas(SIDE, SIDE).getContext('2d')
        drawToken(ctx, token, { x: SIDE / 2, y: SIDE / 2 }, RADIUS, 22)
        return ctx.getImageData(0, 0, SIDE, SIDE).data
      })
      for (const [at, one] of pictures.entries())
        for (const other of pictures.slice(at + 1)) expect(differing(one, other)).toBeGreaterThan(0.25)
    })
  }

  it('shows a computer player’s own face where the seat has no character', () => {
    const faces = [null, 'grisel'] as const
    const { grisel } = COMPANY_FACES
    expect(withFaces(talisman, faces)(1, undefined)).toMatchObject({ bust: grisel, looks: null })
    expect(withFaces(talisman, faces)(1, 'wizard')).toEqual(talisman(1, 'wizard'))
    expect(withFaces(talisman, faces)(0, undefined)).toEqual(talisman(0, undefined))
    expect(withFaces(warlock, faces)(1, undefined).bust).toBe(grisel)
  })

  it('shows the number of the seat where a face has no room', () => {
    const at = (radius: number, token = talisman(2, 'wizard')) => {
      const canvas = createCanvas(SIDE, SIDE)
      drawToken(canvas.getContext('2d'), token, { x: SIDE / 2, y: SIDE / 2 }, radius, 22)
      return canvas.toDataURL()
    }
    expect(at(21)).toBe(at(21, { seat: 2 }))
    expect(at(RADIUS)).not.toBe(at(RADIUS, { seat: 2 }))
  })
})

describe('the looks of folk and things', () => {
  it.each(GAMES.map((game) => [game.rules.id as keyof typeof FOLK, game] as const))('%s draws only what it has, and nobody twice', (id, game) => {
    // Spaces of one kind look alike.
    const landOf = (space: string) => space.replace(/-(north|south|east|west|middle).*$/, '')
    const topics = new Set((game.words.reference?.() ?? []).flatMap((topic) => [topic.id, landOf(topic.id)]))
    expect(Object.keys(FOLK[id]).filter((one) => !topics.has(one))).toEqual([])
    const faces = Object.values(FOLK[id]).flatMap((one) => (one?.bust ? [JSON.stringify(one.bust)] : []))
    expect(new Set(faces).size).toBe(faces.length)
  }) // prettier-ignore

  it('has no part of a face and no surroundings that nobody uses', () => {
    const looks = Object.values(FOLK).flatMap((folk) => Object.values(folk))
    const busts: readonly Bust[] = [...ADVENTURERS, ...looks.flatMap((one) => one?.bust ?? [])]
    const unused = (all: object, used: readonly unknown[]) =>
      Object.keys(all).filter((one) => one !== 'none' && !used.includes(one))
    expect(unused(HAIR, busts.map(({ hair }) => hair))).toEqual([])
    expect(unused(BEARDS, busts.map(({ beard }) => beard))).toEqual([])
    expect(unused(CLOTHES, busts.map(({ wears }) => wears))).toEqual([])
    expect(unused(HEADWEAR, busts.map(({ on }) => on))).toEqual([])
    expect(unused(PROPS, busts.map(({ holds }) => holds))).toEqual([])
    expect(unused(SURROUNDINGS, looks.map((one) => one?.ground))).toEqual([])
  }) // prettier-ignore
})

/** The share of the piece's pixels that differ clearly. */
function differing(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  let count = 0
  for (let at = 0; at < one.length; at += 4) {
    const far = [0, 1, 2].reduce((sum, of) => sum + Math.abs((one[at + of] ?? 0) - (other[at + of] ?? 0)), 0)
    if (far > 90) count += 1
  }
  return count / (Math.PI * RADIUS * RADIUS)
}
