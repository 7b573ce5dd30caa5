import { InteractionType } from 'discord-api-types/v10'
import { parseId, type Press, type PressKind, type PressOf } from './ids.ts'

/** The presses that open a form, which must be the first answer to them. The others are acknowledged, then handled. */
const OPENING_KINDS = [
  'note',
  'orders',
  'rules',
  'column',
  'whisper',
  'remark',
  'invite',
  'wish',
  'season-date',
  'lend',
] as const
export type OpeningKind = (typeof OPENING_KINDS)[number]
export type RepliedKind = Exclude<PressKind, OpeningKind>

/**
 * How the bot acknowledges an interaction. `reply` promises a private message. `update` promises nothing: a panel then
 * replaces the pressed private message, and anything else comes as a private line.
 */
export type Acknowledgement = 'reply' | 'update'

/** The presses that are answered with a private message of their own. */
const REPLIED: ReadonlySet<PressKind> = new Set<RepliedKind>([
  ...([
    'act',
    'again',
    'back',
    'board',
    'offer',
    'loan',
    'lend-end',
    'season',
    'branches',
    'export',
    'film',
    'film-eyes',
    'held',
    'hindsight',
    'house-rules',
    'letters',
  ] as const),
  ...([
    'look',
    'look-back',
    'moment-at',
    'offered',
    'panel',
    'reveal',
    'seat',
    'since',
    'way',
    'what-if',
    'words',
  ] as const),
])

export function opensForm(press: Press): press is PressOf<OpeningKind> {
  return OPENING_KINDS.some((kind) => kind === press.kind)
}

/** How a press is acknowledged. A button that the bot no longer knows gets a reply that says so. */
export function acknowledgementOf(press: PressOf<RepliedKind> | null): Acknowledgement {
  return press === null || REPLIED.has(press.kind) ? 'reply' : 'update'
}

/**
 * How to acknowledge an interaction, from nothing but the packet in which Discord sends it; `null` if its first answer
 * has content of its own, or it isn't for the bot.
 *
 * Source: https://docs.discord.com/developers/interactions/receiving-and-responding
 */
export function acknowledgementOfPacket(packet: {
  readonly type?: unknown
  readonly data?: Readonly<Record<string, unknown>> | null
  readonly message?: unknown
}): Acknowledgement | null {
  if (packet.type === InteractionType.ApplicationCommand) return 'reply'
  if (packet.type === InteractionType.ModalSubmit) return packet.message === undefined ? null : 'update'
  if (packet.type !== InteractionType.MessageComponent) return null
  const press = parseId(String(packet.data?.['custom_id']))
  return press !== null && opensForm(press) ? null : acknowledgementOf(press)
}
