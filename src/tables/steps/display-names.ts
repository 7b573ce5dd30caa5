import type { Named } from '../model/people.ts'
import type { TableRecord, UserId } from '../model/store.ts'
import { isBlank, UNSEEN } from '../kit/invisible.ts'

/** A name is told with at most this many characters. */
export const NAME_LETTERS = 32

/** More marks than this stand over or under no letter of any script. */
const PILED_UP = /(\p{M}{4})\p{M}+/gu
/** Names under which the game master speaks of others, as `likeness` has them. */
const RESERVED = /^(computer|somebody|nobody)( [\dio]+)?$/
/** Letters of other scripts, and digits, that read like these, in lower case. */
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

/** What is seen of a name: in one line, in one direction, without links. Empty if nothing is. */
export function seenOf(name: string): string {
  const seen = withoutControls(withoutLinks(withoutControls(name)))
  return isBlank(seen) ? '' : clipped(seen, NAME_LETTERS)
}

export function withoutControls(text: string): string {
  return text
    .replace(UNSEEN, '')
    .replace(PILED_UP, '$1')
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
}

/** Of a link in Markdown its text stays; an address is gone whole. */
function withoutLinks(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)?/g, '$1')
    .replace(/([a-z][a-z0-9+.-]*)?:\/\/\S*/gi, ' ')
    .replace(/\b(www\.|discord\.gg\/|discord(app)?\.com\/|(mailto|tel|sms):)\S*/gi, ' ')
}

/** What names have in common that people take for one another: case, marks, look-alike letters and dots at the end tell nothing apart. */
export function likeness(name: string): string {
  const letters = name.normalize('NFKC').toLowerCase().normalize('NFKD').replace(UNSEEN, '').replace(/\p{M}/gu, '')
  const alike = [...letters].map((one) => LOOKS_LIKE[one] ?? one).join('')
  return alike
    .replace(/[\p{Z}\s_]+/gu, ' ')
    .replace(/[\s.,·…'’`´]+$/u, '')
    .trim()
}

/**
 * What somebody is called beside others: by the display name where that is seen and nobody else's, otherwise also, or only, by the
 * account name.
 */
export function labelOf(named: Named, others: readonly string[]): string {
  return freeLabel(named, new Set(others.map(likeness)))
}

/** `numbers`: where to go on counting those that are called the same. */
function freeLabel(
  { name, account = '' }: Named,
  taken: ReadonlySet<string>,
  numbers: Map<string, number> = new Map<string, number>(),
): string {
  const [shown, own] = [seenOf(name), seenOf(account)]
  const both = own === '' ? '' : `${clipped(shown, NAME_LETTERS - own.length - 3)} (${own})`
  const hasRoom = shown !== '' && own.length <= NAME_LETTERS - 8
  const isFree = (label: string): boolean => !taken.has(likeness(label))
  // Nobody bears another's account name in brackets, though that one is not there.
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

/** What somebody is called at a table, so that nobody takes them for anybody else there. */
export function labelled(
  { seats, watchers }: Pick<TableRecord, 'seats' | 'watchers'>,
  user: UserId,
  named: Named | string,
): string {
  const others = [...seats, ...watchers].filter((one) => one.user !== user).map(({ name }) => name)
  return labelOf(typeof named === 'string' ? { name: named } : named, others)
}

/**
 * What people are called beside one another, wherever their names come from: a name that is seen and like no other stays, whoever has
 * another is called by their account too.
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

/** Those of these people whose name shows nothing, or is taken for another's among them. */
export function takenForOthers<T extends Named>(people: readonly T[]): readonly T[] {
  const often = new Map<string, number>()
  const alike = people.map(({ name }) => likeness(seenOf(name)))
  for (const one of alike) often.set(one, (often.get(one) ?? 0) + 1)
  return people.filter((_, at) => alike[at] === '' || (often.get(alike[at] ?? '') ?? 0) > 1)
}

/** Names that stand at one table, none like another or like one that is `taken`; those that are alone stay as they are. */
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
