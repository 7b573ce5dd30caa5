import type { Context, WebhookMade } from '../context/context.ts'
import type { CommandOptions, Request } from '../context/request.ts'
import { say } from '../../words/index.ts'

/** What ends a webhook where its address would be typed. */
const OFF = 'off'

/** `/settings webhook:`. Sets the requester's webhook, or ends it. Returns what they read, which has the key once. */
export async function ownWebhook({ webhooks }: Context, { user }: Request, typed: string): Promise<string> {
  if (typed.trim().toLowerCase() === OFF) return say((await webhooks?.endFor(user)) ? 'webhook-ended' : 'webhook-none')
  return webhooks ? madeInWords(await webhooks.beginFor(user, typed), 'own') : say('webhook-off')
}

/** `/admin webhook`: sets the webhook of a server, ends it, or says where it is. */
export async function serverWebhook(
  { webhooks }: Context,
  { guild, user }: Request,
  options: CommandOptions,
): Promise<string> {
  if (guild === null) return say('not-in-server')
  if (!webhooks) return say('webhook-off')
  const [url, isToStop] = [options.text('url'), options.flag('stop')]
  if (url !== '' && isToStop) return say('webhook-or-stop')
  if (url !== '') return madeInWords(await webhooks.begin(guild, url, user), 'server')
  if (isToStop) return say((await webhooks.end(guild)) ? 'webhook-ended' : 'webhook-none')
  const host = await webhooks.ofServer(guild)
  return host === null ? say('webhook-nowhere') : say('webhook-there', { host })
}

function madeInWords(made: WebhookMade, whose: 'own' | 'server'): string {
  if ('refused' in made) return made.refused
  return say(`webhook-begun-${whose}`, { host: new URL(made.url).hostname, key: made.key })
}
