import {
  FluentParser, FluentSerializer, Message, Placeable, SelectExpression, TextElement, VariableReference, type Pattern,
} from '@fluent/syntax' // prettier-ignore
import type { MessageFile } from '../../src/language/messages.ts'

/** Marks that stand around each name, and around what code gives to a hole of a message. */
const [NAME, END_OF_NAME, HOLE, END_OF_HOLE] = ['\uE000', '\uE001', '\uE002', '\uE003'] as const

/** Behind the mark of a hole stands a letter of its own. */
const HOLES: string[] = []
const FIRST_LETTER = 0xf0000

/** Forms of a name that aren't words for it. */
const NO_WORDS = ['number', 'gender', 'It']

/** A Fluent file that shows which names code has put into words before it gave them to a message. */
export function showingNames({ name, text }: MessageFile): MessageFile {
  const resource = new FluentParser().parse(text)
  for (const message of resource.body) {
    if (!(message instanceof Message)) continue
    const id = message.id.name
    if (message.value) mark(message.value, id, name)
    for (const { id: form, value } of message.attributes) {
      if (!NO_WORDS.includes(form.name)) mark(value, `${id}.${form.name}`, name)
    }
  }
  return { name, text: new FluentSerializer().serialize(resource) }
}

function mark(pattern: Pattern, id: string, file: string): void {
  const isName = file.endsWith('/names.ftl') && pattern.elements.every((one) => one instanceof TextElement)
  if (isName) pattern.elements = [new TextElement(NAME), ...pattern.elements, new TextElement(END_OF_NAME)]
  else markHoles(pattern, id)
}

function markHoles(pattern: Pattern, id: string): void {
  pattern.elements = pattern.elements.flatMap((element) => {
    if (!(element instanceof Placeable)) return [element]
    const { expression } = element
    if (expression instanceof SelectExpression) for (const { value } of expression.variants) markHoles(value, id)
    if (!(expression instanceof VariableReference)) return [element]
    const letter = String.fromCodePoint(FIRST_LETTER + HOLES.push(`${id} $${expression.id.name}`) - 1)
    return [new TextElement(`${HOLE}${letter}`), element, new TextElement(END_OF_HOLE)]
  })
}

/** The messages with a name in a hole whose argument isn’t in `worded`, each with an example. */
export function handedOn(texts: Iterable<string>, worded: readonly string[]): readonly string[] {
  const found = new Map<string, string>()
  for (const text of texts)
    for (const hole of holesWithNames(text))
      if (!worded.some((argument) => hole.endsWith(` $${argument}`)) && !found.has(hole)) found.set(hole, plain(text))
  return [...found].map(([hole, text]) => `${hole}: ${text}`)
}

/** The holes that names stand in: "enter-room $room". */
function* holesWithNames(text: string): Generator<string> {
  const open: string[] = []
  const letters = [...text]
  for (const [at, letter] of letters.entries()) {
    if (letter === HOLE) open.push(HOLES[(letters[at + 1]?.codePointAt(0) ?? 0) - FIRST_LETTER] ?? '')
    else if (letter === END_OF_HOLE) open.pop()
    else if (letter === NAME && open.length > 0) yield open.at(-1) ?? ''
  }
}

function plain(text: string): string {
  return text.replace(/[\uE000-\uE003]|[\u{F0000}-\u{FFFFD}]/gu, '')
}
