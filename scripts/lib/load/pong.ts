import { Client, Events, GatewayIntentBits, MessageFlags, Routes } from 'discord.js'
import { formatId, parseId } from '../../../src/discord/kit/ids.ts'
import { button, container, rows, text } from '../../../src/discord/kit/message.ts'

// A process: a bot that acknowledges every press in the way Questmaster does, and does nothing else.

const [api = '', ...channels] = process.argv.slice(2)
const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api } })

client.on(Events.InteractionCreate, (interaction) => {
  const isUpdate = interaction.isMessageComponent() && parseId(interaction.customId)?.kind === 'card'
  if (isUpdate) void interaction.deferUpdate().catch(() => undefined)
  else if (interaction.isRepliable())
    void interaction.deferReply({ flags: MessageFlags.Ephemeral }).catch(() => undefined)
})

const ready = new Promise<Client<true>>((is) => {
  client.once(Events.ClientReady, is)
})
await client.login('pong')
const { application } = await ready
const commands = [
  { name: 'clues', description: 'Pong' },
  { name: 'game', description: 'Pong', options: [{ type: 1, name: 'map', description: 'Pong' }] },
]
await client.rest.put(Routes.applicationCommands(application.id), { body: commands })
const who = [0, 1].map((seat) => ({ seat, answered: 0 }))
const question = { table: 'pong', turn: 1, who, mark: 'pong' }
const choices = ['one', 'two', 'three'].map((choice) =>
  button(formatId({ kind: 'card', ...question, choice }), choice, 'main'),
)
const hand = button(formatId({ kind: 'panel', table: 'pong' }), 'My choices & hand')
const body = {
  flags: MessageFlags.IsComponentsV2,
  components: [container([text('A table that only says “pong”. '.repeat(20)), ...rows(choices), ...rows([hand])])],
}
for (const channel of channels) await client.rest.post(Routes.channelMessages(channel), { body })
console.log('pong is on Discord')
process.on('disconnect', () => process.exit(0))
process.on('SIGTERM', () => process.exit(0))
