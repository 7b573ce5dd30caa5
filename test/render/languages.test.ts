import { createCanvas, type Canvas } from 'canvas'
import { describe, expect, it } from 'vitest'
import { wordedIn } from '../../scripts/lib/wording.ts'
import { MESSAGE_FOLDERS } from '../../scripts/lib/words.ts'
import { Run, type Game, type Rules, type State, type Topic } from '../../src/engine/index.ts'
import { GAMES } from '../../src/games/index.ts'
import { TALISMAN_RULES } from '../../src/games/talisman/rules/index.ts'
import { CHARACTERS } from '../../src/games/talisman/data/components.ts'
import { SPACES } from '../../src/games/warlock/data/board.ts'
import { inLanguage, sourceLanguages } from '../../src/language/index.ts'
import { write } from '../../src/render/canvas/text.ts'
import { toLegible } from '../../src/render/canvas/legible.ts'
import { recordLetters } from '../../src/render/canvas/lettering.ts'
import { EXTRACTS, PICTURE_FRAMINGS, type Painter, type PictureRequest } from '../../src/render/canvas/request.ts'
import { LEAST_LETTER_PX, LEAST_PX } from '../../src/render/card/composition.ts'
import { COVER_SHAPES, paintCover, type Cover } from '../../src/render/faces/cover.ts'
import type { PosterBoard } from '../../src/render/finished/poster-map.ts'
import { posterCanvas } from '../../src/render/finished/poster.ts'
import { paintHand } from '../../src/render/card/hand.ts'
import { paint as paintLands } from '../../src/render/games/talisman/index.ts'
import { nameOf, spaceName } from '../../src/render/games/talisman/names.ts'
import { SPACES as LANDS } from '../../src/render/games/talisman/layout.ts'
import { paint as paintDungeon } from '../../src/render/games/warlock/index.ts'
import { placeDrawn } from '../../src/render/games/warlock/rooms.ts'
import { WARLOCK_RULES } from '../../src/games/warlock/rules/index.ts'
import { paintFace } from '../../src/render/scenes/face.ts'
import type { Ground } from '../../src/render/map/ground.ts'
import type { Cast } from '../../src/render/scenes/layout.ts'
import { drawScene } from '../../src/render/scenes/scene.ts'
import { dramaOf, EXAMPLES, sceneOf } from '../../trials/scenes.ts'
import { ended } from '../kit/ended.ts'
import { blemishesOf } from './legibility.ts'
import { card, momentOf } from './pictures.ts'
import { writtenIn } from './written.ts'

/** Reads one of several faces; FACES=1 reads them all, which takes some minutes. */
const EACH = Number(process.env['FACES'] ?? 25)
/** Of a match, after how many answers. */
const MOMENTS = [3, 60, 130]

/** What a desktop needs, which shows two columns of 1000 pixels about 550 wide. */
const MIN_ON_POSTERS = (11 * 2000) / 550

const NAME = { face: 'name', px: 30 } as const

interface Gallery extends Cast {
  readonly paint: Painter<unknown>
  readonly GROUND: Ground
  readonly COVER: Cover
  readonly POSTER: PosterBoard<never>
}
const galleryOf = async ({ rules }: Game) => (await import(`../../src/render/games/${rules.id}/index.ts`)) as Gallery

const CASES = sourceLanguages().flatMap((language) => GAMES.map((game) => ({ language, id: game.rules.id, game })))

/** What is wrong with a picture: letters that are too small, cut or covered, and texts that were cut to their room. */
function faultsOf(least: number, draw: () => Canvas): readonly string[] {
  const blemishes = blemishesOf(least, draw).map(({ kind, text }) => `${kind}: ${text}`)
  const shortened = writtenIn(draw).flatMap(({ text }) => (text.endsWith('…') ? [`shortened: ${text}`] : []))
  return [...blemishes, ...shortened]
}

it.each(GAMES.map((game) => ({ game, id: game.rules.id })))(
  'the painted board of $id has no words, so that all languages share it',
  async ({ game }) => {
    const { GROUND } = await galleryOf(game)
    expect(writtenIn(() => GROUND.paint(GROUND.scales.at(-1) ?? 1))).toEqual([])
  },
)

describe.each(CASES)('in $language, in pictures of $id', ({ language, game }) => {
  it.each(PICTURE_FRAMINGS)('cards and maps have room for everything (%s)', async (framing) => {
    const { paint } = await galleryOf(game)
    inLanguage(language, () => {
      for (const [at, answers] of MOMENTS.entries()) {
        const { view, asked } = momentOf(game.rules as Rules<State, unknown>, 4, answers)
        const extract = EXTRACTS[at] ?? 'whole'
        for (const size of ['card', 'full'] as const) {
          const request: PictureRequest = { ...card(asked, framing), size, ...(size === 'full' && { extract }) }
          expect(faultsOf(LEAST_PX[framing], () => paint(view, request))).toEqual([])
        }
      }
    })
  })

  it.each(PICTURE_FRAMINGS)('scenes have room for everything (%s)', async (framing) => {
    const cast = await galleryOf(game)
    inLanguage(language, () => {
      for (const example of EXAMPLES.filter((one) => one.game === game)) {
        const scene = sceneOf(game, dramaOf(example), framing)
        const least = framing === 'wide' ? 20 : LEAST_LETTER_PX
        expect(
          faultsOf(least, () => drawScene(scene, cast)),
          example.what,
        ).toEqual([])
      }
    })
  })

  it('covers have room for the title', async () => {
    const { COVER } = await galleryOf(game)
    inLanguage(language, () => {
      for (const shape of COVER_SHAPES)
        expect(faultsOf(LEAST_LETTER_PX, () => paintCover(COVER, game.words.title, shape))).toEqual([])
    })
  })

  it('posters have room for everything', async () => {
    const { POSTER } = await galleryOf(game)
    const { happened, view, standings } = ended(game, { seats: 4 }, ['Ann', 'Ben', 'Cleo', 'Dora'])
    inLanguage(language, () => {
      const { poster, score, statistics, board } = game.words
      const stops = happened.flatMap(({ fact }) => poster?.stops(fact) ?? [])
      const deeds = Object.values(statistics?.words ?? {}).map(({ told }) => told(12))
      const seats = standings.map(({ seat, rank, won }) => ({
        seat,
        name: ['Ann', 'Ben', 'Cleo', 'Dora'][seat] ?? '',
        rank,
        won,
        topic: null,
        score: score?.(view, seat) ?? '',
        made: deeds.filter((_deed, at) => at % standings.length === seat).slice(0, 3),
        titles: [],
        places: stops.flatMap((stop) => (stop.seat === seat ? [stop.place] : [])),
      }))
      const visited = new Set(stops.map(({ place }) => place))
      const places = (board?.places(view) ?? [])
        .filter(({ id, title }) => visited.has(id) && title.length <= 20)
        .map(({ id, title }) => ({ place: id, title }))
      const winners = standings.filter(({ won }) => won).map(({ seat }) => seat)
      const decided = poster?.decided(happened, winners) ?? null
      const request = {
        framing: 'narrow' as const,
        line: '22.11.2026 · 48',
        decided,
        seats,
        places: places.slice(0, 6),
      }
      expect(faultsOf(MIN_ON_POSTERS, () => posterCanvas(POSTER, view as never, request))).toEqual([])
    })
  })

  it('faces and hands have letters that can be read', async () => {
    const { emblemOf } = await galleryOf(game)
    inLanguage(language, () => {
      const faces = (game.words.reference?.() ?? []).flatMap((topic: Topic) => {
        const emblem = emblemOf(topic)
        return emblem ? [{ topic, emblem }] : []
      })
      for (const { topic, emblem } of faces.filter((_face, at) => at % EACH === 0)) {
        expect(
          faultsOf(LEAST_LETTER_PX, () => paintFace(topic, emblem)),
          topic.id,
        ).toEqual([])
      }
      const small = blemishesOf(LEAST_LETTER_PX, () => paintHand(faces.slice(0, 14)))
      expect(small.filter(({ kind }) => kind === 'small')).toEqual([])
    })
  })

  it('nothing is left of the language of the picture before', async () => {
    const { paint } = await galleryOf(game)
    const { view, asked } = momentOf(game.rules as Rules<State, unknown>, 4, 60)
    for (const size of ['card', 'full'] as const) {
      const draw = () => paint(view, { ...card(asked), size })
      const english = draw().toBuffer('raw')
      const own = inLanguage(language, () => draw().toBuffer('raw'))
      // What is recorded is drawn without copies of what was drawn before.
      const fresh = inLanguage(language, () => recordLetters(() => undefined, draw).toBuffer('raw'))
      expect(own.equals(fresh)).toBe(true)
      if (size === 'full') expect(own.equals(english)).toBe(false)
    }
  })
})

function begun<V>(rules: Rules<State, V>): V {
  return rules.view(rules.create({ seats: 2, preset: 'standard', seed: '1', experience: [0, 0] }), null)
}

describe.each(sourceLanguages())('in %s', (language) => {
  it('every space of Talisman and of the dungeon has its name on the map', () => {
    inLanguage(language, () => {
      const of = (draw: () => Canvas) => writtenIn(draw).map(({ text }) => text).join(' ') // prettier-ignore
      const lands = begun(TALISMAN_RULES)
      const onMap = of(() => paintLands(lands, { ...card(), size: 'full' }))
      for (const space of LANDS) expect(onMap).toContain(spaceName(space))
      const dungeon = begun(WARLOCK_RULES)
      const inDungeon = of(() => paintDungeon(dungeon, { ...card(), size: 'full' }))
      for (const space of SPACES.filter(({ type }) => type === 'room')) expect(inDungeon).toContain(placeDrawn(space))
    })
  })

  it.each(PICTURE_FRAMINGS)('all Characters have room where they are chosen, and in the roster (%s)', (framing) => {
    inLanguage(language, () => {
      const options = TALISMAN_RULES.sheet.chosen('short', { 'character-selection': 'choose' })
      const setup = { seats: 3, preset: 'short', options, seed: 'a', experience: [0, 0, 0] }
      const { run } = Run.start(TALISMAN_RULES, TALISMAN_RULES.create(setup))
      const choice = card(run.askedAsSeenBy(null), framing)
      const names = [...CHARACTERS.keys()].map((id) => nameOf(id))
      const view = TALISMAN_RULES.view(run.state, null)
      expect(faultsOf(LEAST_PX[framing], () => paintLands(view, choice))).toEqual([])
      const offered = writtenIn(() => paintLands(view, choice)).map(({ text }) => text)
      expect(offered.join(' ')).toContain(names[0])
      const played = momentOf(TALISMAN_RULES, 2, 60).view
      for (const [at, id] of [...CHARACTERS.keys()].entries()) {
        const players = played.players.map((one) => ({ ...one, character: one.character && { ...one.character, id } }))
        const draw = () => paintLands({ ...played, players }, card([], framing))
        const inRoster = writtenIn(draw).map(({ text }) => text.replace(/^\d · /, ''))
        expect(inRoster).toContain(names[at])
      }
    })
  })

  it('our fonts have every letter of every name and message in pictures', () => {
    const isDrawn = (folder: string, { file, id }: { readonly file: string; readonly id: string }) =>
      folder.startsWith('src/render/') || file === 'pictures.ftl' || (file === 'names.ftl' && !id.includes('.'))
    const folders = MESSAGE_FOLDERS.filter(({ folder }) => /^src\/(render|language|games)\//.test(folder))
    const drawn = folders.flatMap(({ folder }) => wordedIn(folder, language).filter((one) => isDrawn(folder, one)))
    expect(drawn.length).toBeGreaterThan(400)
    // The fonts lack a narrow space, in place of which they write the wide one.
    for (const { id, text } of drawn) expect(toLegible(text), id).toBe(text.replaceAll('\u202f', '\u00a0'))
    const written = writtenIn(() => write(createCanvas(300, 40).getContext('2d'), 'Qui\u202f?', 150, 20, NAME))
    expect(written.map(({ text }) => text)).toEqual(['Qui\u00a0?'])
  })
})
