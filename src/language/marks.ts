/** How words stand out: Markdown as Discord reads it. An empty text stays empty. */

/** Bold as a whole: what was bold within, such as a player's name, would end it and begin it anew. */
export function bold(text: string): string {
  return text === '' ? '' : `**${text.replaceAll('**', '')}**`
}

/** Where a bold word stands at the edge, underscores: three stars in a row are read as they were not meant. */
export function italic(text: string): string {
  if (text === '') return ''
  return text.startsWith('*') || text.endsWith('*') ? `_${text}_` : `*${text}*`
}

/** A line in small grey letters. */
export function small(text: string): string {
  return text === '' ? '' : `-# ${text}`
}

/** A line without the signs that stand for words, and not in small letters: as somebody hears it. */
export function spoken(line: string): string {
  return line.replace(/^-# /, '').replace(/\p{Extended_Pictographic}\uFE0F?\s*/gu, '')
}
