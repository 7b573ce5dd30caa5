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

/** Words a message of `M`, which maps each id to its arguments. Throws if the message fails, which types rule out. */
export type Say<M> = <Id extends keyof M & string>(
  id: Id,
  ...given: object extends Arguments<M, Id> ? [given?: Arguments<M, Id>] : [given: Arguments<M, Id>]
) => string

/** The messages of one language. Throws `BrokenMessages`. Source: https://projectfluent.org/fluent/guide/ */
export function messagesOf<M>(locale: string, files: readonly MessageFile[]): Say<M> {
  // The marks that isolate the direction of an argument would stand inside mentions such as `<#123>` and break them.
  const bundle = new FluentBundle(locale, { useIsolating: false })
  for (const file of files) {
    checkMessages(file)
    const [error] = bundle.addResource(new FluentResource(file.text))
    if (error) throw new BrokenMessages(`${file.name}: ${error.message}`)
  }
  return (id, ...[given]) => {
    const pattern = bundle.getMessage(id)?.value
    if (pattern == null) throw new BrokenMessages(`there is no message ${id} in ${locale}`)
    return bundle.formatPattern(pattern, given as Record<string, string | number> | undefined)
  }
}

/** Throws `BrokenMessages` at the first line that isn't valid Fluent. Fluent itself skips such lines in silence. */
function checkMessages({ name, text }: MessageFile): void {
  const junk = new FluentParser().parse(text).body.find((entry) => entry instanceof Junk)
  if (!junk) return
  const { message = 'not valid', span } = junk.annotations[0] ?? {}
  const line = text.slice(0, span?.start ?? junk.span?.start ?? 0).split('\n').length
  throw new BrokenMessages(`${name}:${line}: ${message}`)
}
