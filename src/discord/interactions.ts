import { randomUUID } from 'node:crypto'
import {
  DiscordAPIError,
  Events,
  MessageFlags,
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  type Client,
  type MessageComponentInteraction,
  type ModalMessageModalSubmitInteraction,
} from 'discord.js'
import { COMMANDS } from './commands/index.ts'
import type { Answer, House, Visit } from './table/desk.ts'
import { parseId, type Press } from './kit/ids.ts'
import { note, replyBody, type Panel } from './kit/message.ts'
import { NOTE_FIELD } from './panels/note.ts'
import type { FormHandler, Handler } from './presses/press.ts'
import { HANDLERS } from './presses/index.ts'
import { SAY } from './kit/sentences.ts'
import { givenOf, visitOf } from './table/visit.ts'

/** What is answered by a private message. */
type Answerable = ChatInputCommandInteraction | MessageComponentInteraction | ModalMessageModalSubmitInteraction

const PRIVATE_V2 = [MessageFlags.Ephemeral, MessageFlags.IsComponentsV2] as const

/** Listens for commands, presses and typing for as long as the client lives. */
export function listen(client: Client, house: House): void {
  client.on(Events.InteractionCreate, (interaction) => {
    if (interaction.isAutocomplete()) void propose(house, interaction)
    else if (interaction.isChatInputCommand()) void answerCommand(house, interaction)
    else if (interaction.isMessageComponent()) void answerPress(house, interaction)
    else if (interaction.isModalSubmit() && interaction.isFromMessage()) void answerForm(house, interaction)
  })
}

async function propose(house: House, interaction: AutocompleteInteraction): Promise<void> {
  try {
    const { name, value } = interaction.options.getFocused(true)
    const complete = COMMANDS[interaction.commandName]?.complete
    const found = complete?.(house, visitOf(interaction), givenOf(interaction), name, String(value)) ?? []
    await interaction.respond([...found])
  } catch (error) {
    house.log.warn({ err: error, command: interaction.commandName }, 'nothing could be proposed')
  }
}

async function answerCommand(house: House, interaction: ChatInputCommandInteraction): Promise<void> {
  await carefully(house, interaction, async () => {
    await interaction.deferReply({ flags: MessageFlags.Ephemeral })
    const command = COMMANDS[interaction.commandName]
    const answer = await attempt(house, interaction.commandName, () =>
      command ? command.execute(house, visitOf(interaction), givenOf(interaction)) : SAY.unknownAction,
    )
    await fill(interaction, panelOf(answer))
  })
}

async function answerPress(house: House, interaction: MessageComponentInteraction): Promise<void> {
  const press = parseId(interaction.customId)
  await carefully(house, interaction, async () => {
    if (press === null) {
      await interaction.deferReply({ flags: MessageFlags.Ephemeral })
      await fill(interaction, note(SAY.unknownButton))
      return
    }
    const picked = interaction.isStringSelectMenu() ? (interaction.values[0] ?? '') : ''
    const handler = HANDLERS[press.kind]
    if (handler.acknowledge === 'form')
      return openForm(house, interaction, handler as FormHandler<Press['kind']>, press)
    if (handler.acknowledge === 'reply') await interaction.deferReply({ flags: MessageFlags.Ephemeral })
    else await interaction.deferUpdate()
    const answer = await attempt(house, press.kind, () => handle(house, visitOf(interaction), press, picked))
    if (handler.acknowledge === 'reply') await fill(interaction, panelOf(answer))
    else await follow(interaction, answer)
  })
}

/** A form has to be the first answer: it shows only what is at hand. */
async function openForm(
  house: House,
  interaction: MessageComponentInteraction,
  handler: FormHandler<Press['kind']>,
  press: Press,
): Promise<void> {
  const form = handler.form(house, visitOf(interaction), press)
  if (typeof form !== 'string') return void (await interaction.showModal(form))
  await interaction.deferReply({ flags: MessageFlags.Ephemeral })
  await fill(interaction, note(form))
}

async function answerForm(house: House, interaction: ModalMessageModalSubmitInteraction): Promise<void> {
  const press = parseId(interaction.customId)
  await carefully(house, interaction, async () => {
    await interaction.deferUpdate()
    const written = interaction.fields.fields.has(NOTE_FIELD) ? interaction.fields.getTextInputValue(NOTE_FIELD) : ''
    const answer =
      press === null
        ? SAY.unknownButton
        : await attempt(house, press.kind, () => handle(house, visitOf(interaction), press, written))
    await follow(interaction, answer)
  })
}

function handle(house: House, visit: Visit, press: Press, picked: string): Promise<Answer> | Answer {
  return (HANDLERS[press.kind] as Handler<Press['kind']>).handle(house, visit, { press, picked })
}

/** A failure of ours becomes a sentence with an id under which it stands in the log. */
async function attempt(house: House, what: string, work: () => Promise<Answer> | Answer): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    const id = randomUUID().slice(0, 8)
    house.log.error({ err: error, what, id }, 'something went wrong while answering')
    return SAY.unexpected(id)
  }
}

/** What Discord refuses here is logged, and harms nobody: the interaction may be too old, or its message gone. */
async function carefully(house: House, interaction: Answerable, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const code = error instanceof DiscordAPIError ? error.code : undefined
    house.log.warn({ err: error, code, user: interaction.user.id }, 'an interaction could not be answered')
  }
}

/** Fills the private message that was promised. */
async function fill(interaction: Answerable, panel: Panel): Promise<void> {
  await interaction.editReply({ ...replyBody(panel), flags: MessageFlags.IsComponentsV2 })
}

async function follow(
  interaction: MessageComponentInteraction | ModalMessageModalSubmitInteraction,
  answer: Answer,
): Promise<void> {
  if (answer === null) return
  const isPrivate = interaction.message.flags.has(MessageFlags.Ephemeral)
  if (isPrivate && typeof answer !== 'string') await fill(interaction, answer)
  else await interaction.followUp({ ...replyBody(panelOf(answer)), flags: [...PRIVATE_V2] })
}

function panelOf(answer: Answer): Panel {
  if (answer === null) return note('Done.')
  return typeof answer === 'string' ? note(answer) : answer
}
