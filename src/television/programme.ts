import { createHash } from 'node:crypto'
import type { Televised, TelevisedPicture, LinkToken } from './televised.ts'

/** The number of lines that a page shows. */
const MAX_LINES = 10

/** A picture with the name by which the page asks for it. */
export interface NamedPicture extends TelevisedPicture {
  readonly name: string
}

/** What the pages of a link show. */
export interface Programme {
  readonly televised: Televised
  /** The lines of this message, below the last ones of the messages before. */
  readonly lines: readonly string[]
  readonly map: NamedPicture | null
  readonly scene: NamedPicture | null
}

/** The links, and what the pages of each show; `null` until the bot has sent it. */
export class Programmes {
  private readonly byToken = new Map<LinkToken, Programme | null>()

  add(token: LinkToken): void {
    if (!this.byToken.has(token)) this.byToken.set(token, null)
  }

  /** Returns whether there was such a link. */
  remove(token: LinkToken): boolean {
    return this.byToken.delete(token)
  }

  /** `undefined` if there is no such link. */
  of(token: LinkToken): Programme | null | undefined {
    return this.byToken.get(token)
  }

  /** Returns whether there is such a link. */
  show(token: LinkToken, televised: Televised): boolean {
    const before = this.byToken.get(token)
    if (before === undefined) return false
    this.byToken.set(token, programmeAfter(before, televised))
    return true
  }
}

function programmeAfter(before: Programme | null, televised: Televised): Programme {
  const { lines, map, scene } = televised
  const isSame = before?.televised.message === televised.message
  const earlier = before === null ? [] : isSame ? earlierOf(before) : before.lines
  const last = map ? (before?.scene ?? null) : null
  return {
    televised,
    lines: [...earlier.filter((line) => !lines.includes(line)), ...lines].slice(-MAX_LINES),
    map: map && named(map),
    scene: scene ? named(scene) : last,
  }
}

/** The lines of the messages before. */
function earlierOf({ lines, televised }: Programme): readonly string[] {
  return lines.filter((line) => !televised.lines.includes(line))
}

/** Over IPC a picture arrives as a plain array of bytes. */
function named(picture: TelevisedPicture): NamedPicture {
  const image = Buffer.from(picture.image)
  return { ...picture, image, name: createHash('sha256').update(image).digest('hex').slice(0, 32) }
}

/** What the script of the page is sent, as JSON. */
export function shownOnPage({ televised, lines, map, scene }: Programme) {
  const { title, headline, position } = televised
  return { title, headline, position, lines, map: withoutImage(map), scene: withoutImage(scene) }
}

function withoutImage(picture: NamedPicture | null) {
  return picture && { name: picture.name, alt: picture.alt, isMoving: picture.isMoving }
}
