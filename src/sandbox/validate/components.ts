import { ComponentType as Type } from 'discord-api-types/v10'
import type { ApplicationEmoji, Json } from '../state/model.ts'
import { checkButton, checkSelect, SELECTS } from './controls.ts'
import { type Form, isObject, lengthOf, type Path } from './form.ts'
import type { Media } from './media.ts'
import { type Reading, checkId, fillInIds } from './reading.ts'

/** Includes nested components and accessories. */
const MAX_COMPONENTS = 40
/** Characters over all TextDisplays of a message. */
const MAX_TEXT_LENGTH = 4_000
/** UTF-8 bytes of TextDisplays (plus 12 for each) above which Discord answers with status 500. */
export const MAX_TEXT_BYTES = 10_170

const TOP_LEVEL_V2 = [
  Type.ActionRow,
  Type.Section,
  Type.TextDisplay,
  Type.MediaGallery,
  Type.File,
  Type.Separator,
  Type.Container,
]
const IN_CONTAINER = TOP_LEVEL_V2.filter((type) => type !== Type.Container)

/**
 * Checks the components of a message, classic or Components V2, and fills in their numeric ids.
 *
 * @returns the components as they are stored
 * Source: https://docs.discord.com/developers/components/reference
 */
export function checkComponents(
  form: Form,
  path: Path,
  value: unknown,
  options: { isV2: boolean; media: Media; emojis: readonly ApplicationEmoji[] },
): Json[] {
  const { media, emojis } = options
  const reading: Reading = { form, media, emojis, customIds: new Set(), ids: new Set(), found: [], waiting: [] }
  const entries = form.list(path, value, { max: options.isV2 ? MAX_COMPONENTS : 5 })
  const allowed = options.isV2 ? TOP_LEVEL_V2 : [Type.ActionRow]
  const components = entries.map((entry, index) => checkComponent(reading, [...path, index], entry, allowed))
  fillInIds(reading)
  const texts = reading.found.filter((component) => component['type'] === Type.TextDisplay)
  const characters = texts.reduce((sum, text) => sum + lengthOf(String(text['content'] ?? '')), 0)
  if (reading.found.length > MAX_COMPONENTS) {
    form.add(
      path,
      'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
      `The total number of components must not exceed ${MAX_COMPONENTS}`,
    )
  }
  if (characters > MAX_TEXT_LENGTH) {
    form.add(
      path,
      'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
      `Displayable component text size exceeds maximum size of ${MAX_TEXT_LENGTH}`,
    )
  }
  return components
}

/** The size at which Discord's servers fail although the characters are within the limit. */
export function textBytes(components: readonly Json[]): number {
  return everyComponent(components)
    .filter((component) => component['type'] === Type.TextDisplay)
    .reduce((sum, text) => sum + Buffer.byteLength(String(text['content'] ?? '')) + 12, 0)
}

/** All components of a message or modal, outer ones before nested ones. */
export function everyComponent(components: readonly Json[]): Json[] {
  return components.flatMap((component) => {
    const inside = Array.isArray(component['components']) ? (component['components'] as Json[]) : []
    const single = [component['accessory'], component['component']].filter(isObject)
    return [component, ...everyComponent([...inside, ...single])]
  })
}

/** Reads one component. Its type must be among those allowed at its place. */
export function checkComponent(reading: Reading, path: Path, value: unknown, allowed: readonly number[]): Json {
  const { form } = reading
  const component = form.object(path, value)
  const type = component['type']
  if (typeof type !== 'number' || !allowed.includes(type)) {
    if (type === undefined) form.missing([...path, 'type'])
    else
      form.add([...path, 'type'], 'UNION_TYPE_CHOICES', `Value of field "type" must be one of (${allowed.join(', ')}).`)
    return component
  }
  const stored: Json = { type }
  reading.found.push(stored)
  checkId(reading, path, component['id'], stored)
  Object.assign(stored, fieldsOf(reading, path, component, type))
  return stored
}

function fieldsOf(reading: Reading, path: Path, component: Json, type: number): Json {
  switch (type) {
    case Type.ActionRow:
      return checkRow(reading, path, component)
    case Type.Button:
      return checkButton(reading, path, component)
    case Type.TextDisplay:
      return checkText(reading, path, component)
    case Type.Section:
      return checkSection(reading, path, component)
    case Type.Thumbnail:
      return { media: mediaOf(reading, path, component), ...picture(reading.form, path, component) }
    case Type.MediaGallery:
      return checkGallery(reading, path, component)
    case Type.File:
      return checkFile(reading, path, component)
    case Type.Separator:
      return checkSeparator(reading, path, component)
    case Type.Container:
      return checkContainer(reading, path, component)
    default:
      return checkSelect(reading, path, component, type)
  }
}

function checkText({ form }: Reading, path: Path, component: Json): Json {
  return {
    content: form.text([...path, 'content'], component['content'], { min: 1, max: MAX_TEXT_LENGTH, required: true }),
  }
}

function checkSection(reading: Reading, path: Path, section: Json): Json {
  const { form } = reading
  return {
    components: form
      .list([...path, 'components'], section['components'], { min: 1, max: 3 })
      .map((entry, index) => checkComponent(reading, [...path, 'components', index], entry, [Type.TextDisplay])),
    accessory:
      section['accessory'] === undefined || section['accessory'] === null
        ? form.missing([...path, 'accessory'])
        : checkComponent(reading, [...path, 'accessory'], section['accessory'], [Type.Button, Type.Thumbnail]),
  }
}

function checkGallery(reading: Reading, path: Path, gallery: Json): Json {
  const { form } = reading
  return {
    items: form.list([...path, 'items'], gallery['items'], { min: 1, max: 10 }).map((entry, index) => {
      const at = [...path, 'items', index]
      const item = form.object(at, entry)
      return { media: mediaOf(reading, at, item), ...picture(form, at, item) }
    }),
  }
}

function mediaOf({ form, media }: Reading, path: Path, item: Json): Json | undefined {
  const shown = form.object([...path, 'media'], item['media'])
  return media.item(form, [...path, 'media', 'url'], shown['url'], 'component')
}

function checkFile({ form, media }: Reading, path: Path, component: Json): Json {
  const { url } = form.object([...path, 'file'], component['file'])
  const file = media.item(form, [...path, 'file', 'url'], url, 'file')
  const known = media.fileById(file?.['attachment_id'])
  return {
    file,
    spoiler: form.boolean([...path, 'spoiler'], component['spoiler']),
    ...(known && { name: known.filename, size: known.size }),
  }
}

function checkSeparator({ form }: Reading, path: Path, separator: Json): Json {
  return {
    divider: separator['divider'] === undefined ? true : form.boolean([...path, 'divider'], separator['divider']),
    spacing: form.choice([...path, 'spacing'], separator['spacing'], [1, 2]) ?? 1,
  }
}

function checkContainer(reading: Reading, path: Path, container: Json): Json {
  const { form } = reading
  return {
    accent_color:
      form.integer([...path, 'accent_color'], container['accent_color'], { min: 0, max: 0xff_ffff }) ?? null,
    spoiler: form.boolean([...path, 'spoiler'], container['spoiler']),
    components: form
      .list([...path, 'components'], container['components'], { min: 1, max: MAX_COMPONENTS })
      .map((entry, index) => checkComponent(reading, [...path, 'components', index], entry, IN_CONTAINER)),
  }
}

function checkRow(reading: Reading, path: Path, row: Json): Json {
  const { form } = reading
  const inside = form.list([...path, 'components'], row['components'], { min: 1, max: 5 })
  const typeOf = (entry: unknown): unknown => (isObject(entry) ? entry['type'] : undefined)
  const startsWithSelect = SELECTS.includes(Number(typeOf(inside[0])))
  const hasSelect = inside.some((entry) => SELECTS.includes(Number(typeOf(entry))))
  const components = inside.map((entry, index) => {
    const at = [...path, 'components', index]
    const isTooWide =
      index >= 5 || (hasSelect && index > 0 && (startsWithSelect || SELECTS.includes(Number(typeOf(entry)))))
    if (isTooWide) form.add(at, 'COMPONENT_LAYOUT_WIDTH_EXCEEDED', 'The specified component exceeds the maximum width')
    return checkComponent(reading, at, entry, [Type.Button, ...SELECTS])
  })
  return { components }
}

function picture(form: Form, path: Path, item: Json): Json {
  return {
    description: form.text([...path, 'description'], item['description'], { max: 1024 }) ?? null,
    spoiler: form.boolean([...path, 'spoiler'], item['spoiler']),
  }
}
