import { Locale } from 'discord.js'
import { ENGLISH, inLanguage, languagesOffered } from '../language/index.ts'

/** The texts of commands in all languages. Names of commands and options stay English, as the documents call them. */

/** The most characters of a description and of a choice's name, and of all texts of a command. */
export const [MAX_COMMAND_TEXT, MAX_COMMAND_SIZE] = [100, 8000]

type Texts = Readonly<Partial<Record<Locale, string>>>

/** A command, an option or a choice. */
interface Entry {
  readonly name: string
  readonly description?: string
  readonly value?: unknown
  readonly options?: readonly Entry[]
  readonly choices?: readonly Entry[]
  readonly description_localizations?: Texts
  readonly name_localizations?: Texts
}

/** The locales of Discord in which a language is spoken: Spanish in Spain and in Latin America. */
export function localesOf(language: string): readonly Locale[] {
  return Object.values(Locale).filter((locale) => locale === language || locale.split('-')[0] === language)
}

/** Commands with their texts in all languages that are offered and that Discord knows. */
export function withLocalisations<C extends object>(make: () => readonly C[]): readonly C[] {
  const others = languagesOffered().flatMap(({ language }) => {
    const locales = language === ENGLISH ? [] : localesOf(language)
    return locales.length === 0 ? [] : [{ locales, all: inLanguage(language, make) }]
  })
  return inLanguage(ENGLISH, make).map((command, at) =>
    others.reduce<C>((done, { locales, all }) => {
      const more = localised(done as Entry, all[at] as Entry, locales, false)
      // A language that makes a command too large is left out of it.
      return sizeOf(more) <= MAX_COMMAND_SIZE ? (more as C) : done
    }, command),
  )
}

/** An entry with its texts in another language, where they differ and aren't too long. */
function localised(entry: Entry, other: Entry, locales: readonly Locale[], isChoice: boolean): Entry {
  const inEach = (text = ''): Texts => Object.fromEntries(locales.map((locale) => [locale, text]))
  const isNew = (own: string | undefined, text = ''): boolean =>
    text.trim() !== '' && text !== own && text.length <= MAX_COMMAND_TEXT
  const inside = (own: readonly Entry[] | undefined, theirs: readonly Entry[] = [], areChoices: boolean) =>
    own?.map((one, at) => localised(one, theirs[at] ?? one, locales, areChoices))
  return {
    ...entry,
    ...(isNew(entry.description, other.description) && {
      description_localizations: { ...entry.description_localizations, ...inEach(other.description) },
    }),
    ...(isChoice &&
      isNew(entry.name, other.name) && {
        name_localizations: { ...entry.name_localizations, ...inEach(other.name) },
      }),
    ...(entry.options && { options: inside(entry.options, other.options, false) }),
    ...(entry.choices && { choices: inside(entry.choices, other.choices, true) }),
  } as Entry
}

/** The characters of a command that Discord counts: of each text those of the language in which it is longest. */
export function sizeOf(entry: object): number {
  const { name, description = '', value, options = [], choices = [], ...texts } = entry as Entry
  const longest = (text: string, others: Texts = {}) =>
    Math.max(text.length, ...Object.values(others).map((other) => other.length))
  return (
    longest(name, texts.name_localizations) +
    longest(description, texts.description_localizations) +
    (typeof value === 'string' ? value.length : 0) +
    [...options, ...choices].reduce((sum, one) => sum + sizeOf(one), 0)
  )
}
