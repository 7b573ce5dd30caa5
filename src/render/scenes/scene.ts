import { createCanvas, type Canvas } from 'canvas'
import type { Topic } from '../../engine/index.ts'
import { deathBody } from './death.ts'
import { deedBody } from './deed.ts'
import { fightBody } from './fight.ts'
import { easing, SETTLED } from './motion.ts'
import { victoryBody } from './victory.ts'
import { paintEncounter } from './encounter.ts'
import { paintFace } from './face.ts'
import {
  fitText,
  heightOfLines,
  LAYOUTS,
  writeFittedText,
  type SceneBody,
  type Cast,
  type Looks,
  type ShownDrama,
  type SceneLayout,
} from './layout.ts'
import type { PictureFraming } from '../canvas/request.ts'
import { withFaces, type SeatFaces } from '../faces/company.ts'
import { PARCHMENT_LIGHT } from '../canvas/palette.ts'
import { drawFrame } from '../canvas/panel.ts'
import { drawRays } from '../canvas/rays.ts'

/** Scenes: a single event in a small picture. */

/** The input of a scene: the drama, and the topics that it names. */
export interface SceneRequest {
  readonly drama: ShownDrama
  readonly topics: Readonly<Record<string, Topic | undefined>>
  readonly framing: PictureFraming
  /** The faces of the players who have one of their own, for seats without a character. */
  readonly faces?: SeatFaces
  /** Whether it moves. The face of a topic doesn't. */
  readonly moves?: boolean
}

/**
 * Draws a scene at a moment of its motion, from 0 to 1; at 1 it is settled. The same input always gives the same
 * picture. Throws if it is the face of an unknown topic.
 */
export function drawScene({ drama, topics, framing, faces }: SceneRequest, cast: Cast, moment = SETTLED): Canvas {
  const layout = LAYOUTS[framing]
  const emblemOf = (id: string | undefined) => {
    const topic = id === undefined ? undefined : topics[id]
    return topic ? cast.emblemOf(topic) : null
  }
  if (drama.kind !== 'face')
    return paintBody(
      layout,
      bodyOf(drama, layout, { tokenFor: withFaces(cast.tokenFor, faces), stage: cast.STAGE, emblemOf }),
      drama.title,
      moment,
    )
  const [topic, emblem] = [topics[drama.about ?? ''], emblemOf(drama.about)]
  if (!topic || !emblem) throw new Error(`nothing has the face of ${drama.about ?? 'nothing'}`)
  return framing === 'wide' ? paintEncounter(topic, emblem) : paintFace(topic, emblem, MOST_HEIGHT)
}

function bodyOf(drama: ShownDrama, layout: SceneLayout, looks: Looks): SceneBody {
  if (drama.kind === 'fight') return fightBody(drama, layout, looks)
  if (drama.others) return victoryBody(drama, layout, looks)
  return drama.kind === 'death' ? deathBody(drama, layout, looks) : deedBody(drama, layout, looks)
}

/** The height of a face on a phone. */
const MOST_HEIGHT = 890
const TITLE_PADDING_PX = 24

/** Paints the title on a band, and the body below it, over rays. */
function paintBody(
  { width, least, px }: SceneLayout,
  { hue, height, hasGrowingRays = false, draw }: SceneBody,
  title: string,
  moment: number,
): Canvas {
  const heading = fitText(title, 'title', { most: px.title, least: least + 6 }, width - 56, 2)
  const head = TITLE_PADDING_PX + heightOfLines(heading)
  const high = Math.ceil(head + height)
  const canvas = createCanvas(width, high)
  const ctx = canvas.getContext('2d')
  const [x, y] = [width / 2, head + height * 0.45]
  const ground = ctx.createRadialGradient(x, y, 40, x, y, width * 0.6)
  ground.addColorStop(0, hue.light)
  ground.addColorStop(1, hue.fill)
  ctx.fillStyle = ground
  ctx.fillRect(0, 0, width, high)
  drawRays(ctx, x, y, hasGrowingRays ? width * easing(moment, 0, 0.9) : width)
  draw(ctx, head, moment)
  ctx.fillStyle = hue.dark
  ctx.fillRect(0, 0, width, head)
  writeFittedText(ctx, heading, width / 2, TITLE_PADDING_PX / 2 + 2, { face: 'title', colour: PARCHMENT_LIGHT })
  drawFrame(ctx, { x: 0, y: 0, width, height: high }, 6)
  return canvas
}
