import { createCanvas, type Canvas } from 'canvas'
import type { Topic } from '../engine/index.ts'
import { drawDeath } from './drama-death.ts'
import { drawDeed } from './drama-deed.ts'
import { drawFought } from './drama-fight.ts'
import { paintMet } from './drama-met.ts'
import { STAGES, type Act, type Cast, type Looks, type Shown, type Stage } from './drama-stage.ts'
import type { Framing } from './painter.ts'
import { PARCHMENT_LIGHT } from './palette.ts'
import { drawFrame } from './panel.ts'
import { drawRays } from './rays.ts'
import { fit, shorten, write } from './text.ts'

/** Scenes: one thing that has happened, in a small picture. */

/** What a scene is drawn from: itself, and the topics that it names. */
export interface SceneRequest {
  readonly drama: Shown
  readonly topics: Readonly<Record<string, Topic | undefined>>
  readonly framing: Framing
}

/** Draws a scene. The same always gives the same picture. Throws for a face of nothing. */
export function paintDrama({ drama, topics, framing }: SceneRequest, cast: Cast): Canvas {
  const stage = STAGES[framing]
  const emblemOf = (id: string | undefined) => {
    const topic = id === undefined ? undefined : topics[id]
    return topic ? cast.emblemOf(topic) : null
  }
  if (drama.kind !== 'face') return onStage(stage, actOf(drama, stage, { ...cast, emblemOf }), drama.title)
  const [topic, emblem] = [topics[drama.about ?? ''], emblemOf(drama.about)]
  if (!topic || !emblem) throw new Error(`nothing has the face of ${drama.about ?? 'nothing'}`)
  return paintMet(topic, emblem, stage)
}

function actOf(drama: Shown, stage: Stage, looks: Looks): Act {
  if (drama.kind === 'fight') return drawFought(drama, stage, looks)
  return drama.kind === 'death' ? drawDeath(drama, stage, looks) : drawDeed(drama, stage, looks)
}

/** The height of the title. */
const HEAD = 74

/** The title on a band, and what happens beneath it, on a ground with rays. */
function onStage({ width, least, px }: Stage, { hue, height, draw }: Act, title: string): Canvas {
  const high = Math.ceil(HEAD + height)
  const canvas = createCanvas(width, high)
  const ctx = canvas.getContext('2d')
  const [x, y] = [width / 2, HEAD + height * 0.45]
  const ground = ctx.createRadialGradient(x, y, 40, x, y, width * 0.6)
  ground.addColorStop(0, hue.light)
  ground.addColorStop(1, hue.fill)
  ctx.fillStyle = ground
  ctx.fillRect(0, 0, width, high)
  drawRays(ctx, x, y, width)
  draw(ctx, HEAD)
  ctx.fillStyle = hue.dark
  ctx.fillRect(0, 0, width, HEAD)
  const room = width - 56
  const size = Math.max(least, fit(title, 'title', px.title, room))
  const text = shorten(title, 'title', size, room)
  write(ctx, text, width / 2, HEAD / 2 + 3, { face: 'title', px: size, colour: PARCHMENT_LIGHT })
  drawFrame(ctx, { x: 0, y: 0, width, height: high }, 6)
  return canvas
}
