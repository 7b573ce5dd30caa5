import { ENGLISH, inLanguage, languageNow } from '../../language/index.ts'

/** A text as it is compared: without case, accents and signs. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/**
 * Items with the typed name: exact matches first, then matches that differ only in case, accents and signs. A name
 * of signs only, such as “🎲”, matches exactly or not at all.
 */
export function namedExactly<T>(
  typed: string,
  all: readonly T[],
  namesOf: (one: T) => readonly string[],
): readonly T[] {
  const name = typed.trim()
  const exact = name === '' ? [] : all.filter((one) => namesOf(one).some((own) => own.trim() === name))
  const sought = folded(typed)
  if (sought === '') return exact
  const alike = all.filter((one) => namesOf(one).some((own) => folded(own) === sought))
  return [...exact, ...alike.filter((one) => !exact.includes(one))]
}

/**
 * Items that match a typed text, best first. Every typed word must occur. Grades: equal label, label that starts
 * with the text, label with a word that starts so, the rest. Within a grade the order stays.
 */
export function matching<T>(typed: string, all: readonly T[], textOf: (one: T) => string): readonly T[] {
  return graded(typed, all, textOf, INSIDE)
}

/** As `matching`, but each word typed has to begin a word: “est” is no part of “Bucharest”. */
export function matchingWords<T>(typed: string, all: readonly T[], textOf: (one: T) => string): readonly T[] {
  return graded(typed, all, textOf, INSIDE - 1)
}

/** The grade of a label in which words typed stand inside others. */
const INSIDE = 3

function graded<T>(typed: string, all: readonly T[], textOf: (one: T) => string, worst: number): readonly T[] {
  const sought = folded(typed)
  if (sought === '') return all
  const words = sought.split(' ')
  return all
    .map((one) => ({ one, text: folded(textOf(one)) }))
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .map(({ one, text }) => ({ one, grade: gradeOf(text, sought, words) }))
    .filter(({ grade }) => grade <= worst)
    .sort((a, b) => a.grade - b.grade)
    .map(({ one }) => one)
}

function gradeOf(text: string, sought: string, words: readonly string[]): number {
  if (text === sought) return 0
  if (text.startsWith(sought)) return 1
  const own = text.split(' ')
  return words.every((word) => own.some((one) => one.startsWith(word))) ? 2 : INSIDE
}

/** What a search finds in the language of the moment; if that is nothing, what it finds in English. */
export function orInEnglish<T>(find: () => readonly T[]): readonly T[] {
  const found = find()
  return found.length > 0 || languageNow() === ENGLISH ? found : inLanguage(ENGLISH, find)
}
