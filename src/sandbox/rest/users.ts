import type { FastifyInstance } from 'fastify'
import { dmWith } from '../changes/channels.ts'
import { refuse } from '../state/errors.ts'
import { presentApplication, presentChannel, presentGuild, presentUser } from '../present/world.ts'
import type { Discord } from '../state/discord.ts'
import { Form } from '../validate/form.ts'
import { param, route } from '../http/route.ts'
import { guildPermissionsOf } from '../state/rights.ts'

/** The bot itself, other users, and the address of the gateway. */
export function addUserRoutes(app: FastifyInstance, discord: Discord): void {
  const gatewayUrl = (): string => `${discord.url.replace(/^http/, 'ws')}/gateway`
  route(app, 'GET', '/gateway', () => ({ url: gatewayUrl() }), { open: true })
  route(app, 'GET', '/gateway/bot', () => ({
    url: gatewayUrl(),
    shards: 1,
    session_start_limit: discord.outlets.startLimit(),
  }))

  route(app, 'GET', '/users/@me', () => ({
    ...presentUser(discord, discord.world.botId),
    verified: true,
    mfa_enabled: true,
    email: null,
    flags: 0,
  }))
  route(app, 'GET', '/users/:user', (call) => {
    const id = param(call, 'user')
    const isKnown =
      id === discord.world.botId ||
      id === discord.world.ownerId ||
      discord.world.people.some((person) => person.id === id)
    if (!isKnown) throw refuse.unknownUser()
    return presentUser(discord, id)
  })
  route(app, 'GET', '/users/@me/guilds', () => {
    const { id, name, icon, features } = presentGuild(discord)
    const permissions = guildPermissionsOf(discord, discord.world.botId).toString()
    return [{ id, name, icon, features, banner: null, owner: false, permissions }]
  })
  route(app, 'POST', '/users/@me/channels', (call) => {
    const form = new Form()
    const recipient = form.text(['recipient_id'], call.body['recipient_id'], { max: 20, required: true }) ?? ''
    form.check()
    const person = discord.world.people.find((entry) => entry.id === recipient)
    if (!person) throw refuse.invalidRecipient()
    return presentChannel(discord, dmWith(discord, person.id))
  })

  for (const path of ['/oauth2/applications/@me', '/applications/@me'])
    route(app, 'GET', path, () => presentApplication(discord))
  route(app, 'GET', '/applications/:application/entitlements', () => [])
}
