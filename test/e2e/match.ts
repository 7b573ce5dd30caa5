import { Routes } from 'discord.js'
import { pino } from 'pino'
import { expect } from 'vitest'
import { readCardProjection } from '../../src/discord/screens/parts/projection.ts'
import { say } from '../../src/discord/words/index.ts'
import { textOf, type SeenMessage } from '../../src/sandbox/index.ts'
import { parlour } from '../discord/parlour.ts'
import { openTavern, type Tavern } from './house.ts'
import { calledBy, cardWith, HAND, hasButton, publicMessages } from './people.ts'

const NOTE = 'the owl is hollow'

/**
 * One long match of two in a thread, of which it is known what was answered: after whatever befalls it that is kept,
 * once; the room tells it once, on one card, by itself and soon; and what is private stays so.
 */
export class Match {
  readonly tavern: Tavern
  /** The lines that the operator reads in the log. */
  readonly logged: string[]
  table = ''
  /** The channel or thread where it is played. */
  room = 'the-cellar'
  answered = 0
  /** Answers that are shown nowhere now. */
  gone = 0

  private constructor(tavern: Tavern, logged: string[]) {
    this.tavern = tavern
    this.logged = logged
  }

  static async begin(options: Parameters<typeof openTavern>[0] = {}): Promise<Match> {
    const logged: string[] = []
    const log = pino({ level: 'warn' }, { write: (line) => void logged.push(line) })
    const tavern = await openTavern({ games: [parlour({ turns: 5000, times: 2 })], log, ...options })
    const match = new Match(tavern, logged)
    try {
      await match.open()
    } catch (error) {
      await tavern.close()
      throw error
    }
    return match
  }

  private async open(): Promise<void> {
    const { discord, bot, tables } = this.tavern
    const tavernId = (await discord.as('Ann').channels()).find(({ name }) => name === 'tavern')?.id ?? ''
    const thread = await bot.client.rest.post(Routes.threads(tavernId), { body: { name: this.room, type: 11 } })
    await discord.as('Ann').command(this.room, '/game new', { game: 'parlour', seed: 'griffin' })
    await discord.as('Ben').command(this.room, '/game join')
    await discord.as('Ann').command(this.room, '/game start')
    await cardWith(discord, this.room, HAND)
    this.table =
      (await tables.directory.openIn((await discord.state()).server.id, (thread as { id: string }).id))?.id ?? ''
    await tables.notes.write(this.table, await this.userOf('Ann'), NOTE)
    await this.inOrder()
  }

  /** The card that stands, as an onlooker sees it. */
  card(): Promise<SeenMessage> {
    return cardWith(this.tavern.discord, this.room, HAND)
  }

  async userOf(wanted: string): Promise<string> {
    return (await this.tavern.discord.people()).find(({ name }) => name === wanted)?.id ?? ''
  }

  /** What is asked, and whom. */
  private async now() {
    const view = await this.tavern.tables.views.of(this.table)
    if (!view || !('asked' in view)) throw new Error('the game cannot be seen')
    const [asked] = view.asked(null)
    return { asked, user: view.record.seats[asked?.seat ?? 0]?.user ?? '' }
  }

  /** The player who is asked answers, and the press is acknowledged. */
  async answer(): Promise<void> {
    const { asked, user } = await this.now()
    const choice = { verb: asked?.verb ?? '', key: asked?.offers[0]?.key ?? '' }
    const done = await this.tavern.tables.answers.submit(this.table, user, choice)
    expect(done.ok && done.value.lines.length).toBeGreaterThan(0)
    this.answered += 1
  }

  /** Who is asked, and the first that they may say. */
  async next(): Promise<{ readonly name: string; readonly action: string }> {
    const { asked, user } = await this.now()
    const name = (await this.tavern.discord.people()).find(({ id }) => id === user)?.name ?? ''
    return { name, action: `Take ${asked?.offers[0]?.key}` }
  }

  /** The player who is asked answers on Discord. Returns the reply. */
  async play(next?: { readonly name: string; readonly action: string }): Promise<string> {
    const { name, action } = next ?? (await this.next())
    return (await this.tavern.discord.as(name).command(this.room, '/play', { action })).text
  }

  /** Somebody is heard, at once or as soon as the connection stands again. */
  async isHeard(): Promise<void> {
    const isHeard = async () => (await this.play()).includes('You chose')
    await this.tavern.discord.until(isHeard, 'somebody to be heard')
    this.answered += 1
  }

  /** The log has told somebody who can mend it. */
  async isLogged(words: RegExp): Promise<void> {
    await this.tavern.discord.until(() => this.logged.some((line) => words.test(line)), 'the log to say so')
  }

  /** How many answers a card leaves out because they are too many; the message tells them once the card is gone. */
  private async leftOut(card: SeenMessage): Promise<number> {
    if (!textOf(card).includes(say('digest-more'))) return 0
    const { after, upTo } = (await readCardProjection(this.tavern.store, this.table)) ?? { after: 0, upTo: 0 }
    const all = (await this.tavern.tables.chronicle.lines(this.table, after, upTo - after)).filter(
      ({ kind }) => kind === 'fact',
    )
    const shown = textOf(card).match(/ takes /g) ?? []
    return all.length - shown.length
  }

  /** Waits until everything is in order, by itself. */
  async inOrder(): Promise<void> {
    const { discord, store } = this.tavern
    await discord.until(async () => {
      const all = await publicMessages(discord.as('Dai'), this.room)
      const [card, ...others] = all.filter((message) => hasButton(message, HAND))
      if (!card || others.length > 0) throw new Error(`${card ? 1 + others.length : 'no'} cards`)
      const { user } = await this.now()
      const lines = all.flatMap((message) => textOf(message).split('\n')).filter((line) => / takes /.test(line))
      const told = lines.length + (await this.leftOut(card))
      expect([calledBy(card), told]).toEqual([[user], this.answered - this.gone])
      return true
    }, 'everything to be in order')
    expect(await store.log.entries(this.table)).toHaveLength(this.answered)
    for (const name of ['Dai', 'Ben']) {
      for (const channel of [this.room, 'dm']) {
        const messages = await discord
          .as(name)
          .messages(channel)
          .catch(() => [])
        expect(JSON.stringify(messages)).not.toContain(NOTE)
      }
    }
  }
}
