import { isImagined } from '../../tables/model/store.ts'

/** The link to a message, or to its channel if there is no message. */
export function linkTo(
  { server, room }: { readonly server: string; readonly room: string },
  message: string | null,
): string {
  const where = isImagined({ server }) ? '@me' : server
  return `https://discord.com/channels/${[where, room, ...(message === null ? [] : [message])].join('/')}`
}
