import type { MessageFile } from '../../src/language/messages.ts'

/** Letters with accents that stand for the plain ones, so that text from elsewhere shows. */
const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter, at) => [
    letter,
    [...'åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ'][at] ?? letter,
  ]),
)

/** A Fluent file in the pseudo-language: every letter outside holes has an accent, and each text is 40% longer. */
export function pseudo({ name, text }: MessageFile): MessageFile {
  const lines = text.split('\n').map((line) => {
    if (/^(#|\s*$|\s*\}\s*$)/.test(line)) return line
    const [, head = '', rest = ''] = /^(\s*(?:-?[\w.-]+ = ?|\.[\w-]+ = ?|\*?\[\w+\] )?)(.*)$/.exec(line) ?? []
    return head + longer(rest)
  })
  return { name, text: lines.join('\n') }
}

function longer(text: string): string {
  if (/->\s*$/.test(text)) return text
  const accented = text.replace(/(\{[^}]*\})|`[^`]*`|<[^>]*>|[a-zA-Z]/g, (part, hole: string | undefined) =>
    hole !== undefined || part.length > 1 ? part : (ACCENTED[part] ?? part),
  )
  const letters = accented.replace(/\{[^}]*\}/g, '').length
  return letters === 0 ? accented : `${accented} ${'~'.repeat(Math.ceil(letters * 0.4))}`
}
