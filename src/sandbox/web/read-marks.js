// @ts-check
/** How far a person has read in each channel, remembered by the browser. */
export class ReadMarks {
  /** @param {string} personId */
  constructor(personId) {
    this.key = `read-by-${personId}`
    /** @type {Record<string, string>} */
    this.marks = JSON.parse(localStorage.getItem(this.key) ?? '{}')
  }

  /** Notes that a channel was read up to a message. @param {string} channelId @param {string | undefined} messageId */
  mark(channelId, messageId) {
    const known = this.marks[channelId]
    if (messageId === undefined || (known !== undefined && BigInt(known) >= BigInt(messageId))) return
    this.marks[channelId] = messageId
    localStorage.setItem(this.key, JSON.stringify(this.marks))
  }

  /** Whether a channel holds something newer. Of a channel never opened, only direct messages count. @param {any} channel */
  isUnread(channel) {
    const last = channel.last_message_id
    if (!last) return false
    const known = this.marks[channel.id]
    if (known !== undefined) return BigInt(last) > BigInt(known)
    if (!channel.is_dm) this.mark(channel.id, last)
    return channel.is_dm
  }
}
