import type { Json } from '../state/model.ts'
import { type Form, lengthOf, type Path } from './form.ts'
import type { Media } from './media.ts'

/** The limit over all text of a message's embeds. */
const MAX_TEXT_LENGTH = 6_000

/**
 * Checks the embeds of a message and resolves their files.
 * @returns the embeds as they are stored
 * Source: https://docs.discord.com/developers/resources/message#embed-object-embed-limits
 */
export function checkEmbeds(form: Form, path: Path, value: unknown, media: Media): Json[] {
  const embeds = form
    .list(path, value, { max: 10 })
    .map((entry, index) => checkEmbed(form, [...path, index], entry, media))
  const text = embeds.reduce((sum, embed) => sum + textLength(embed), 0)
  if (text > MAX_TEXT_LENGTH)
    form.add(path, 'MAX_EMBED_SIZE_EXCEEDED', `Embed size exceeds maximum size of ${MAX_TEXT_LENGTH}`)
  return embeds
}

function checkEmbed(form: Form, path: Path, value: unknown, media: Media): Json {
  const embed = form.object(path, value)
  const stored: Json = { type: 'rich' }
  const set = (name: string, entry: unknown): void => {
    if (entry !== undefined) stored[name] = entry
  }
  set('title', form.text([...path, 'title'], embed['title'], { max: 256 }))
  set('description', form.text([...path, 'description'], embed['description'], { max: 4096 }))
  set('url', form.url([...path, 'url'], embed['url'], ['http', 'https']))
  set('color', form.integer([...path, 'color'], embed['color'], { min: 0, max: 0xff_ffff }))
  set('timestamp', checkTimestamp(form, [...path, 'timestamp'], embed['timestamp']))
  for (const name of ['image', 'thumbnail']) set(name, checkPicture(form, [...path, name], embed[name], media))
  if (embed['author']) {
    const author = form.object([...path, 'author'], embed['author'])
    set('author', {
      name: form.text([...path, 'author', 'name'], author['name'], { max: 256, required: true }),
      ...optional('url', form.url([...path, 'author', 'url'], author['url'], ['http', 'https'])),
      ...optional('icon_url', media.url(form, [...path, 'author', 'icon_url'], author['icon_url'])),
    })
  }
  if (embed['footer']) {
    const footer = form.object([...path, 'footer'], embed['footer'])
    set('footer', {
      text: form.text([...path, 'footer', 'text'], footer['text'], { max: 2048, required: true }),
      ...optional('icon_url', media.url(form, [...path, 'footer', 'icon_url'], footer['icon_url'])),
    })
  }
  const fields = form.list([...path, 'fields'], embed['fields'], { max: 25 })
  if (fields.length > 0)
    set(
      'fields',
      fields.map((field, index) => checkField(form, [...path, 'fields', index], field)),
    )
  if (Object.keys(stored).length === 1 && !form.failed) form.missing([...path, 'description'])
  return stored
}

function checkField(form: Form, path: Path, value: unknown): Json {
  const field = form.object(path, value)
  return {
    name: form.text([...path, 'name'], field['name'], { max: 256, required: true }),
    value: form.text([...path, 'value'], field['value'], { max: 1024, required: true }),
    inline: form.boolean([...path, 'inline'], field['inline']),
  }
}

function checkPicture(form: Form, path: Path, value: unknown, media: Media): Json | undefined {
  if (value === undefined || value === null) return undefined
  const picture = form.object(path, value)
  return media.item(form, [...path, 'url'], picture['url'], 'embed')
}

function checkTimestamp(form: Form, path: Path, value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined
  const time = typeof value === 'string' || typeof value === 'number' ? new Date(value) : new Date(Number.NaN)
  if (!Number.isNaN(time.getTime())) return time.toISOString()
  form.add(path, 'DATE_TIME_TYPE_PARSE', 'Could not parse value as an ISO8601 timestamp.')
  return undefined
}

function optional(name: string, value: unknown): Json {
  return value === undefined ? {} : { [name]: value }
}

function textLength(embed: Json): number {
  const of = (value: unknown): number => (typeof value === 'string' ? lengthOf(value) : 0)
  const author = embed['author'] as Json | undefined
  const footer = embed['footer'] as Json | undefined
  const fields = (embed['fields'] as Json[] | undefined) ?? []
  return (
    of(embed['title']) +
    of(embed['description']) +
    of(author?.['name']) +
    of(footer?.['text']) +
    fields.reduce((sum, field) => sum + of(field['name']) + of(field['value']), 0)
  )
}
