import { FluentParser, FluentSerializer, Message, TextElement, Transformer, type Pattern } from '@fluent/syntax'
import type { Passage } from '../../src/engine/index.ts'
import type { MessageFile } from '../../src/language/messages.ts'

/** Letters with accents that stand for the plain ones, so that text from elsewhere shows. */
const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter, at) => [
    letter,
    [...'åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ'][at] ?? letter,
  ]),
)

/** An invisible letter in every name without holes. */
const NAMED = '\u2063'

/** A Fluent file in the pseudo-language: every letter outside holes has an accent, and each text is 40% longer. */
export function pseudo({ name, text }: MessageFile): MessageFile {
  const resource = new FluentParser().parse(text)
  new Accents().genericVisit(resource)
  if (name.endsWith('/names.ftl')) for (const entry of resource.body) if (entry instanceof Message) markName(entry)
  return { name, text: new FluentSerializer().serialize(resource) }
}

function markName({ value, attributes }: Message): void {
  const patterns = [value, ...attributes.map((attribute) => attribute.value)]
  for (const { elements } of patterns.filter((pattern): pattern is Pattern => pattern !== null)) {
    const [only, ...more] = elements
    if (only instanceof TextElement && more.length === 0) only.value += NAMED
  }
}

/** Whether an argument of a message has the text of a name. */
export function hasNameIn(argument: unknown): boolean {
  return String(argument).includes(NAMED)
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
