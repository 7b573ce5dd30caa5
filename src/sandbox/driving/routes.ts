import type { FastifyInstance } from 'fastify'
import { ApplicationCommandType } from 'discord-api-types/v10'
import { z } from 'zod'
import { Actions } from '../acting/actions.ts'
import { addPerson, anyChannel, changePerson, changeThread, setBotMember, setBotPermissions } from '../acting/admin.ts'
import { commandsFor } from '../acting/commands.ts'
import { startThread } from '../acting/threads.ts'
import { channelNamed, listed, messagesSeenBy, personNamed, visibleChannels } from '../acting/places.ts'
import { addChannel, removeChannel } from '../changes/channels.ts'
import { markRead } from '../changes/reading.ts'
import { ApiError } from '../state/errors.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { remove } from '../changes/messages.ts'
import { presentCommand, presentPerson } from '../present/world.ts'
import { param, route } from '../http/route.ts'
import type { Discord, Settings } from '../state/discord.ts'

const file = z.object({ filename: z.string(), base64: z.string(), contentType: z.string().optional() })
const options = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), file, z.null()])).default({})
const personChange = z
  .object({ name: z.string(), manager: z.boolean(), locale: z.string(), dmsClosed: z.boolean(), gone: z.boolean() })
  .partial()
const botPermissions = z
  .object({
    view: z.boolean(),
    send: z.boolean(),
    sendInThreads: z.boolean(),
    attachFiles: z.boolean(),
    embedLinks: z.boolean(),
    readHistory: z.boolean(),
    createThreads: z.boolean(),
    manageThreads: z.boolean(),
    manageMessages: z.boolean(),
    connect: z.boolean(),
  })
  .partial()
/** The latest time the clock accepts: ids have no room for later ones. */
const MAX_TIME_MS = Date.UTC(2150, 0)

/** Whether a connection may be closed with this code. The others are reserved and never sent. */
function isCloseCode(code: number): boolean {
  return (code >= 1000 && code <= 1014 && ![1004, 1005, 1006].includes(code)) || (code >= 3000 && code <= 4999)
}

const settings = z
  .object({
    token: z.string().nullable(),
    rateLimits: z.boolean(),
    privilegedIntents: z.boolean(),
    interactionDeadline: z.number().positive(),
    tokenLifetime: z.number().positive(),
    attachmentSizeLimit: z.number().positive(),
    requestSizeLimit: z.number().positive(),
    lateEditsPerHour: z.number().min(0),
    heartbeatInterval: z.number().positive(),
    invalidRequestLimit: z.number().positive(),
    fault: z.enum(['error', 'limited', 'silence', 'reset']).nullable(),
  })
  .partial()

const schemas = {
  say: z.object({ content: z.string() }),
  command: z.object({ command: z.string(), options }),
  autocomplete: z.object({ command: z.string(), options, focused: z.string() }),
  press: z.object({ message: z.string(), button: z.string() }),
  select: z.object({ message: z.string(), menu: z.string().default(''), values: z.array(z.string()) }),
  forge: z.object({
    message: z.string(),
    customId: z.string(),
    componentType: z.number().default(2),
    values: z.array(z.string()).optional(),
  }),
  submit: z.object({
    interaction: z.string(),
    values: z.record(z.string(), z.union([z.string(), z.boolean(), z.array(z.string()), z.array(file)])).default({}),
  }),
  commandOn: z.object({ message: z.string(), command: z.string() }),
  dismiss: z.object({ message: z.string() }),
  read: z.object({ message: z.string().regex(/^\d{1,20}$/) }),
  thread: z.object({ name: z.string(), message: z.string().nullable().default(null) }),
}

/** The routes by which the page and tests act in the sandbox: as a person, or as the server's owner. */
export async function addDrivingApi(app: FastifyInstance, discord: Discord, gateway: Gateway): Promise<void> {
  const actions = new Actions(discord)
  app.setErrorHandler(async (error: unknown, _request, reply) => {
    if (error instanceof ApiError) return reply.code(error.status).send(error.body())
    if (error instanceof z.ZodError) return reply.code(400).send({ code: 0, message: z.prettifyError(error) })
    throw error
  })
  addLooking(app, discord, gateway)
  addActingInChannels(app, discord, actions)
  addActingOnMessages(app, discord, actions)
  addPeopleAndPlaces(app, discord)
  addRunning(app, discord, gateway)
}

function addLooking(app: FastifyInstance, discord: Discord, gateway: Gateway): void {
  const { world } = discord
  route(app, 'GET', '/state', () => ({
    server: { id: world.guildId, name: world.guildName },
    bot: { id: world.botId, name: world.botName, online: gateway.online },
    people: world.people.map(presentPerson),
    calls: world.calls,
    roles: world.roles,
    settings: publicSettings(discord.settings),
    now: discord.clock.now(),
  }))
  route(app, 'GET', '/people', () => world.people.map(presentPerson))
  route(app, 'GET', '/as/:person/channels', (call) => {
    const person = personNamed(discord, param(call, 'person'))
    return visibleChannels(discord, person).map((channel) => listed(discord, channel, person))
  })
  route(app, 'GET', '/as/:person/channels/:channel/messages', (call) => {
    const person = personNamed(discord, param(call, 'person'))
    return messagesSeenBy(
      discord,
      person,
      channelNamed(discord, person, param(call, 'channel')),
      Number(call.query['limit'] ?? 100),
    )
  })
  route(app, 'GET', '/as/:person/channels/:channel/commands', (call) => {
    const person = personNamed(discord, param(call, 'person'))
    const channel = channelNamed(discord, person, param(call, 'channel'))
    const { ChatInput, Message } = ApplicationCommandType
    const type = call.query['of'] === 'message' ? Message : ChatInput
    return commandsFor(discord, person, channel, type).map((command) => presentCommand(discord, command))
  })
}

/** What a person does in a channel. */
function addActingInChannels(app: FastifyInstance, discord: Discord, actions: Actions): void {
  const inChannel = '/as/:person/channels/:channel'
  route(app, 'GET', `${inChannel}`, (call) => {
    const person = personNamed(discord, param(call, 'person'))
    return listed(discord, channelNamed(discord, person, param(call, 'channel')), person)
  })
  route(app, 'POST', `${inChannel}/say`, (call) => {
    const person = personNamed(discord, param(call, 'person'))
    return actions.say(
      person,
      channelNamed(discord, person, param(call, 'channel')),
      schemas.say.parse(call.body).content,
    )
  })
  route(app, 'POST', `${inChannel}/command`, (call) => {
    const person = personNamed(discord, param(call, 'person'))
    const given = schemas.command.parse(call.body)
    return actions.command(person, channelNamed(discord, person, param(call, 'channel')), given.command, given.options)
  })
  route(app, 'POST', `${inChannel}/autocomplete`, (call) => {
    const person = personNamed(discord, param(call, 'person'))
    const given = schemas.autocomplete.parse(call.body)
    return actions.autocomplete(
      person,
      channelNamed(discord, person, param(call, 'channel')),
      given.command,
      given.options,
      given.focused,
    )
  })
  route(app, 'POST', `${inChannel}/read`, (call) => {
    const person = personNamed(discord, param(call, 'person'))
    const channel = channelNamed(discord, person, param(call, 'channel'))
    markRead(discord, person, channel, schemas.read.parse(call.body).message)
    return undefined
  })
  route(app, 'POST', `${inChannel}/threads`, (call) => {
    const person = personNamed(discord, param(call, 'person'))
    const channel = channelNamed(discord, person, param(call, 'channel'))
    const { name, message } = schemas.thread.parse(call.body)
    return listed(discord, startThread(discord, person, channel, name, message), person)
  })
}

/** What a person does with a message or a form that they see. */
function addActingOnMessages(app: FastifyInstance, discord: Discord, actions: Actions): void {
  route(app, 'POST', '/as/:person/press', (call) => {
    const { message, button } = schemas.press.parse(call.body)
    return actions.press(personNamed(discord, param(call, 'person')), message, button)
  })
  route(app, 'POST', '/as/:person/select', (call) => {
    const { message, menu, values } = schemas.select.parse(call.body)
    return actions.select(personNamed(discord, param(call, 'person')), message, menu, values)
  })
  route(app, 'POST', '/as/:person/forge', (call) => {
    const { message, customId, componentType, values } = schemas.forge.parse(call.body)
    return actions.forge(personNamed(discord, param(call, 'person')), message, customId, componentType, values)
  })
  route(app, 'POST', '/as/:person/submit', (call) => {
    const { interaction, values } = schemas.submit.parse(call.body)
    return actions.submit(personNamed(discord, param(call, 'person')), interaction, values)
  })
  route(app, 'POST', '/as/:person/command-on', (call) => {
    const { message, command } = schemas.commandOn.parse(call.body)
    return actions.commandOn(personNamed(discord, param(call, 'person')), message, command)
  })
  route(app, 'POST', '/as/:person/dismiss', (call) =>
    actions.dismiss(personNamed(discord, param(call, 'person')), schemas.dismiss.parse(call.body).message),
  )
}

/** Changes to the people, the channels and the messages of the server. */
function addPeopleAndPlaces(app: FastifyInstance, discord: Discord): void {
  route(app, 'POST', '/people', (call) => {
    const { name = '', ...more } = personChange.parse(call.body)
    return presentPerson(addPerson(discord, name, more))
  })
  route(app, 'PATCH', '/people/:person', (call) =>
    presentPerson(changePerson(discord, personNamed(discord, param(call, 'person')), personChange.parse(call.body))),
  )
  route(app, 'POST', '/channels', (call) => {
    const shape = z.object({ name: z.string().min(1).max(100), voice: z.boolean().default(false) })
    const { name, voice } = shape.parse(call.body)
    return { id: addChannel(discord, name, voice).id, name }
  })
  route(app, 'PATCH', '/channels/:channel', (call) => {
    const channel = anyChannel(discord, param(call, 'channel'))
    const change = z
      .object({ bot: botPermissions, archived: z.boolean(), locked: z.boolean() })
      .partial()
      .parse(call.body)
    if (change.bot) setBotPermissions(discord, channel, change.bot)
    if (change.archived !== undefined || change.locked !== undefined) changeThread(discord, channel, change)
    return undefined
  })
  route(app, 'DELETE', '/channels/:channel', (call) => {
    removeChannel(discord, anyChannel(discord, param(call, 'channel')))
    return undefined
  })
  route(app, 'DELETE', '/messages/:message', (call) => {
    const message = discord.world.messages.find((entry) => entry.id === param(call, 'message'))
    if (!message) throw new ApiError(404, 10008, 'Unknown Message')
    remove(discord, message)
    return undefined
  })
}

/** How the sandbox itself runs: its settings, its bot, its clock and its gateway. */
function addRunning(app: FastifyInstance, discord: Discord, gateway: Gateway): void {
  route(app, 'PATCH', '/settings', (call) =>
    publicSettings(Object.assign(discord.settings, settings.parse(call.body) as Partial<Settings>)),
  )
  route(app, 'POST', '/bot', (call) => {
    setBotMember(discord, z.object({ isMember: z.boolean() }).parse(call.body).isMember)
    return undefined
  })
  route(app, 'POST', '/clock', (call) => {
    const advance = z
      .number()
      .min(0)
      .max(MAX_TIME_MS - discord.clock.now())
    discord.clock.advance(z.object({ advance }).parse(call.body).advance)
    return { now: discord.clock.now() }
  })
  route(app, 'POST', '/gateway', (call) => {
    const { action, code } = z
      .object({
        action: z.enum(['drop', 'reconnect', 'forget', 'invalidate', 'invalidate-for-good']),
        code: z.int().refine(isCloseCode).optional(),
      })
      .parse(call.body)
    if (action === 'drop') gateway.drop(code)
    if (action === 'reconnect') gateway.askToReconnect()
    if (action === 'forget') gateway.forgetSessions()
    if (action === 'invalidate') gateway.invalidate(true)
    if (action === 'invalidate-for-good') gateway.invalidate(false)
    return undefined
  })
}

/** The settings without the token, which is only for the bot. */
function publicSettings({ token: _token, ...rest }: Settings): Omit<Settings, 'token'> {
  return rest
}
