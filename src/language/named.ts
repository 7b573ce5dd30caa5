import { withoutBold } from './marks.ts'
import { listIn, type Joint } from './phrasing.ts'

/**
 * What a message may name with `NAME($things, form: "acc")`. Code gives the message ids, and the language words them in
 * the form that its sentence needs: the id of one name, a name whose message takes arguments, or several names.
 */

/** The id of a name, and the arguments that its message takes. */
export interface MessageName {
  readonly id: string
  readonly given?: Readonly<Record<string, string | number>>
}

/** Several names, which stand as a list. */
interface Listed {
  readonly all: readonly string[]
  readonly last: Joint
}

/** A name without bold print. */
interface Plain {
  readonly plain: string
}

/** A name whose message takes arguments, such as "2 Goblins" or "the Sword 2". */
export function nameWith(id: string, given: NonNullable<MessageName['given']>): string {
  return JSON.stringify({ id, given } satisfies MessageName)
}

/** Several names for one argument of a message: "the Wolf, the Bear and 2 Goblins". */
export function nameList(names: readonly string[], last: Joint = 'and'): string {
  const [only, ...others] = names
  return only !== undefined && others.length === 0 ? only : JSON.stringify({ all: names, last } satisfies Listed)
}

/** The same name without bold print, for a button or a title. */
export function inPlain(name: string): string {
  return JSON.stringify({ plain: name } satisfies Plain)
}

/** Words what an argument names, each name by `word`, for a locale. */
export function namedIn(argument: string, locale: string, word: (named: MessageName) => string): string {
  if (!argument.startsWith('{')) return word({ id: argument })
  const meant = JSON.parse(argument) as MessageName | Listed | Plain
  if ('plain' in meant) return withoutBold(namedIn(meant.plain, locale, word))
  if ('id' in meant) return word(meant)
  return listIn(
    locale,
    meant.all.map((one) => namedIn(one, locale, word)),
    meant.last,
  )
}
