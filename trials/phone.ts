import { ComponentType, type APIMessageTopLevelComponent } from 'discord-api-types/v10'
import { CARD_SIZE } from '../src/render/card/composition.ts'
import { parseId, type PressKind } from '../src/discord/kit/ids.ts'
import { PICTURE_NAME, type Panel } from '../src/discord/kit/message.ts'
import { lengthOf, plain } from '../src/discord/kit/text.ts'
import type { Framing } from '../src/tables/model/store.ts'

// How a message lies on a phone of 390×844 px, as the sandbox's page lays it out: an estimate without a browser.

/** What of the page's 844 px is left for messages, between the channel's name and the box to write in. */
export const MESSAGES_HEIGHT = 668
const WIDTH = 328
/** What the borders and margins of a container take off its width, and add to its height. */
const CONTAINER = { width: 29, height: 26 } as const
const GAP = 8
const BUTTON = { height: 40, beside: 28, px: 14 } as const
const MENU_HEIGHT = 46
/** The height of the lines of a text by their beginnings, and the size of their letters. */
const KINDS = [
  { mark: /^### /, px: 20, height: 25, around: 12 },
  { mark: /^## /, px: 24, height: 30, around: 12 },
  { mark: /^-# /, px: 13, height: 18, around: 0 },
  { mark: /^/, px: 16, height: 22, around: 0 },
] as const
/** The width of letters in parts of their size: broad, thin, and all others, in a common sans-serif. */
const BROAD = /[\p{Lu}mwMW@%&…—]/u
const THIN = /[iljtfrI.,:;'’!|()[\] ·]/u
const [BROAD_EM, THIN_EM, OTHER_EM] = [0.78, 0.35, 0.61]
/** A scene is about this high, in parts of its width. */
const SCENE_RATIO = 0.5

/** The presses that answer the question of a card. */
const ANSWERS: ReadonlySet<PressKind | undefined> = new Set(['card', 'card-menu', 'pass', 'own', 'own-menu'])

/** A card on a phone. */
export interface OnPhone {
  /** The characters of its text and of its labels. */
  readonly characters: number
  /** Those up to its last option; `null` if nobody can answer on the card. */
  readonly untilOptions: number | null
  /** From the top of the map to the foot of the last button, in pixels; `null` without a map. */
  readonly height: number | null
  /** Whether the map and all buttons are on the screen together. */
  readonly fits: boolean
  /** How many rows of tools it has, and the options that look the same or share a number. */
  readonly toolRows: number
  readonly alike: readonly string[]
}

interface Part {
  readonly type: ComponentType
  readonly content?: string
  readonly custom_id?: string
  readonly label?: string
  readonly placeholder?: string
  readonly items?: readonly { readonly media: { readonly url: string } }[]
  readonly options?: readonly { readonly label: string }[]
  readonly components?: readonly Part[]
}

/** Where a message's parts end, from the top, as they are laid out one below the other. */
interface Laid {
  y: number
  characters: number
  mapTop: number | null
  lastButton: number
  untilOptions: number | null
  toolRows: number
  readonly options: string[]
}

/** How a card lies on a phone. `framing`: that of its map. */
export function onPhone({ components }: Panel, framing: Framing): OnPhone {
  const laid: Laid = {
    y: 0,
    characters: 0,
    mapTop: null,
    lastButton: 0,
    untilOptions: null,
    toolRows: 0,
    options: [],
  }
  for (const one of components satisfies readonly APIMessageTopLevelComponent[])
    lay(one as unknown as Part, WIDTH, framing, laid)
  const { characters, untilOptions, mapTop, lastButton, toolRows, options } = laid
  const height = mapTop === null ? null : lastButton - mapTop
  const fits = height === null || height <= MESSAGES_HEIGHT
  return { characters, untilOptions, height, fits, toolRows, alike: alikeIn(options) }
}

function lay(part: Part, width: number, framing: Framing, laid: Laid): void {
  if (part.type === ComponentType.TextDisplay) {
    laid.y += heightOfText(part.content ?? '', width)
    laid.characters += lengthOf(part.content ?? '')
  } else if (part.type === ComponentType.MediaGallery) layGallery(part, width, framing, laid)
  else if (part.type === ComponentType.ActionRow) layRow(part.components ?? [], width, laid)
  else if (part.type === ComponentType.Container) {
    laid.y += CONTAINER.height / 2
    for (const one of part.components ?? []) lay(one, width - CONTAINER.width, framing, laid)
    laid.y += CONTAINER.height / 2 - GAP
  }
  laid.y += GAP
}

function layGallery({ items = [] }: Part, width: number, framing: Framing, laid: Laid): void {
  const isMap = items.some(({ media }) => media.url.endsWith(PICTURE_NAME))
  const { width: drawn, height } = CARD_SIZE[framing]
  if (isMap) laid.mapTop = laid.y
  laid.y += Math.round(width * (isMap ? height / drawn : SCENE_RATIO))
}

function layRow(parts: readonly Part[], width: number, laid: Laid): void {
  let [x, rows] = [0, 1]
  const isOfAnswers = parts.some(({ custom_id: id = '' }) => ANSWERS.has(parseId(id)?.kind))
  for (const { label, placeholder, options } of parts) {
    laid.characters += lengthOf(label ?? placeholder ?? '')
    if (options || label === undefined) continue
    const wide = Math.min(width, widthOf(label, BUTTON.px) + BUTTON.beside)
    if (x > 0 && x + GAP + wide > width) [x, rows] = [0, rows + 1]
    x += (x > 0 ? GAP : 0) + wide
  }
  laid.y += parts.some(({ options }) => options) ? MENU_HEIGHT : rows * (BUTTON.height + GAP) - GAP
  laid.lastButton = laid.y
  if (!isOfAnswers) laid.toolRows += 1
  for (const { custom_id: id = '', label, options = [] } of parts) {
    if (!ANSWERS.has(parseId(id)?.kind)) continue
    laid.untilOptions = laid.characters
    laid.options.push(...(label === undefined ? options.map((one) => one.label) : [label]))
  }
}

function heightOfText(content: string, width: number): number {
  return content.split('\n').reduce((sum, line) => {
    const kind = KINDS.find(({ mark }) => mark.test(line)) ?? KINDS[3]
    const letters = plain(line.replace(kind.mark, '').replace(/<t:\d+:R>/g, 'in 30 minutes'))
    const lines = Math.max(1, Math.ceil((widthOf(letters, kind.px) * 1.03) / width))
    return sum + lines * kind.height + kind.around
  }, 0)
}

function widthOf(letters: string, px: number): number {
  return [...letters].reduce(
    (sum, one) => sum + px * (BROAD.test(one) ? BROAD_EM : THIN.test(one) ? THIN_EM : OTHER_EM),
    0,
  )
}

/** Options with the label, or the number, of another. */
function alikeIn(options: readonly string[]): string[] {
  const numberOf = (label: string) => /^(\S+) · /.exec(label)?.[1] ?? null
  return options.filter((label, index) =>
    options.some((other, at) => at < index && (other === label || (numberOf(other) ?? -1) === numberOf(label))),
  )
}
