import { MessageFlags } from 'discord-api-types/v10'
import { REFUSED } from '../../../src/discord/kit/sentences.ts'
import { commandData } from '../../../src/sandbox/acting/commands.ts'
import { textOf } from '../../../src/sandbox/index.ts'
import { send } from '../../../src/sandbox/interactions/lifecycle.ts'
import { presentMessage } from '../../../src/sandbox/present/message.ts'
import type { Discord, LiveEvent } from '../../../src/sandbox/state/discord.ts'
import type { StoredMessage } from '../../../src/sandbox/state/model.ts'
import { isCard, type Crowd, type Play, type SeenTable, type Sort } from './crowd.ts'
import { emptyTally, type RestKind, type Tally } from './tally.ts'
import { say } from '../../../src/discord/words/index.ts'

/** The pattern of presses: `rate` a second for `seconds`, with the sorts in hundredths. */
export interface Pressing {
  readonly rate: number
  readonly seconds: number
  readonly mix: Readonly<Record<Sort, number>>
}

/** A press and its result. */
interface Pressed {
  readonly play: Play
  readonly at: number
  acknowledgedAt: number | null
  isRefused: boolean
}

const FAILED = say('unexpected', { id: '' }).split('/')[0]?.slice(0, 40) ?? ''
const REFUSALS = [
  ...Object.values(REFUSED),
  say('nothing-to-pass'),
  say('finished'),
  say('other-table'),
  say('unknown-action'),
  say('nobody-asked'),
  say('somebody-elses-turn', { names: '' }).slice(-60),
]
/** What a card says until its own picture is drawn. */
const UNDRAWN = [say('card-picture-old'), say('card-picture-follows')]
const TEXT_OF = { clues: '/clues', map: '/game map' } as const

/** Users press at their due times, whatever the bot does; records what they see. */
export class Presses {
  private readonly discord: Discord
  private readonly crowd: Crowd
  private readonly byChannel: ReadonlyMap<string, SeenTable>
  /** By interaction, and by the private message with the pressed button. */
  private readonly open = new Map<string, Pressed>()
  /** Answers that the card of a table does not show yet. */
  private readonly unshown = new Map<SeenTable, Pressed>()
  /** Answers that the card of a table shows, though not yet with its own picture. */
  private readonly undrawn = new Map<SeenTable, Pressed>()
  private readonly weighed = new Set<string>()
  private tally = emptyTally()
  private lastRequest = 0

  constructor(discord: Discord, crowd: Crowd) {
    this.discord = discord
    this.crowd = crowd
    this.byChannel = new Map(crowd.tables.map((table) => [table.channel, table]))
    const { outlets } = discord
    discord.outlets = {
      ...outlets,
      live: (event) => {
        this.see(event)
        outlets.live(event)
      },
    }
    // The pictures are weighed, not looked at.
    discord.files.put = () => undefined
  }

  /** The bot's request was answered. */
  count(kind: RestKind): void {
    this.tally.rest[kind] += 1
    this.lastRequest = performance.now()
  }

  /** Presses for a while. */
  async run({ rate, seconds, mix }: Pressing): Promise<void> {
    const began = performance.now()
    const all = Math.round(rate * seconds)
    for (let sent = 0; sent < all;) {
      const now = performance.now()
      for (; sent < all && began + (sent * 1000) / rate <= now; sent += 1) {
        this.tally.lateness.push(now - began - (sent * 1000) / rate)
        this.press(this.crowd.play(this.crowd.sort(mix), now))
      }
      await new Promise((next) => setTimeout(next, 1))
    }
  }

  /** Whether every table has its card, every answer is shown, and the bot no longer makes requests. */
  isQuiet(): boolean {
    const isIdle = performance.now() - this.lastRequest > 500
    return isIdle && this.unshown.size === 0 && this.crowd.tables.every(({ card }) => card !== null)
  }

  cardsShown(): number {
    return this.crowd.tables.filter(({ card }) => card !== null).length
  }

  /** The counts since the last call. At the end, answers that are still not shown are given up. */
  take(isOver: boolean): Tally {
    const now = performance.now()
    if (isOver) {
      for (const { acknowledgedAt } of this.unshown.values()) this.tally.unshown.push(now - (acknowledgedAt ?? now))
      this.unshown.clear()
      this.undrawn.clear()
      this.open.clear()
    }
    const { tally } = this
    this.tally = emptyTally()
    return tally
  }

  private press(play: Play | undefined): void {
    const request = play && this.request(play)
    if (!play || !request) return
    const pressed: Pressed = { play, at: performance.now(), acknowledgedAt: null, isRefused: false }
    const { interaction, result } = send(this.discord, request)
    this.tally.sent += 1
    this.open.set(interaction.id, pressed)
    if (play.message?.visibleTo) this.open.set(play.message.id, pressed)
    // A promised response ("thinking …") settles later. The promise itself was seen earlier.
    void result.then(({ kind }) => {
      if (kind === 'no-response') this.tally.unanswered += 1
      else this.acknowledge(pressed)
    })
  }

  private request(play: Play): Parameters<typeof send>[1] | undefined {
    const { discord } = this
    const { sort, user, message, component, values, table } = play
    const person = discord.findPerson(user)
    const channel = discord.channel(table.channel)
    if (!person) return undefined
    if (sort === 'clues' || sort === 'map') {
      const { command, data } = commandData(discord, person, channel, TEXT_OF[sort], {})
      return { type: 2, person, channel, data, commandName: command.name, commandId: command.id }
    }
    if (!message || !component) return undefined
    const { custom_id, type, id } = component
    return {
      type: 3,
      person,
      channel,
      data: { custom_id, component_type: type, id, ...(values && { values }) },
      message: presentMessage(discord, message),
      sourceMessageId: message.id,
    }
  }

  private acknowledge(pressed: Pressed): void {
    if (pressed.acknowledgedAt !== null) return
    const { tally, unshown } = this
    const { play, at } = pressed
    pressed.acknowledgedAt = performance.now()
    tally.acknowledged += 1
    tally.acknowledgements.push(pressed.acknowledgedAt - at)
    if (play.sort === 'answer') tally.answers += 1
    const isAsked = play.question !== null && play.table.question === play.question
    if (isAsked && play.sort === 'answer' && !unshown.has(play.table)) unshown.set(play.table, pressed)
  }

  private see(event: LiveEvent): void {
    if (event.type !== 'message') return
    const { message } = event
    this.weigh(message)
    if (message.visibleTo !== null) return this.seePrivate(message, message.visibleTo)
    const table = this.byChannel.get(message.channelId)
    if (!table || !isCard(message)) return
    table.seeCard(message)
    const waiting = this.unshown.get(table)
    if (waiting && table.question !== waiting.play.question) {
      this.unshown.delete(table)
      this.tally.lags.push(performance.now() - (waiting.acknowledgedAt ?? waiting.at))
      this.tally.texts.push(performance.now() - waiting.at)
      if (!this.undrawn.has(table)) this.undrawn.set(table, waiting)
    }
    const undrawn = this.undrawn.get(table)
    if (!undrawn || UNDRAWN.some((sentence) => textOf({ ...message }).includes(sentence))) return
    this.undrawn.delete(table)
    this.tally.drawn.push(performance.now() - undrawn.at)
  }

  private seePrivate(message: StoredMessage, user: string): void {
    const pressed = this.open.get(message.origin?.interactionId ?? '') ?? this.open.get(message.id)
    if (pressed) this.acknowledge(pressed)
    if ((message.flags & MessageFlags.Loading) !== 0) return
    const text = textOf({ ...message })
    const again = this.open.get(message.id) ?? pressed
    if (again && !again.isRefused) this.readRefusal(again, text)
    const table = this.byChannel.get(message.channelId)
    if (table?.seePanel(user, message) !== true) return
    // The private message may be the reply to an earlier press: then it is edited.
    const waiting = this.unshown.get(table)
    const asked = waiting?.play.user === user ? waiting : again
    if (asked) this.isNoAnswer(asked)
  }

  private readRefusal(pressed: Pressed, text: string): void {
    const isFailed = text.includes(FAILED)
    if (!isFailed && !REFUSALS.some((sentence) => text.includes(sentence))) return
    pressed.isRefused = true
    if (isFailed) this.tally.failed += 1
    else this.tally.refused += 1
    this.isNoAnswer(pressed)
  }

  private isNoAnswer({ play }: Pressed): void {
    if (play.sort === 'answer') this.tally.answers -= 1
    if (this.unshown.get(play.table)?.play === play) this.unshown.delete(play.table)
  }

  private weigh(message: StoredMessage): void {
    for (const { id, size } of message.files) {
      if (this.weighed.has(id)) continue
      this.weighed.add(id)
      this.tally.pictures += 1
      if (isCard(message)) this.tally.cards.push(size)
    }
  }
}
