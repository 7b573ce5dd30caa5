import { expect, test } from 'vitest'
import { translatedLanguages } from '../../../../scripts/lib/translations.ts'
import { messagesIn } from '../../../../scripts/lib/words.ts'
import {
  CHARACTERS,
  CREATURES,
  KINDS,
  QUESTS,
  SHOPS,
  SPACES_DATA,
  SPELLS_DATA,
  TABLES,
} from '../../../../src/games/talisman/data/components.ts'
import { KIND_IDS, type CardId } from '../../../../src/games/talisman/data/ids.ts'
import {
  abilityName,
  cardsNamed,
  characterName,
  foeName,
  kindName,
  questName,
  shopName,
  spaceLabel,
  spellTitle,
  tableName,
} from '../../../../src/games/talisman/words/names.ts'
import { say } from '../../../../src/games/talisman/words/say.ts'
import { typeset } from '../../../../src/language/index.ts'

const WORDS = 'src/games/talisman/words'
const MESSAGES = messagesIn(`${WORDS}/en`)

test('everything is named as the box names it', () => {
  for (const { id, name } of KINDS.values()) expect(kindName(id)).toBe(typeset(name))
  for (const { id, name } of CREATURES.values()) expect(foeName(id)).toBe(typeset(name))
  for (const { id, name } of SPELLS_DATA.values()) expect(spellTitle(id)).toBe(typeset(name))
  for (const { id, name } of QUESTS.values()) expect(questName(id)).toBe(typeset(name))
  for (const { id, name } of SHOPS.values()) expect(shopName(id)).toBe(typeset(name))
  for (const { id, name } of TABLES.values()) expect(tableName(id)).toBe(typeset(name))
  for (const { id, label } of SPACES_DATA.values()) expect(spaceLabel(id)).toBe(typeset(label))
  for (const { id, name, abilities } of CHARACTERS.values()) {
    expect(characterName(id)).toBe(typeset(name))
    for (const ability of abilities) expect(abilityName(ability.id)).toBe(typeset(ability.name))
  }
})

test('the forms of a name contain the name', () => {
  for (const id of KIND_IDS) {
    expect(say(`card-${id}.a`)).toContain(`**${kindName(id)}**`)
    expect(say(`card-${id}.the`)).toContain(`**${kindName(id)}**`)
    expect(say(`card-${id}.The`).toLowerCase()).toBe(say(`card-${id}.the`).toLowerCase())
  }
})

test('articles and plurals belong to the name', () => {
  const bought = (['axe', 'armour', 'unicorn'] as const).map((kind) => say(`card-${kind}.a`))
  expect(bought).toEqual(['an **Axe**', '**Armour**', 'a **Unicorn**'])
  const drawn = (cards: readonly CardId[]) => say('drew', { who: 'Ann', cards: cardsNamed(cards) })
  expect(drawn(['bag-of-gold-1', 'sword-1', 'bag-of-gold-2'])).toMatch(
    /draws 2 \*\*Bags of Gold\*\* and the \*\*Sword\*\*\.$/,
  )
  expect(drawn(['two-bags-of-gold-1', 'two-bags-of-gold-2'])).toContain('2 **pairs of Bags of Gold**')
})

/** Only some names have these. */
const OPTIONAL = ['plural', 'plural-dat', 'number', 'flavour']

test.each(['en', ...translatedLanguages()])('all names of a kind have the same forms: %s', (language) => {
  const forms = new Map<string, Map<string, Set<string>>>()
  for (const { file, id } of messagesIn(`${WORDS}/${language}`)) {
    const [, kind = '', name = '', form] =
      /^(card|creature|space|character|shop|table)-([\w-]+)(?:\.([\w-]+))?$/.exec(id) ?? []
    if (file !== 'names.ftl' || kind === '') continue
    const ofKind = forms.get(kind) ?? new Map<string, Set<string>>()
    const own = ofKind.get(name) ?? new Set()
    if (form !== undefined && !OPTIONAL.includes(form)) own.add(form)
    forms.set(kind, ofKind.set(name, own))
  }
  for (const [kind, names] of forms) {
    const all = [...new Set([...names.values()].flatMap((own) => [...own]))]
    const lacking = [...names].flatMap(([name, own]) =>
      all.filter((form) => !own.has(form)).map((form) => `${name}.${form}`),
    )
    expect(lacking, kind).toEqual([])
  }
  expect(forms.size).toBe(6)
})

test('no public line says “you” to anybody', () => {
  // To a player alone, and as the box has it.
  const toOne = ['spell-seen', 'mule-plus-four', 'portal-open', 'table-imp', 'crown-instant']
  const public_ = MESSAGES.filter(({ file, id }) => /^(chronicle|names)/.test(file) && !toOne.includes(id))
  expect(public_.filter(({ text }) => /\byour?\b/i.test(text)).map(({ id }) => id)).toEqual([])
})
