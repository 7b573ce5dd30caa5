import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import {
  byComputer,
  MAX_DRAMA_LINE,
  MAX_DRAMA_TITLE,
  playout,
  weightiest,
  type Drama,
  type DramaKind,
  type Game,
  type Happened,
  type Setup,
} from '../../src/engine/index.ts'
import { altOfScene } from '../../src/discord/table/telling/scenes.ts'
import { GAMES } from '../../src/games/index.ts'
import { IMPERIAL } from '../../src/games/imperial/index.ts'
import { TALISMAN } from '../../src/games/talisman/index.ts'
import { paintScene } from '../../src/render/index.ts'
import { MAX_MOVING_BYTES } from '../../src/render/finished/moving.ts'
import { decoded } from './jpeg.ts'
import { dramaOf, EXAMPLES, sceneOf, scenesOf } from '../../trials/scenes.ts'

/** Bytes of a scene at most. */
const MOST = 80_000

describe.each(EXAMPLES)('$what ($game.words.title)', (example) => {
  const { game, told } = example

  it('makes a scene in plain words, with all who are in it and something to say for those who do not see it', () => {
    const drama = dramaOf(example)
    expect(drama.title.length).toBeLessThanOrEqual(MAX_DRAMA_TITLE)
    for (const line of drama.lines) expect(line.length).toBeLessThanOrEqual(MAX_DRAMA_LINE)
    const alt = altOfScene(drama, {})
    expect(alt).toContain(drama.title)
    expect(alt).not.toMatch(/\*\*|undefined|null|NaN/)
    expect(alt.length).toBeLessThanOrEqual(1000)
    const topics = game.words.reference?.() ?? []
    for (const id of [drama.about, ...(drama.sides ?? []).map(({ topic }) => topic)]) {
      if (id !== undefined) expect(topics.map((one) => one.id)).toContain(id)
    }
    expect(told.length).toBeGreaterThan(0)
  })

  it('is drawn for both screens, the same each time, in few bytes', async () => {
    const drama = dramaOf(example)
    for (const framing of ['wide', 'narrow'] as const) {
      const scene = sceneOf(game, drama, framing)
      const jpeg = await paintScene(game.rules.id, scene)
      expect(jpeg.equals(await paintScene(game.rules.id, structuredClone(scene)))).toBe(true)
      expect(jpeg.length).toBeLessThan(MOST)
      const { width, height } = await decoded(jpeg)
      expect(width).toBe(framing === 'wide' ? 1000 : 720)
      expect(height).toBeGreaterThan(200)
      expect(height).toBeLessThan(framing === 'wide' ? 640 : 900)
    }
  })
})

/** Mean differences of two pictures, 0 to 255. JPEG and WebP differ by up to 13 on the same picture. */
const [ALIKE, SAME] = [16, 2]
/** Changes of brightness by less than this share are no flash. */
const FLASH = 0.1

/** The frames of a picture, small, as grey pixels. */
async function greysOf(picture: Buffer): Promise<Buffer[]> {
  const { pages = 1 } = await sharp(picture, { pages: -1 }).metadata()
  const frames = Array.from({ length: pages }, (_, page) =>
    sharp(picture, { page }).resize(90, 60, { fit: 'fill' }).greyscale().raw().toBuffer(),
  )
  return await Promise.all(frames)
}

const difference = (one: Buffer, other: Buffer) =>
  Math.sqrt(one.reduce((sum, value, at) => sum + (value - (other[at] ?? 0)) ** 2, 0) / one.length)

/** How often the brightness of a picture turns from rising to falling, or the other way. */
function turnsOf(frames: readonly Buffer[]): number {
  const means = frames.map((frame) => frame.reduce((sum, value) => sum + value, 0) / frame.length / 255)
  const changes = means.slice(1).map((mean, at) => mean - (means[at] ?? 0))
  const signs = changes.filter((change) => Math.abs(change) >= FLASH).map(Math.sign)
  return signs.filter((sign, at) => at > 0 && sign !== signs[at - 1]).length
}

const MOMENTS = EXAMPLES.flatMap((example) =>
  scenesOf(example).flatMap((one) => (one.drama.weight >= 4 ? [{ game: example.game, ...one }] : [])),
)

describe('the scene of a great moment', () => {
  it('is a theft too, if a great treasure changes hands', () => {
    const thefts = EXAMPLES.filter(({ kind }) => kind === 'robbery')
    const great = ['keys stolen', 'a Talisman stolen', 'Imperial Treasures confiscated']
    expect(thefts.filter((theft) => dramaOf(theft).weight >= 4).map(({ what }) => what)).toEqual(great)
    expect(thefts.length).toBeGreaterThan(great.length)
  })

  it.each(MOMENTS)(
    'moves once, for two seconds at most, and begins and ends as the still one: $what ($game.words.title)',
    async ({ game, drama }) => {
      const scene = sceneOf(game, drama, 'narrow')
      const moving = await paintScene(game.rules.id, { ...scene, moves: true })
      expect(moving.length).toBeLessThan(MAX_MOVING_BYTES)
      const still = await paintScene(game.rules.id, scene)
      const { width, height } = await decoded(still)
      const { format, loop, delay = [], pages = 0, ...size } = await sharp(moving, { pages: -1 }).metadata()
      expect([format, loop, size.width, size.pageHeight]).toEqual(['webp', 1, width, height])
      expect(pages).toBeGreaterThan(5)
      expect(delay.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(2000)
      const [[settled], frames] = await Promise.all([greysOf(still), greysOf(moving)])
      const [first, begun, last] = [frames[0], frames[1], frames.at(-1)]
      if (!settled || !first || !begun || !last) throw new Error('a picture has no frames')
      expect(difference(last, settled)).toBeLessThan(ALIKE)
      expect(difference(first, last)).toBeLessThan(SAME)
      expect(difference(begun, last)).toBeGreaterThan(SAME)
      expect(turnsOf(frames)).toBeLessThanOrEqual(2)
    },
  )

  it('the scene of a great moment has the same bytes whenever it is drawn', async () => {
    const [one] = MOMENTS
    if (!one) throw new Error('no moment is great')
    const scene = { ...sceneOf(one.game, one.drama, 'wide'), moves: true }
    const first = await paintScene(one.game.rules.id, scene)
    expect(first.equals(await paintScene(one.game.rules.id, structuredClone(scene)))).toBe(true)
  })
})

describe('the scene of a fight', () => {
  const fights = EXAMPLES.filter(({ kind }) => kind === 'fight').map((one) => ({ ...one, drama: dramaOf(one) }))

  it.each(fights)(
    'the scene of a fight has the dice of both sides, and says in words too who has won: $what',
    ({ drama }) => {
      const [one, other] = drama.sides ?? []
      expect(one?.dice?.length).toBeGreaterThan(0)
      expect(other?.dice?.length).toBeGreaterThan(0)
      expect([one?.left, other?.left]).not.toContain(undefined)
      if (one?.won != null) expect(other?.won).toBe(!one.won)
      for (const { value } of [...(one?.dice ?? []), ...(other?.dice ?? [])])
        expect([1, 2, 3, 4, 5, 6]).toContain(value)
    },
  )

  it('the scene of a fight strikes out the dead alone, and says by how much it was won', () => {
    const dramas = (game: Game, ...told: Happened['fact'][]) =>
      game.words.dramas?.(told.map((fact) => ({ fact, names: (seat) => `P${seat}` }))) ?? []
    const fallenIn = (drama?: Drama) => drama?.sides?.map(({ fallen }) => fallen === true)
    const margins = fights.map(({ drama }) => drama.margin)
    expect(margins).toEqual(['Last round by 10', 'Last round by 8', 'Won by 6', 'Level', '4 hits ahead', '1 hit ahead'])
    for (const { drama } of fights) expect(altOfScene(drama, {})).toContain(`${drama.margin ?? ''}.`)
    expect(fights.map(({ drama }) => fallenIn(drama))).toEqual(
      [[false, true], [true, false], [false, true], [false, false], [false, true], [true, false]],
    ) // prettier-ignore
    for (const [end, fallen] of [['joined', false], ['creature-fled', false], ['killed', true]] as const) {
      const blows = [{ seat: 0, member: 'character', dice: [6], hitsOn: 5, hits: 1 }]
      const over = { kind: 'fight-over', seat: 0, tile: 'giant', end, rounds: 1, fought: [{ round: 1, blows }] }
      expect(fallenIn(dramas(IMPERIAL as Game, over)[0])).toEqual([false, fallen])
    } // prettier-ignore
    const lost = {
      ...(EXAMPLES.find(({ what }) => what.startsWith('a Stand-off'))?.told[0] ?? { kind: '' }),
      result: 'lost',
    }
    expect(fallenIn(dramas(TALISMAN as Game, lost)[0])).toEqual([false, false])
  })

  it('the scene of a fight looks otherwise for each that is told otherwise', async () => {
    const [first] = fights
    if (!first) throw new Error('there are no fights')
    const bytes = async (drama: Drama) => await paintScene(first.game.rules.id, sceneOf(first.game, drama, 'wide'))
    const { drama } = first
    const [one, other] = drama.sides ?? []
    if (!one || !other) throw new Error('a fight has two sides')
    const others: Drama[] = [
      { ...drama, sides: [{ ...one, won: false }, { ...other, won: true }] },
      { ...drama, sides: [{ ...one, left: 'Stamina 1' }, other] },
      { ...drama, sides: [{ ...one, dice: [{ value: 1, counts: false }] }, other] },
      { ...drama, sides: [{ ...one, earlier: [] }, { ...other, earlier: [] }] },
      { ...drama, title: 'Another fight' },
      { ...drama, margin: 'Won by 1' },
      { ...drama, sides: [one, { ...other, fallen: false }] },
    ] // prettier-ignore
    const all = await Promise.all([drama, ...others].map(bytes))
    expect(new Set(all.map((one_) => one_.toString('latin1'))).size).toBe(others.length + 1)
  })
})

it('the scene of an event about no topic has the sign that its game gives it', async () => {
  const signed = EXAMPLES.flatMap((example) => {
    const drama = dramaOf(example)
    return drama.sign === undefined ? [] : [{ game: example.game, drama }]
  })
  expect(signed.map(({ drama: { kind, sign } }) => [kind, sign])).toEqual([['robbery', 'keys'], ['rescue', 'freedom']]) // prettier-ignore
  for (const { game, drama } of signed) {
    const drawn = async (sign?: string) =>
      (await paintScene(game.rules.id, sceneOf(game, { ...drama, sign } as Drama, 'narrow'))).toString('latin1')
    const all = [await drawn(drama.sign), await drawn(), await drawn('no such sign')]
    expect(all[0]).not.toBe(all[1])
    expect(all[2]).toBe(all[1])
  }
})

/** What is told to all in a match of computer players, an answer a list. */
function* toldIn(game: Game, setup: Setup): Generator<readonly Happened[]> {
  const steps: ReturnType<typeof playout> = playout(game.rules, setup, byComputer(game, setup.seed), 8000)
  for (;;) {
    const step = steps.next()
    const { emitted, run } = step.value
    const called = game.words.called?.(game.rules.view(run.state, null)) ?? []
    const names = (seat: number) => called[seat] ?? `Player ${seat + 1}`
    yield emitted.flatMap(({ fact, to }) => (to === 'all' ? [{ fact, names }] : []))
    if (step.done) return
  }
}

/** Kinds that come up in a few matches of computer players, who do not often die. */
const COMMON: Readonly<Record<string, readonly DramaKind[]>> = {
  warlock: ['fight', 'robbery', 'chest', 'face'],
  talisman: ['fight', 'death', 'prize', 'crown', 'blow', 'robbery', 'face'],
  imperial: ['fight', 'prize', 'crown', 'face'],
}

describe.each(GAMES.map((game) => ({ game, name: game.words.title })))('in matches of $name', ({ game }) => {
  it('whatever deserves one has a scene that can be drawn and read out', async () => {
    const wanted = new Set(COMMON[game.rules.id])
    const seen = new Map<DramaKind, Drama>()
    for (let match = 0; match < 4 && [...wanted].some((kind) => !seen.has(kind)); match += 1) {
      const setup = { seats: 4, preset: 'standard', seed: `scenes ${match}`, experience: [0, 0, 0, 0] }
      for (const told of toldIn(game, setup)) {
        for (const drama of game.words.dramas?.(told) ?? []) {
          seen.set(drama.kind, drama)
          expect(altOfScene(drama, {}), JSON.stringify(told.map(({ fact }) => fact))).not.toMatch(/undefined|NaN|\*\*/)
          expect(drama.title.length, drama.title).toBeLessThanOrEqual(MAX_DRAMA_TITLE)
        }
      }
    }
    expect([...wanted].filter((kind) => !seen.has(kind))).toEqual([])
    for (const drama of seen.values()) {
      for (const framing of ['wide', 'narrow'] as const) {
        expect((await paintScene(game.rules.id, sceneOf(game, drama, framing))).length).toBeLessThan(MOST)
      }
    }
  })
})

it('the weightiest of several scenes counts, and on a tie the last', () => {
  const one = (title: string, weight: Drama['weight']): Drama => ({ kind: 'prize', weight, title, lines: [] })
  expect(weightiest([one('a', 1), one('b', 3), one('c', 3), one('d', 2)])?.title).toBe('c')
  expect(weightiest([])).toBeUndefined()
})
