import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Identifier, NumberLiteral, Placeable, SelectExpression, StringLiteral, Visitor } from '@fluent/syntax'
import type { Expression, FunctionReference, InlineExpression, Pattern, Variant } from '@fluent/syntax'
import { localeOf, sayBy, bundleOf, type ListedMessage } from '../../src/language/index.ts'
import { messagesIn } from './words.ts'

/** Words every message of a folder with sample arguments, for each of its variants: to be tested, or read aloud. */

type Given = Readonly<Record<string, string | number>>

/** A message in words, with the arguments it was given. */
export interface Worded {
  readonly file: string
  readonly id: string
  readonly given: Given
  readonly text: string
}

/** Arguments that are texts, as code words them. Any other text stands between ‹ and ›. */
const TEXTS: Given = {
  who: '**Ann**',
  rival: '**Ben**',
  whom: '**Ben**',
  victim: '**Ben**',
  names: '**Ann** and **Ben**',
  people: '**Ann** and **Ben**',
  player: 'Ann',
}

const CATEGORIES = ['one', 'other']

/** Whether the sources have a language, at least in part. */
export const isInSources = (language: string): boolean => existsSync(`src/language/${language}`)

/** The folder of a language that stands for an English one: beside it, or in the operator's folder of languages. */
export function folderIn(english: string, language: string): string {
  const { LANGUAGES_FOLDER: folder } = process.env
  if (!folder || isInSources(language)) return english.replace(/en$/, language)
  return join(folder, language, english.replace(/^src\//, '').replace(/\/en$/, ''))
}

/**
 * Every message of a folder, once for each variant of each of its choices; in another language, every one that it has.
 * `folder`: an English one. Throws if a message can't be worded.
 */
export function wordedIn(folder: string, language = 'en'): readonly Worded[] {
  return wordedWith(folder, language, (given) => [given])
}

/** Every message that uses a name, with a name of each gender and number, and one that begins with a vowel. */
export function wordedWithNames(folder: string, language = 'en'): readonly Worded[] {
  const seen = new Set<string>()
  return wordedWith(folder, language, (given, uses, names) =>
    [...uses.named].flatMap(([argument, forms]) =>
      names.ofEachKind(argument, forms).map((name) => ({ ...given, [argument]: name })),
    ),
  ).filter(({ id, text }) => !seen.has(`${id} ${text}`) && seen.add(`${id} ${text}`))
}

/** The names of a game, each with all its forms: `card-angel: Ange · a un **Ange** · the l’**Ange**`. */
export function namesListed(folder: string, language = 'en'): readonly string[] {
  const lines = new Map<string, string>()
  for (const { file, id, text } of messagesIn(folderIn(folder, language))) {
    const [name = '', form = ''] = id.split('.')
    if (file === 'names.ftl') lines.set(name, form === '' ? text : `${lines.get(name) ?? ''} · ${form} ${text}`)
  }
  return [...lines].map(([name, line]) => `${name}: ${line}`)
}

function wordedWith(
  folder: string,
  language: string,
  more: (given: Given, uses: Uses, names: Names) => readonly Given[],
): readonly Worded[] {
  const game = /games\/(\w+)/.exec(folder)?.[1]
  const inLanguage = (english: string) => folderIn(english, language)
  const named = game === undefined ? [] : messagesIn(inLanguage(`src/games/${game}/words/en`))
  const names = new Names(named.filter(({ file }) => file === 'names.ftl'))
  const english = bundleOf({ locale: 'en-GB', files: filesWithNames(folder, game, (one) => one) })
  const files = filesWithNames(folder, game, inLanguage)
  const words = language === 'en' ? english : bundleOf({ locale: localeOf(language), files }, english)
  const say = sayBy<Record<string, Given>>(() => words)
  const known = new Map(messagesIn(folder).map((one) => [one.id, one.pattern]))
  return messagesIn(inLanguage(folder)).flatMap(({ file, id, pattern }) =>
    argumentsFor(pattern, names, known.get(id))
      .flatMap((given) => more(given, usesOf(pattern), names))
      .map((given) => ({ file, id, given, text: say(id, given) })),
  )
}

/** The files of a folder in a language, with the names of its game if it is about pictures that have some. */
function filesWithNames(folder: string, game: string | undefined, inLanguage: (english: string) => string) {
  const files = filesOf(inLanguage(folder)).map((name) => ({ name, text: readFileSync(name, 'utf8') }))
  const name = inLanguage(`src/games/${game}/words/en`) + '/names.ftl'
  const isNamed = folder.startsWith('src/render/') && files.some(({ text }) => text.includes('NAME('))
  return isNamed && existsSync(name) ? [...files, { name, text: readFileSync(name, 'utf8') }] : files
}

function filesOf(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder).flatMap((name) => (name.endsWith('.ftl') ? [join(folder, name)] : []))
}

/** The names of a game, with the forms that each has. */
class Names {
  readonly #forms = new Map<string, Map<string, string>>()

  constructor(listed: readonly ListedMessage[]) {
    for (const { id, text, pattern } of listed) {
      if (usesOf(pattern).all.size > 0) continue
      const [name = '', form = ''] = id.split('.')
      this.#forms.set(name, (this.#forms.get(name) ?? new Map<string, string>()).set(form, text))
    }
  }

  /** One name of each kind that a sentence may have to tell apart, of those that have the forms which it asks for. */
  ofEachKind(argument: string, forms: ReadonlySet<string>): readonly string[] {
    const found = new Map<string, string>()
    const able = [...this.#forms].filter(([, has]) => [...forms].every((form) => has.has(form)))
    const isTheirs = able.some(([id]) => id.startsWith(`${argument}-`))
    for (const [id, has] of able) {
      if (isTheirs && !id.startsWith(`${argument}-`)) continue
      const kind = [has.get('gender'), has.get('number'), /^[aeiouyhéêèâîôû]/i.test(has.get('') ?? ''), has.size > 3]
      if (!found.has(kind.join())) found.set(kind.join(), id)
    }
    return [...found.values()]
  }

  /** A name for an argument: of its kind if there is one, with as many of some forms as any has, and of a number. */
  like(argument: string, forms: ReadonlySet<string>, isPlural: boolean): string {
    const score = (id: string): number => {
      const has = [...forms].filter((form) => this.#forms.get(id)?.has(form)).length
      return (
        has * 4 +
        (id.startsWith(`${argument}-`) ? 2 : 0) +
        ((this.#forms.get(id)?.get('number') === 'many') === isPlural ? 8 : 0)
      )
    }
    const [best = ''] = [...this.#forms.keys()].sort((a, b) => score(b) - score(a))
    return best
  }
}

/** What a message does with its arguments. */
class Uses extends Visitor {
  /** The forms of names that it asks for, by argument. */
  readonly named = new Map<string, Set<string>>()
  readonly counted = new Set<string>()
  readonly all = new Set<string>()

  override visitVariableReference({ id }: { readonly id: Identifier }): void {
    this.all.add(id.name)
  }

  override visitSelectExpression(expression: SelectExpression): void {
    const argument = argumentOf(expression.selector)
    if (argument !== null && isCount(expression)) this.counted.add(argument)
    this.genericVisit(expression)
  }

  override visitFunctionReference(called: FunctionReference): void {
    const argument = argumentOf(called)
    if (called.id.name === 'NAME' && argument !== null)
      this.named.set(argument, (this.named.get(argument) ?? new Set()).add(formOf(called)))
    if (called.id.name === 'NUMBER' && argument !== null) this.counted.add(argument)
    this.genericVisit(called)
  }
}

function usesOf(pattern: Pattern): Uses {
  const uses = new Uses()
  uses.visit(pattern)
  return uses
}

/** The argument that an expression is about: `$count`, `NUMBER($count)` or `NAME($foe)`. */
function argumentOf(expression: InlineExpression | Placeable): string | null {
  if (expression.type === 'VariableReference') return expression.id.name
  if (expression.type !== 'FunctionReference') return null
  const [first] = expression.arguments.positional
  return first ? argumentOf(first) : null
}

function formOf({ arguments: { named } }: FunctionReference): string {
  const form = named.find(({ name }) => name.name === 'form')?.value
  return form instanceof StringLiteral ? form.value : ''
}

const isCount = ({ variants }: SelectExpression): boolean =>
  variants.every(({ key }) => key instanceof NumberLiteral || CATEGORIES.includes(key.name)) &&
  variants.some(({ key }) => key instanceof NumberLiteral || key.name === 'one')

/**
 * Arguments with which a message takes each of its variants, plural forms with several numbers. `english`: the same
 * message in English, whose arguments it gets too.
 */
function argumentsFor(pattern: Pattern, names: Names, english: Pattern = pattern): readonly Given[] {
  const uses = usesOf(pattern)
  for (const argument of usesOf(english).all) uses.all.add(argument)
  const sample = (argument: string): string | number => {
    const forms = uses.named.get(argument)
    if (forms) return names.like(argument, forms, false)
    return uses.counted.has(argument) ? 2 : (TEXTS[argument] ?? `‹${argument}›`)
  }
  const usual: Given = Object.fromEntries([...uses.all].map((argument) => [argument, sample(argument)]))
  const found = new Map<string, Given>()
  const reach = (given: Given, at: Pattern, chosen: readonly string[] = []): void => {
    const choices = at.elements.flatMap((part) => (part instanceof Placeable ? choicesIn(part.expression) : []))
    if (choices.length === 0) found.set(JSON.stringify(given), given)
    for (const choice of choices) {
      const argument = argumentOf(choice.selector)
      // A choice inside another by the same argument keeps the value, whichever variant that takes.
      const isFixed = argument === null || chosen.includes(argument)
      for (const variant of choice.variants) {
        const named = (isPlural: boolean) =>
          names.like(argument ?? '', uses.named.get(argument ?? '') ?? new Set(), isPlural)
        if (isFixed) reach(given, variant.value, chosen)
        else
          for (const value of valuesFor(choice, variant, named))
            reach({ ...given, [argument]: value }, variant.value, [...chosen, argument])
      }
    }
  }
  reach(usual, pattern)
  return [...found.values()]
}

function choicesIn(expression: Expression | Placeable): readonly SelectExpression[] {
  if (expression instanceof Placeable) return choicesIn(expression.expression)
  return expression instanceof SelectExpression ? [expression] : []
}

/** Values with which a choice takes one of its variants. */
function valuesFor(
  choice: SelectExpression,
  { key }: Variant,
  nameOf: (isPlural: boolean) => string,
): readonly (string | number)[] {
  const { selector, variants } = choice
  if (selector.type === 'FunctionReference' && selector.id.name === 'NAME')
    return [nameOf(key instanceof Identifier && key.name === 'many')]
  if (key instanceof NumberLiteral) return [Number(key.value)]
  if (!isCount(choice)) return [key.name === 'other' && nameOf(false) !== '' ? nameOf(false) : key.name]
  if (key.name === 'one') return [1]
  // Messages that count from a number on name that number.
  const listed = variants.flatMap((one) => (one.key instanceof NumberLiteral ? [Number(one.key.value)] : []))
  return [Math.max(1, ...listed) + 1, 11]
}
