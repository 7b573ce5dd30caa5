import {
  ButtonStyle,
  ComponentType,
  MessageFlags,
  type APIActionRowComponent,
  type APIButtonComponent,
  type APIComponentInContainer,
  type APIComponentInMessageActionRow,
  type APIContainerComponent,
  type APIFileComponent,
  type APIMediaGalleryComponent,
  type APIMessageTopLevelComponent,
  type APISelectMenuOption,
  type APIStringSelectComponent,
  type APITextDisplayComponent,
} from 'discord-api-types/v10'
import type { QuestionToken } from '../../tables/model/service.ts'
import type { Framing, TableId } from '../../tables/model/store.ts'
import { ALT_TEXT, BUTTON_LABEL, BUTTONS_A_ROW, MENU_PLACEHOLDER, MENU_TEXT } from './limits.ts'
import { clip, oneLine } from './text.ts'
import { say } from '../words/index.ts'

/** The name of a message's main picture. */
export const PICTURE_NAME = 'map.jpg'
/** The names of the scenes in a message, and of one that moves. */
export const SCENE_NAMES = ['scene.jpg', 'scene-2.jpg'] as const
export const MOVING_NAME = 'scene.webp'

/** The name of a film. */
export const FILM_NAME = 'film.webp'

/** A picture that goes with a message: a JPEG, or if it is called so a WebP. */
export interface Picture {
  readonly name: string
  readonly image: Buffer
  /** What it shows, for those who cannot see it. */
  readonly alt: string
  /** What stands in its place where no picture may. */
  readonly instead?: string
}

/** A file that goes with a reply. */
export interface Attached {
  readonly name: string
  readonly data: Buffer
}

/** A message for Discord: Components V2, its pictures, and the users it may ping. Replies may bring files. */
export interface Panel {
  readonly components: readonly APIMessageTopLevelComponent[]
  readonly pictures?: readonly Picture[]
  readonly pings?: readonly string[]
  /** Rings without a mention, because it is for its reader. */
  readonly isLoud?: boolean
  /** The words of a public card, in large letters for a television. */
  readonly large?: LargeWords
  /** It says nothing without its pictures. */
  readonly isPicture?: boolean
  readonly files?: readonly Attached[]
  readonly own?: OwnMark
  /** Of a private reply: what takes its place, one after another. */
  readonly more?: AsyncIterable<Panel>
  /** Of a private reply: a second private message, below everything that was posted meanwhile. */
  readonly below?: Panel
}

/** A card in few words and plain text. */
export interface LargeWords {
  /** Whose move it is. If it's no player's, where the game stands. */
  readonly headline: string
  /** The last lines of the chronicle, or who has a seat. */
  readonly lines: readonly string[]
}

/** Marks a private panel of a player at a table: what it offers is out of date once its question is past. */
export interface OwnMark {
  readonly table: TableId
  /** The question at which its reader stood. */
  readonly token: QuestionToken
  readonly mayUndo: boolean
  /** The lines on top, which stay. */
  readonly news: readonly string[]
  /** It shows only a question, the whole hand, or only what came of something. */
  readonly form: 'question' | 'hand' | 'done'
}

export type ComponentRow = APIActionRowComponent<APIComponentInMessageActionRow>

export function text(content: string): APITextDisplayComponent {
  return { type: ComponentType.TextDisplay, content }
}

/** Texts as displays; empty ones are left out, as Discord wants it. */
export function texts(...contents: readonly string[]): APITextDisplayComponent[] {
  return contents.filter((content) => content.trim() !== '').map(text)
}

/** A picture with its alternative text, which is plain. */
export function gallery(name: string, alt: string): APIMediaGalleryComponent {
  return galleryOf([{ name, alt }])
}

/** Several pictures beside each other, each with its alternative text. */
export function galleryOf(pictures: readonly Pick<Picture, 'name' | 'alt'>[]): APIMediaGalleryComponent {
  const items = pictures.map(({ name, alt }) => ({
    media: { url: `attachment://${name}` },
    description: clip(oneLine(alt) || say('alt-board'), ALT_TEXT),
  }))
  return { type: ComponentType.MediaGallery, items }
}

export function file(name: string): APIFileComponent {
  return { type: ComponentType.File, file: { url: `attachment://${name}` } }
}

export function container(components: readonly APIComponentInContainer[], accent?: number): APIContainerComponent {
  return {
    type: ComponentType.Container,
    components: [...components],
    ...(accent !== undefined && { accent_color: accent }),
  }
}

/**
 * A container with a title, a picture and the rest below. On a phone the picture stands above the container, whose
 * margins would take a tenth of its width.
 */
export function withPicture(
  framing: Framing,
  title: readonly APITextDisplayComponent[],
  shown: readonly APIMediaGalleryComponent[],
  below: readonly APIComponentInContainer[],
  accent: number,
): APIMessageTopLevelComponent[] {
  return framing === 'narrow'
    ? [...shown, container([...title, ...below], accent)]
    : [container([...title, ...shown, ...below], accent)]
}

/** How many components these are, with all that is in them. */
export function componentsIn(components: readonly APIMessageTopLevelComponent[]): number {
  return components.reduce((sum, one) => {
    const within = 'components' in one ? one.components : []
    const sizeOf = (part: (typeof within)[number]): number =>
      1 + ('components' in part ? part.components.length : 0) + ('accessory' in part ? 1 : 0)
    return sum + 1 + within.reduce((count, part) => count + sizeOf(part), 0)
  }, 0)
}

const STYLES = {
  main: ButtonStyle.Primary,
  side: ButtonStyle.Secondary,
  good: ButtonStyle.Success,
  grave: ButtonStyle.Danger,
} as const

export function button(id: string, label: string, style: keyof typeof STYLES = 'side'): APIButtonComponent {
  return { type: ComponentType.Button, style: STYLES[style], custom_id: id, label: clip(oneLine(label), BUTTON_LABEL) }
}

/** Buttons in as many rows as they need. */
export function rows(buttons: readonly APIButtonComponent[]): ComponentRow[] {
  const made: ComponentRow[] = []
  for (let from = 0; from < buttons.length; from += BUTTONS_A_ROW) {
    made.push({ type: ComponentType.ActionRow, components: buttons.slice(from, from + BUTTONS_A_ROW) })
  }
  return made
}

export function menuOption(value: string, label: string, hint?: string): APISelectMenuOption {
  const description = hint === undefined ? '' : clip(oneLine(hint), MENU_TEXT)
  return { value, label: clip(oneLine(label), MENU_TEXT), ...(description !== '' && { description }) }
}

/** A select menu. `most`: how many options may be picked at once. */
export function menu(id: string, placeholder: string, options: readonly APISelectMenuOption[], most = 1): ComponentRow {
  const select: APIStringSelectComponent = {
    type: ComponentType.StringSelect,
    custom_id: id,
    placeholder: clip(placeholder, MENU_PLACEHOLDER),
    options: [...options],
    ...(most > 1 && { min_values: 1, max_values: Math.min(most, options.length) }),
  }
  return { type: ComponentType.ActionRow, components: [select] }
}

/** A message of one text. */
export function textPanel(content: string): Panel {
  return { components: texts(content) }
}

/** A message with words in place of its pictures, if those have any; `null` if it has none, or would say nothing. */
export function withoutPictures(panel: Panel): Panel | null {
  const { components, pictures = [], isPicture = false } = panel
  if (pictures.length === 0 || isPicture) return null
  const wordsFor = ({ items }: APIMediaGalleryComponent) =>
    texts(...pictures.flatMap(({ name, instead = '' }) => (shows(items, name) ? [instead] : [])))
  const rest = components.flatMap((one): APIMessageTopLevelComponent[] => {
    if (one.type === ComponentType.MediaGallery) return wordsFor(one)
    if (one.type !== ComponentType.Container) return [one]
    const within = one.components.flatMap((part): APIComponentInContainer[] => {
      if (part.type === ComponentType.Section) return part.components
      return part.type === ComponentType.MediaGallery ? wordsFor(part) : [part]
    })
    return within.length === 0 ? [] : [{ ...one, components: within }]
  })
  return rest.length === 0 ? null : { ...panel, components: rest, pictures: [] }
}

function shows(items: APIMediaGalleryComponent['items'], name: string): boolean {
  return items.some(({ media }) => media.url === `attachment://${name}`)
}

/** Whether a message has a button or menu with an id. */
export function hasControl({ components }: Panel, id: string): boolean {
  return withoutContainers(components).some(
    (one) =>
      one.type === ComponentType.ActionRow &&
      one.components.some((control) => 'custom_id' in control && control.custom_id === id),
  )
}

function withoutContainers(components: Panel['components']) {
  return components.flatMap((one) => (one.type === ComponentType.Container ? one.components : [one]))
}

/** The texts of a message; `null` if it has no buttons or menus. */
export function textsWithoutButtons({ components }: Panel): APIMessageTopLevelComponent[] | null {
  const parts = withoutContainers(components)
  if (!parts.some(({ type }) => type === ComponentType.ActionRow)) return null
  return parts.filter((one) => one.type === ComponentType.TextDisplay)
}

/** The flags of a new message. A message without mentions doesn't ring, unless it is loud. */
export function newFlags({ pings = [], isLoud = false }: Panel): number {
  const rings = isLoud || pings.length > 0
  return MessageFlags.IsComponentsV2 | (rings ? 0 : MessageFlags.SuppressNotifications)
}

/** The panel in the form of Discord's API. */
export function apiBody(panel: Panel) {
  return {
    flags: MessageFlags.IsComponentsV2,
    components: panel.components,
    allowed_mentions: { parse: [], users: [...(panel.pings ?? [])] },
    attachments: apiFiles(panel).map(({ name, alt }, id) => {
      return { id, filename: name, ...(alt !== undefined && { description: clip(alt, ALT_TEXT) }) }
    }),
  }
}

/** A file as it is sent. The name needs no quoting. */
export interface ApiFile {
  readonly name: string
  readonly data: Buffer
  readonly contentType: string
  readonly alt?: string
}

function typeOf(name: string): string {
  return name.endsWith('.webp') ? 'image/webp' : 'image/jpeg'
}

/** The files that go with a panel, in the order of their attachments. */
export function apiFiles({ pictures = [], files = [] }: Panel): readonly ApiFile[] {
  return [
    ...pictures.map(({ name, image, alt }) => ({ name, data: image, contentType: typeOf(name), alt })),
    ...files.map(({ name, data }) => ({ name, data, contentType: 'application/octet-stream' })),
  ]
}
