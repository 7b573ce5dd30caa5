import { ApplicationCommandOptionType, ButtonStyle, ComponentType, MessageFlags, SlashCommandBuilder } from 'discord.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stage, type Stage } from './bot.ts'

describe('a discord.js bot in the sandbox', () => {
  let here: Stage
  beforeAll(async () => {
    here = await stage(async (interaction) => {
      if (interaction.isAutocomplete()) {
        const typed = interaction.options.getFocused()
        return interaction.respond(
          ['imperial', 'talisman', 'warlock']
            .filter((game) => game.startsWith(typed))
            .map((game) => ({ name: game, value: game })),
        )
      }
      if (interaction.isButton())
        return interaction.update({ content: `pressed by ${interaction.user.displayName}`, components: [] })
      if (!interaction.isChatInputCommand()) return undefined
      if (interaction.options.getSubcommand() === 'whisper')
        return interaction.reply({ content: 'psst', flags: MessageFlags.Ephemeral })
      const sent = await interaction.reply({
        content: `a game of ${interaction.options.getString('game', true)}`,
        withResponse: true,
        components: [
          {
            type: ComponentType.ActionRow,
            components: [
              { type: ComponentType.Button, style: ButtonStyle.Primary, customId: 'join', label: 'Join the table' },
            ],
          },
        ],
      })
      return sent.resource?.message?.id
    })
    const command = new SlashCommandBuilder()
      .setName('game')
      .setDescription('Tables')
      .addSubcommand((sub) =>
        sub
          .setName('new')
          .setDescription('Open a table')
          .addStringOption((option) =>
            option.setName('game').setDescription('Which').setRequired(true).setAutocomplete(true),
          ),
      )
      .addSubcommand((sub) => sub.setName('whisper').setDescription('Say it quietly'))
    await here.bot.application.commands.set([command])
  })
  afterAll(async () => await here.close())

  it('a discord.js bot in the sandbox sees the server, its channels and its own permissions there', () => {
    const guild = here.bot.guilds.cache.first()!
    expect(guild.name).toBe('The Gilded Griffin')
    const names = guild.channels.cache.map((channel) => channel.name)
    expect(names).toEqual(['tavern', 'back-room', 'no-entry'])
    const mayPost = (name: string) =>
      guild.channels.cache
        .find((channel) => channel.name === name)!
        .permissionsFor(guild.members.me!)!
        .has('SendMessages')
    expect([mayPost('tavern'), mayPost('no-entry')]).toEqual([true, false])
  })

  it('a discord.js bot in the sandbox registers commands that people can then use', async () => {
    const [command] = await here.discord.as('Ann').commands('#tavern')
    expect(command).toMatchObject({
      name: 'game',
      options: [{ name: 'new', type: ApplicationCommandOptionType.Subcommand }, { name: 'whisper' }],
    })
  })

  it('a discord.js bot in the sandbox answers a command, and a button on the answer', async () => {
    const ann = here.discord.as('Ann')
    const answer = await ann.command('#tavern', '/game new', { game: 'imperial' })
    expect(here.faults).toEqual([])
    expect(answer).toMatchObject({ kind: 'message', text: 'a game of imperial\nJoin the table' })
    const pressed = await here.discord.as('Ben').press(answer.message, 'join')
    expect(pressed).toMatchObject({ kind: 'updated', text: 'pressed by Ben' })
  })

  it('a discord.js bot in the sandbox offers autocompletion', async () => {
    const offered = await here.discord.as('Cleo').autocomplete('#tavern', '/game new', { game: 't' }, 'game')
    expect(offered.choices).toEqual([{ name: 'talisman', value: 'talisman' }])
  })

  it('a discord.js bot in the sandbox sends an ephemeral message to one person', async () => {
    const answer = await here.discord.as('Dai').command('#back-room', '/game whisper')
    expect(answer.message).toMatchObject({ content: 'psst', ephemeral: true })
    expect(await here.discord.as('Dai').messages('#back-room')).toHaveLength(1)
    expect(await here.discord.as('Ann').messages('#back-room')).toHaveLength(0)
    await here.discord.as('Dai').dismiss(answer.message)
    expect(await here.discord.as('Dai').messages('#back-room')).toHaveLength(0)
  })
})
