import type { Named } from '../model/people.ts'
import type { TableRecord, UserId } from '../model/store.ts'
import { isBlank, UNSEEN } from '../kit/invisible.ts'

/** The longest displayed name, in characters. */
export const NAME_LETTERS = 32

/** Five or more combining marks in a row. No letter of any script has more than four. */
const STACKED_MARKS = /(\p{M}{4})\p{M}+/gu
/** Words that the game master uses for others, in the form that `likeness` returns. */
const RESERVED = /^(computer|somebody|nobody)( [\dio]+)?$/
/** Maps look-alike letters of other scripts, digits and signs to the lower-case letter that they resemble. */
const LOOKS_LIKE: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['a', 'аαɑ'],
    ['b', 'вьβ'],
    ['c', 'сϲ'],
    ['d', 'ԁ'],
    ['e', 'еєε'],
    ['g', 'ɡ'],
    ['h', 'һнη'],
    ['i', 'іıιlӏ1|!ǀ'],
    ['j', 'јϳ'],
    ['k', 'кκ'],
    ['m', 'м'],
    ['n', 'пո'],
    ['o', 'оοσօ0'],
    ['p', 'рρ'],
    ['q', 'ԛ'],
    ['r', 'гᴦ'],
    ['s', 'ѕ'],
    ['t', 'тτ'],
    ['u', 'υսц'],
    ['v', 'νѵ'],
    ['w', 'ԝω'],
    ['x', 'хχ'],
    ['y', 'уγү'],
    ['z', 'ᴢ'],
    ['<', '‹'],
  ].flatMap(([letter = '', others = '']) => [...others].map((other) => [other, letter])),
)

/** The visible part of a name: on one line, in one direction, without links. Empty if nothing is visible. */
export function seenOf(name: string): string {
  const seen = withoutControls(withoutLinks(withoutControls(name)))
  return isBlank(seen) ? '' : clipped(seen, NAME_LETTERS)
}

export function withoutControls(text: string): string {
  return text
    .replace(UNSEEN, '')
    .replace(STACKED_MARKS, '$1')
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
}

/** Reduces Markdown links to their text and removes addresses. */
function withoutLinks(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)?/g, '$1')
    .replace(/([a-z][a-z0-9+.-]*)?:\/\/\S*/gi, ' ')
    .replace(/\b(www\.|discord\.gg\/|discord(app)?\.com\/|(mailto|tel|sms):)\S*/gi, ' ')
}

/**
 * A key that confusable names share. It ignores case, combining marks, the difference between look-alike letters, and
 * dots at the end.
 */
export function likeness(name: string): string {
  const letters = name.normalize('NFKC').toLowerCase().normalize('NFKD').replace(UNSEEN, '').replace(/\p{M}/gu, '')
  const alike = [...letters].map((one) => LOOKS_LIKE[one] ?? one).join('')
  return alike
    .replace(/[\p{Z}\s_]+/gu, ' ')
    .replace(/[\s.,·…'’`´]+$/u, '')
    .trim()
}

/**
 * A person's label among others: the display name if it is visible and unlike the others, otherwise the display name
 * with the account name, or only the account name.
 */
export function labelOf(named: Named, others: readonly string[]): string {
  return freeLabel(named, new Set(others.map(likeness)))
}

/** `numbers`: the next number to try for each repeated label. */
function freeLabel(
  { name, account = '' }: Named,
  taken: ReadonlySet<string>,
  numbers: Map<string, number> = new Map<string, number>(),
): string {
  const [shown, own] = [seenOf(name), seenOf(account)]
  const both = own === '' ? '' : `${clipped(shown, NAME_LETTERS - own.length - 3)} (${own})`
  const hasRoom = shown !== '' && own.length <= NAME_LETTERS - 8
  const isFree = (label: string): boolean => !taken.has(likeness(label))
  // A display name that ends in brackets could imitate a label with another person's account name.
  const isOwn = likeness(shown) !== '' && !RESERVED.test(likeness(shown)) && !/\(\S+\)$/.test(shown)
  const wanted = [...(isOwn ? [shown] : []), ...(hasRoom && own !== '' ? [both] : []), ...(own === '' ? [] : [own])]
  const found = wanted.find(isFree)
  if (found !== undefined) return found
  const base = clipped(own || shown || 'player', NAME_LETTERS - 5)
  for (let number = numbers.get(base) ?? 2; ; number += 1) {
    if (!isFree(`${base} (${number})`)) continue
    numbers.set(base, number + 1)
    return `${base} (${number})`
  }
}

/** A person's label at a table, unlike that of every other player and spectator there. */
export function labelled(
  { seats, watchers }: Pick<TableRecord, 'seats' | 'watchers'>,
  user: UserId,
  named: Named | string,
): string {
  const others = [...seats, ...watchers].filter((one) => one.user !== user).map(({ name }) => name)
  return labelOf(typeof named === 'string' ? { name: named } : named, others)
}

/**
 * Distinct labels for people whose names come from anywhere. A visible name that resembles no other stays. Other names
 * get the account name too.
 */
export function labelsBeside(people: readonly Named[]): readonly string[] {
  const doubted = new Set(takenForOthers(people))
  const taken = new Set(people.map(({ name }) => likeness(seenOf(name))))
  const numbers = new Map<string, number>()
  return people.map((one) => {
    if (!doubted.has(one)) return seenOf(one.name)
    const label = freeLabel(one, taken, numbers)
    taken.add(likeness(label))
    return label
  })
}

/** The people among these whose name is invisible or resembles another one's. */
export function takenForOthers<T extends Named>(people: readonly T[]): readonly T[] {
  const often = new Map<string, number>()
  const alike = people.map(({ name }) => likeness(seenOf(name)))
  for (const one of alike) often.set(one, (often.get(one) ?? 0) + 1)
  return people.filter((_, at) => alike[at] === '' || (often.get(alike[at] ?? '') ?? 0) > 1)
}

/** Makes the names of one table distinct from each other and from the `taken` ones. Names without a double stay. */
export function toldApart(names: readonly string[], taken: readonly string[] = []): readonly string[] {
  const labels: string[] = []
  for (const name of names) {
    const seen = seenOf(name) || 'player'
    const others = [...labels, ...taken].map(likeness)
    let label = seen
    for (let number = 2; others.includes(likeness(label)); number += 1)
      label = `${clipped(seen, NAME_LETTERS - 5)} (${number})`
    labels.push(label)
  }
  return labels
}

function clipped(text: string, most: number): string {
  const characters = [...text]
  return characters.length <= most
    ? text
    : `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}
