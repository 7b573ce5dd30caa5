import type { Channel, Command, GivenFile, LiveEvent, Message, Outcome, World } from '../model/wire.ts'

/** The sandbox's driving routes, and its live connection. */

const NOT_THERE = 'The sandbox does not answer. Nothing was sent: try again when it is back.'

/** @throws Error with the sandbox's sentence */
async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`/sandbox${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  }).catch(() => {
    throw new Error(NOT_THERE)
  })
  const text = await response.text()
  const answer: unknown = text === '' ? undefined : JSON.parse(text)
  if (!response.ok) throw new Error((answer as { message?: string } | undefined)?.message ?? response.statusText)
  return answer as T
}

export const readWorld = (): Promise<World> => call('GET', '/state')
export const addPerson = (name: string): Promise<{ name: string }> => call('POST', '/people', { name })
export const changePerson = (id: string, change: object): Promise<unknown> => call('PATCH', `/people/${id}`, change)

export type OptionValues = Readonly<Record<string, string | number | boolean | GivenFile>>

/** A person's views and actions. */
export class Someone {
  readonly #path: string

  constructor(personId: string) {
    this.#path = `/as/${encodeURIComponent(personId)}`
  }

  channels(): Promise<readonly Channel[]> {
    return call('GET', `${this.#path}/channels`)
  }

  openDm(): Promise<Channel> {
    return call('GET', `${this.#path}/channels/dm`)
  }

  messages(channel: string, limit: number): Promise<readonly Message[]> {
    return call('GET', `${this.#in(channel)}/messages?limit=${limit}`)
  }

  commands(channel: string): Promise<readonly Command[]> {
    return call('GET', `${this.#in(channel)}/commands`)
  }

  messageCommands(channel: string): Promise<readonly Command[]> {
    return call('GET', `${this.#in(channel)}/commands?of=message`)
  }

  commandOn(message: string, command: string): Promise<Outcome> {
    return act(`${this.#path}/command-on`, { message, command })
  }

  say(channel: string, content: string): Promise<Outcome> {
    return act(`${this.#in(channel)}/say`, { content })
  }

  read(channel: string, message: string): Promise<void> {
    return call('POST', `${this.#in(channel)}/read`, { message })
  }

  /** @throws Error with the reason */
  startThread(channel: string, name: string, message: string | null): Promise<Channel> {
    return call('POST', `${this.#in(channel)}/threads`, { name, message })
  }

  command(channel: string, command: string, options: OptionValues): Promise<Outcome> {
    return act(`${this.#in(channel)}/command`, { command, options })
  }

  autocomplete(channel: string, command: string, options: OptionValues, focused: string): Promise<Outcome> {
    return act(`${this.#in(channel)}/autocomplete`, { command, options, focused })
  }

  press(message: string, button: string): Promise<Outcome> {
    return act(`${this.#path}/press`, { message, button })
  }

  select(message: string, menu: string, values: readonly string[]): Promise<Outcome> {
    return act(`${this.#path}/select`, { message, menu, values })
  }

  submit(interaction: string, values: object): Promise<Outcome> {
    return act(`${this.#path}/submit`, { interaction, values })
  }

  dismiss(message: string): Promise<Outcome> {
    return act(`${this.#path}/dismiss`, { message })
  }

  #in(channel: string): string {
    return `${this.#path}/channels/${encodeURIComponent(channel)}`
  }
}

/** An action never throws: an error becomes an outcome. */
async function act(path: string, body: unknown): Promise<Outcome> {
  try {
    return await call('POST', path, body)
  } catch (error) {
    return { kind: 'refused', text: (error as Error).message, message: null, modal: null, choices: [] }
  }
}

/** The reason why an action had no result, or null. */
export function faultOf(outcome: Outcome): string | null {
  return outcome.kind === 'refused' || outcome.kind === 'no-response' ? outcome.text : null
}

interface Listener {
  event(event: LiveEvent): void
  connected(): void
  lost(): void
}

/** The intervals of pings on a quiet connection, and after the page becomes visible. */
const PING_INTERVAL_MS = 15_000
const PING_AFTER_WAKE_MS = 2_000

/**
 * Listens for events and reconnects after a lost connection.
 * @returns a function that stops it
 */
export function listen(personId: string, tell: Listener): () => void {
  let wait = 500
  let again: ReturnType<typeof setTimeout> | undefined
  let leave = (): void => {}
  const connect = (): void => {
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/sandbox/live?person=${personId}`)
    leave = (): void => {
      stopAsking()
      socket.onmessage = socket.onclose = null
      socket.close()
    }
    const lost = (): void => {
      leave()
      tell.lost()
      again = setTimeout(connect, wait)
      wait = Math.min(wait * 2, 8000)
    }
    const stopAsking = askWhetherThere(socket, lost)
    socket.onmessage = (message: MessageEvent<string>) => {
      const event = JSON.parse(message.data) as LiveEvent | { readonly type: 'hello' } | { readonly type: 'pong' }
      if (event.type === 'pong') return
      if (event.type !== 'hello') return tell.event(event)
      wait = 500
      tell.connected()
    }
    socket.onclose = lost
  }
  connect()
  return () => {
    clearTimeout(again)
    leave()
  }
}

/**
 * Pings a connection now and then, because a suspended machine does not close it.
 * @returns a function that stops it
 */
function askWhetherThere(socket: WebSocket, lost: () => void): () => void {
  let hasAnswered = true
  const ask = (): void => {
    if (!hasAnswered) return lost()
    hasAnswered = false
    if (socket.readyState === WebSocket.OPEN) socket.send('ping')
  }
  const asking = setInterval(ask, PING_INTERVAL_MS)
  let soon: ReturnType<typeof setTimeout> | undefined
  const seen = (): void => {
    if (document.visibilityState !== 'visible') return
    ask()
    soon = setTimeout(ask, PING_AFTER_WAKE_MS)
  }
  socket.addEventListener('message', () => {
    hasAnswered = true
  })
  document.addEventListener('visibilitychange', seen)
  return () => {
    clearInterval(asking)
    clearTimeout(soon)
    document.removeEventListener('visibilitychange', seen)
  }
}

/** A chosen file as the sandbox accepts it. */
export async function fileGiven(file: File): Promise<GivenFile> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return { filename: file.name, base64: btoa(binary), contentType: file.type }
}
