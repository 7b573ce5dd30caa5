/** Where a message stands, or its room if there is none. */
export function linkTo(
  { server, room }: { readonly server: string; readonly room: string },
  message: string | null,
): string {
  return `https://discord.com/channels/${[server, room, ...(message === null ? [] : [message])].join('/')}`
}
