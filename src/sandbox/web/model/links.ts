const OWN = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/

/** The channel, and the message in it, of one of Discord's own links. The page opens these itself. */
export function placeIn(address: string): { readonly channelId: string; readonly messageId?: string } | null {
  const [, channelId, messageId] = OWN.exec(address) ?? []
  return channelId === undefined ? null : { channelId, ...(messageId !== undefined && { messageId }) }
}
