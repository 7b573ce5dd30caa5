import { FluentBundle, FluentResource } from '@fluent/bundle'
import { FluentParser, Junk } from '@fluent/syntax'

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

/** The messages of one language. Throws `BrokenMessages`. Source: https://projectfluent.org/fluent/guide/ */
export function messagesOf<M>(locale: string, files: readonly MessageFile[]): Say<M> {
  // The marks that isolate the direction of an argument would stand inside mentions such as `<#123>` and break them.
  const bundle: FluentBundle = new FluentBundle(locale, {
    useIsolating: false,
    functions: { NAME: ([id], { form }) => nameOf(bundle, String(id), form === undefined ? null : String(form)) },
  })
  for (const file of files) {
    const [error] = bundle.addResource(checkedResource(file))
    if (error) throw new BrokenMessages(`${file.name}: ${error.message}`)
  }
  const patternOf = (id: string) => {
    const [name = id, attribute] = id.split('.')
    const message = bundle.getMessage(name)
    return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null
  }
  const say = (id: string, given?: Record<string, string | number>) => {
    const pattern = patternOf(id)
    if (pattern === null) throw new BrokenMessages(`there is no message ${id} in ${locale}`)
    return bundle.formatPattern(pattern, given)
  }
  return Object.assign(say, { has: (id: string) => patternOf(id) !== null }) as Say<M>
}

/**
 * `NAME($thing)` in a message: the name whose message has the id in `$thing`, and `NAME($thing, form: "plural")` one of
 * its forms. A name without that form gives its bare form.
 */
function nameOf(bundle: FluentBundle, id: string, form: string | null): string {
  const name = bundle.getMessage(id)
  const pattern = (form === null ? null : name?.attributes[form]) ?? name?.value
  if (pattern == null) throw new BrokenMessages(`there is no name ${id}`)
  return bundle.formatPattern(pattern)
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
