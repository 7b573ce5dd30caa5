import { afterEach, describe, expect, it } from 'vitest'
import { leakGuard } from '../../src/discord/table/context/leak-guard.ts'
import type { SceneCommission } from '../../src/discord/pictures/pictures.ts'
import type { Drama, Fact, Game, Happened, Topic } from '../../src/engine/index.ts'
import { componentsIn } from '../../src/discord/kit/message.ts'
import { COMPONENTS } from '../../src/discord/kit/limits.ts'
import { cardPanel, type CardFace } from '../../src/discord/panels/card/card.ts'
import { button, rows } from '../../src/discord/kit/message.ts'
import { drawnScenes } from '../../src/discord/screens/parts/scenes.ts'
import { MAX_MOVING } from '../../src/discord/table/past/moving.ts'
import type { ScreenContext } from '../../src/discord/screens/parts/screen-context.ts'
import type { TableView } from '../../src/tables/model/service.ts'
import { toy } from '../kit/toy/index.ts'
import { idOf, readable } from './limits.ts'
import { parlour } from './parlour.ts'
import { openHouse } from './rooms.ts'

const open: ReturnType<typeof openHouse>[] = []
const house = (...args: Parameters<typeof openHouse>) => {
  const made = openHouse(...args)
  open.push(made)
  return made
}
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

type House = ReturnType<typeof openHouse>
type Picked = Fact & { readonly seat: number; readonly key: string }

const MAP = Buffer.from('map')
const vase: Topic = { id: 'vase', kind: 'Thing', title: 'A vase', lines: ['It is **old**.'], figures: [['Age', '300']] }

/**
 * The Parlour, where to take something is worth a scene by its letter: a face, a robbery, a death, a victory; all else
 * nothing.
 */
function dramatic(manner: Parameters<typeof parlour>[0] = {}): Game {
  const game = parlour({ times: 3, offers: ['a', 'b', 'c', 'd'], ...manner })
  const sceneOf = ({ fact, names }: Happened): Drama[] => {
    const { kind, seat, key } = fact as Picked
    if (kind !== 'picked') return []
    const by = { title: `${names(seat)} takes ${key}`, lines: [], sides: [{ seat, name: names(seat) }] }
    if (key === 'a') return [{ ...by, kind: 'face', weight: 1, about: 'vase' }]
    if (key === 'b') return [{ ...by, kind: 'robbery', weight: 2 }]
    if (key === 'e') return [{ ...by, kind: 'crown', weight: 5 }]
    return key === 'c' ? [{ ...by, kind: 'death', weight: 4 }] : []
  }
  const words = { ...game.words, dramas: (told: readonly Happened[]) => told.flatMap(sceneOf), reference: () => [vase] }
  return { ...game, words }
}

/** A house that draws a scene as its title, and remembers what it was asked for. */
function withScenes(options: Parameters<typeof openHouse>[0] = {}) {
  const wanted: SceneCommission[] = []
  const at = house({
    games: [dramatic()],
    paint: () => Promise.resolve(MAP),
    scenes: (commission) => {
      wanted.push(commission)
      return Promise.resolve(Buffer.from(commission.drama.title))
    },
    ...options,
  })
  return { ...at, wanted }
}

async function take(at: House, user: string, key: string): Promise<void> {
  await at.press(user, idOf(at.card(), `Take ${key}`))
  await at.shown()
}

const picturesOn = (at: House, back = 0) =>
  (at.rooms.in('hall').at(-1 - back)?.panel.pictures ?? []).map(({ name, image }) => [name, image.toString()])

describe('the scene of what has happened', () => {
  it('stands on the card with the words of the last answer, below the map, and goes with the next answer', async () => {
    const at = withScenes()
    await at.playing('parlour', 'ann', 'ben')
    expect(picturesOn(at)).toEqual([['map.jpg', 'map']])
    await take(at, 'ann', 'b')
    expect(picturesOn(at)).toEqual([['map.jpg', 'map'], ['scene.jpg', 'ann takes b']]) // prettier-ignore
    await take(at, 'ann', 'd')
    expect(picturesOn(at)).toEqual([['map.jpg', 'map']])
  })

  it('the scene of what has happened tells those who cannot see it what it shows: of a face all that stands on it', async () => {
    const at = withScenes()
    await at.playing('parlour', 'ann', 'ben')
    await take(at, 'ann', 'a')
    expect(at.card().pictures?.[1]?.alt).toBe('ann takes a. A vase, Thing. Age 300. It is old.')
    await take(at, 'ann', 'b')
    expect(at.card().pictures?.[1]?.alt).toBe('ann takes b.')
    expect(JSON.stringify(at.card().components)).toContain('"description":"ann takes b."')
  })

  it('the scene of what has happened is drawn from itself and the topics that it names, of a face in full', async () => {
    const at = withScenes()
    await at.playing('parlour', 'ann', 'ben')
    await take(at, 'ann', 'a')
    expect(at.wanted.at(-1)).toMatchObject({ game: 'parlour', framing: 'narrow', topics: { vase } })
  })

  it('the scene of what has happened stays in the message that tells of the turn, the weightiest of all and a grave one beside it; what is in passing goes', async () => {
    const at = withScenes()
    await at.playing('parlour', 'ann', 'ben')
    for (const key of ['a', 'd', 'd']) await take(at, 'ann', key)
    expect(at.rooms.in('hall').at(-2)?.panel.pictures).toBeUndefined()
    for (const key of ['b', 'c', 'b']) await take(at, 'ben', key)
    expect(picturesOn(at, 1)).toEqual([['scene.jpg', 'ben takes c']])
    expect(readable(at.rooms.in('hall').at(-2)?.panel ?? { components: [] })).toMatch(/ben\*\* takes b[\s\S]*takes c/)
    for (const key of ['c', 'c', 'd']) await take(at, 'ann', key)
    expect(picturesOn(at, 1)).toEqual([['scene.jpg', 'ann takes c'], ['scene-2.jpg', 'ann takes c']]) // prettier-ignore
  })

  it('the scene of what has happened keeps no words waiting: a card and a message go without it, and have it once it is drawn', async () => {
    const waiting: (() => void)[] = []
    const album = new Map<string, Buffer>()
    const at = withScenes({
      picturePatience: 20,
      scenes: ({ drama: { title } }) => {
        const known = album.get(title)
        const draw = (done: (image: Buffer) => void) => {
          album.set(title, Buffer.from(title))
          done(Buffer.from(title))
        }
        return known ? Promise.resolve(known) : new Promise((done) => waiting.push(() => draw(done)))
      },
    })
    await at.playing('parlour', 'ann', 'ben')
    await take(at, 'ann', 'c')
    expect(picturesOn(at)).toEqual([['map.jpg', 'map']])
    expect(readable(at.card())).toContain('takes c')
    expect(readable(at.card())).not.toContain('The picture follows')
    for (const key of ['d', 'd']) await take(at, 'ann', key)
    expect(picturesOn(at, 1)).toEqual([])
    const soon = async (until: () => boolean) => {
      for (let tries = 0; tries < 100 && !until(); tries += 1) {
        for (const done of waiting.splice(0)) done()
        await new Promise((next) => setTimeout(next, 5))
        await at.shown()
      }
    }
    await soon(() => picturesOn(at, 1).length > 0)
    expect(picturesOn(at, 1)).toEqual([['scene.webp', 'ann takes c']])
    await take(at, 'ben', 'b')
    await soon(() => picturesOn(at).length > 1)
    expect(picturesOn(at)).toEqual([['map.jpg', 'map'], ['scene.jpg', 'ben takes b']]) // prettier-ignore
  })

  it('the scene of a great moment moves, as often as a game has room for', async () => {
    const at = withScenes()
    await at.playing('parlour', 'ann', 'ben')
    const users = ['ann', 'ann', 'ann', 'ben', 'ben', 'ben']
    const names: (string | undefined)[] = []
    for (const user of users) {
      await take(at, user, 'c')
      names.push(picturesOn(at)[1]?.[0]?.toString())
    }
    expect(names).toEqual(users.map((_, count) => (count < MAX_MOVING ? 'scene.webp' : 'scene.jpg')))
    expect(at.wanted.filter(({ moves }) => moves).every(({ drama }) => drama.weight >= 4)).toBe(true)
    await take(at, 'ann', 'b')
    expect(picturesOn(at)[1]).toEqual(['scene.jpg', 'ann takes b'])
  })

  it('the scene of a great moment moves once: it stands still in the message that is left of its card', async () => {
    const at = withScenes()
    await at.playing('parlour', 'ann', 'ben')
    await take(at, 'ann', 'c')
    expect(picturesOn(at)[1]).toEqual(['scene.webp', 'ann takes c'])
    for (const key of ['d', 'd']) await take(at, 'ann', key)
    expect(picturesOn(at, 1)).toEqual([['scene.jpg', 'ann takes c']])
  })

  it('the scene of a victory that the last choice brings shows everybody, and moves', async () => {
    const at = withScenes({ games: [dramatic({ times: 1, turns: 2, offers: ['e'] })] })
    await at.playing('parlour', 'ann', 'ben')
    await take(at, 'ann', 'e')
    expect(at.wanted.at(-1)?.drama.others).toBeUndefined()
    await take(at, 'ben', 'e')
    expect(picturesOn(at).at(-1)).toEqual(['scene.webp', 'ben takes e'])
    // In the Parlour everybody wins.
    expect(at.wanted.at(-1)?.drama.others).toEqual([])
  })

  it('nothing moves where somebody at the table wants nothing to, and the picture is still where it cannot move', async () => {
    const at = withScenes({
      scenes: ({ drama, moves }) => Promise.resolve(moves === true ? null : Buffer.from(drama.title)),
    })
    await at.playing('parlour', 'ann', 'ben')
    await take(at, 'ann', 'c')
    expect(picturesOn(at)[1]).toEqual(['scene.jpg', 'ann takes c'])
    const quiet = withScenes()
    await quiet.playing('parlour', 'ann', 'ben')
    const settings = await quiet.command('ben', '/settings', { motion: 'off' })
    expect(JSON.stringify(settings)).toContain('keeps the whole table still')
    await take(quiet, 'ann', 'c')
    expect(picturesOn(quiet)[1]).toEqual(['scene.jpg', 'ann takes c'])
    await quiet.command('ben', '/settings', { motion: 'on' })
    await take(quiet, 'ann', 'c')
    expect(picturesOn(quiet)[1]).toEqual(['scene.webp', 'ann takes c'])
    expect(quiet.wanted.map(({ moves }) => moves === true)).toEqual([false, true])
  })

  it('the scene of what has happened is left out where it cannot be drawn, or too many wait', async () => {
    const answers = [null, 'too-many'] as const
    let next = 0
    const at = withScenes({ scenes: () => Promise.resolve(answers[next++ % 2] ?? null) })
    await at.playing('parlour', 'ann', 'ben')
    for (const key of ['b', 'c']) {
      await take(at, 'ann', key)
      expect(picturesOn(at)).toEqual([['map.jpg', 'map']])
      expect(readable(at.card())).toContain(`takes ${key}`)
    }
  })

  it('a face that cannot be drawn stands on the card in words, once it is clear that it never will', async () => {
    const [face, robbery] = (['face', 'robbery'] as const).map((kind): Drama => ({ kind, weight: 1, title: `a ${kind}`, lines: [], about: 'vase' })) // prettier-ignore
    if (!face || !robbery) throw new Error('nothing happened')
    const drawnAs = (image: Buffer | null | 'too-many') =>
      drawnScenes(
        { scenes: () => Promise.resolve(image) } as unknown as ScreenContext,
        {
          game: dramatic(),
          record: { id: 'oak', game: 'parlour', pictures: 'wide', host: 'ann', seats: [] as const },
        } as unknown as TableView,
        { lines: [], dramas: [face, robbery] },
        undefined,
      )
    expect((await drawnAs(null)).words).toEqual([expect.stringMatching(/^-# a face.*A vase.*Age 300.*It is old\.$/)])
    expect((await drawnAs('too-many')).words).toEqual([])
    expect((await drawnAs(MAP)).words).toEqual([])
    expect((await drawnAs(MAP)).pictures).toHaveLength(2)
  })

  it('the scene of what has happened gives way where a card has all the components that a message may have', () => {
    const controls = rows(Array.from({ length: 29 }, (_, at) => button(`b${at}`, `Button ${at}`)))
    const face: CardFace = { framing: 'wide', accent: 0, headline: 'Round 1', alt: 'map', scene: ['here'], taught: [], prompt: ['?'], said: [], controls, foot: [], calls: [] } // prettier-ignore
    const scene = { name: 'scene.jpg', image: MAP, alt: 'a scene' }
    const told = { earlier: ['before'], lately: ['now'] }
    const panelOf = (many: CardFace['controls']) =>
      cardPanel({ ...face, controls: many }, MAP, told, undefined, [scene])
    const full = panelOf(controls)
    expect(componentsIn(full.components)).toBeLessThanOrEqual(COMPONENTS)
    expect(full.pictures?.map(({ name }) => name)).toEqual(['map.jpg'])
    const roomy = panelOf(controls.slice(0, 2))
    expect(roomy.pictures?.map(({ name }) => name)).toEqual(['map.jpg', 'scene.jpg'])
  })
})

describe('the guard over secrets', () => {
  const seed = () => 'another world'
  it('the guard over secrets holds back a message whose scene would tell one', async () => {
    const told: Record<string, unknown>[] = []
    const guard = leakGuard({ error: (details: object) => void told.push({ ...details }) } as never, seed)
    // What somebody alone was told is no part of it; a word that looks at more than the facts would be.
    let looks = 0
    const dramas = (): Drama[] => [{ kind: 'prize', weight: 2, title: `Look ${(looks += 1)}`, lines: [] }]
    const at = house({ games: [{ ...toy, words: { ...toy.words, dramas } } as never], guard })
    await at.playing('toy', 'ann', 'ben')
    expect(readable(at.card())).toContain('carries on in private')
    expect(told[0]).toMatchObject({ message: 'card', part: 'scenes.0.title' })
  })

  it('the guard over secrets never hands the words of scenes what some alone were told', async () => {
    const heard = new Set<string>()
    const dramas = (happened: readonly Happened[]): Drama[] => {
      for (const { fact } of happened) heard.add(fact.kind)
      return []
    }
    const game = { ...toy, words: { ...toy.words, dramas } }
    const at = house({ games: [game as never] })
    const table = await at.playing('toy', 'ann', 'ben')
    for (let n = 0; n < 40; n += 1) {
      const view = await at.tables.views.of(table)
      if (!view || !('seq' in view) || view.isOver) break
      const seat = [0, 1].find((one) => view.asked(one).some((asked) => asked.seat === one)) ?? 0
      const asked = view.asked(seat).find((one) => one.seat === seat)
      const key = asked?.offers[0]?.key ?? ''
      await at.tables.answers.submit(table, seat === 0 ? 'ann' : 'ben', { verb: asked?.verb ?? '', key })
      await at.shown()
    }
    const secret = (await at.tables.chronicle.lines(table, 0, 1000)).flatMap((line) =>
      line.kind === 'fact' && line.to !== 'all' ? [line.fact.kind] : [],
    )
    expect(secret.length).toBeGreaterThan(0)
    expect(heard.size).toBeGreaterThan(0)
    expect(secret.filter((kind) => heard.has(kind))).toEqual([])
  })
})
