import type { WebSocket } from 'ws'
import { seen } from '../acting/outcome.ts'
import { isVisibleTo, visibleChannels } from '../acting/places.ts'
import type { Discord, LiveEvent } from '../state/discord.ts'
import type { Person } from '../state/model.ts'

/** Sends events to open pages, each only those that its person may see. */
export class LivePages {
  readonly #discord: Discord
  readonly #pages = new Map<WebSocket, Person>()

  constructor(discord: Discord) {
    this.#discord = discord
  }

  /** Registers the connection of a person's page. */
  connect(socket: WebSocket, person: Person): void {
    this.#pages.set(socket, person)
    socket.on('close', () => this.#pages.delete(socket))
    socket.on('error', () => socket.terminate())
    socket.on('message', () => socket.send('{"type":"pong"}'))
    socket.send(JSON.stringify({ type: 'hello' }))
  }

  tell(event: LiveEvent): void {
    for (const [socket, person] of this.#pages) {
      const shown = this.#asSeenBy(event, person)
      if (shown && socket.readyState === socket.OPEN) socket.send(JSON.stringify(shown))
    }
  }

  close(): void {
    for (const socket of this.#pages.keys()) socket.terminate()
  }

  #asSeenBy(event: LiveEvent, person: Person): object | null {
    switch (event.type) {
      case 'message': {
        const { message } = event
        const isSeen = isVisibleTo(message, person) && this.#seesChannel(person, message.channelId)
        return isSeen ? { type: 'message', channelId: message.channelId, message: seen(this.#discord, message) } : null
      }
      case 'message-gone':
        return event.visibleTo === null || event.visibleTo === person.id ? event : null
      case 'typing':
        return this.#seesChannel(person, event.channelId) ? event : null
      case 'call':
      case 'read':
      case 'channels':
      case 'people':
      case 'commands':
      case 'bot':
        return event
    }
  }

  #seesChannel(person: Person, channelId: string): boolean {
    return visibleChannels(this.#discord, person).some((channel) => channel.id === channelId)
  }
}
