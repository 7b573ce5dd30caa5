import { createCanvas, type Canvas } from 'canvas'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { byComputer, playout, type Game } from '../../src/engine/index.ts'
import { IMPERIAL } from '../../src/games/imperial/index.ts'
import { GAMES } from '../../src/games/index.ts'
import { TALISMAN } from '../../src/games/talisman/index.ts'
import { WARLOCK } from '../../src/games/warlock/index.ts'
import { fillFromRuns, toRuns } from '../../src/render/canvas/runs.ts'
import { drawGround, ensureStored, setGroundsFolder, type Ground } from '../../src/render/map/ground.ts'
import { GROUND as REALM, paint as paintRealm } from '../../src/render/games/imperial/index.ts'
import { allGrounds, prepareGrounds, type PictureRequest } from '../../src/render/index.ts'
import { GROUND as BOARD, paint as paintBoard } from '../../src/render/games/talisman/index.ts'
import { GROUND as DUNGEON, paint as paintDungeon } from '../../src/render/games/warlock/index.ts'

let folder: string
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'questmaster-grounds-')), '0123456789abcdef')
})
afterEach(() => {
  setGroundsFolder(null)
  rmSync(join(folder, '..'), { recursive: true, force: true })
})

/** A small ground that counts how often it is painted. */
function meadow(name = 'meadow') {
  const ground = {
    name,
    world: { x: 0, y: 0, width: 6, height: 4 },
    scales: [10, 20],
    painted: 0,
    paint(scale: number): Canvas {
      ground.painted += 1
      const canvas = createCanvas(6 * scale, 4 * scale)
      const ctx = canvas.getContext('2d')
      for (let y = 0; y < canvas.height; y++) {
        for (let x = 0; x < canvas.width; x++) {
          ctx.fillStyle = `rgb(${x}, ${y}, ${(x * y) % 256})`
          ctx.fillRect(x, y, 1, 1)
        }
      }
      return canvas
    },
  }
  return ground
}

/** A ground of 2.4 MB on which no two pixels beside each other are the same. */
function noise(name: string): Ground {
  const paint = (scale: number): Canvas => {
    const canvas = createCanvas(80 * scale, 75 * scale)
    const ctx = canvas.getContext('2d')
    const image = ctx.createImageData(canvas.width, canvas.height)
    new Int32Array(image.data.buffer).forEach((_, at, pixels) => (pixels[at] = 0xff000000 | (at * 7919)))
    ctx.putImageData(image, 0, 0)
    return canvas
  }
  return { name, world: { x: 0, y: 0, width: 80, height: 75 }, scales: [10], paint }
}

/** What a picture of 40 by 30 pixels shows of a ground around a point of it. */
function shown(ground: Ground, at = { x: 3, y: 2 }, scale = 10): Buffer {
  const canvas = createCanvas(40, 30)
  drawGround(canvas.getContext('2d'), ground, { at, scale, frame: { x: 0, y: 0, width: 40, height: 30 } })
  return canvas.toBuffer('raw')
}

describe('a ground', () => {
  const corners = [
    { x: 3, y: 2 },
    { x: 0, y: 0 },
    { x: 6, y: 4 },
    { x: -9, y: 2 },
    { x: 2.34, y: 1.96 },
  ]

  it('a ground is the same from the folder as painted, wherever the picture looks', () => {
    const ground = meadow()
    const fresh = corners.map((at) => shown(ground, at))
    expect(new Set(fresh.map((one) => one.toString('hex'))).size).toBe(corners.length)
    setGroundsFolder(folder)
    expect(ensureStored(ground, 10)).toBe(true)
    expect(corners.map((at) => shown(ground, at))).toEqual(fresh)
    expect(ground.painted).toBe(2)
  })

  it('a ground is painted once for all starts, for each scale', () => {
    const ground = meadow()
    for (let start = 0; start < 3; start += 1) {
      setGroundsFolder(folder)
      shown(ground)
      shown(ground, { x: 1, y: 1 }, 20)
    }
    expect(ground.painted).toBe(2)
    expect(readdirSync(folder).sort()).toEqual(['meadow-10', 'meadow-20'])
  })

  it('a ground of which there are many is kept for a while: those painted last', () => {
    setGroundsFolder(folder)
    const grounds = [0, 1, 2, 3, 4, 5].map((at) => ({ ...noise(`realm-${at}`), isOneOfMany: true as const }))
    for (const [at, ground] of grounds.entries()) {
      shown(ground)
      // Files that were written within the same millisecond have no order.
      for (const name of readdirSync(folder)) utimesSync(join(folder, name), at, Number(name.split('-').at(-2)) + 1)
    }
    shown(meadow())
    expect(readdirSync(folder).sort()).toEqual(['meadow-10', ...[3, 4, 5].map((at) => `of-many-realm-${at}-10`)])
  })

  it('a board is painted again if its file is damaged', () => {
    const ground = meadow()
    const fresh = shown(ground)
    setGroundsFolder(folder)
    shown(ground)
    const file = join(folder, 'meadow-10')
    const whole = readFileSync(file)
    const flipped = Buffer.from(whole)
    flipped.writeUInt8(flipped.readUInt8(500) ^ 1, 500)
    for (const damage of [
      () => truncateSync(file, 100),
      () => writeFileSync(file, ''),
      () => writeFileSync(file, flipped),
      () => writeFileSync(file, Buffer.concat([whole, whole])),
    ]) {
      damage()
      setGroundsFolder(folder)
      const before = ground.painted
      expect(shown(ground)).toEqual(fresh)
      expect(ground.painted).toBe(before + 1)
      expect(readFileSync(file)).toEqual(whole)
    }
  })

  it('a board is painted again if its file was cut off while it was in use', () => {
    const ground = meadow()
    const fresh = shown(ground)
    setGroundsFolder(folder)
    shown(ground)
    expect(shown(ground)).toEqual(fresh)
    truncateSync(join(folder, 'meadow-10'), 100)
    expect(shown(ground)).toEqual(fresh)
    expect(shown(ground)).toEqual(fresh)
    expect(ground.painted).toBe(3)
  })

  it('a ground is kept in memory where no folder can be written', () => {
    const ground = meadow()
    const fresh = shown(ground)
    writeFileSync(join(folder, '..', 'a file'), '')
    setGroundsFolder(join(folder, '..', 'a file', 'and no folder'))
    expect(ensureStored(ground, 10)).toBe(false)
    const before = ground.painted
    for (let times = 0; times < 3; times += 1) expect(shown(ground)).toEqual(fresh)
    expect(ground.painted).toBe(before + 1)
  })
})

describe('runs', () => {
  const rows = fc.integer({ min: 1, max: 700 }).chain((width) =>
    fc.record({
      width: fc.constant(width),
      // Few colours, and some lengths beyond the longest run.
      pieces: fc.array(fc.tuple(fc.nat(0xffffff), fc.oneof(fc.nat(5), fc.nat(600))), { minLength: 1, maxLength: 40 }),
      from: fc.nat(width - 1),
    }),
  )

  it('give back any part of any row', () => {
    fc.assert(
      fc.property(rows, ({ width, pieces, from }) => {
        const all = pieces.flatMap(([colour, count]) => Array<number>(count + 1).fill(colour | 0xff000000))
        const height = Math.ceil(all.length / width)
        const pixels = Int32Array.from({ length: width * height }, (_, at) => all[at] ?? 0xff000000)
        const { runs, counts } = toRuns(pixels, width)
        let first = 0
        for (const [row, count] of counts.entries()) {
          const part = new Int32Array(width - from)
          fillFromRuns(part, runs, first, from)
          expect(part).toEqual(pixels.slice(row * width + from, (row + 1) * width))
          first += count
        }
        expect([counts.length, first]).toEqual([height, runs.length])
      }),
    )
  })
})

describe('preparing', () => {
  it('preparing paints what is missing, and takes away what other versions and dead processes have left', async () => {
    const beside = join(folder, '..')
    mkdirSync(join(beside, 'fedcba9876543210'))
    writeFileSync(join(beside, 'fedcba9876543210', 'meadow-10'), '')
    writeFileSync(join(beside, 'somebody else’s'), '')
    const [ground, other] = [meadow(), meadow('forest')]
    setGroundsFolder(folder)
    ensureStored(ground, 20)
    writeFileSync(join(folder, 'meadow-10.123.new'), 'half')
    expect(await prepareGrounds(folder, [ground, other])).toBe(true)
    expect([ground.painted, other.painted]).toEqual([2, 2])
    expect(readdirSync(folder).sort()).toEqual(['forest-10', 'forest-20', 'meadow-10', 'meadow-20', 'prepared'])
    expect(readdirSync(beside).sort()).toEqual(['0123456789abcdef', 'somebody else’s'])
  })

  it('preparing says so where nothing can be kept', async () => {
    writeFileSync(folder, 'no folder')
    expect(await prepareGrounds(folder, [meadow()])).toBe(false)
  })

  it('preparing knows a ground of every game', async () => {
    const names = (await allGrounds()).map(({ name }) => name)
    expect(names.sort()).toEqual(GAMES.map(({ rules }) => rules.id).sort())
  })
})

/** Views of a match of computer players, from its beginning to far into it, and what is asked there. */
function* moments(game: Game, seats: number, answers: number, step: number) {
  const { rules } = game
  const setup = { seats, preset: 'standard', seed: 'grounds', experience: Array<number>(seats).fill(0) } as const
  let at = 0
  for (const { run } of playout(rules, setup, byComputer(game, 'grounds'), answers)) {
    if (at++ % step === 0) yield { view: rules.view(run.state, null), asked: run.askedAsSeenBy(null) }
  }
}

describe.each([
  ['imperial', IMPERIAL, paintRealm, REALM],
  ['talisman', TALISMAN, paintBoard, BOARD],
  ['warlock', WARLOCK, paintDungeon, DUNGEON],
] as const)('the pictures of %s', (name, game, paint, ground) => {
  it('are pixel for pixel the same on a ground from the folder, at scales that are prepared', () => {
    const all = [2, 5].flatMap((seats) => [...moments(game as unknown as Game, seats, 300, 50)])
    const pictures = () =>
      all.map(({ view, asked }, i) => {
        const request: PictureRequest = {
          asked,
          viewer: null,
          size: i % 5 === 0 ? 'full' : 'card',
          framing: 'wide',
          names: [],
        }
        return (paint as (view: unknown, request: PictureRequest) => Canvas)(view, request).toBuffer('raw')
      })
    const fresh = pictures()
    setGroundsFolder(folder)
    for (const scale of ground.scales) ensureStored(ground, scale)
    const kept = pictures()
    const differing = fresh.flatMap((one, i) => (kept[i]?.equals(one) ? [] : [i]))
    expect(differing).toEqual([])
    expect(readdirSync(folder).sort()).toEqual(ground.scales.map((scale) => `${name}-${scale}`).sort())
  })
})
