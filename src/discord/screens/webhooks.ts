import { hash } from 'node:crypto'
import { z } from 'zod'
import { shortHash } from '../../engine/index.ts'
import { restOf } from '../../tables/index.ts'
import type { UserId, Webhook } from '../../tables/model/store.ts'
import { newKey, type WebhookSender } from '../../webhooks/index.ts'
import type { WebhookNews, WebhookSettings } from '../table/context/context.ts'
import { say } from '../words/index.ts'
import { Deferred } from './parts/deferred.ts'
import { tellDirectly } from './parts/delivery-notice.ts'
import type { ScreenContext } from './parts/screen-context.ts'
import { ServerMemo, ServerQueue } from './parts/server-queue.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** The waits between the tries of a message. After the last one, within a day, the bot gives up. */
export const WAITS_MS = [1, 5, 30, 120, 360, 720].map((minutes) => minutes * MINUTE_MS)
/** Servers whose webhooks the bot posts to at the same time. Most of that time it waits for others. */
const MAX_SERVERS_AT_ONCE = 8
/** Messages that wait for one webhook: the newest. */
const MAX_PENDING = 100

const waiting = z.object({
  id: z.string(),
  /** The person whose webhook it is for; empty for the server's. */
  to: z.string(),
  body: z.string(),
  tries: z.int(),
  /** When the next try is due, in milliseconds since 1970. */
  due: z.number(),
})
const keptOfServer = z.object({
  hook: z.object({ url: z.url(), key: z.string(), by: z.string() }).nullable(),
  pending: z.array(waiting),
})
type Waiting = z.infer<typeof waiting>
type KeptOfServer = z.infer<typeof keptOfServer>

const NOTHING: KeptOfServer = { hook: null, pending: [] }
/** The letters of a message's id, in hexadecimal. */
const ID_LETTERS = 32
/** The addressee of what is for a server's own webhook. */
const SERVER = ''

/**
 * The webhooks of servers and of people. Messages are stored before they are sent, in the order in which they came
 * about, and stay stored until the receiver has accepted them, or has failed for most of a day. After that, or if it
 * wants no more, the bot forgets the webhook and says so to its owner. If the process dies between a delivery and its
 * note of it, the receiver gets the message twice, with the same id.
 */
export class Webhooks implements WebhookSettings {
  private readonly screen: ScreenContext
  private readonly sender: WebhookSender
  private readonly queue: ServerQueue
  private readonly later = new Deferred((server) => this.queue.touch(server), HOUR_MS)
  private readonly memo: ServerMemo<KeptOfServer>

  constructor(screen: ScreenContext, sender: WebhookSender) {
    this.screen = screen
    this.sender = sender
    this.queue = new ServerQueue({
      screen,
      places: MAX_SERVERS_AT_ONCE,
      gather: 0,
      attend: (server) => this.deliverAll(server),
      failure: 'delivery to webhooks failed',
    })
    this.memo = new ServerMemo({ screen, name: 'webhooks', schema: keptOfServer, nothing: NOTHING })
  }

  async ofServer(server: string): Promise<string | null> {
    const { hook } = await this.memo.of(server)
    return hook && hostOf(hook)
  }

  async begin(server: string, url: string, by: UserId) {
    const made = await this.made(url)
    if ('refused' in made) return made
    await this.memo.change(server, (kept) => ({ ...kept, hook: { ...made, by } }))
    return made
  }

  async end(server: string): Promise<boolean> {
    const { hook } = await this.memo.of(server)
    await this.memo.change(server, (kept) => ({ hook: null, pending: kept.pending.filter(({ to }) => to !== SERVER) }))
    return hook !== null
  }

  async beginFor(user: UserId, url: string) {
    const made = await this.made(url)
    if (!('refused' in made)) await this.screen.tables.people.choose(user, { webhook: made })
    return made
  }

  async endFor(user: UserId): Promise<boolean> {
    const { webhook } = await this.screen.tables.people.person(user)
    await this.screen.tables.people.choose(user, { webhook: null })
    return webhook !== null
  }

  /** Stores news for a server's webhook, or for a person's, and posts it. Resolves once it is stored. */
  async post(server: string, to: UserId | null, news: WebhookNews): Promise<void> {
    const addressee = to ?? SERVER
    const now = this.screen.now()
    const id = `msg_${hash('sha256', [addressee, news.type, news.table.id, news.occasion].join('/')).slice(0, ID_LETTERS)}`
    const body = JSON.stringify(bodyOf(news, now))
    await this.memo.change(server, ({ hook, pending }) => {
      if ((to === null && !hook) || pending.some((one) => one.id === id)) return { hook, pending }
      const own = pending.filter((one) => one.to === addressee)
      const dropped = new Set(own.slice(0, Math.max(0, own.length + 1 - MAX_PENDING)))
      const fresh = { id, to: addressee, body, tries: 0, due: now }
      return { hook, pending: [...pending.filter((one) => !dropped.has(one)), fresh] }
    })
    this.queue.touch(server)
  }

  /** Posts what the last run couldn't. Call once at start. */
  reconcile(servers: Iterable<string>): void {
    for (const server of servers) this.queue.touch(server)
  }

  /** Tries everything that is due, and waits until that is done. */
  async settled(): Promise<void> {
    await this.queue.settled()
  }

  async stop(): Promise<void> {
    this.later.stop()
    await this.queue.stop()
  }

  private async made(url: string): Promise<Webhook | { readonly refused: string }> {
    const fault = await this.sender.faultOf(url)
    return fault ? { refused: say(`webhook-${fault}`) } : { url: url.trim(), key: newKey() }
  }

  private async deliverAll(server: string): Promise<void> {
    const { pending } = await this.memo.of(server)
    const addressees = [...new Set(pending.map(({ to }) => to))]
    const came = await Promise.allSettled(addressees.map((to) => this.deliverTo(server, to)))
    for (const one of came) if (one.status === 'rejected') throw one.reason
    const waits = (await this.memo.of(server)).pending.map((one) => waitOf(one, this.screen.now()))
    if (waits.length === 0) this.later.over(server)
    else this.later.in(server, Math.min(...waits) + 1)
  }

  /** A webhook gets its messages one after another: a later one waits for the tries of an earlier one. */
  private async deliverTo(server: string, to: string): Promise<void> {
    for (;;) {
      const next = (await this.memo.of(server)).pending.find((one) => one.to === to)
      const isDue = next !== undefined && waitOf(next, this.screen.now()) === 0
      if (!isDue || this.queue.isStopped || !this.screen.isOurs(server)) return
      const hook = await this.hookOf(server, to)
      const came = hook ? await this.sender.send(hook, next, this.screen.now()) : 'delivered'
      const wait = came === 'failed' ? WAITS_MS[next.tries] : undefined
      if (wait !== undefined) return await this.putOff(server, next, wait)
      if (hook && came !== 'delivered') await this.forget(server, to, hook)
      await this.drop(server, ({ id }) => id === next.id)
    }
  }

  private async putOff(server: string, { id, tries }: Waiting, wait: number): Promise<void> {
    const due = this.screen.now() + wait
    await this.memo.change(server, ({ hook, pending }) => ({
      hook,
      pending: pending.map((one) => (one.id === id ? { ...one, tries: tries + 1, due } : one)),
    }))
  }

  private async drop(server: string, isDropped: (one: Waiting) => boolean): Promise<void> {
    await this.memo.change(server, ({ hook, pending }) => ({ hook, pending: pending.filter((one) => !isDropped(one)) }))
  }

  /** Tells the owner of a webhook that it is forgotten, and forgets it, unless they have changed it meanwhile. */
  private async forget(server: string, to: string, hook: Webhook): Promise<void> {
    const isSame = async () => (await this.hookOf(server, to))?.key === hook.key
    if (!(await isSame())) return
    const owner = to === SERVER ? ((await this.memo.of(server)).hook?.by ?? '') : to
    this.screen.log.warn({ server, user: owner }, 'webhook forgotten')
    const nonce = `${shortHash(`webhook/${server}/${hook.key}`)}.0`
    await tellDirectly(this.screen, owner, () => say('webhook-forgotten', { host: hostOf(hook) }), nonce)
    if (!(await isSame())) return
    if (to === SERVER) await this.memo.change(server, ({ pending }) => ({ hook: null, pending }))
    else await this.endFor(to)
    await this.drop(server, (one) => one.to === to)
  }

  private async hookOf(server: string, to: string): Promise<Webhook | null> {
    return to === SERVER ? (await this.memo.of(server)).hook : (await this.screen.tables.people.person(to)).webhook
  }
}

/** How long the next try of a message is off, in milliseconds. */
function waitOf({ tries, due }: Waiting, now: number): number {
  const wait = WAITS_MS[tries - 1] ?? 0
  return restOf(wait, due - wait, now)
}

/** The whole message: nothing that not everybody in the channel may know. */
function bodyOf({ type, table, since, deadline, url }: WebhookNews, now: number) {
  const at = (time: number | null) => (time === null ? null : new Date(time).toISOString())
  const times = since === undefined ? {} : { since: at(since), deadline: at(deadline ?? null) }
  return { type, timestamp: at(now), data: { table: table.id, game: table.game, ...times, url } }
}

function hostOf({ url }: Pick<Webhook, 'url'>): string {
  return new URL(url).hostname
}
