import { expect, test } from 'vitest'
import { MESSAGE_FOLDERS } from '../../scripts/lib/words.ts'
import { wordedIn, type Worded } from '../../scripts/lib/wording.ts'
import { unusedMessages } from '../kit/messages.ts'
import { SLIP } from '../kit/spoken.ts'

/** What no text may contain, outside of code and links. */
const BLEMISHES: Readonly<Record<string, RegExp>> = {
  'has an emoji that isn’t alone and first in its line': /[^\s*#-].*(?![◀▶⏮⏭↩])\p{Extended_Pictographic}/mu,
  'is not worded in full': /[{}$]|\?\?\?/,
  'has a slip of a template': SLIP,
  'has a space before a mark': / [,.;:!%)…]| \?$/m,
  'has a straight quotation mark': /['"]/,
  'has a hyphen for a dash or a minus': /\S -+ |(^|[\s(])-\d|\d-\d/m,
  'has three full stops for an ellipsis': /\.\.\./,
  'has two marks in a row': /[,.;:!?]\*{0,2}[,.;:]/,
  'has a word twice': /\b(?!(?:had|that)\b)([a-z]+) \1\b/i,
  'has “a” before a vowel': /\ba \**(?!one\b|once\b|is\b|uni|use|usual|eu)[aeiou]/i,
  'has “an” before a consonant': /\ban \**(?!hour|heir|honest|honour|8|11|18|x\b)[^aeiou\s‹*]/i,
  'begins a sentence small': /(?<!\bno)[.!]\*{0,2} [a-z]/,
  'ends its last sentence without a mark': /(?<=[a-z0-9)])(?<!\bno)[.!?] [A-Z0-9‹][^.!?\n]*[^.!?…:*)”`›\n]$/,
  'is a sentence that begins small': /^[a-z].*[a-z]{2}[.!?]$/,
}

/** The longest that Discord and a phone take, by what a message is. */
const LENGTHS: readonly (readonly [is: (message: Worded) => boolean, most: number])[] = [
  [({ id }) => id.endsWith('.hint'), 100],
  [({ id, file, text }) => file === 'choices.ftl' && !/\.|^ask-/.test(id) && !/[.?]$/.test(text), 80],
  [({ id, file }) => file === 'orders.ftl' && /\.value$/.test(id), 80],
  [({ file }) => file.startsWith('chronicle'), 160],
  [() => true, 1000],
]

/** Descriptions of options, where Discord shows no Markdown, with what a player may type. */
const TYPED = ['option-when', 'option-quiet']

const plain = (text: string): string => text.replace(/`[^`]*`|<[^>]*>|\]\([^)]*\)/g, '0')

function faultsOf(message: Worded): string[] {
  const text = plain(message.text)
  const most = LENGTHS.find(([is]) => is(message))?.[1] ?? 0
  const found = Object.entries(BLEMISHES).flatMap(([what, pattern]) => (pattern.test(text) ? [what] : []))
  if (text.replaceAll('**', '').length > most) found.push(`is longer than ${most}`)
  if (text.split('**').length % 2 === 0) found.push('opens bold print and never ends it')
  return found.map((what) => `${message.id} ${what}: ${message.text}`)
}

test.each(MESSAGE_FOLDERS)('every message of $folder is a whole text in each of its variants', ({ folder }) => {
  const worded = wordedIn(folder)
  expect(worded.length).toBeGreaterThan(10)
  const others = worded.filter(({ id }) => !TYPED.includes(id))
  expect([...new Set(others.flatMap(faultsOf))]).toEqual([])
})

type Folder = (typeof MESSAGE_FOLDERS)[number]['folder']

/** Code that asks for a folder’s messages, where that isn’t the code around it. */
const ASKING: Partial<Record<Folder, readonly string[]>> = {
  'src/language/en': ['src/language', 'src/render/canvas', 'src/render/card', 'src/render/scenes'],
  'src/discord/words/en': ['src/discord'],
}

/** Ids that code joins from parts, so that no literal or template has them. */
const JOINED: Partial<Record<Folder, RegExp>> = {
  'src/games/imperial/words/en':
    /^(quip-)?(crew|(foe|item|place|road|wind|terrain|class|past)-.*)\.|^epitaph\.|^(wounded|healed)-(foe|vessel)$|^ask-trade-.*(gift|plea)$/,
  'src/games/warlock/words/en': /^(foe|card|space|past)-|^(skill|stamina|luck|lanterns)$/,
}

test.each(MESSAGE_FOLDERS)('every message of $folder is used', ({ folder }) => {
  const unused = unusedMessages(folder, ASKING[folder] ?? [folder.replace(/\/en$/, '')])
  expect(unused.filter((id) => !JOINED[folder]?.test(id))).toEqual([])
})
