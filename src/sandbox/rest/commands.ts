import type { FastifyInstance } from 'fastify'
import { refuse } from '../state/errors.ts'
import { presentCommand } from '../present/world.ts'
import type { Discord } from '../state/discord.ts'
import type { Command, Json } from '../state/model.ts'
import { checkCommand, type CommandBody } from '../validate/command.ts'
import { Form, type Path } from '../validate/form.ts'
import { Answer, param, route, type RouteCall } from '../http/route.ts'

const MAX_BY_TYPE = { 1: ['chat input', 100], 2: ['user', 15], 3: ['message', 15] } as const
const CREATES_A_DAY = 200
const DAY = 86_400_000

/** A command as Discord lists it unless it is asked for the texts in other languages. */
function withoutLocalizations(command: Json): Json {
  const isLeft = (key: string): boolean => !key.endsWith('_localizations')
  return JSON.parse(JSON.stringify(command, (key, value: unknown) => (isLeft(key) ? value : undefined))) as Json
}

/** Application commands: global ones and those of the server. */
export function addCommandRoutes(app: FastifyInstance, discord: Discord): void {
  for (const scope of ['/applications/:application', '/applications/:application/guilds/:guild']) {
    route(app, 'GET', `${scope}/commands`, (call) =>
      inScope(discord, call).map((command) => {
        const shown = presentCommand(discord, command)
        return call.query['with_localizations'] === 'true' ? shown : withoutLocalizations(shown)
      }),
    )

    route(app, 'POST', `${scope}/commands`, (call) => {
      const guildId = scopeOf(discord, call)
      const body = read(call.body, guildId, [])
      const old = inScope(discord, call).find((command) => command.name === body.name && command.type === body.type)
      const made = register(discord, guildId, body, old)
      if (!old) checkCount([...inScope(discord, call), made])
      discord.world.commands = [...discord.world.commands.filter((command) => command !== old), made]
      tell(discord)
      return old ? presentCommand(discord, made) : new Answer(201, presentCommand(discord, made))
    })

    route(app, 'PUT', `${scope}/commands`, (call) => {
      const guildId = scopeOf(discord, call)
      const form = new Form()
      const bodies = form
        .list([], call.list, { max: 130 })
        .map((entry, index) => checkCommand(form, [index], entry, { isGlobal: guildId === null }))
      bodies.forEach((body, index) => {
        const isRepeated = bodies.findIndex((other) => other.name === body.name && other.type === body.type) < index
        if (isRepeated)
          form.add([index, 'name'], 'APPLICATION_COMMANDS_DUPLICATE_NAME', 'Application command names must be unique')
      })
      form.check()
      const old = inScope(discord, call)
      checkCount(bodies)
      const made = bodies.map((body) =>
        register(
          discord,
          guildId,
          body,
          old.find((command) => command.name === body.name && command.type === body.type),
        ),
      )
      discord.world.commands = [...discord.world.commands.filter((command) => !old.includes(command)), ...made]
      tell(discord)
      return made.map((command) => presentCommand(discord, command))
    })

    route(app, 'GET', `${scope}/commands/:command`, (call) => presentCommand(discord, named(discord, call)))

    route(app, 'PATCH', `${scope}/commands/:command`, (call) => {
      const command = named(discord, call)
      const body = read({ ...presentCommand(discord, command), ...call.body }, command.guildId, [])
      Object.assign(command, body, { version: discord.newId() })
      tell(discord)
      return presentCommand(discord, command)
    })

    route(app, 'DELETE', `${scope}/commands/:command`, (call) => {
      const gone = named(discord, call)
      discord.world.commands = discord.world.commands.filter((command) => command !== gone)
      tell(discord)
      return undefined
    })
  }
}

function read(value: unknown, guildId: string | null, path: Path): CommandBody {
  const form = new Form()
  const body = checkCommand(form, path, value, { isGlobal: guildId === null })
  form.check()
  return body
}

/** Overwriting an existing name is free; a new one counts towards the day's 200. */
function register(discord: Discord, guildId: string | null, body: CommandBody, old: Command | undefined): Command {
  if (!old) {
    const now = discord.clock.now()
    const today = discord.world.commandCreates.filter((moment) => now - moment < DAY)
    if (today.length >= CREATES_A_DAY) throw refuse.tooManyCommandCreates()
    discord.world.commandCreates = [...today, now]
  }
  return { id: old?.id ?? discord.newId(), guildId, ...body, version: discord.newId() }
}

function checkCount(commands: readonly { type: number }[]): void {
  for (const [type, [name, most]] of Object.entries(MAX_BY_TYPE)) {
    if (commands.filter((command) => command.type === Number(type)).length > most)
      throw refuse.tooManyCommands(name, most)
  }
}

function scopeOf(discord: Discord, call: RouteCall): string | null {
  if (param(call, 'application') !== discord.world.applicationId) throw refuse.unknownApplication()
  const guildId = call.params['guild']
  if (guildId === undefined) return null
  if (guildId !== discord.world.guildId) throw refuse.missingAccess()
  return guildId
}

function inScope(discord: Discord, call: RouteCall): Command[] {
  const guildId = scopeOf(discord, call)
  return discord.world.commands.filter((command) => command.guildId === guildId)
}

function named(discord: Discord, call: RouteCall): Command {
  const found = inScope(discord, call).find((command) => command.id === param(call, 'command'))
  if (!found) throw refuse.unknownCommand()
  return found
}

function tell(discord: Discord): void {
  discord.live({ type: 'commands' })
  discord.changed()
}
