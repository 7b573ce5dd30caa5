/** How words stand out: Markdown as Discord reads it. An empty text stays empty. */

/** Bold as a whole: what was bold within, such as a player's name, would end it and begin it anew. */
export function bold(text: string): string {
  return text === '' ? '' : `**${text.replaceAll('**', '')}**`
}

export function italic(text: string): string {
  return text === '' ? '' : `*${text}*`
}

/** A line in small grey letters. */
export function small(text: string): string {
  return text === '' ? '' : `-# ${text}`
}
