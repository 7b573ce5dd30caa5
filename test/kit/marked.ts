import { FluentParser, FluentSerializer, TextElement, Transformer } from '@fluent/syntax'
import type { MessageFile } from '../../src/language/messages.ts'

/** An invisible letter of each language, which stands in all of its texts. */
const MARKS: Readonly<Record<string, string>> = { en: '\u2061', de: '\u2062', fr: '\u2063', es: '\u2064' }

/**
 * A Fluent file whose texts are marked with their language. Names aren't: messages choose by their forms, and some are
 * the same in every language.
 */
export function marked({ name, text }: MessageFile, language: string): MessageFile {
  const mark = MARKS[language]
  if (mark === undefined || name.endsWith('/names.ftl')) return { name, text }
  const resource = new FluentParser().parse(text)
  new Marks(mark).genericVisit(resource)
  return { name, text: new FluentSerializer().serialize(resource) }
}

/** The languages that a text has words from. */
export function languagesIn(text: string): readonly string[] {
  return Object.keys(MARKS).filter((language) => text.includes(MARKS[language] ?? ''))
}

/** A text without its marks. */
export function unmarked(text: string): string {
  return text.replace(/[\u2061-\u2064]/g, '')
}

class Marks extends Transformer {
  private readonly mark: string

  constructor(mark: string) {
    super()
    this.mark = mark
  }

  override visitTextElement(element: TextElement): TextElement {
    const [, body = '', end = ''] = /^([^]*?)(\s*)$/.exec(element.value) ?? []
    return new TextElement(/\p{L}{3}/u.test(body) ? `${body}${this.mark}${end}` : element.value)
  }
}
