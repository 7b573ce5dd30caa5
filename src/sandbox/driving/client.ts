import type { ModalInput } from '../acting/modals.ts'
import type { GivenFile, OptionInput } from '../acting/option-values.ts'
import type { BotPermissions } from '../acting/admin.ts'
import type { Call, Json, Person } from '../state/model.ts'
import type { Settings } from '../state/discord.ts'
import { shown, type Answered, type ListedChannel, type SeenMessage, type WireOutcome } from './seen.ts'

export type { Answered, ListedChannel, SeenMessage } from './seen.ts'
export { buttonsOf, imagesOf, menusOf, textOf } from './seen.ts'
export type { BotPermissions, GivenFile, ModalInput, OptionInput, Person }

const DEFAULT_TIMEOUT_MS = 180_000
/** The delays between two polls: short at first, then longer, to leave CPU time to the bot. */
const POLL_DELAY_MS = { first: 20, most: 120, slower: 1.3 } as const

/** The sandbox's refusal of an impossible request, such as acting as an unknown person. */
export class SandboxError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** Drives a running sandbox over HTTP: acts as people, and changes the server around them. */
export class SandboxClient {
  readonly url: string

  /** @param url the sandbox's address, such as `http://127.0.0.1:4000` */
  constructor(url: string) {
    this.url = url
  }

  /** Everything one person can see and do. @param name a person's name or id */
  as(name: string): Someone {
    return new Someone(this, name)
  }

  people(): Promise<Person[]> {
    return this.call('GET', '/people')
  }

  /** The server, the bot (with `online`), people, settings and the sandbox's time. */
  state(): Promise<{
    server: { id: string; name: string }
    bot: { id: string; name: string; online: boolean }
    people: Person[]
    calls: Call[]
    settings: Omit<Settings, 'token'>
    now: number
  }> {
    return this.call('GET', '/state')
  }

  /** Adds a member. @throws SandboxError when the name is taken */
  addPerson(name: string, more: Partial<Pick<Person, 'manager' | 'locale' | 'dmsClosed'>> = {}): Promise<Person> {
    return this.call('POST', '/people', { name, ...more })
  }

  /**
   * Changes a person: Manage Server (`manager`), language, closed direct messages, or membership of the server
   * (`gone`).
   */
  changePerson(
    name: string,
    change: Partial<Pick<Person, 'name' | 'manager' | 'locale' | 'dmsClosed'>> & { readonly gone?: boolean },
  ): Promise<Person> {
    return this.call('PATCH', `/people/${encodeURIComponent(name)}`, change)
  }

  /** Adds a text channel, or with `voice` a voice channel, which has a chat too. */
  addChannel(name: string, more: { readonly voice?: boolean } = {}): Promise<{ id: string; name: string }> {
    return this.call('POST', '/channels', { name, ...more })
  }

  /** Sets the bot's permissions in a channel; omitted ones stay as they are. */
  setBotPermissions(channel: string, bot: BotPermissions): Promise<void> {
    return this.call('PATCH', `/channels/${encodeURIComponent(channel)}`, { bot })
  }

  /** Removes the bot from the server, or invites it again. */
  setBotMember(isMember: boolean): Promise<void> {
    return this.call('POST', '/bot', { isMember })
  }

  /** Archives or locks a thread, or opens it again. */
  changeThread(thread: string, change: { archived?: boolean; locked?: boolean }): Promise<void> {
    return this.call('PATCH', `/channels/${encodeURIComponent(thread)}`, change)
  }

  /** Deletes a channel or thread, as a moderator would. */
  deleteChannel(channel: string): Promise<void> {
    return this.call('DELETE', `/channels/${encodeURIComponent(channel)}`)
  }

  /** Deletes a message, as a moderator would. */
  deleteMessage(message: SeenMessage | string): Promise<void> {
    return this.call('DELETE', `/messages/${idOf(message)}`)
  }

  changeSettings(change: Partial<Settings>): Promise<Omit<Settings, 'token'>> {
    return this.call('PATCH', '/settings', change)
  }

  /** Lets the sandbox's clock jump forward; deadlines in between fall due at once. */
  advance(milliseconds: number): Promise<{ now: number }> {
    return this.call('POST', '/clock', { advance: milliseconds })
  }

  /** Cuts the bot's connections; it may resume. `code` is the close code, 4000 if not given. */
  dropGateway(code?: number): Promise<void> {
    return this.call('POST', '/gateway', { action: 'drop', code })
  }

  /** Asks the bot to reconnect (opcode 7). */
  askToReconnect(): Promise<void> {
    return this.call('POST', '/gateway', { action: 'reconnect' })
  }

  /** Cuts the bot's connections and forgets its sessions, so that it must identify again. */
  forgetSessions(): Promise<void> {
    return this.call('POST', '/gateway', { action: 'forget' })
  }

  /** Tells the bot that its session is invalid (opcode 9): it may resume it, or must identify again. */
  invalidateSessions(isResumable: boolean): Promise<void> {
    return this.call('POST', '/gateway', { action: isResumable ? 'invalidate' : 'invalidate-for-good' })
  }

  /**
   * Polls until a function returns something other than undefined, null or false.
   * @param look called repeatedly, at first every 20 ms; an exception counts as “not yet”
   * @returns its result
   * @throws Error with `what` and the last failure after the timeout
   */
  async until<T>(
    look: () => T | Promise<T>,
    what = 'what was waited for',
    within = DEFAULT_TIMEOUT_MS,
  ): Promise<Exclude<NonNullable<T>, false>> {
    const end = Date.now() + within
    let reason = ''
    for (
      let pause: number = POLL_DELAY_MS.first;
      ;
      pause = Math.min(pause * POLL_DELAY_MS.slower, POLL_DELAY_MS.most)
    ) {
      try {
        const found = await look()
        if (found !== undefined && found !== null && (found as unknown) !== false)
          return found as Exclude<NonNullable<T>, false>
      } catch (error) {
        reason = `: ${error instanceof Error ? error.message : String(error)}`
      }
      if (Date.now() >= end) throw new Error(`Timed out waiting for ${what}${reason}`)
      await new Promise((resolve) => {
        setTimeout(resolve, pause)
      })
    }
  }

  /** One request to the driving API. @throws SandboxError */
  async call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${this.url}/sandbox${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    const text = await response.text()
    const answer: unknown = text === '' ? undefined : JSON.parse(text)
    if (!response.ok)
      throw new SandboxError(response.status, String((answer as Json | undefined)?.['message'] ?? response.statusText))
    return answer as T
  }
}

/**
 * One person at their Discord client. Channels are named `#tavern`, by a thread's name, by id, or `dm` for direct
 * messages with the bot.
 */
export class Someone {
  readonly name: string
  readonly #client: SandboxClient
  readonly #path: string

  constructor(client: SandboxClient, name: string) {
    this.#client = client
    this.name = name
    this.#path = `/as/${encodeURIComponent(name)}`
  }

  /** The channels, threads and direct messages they see. */
  channels(): Promise<ListedChannel[]> {
    return this.#client.call('GET', `${this.#path}/channels`)
  }

  /** The messages they see in a channel, oldest first, including ephemeral ones for them. */
  messages(channel: string, limit = 100): Promise<SeenMessage[]> {
    return this.#client.call('GET', `${this.#path}/channels/${encodeURIComponent(channel)}/messages?limit=${limit}`)
  }

  /** The newest message they see in a channel, or undefined. */
  async lastMessage(channel: string): Promise<SeenMessage | undefined> {
    return (await this.messages(channel)).at(-1)
  }

  /**
   * Waits for a message in a channel that passes a test, trying the newest first.
   * @returns the message
   */
  sees(channel: string, test: (message: SeenMessage) => boolean = () => true, within?: number): Promise<SeenMessage> {
    const look = async (): Promise<SeenMessage | undefined> => (await this.messages(channel)).reverse().find(test)
    return this.#client.until(look, `a message that ${this.name} sees in ${channel}`, within) as Promise<SeenMessage>
  }

  /** The slash commands offered to them in a channel. */
  commands(channel: string): Promise<Json[]> {
    return this.#client.call('GET', `${this.#path}/channels/${encodeURIComponent(channel)}/commands`)
  }

  /** Records that they have read a channel up to a message. */
  read(channel: string, message: SeenMessage | string): Promise<void> {
    return this.#client.call('POST', `${this.#path}/channels/${encodeURIComponent(channel)}/read`, {
      message: idOf(message),
    })
  }

  /** Starts a public thread in a channel, from one of its messages or on its own. @throws SandboxError */
  startThread(channel: string, name: string, message?: SeenMessage | string): Promise<ListedChannel> {
    return this.#client.call('POST', `${this.#path}/channels/${encodeURIComponent(channel)}/threads`, {
      name,
      ...(message !== undefined && { message: idOf(message) }),
    })
  }

  /** Posts a plain message. */
  say(channel: string, content: string): Promise<Answered> {
    return this.#act(`/channels/${encodeURIComponent(channel)}/say`, { content })
  }

  /**
   * Sends a slash command, such as `/game new` with `{ game: 'imperial' }`. Users and channels are given by name or id.
   */
  command(channel: string, command: string, options: OptionInput = {}): Promise<Answered> {
    return this.#act(`/channels/${encodeURIComponent(channel)}/command`, { command, options })
  }

  /** Chooses a command from the menu of a message. */
  commandOn(message: SeenMessage | string, command: string): Promise<Answered> {
    return this.#act('/command-on', { message: idOf(message), command })
  }

  /** Types into the option `focused`, whose text so far is in `options`, and returns the choices offered. */
  autocomplete(channel: string, command: string, options: OptionInput, focused: string): Promise<Answered> {
    return this.#act(`/channels/${encodeURIComponent(channel)}/autocomplete`, { command, options, focused })
  }

  /** Presses a button, named by custom id, label, emoji, or part of the label. */
  press(message: SeenMessage | string, button: string): Promise<Answered> {
    return this.#act('/press', { message: idOf(message), button })
  }

  /** Chooses in a menu, named by custom id or placeholder (or '' for the only one); options by value or label. */
  select(message: SeenMessage | string, menu: string, values: readonly string[] | string): Promise<Answered> {
    return this.#act('/select', { message: idOf(message), menu, values: [values].flat() })
  }

  /** Sends the use of any custom id on any message, unchecked, as a tampered client could. */
  forge(
    message: SeenMessage | string,
    customId: string,
    more: { componentType?: number; values?: readonly string[] } = {},
  ): Promise<Answered> {
    return this.#act('/forge', { message: idOf(message), customId, ...more })
  }

  /** Fills in a form that an action opened, by the fields' custom ids, and submits it. */
  submit(opened: Answered | string, values: ModalInput): Promise<Answered> {
    const interaction = typeof opened === 'string' ? opened : String(opened.modal?.['interaction_id'])
    return this.#act('/submit', { interaction, values })
  }

  /** Dismisses a message that only they can see. */
  dismiss(message: SeenMessage | string): Promise<Answered> {
    return this.#act('/dismiss', { message: idOf(message) })
  }

  async #act(path: string, body: unknown): Promise<Answered> {
    return shown(await this.#client.call<WireOutcome>('POST', this.#path + path, body))
  }
}

function idOf(message: SeenMessage | string): string {
  return typeof message === 'string' ? message : message.id
}
