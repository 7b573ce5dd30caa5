/** Markdown as Discord reads it. An empty text stays empty. */

/** Removes bold inside the text, such as that of a player's name: it would end the outer bold. */
export function bold(text: string): string {
  return text === '' ? '' : `**${withoutBold(text)}**`
}

/** The text for a place that shows no Markdown, such as a button. */
export function withoutBold(text: string): string {
  return text.replaceAll('**', '')
}

/** Uses underscores where the text begins or ends in bold, since Discord misreads three stars in a row. */
export function italic(text: string): string {
  if (text === '') return ''
  return text.startsWith('*') || text.endsWith('*') ? `_${text}_` : `*${text}*`
}

/** A line in small grey letters. */
export function small(text: string): string {
  return text === '' ? '' : `-# ${text}`
}

/** Strips emoji and small print from a line, for screen readers. */
export function spoken(line: string): string {
  return line.replace(/^-# /, '').replace(/\p{Extended_Pictographic}\uFE0F?\s*/gu, '')
}
