import { MessageFlags } from 'discord-api-types/v10'
import type { Outcome } from '../acting/outcome.ts'
import type { Json } from '../state/model.ts'
import { everyComponent } from '../validate/components.ts'

export { textOf } from '../acting/outcome.ts'

/** A message as a person sees it: as in Discord's API, with flags of their own client. */
export interface SeenMessage extends Json {
  readonly id: string
  readonly channel_id: string
  readonly content: string
  readonly flags: number
  readonly author: Json
  readonly embeds: Json[]
  readonly components: Json[]
  readonly attachments: Json[]
  /** Whether only they can see it. */
  readonly ephemeral: boolean
  /** Whether the bot is still thinking about it. */
  readonly thinking: boolean
  /** Whether the bot never filled it in. */
  readonly failed: boolean
}

export interface ListedChannel extends Json {
  readonly id: string
  readonly name: string
  readonly type: number
  readonly is_dm: boolean
  readonly is_thread: boolean
  /** The newest message they have read, and the number of newer ones by others. */
  readonly read: string
  readonly unread: number
}

/** An outcome as it is sent over the network. */
export type WireOutcome = Outcome

/** What a person sees as the result of an action. See `Outcome` for the kinds. */
export interface Answered {
  readonly kind: Outcome['kind']
  /** All readable text: the message's text or the reason. */
  readonly text: string
  readonly modal: Json | null
  readonly choices: { name: string; value: string | number }[]
  /** The message that answered or was changed. Throws if there is none. */
  readonly message: SeenMessage
  readonly hasMessage: boolean
}

export function shown(outcome: Outcome): Answered {
  return {
    kind: outcome.kind,
    text: outcome.text,
    modal: outcome.modal,
    choices: outcome.choices as Answered['choices'],
    hasMessage: outcome.message !== null,
    get message() {
      if (outcome.message === null) throw new Error(`No message came of it, but “${outcome.kind}”: ${outcome.text}`)
      return outcome.message as unknown as SeenMessage
    },
  }
}

/** A message's buttons. */
export function buttonsOf(message: Json): Json[] {
  return componentsOf(message).filter((component) => component['type'] === 2)
}

/** A message's menus of any kind. */
export function menusOf(message: Json): Json[] {
  return componentsOf(message).filter((component) => [3, 5, 6, 7, 8].includes(Number(component['type'])))
}

/**
 * Every picture a message shows: the address, the alternative text, the size. With Components V2 a loose file is not
 * shown.
 */
export function imagesOf(message: Json): { url: string; description: string; width: number; height: number }[] {
  const picture = (media: unknown, description: unknown) => {
    const { url, width, height } = (media ?? {}) as Json
    return { url: String(url), description: String(description ?? ''), width: Number(width), height: Number(height) }
  }
  const inComponents = componentsOf(message).flatMap((component) => {
    if (component['type'] === 11) return [picture(component['media'], component['description'])]
    if (component['type'] === 12)
      return (component['items'] as Json[]).map((item) => picture(item['media'], item['description']))
    return []
  })
  const inEmbeds = (message['embeds'] as Json[])
    .flatMap((embed) => [embed['image'], embed['thumbnail']])
    .filter(Boolean)
    .map((media) => picture(media, ''))
  const isV2 = (Number(message['flags']) & MessageFlags.IsComponentsV2) !== 0
  const loose = (isV2 ? [] : (message['attachments'] as Json[]))
    .filter((file) => String(file['content_type']).startsWith('image/'))
    .map((file) => picture(file, file['description']))
  return [...inComponents, ...inEmbeds, ...loose]
}

function componentsOf(message: Json): Json[] {
  return everyComponent(message['components'] as Json[])
}
