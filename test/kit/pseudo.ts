import { FluentParser, FluentSerializer, TextElement, Transformer } from '@fluent/syntax'
import type { Passage } from '../../src/engine/index.ts'
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

/** Collects the words that texts in the pseudo-language have from elsewhere, by where they stand. */
export class GluedWords {
  readonly words = new Set<string>()
  /** The number of texts looked at. */
  texts = 0
  readonly #data: readonly string[]
  readonly #joints: RegExp

  /** `data`: texts that are no messages. `joints`: what joins lists and sums, and other words of every language. */
  constructor(data: readonly string[], joints: RegExp) {
    this.#data = [...new Set(data)].filter((text) => text !== '').sort((a, b) => b.length - a.length)
    this.#joints = joints
  }

  look(where: string, ...texts: readonly string[]): void {
    for (const text of texts) {
      this.texts += 1
      const bare = this.#data.reduce((rest, data) => rest.replaceAll(data, ''), text.replaceAll('**', ''))
      for (const [word] of bare.replace(this.#joints, '').matchAll(/[A-Za-z]{2,}/g)) this.words.add(`${where}: ${word}`)
    }
  }

  lookAt(where: string, passages: readonly Passage[]): void {
    for (const { heading, lines } of passages) this.look(where, heading, ...lines)
  }
}
