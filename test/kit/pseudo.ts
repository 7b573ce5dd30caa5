import { FluentParser, FluentSerializer, TextElement, Transformer } from '@fluent/syntax'
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
  const resource = new FluentParser().parse(text)
  new Accents().genericVisit(resource)
  return { name, text: new FluentSerializer().serialize(resource) }
}

/** What stands between accents, links and code stays as it is, because Discord reads it. */
class Accents extends Transformer {
  override visitTextElement(element: TextElement): TextElement {
    const accented = element.value.replace(/`[^`]*`|<[^>]*>|\]\([^)]*\)|[a-zA-Z]/g, (part) => ACCENTED[part] ?? part)
    const letters = accented.match(/\p{L}/gu)?.length ?? 0
    const [, body = '', end = ''] = /^([^]*?)(\s*)$/.exec(accented) ?? []
    return new TextElement(letters === 0 ? accented : `${body}${'~'.repeat(Math.ceil(letters * 0.4))}${end}`)
  }
}
