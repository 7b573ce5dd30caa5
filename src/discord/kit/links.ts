/** The link to a message, or to its channel if there is no message. */
export function linkTo(
  { server, room }: { readonly server: string; readonly room: string },
  message: string | null,
): string {
  return `https://discord.com/channels/${[server, room, ...(message === null ? [] : [message])].join('/')}`
}
