import { DiscordAPIError, HTTPError, SnowflakeUtil, type REST } from 'discord.js'
import { LongWait } from '../../src/discord/rest/rate-limits.ts'
import type { Panel } from '../../src/discord/kit/message.ts'
import { readable } from './limits.ts'

interface Body {
  readonly components?: Panel['components']
  readonly nonce?: string
  readonly name?: string
  readonly archived?: boolean
  readonly recipient_id?: string
  readonly allowed_mentions?: { readonly users?: readonly string[] }
}

interface Message {
  readonly id: string
  body: Body
}

interface Thread {
  readonly name: string
  isArchived: boolean
}

/** How one request fails: what it rejects with, and whether Discord has done it all the same. */
export interface Failure {
  readonly what: string
  readonly error: (method: string, route: string) => Error
  readonly isDone?: boolean
}

const refusal = (status: number, code: number): Failure => ({
  what: `${status} ${code}`,
  error: (method, route) => new DiscordAPIError({ code, message: 'no' }, code, status, method, route, {}),
})
const broken = (status: number): Failure['error'] => {
  return (method, route) => new HTTPError(status, 'no', method, route, {})
}
const lost = () => Object.assign(new Error('the line was cut'), { code: 'ECONNRESET' })
const late = () => Object.assign(new Error('no answer'), { name: 'AbortError' })

export const REFUSALS: readonly Failure[] = [
  refusal(403, 50_001),
  refusal(403, 50_013),
  refusal(404, 10_003),
  refusal(404, 10_008),
  refusal(400, 50_083),
  refusal(403, 50_007),
  refusal(400, 50_035),
]
export const OUTAGES: readonly Failure[] = [
  { what: '429 for long', error: () => new LongWait(90_000) },
  { what: '500', error: broken(500) },
  { what: '500 though it is done', error: broken(500), isDone: true },
  { what: 'cut off', error: lost },
  { what: 'cut off though it is done', error: lost, isDone: true },
  { what: 'no answer', error: late },
  { what: 'no answer though it is done', error: late, isDone: true },
]

/** Somebody, or a channel, and the words that they read in a message. */
export interface Read {
  readonly who: string
  readonly words: string
}

/** As much of Discord's REST interface as tables use. One request may fail, of those that come. */
export class PaperRest {
  /** All requests so far, as `POST /channels/:id/messages`. */
  readonly asked: string[] = []
  /** The request that fails, by its place, and how. */
  failing: { readonly at: number; readonly how: Failure } | null = null
  /** The time at which things are posted. */
  now: () => number = () => Date.now()
  readonly rooms = new Map<string, Message[]>()
  readonly threads = new Map<string, Thread>()
  private readonly nonces = new Map<string, string>()
  private last = 0n

  /** As the client that the bot uses. */
  get client(): REST {
    const by = (method: string) => (route: string, more?: { readonly body?: unknown; readonly query?: unknown }) =>
      this.ask(method, route, bodyOf(more?.body))
    const methods = ['get', 'post', 'put', 'patch', 'delete'].map((one) => [one, by(one.toUpperCase())])
    return Object.fromEntries(methods) as unknown as REST
  }

  /** Discord forgets nonces within minutes. */
  forgetNonces(): void {
    this.nonces.clear()
  }

  /** Who reads which of these words, once for each message: its reader, those whom it mentions, or its channel. */
  readOf(all: readonly string[]): readonly Read[] {
    return [...this.rooms].flatMap(([room, messages]) =>
      messages.flatMap(({ body }) => {
        const text = readable({ components: body.components ?? [] })
        const pinged = body.allowed_mentions?.users ?? []
        const readers = room.startsWith('dm-') ? [room.slice(3)] : pinged.length > 0 ? pinged : [this.nameOf(room)]
        return all.filter((words) => text.includes(words)).flatMap((words) => readers.map((who) => ({ who, words })))
      }),
    )
  }

  panels(room: string): readonly Panel[] {
    return (this.rooms.get(room) ?? []).map(({ body }) => ({ components: body.components ?? [] }))
  }

  threadCalled(part: string): string {
    return [...this.threads].find(([, { name }]) => name.includes(part))?.[0] ?? ''
  }

  private nameOf(room: string): string {
    const thread = this.threads.get(room)
    return thread ? `${thread.name}${thread.isArchived ? ', archived' : ''}` : room
  }

  private async ask(method: string, route: string, body: Body): Promise<unknown> {
    await Promise.resolve()
    const at = this.asked.length
    this.asked.push(`${method} ${route.replace(/\/\d{6,}/g, '/:id')}`)
    const how = this.failing?.at === at ? this.failing.how : null
    if (how && !how.isDone) throw how.error(method, route)
    const answer = this.done(method, route.split('/').slice(1), body)
    if (how) throw how.error(method, route)
    return answer
  }

  private done(method: string, [place, room = '', what, id = '', more]: readonly string[], body: Body): unknown {
    const refuse = (status: number, code: number) => {
      throw refusal(status, code).error(method, room)
    }
    if (place === 'users') return { id: `dm-${body.recipient_id}` }
    if (place !== 'channels') throw new Error(`no such route: ${method} ${place}`)
    const thread = this.threads.get(room)
    if (/^\d+$/.test(room) && !thread) return refuse(404, 10_003)
    if (more === 'threads') return this.openThread(id, body.name ?? '') ?? refuse(400, 160_004)
    if (what === 'thread-members') return null
    if (what === undefined) return this.changeThread(method, room, body)
    const messages = this.rooms.get(room) ?? []
    this.rooms.set(room, messages)
    if (id === '' && method === 'GET') return messages.map((one) => ({ id: one.id, ...one.body })).reverse()
    if (id === '') return this.post(room, messages, body)
    const found = messages.find((one) => one.id === id)
    if (!found) return refuse(404, 10_008)
    if (thread?.isArchived && method !== 'GET') return refuse(400, 50_083)
    // An edit calls nobody.
    if (method === 'PATCH') found.body = { ...body, allowed_mentions: found.body.allowed_mentions ?? {} }
    if (method === 'DELETE') this.rooms.set(room, messages.filter((one) => one !== found)) // prettier-ignore
    return { id }
  }

  private post(room: string, messages: Message[], body: Body): { id: string } {
    const nonce = `${room} ${body.nonce}`
    const known = this.nonces.get(nonce)
    if (known !== undefined) return { id: known }
    const thread = this.threads.get(room)
    if (thread) thread.isArchived = false
    const id = this.newId()
    this.nonces.set(nonce, id)
    messages.push({ id, body })
    return { id }
  }

  private openThread(message: string, name: string): { id: string } | null {
    if (this.threads.has(message)) return null
    this.threads.set(message, { name, isArchived: false })
    this.rooms.set(message, [])
    return { id: message }
  }

  private changeThread(method: string, id: string, { archived }: Body): unknown {
    const thread = this.threads.get(id)
    if (method === 'DELETE') {
      this.threads.delete(id)
      this.rooms.delete(id)
    }
    if (thread && archived !== undefined) thread.isArchived = archived
    const last = this.rooms.get(id)?.at(-1)?.id
    return { id, last_message_id: last ?? null, thread_metadata: { archived: thread?.isArchived ?? false } }
  }

  private newId(): string {
    this.last += 1n
    return String(SnowflakeUtil.generate({ timestamp: this.now(), increment: this.last }))
  }
}

/** A body as JSON; of one with files the part that isn't a file. */
function bodyOf(sent: unknown): Body {
  if (!Buffer.isBuffer(sent)) return (sent ?? {}) as Body
  const json = /name="payload_json"\r\n\r\n([\s\S]*?)\r\n--/.exec(sent.toString())?.[1]
  return JSON.parse(json ?? '{}') as Body
}
