import {
  ActionRowBuilder,
  ApplicationCommandType,
  ButtonBuilder,
  ButtonStyle,
  ComponentType,
  ContainerBuilder,
  LabelBuilder,
  MessageFlags,
  ModalBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
  UserSelectMenuBuilder,
  type ChatInputCommandInteraction,
  type Interaction,
} from 'discord.js'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { refusal, stage, type Stage } from './bot.ts'

type Handler = (interaction: Interaction) => unknown

describe('interactions', () => {
  let here: Stage
  let answer: Handler = () => undefined
  beforeEach(async () => {
    answer = () => undefined
    here = await stage((interaction) => answer(interaction))
    await here.bot.application.commands.set([
      { name: 'do', description: 'Whatever the test says' },
      {
        name: 'ask',
        description: 'With options',
        options: [
          { type: 6, name: 'who', description: 'A person', required: true },
          { type: 4, name: 'count', description: 'A number', min_value: 1, max_value: 6 },
          {
            type: 3,
            name: 'colour',
            description: 'A choice',
            choices: [
              { name: 'Red', value: 'r' },
              { name: 'Blue', value: 'b' },
            ],
          },
          { type: 7, name: 'where', description: 'A channel' },
        ],
      },
      { name: 'manage', description: 'For those who may', default_member_permissions: '32' },
      { name: 'owner', description: 'For administrators', default_member_permissions: '0' },
      { name: 'indoors', description: 'Not in DMs', contexts: [0] },
      { name: 'Why so?', type: ApplicationCommandType.Message, contexts: [0] },
    ])
  })
  afterEach(async () => await here.close())
  const ann = () => here.discord.as('Ann')
  const onCommand = (handle: (interaction: ChatInputCommandInteraction) => unknown): void => {
    answer = (interaction) => interaction.isChatInputCommand() && handle(interaction)
  }
  const row = (...buttons: ButtonBuilder[]) => new ActionRowBuilder<ButtonBuilder>().addComponents(buttons)
  const button = (id: string, label = id) =>
    new ButtonBuilder().setCustomId(id).setLabel(label).setStyle(ButtonStyle.Secondary)

  it('interactions sends a command from the menu of a message, with that message', async () => {
    answer = (interaction) =>
      interaction.isMessageContextMenuCommand() &&
      interaction.reply({
        content: `${interaction.targetMessage.author.displayName}: ${interaction.targetMessage.content}`,
      })
    const said = await here.discord.as('Ben').say('#tavern', 'two sixes')
    const done = await ann().commandOn(said.message, 'Why so?')
    expect(done).toMatchObject({ kind: 'message', text: 'Ben: two sixes' })
    expect((await ann().commands('#tavern')).map(({ name }) => name)).not.toContain('Why so?')
    expect(await ann().commandOn(said.message, 'Why not?')).toMatchObject({ kind: 'refused' })
    const hidden = await here.discord.as('Ben').say('dm', 'a secret')
    await expect(ann().commandOn(hidden.message, 'Why so?')).rejects.toThrow('sees no such message')
    expect(await here.discord.as('Ben').commandOn(hidden.message, 'Why so?')).toMatchObject({ kind: 'refused' })
  })

  it('interactions fills a deferred reply with an edit', async () => {
    onCommand(async (interaction) => {
      await interaction.deferReply()
      await interaction.editReply('at last')
    })
    const done = await ann().command('#tavern', '/do')
    expect(done).toMatchObject({ kind: 'message', text: 'at last' })
    expect(done.message).toMatchObject({
      thinking: false,
      edited_timestamp: null,
      type: 20,
      interaction_metadata: { name: 'do' },
    })
  })

  it('interactions fills a deferred reply with the first follow-up, which cannot make it ephemeral', async () => {
    onCommand(async (interaction) => {
      await interaction.deferReply()
      await interaction.followUp({ content: 'one', flags: MessageFlags.Ephemeral })
      await interaction.followUp('two')
    })
    await ann().command('#tavern', '/do')
    const messages = await here.discord.until(async () => {
      const all = await here.discord.as('Ben').messages('#tavern')
      return all.length === 2 && all
    })
    expect(messages.map((message) => message.content)).toEqual(['one', 'two'])
  })

  it('interactions keeps a deferred ephemeral reply ephemeral, even with Components V2', async () => {
    onCommand(async (interaction) => {
      await interaction.deferReply({ flags: MessageFlags.Ephemeral })
      const container = new ContainerBuilder()
        .setAccentColor(0x00ff00)
        .addTextDisplayComponents((text) => text.setContent('# Your hand'))
      await interaction.editReply({ components: [container], flags: MessageFlags.IsComponentsV2 })
      await interaction.followUp({ content: 'more', flags: MessageFlags.Ephemeral })
    })
    const done = await ann().command('#tavern', '/do')
    expect(done.message).toMatchObject({ ephemeral: true, flags: MessageFlags.Ephemeral | MessageFlags.IsComponentsV2 })
    await ann().sees('#tavern', (message) => message.content === 'more')
    expect(await here.discord.as('Ben').messages('#tavern')).toEqual([])
    expect(here.faults).toEqual([])
  })

  it('interactions does not let the bot reach an ephemeral message through the channel', async () => {
    const codes: unknown[] = []
    onCommand(async (interaction) => {
      await interaction.reply({ content: 'psst', flags: MessageFlags.Ephemeral })
      const { id } = await interaction.fetchReply()
      const channel = interaction.channel!
      codes.push(
        await refusal(channel.messages.edit(id, 'x')),
        await refusal(channel.messages.delete(id)),
        await refusal(channel.messages.fetch(id)),
      )
    })
    await ann().command('#tavern', '/do')
    await here.discord.until(() => codes.length === 3)
    expect(codes).toMatchObject([{ code: 10008, status: 404 }, { code: 10008 }, { code: 10008 }])
  })

  it('interactions accepts only one first response', async () => {
    let again: unknown
    onCommand(async (interaction) => {
      await interaction.reply('first')
      again = await refusal(
        here.bot.rest.post(`/interactions/${interaction.id}/${interaction.token}/callback`, {
          body: { type: 4, data: { content: 'second' } },
          auth: false,
        }),
      )
    })
    await ann().command('#tavern', '/do')
    expect(await here.discord.until(() => again)).toMatchObject({ code: 40060, status: 400 })
  })

  it('interactions tells the person after three seconds without a response, and refuses a late one', async () => {
    let held: ChatInputCommandInteraction | undefined
    await here.discord.changeSettings({ interactionDeadline: 3_000 })
    onCommand((interaction) => {
      held = interaction
    })
    const waiting = ann().command('#tavern', '/do')
    const interaction = await here.discord.until(() => held)
    await here.discord.advance(3_001)
    expect(await waiting).toMatchObject({ kind: 'no-response', text: 'The application did not respond' })
    expect(await refusal(interaction.reply('late'))).toMatchObject({ code: 10062, status: 404 })
    expect(
      await refusal(
        here.bot.rest.post(`/webhooks/${here.bot.application.id}/${interaction.token}`, {
          body: { content: 'x' },
          auth: false,
        }),
      ),
    ).toMatchObject({ code: 10015 })
  })

  it('interactions expires a token after a quarter of an hour', async () => {
    let held: ChatInputCommandInteraction | undefined
    onCommand(async (interaction) => {
      await interaction.reply('hello')
      held = interaction
    })
    await ann().command('#tavern', '/do')
    const interaction = await here.discord.until(() => held)
    await interaction.editReply('still here')
    await here.discord.advance(15 * 60_000)
    expect(await refusal(interaction.editReply('gone'))).toMatchObject({ code: 50027, status: 401 })
    expect(await refusal(interaction.followUp('gone'))).toMatchObject({ code: 50027 })
  })

  it('interactions shows that a “thinking…” was never filled in', async () => {
    onCommand((interaction) => interaction.deferReply())
    const waiting = ann().command('#tavern', '/do')
    await ann().sees('#tavern', (message) => message.thinking)
    await here.discord.advance(15 * 60_000)
    expect(await waiting).toMatchObject({ kind: 'no-response' })
    expect(await ann().lastMessage('#tavern')).toMatchObject({ thinking: false, failed: true })
  })

  it('updates, defers an update, and follows up from a button', async () => {
    answer = async (interaction) => {
      if (interaction.isChatInputCommand())
        return interaction.reply({
          content: 'a card',
          components: [row(button('a'), button('b'), button('off').setDisabled(true))],
        })
      if (!interaction.isButton()) return undefined
      if (interaction.customId === 'a') return interaction.update({ content: 'changed' })
      await interaction.deferUpdate()
      await interaction.editReply({ content: 'edited later' })
      return interaction.followUp({ content: 'only for you', flags: MessageFlags.Ephemeral })
    }
    const { message } = await ann().command('#tavern', '/do')
    expect(await ann().press(message, 'a')).toMatchObject({ kind: 'updated', text: 'changed\na\nb\noff' })
    expect(await here.discord.as('Ben').press(message, 'b')).toMatchObject({ kind: 'acknowledged' })
    await here.discord.as('Ben').sees('#tavern', (seen) => seen.content === 'only for you')
    expect((await ann().messages('#tavern')).map((seen) => seen.content)).toEqual(['edited later'])
    expect(await ann().press(message, 'off')).toMatchObject({ kind: 'refused', text: 'The button “off” is disabled' })
    expect(await ann().press(message, 'none')).toMatchObject({ kind: 'refused' })
    expect(here.faults).toEqual([])
  })

  it('interactions says “This interaction failed” when a button is not answered', async () => {
    onCommand((interaction) => interaction.reply({ content: 'x', components: [row(button('a'))] }))
    const { message } = await ann().command('#tavern', '/do')
    await here.discord.changeSettings({ interactionDeadline: 50 })
    expect(await ann().press(message, 'a')).toMatchObject({ kind: 'no-response', text: 'This interaction failed' })
  })

  it('interactions passes on forged presses of missing components', async () => {
    const seen: unknown[] = []
    answer = (interaction) => {
      if (interaction.isChatInputCommand()) return interaction.reply('no buttons')
      if (interaction.isStringSelectMenu()) seen.push(interaction.values)
      return (
        interaction.isMessageComponent() &&
        interaction.reply({ content: `not yours: ${interaction.customId}`, flags: MessageFlags.Ephemeral })
      )
    }
    const { message } = await ann().command('#tavern', '/do')
    expect(await here.discord.as('Dai').forge(message, 'table:1:steal')).toMatchObject({
      kind: 'message',
      text: 'not yours: table:1:steal',
    })
    await here.discord
      .as('Dai')
      .forge(message, 'menu', { componentType: ComponentType.StringSelect, values: ['never', 'offered'] })
    expect(seen).toEqual([['never', 'offered']])
  })

  it('interactions checks a menu’s choice and passes it on', async () => {
    const menu = new StringSelectMenuBuilder()
      .setCustomId('way')
      .setPlaceholder('Which way?')
      .setMaxValues(2)
      .addOptions(
        { label: 'North', value: 'n', description: 'Uphill' },
        { label: 'South', value: 's' },
        { label: 'East', value: 'e' },
      )
    const people = new UserSelectMenuBuilder().setCustomId('who')
    answer = (interaction) => {
      if (interaction.isChatInputCommand()) {
        return interaction.reply({
          components: [
            new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(menu),
            new ActionRowBuilder<UserSelectMenuBuilder>().addComponents(people),
          ],
        })
      }
      if (interaction.isStringSelectMenu()) return interaction.reply(`went ${interaction.values.join('+')}`)
      return interaction.isUserSelectMenu() && interaction.reply(`met ${interaction.users.first()!.displayName}`)
    }
    const { message } = await ann().command('#tavern', '/do')
    expect((await ann().select(message, 'way', ['North', 'e'])).text).toBe('went n+e')
    expect((await ann().select(message, 'who', 'Cleo')).text).toBe('met Cleo')
    expect(await ann().select(message, 'way', ['n', 's', 'e'])).toMatchObject({ kind: 'refused' })
    expect(await ann().select(message, 'way', 'west')).toMatchObject({ kind: 'refused' })
  })

  it('interactions opens a form and accepts the input', async () => {
    const modal = new ModalBuilder()
      .setCustomId('name-form')
      .setTitle('A new hero')
      .addTextDisplayComponents((text) => text.setContent('Think well.'))
      .addLabelComponents(
        new LabelBuilder()
          .setLabel('Name')
          .setTextInputComponent(
            new TextInputBuilder().setCustomId('name').setStyle(TextInputStyle.Short).setMaxLength(12),
          ),
        new LabelBuilder()
          .setLabel('Class')
          .setStringSelectMenuComponent(
            new StringSelectMenuBuilder()
              .setCustomId('class')
              .addOptions({ label: 'Wizard', value: 'w' }, { label: 'Thief', value: 't' }),
          ),
      )
    answer = (interaction) => {
      if (interaction.isChatInputCommand())
        return interaction.reply({ content: 'a card', components: [row(button('open'))] })
      if (interaction.isButton()) return interaction.showModal(modal)
      return (
        interaction.isModalSubmit() &&
        interaction.isFromMessage() &&
        interaction.update({
          content: `${interaction.fields.getTextInputValue('name')} the ${interaction.fields.getStringSelectValues('class')[0]}`,
          components: [],
        })
      )
    }
    const { message } = await ann().command('#tavern', '/do')
    const form = await ann().press(message, 'open')
    expect(form).toMatchObject({ kind: 'modal', text: 'A new hero' })
    expect(await ann().submit(form, { name: 'Far too long a name', class: 'w' })).toMatchObject({ kind: 'refused' })
    expect(await ann().submit(form, { class: 'w' })).toMatchObject({
      kind: 'refused',
      text: 'Name: this field is required',
    })
    expect(await ann().submit(form, { name: 'Morgana', class: 'Thief' })).toMatchObject({
      kind: 'updated',
      text: 'Morgana the t',
    })
    expect(await ann().submit(form, { name: 'Again', class: 'w' })).toMatchObject({ kind: 'refused' })
    expect(here.faults).toEqual([])
  })

  it('interactions keeps a form without a response open, to be submitted again', async () => {
    let submitted = 0
    const modal = () =>
      new ModalBuilder()
        .setCustomId('m')
        .setTitle('T')
        .addTextDisplayComponents((text) => text.setContent('Think well.'))
    answer = (interaction) => {
      if (interaction.isChatInputCommand()) return interaction.showModal(modal())
      submitted += 1
      return interaction.isModalSubmit() && submitted === 2 && interaction.reply('done')
    }
    const form = await ann().command('#tavern', '/do')
    await here.discord.changeSettings({ interactionDeadline: 50 })
    expect(await ann().submit(form, {})).toMatchObject({
      kind: 'no-response',
      text: 'Something went wrong. Try again.',
    })
    await here.discord.changeSettings({ interactionDeadline: 20_000 })
    expect((await ann().submit(form, {})).text).toBe('done')
  })

  it('interactions refuses a modal in response to a modal, and an update without a message', async () => {
    const refused: unknown[] = []
    const modal = () =>
      new ModalBuilder()
        .setCustomId('m')
        .setTitle('T')
        .addLabelComponents(
          new LabelBuilder()
            .setLabel('L')
            .setTextInputComponent(
              new TextInputBuilder().setCustomId('t').setStyle(TextInputStyle.Paragraph).setRequired(false),
            ),
        )
    const callback = (interaction: Interaction, body: unknown) =>
      here.bot.rest.post(
        `/interactions/${interaction.id}/${(interaction as ChatInputCommandInteraction).token}/callback`,
        { body, auth: false },
      )
    answer = async (interaction) => {
      if (interaction.isChatInputCommand()) {
        refused.push(
          await refusal(callback(interaction, { type: 7, data: {} })),
          await refusal(callback(interaction, { type: 8, data: { choices: [] } })),
        )
        return interaction.showModal(modal())
      }
      if (!interaction.isModalSubmit()) return undefined
      refused.push(await refusal(callback(interaction, { type: 9, data: modal().toJSON() })))
      return interaction.reply('done')
    }
    const form = await ann().command('#tavern', '/do')
    expect((await ann().submit(form, {})).text).toBe('done')
    expect(refused).toMatchObject([{ code: 50035 }, { code: 50035 }, { code: 50035 }])
  })

  it('interactions checks a command’s options as the client does', async () => {
    onCommand((interaction) =>
      interaction.reply(
        [
          interaction.options.getUser('who', true).displayName,
          interaction.options.getMember('who') !== null,
          interaction.options.getInteger('count'),
          interaction.options.getString('colour'),
          interaction.options.getChannel('where')?.id === interaction.channelId,
        ].join(' '),
      ),
    )
    const ask = (options: Record<string, string | number>) => ann().command('#tavern', '/ask', options)
    expect((await ask({ who: 'Ben', count: 3, colour: 'Red', where: '#tavern' })).text).toBe('Ben true 3 r true')
    expect((await ask({ who: '@Dai' })).text).toBe('Dai true   false')
    const refusals = [
      {},
      { who: 'Zoe' },
      { who: 'Ben', count: 7 },
      { who: 'Ben', count: 1.5 },
      { who: 'Ben', colour: 'Green' },
      { who: 'Ben', size: 1 },
    ]
    for (const options of refusals)
      expect(await ask(options as Record<string, string>)).toMatchObject({ kind: 'refused' })
  })

  it('interactions offers commands by permission and place, in the bot’s order', async () => {
    const names = async (person: string, channel: string) =>
      (await here.discord.as(person).commands(channel)).map((command) => command['name'])
    expect(await names('Ann', '#tavern')).toEqual(['do', 'ask', 'manage', 'indoors'])
    expect(await names('Ben', '#tavern')).toEqual(['do', 'ask', 'indoors'])
    expect(await names('Ben', 'dm')).toEqual(['do', 'ask', 'manage', 'owner'])
    await here.discord.changePerson('Ben', { manager: true })
    expect(await names('Ben', '#tavern')).toContain('manage')
    expect(await here.discord.as('Cleo').command('#tavern', '/manage')).toMatchObject({ kind: 'refused' })
  })

  it('interactions tells the bot the person, the place and the permissions', async () => {
    let seen: unknown
    onCommand((interaction) => {
      seen = {
        locale: interaction.locale,
        guildLocale: interaction.guildLocale,
        preferred: interaction.guild?.preferredLocale,
        guild: interaction.guild?.name,
        manage: interaction.memberPermissions?.has('ManageGuild'),
        may: interaction.appPermissions.has('SendMessages'),
        context: interaction.context,
        limit: interaction.attachmentSizeLimit,
        cached: interaction.inCachedGuild(),
      }
      return interaction.reply('ok')
    })
    await here.discord.changePerson('Ann', { locale: 'de' })
    await ann().command('#no-entry', '/do')
    expect(seen).toEqual({
      locale: 'de',
      // Ann is the server’s first manager.
      guildLocale: 'de',
      preferred: 'de',
      guild: 'The Gilded Griffin',
      manage: true,
      may: false,
      context: 0,
      limit: 10 * 1024 * 1024,
      cached: true,
    })
    const inDm = await ann().command('dm', '/do')
    expect(inDm.kind).toBe('message')
    expect(seen).toMatchObject({ guild: undefined, context: 1, cached: false })
  })
})
