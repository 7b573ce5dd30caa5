/** How words stand out: Markdown as Discord reads it. An empty text stays empty. */

export function bold(text: string): string {
  return text === '' ? '' : `**${text}**`
}

export function italic(text: string): string {
  return text === '' ? '' : `*${text}*`
}

/** A line in small grey letters. */
export function small(text: string): string {
  return text === '' ? '' : `-# ${text}`
}
