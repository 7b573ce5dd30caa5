import { FluentBundle, FluentResource } from '@fluent/bundle'
import { FluentParser, Junk } from '@fluent/syntax'
import { namedIn, type MessageName } from './named.ts'
import { startOfSentence } from './phrasing.ts'

/** A Fluent file: its name for error messages, and its text. */
export interface MessageFile {
  readonly name: string
  readonly text: string
}

/** A file that isn't valid Fluent. The message names the file, the line and the reason. */
export class BrokenMessages extends Error {
  override readonly name = 'BrokenMessages'
}

/** The arguments that all messages of a union of ids take together. */
type Arguments<M, Id extends keyof M> = (Id extends unknown ? (given: M[Id]) => void : never) extends (
  given: infer All,
) => void
  ? All
  : never

/**
 * Words a message of `M`, which maps each id to its arguments. The id of an attribute is `message.attribute`. Throws if
 * the message fails, which types rule out.
 */
export interface Say<M> {
  <Id extends keyof M & string>(
    id: Id,
    ...given: object extends Arguments<M, Id> ? [given?: Arguments<M, Id>] : [given: Arguments<M, Id>]
  ): string
  /** Whether there is a message with this id. */
  has(id: string): boolean
}

/** The Fluent files of a language. */
export interface Language {
  readonly locale: string
  readonly files: readonly MessageFile[]
  /** The operator’s: their messages replace those of `files`. What isn’t valid in them is left out. */
  readonly operators?: readonly MessageFile[]
}

/** Hears of a message or name that a language lacks or can't word, and why. */
export type OnFallback = (id: string, locale: string, error: unknown) => void

/** The messages of one language. Throws `BrokenMessages`. Source: https://projectfluent.org/fluent/guide/ */
export function messagesOf<M>(locale: string, files: readonly MessageFile[]): Say<M> {
  const words = bundleOf({ locale, files })
  return sayBy(() => words)
}

/** Words messages with the words of the moment. */
export function sayBy<M>(wordsNow: () => Bundle): Say<M> {
  const say = (id: string, given?: Given) => wordsNow().message(id, given)
  return Object.assign(say, { has: (id: string) => wordsNow().has(id) }) as Say<M>
}

type Given = Record<string, string | number> | undefined

/** The words of a language and of those behind it. */
export interface Bundle {
  has(id: string): boolean
  message(id: string, given: Given): string
  /** One of a name's forms: `NAME($thing, form: "plural")` in a message. */
  name(named: MessageName, form: string | null): string
}

/**
 * The words of a language. What it lacks comes from `next`, message by message and name by name, and `onFallback` hears
 * of each once. Throws `BrokenMessages` for a broken file; wording throws it for what the last language lacks.
 */
export function bundleOf(
  { locale, files, operators = [] }: Language,
  next: Bundle | null = null,
  onFallback: OnFallback = () => undefined,
): Bundle {
  const reported = new Set<string>()
  const orNext = (id: string, word: () => string, instead: (next: Bundle) => string): string => {
    try {
      return word()
    } catch (error) {
      if (next === null) throw error
      if (!reported.has(id)) onFallback(id, locale, error)
      reported.add(id)
      return instead(next)
    }
  }
  const words: Bundle = {
    has: (id) => patternIn(bundle, id) !== null || next?.has(id) === true,
    message: (id, given) =>
      orNext(
        id,
        () => messageIn(bundle, id, given),
        (other) => other.message(id, given),
      ),
    name: (named, form) =>
      orNext(
        named.id,
        () => inForm(named, form),
        (other) => other.name(named, form),
      ),
  }
  let depth = 0
  // Fluent bounds a message, but not what its functions ask for: names that ask for names could go on for ever.
  const inForm = (named: MessageName, form: string | null): string => {
    if (depth >= MAX_NAMES) throw new BrokenMessages(`too many names ask for the name ${named.id}`)
    depth += 1
    try {
      return nameIn(bundle, named, form)
    } finally {
      depth -= 1
    }
  }
  // The marks that isolate the direction of an argument would stand inside mentions such as `<#123>` and break them.
  const bundle = new FluentBundle(locale, {
    useIsolating: false,
    functions: {
      NAME: ([names], { form }) =>
        namedIn(String(names), locale, (named) => words.name(named, form === undefined ? null : String(form))),
      START: ([name]) => startOfSentence(String(name), locale),
    },
  })
  for (const file of files) {
    const [error] = bundle.addResource(checkedResource(file))
    if (error) throw new BrokenMessages(`${file.name}: ${error.message}`)
  }
  for (const { text } of operators) bundle.addResource(new FluentResource(text), { allowOverrides: true })
  return words
}

/** The message or attribute with an id; `null` if there is none. */
function patternIn(bundle: FluentBundle, id: string) {
  const [name = id, attribute] = id.split('.')
  const message = bundle.getMessage(name)
  return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null
}

function messageIn(bundle: FluentBundle, id: string, given: Given): string {
  const pattern = patternIn(bundle, id)
  if (pattern === null) throw new BrokenMessages(`there is no message ${id} in ${bundle.locales.join()}`)
  return bundle.formatPattern(pattern, given)
}

/** How many names stand in each other: “2 Goblins” asks for the plural of the Goblin, and that asks for none. */
const MAX_NAMES = 2

/** A name whose message has this id. A name without that form gives its bare form. */
function nameIn(bundle: FluentBundle, { id, given }: MessageName, form: string | null): string {
  const name = bundle.getMessage(id)
  const pattern = (form === null ? null : name?.attributes[form]) ?? name?.value
  if (pattern == null) throw new BrokenMessages(`there is no name ${id} in ${bundle.locales.join()}`)
  return bundle.formatPattern(pattern, given)
}

/** The start of a message or term. All other lines of a file are blank, comments, indented, or the end of a hole. */
const ENTRY = /^[^\s#}]/gm

/**
 * Parses a file. Fluent leaves out what isn't valid without a word, so this throws `BrokenMessages` if anything is
 * missing. Only then it takes the slow parser that knows the line.
 */
function checkedResource({ name, text }: MessageFile): FluentResource {
  const resource = new FluentResource(text)
  if (resource.body.length === (text.match(ENTRY)?.length ?? 0)) return resource
  const junk = new FluentParser().parse(text).body.find((entry) => entry instanceof Junk)
  const { message = 'not valid', span } = junk?.annotations[0] ?? {}
  const line = text.slice(0, span?.start ?? junk?.span?.start ?? 0).split('\n').length
  throw new BrokenMessages(`${name}:${line}: ${message}`)
}
