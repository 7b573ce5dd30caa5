import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createCanvas, type Canvas } from 'canvas'
import type { Game } from '../../src/engine/index.ts'
import { PICTURE_FRAMINGS } from '../../src/render/canvas/request.ts'
import { COVER_SHAPES, paintCover, type Cover } from '../../src/render/faces/cover.ts'
import { paintFace } from '../../src/render/scenes/face.ts'
import type { Cast } from '../../src/render/scenes/layout.ts'
import { drawScene } from '../../src/render/scenes/scene.ts'
import { EXAMPLES, sceneOf, scenesOf } from '../../trials/scenes.ts'
import { ENGLISH, inLanguage } from '../../src/language/index.ts'
import { gameNamed, oneOf, type Terminal } from './command.ts'
import { translatedLanguages } from './translations.ts'

/** Faces on a page, beside and below each other, and how wide each is there. */
const [COLUMNS, ROWS, WIDTH] = [5, 4, 330]
const GAP = 10

/** Draws every face and every kind of scene of a game, or of all, onto pages in a folder, and their covers. */
export async function gallery(args: readonly string[], games: readonly Game[], terminal: Terminal): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      into: { type: 'string', default: 'data/gallery' },
      covers: { type: 'string' },
      language: { type: 'string', default: ENGLISH },
    },
  })
  const language = oneOf('language', values.language, [ENGLISH, ...translatedLanguages()])
  const covers = values.covers ?? values.into
  mkdirSync(covers, { recursive: true })
  const chosen = positionals.length === 0 ? games : [gameNamed(games, positionals[0])]
  mkdirSync(values.into, { recursive: true })
  return inLanguage(language, () => drawAll(chosen, values.into, covers, terminal))
}

async function drawAll(games: readonly Game[], into: string, covers: string, terminal: Terminal): Promise<number> {
  let pages = 0
  let faces = 0
  for (const game of games) {
    const { id } = game.rules
    const painter = (await import(`../../src/render/games/${id}/index.ts`)) as Cast & { COVER: Cover }
    for (const shape of COVER_SHAPES) {
      const cover = paintCover(painter.COVER, game.words.title, shape)
      writeFileSync(join(covers, `cover-${id}-${shape}.jpg`), cover.toBuffer('image/jpeg', { quality: 0.72 }))
    }
    for (const framing of PICTURE_FRAMINGS) {
      const scenes = EXAMPLES.filter((one) => one.game === game && one.kind !== 'face').flatMap(scenesOf)
      const drawn = scenes.map(({ drama }) => drawScene(sceneOf(game, drama, framing), painter))
      const file = join(into, `${id}-scenes-${framing}.jpg`)
      writeFileSync(file, pageOf(drawn).toBuffer('image/jpeg', { quality: 0.8 }))
      terminal.out(`${file}: ${scenes[0]?.what ?? ''} to ${scenes.at(-1)?.what ?? ''}`)
      pages += 1
    }
    const all = (game.words.reference?.() ?? []).flatMap((topic) => {
      const emblem = painter.emblemOf(topic)
      return emblem ? [{ topic, emblem }] : []
    })
    for (let from = 0; from < all.length; from += COLUMNS * ROWS) {
      const shown = all.slice(from, from + COLUMNS * ROWS)
      const page = pageOf(shown.map(({ topic, emblem }) => paintFace(topic, emblem)))
      const file = join(into, `${id}-${String(from / (COLUMNS * ROWS) + 1).padStart(2, '0')}.jpg`)
      writeFileSync(file, page.toBuffer('image/jpeg', { quality: 0.8 }))
      terminal.out(`${file}: ${shown[0]?.topic.title ?? ''} to ${shown.at(-1)?.topic.title ?? ''}`)
      pages += 1
      faces += shown.length
    }
  }
  terminal.out(JSON.stringify({ pages, faces }))
  return 0
}

function pageOf(faces: readonly Canvas[]): Canvas {
  const scale = WIDTH / (faces[0]?.width ?? WIDTH)
  const rows = Array.from({ length: Math.ceil(faces.length / COLUMNS) }, (_, row) =>
    faces.slice(row * COLUMNS, (row + 1) * COLUMNS),
  )
  const heights = rows.map((row) => Math.max(...row.map(({ height }) => height * scale)))
  const height = heights.reduce((sum, one) => sum + one + GAP, GAP)
  const page = createCanvas(COLUMNS * (WIDTH + GAP) + GAP, Math.ceil(height))
  const ctx = page.getContext('2d')
  ctx.fillStyle = '#2b2622'
  ctx.fillRect(0, 0, page.width, page.height)
  let y = GAP
  for (const [at, row] of rows.entries()) {
    row.forEach((face, column) => {
      ctx.drawImage(face, GAP + column * (WIDTH + GAP), y, WIDTH, face.height * scale)
    })
    y += (heights[at] ?? 0) + GAP
  }
  return page
}
