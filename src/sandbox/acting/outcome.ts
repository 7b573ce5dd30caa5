import { MessageFlags } from 'discord-api-types/v10'
import type { Result } from '../state/interaction.ts'
import { isTokenOver } from '../interactions/lifecycle.ts'
import { presentMessage } from '../present/message.ts'
import type { Discord } from '../state/discord.ts'
import type { Json, StoredMessage } from '../state/model.ts'
import { everyComponent } from '../validate/components.ts'
import { isObject } from '../validate/form.ts'

/** What a person sees as the result of an action. */
export interface Outcome {
  /**
   * - `message`: a new message answered; `updated`: the message they pressed was changed
   * - `acknowledged`: nothing to see yet, the bot took note; `thinking`: the bot is still thinking
   * - `modal`: a form opened; `choices`: what autocompletion offers
   * - `no-response`: the bot did not answer in time; `refused`: the client did not let them do it
   * - `done`: an action that needs no answer of the bot
   */
  kind: 'message' | 'updated' | 'acknowledged' | 'thinking' | 'modal' | 'choices' | 'no-response' | 'refused' | 'done'
  /** All readable text: the message's text or the reason. */
  text: string
  message: Json | null
  modal: Json | null
  choices: Json[]
}

/** Thrown if the client would not let a person do something. Becomes an outcome of kind `refused`. */
export class Refused extends Error {}

/** The client's texts for a missing answer. */
export const NO_ANSWER = {
  command: 'The application did not respond',
  component: 'This interaction failed',
  modal: 'Something went wrong. Try again.',
} as const

/** A message as its reader sees it: as in the API, with flags that only the reader's client knows. */
export function seen(discord: Discord, message: StoredMessage): Json {
  const shown = presentMessage(discord, message)
  const stillThinking = (message.flags & MessageFlags.Loading) !== 0
  const interaction = stillThinking
    ? [...discord.interactions.values()].find((entry) => entry.originalMessageId === message.id)
    : undefined
  return {
    ...shown,
    ephemeral: message.visibleTo !== null,
    thinking: stillThinking && interaction !== undefined && !isTokenOver(discord, interaction),
    failed: stillThinking && (interaction === undefined || isTokenOver(discord, interaction)),
  }
}

export function outcome(kind: Outcome['kind'], more: Partial<Outcome> = {}): Outcome {
  return { kind, text: more.message ? textOf(more.message) : '', message: null, modal: null, choices: [], ...more }
}

/** Turns the result of an interaction into what the person sees. */
export function outcomeOf(
  discord: Discord,
  result: Result | 'thinking',
  messageId: string | null,
  failure: string,
): Outcome {
  const shown = (id: string | null): Json | null => {
    const message = discord.world.messages.find((entry) => entry.id === id)
    return message ? seen(discord, message) : null
  }
  if (result === 'thinking') return outcome('thinking', { message: shown(messageId) })
  switch (result.kind) {
    case 'message':
    case 'updated':
      return outcome(result.kind, { message: shown(result.messageId) })
    case 'modal':
      return outcome('modal', {
        modal: { ...result.modal, interaction_id: result.interactionId },
        text: String(result.modal['title']),
      })
    case 'choices':
      return outcome('choices', {
        choices: result.choices,
        text: result.choices.map((choice) => String(choice['name'])).join('\n'),
      })
    case 'no-response':
      return outcome('no-response', { text: failure })
    case 'acknowledged':
      return outcome('acknowledged')
  }
}

/** All text of a message: content, embeds, text components, labels of buttons and options, descriptions of pictures. */
export function textOf(message: Json): string {
  const list = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : [])
  const embeds = list(message['embeds']).flatMap((embed) => [
    isObject(embed['author']) ? embed['author']['name'] : '',
    embed['title'],
    embed['description'],
    ...list(embed['fields']).flatMap((field) => [field['name'], field['value']]),
    isObject(embed['footer']) ? embed['footer']['text'] : '',
  ])
  const components = everyComponent(list(message['components'])).flatMap((component) => [
    component['content'],
    component['label'],
    component['placeholder'],
    component['description'],
    ...list(component['items']).map((item) => item['description']),
    ...list(component['options']).flatMap((option) => [option['label'], option['description']]),
  ])
  return [message['content'], ...embeds, ...components]
    .filter((part) => typeof part === 'string' && part !== '')
    .join('\n')
}
