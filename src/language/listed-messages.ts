import {
  FluentParser,
  Junk,
  Message,
  Placeable,
  serializeExpression,
  Visitor,
  type FunctionReference,
  type Pattern,
  type VariableReference,
} from '@fluent/syntax'
import type { MessageFile } from './messages.ts'

/** Messages as their files write them: to compare a language with English. */

/** A message of a Fluent file, or an attribute of one, with its source text. */
export interface ListedMessage {
  readonly file: string
  /** For an attribute `message.attribute`. */
  readonly id: string
  readonly pattern: Pattern
  /** The text as the file has it, holes included. */
  readonly text: string
}

/** Something in a Fluent file that isn't valid. Fluent leaves it out without a word. */
export interface ListedJunk {
  readonly file: string
  readonly line: number
  /** The message that begins there; `null` if nothing like one does. */
  readonly id: string | null
  readonly reason: string
}

/** All messages of a file, with their attributes. */
export function listedMessages({ name, text }: MessageFile): readonly ListedMessage[] {
  return new FluentParser()
    .parse(text)
    .body.flatMap((entry) => (entry instanceof Message ? listedFrom(name, entry) : []))
}

function listedFrom(file: string, { id, value, attributes }: Message): ListedMessage[] {
  const listed = (name: string, pattern: Pattern) => {
    const text = pattern.elements.map((element) => serializeElement(element)).join('')
    return { file, id: name, pattern, text }
  }
  return [
    ...(value ? [listed(id.name, value)] : []),
    ...attributes.map((attribute) => listed(`${id.name}.${attribute.id.name}`, attribute.value)),
  ]
}

function serializeElement(element: Pattern['elements'][number]): string {
  return element instanceof Placeable ? `{ ${serializeExpression(element.expression)} }` : element.value
}

/** What isn't valid in a file. */
export function junkIn({ name, text }: MessageFile): readonly ListedJunk[] {
  const junk = new FluentParser().parse(text).body.filter((entry) => entry instanceof Junk)
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index)
  let before = 0
  // One after another: a damaged file may have thousands.
  const lineAt = (at: number): number => {
    while ((ends[before] ?? at) < at) before += 1
    return before + 1
  }
  return junk.map(({ content, span, annotations: [first] }) => ({
    file: name,
    line: lineAt(first?.span?.start ?? span?.start ?? 0),
    id: /^([a-zA-Z][\w-]*) *=/.exec(content)?.[1] ?? null,
    reason: first?.message ?? 'not valid',
  }))
}

/** A form of a name: each language has those that its messages ask for. */
export function isForm({ file, id }: ListedMessage): boolean {
  return /(^|\/)names\.ftl$/.test(file) && id.includes('.')
}

/** Those among a language's messages that English has no use for. */
export function unknownAmong(
  own: readonly ListedMessage[],
  english: readonly ListedMessage[],
): readonly ListedMessage[] {
  const known = new Set(english.map(({ id }) => id))
  // A language may have forms of its own, which its messages ask for.
  const isKnown = (id: string): boolean => known.has(id) || known.has(id.split('.', 1)[0] ?? '')
  return own.filter((one) => !isForm(one) && !isKnown(one.id))
}

/** The variables of a text: all, and those that stand in it as they are, so that a reader would miss them. */
class Uses extends Visitor {
  readonly all = new Set<string>()
  readonly shown = new Set<string>()
  readonly functions = new Set<string>()

  override visitVariableReference({ id }: VariableReference): void {
    this.all.add(id.name)
  }

  override visitFunctionReference(called: FunctionReference): void {
    this.functions.add(called.id.name)
    this.genericVisit(called)
  }

  override visitPlaceable(placeable: Placeable): void {
    if (placeable.expression.type === 'VariableReference') this.shown.add(placeable.expression.id.name)
    this.genericVisit(placeable)
  }
}

function usesOf(pattern: Pattern): Uses {
  const uses = new Uses()
  uses.visit(pattern)
  return uses
}

/** People: a line that leaves one out can’t be understood. */
const PEOPLE = ['who', 'rival', 'whom', 'victim', 'player']

const FUNCTIONS = ['NAME', 'START', 'NUMBER', 'DATETIME']

/** Finds what is wrong with the arguments of a translated message, such as `asks for $wer, which nobody gives`. */
export type ArgumentCheck = (english: ListedMessage, own: ListedMessage) => readonly string[]

/** Messages that begin alike are said in one place, which gives all of them the same arguments. */
export function argumentCheck(english: readonly ListedMessage[]): ArgumentCheck {
  const families = new Map<string, Set<string>>()
  for (const { id, pattern } of english) {
    const all = families.get(familyOf(id)) ?? new Set()
    for (const name of usesOf(pattern).all) all.add(name)
    families.set(familyOf(id), all)
  }
  return (one, own) => {
    const [given, used] = [usesOf(one.pattern), usesOf(own.pattern)]
    const known = families.get(familyOf(one.id))
    return [
      ...[...used.all]
        .filter((name) => known?.has(name) !== true)
        .map((name) => `asks for $${name}, which nobody gives`),
      ...PEOPLE.filter((name) => given.shown.has(name) && !used.all.has(name)).map((name) => `leaves out $${name}`),
      ...[...used.functions]
        .filter((name) => !FUNCTIONS.includes(name))
        .map((name) => `asks for ${name}(), which there isn’t`),
    ]
  }
}

function familyOf(id: string): string {
  return id.split('-', 1)[0] ?? id
}
