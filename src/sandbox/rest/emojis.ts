import type { FastifyInstance } from 'fastify'
import { presentUser } from '../present/world.ts'
import { param, route, Answer, type RouteCall } from '../http/route.ts'
import type { Discord } from '../state/discord.ts'
import { refuse } from '../state/errors.ts'
import { imageSize } from '../state/image-size.ts'
import type { ApplicationEmoji, Json } from '../state/model.ts'
import { Form } from '../validate/form.ts'

const MAX_EMOJIS = 2_000
const MAX_IMAGE_BYTES = 256 * 1024
const NAME = /^\w{2,32}$/
/** Discord looks at the bytes, because discord.js declares every picture to be a JPEG. */
const DATA_URI = /^data:image\/\w+;base64,([A-Za-z0-9+/=\s]+)$/

/**
 * The application's own emojis.
 *
 * Source: https://docs.discord.com/developers/resources/emoji
 */
export function addEmojiRoutes(app: FastifyInstance, discord: Discord): void {
  const all = '/applications/:application/emojis'
  route(app, 'GET', all, (call) => {
    checkApplication(discord, call)
    return { items: discord.world.emojis.map((emoji) => present(discord, emoji)) }
  })

  route(app, 'POST', all, (call) => {
    checkApplication(discord, call)
    const name = readName(discord, call.body)
    const bytes = readImage(call.body)
    if (discord.world.emojis.length >= MAX_EMOJIS) throw refuse.tooManyEmojis(MAX_EMOJIS)
    const contentType = imageSize(bytes)?.contentType ?? 'image/png'
    const made = { id: discord.newId(), name, animated: contentType === 'image/gif', contentType }
    discord.files.put(made.id, bytes)
    discord.world.emojis.push(made)
    discord.changed()
    return new Answer(201, present(discord, made))
  })

  route(app, 'GET', `${all}/:emoji`, (call) => present(discord, named(discord, call)))

  route(app, 'PATCH', `${all}/:emoji`, (call) => {
    const emoji = named(discord, call)
    emoji.name = readName(discord, call.body, emoji)
    discord.changed()
    return present(discord, emoji)
  })

  route(app, 'DELETE', `${all}/:emoji`, (call) => {
    const gone = named(discord, call)
    discord.world.emojis = discord.world.emojis.filter((emoji) => emoji !== gone)
    discord.files.delete(gone.id)
    discord.changed()
    return undefined
  })
}

function checkApplication(discord: Discord, call: RouteCall): void {
  if (param(call, 'application') !== discord.world.applicationId) throw refuse.unknownApplication()
}

function named(discord: Discord, call: RouteCall): ApplicationEmoji {
  checkApplication(discord, call)
  const found = discord.world.emojis.find((emoji) => emoji.id === param(call, 'emoji'))
  if (!found) throw refuse.unknownEmoji()
  return found
}

/** A name of 2 to 32 letters, digits and underscores that no other emoji of the application has. */
function readName(discord: Discord, body: Json, itself?: ApplicationEmoji): string {
  const form = new Form()
  const name = form.text(['name'], body['name'], { min: 2, max: 32, required: true }) ?? ''
  if (!form.failed && !NAME.test(name))
    form.add(['name'], 'STRING_TYPE_REGEX', 'String value did not match validation regex.')
  if (discord.world.emojis.some((emoji) => emoji.name === name && emoji !== itself))
    form.add(['name'], 'APPLICATION_EMOJI_NAME_ALREADY_TAKEN', 'An emoji with that name already exists.')
  form.check()
  return name
}

function readImage(body: Json): Buffer {
  const form = new Form()
  const text = form.text(['image'], body['image'], { max: Number.MAX_SAFE_INTEGER, required: true }) ?? ''
  const bytes = Buffer.from(DATA_URI.exec(text)?.[1] ?? '', 'base64')
  if (!form.failed && imageSize(bytes) === null) form.add(['image'], 'IMAGE_INVALID', 'Invalid image data')
  if (bytes.length > MAX_IMAGE_BYTES)
    form.add(['image'], 'BINARY_TYPE_MAX_SIZE', `File cannot be larger than ${MAX_IMAGE_BYTES / 1024}.0 kb.`)
  form.check()
  return bytes
}

function present(discord: Discord, { id, name, animated }: ApplicationEmoji): Json {
  const user = presentUser(discord, discord.world.botId)
  return { id, name, roles: [], user, require_colons: true, managed: false, animated, available: true }
}
