import { Events, InteractionType } from 'discord.js'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parlour } from '../discord/parlour.ts'
import { openTavern, type Tavern } from './house.ts'
import { cardWith, HAND, hasButton } from './people.ts'

// What Discord sends may one day have a form that the client does not know. Nothing that anybody sends ends the bot.

type Data = Record<string, unknown> & { data: Record<string, unknown> }
type Spoil = (interaction: Data) => Data

let tavern: Tavern
let send: (kind: string, data: object) => void = () => undefined
const logged: string[] = []
/** Interactions that have come, as they were sent: a command, a press on a card, and what was typed. */
const came = new Map<number, Data>()

beforeAll(async () => {
  const log = pino({ level: 'warn' }, { write: (line) => void logged.push(line) })
  tavern = await openTavern({
    games: [parlour({ turns: 500, times: 2 })],
    log,
    sandbox: { onlooker: (discord) => (send = (kind, data) => discord.outlets.dispatch(kind, data as never, 0)) },
  })
  const { bot, discord } = tavern
  bot.client.on(Events.Raw, ({ t, d }: { t: string; d: Data & { type: number } }) => {
    if (t === 'INTERACTION_CREATE' && !came.has(d.type)) came.set(d.type, structuredClone(d))
  })
  await discord.as('Ann').command('tavern', '/game new', { game: 'parlour', seed: 'griffin' })
  await discord.as('Ben').command('tavern', '/game join')
  await discord.as('Ann').command('tavern', '/game start')
  await discord.as('Ann').press(await cardWith(discord, 'tavern', HAND), HAND)
  await discord.as('Ann').autocomplete('tavern', '/play', { action: 'T' }, 'action')
})
afterAll(async () => await tavern?.close())

const without =
  (name: string): Spoil =>
  (interaction) =>
    Object.fromEntries(Object.entries(interaction).filter(([key]) => key !== name)) as Data
const holding =
  (change: object): Spoil =>
  (interaction) => ({ ...interaction, ...change })
const about =
  (change: object): Spoil =>
  (interaction) => ({ ...interaction, data: { ...interaction.data, ...change } })

const LONG = 'x'.repeat(6000)
const SPOILT: Readonly<Record<string, Spoil>> = {
  'that came before': (interaction) => interaction,
  'of nobody': (interaction) => without('user')(without('member')(interaction)),
  'of somebody who is no member': (interaction) => ({
    ...without('member')(interaction),
    user: (interaction['member'] as { user: object } | undefined)?.user ?? interaction['user'],
  }),
  'from a server that nobody knows': holding({ guild_id: '999999999999999999' }),
  'from no channel': (interaction) => without('channel')(without('channel_id')(interaction)),
  'on no message': without('message'),
  'on a message that nobody knows': holding({ message: { id: '999999999999999999' } }),
  'without what the bot may do': without('app_permissions'),
  'without what was bought': without('entitlements'),
  'without an owner': without('authorizing_integration_owners'),
  'of a type to come': holding({ type: 99 }),
  'about nothing': without('data'),
  'with a component to come': about({ component_type: 99 }),
  'with a menu without a choice': about({ component_type: 3, values: null }),
  'with choices that nobody offered': about({ component_type: 3, values: ['no', LONG, 7] }),
  'with a very long id': about({ custom_id: `q1|a|${LONG}` }),
  'with an odd id': about({ custom_id: 'q1|\u202e☠|\0' }),
  'with an id of another bot': about({ custom_id: 'q9|a|b|c' }),
  'with an id that is none': about({ custom_id: 7 }),
  'with a name that is none': about({ name: '__proto__' }),
  'with options that are none': about({ options: 'x' }),
  'with options of another form': about({ options: [{ name: 'action', type: 3, value: { a: 1 }, focused: true }] }),
  'with very long options': about({ options: [{ name: 'action', type: 3, value: LONG, focused: true }] }),
}

describe('an interaction', () => {
  it.each(Object.keys(SPOILT))('%s costs nothing', async (name) => {
    const { discord, tables } = tavern
    logged.length = 0
    for (const type of [
      InteractionType.ApplicationCommand,
      InteractionType.MessageComponent,
      InteractionType.ApplicationCommandAutocomplete,
    ]) {
      const interaction = came.get(type)
      expect(interaction).toBeDefined()
      if (interaction) send('INTERACTION_CREATE', SPOILT[name]?.(structuredClone(interaction)) ?? {})
      send('INTERACTION_CREATE', { ...interaction, type: InteractionType.ModalSubmit, data: { custom_id: 'q1|f|x' } })
    }
    // What comes after it is heard.
    expect((await discord.as('Ben').command('tavern', '/game status')).text).toContain('A quiet parlour')
    const cards = (await discord.as('Dai').messages('tavern')).filter((one) => hasButton(one, HAND))
    expect(cards).toHaveLength(1)
    const table = await tables.directory.openIn((await discord.state()).server.id, cards[0]?.channel_id ?? '')
    expect(await tavern.store.log.entries(table?.id ?? '')).toHaveLength(0)
    for (const { token } of came.values()) expect(logged.join('')).not.toContain(token)
  })
})

it.each(['MESSAGE_DELETE', 'CHANNEL_UPDATE', 'THREAD_UPDATE', 'GUILD_MEMBER_UPDATE', 'GUILD_CREATE', 'TO_COME'])(
  'an event %s without what belongs to it costs nothing',
  async (kind) => {
    send(kind, {})
    expect((await tavern.discord.as('Ben').command('tavern', '/game status')).text).toContain('A quiet parlour')
  },
)
