import type { OptionForm, OptionValue, OptionWords, Topic } from '../../../engine/index.ts'
import { capital, joined, listOf, signed } from '../../../language/index.ts'
import { SPACES, type Space } from '../data/board.ts'
import {
  BELL_ROUNDS,
  BRIDGE_TABLE,
  CONSTANTS,
  CROCODILE,
  ENCOUNTERS,
  ESCAPE_TABLE,
  KEY_DEAL,
  MAZE_CARDS,
  TREASURES,
  type EncounterCard,
  type FoeCard,
  type Monster,
  type TreasureCard,
} from '../data/components.ts'
import { NUMBERS } from '../data/ids.ts'
import { SHEET, type Options } from '../data/options.ts'
import type { WarlockMessages } from './en/messages.ts'
import { houseRules } from './house-rules.ts'
import {
  cardName,
  foeName,
  mazeCardName,
  mazeText,
  goods,
  monsterId,
  monsterName,
  placeByDoor,
  printedRow,
  sidesText,
  spaceId,
  spaceText,
  spaceTitle,
} from './names.ts'
import { say } from './say.ts'

/** All topics of the box, by the ids of the data: cards, foes, places, tables, options. */
export function referenceTopics(): readonly Topic[] {
  return [
    ...[...ENCOUNTERS.values()].flatMap((card) => [encounterTopic(card), ...monsterTopics(card)]),
    foeTopic(CROCODILE, say('lies-river'), ['WAR-17.7']),
    ...[...TREASURES.values()].map(treasureTopic),
    ...NUMBERS.map(keyCardTopic),
    ...[...MAZE_CARDS.values()].map((card) => ({
      id: card.id,
      ...kinded('maze-card'),
      title: mazeCardName(card.id),
      flavour: mazeText(card.id),
      lines: [sentence(capital(sidesText(card.openSides)))],
    })),
    ...SPACES.map(spaceTopic),
    ...tableTopics(),
    ...SHEET.ids.map((id) => optionTopic(id as OptionId)),
    ...SHEET.presetIds.map(presetTopic),
  ]
}

type OptionId = keyof Options & string

/** The kinds of topics with a face. */
type Kind =
  Exclude<Extract<keyof WarlockMessages, `kind-${string}`>, 'kind-corridor'> extends `kind-${infer Id}` ? Id : never

/** A kind in words, and its look. */
function kinded(look: Kind): Pick<Topic, 'kind' | 'look'> {
  return { kind: say(`kind-${look}`), look }
}

const sentence = (clauses: string): string => say('sentence', { clauses })

// Cards

function encounterTopic(card: EncounterCard): Topic {
  const { room, permanent } = card
  if (room === null) return foeTopic(card, say('lies-somewhere'), [])
  return foeTopic(card, say(permanent ? 'lies-always' : 'lies-named', { room: spaceId(room) }), [room])
}

function foeTopic(card: FoeCard & { readonly goldOnKill?: number }, lies: string, refs: readonly string[]): Topic {
  const { id, kind, monsters, goldOnKill = 0 } = card
  const others = monsters.filter((one) => one.id !== id)
  return {
    id,
    ...kinded(kind),
    title: foeName(id),
    ...(monsters.length === 1 && { figures: monsters.flatMap(figuresOf) }),
    ...colourOf(id),
    lines: [
      ...ruleLines(id),
      ...(monsters.length === 1
        ? monsters.flatMap(tagLines)
        : monsters.map((one) => say('topic-monster', { monster: monsterId(id, one.id), stats: statsOf(one) }))),
      ...(goldOnKill === 0 ? [] : [say('topic-gold-on-kill', { gold: goldOnKill })]),
    ],
    notes: [lies],
    refs: [...refs, ...others.map((one) => one.id)],
  }
}

function figuresOf({ skill, stamina }: Monster): NonNullable<Topic['figures']> {
  return [
    [say('figure-skill'), String(skill), 'skill'],
    [say('figure-stamina'), String(stamina), 'stamina'],
  ]
}

/** What a monster counts as; nothing where its name says it. */
function tagLines({ id, tags }: Monster): string[] {
  const others = tags.filter((tag) => tag !== id)
  return others.length === 0 ? [] : [say('topic-tags', { tags: listOf(others.map((tag) => say(`tag-${tag}`))) })]
}

/** The line of colour of a card, if it has one. */
function colourOf(id: string): Pick<Topic, 'flavour'> {
  const colour = `colour-${id}`
  return say.has(colour) ? { flavour: say(colour as Colour) } : {}
}

/** What a card does beyond its figures. */
function ruleLines(id: string): string[] {
  const rule = `does-${id}`
  return say.has(rule) ? [say(rule as Rule)] : []
}

type Colour = Extract<keyof WarlockMessages, `colour-${string}`>
type Rule = Extract<keyof WarlockMessages, `does-${string}`>

function statsOf({ skill, stamina, tags }: Monster): string {
  return joined(', ', say('figures', { skill, stamina }), ...tags.map((tag) => say(`tag-${tag}`)))
}

/** The monsters of a card that have names of their own. */
function monsterTopics({ id, monsters }: FoeCard): Topic[] {
  return monsters
    .filter((one) => one.id !== id)
    .map((one, at) => ({
      id: one.id,
      ...kinded('monster'),
      title: monsterName(id, one.id),
      figures: figuresOf(one),
      lines: [...tagLines(one), say(at === 0 ? 'topic-one-of' : 'topic-another-of', { foe: `foe-${id}` })],
      refs: [id],
    }))
}

function treasureTopic({ id, kind, keys, attackBonus, countsAgainstRucksack, uses }: TreasureCard): Topic {
  return {
    id,
    ...kinded(`treasure-${kind === 'keyBunch' ? 'key-bunch' : kind}`),
    group: say('group-treasure'),
    title: cardName(id),
    ...colourOf(id),
    lines: [
      ...ruleLines(id),
      ...(keys.length > 0 ? [say('topic-keys', { count: keys.length, locks: listOf(keys.map(String)) })] : []),
      ...(attackBonus > 0 ? [say('topic-attack', { bonus: signed(attackBonus) })] : []),
      say(`uses-${uses}`),
      ...(uses === 'on-claim' || countsAgainstRucksack ? [] : [say('topic-outside-rucksack')]),
    ],
    refs: keys.map(keyCardId),
  }
}

/** The id of a numbered Key card. */
export function keyCardId(number: number): string {
  return `key-card-${number}`
}

function keyCardTopic(number: number): Topic {
  const keys = [...TREASURES.values()].filter((card) => card.keys.includes(number))
  return {
    id: keyCardId(number),
    ...kinded('key-card'),
    title: say('key-card', { number }),
    lines: [
      say('key-card-proves', { number }),
      say('key-card-keys', { number, cards: listOf(keys.map(({ id }) => cardName(id))) }),
    ],
    refs: keys.map(({ id }) => id),
  }
}

// Places

export function spaceTopic(space: Space): Topic {
  const { id, type, label, region, noLanternDie = [], holdsChest = false } = space
  const occupants = [...ENCOUNTERS.values()].filter(({ room }) => room === id)
  const where = sentence(placeByDoor(id, say(`topic-${region}`, { label })))
  return {
    id,
    ...(type === 'corridor' ? { kind: say('kind-corridor') } : kinded(type)),
    title: spaceTitle(id),
    ...(spaceText(id) !== '' && { flavour: spaceText(id) }),
    ...(type !== 'corridor' && { notes: [where] }),
    lines: [
      ...(type === 'corridor' ? [where] : []),
      ...(type === 'room' && !holdsChest ? [say('topic-room')] : []),
      ...(holdsChest ? [say('topic-chest')] : []),
      ...occupants.map((card) => say(card.permanent ? 'topic-never-leaves' : 'topic-named-on-door', { foe: `foe-${card.id}` })), // prettier-ignore
      ...(noLanternDie.length > 0 ? [say('topic-no-lantern', { dice: listOf(noLanternDie.map(String), 'or') })] : []),
      ...(type === 'maze' ? [say('topic-maze-card')] : []),
    ],
    refs: occupants.map((card) => card.id),
  }
}

// Tables

function tableTopics(): Topic[] {
  const [table, crossing, banks] = [kinded('table'), kinded('crossing'), ['south-bank', 'north-bank']]
  const escapes = ESCAPE_TABLE.map((row, at) => {
    return rowText(printedRow('escape', row), row, at, row.escaped ? 'row-away' : 'row-not-away')
  })
  const crossings = BRIDGE_TABLE.map((row, at) => {
    return rowText(
      printedRow('bridge', row),
      row,
      at,
      row.crossed ? 'row-across' : row.fall ? 'row-in-river' : 'row-back',
    )
  })
  return [
    { id: 'escape-table', ...table, title: say('table-escape'), lines: escapes, refs: ['WAR-10.2'] },
    {
      id: 'ferry',
      ...crossing,
      title: say('table-ferry'),
      lines: [say('ferry-row', { gold: CONSTANTS.ferryPrice })],
      refs: banks,
    },
    { id: 'raft', ...crossing, title: say('table-raft'), lines: [say('raft-row')], refs: [...banks, 'crocodile'] },
    {
      id: 'bridge',
      ...crossing,
      title: say('table-bridge'),
      lines: crossings,
      refs: ['WAR-17.6', ...banks, 'crocodile'],
    },
    {
      id: 'key-card-deal',
      ...table,
      title: say('table-key-deal'),
      lines: KEY_DEAL.map((row) => say('key-deal-row', row)),
      refs: ['WAR-2.10'],
    },
    {
      id: 'bell-rounds',
      ...table,
      title: say('table-bell'),
      lines: BELL_ROUNDS.map(({ players, lastRound }) => say('bell-row', { players, round: lastRound })),
      refs: ['midnight-bell'],
    },
  ]
}

interface Row {
  readonly staminaLoss: number
  readonly provisionLoss?: number
}

type End = 'row-away' | 'row-not-away' | 'row-across' | 'row-in-river' | 'row-back'

/** "**1** Not away, −2 Stamina: *Cornered …*" */
function rowText(text: string, { staminaLoss, provisionLoss = 0 }: Row, at: number, end: End): string {
  const lost = [
    ...(staminaLoss > 0 ? [say('stamina', { count: staminaLoss })] : []),
    ...goods({ provisions: provisionLoss }),
  ]
  const unhurt = say(end === 'row-in-river' ? 'row-crocodile' : 'row-no-harm')
  const cost = lost.length === 0 ? unhurt : say('row-loss', { goods: listOf(lost) })
  return say('table-row', { die: at + 1, end: say(end), cost, text })
}

// What may be chosen

function optionTopic(id: OptionId): Topic {
  const { title, line } = wordsOf(id)
  const form: OptionForm = SHEET.formOf(id)
  const usual = valueText(id, form.usual)
  const range =
    'values' in form
      ? say('topic-values', { values: form.values.map((value) => valueText(id, value)).join(', '), usual })
      : 'least' in form
        ? say('topic-range', { least: form.least, most: form.most, usual })
        : say('topic-switch', { usual })
  const presets = SHEET.presetIds.filter((preset) => SHEET.chosen(preset)[id] !== form.usual)
  return { id, kind: say('kind-option'), title, lines: [line, range], refs: presets }
}

function wordsOf(id: string): OptionWords {
  const words = houseRules().options[id]
  if (!words) throw new Error(`the option ${id} has no words`)
  return words
}

function valueText(id: OptionId, value: OptionValue): string {
  const { label } = wordsOf(id)
  if (label) return label(value)
  return typeof value === 'boolean' ? say(value ? 'value-on' : 'value-off') : String(value)
}

function presetTopic(id: string): Topic {
  const { title, line } = houseRules().presets[id] ?? { title: capital(id), line: '' }
  const set = Object.keys(SHEET.presets[id] ?? {})
  const options = set.map((option) => wordsOf(option).title).join(', ')
  return {
    id,
    kind: say('kind-preset'),
    title,
    lines: [say('topic-preset', { line: capital(line) }), ...(set.length > 0 ? [say('topic-sets', { options })] : [])],
    refs: set,
  }
}
