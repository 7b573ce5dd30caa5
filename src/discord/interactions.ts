import {
  DiscordAPIError,
  Events,
  MessageFlags,
  RESTJSONErrorCodes,
  Routes,
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  type Client,
  type Interaction,
  type MessageContextMenuCommandInteraction,
  type MessageComponentInteraction,
  type ModalMessageModalSubmitInteraction,
} from 'discord.js'
import { ENGLISH, inLanguage, languageFor, languageNow } from '../language/index.ts'
import { COMMANDS, MESSAGE_COMMANDS } from './commands/index.ts'
import { isDiscordOutage } from './rest/outage.ts'
import { isInDoubt } from './rest/uncertain.ts'
import { parseId, type PressOf } from './kit/ids.ts'
import { textPanel, type Panel } from './kit/message.ts'
import { messageRequest } from './kit/message-request.ts'
import { storable } from './kit/text.ts'
import { NOTE_FIELD } from './panels/private/note.ts'
import type { Filled } from './panels/parts/form.ts'
import { acknowledgementOf, opensForm, type OpeningKind } from './kit/acknowledgements.ts'
import { formFor, handle } from './presses/index.ts'
import type { AcknowledgedAhead } from './gateway/listening.ts'
import type { Acknowledged } from './screens/parts/acknowledged.ts'
import { yieldToEventLoop, newTrace, publishMetric, traced, traceNow, type Metrics } from '../tables/index.ts'
import type { StartUpGate } from './start-up-gate.ts'
import { ViewHeldBack, type OpenViews } from './table/context/open-views.ts'
import type { Context, Reply } from './table/context/context.ts'
import { withDeliveryTrouble } from './table/context/delivery.ts'
import { orStart } from './table/lobby/starting.ts'
import { commandOptionsOf, peopleIn, requestOf } from './table/context/request.ts'
import { idOf, type PrivateMessages, type PrivateMessage } from './private-messages.ts'
import { say } from './words/index.ts'

/** The interactions that get a private reply. */
type Repliable =
  | ChatInputCommandInteraction
  | MessageContextMenuCommandInteraction
  | MessageComponentInteraction
  | ModalMessageModalSubmitInteraction

/** The listeners for presses and for the private messages after them. */
export interface InteractionHooks {
  /** Watches over the views of users without a seat. */
  readonly open: OpenViews
  /** Called with each public message once a press on it is acknowledged. */
  acknowledged(message: string, press: Acknowledged): void
  readonly privateMessages: PrivateMessages
  /** The interactions that a thread has acknowledged, if one does. */
  readonly ahead: AcknowledgedAhead | null
}

/**
 * Listens for commands, presses and typing for as long as the client lives, and answers them while the gate is open.
 * Returns a function that waits until all are answered.
 */
export function listen(
  client: Client,
  context: Context,
  gate: StartUpGate,
  hooks: InteractionHooks,
): () => Promise<unknown> {
  const underWay = new Set<Promise<void>>()
  const begin = (interaction: Interaction): void => {
    const answering = traced(aboutOf(interaction), () => answer(context, interaction, hooks)).finally(() => {
      hooks.ahead?.answered(interaction.id)
      underWay.delete(answering)
    })
    underWay.add(answering)
  }
  client.on(Events.InteractionCreate, (interaction) => {
    heardAt.set(interaction, performance.now())
    if (gate.isOpen) return begin(interaction)
    // What was acknowledged here can't be answered anywhere else.
    const passes = hooks.ahead?.has(interaction.id)
      ? hooks.ahead.of(interaction.id).then((ms) => ms !== null || gate.passes())
      : gate.passes()
    void passes.then((one) => one && begin(interaction))
  })
  return () => Promise.all(underWay)
}

/** The presses on the card that answer its question. */
const ON_CARD: ReadonlySet<string> = new Set(['card', 'card-menu', 'pass'])

/** When each interaction arrived. */
const heardAt = new WeakMap<object, number>()

function hasAcknowledged(
  interaction: object,
  kind: Metrics['acknowledged']['kind'],
  ms = performance.now() - (heardAt.get(interaction) ?? performance.now()),
): void {
  publishMetric('acknowledged', { kind, ms })
}

/** The log context of an interaction and its consequences: its kind, without its content. */
function aboutOf(interaction: Interaction): { what: string; table?: string } {
  if (interaction.isCommand() || interaction.isAutocomplete()) return { what: `/${interaction.commandName}` }
  const press = 'customId' in interaction ? parseId(interaction.customId) : null
  if (press === null) return { what: 'unknown' }
  const table = tableOf(press)
  return table === null ? { what: press.kind } : { what: press.kind, table }
}

function tableOf(press: object): string | null {
  return 'table' in press && typeof press.table === 'string' ? press.table : null
}

/** Never rejects. */
async function answer(context: Context, interaction: Interaction, hooks: InteractionHooks): Promise<void> {
  context.log.debug({}, 'interaction received')
  context.tables.people.isHere(interaction.user.id)
  await dispatch(hooks.open.contextFor(context, interaction.user.id), interaction, hooks)
  context.log.debug({}, 'interaction answered')
}

async function dispatch(context: Context, interaction: Interaction, hooks: InteractionHooks): Promise<void> {
  if (interaction.isAutocomplete()) await propose(context, interaction)
  else if (interaction.isChatInputCommand()) await answerCommand(context, interaction, hooks)
  else if (interaction.isMessageContextMenuCommand()) await answerOnMessage(context, interaction, hooks)
  else if (interaction.isMessageComponent()) await answerPress(context, interaction, hooks)
  else if (interaction.isModalSubmit() && interaction.isFromMessage()) await answerForm(context, interaction, hooks)
}

async function propose(context: Context, interaction: AutocompleteInteraction): Promise<void> {
  try {
    const { name, value } = interaction.options.getFocused(true)
    const complete = COMMANDS[interaction.commandName]?.complete
    const find = async () =>
      (await complete?.(context, requestOf(interaction), commandOptionsOf(interaction), name, String(value))) ?? []
    await inTheirLanguage(context, interaction, languageOf(context, interaction), async () => {
      const own = await find()
      const found = own.length > 0 || languageNow() === ENGLISH ? own : await inLanguage(ENGLISH, find)
      await interaction.respond([...found])
      hasAcknowledged(interaction, 'proposal')
    })
  } catch (error) {
    if (isAnsweredElsewhere(error)) return context.log.debug({}, ELSEWHERE)
    if (error instanceof ViewHeldBack)
      return context.log.debug({}, 'autocomplete held back: it would give away a secret')
    context.log.warn({ err: error, command: interaction.commandName }, 'autocomplete failed')
  }
}

async function answerCommand(
  context: Context,
  interaction: ChatInputCommandInteraction,
  hooks: InteractionHooks,
): Promise<void> {
  const acknowledge = () => promise(interaction, hooks)
  await carefully(context, interaction, acknowledge, async () => {
    const command = COMMANDS[interaction.commandName]
    const request = requestOf(interaction)
    const reply = await attempt(context, interaction, hooks, interaction.commandName, async () => {
      if (!command) return say('unknown-action')
      const options = commandOptionsOf(interaction)
      const answered = await command.execute(context, request, options)
      const noted = await withDeliveryTrouble(context, request, null, answered)
      return command.isAtTable?.(options) === true ? await orStart(context, request, noted) : noted
    })
    await tell(interaction, panelOf(reply), hooks)
    await unfold(context, interaction, hooks, interaction.commandName, panelOf(reply))
  })
}

async function answerOnMessage(
  context: Context,
  interaction: MessageContextMenuCommandInteraction,
  hooks: InteractionHooks,
): Promise<void> {
  const acknowledge = () => promise(interaction, hooks)
  await carefully(context, interaction, acknowledge, async () => {
    const command = MESSAGE_COMMANDS[interaction.commandName]
    const { targetId: message, targetMessage, client } = interaction
    const isOurs = targetMessage.author.id === client.user.id
    const reply = await attempt(context, interaction, hooks, interaction.commandName, () =>
      command ? command.execute(context, requestOf(interaction), { message, isOurs }) : say('unknown-action'),
    )
    await tell(interaction, panelOf(reply), hooks)
  })
}

async function answerPress(
  context: Context,
  interaction: MessageComponentInteraction,
  hooks: InteractionHooks,
): Promise<void> {
  const press = parseId(interaction.customId)
  if (press !== null && opensForm(press))
    return await carefully(context, interaction, NOT_YET, () => openForm(context, interaction, press, hooks))
  const isReplied = press === null || acknowledgementOf(press) === 'reply'
  const acknowledge = async () => {
    if (isReplied) return await promise(interaction, hooks)
    await take(interaction, hooks)
    const { applicationId: application, token, message } = interaction
    if (!message.flags.has(MessageFlags.Ephemeral)) hooks.acknowledged(message.id, { application, token })
  }
  await carefully(context, interaction, acknowledge, async () => {
    if (press === null) return tell(interaction, textPanel(say('unknown-button')), hooks)
    const [picked = '', ...more] = interaction.isStringSelectMenu() ? interaction.values.map(storable) : []
    const filled = new Map<string, readonly string[]>()
    const request = requestOf(interaction)
    const reply = await attempt(context, interaction, hooks, press.kind, async () => {
      const answered = await handle(context, request, { press, picked, more, filled })
      return await withDeliveryTrouble(context, request, tableOf(press), answered)
    })
    if (reply === null && ON_CARD.has(press.kind)) return hooks.privateMessages.isAnswered(talkOf(interaction))
    if (!isReplied) return follow(interaction, reply, hooks)
    await tell(interaction, panelOf(reply), hooks)
    await unfold(context, interaction, hooks, press.kind, panelOf(reply))
  })
}

/** A form is an acknowledgement itself. */
const NOT_YET = () => Promise.resolve()

/** A form has to be the first answer, so it shows only data at hand. */
async function openForm(
  context: Context,
  interaction: MessageComponentInteraction,
  press: PressOf<OpeningKind>,
  hooks: InteractionHooks,
): Promise<void> {
  const form = await formFor(context, requestOf(interaction), press)
  if (typeof form !== 'string') {
    await once(interaction, () => interaction.showModal(form))
    return hasAcknowledged(interaction, 'press')
  }
  await promise(interaction, hooks)
  await tell(interaction, textPanel(form), hooks)
}

async function answerForm(
  context: Context,
  interaction: ModalMessageModalSubmitInteraction,
  hooks: InteractionHooks,
): Promise<void> {
  const press = parseId(interaction.customId)
  const acknowledge = () => take(interaction, hooks)
  await carefully(context, interaction, acknowledge, async () => {
    const filled = filledIn(interaction)
    const picked = filled.get(NOTE_FIELD)?.[0] ?? ''
    const request = requestOf(interaction)
    if (press === null || opensForm(press)) return follow(interaction, say('unknown-button'), hooks)
    const reply = await attempt(context, interaction, hooks, press.kind, async () => {
      const answered = await handle(context, request, { press, picked, filled, people: peopleIn(interaction) })
      return await withDeliveryTrouble(context, request, tableOf(press), answered)
    })
    await follow(interaction, reply, hooks)
  })
}

function filledIn({ fields }: ModalMessageModalSubmitInteraction): Filled {
  return new Map(
    fields.fields.map((field, id): [string, readonly string[]] => {
      if ('values' in field) return [id, field.values.map(storable)]
      return [id, 'value' in field && typeof field.value === 'string' ? [storable(field.value)] : []]
    }),
  )
}

/**
 * Carries out what an interaction asks for. Turns a failure of Discord's into a sentence, and one of ours into one with
 * an id, under which it is logged. What an earlier process had begun is never carried out a second time.
 */
async function attempt(
  context: Context,
  { id: interaction }: Repliable,
  { ahead }: InteractionHooks,
  what: string,
  work: () => Promise<Reply> | Reply,
): Promise<Reply> {
  if (ahead?.isInterrupted(interaction)) return say('interrupted')
  try {
    // Many interactions may be answered at once: each gets its own turn of the event loop.
    await yieldToEventLoop()
    ahead?.begun(interaction)
    return await work()
  } catch (error) {
    if (error instanceof ViewHeldBack) return say('held-back')
    if (isDiscordOutage(error)) {
      context.log.warn({ err: error, what }, 'Discord failed during an answer')
      return say('discord-silent')
    }
    const id = traceNow()?.trace ?? newTrace()
    context.log.error({ err: error, what, id }, 'answer to an interaction failed')
    publishMetric('fault', { of: 'answering' })
    return say('unexpected', { id })
  }
}

/** The language of the user: what they have chosen, or that of their Discord at this moment. Never rejects. */
async function languageOf({ tables, log }: Context, { user, locale }: Spoken): Promise<string> {
  try {
    return languageFor((await tables.people.person(user.id)).language ?? locale)
  } catch (err) {
    log.warn({ err, user: user.id }, 'language not read')
    return languageFor(locale)
  }
}

/**
 * Does work in the language of the user. The locales of the user and the server are known to it, and stored for later
 * messages once it is done, because an answer mustn't wait for that.
 */
async function inTheirLanguage<T>(
  { tables, log }: Context,
  interaction: Spoken,
  language: Promise<string>,
  work: () => Promise<T>,
): Promise<T> {
  const { user, locale, guildId: server, guildLocale: serverLocale } = interaction
  const locales = { user: user.id, locale, server, serverLocale }
  tables.languages.hear(locales)
  try {
    return await inLanguage(await language, work)
  } finally {
    await tables.languages.keep(locales).catch((err: unknown) => {
      log.warn({ err, user: user.id }, 'locales not kept')
    })
  }
}

type Spoken = Pick<Interaction, 'user' | 'locale' | 'guildId' | 'guildLocale'>

const ELSEWHERE = 'another process was quicker with an interaction'

/** During a handover both processes may receive an interaction: the one that acknowledges it first carries it out. */
function isAnsweredElsewhere(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged
}

/**
 * Acknowledges an interaction, and then answers it in the language of its user. Logs Discord's refusals, which are
 * harmless here: the interaction may be too old, or its message gone.
 */
async function carefully(
  context: Context,
  interaction: Repliable,
  acknowledge: () => Promise<unknown>,
  work: () => Promise<void>,
): Promise<void> {
  try {
    const acknowledged = acknowledge()
    // Read meanwhile: otherwise a person's first press could be answered after their second.
    const language = languageOf(context, interaction)
    await acknowledged
    await inTheirLanguage(context, interaction, language, work)
  } catch (error) {
    if (isAnsweredElsewhere(error)) return context.log.debug({}, ELSEWHERE)
    const code = error instanceof DiscordAPIError ? error.code : undefined
    context.log.warn({ err: error, code, user: interaction.user.id }, 'interaction not answered')
  }
}

/**
 * Acknowledges an interaction. A try that seemed to fail may have come through, and then Discord refuses the next one.
 * In that case no other process was quicker, and the bot has to carry out what Discord has acknowledged.
 */
async function once(interaction: Repliable, acknowledge: () => Promise<unknown>): Promise<void> {
  try {
    await acknowledge()
  } catch (error) {
    if (!isAnsweredElsewhere(error) || !isInDoubt(interaction.id)) throw error
  }
}

/** Promises a private reply. */
async function promise(interaction: Repliable, { ahead }: InteractionHooks): Promise<void> {
  const ms = await ahead?.of(interaction.id)
  if (ms == null) await once(interaction, () => interaction.deferReply({ flags: MessageFlags.Ephemeral }))
  hasAcknowledged(interaction, interaction.isCommand() ? 'command' : 'press', ms ?? undefined)
}

/** Acknowledges a press or a form; the changes that it makes follow. */
async function take(
  interaction: MessageComponentInteraction | ModalMessageModalSubmitInteraction,
  { ahead }: InteractionHooks,
): Promise<void> {
  const ms = await ahead?.of(interaction.id)
  if (ms == null) await once(interaction, () => interaction.deferUpdate())
  hasAcknowledged(interaction, interaction.isModalSubmit() ? 'form' : 'press', ms ?? undefined)
}

/**
 * Fills the private message that was promised. Replies never ping, and Discord's response to them does not matter here.
 */
async function fill({ client, applicationId, token }: Repliable, panel: Panel): Promise<unknown> {
  const route = Routes.webhookMessage(applicationId, token, '@original')
  return await client.rest.patch(route, { ...messageRequest({ ...panel, pings: [] }), auth: false })
}

/** Fills the private message that was promised. It takes the place of the last one. */
async function tell(interaction: Repliable, panel: Panel, { privateMessages }: InteractionHooks): Promise<void> {
  const talk = talkOf(interaction)
  const sent = await fill(interaction, privateMessages.withWayBack(talk, panel))
  await privateMessages.note(talk, idOf(sent), panel)
}

/** Replaces a private message with each of its successors as they arrive. Ends when the user dismisses it. */
async function unfold(
  context: Context,
  interaction: Repliable,
  hooks: InteractionHooks,
  what: string,
  { more }: Panel,
): Promise<void> {
  const steps = more?.[Symbol.asyncIterator]()
  if (!steps) return
  try {
    for (let isFailed = false; !isFailed;) {
      const reply = await attempt(context, interaction, hooks, what, async () => {
        const step = await steps.next()
        return step.done ? null : step.value
      })
      if (reply === null) return
      isFailed = typeof reply === 'string'
      await fill(interaction, panelOf(reply))
    }
  } finally {
    await steps.return?.()
  }
}

/** The result of a press on a private message replaces it. The result of any other press is a new private message. */
async function follow(
  interaction: MessageComponentInteraction | ModalMessageModalSubmitInteraction,
  reply: Reply,
  { privateMessages }: InteractionHooks,
): Promise<void> {
  if (reply === null) return
  const { flags, id } = interaction.message
  if (flags.has(MessageFlags.Ephemeral) && typeof reply !== 'string') {
    await fill(interaction, reply)
    await privateMessages.changed(talkOf(interaction), id, reply)
    if (reply.below) await privateMessages.say(talkOf(interaction), 'panel', reply.below, id)
    return
  }
  await privateMessages.say(talkOf(interaction), typeof reply === 'string' ? 'line' : 'panel', panelOf(reply), id)
}

function talkOf({ applicationId, token, user, channelId }: Repliable): PrivateMessage {
  return { application: applicationId, token, user: user.id, room: channelId ?? '' }
}

function panelOf(reply: Reply): Panel {
  if (reply === null) return textPanel(say('done'))
  return typeof reply === 'string' ? textPanel(reply) : reply
}
