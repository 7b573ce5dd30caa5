import {
  ActionRowBuilder,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  ChannelType,
  ComponentType,
  ContainerBuilder,
  EmbedBuilder,
  LabelBuilder,
  MessageFlags,
  ModalBuilder,
  SectionBuilder,
  SeparatorSpacingSize,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
  ThumbnailBuilder,
  type APIComponentInLabel,
  type APILabelComponent,
  type APIModalInteractionResponseCallbackData,
  type Interaction,
  type ModalData,
  type ModalSubmitFields,
} from 'discord.js'
import { createCanvas } from 'canvas'

/** A small bot that shows every kind of message, for the tests of the page. */

const HEROES = ['Warrior', 'Wizard', 'Thief', 'Sorceress', 'Elf', 'Dwarf', 'Ghoul', 'Minstrel']

export const SAMPLE_COMMANDS = [
  new SlashCommandBuilder()
    .setName('table')
    .setNameLocalization('de', 'tisch')
    .setDescription('Everything about your tables')
    .addSubcommand((sub) =>
      sub
        .setName('open')
        .setNameLocalization('de', 'öffnen')
        .setDescription('Open a table for a game')
        .addStringOption((option) =>
          option
            .setName('game')
            .setNameLocalization('de', 'spiel')
            .setDescription('Which game')
            .setDescriptionLocalization('de', 'Welches Spiel')
            .setRequired(true)
            .addChoices(
              { name: 'Talisman', value: 'talisman' },
              {
                name: 'The Warlock of Firetop Mountain',
                name_localizations: { de: 'Der Hexenmeister vom flammenden Berg' },
                value: 'warlock',
              },
            ),
        )
        .addStringOption((option) =>
          option.setName('hero').setDescription('Whom you play').setRequired(true).setAutocomplete(true),
        )
        .addBooleanOption((option) => option.setName('friendly').setDescription('Whether nobody may be attacked')),
    )
    .addSubcommand((sub) => sub.setName('hand').setDescription('Show what only you hold')),
  new SlashCommandBuilder().setName('name').setDescription('Give your hero a name'),
  new SlashCommandBuilder().setName('fields').setDescription('A form of every kind of field'),
  new SlashCommandBuilder().setName('menus').setDescription('A form of every kind of menu'),
  new SlashCommandBuilder().setName('crowd').setDescription('A menu as long as they come'),
  new SlashCommandBuilder().setName('sleep').setDescription('Never answer'),
]

export async function sampleBot(interaction: Interaction): Promise<unknown> {
  if (interaction.isAutocomplete()) {
    const typed = interaction.options.getFocused().toLowerCase()
    return interaction.respond(
      HEROES.filter((hero) => hero.toLowerCase().includes(typed)).map((hero) => ({
        name: hero,
        value: hero.toLowerCase(),
      })),
    )
  }
  if (interaction.isChatInputCommand()) {
    const asked = `${interaction.commandName} ${interaction.options.getSubcommand(false) ?? ''}`.trim()
    if (asked === 'table open') return interaction.reply(card(interaction.options.getString('hero', true)))
    if (asked === 'table hand')
      return interaction.reply({
        content: 'You hold **two clues**: the well, ||the crown||.',
        flags: MessageFlags.Ephemeral,
      })
    if (asked === 'crowd') return interaction.reply(crowd())
    const form = { name: nameForm().toJSON(), fields: FIELDS, menus: MENUS }[asked]
    return form === undefined ? undefined : interaction.showModal(form)
  }
  if (interaction.isButton()) {
    if (interaction.customId === 'roll')
      return interaction.update(card('wizard', 'You rolled a **5** and crossed the river.'))
    return interaction.reply({ content: 'You look into your *bag*: a rope, a lantern.', flags: MessageFlags.Ephemeral })
  }
  if (interaction.isStringSelectMenu())
    return interaction.reply({ content: `${interaction.user} goes to the ${interaction.values.join(' and ')}.` })
  if (interaction.isModalSubmit() && interaction.customId === 'all')
    return interaction.reply(filledIn(interaction.fields))
  if (interaction.isModalSubmit())
    return interaction.reply(`Arise, **${interaction.fields.getTextInputValue('name')}**!`)
  return undefined
}

/** A table card like the real bot's: Components V2 with a map, text, menus and buttons. */
export function card(hero: string, news = 'Waiting for a roll.') {
  const container = new ContainerBuilder()
    .setAccentColor(0xc9a227)
    .addSectionComponents(heroSection(hero, news))
    .addMediaGalleryComponents((gallery) =>
      gallery.addItems({
        media: { url: 'attachment://map.png' },
        description: 'The map around the Tavern: the river lies to the east',
      }),
    )
    .addTextDisplayComponents((text) =>
      text.setContent(
        '1. **Forest** – draw a card\n2. **Sentinel** – fight to cross\n   - or pay *one* gold\n3. `Graveyard`, see </table hand:1200000000000000099>',
      ),
    )
    .addSeparatorComponents((line) => line.setSpacing(SeparatorSpacingSize.Large))
    .addActionRowComponents((row) =>
      row.addComponents(
        new StringSelectMenuBuilder()
          .setCustomId('go')
          .setPlaceholder('Where do you go?')
          .addOptions(
            { label: 'Forest', value: 'forest', description: 'Draw one card', emoji: { name: '🌲' } },
            { label: 'Sentinel', value: 'sentinel', description: 'Strength 9', emoji: { name: '⚔️' } },
            { label: 'Graveyard', value: 'graveyard', description: 'Good characters lose a life' },
          ),
      ),
    )
    .addActionRowComponents((row) =>
      row.addComponents(
        button('roll', 'Roll the die', ButtonStyle.Primary).setEmoji('🎲'),
        button('bag', 'Look into your bag', ButtonStyle.Secondary),
        button('fight', 'Fight', ButtonStyle.Success),
        button('flee', 'Give up', ButtonStyle.Danger),
        button('later', 'Cast a spell', ButtonStyle.Secondary).setDisabled(true),
      ),
    )
    .addActionRowComponents((row) =>
      row.addComponents(
        new ButtonBuilder().setStyle(ButtonStyle.Link).setURL('https://example.org/rules').setLabel('The rules'),
      ),
    )
  return {
    components: [container],
    flags: MessageFlags.IsComponentsV2 as const,
    files: [
      new AttachmentBuilder(map(900, 520), { name: 'map.png' }),
      new AttachmentBuilder(map(160, 160), { name: 'face.png' }),
    ],
    attachments: [],
  }
}

function heroSection(hero: string, news: string): SectionBuilder {
  return new SectionBuilder()
    .addTextDisplayComponents(
      (text) => text.setContent(`## The Outer Region\n**${hero}** stands at the Tavern · Strength 3 · Lives ♥♥♥♥`),
      (text) => text.setContent(`> ${news}\n-# Turn 12 · began <t:1767225600:R>`),
    )
    .setThumbnailAccessory(
      new ThumbnailBuilder().setURL('attachment://face.png').setDescription(`A portrait of the ${hero}`),
    )
}

/** A classic message with Markdown, embed and rows. */
export function classic() {
  const embed = new EmbedBuilder()
    .setColor(0x3ba55d)
    .setTitle('The Imperial Treasures')
    .setDescription('A quest for *three* treasures.')
    .setAuthor({ name: 'The Chronicler' })
    .addFields(
      { name: 'Sword', value: 'found', inline: true },
      { name: 'Crown', value: '||with Ben||', inline: true },
      { name: 'Orb', value: 'lost', inline: true },
    )
    .setFooter({ text: 'Round 4' })
  return {
    content:
      '### Chronicle\n- **Ann** met a dragon and __ran__\n- *Ben* bought a ~~mule~~ horse\n```\n+1 gold\n-1 life\n```',
    embeds: [embed],
    components: [new ActionRowBuilder<ButtonBuilder>().addComponents(button('bag2', 'Bag', ButtonStyle.Secondary))],
  }
}

const labelled = (words: string, component: APIComponentInLabel): APILabelComponent => ({
  type: ComponentType.Label,
  label: words,
  component,
})
const option = (word: string) => ({ label: word, value: word.toLowerCase() })

const FIELDS: APIModalInteractionResponseCallbackData = {
  custom_id: 'all',
  title: 'Every kind of field',
  components: [
    { type: ComponentType.TextDisplay, content: 'Say **who** you are.' },
    labelled('Hero', { type: ComponentType.RadioGroup, custom_id: 'hero', options: ['Elf', 'Dwarf'].map(option) }),
    labelled('Gear', {
      type: ComponentType.CheckboxGroup,
      custom_id: 'gear',
      options: ['Axe', 'Rope', 'Lamp'].map(option),
      max_values: 2,
      required: false,
    }),
    labelled('I am brave', { type: ComponentType.Checkbox, custom_id: 'brave' }),
    labelled('Portrait', { type: ComponentType.FileUpload, custom_id: 'portrait', required: false, max_values: 2 }),
  ],
}

const MENUS: APIModalInteractionResponseCallbackData = {
  custom_id: 'all',
  title: 'Every kind of menu',
  components: [
    labelled('Spells', {
      type: ComponentType.StringSelect,
      custom_id: 'spells',
      options: Array.from({ length: 20 }, (_, n) => option(`Spell ${n + 1}`)),
      max_values: 3,
    }),
    labelled('Against', { type: ComponentType.UserSelect, custom_id: 'against' }),
    labelled('Where', {
      type: ComponentType.ChannelSelect,
      custom_id: 'where',
      channel_types: [ChannelType.GuildText],
    }),
    labelled('For whom', { type: ComponentType.MentionableSelect, custom_id: 'whom', required: false, min_values: 0 }),
    labelled('Why', {
      type: ComponentType.TextInput,
      custom_id: 'why',
      style: TextInputStyle.Paragraph,
      max_length: 40,
      required: false,
    }),
  ],
}

function filledIn({ fields }: ModalSubmitFields): string {
  const valueOf = (field: ModalData): unknown => {
    if (field.type === ComponentType.FileUpload) return field.attachments.map((file) => file.name)
    return 'values' in field ? field.values : 'value' in field ? field.value : null
  }
  return fields.map((field) => `${field.customId}: ${JSON.stringify(valueOf(field))}`).join('\n')
}

/** Two menus of 25 options, one for several choices. */
function crowd() {
  const people = Array.from({ length: 25 }, (_, n) => ({ label: `Guest ${n + 1}`, value: `g${n + 1}` }))
  const menu = (id: string) => new StringSelectMenuBuilder().setCustomId(id).addOptions(people)
  return {
    content: 'Who shall come?',
    components: [
      new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(menu('one').setPlaceholder('Ask one')),
      new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
        menu('some').setPlaceholder('Ask some').setMaxValues(3),
      ),
    ],
  }
}

function nameForm(): ModalBuilder {
  return new ModalBuilder()
    .setCustomId('name')
    .setTitle('Name your hero')
    .addLabelComponents(
      new LabelBuilder()
        .setLabel('Name')
        .setDescription('As it will stand in the chronicle')
        .setTextInputComponent(
          new TextInputBuilder().setCustomId('name').setStyle(TextInputStyle.Short).setMaxLength(20),
        ),
    )
}

function button(id: string, label: string, style: ButtonStyle): ButtonBuilder {
  return new ButtonBuilder().setCustomId(id).setLabel(label).setStyle(style)
}

function map(width: number, height: number): Buffer {
  const canvas = createCanvas(width, height)
  const pen = canvas.getContext('2d')
  const sky = pen.createLinearGradient(0, 0, width, height)
  sky.addColorStop(0, '#31572c')
  sky.addColorStop(1, '#90a955')
  pen.fillStyle = sky
  pen.fillRect(0, 0, width, height)
  pen.strokeStyle = '#2a6f97'
  pen.lineWidth = height / 9
  pen.beginPath()
  pen.moveTo(width * 0.7, 0)
  pen.bezierCurveTo(width * 0.5, height * 0.4, width * 0.95, height * 0.6, width * 0.7, height)
  pen.stroke()
  pen.fillStyle = '#f2e8cf'
  for (const [x, y] of [
    [0.2, 0.3],
    [0.4, 0.65],
    [0.85, 0.5],
  ] as const) {
    pen.beginPath()
    pen.arc(width * x, height * y, height / 14, 0, 7)
    pen.fill()
  }
  return canvas.toBuffer('image/png')
}
