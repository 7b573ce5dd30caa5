import { describe, expect, it } from 'vitest'
import { messagesIn } from '../../scripts/lib/words.ts'
import { startOfSentence } from '../../src/language/phrasing.ts'

// Every name has its articles right in every form, so a sentence that asks for a form is right with each of the names.

const GAMES = ['imperial', 'talisman', 'warlock']

type Forms = ReadonlyMap<string, string>

/** The names of a game in a language, each with the text of its forms. */
function namesOf(game: string, language: string): readonly (readonly [string, Forms])[] {
  const names = new Map<string, Map<string, string>>()
  for (const { file, id, text } of messagesIn(`src/games/${game}/words/${language}`)) {
    if (file !== 'names.ftl' || text.includes('{')) continue
    const [name = '', form = ''] = id.split('.')
    names.set(name, (names.get(name) ?? new Map<string, string>()).set(form, text))
  }
  return [...names]
}

/** The articles of each form, by gender or `many`. */
type Articles = Readonly<Record<string, Readonly<Record<string, string>>>>

const GERMAN: Articles = {
  m: { nom: 'der', acc: 'den', dat: 'dem', gen: 'des', 'a-nom': 'ein', 'a-acc': 'einen', 'a-dat': 'einem' },
  f: { nom: 'die', acc: 'die', dat: 'der', gen: 'der', 'a-nom': 'eine', 'a-acc': 'eine', 'a-dat': 'einer' },
  n: { nom: 'das', acc: 'das', dat: 'dem', gen: 'des', 'a-nom': 'ein', 'a-acc': 'ein', 'a-dat': 'einem' },
  many: { nom: 'die', acc: 'die', dat: 'den', gen: 'der' },
}
const GERMAN_BEHIND: Articles = {
  m: { beim: 'beim', vom: 'vom', zum: 'zum' },
  f: { beim: 'bei der', vom: 'von der', zum: 'zur' },
  n: { beim: 'beim', vom: 'vom', zum: 'zum' },
  many: { beim: 'bei den', vom: 'von den', zum: 'zu den' },
}

/** People and things with a name of their own have no article: “bei Ed Eagle”. */
const GERMAN_OWN = {
  nom: '',
  acc: '',
  dat: '',
  gen: 'von ',
  'a-acc': '',
  'a-dat': '',
  beim: 'bei ',
  vom: 'von ',
  zum: 'zu ',
}

const genderOf = (forms: Forms) => (forms.get('number') === 'many' ? 'many' : forms.get('gender'))
const barely = (text: string) => text.replaceAll('**', '')

/** What is wrong with a German name. */
function germanFaults(forms: Forms): readonly string[] {
  const gender = genderOf(forms) ?? ''
  const name = forms.get('') ?? ''
  if (barely(forms.get('nom') ?? '') === name && !/^\d/.test(name))
    return Object.entries(GERMAN_OWN).flatMap(([form, before]) => differs(forms, form, `${before}${name}`))
  return Object.entries({ ...GERMAN[gender], ...GERMAN_BEHIND[gender] }).flatMap(([form, article]) => {
    const text = forms.get(form)
    return text === undefined || barely(text).startsWith(`${article} `) ? [] : [`${form}: ${text}, not ${article} …`]
  })
}

const VOWEL = /^[aâàeéèêiîoôuûyœh]/i

/** What is wrong with a French name. */
function frenchFaults(forms: Forms): readonly string[] {
  const the = barely(forms.get('the') ?? '')
  if (the === '') return []
  const [, article = '', name = the] = /^(le |la |les |l’)(.*)$/.exec(the) ?? []
  const expected = { m: ['le ', 'l’'], f: ['la ', 'l’'], many: ['les '] }[genderOf(forms) ?? ''] ?? []
  const de = { 'le ': 'du ', 'les ': 'des ' }[article] ?? (article || !VOWEL.test(name) ? `de ${article}` : 'd’')
  const au = { 'le ': 'au ', 'les ': 'aux ' }[article] ?? `à ${article}`
  const a = { m: 'un ', f: 'une ', many: 'des ' }[genderOf(forms) ?? '']
  return [
    ...(article === '' || expected.length === 0 || expected.includes(article) || isPair(the) ? [] : [`the: ${the}`]),
    ...(article === 'l’' && !VOWEL.test(name) ? [`the: ${the}`] : []),
    ...(['le ', 'la '].includes(article) && VOWEL.test(name) && !/^h/i.test(name) ? [`the: ${the}`] : []),
    ...differs(forms, 'de', `${de}${name}`),
    ...differs(forms, 'au', `${au}${name}`),
    // There is only one Holy Grail, and two bags are two.
    ...(a === undefined || barely(forms.get('a') ?? the) === the || /^\d/.test(name)
      ? []
      : differs(forms, 'a', `${a}${name}`)),
  ]
}

/** What is wrong with a Spanish name. */
function spanishFaults(forms: Forms): readonly string[] {
  const the = barely(forms.get('the') ?? '')
  const [, article = '', name = the] = /^(el |la |los |las )(.*)$/.exec(the) ?? []
  const gender = forms.get('gender') ?? ''
  const isMany = forms.get('number') === 'many'
  // “El águila” is a woman’s noun that begins with a stressed a.
  const isStressed = /^h?[aá]/i.test(name)
  const expected = isMany
    ? ({ m: ['los '], f: ['las '] }[gender] ?? ['los ', 'las '])
    : ({ m: ['el '], f: isStressed ? ['la ', 'el '] : ['la '] }[gender] ?? [])
  return [
    ...(article === '' || expected.length === 0 || expected.includes(article) || isPair(the) ? [] : [`the: ${the}`]),
    ...(the === '' ? [] : differs(forms, 'of', article === 'el ' ? `del ${name}` : `de ${the}`)),
    ...[...forms].flatMap(([form, text]) => (/\b(a|de) el\b/.test(barely(text)) ? [`${form}: ${text}`] : [])),
  ]
}

/** Of two things with one name only the first is looked at: “à l’Arc et à la Flèche”. */
const firstOf = (text: string) => text.split(/ (?:et|y) /)[0] ?? ''
const isPair = (text: string) => firstOf(text) !== text

function differs(forms: Forms, form: string, expected: string): readonly string[] {
  const text = forms.get(form)
  const isRight = text === undefined || firstOf(barely(text)) === firstOf(expected)
  return isRight ? [] : [`${form}: ${text}, not ${expected}`]
}

/** Forms that begin a sentence, each with those in the middle of one: German has a bare name for English’s “the”. */
const CAPITALS = [
  ['The', 'nom', 'the'],
  ['Nom', 'nom'],
] as const

function capitalFaults(forms: Forms, locale: string): readonly string[] {
  return CAPITALS.flatMap(([form, ...others]) => {
    const text = forms.get(form)
    const within = others.map((one) => forms.get(one)).find((one) => one !== undefined)
    return text === undefined || within === undefined || text === startOfSentence(within, locale) ? [] : [text]
  })
}

const LANGUAGES = [
  { language: 'de', locale: 'de-DE', faultsOf: germanFaults },
  { language: 'fr', locale: 'fr-FR', faultsOf: frenchFaults },
  { language: 'es', locale: 'es-ES', faultsOf: spanishFaults },
]

describe.each(LANGUAGES)('names in $language', ({ language, locale, faultsOf }) => {
  it.each(GAMES)('of %s have the articles of their gender and number in every form', (game) => {
    const names = namesOf(game, language)
    expect(names.length).toBeGreaterThan(100)
    const faults = names.flatMap(([name, forms]) => faultsOf(forms).map((fault) => `${name} ${fault}`))
    expect(faults).toEqual([])
  })

  it.each(GAMES)('of %s begin a sentence as they stand in one', (game) => {
    const faults = namesOf(game, language).flatMap(([name, forms]) =>
      capitalFaults(forms, locale).map((text) => `${name}: ${text}`),
    )
    expect(faults).toEqual([])
  })
})
