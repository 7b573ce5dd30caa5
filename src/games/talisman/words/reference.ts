import type { OptionValue, Topic } from '../../../engine/index.ts'
import { bold, capital, count, italic, joined, listOf, signed, typeset } from '../../../language/index.ts'
import {
  CHARACTERS,
  CREATURES,
  KINDS,
  PILES,
  QUESTS,
  RINGS,
  SHOPS,
  SPACES_DATA,
  SPELLS_DATA,
  TABLES,
  type CardKind,
  type CardType,
  type CharacterCard,
  type CreatureKind,
  type Op,
  type CardRow,
  type Shop,
  type Space,
  type SpellKind,
  type Table,
} from '../data/components.ts'
import type { KindId, Region } from '../data/ids.ts'
import { SHEET, type Options } from '../data/options.ts'
import { alignmentName } from './chronicle/character.ts'
import { kindGist, spellIdGist, spellKindTimes } from './gists.ts'
import { HOUSE_RULES } from './house-rules.ts'
import { inSpace, kindName, spaceLabel } from './names.ts'

/** All topics of the box, each by its id in the data. */

/** All topics. Those that share an id, such as a space and its table, become one. */
export function referenceOf(): readonly Topic[] {
  const all = [
    ...[...CHARACTERS.values()].flatMap((card) => [characterTopic(card), ...abilityTopics(card)]),
    ...[...KINDS.values()].map(cardTopic),
    ...[...SPELLS_DATA.values()].map(spellTopic),
    ...[...SPACES_DATA.values()].map(spaceTopic),
    ...(Object.keys(RINGS) as Region[]).map(regionTopic),
    ...[...CREATURES.values()].map(creatureTopic),
    ...[...TABLES.values()].map(tableTopic),
    ...[...SHOPS.values()].map(shopTopic),
    ...PILES.map(pileTopic),
    ...[...QUESTS.values()].map(({ id, name, text }): Topic => ({
      id,
      kind: 'Quest',
      look: 'quest',
      title: typeset(name),
      lines: [typeset(text)],
      refs: ['warlocks-cave'],
    })),
    ...SHEET.ids.map((id) => optionTopic(id as keyof Options)),
    ...SHEET.presetIds.map(presetTopic),
  ]
  return [...new Set(all.map(({ id }) => id))].map((id) => asOne(all.filter((one) => one.id === id)))
}

/** The first topic gives the title; the lines of the others follow. */
function asOne(topics: readonly Topic[]): Topic {
  const [first, ...others] = topics
  if (!first) throw new Error('no topic')
  const refs = topics.flatMap((one) => one.refs ?? []).filter((id) => id !== first.id)
  const more = others.flatMap(({ title, lines }) => [...(title === first.title ? [] : [bold(title)]), ...lines])
  return { ...first, lines: [...first.lines, ...more], refs: [...new Set(refs)] }
}

// Characters

function characterTopic({
  id,
  name,
  strength,
  craft,
  lives,
  gold,
  alignment,
  start,
  startSpells,
  forbiddenItems,
  text,
  abilities,
}: CharacterCard): Topic {
  const spells = startSpells > 0 ? `, with ${count(startSpells, 'Spell')}` : ''
  return {
    id,
    kind: 'Character',
    look: 'character',
    title: typeset(name),
    figures: [
      ['Strength', String(strength)],
      ['Craft', String(craft)],
      ['Lives', String(lives)],
      ['Gold', String(gold)],
    ],
    lines: [
      `${alignmentName(alignment)}. Begins ${inSpace(start)}${spells}.`,
      ...(forbiddenItems.length > 0 ? [`Never has: ${listOf(forbiddenItems.map(kindName))}.`] : []),
      ...abilities.map((one) => `${bold(typeset(one.name))}: ${typeset(one.text)}`),
      italic(typeset(text)),
    ],
    refs: [start, ...abilities.map((one) => one.id), ...forbiddenItems],
  }
}

function abilityTopics({ id: owner, name: whose, abilities }: CharacterCard): Topic[] {
  return abilities.map(({ id, name, text }) => ({
    id,
    kind: `Special Ability of the ${typeset(whose)}`,
    group: 'Special Ability',
    look: 'ability',
    title: typeset(name),
    lines: [typeset(text)],
    refs: [owner],
  }))
}

// Cards

const TYPES: Readonly<Record<CardType, string>> = {
  event: 'Event',
  enemy: 'Enemy',
  stranger: 'Stranger',
  follower: 'Follower',
  'magic-object': 'Magic Object',
  object: 'Object',
  place: 'Place, as a card',
}

function cardTopic({
  id,
  name,
  count: copies,
  encounterNumber,
  type,
  subtype,
  compulsory,
  text,
  ...card
}: CardKind): Topic {
  const figures = figuresText(card, text)
  const gist = type === 'enemy' ? '' : kindGist(id)
  return {
    id,
    kind: joined(': ', TYPES[type], subtype === null ? '' : capital(subtype)),
    group: type === 'place' ? 'Place' : TYPES[type],
    look: subtype === 'curse' ? subtype : type,
    title: typeset(name),
    ...figuresOf(card),
    lines: [
      typeset(text),
      ...(figures === '' ? [] : [`${capital(figures)}.`]),
      ...(gist === '' || gist === typeset(text) ? [] : [`${capital(gist)}.`]),
      ...(compulsory && (type === 'stranger' || type === 'place') ? ['Nobody passes it by.'] : []),
      copies > 0
        ? `${capital(count(copies, 'card'))} among the Adventures, number ${encounterNumber}.`
        : `None among the Adventures; number ${encounterNumber}.`,
    ],
    refs: [card.table, card.shop, ...PILES.filter(({ item }) => item === id).map((pile) => pile.id)].filter(
      (one) => one !== undefined,
    ),
  }
}

/** Its Strength or Craft, if it fights. */
function figuresOf({
  strength,
  craft,
}: {
  readonly strength?: CreatureKind['strength']
  readonly craft?: number | null
}) {
  const figures = [
    ...(strength == null ? [] : [['Strength', strength === '2d6' ? 'two dice' : String(strength)] as const]),
    ...(craft == null ? [] : [['Craft', String(craft)] as const]),
  ]
  return figures.length === 0 ? {} : { figures }
}

type Figures = Pick<CardKind, 'strength' | 'craft' | 'trophy' | 'evadable' | 'requires'>

function figuresText({ strength, craft, trophy, evadable, requires = {} }: Figures, text: string): string {
  const unsaid = (figure: string) => (text.includes(figure) ? '' : figure)
  return joined(
    ' · ',
    strength == null ? '' : unsaid(`Strength ${strength}`),
    craft == null ? '' : unsaid(`Craft ${craft}`),
    trophy === undefined || trophy === 0 ? '' : `as a trophy ${count(trophy, 'point')}`,
    evadable === true ? 'can be evaded' : '',
    requires.alignment === undefined ? '' : `only for the ${alignmentName(requires.alignment)}`,
    requires.craftAtLeast === undefined ? '' : `only with Craft ${requires.craftAtLeast} or more`,
    requires.strengthBelow === undefined ? '' : `only with Strength under ${requires.strengthBelow}`,
    requires.craftBelow === undefined ? '' : `only with Craft under ${requires.craftBelow}`,
  )
}

function spellTopic({ id, name, count: copies, text }: SpellKind): Topic {
  return {
    id,
    kind: 'Spell',
    look: 'spell',
    title: typeset(name),
    lines: [
      typeset(text),
      `In short: ${spellIdGist(id)}.`,
      `Cast ${spellKindTimes(id)}. ${capital(count(copies, 'card'))}.`,
    ],
    refs: TABLES.has(`${id}-spell` as Table['id']) ? [`${id}-spell`] : [],
  }
}

// The board

export const REGION_NAMES: Readonly<Record<Region, string>> = {
  outer: 'Outer Region',
  middle: 'Middle Region',
  inner: 'Inner Region',
}

function spaceTopic({ id, region, text, instruction, clockwise, anticlockwise, raftOpposite }: Space): Topic {
  const { table, ops = [], options = [], enemyDieBonus, noMagicObjects } = instruction
  const done = [...ops, ...options.flat()]
  return {
    id,
    kind: `Space of the ${REGION_NAMES[region]}`,
    group: 'Space',
    look: region,
    title: spaceLabel(id),
    lines: [
      typeset(text),
      ...(enemyDieBonus === undefined ? [] : [`Enemies: ${signed(enemyDieBonus)} to their die.`]),
      ...(noMagicObjects === true ? ['No Magic Object works here.'] : []),
      ...(clockwise === null || anticlockwise === null
        ? []
        : [`Between ${spaceLabel(anticlockwise)} and, clockwise, ${spaceLabel(clockwise)}.`]),
      ...(raftOpposite.length > 0 ? [`By Raft: ${listOf(raftOpposite.map(spaceLabel), 'or')}.`] : []),
    ],
    refs: [
      ...(table === undefined ? [] : [table]),
      ...done.flatMap(refsOfOp),
      ...[clockwise, anticlockwise, ...raftOpposite].filter((one) => one !== null),
      region,
      ...[...TABLES.keys(), ...SHOPS.keys()].filter((one) => one.startsWith(`${id}-`)),
    ],
  }
}

function regionTopic(id: Region): Topic {
  const ring = RINGS[id]
  return {
    id,
    kind: 'Region',
    title: REGION_NAMES[id],
    lines: [`${capital(count(ring.length, 'space'))}: ${listOf(ring.map(spaceLabel))}.`],
    refs: ring,
  }
}

function creatureTopic({ id, name, subtype, strength, craft, evadable }: CreatureKind): Topic {
  const figure = joined(
    ' · ',
    strength === null ? '' : `Strength ${strength === '2d6' ? 'of two dice' : strength}`,
    craft === null ? '' : `Craft ${craft}`,
    evadable ? 'can be evaded' : 'cannot be evaded',
  )
  return {
    id,
    kind: `Creature of the board: ${capital(subtype)}`,
    group: 'Creature',
    look: 'creature',
    title: typeset(name),
    ...figuresOf({ strength, craft }),
    lines: [`${figure}.`],
  }
}

// Tables, shops and piles

export function tableTopic({ id, name, dice, rows }: Table): Topic {
  return {
    id,
    kind: 'Table',
    look: 'table',
    title: typeset(name),
    lines: [
      `${capital(count(dice, 'die', 'dice'))}:`,
      ...rows.map((row) => `- ${rollText(row)}: ${typeset(row.text)}`),
    ],
    refs: rows.flatMap(({ to, ops = [] }) => [...(to === undefined ? [] : [to]), ...ops.flatMap(refsOfOp)]),
  }
}

/** "1 to 3", "0 or less". */
function rollText({ roll = [], min, max }: CardRow): string {
  const [first, last] = [roll[0], roll.at(-1)]
  if (first !== undefined) return first === last ? String(first) : `${first} to ${last}`
  if (min == null) return `${max ?? 0} or less`
  return max == null ? `${min} or more` : min === max ? String(min) : `${min} to ${max}`
}

function refsOfOp({ creature, quest, to, options = [] }: Op): string[] {
  const named = [creature, quest, SPACES_DATA.has(to as Space['id']) ? to : undefined].filter(
    (one) => one !== undefined,
  )
  return [...named, ...options.flat().flatMap(refsOfOp)]
}

export function shopTopic({ id, name, prices }: Shop): Topic {
  const wares = Object.entries(prices) as [KindId, number][]
  return {
    id,
    kind: 'Shop',
    look: 'shop',
    title: typeset(name),
    lines: wares.map(([item, price]) => `- ${kindName(item)}: ${count(price, 'Gold', 'Gold')}`),
    refs: wares.map(([item]) => item),
  }
}

function pileTopic({ id, item, count: cards }: (typeof PILES)[number]): Topic {
  const sold = [...SHOPS.values()].flatMap(({ name, prices }) => {
    const price = prices[item]
    return price === undefined ? [] : [`${typeset(name)}: ${count(price, 'Gold', 'Gold')}`]
  })
  return {
    id,
    kind: 'Cards in a pile',
    look: 'pile',
    title: `${kindName(item)}, to be had beside the Adventures`,
    lines: [`${capital(count(cards, 'card'))} in the pile.`, ...sold.map((line) => `- ${line}`)],
    refs: [item, ...[...SHOPS.values()].filter(({ prices }) => prices[item] !== undefined).map((shop) => shop.id)],
  }
}

// House rules

function optionTopic(id: keyof Options): Topic {
  const { title = id, line = '', label } = HOUSE_RULES.options[id] ?? {}
  const form = SHEET.formOf(id)
  const values: readonly OptionValue[] =
    form.kind === 'switch' ? [true, false] : form.kind === 'choice' || form.kind === 'number' ? form.values : []
  const worded = (value: OptionValue) =>
    label?.(value) ?? (value === true ? 'on' : value === false ? 'off' : String(value))
  return {
    id,
    kind: 'House rule',
    title,
    lines: [line, ...values.map((value) => `- ${worded(value)}${value === form.usual ? ' (as usual)' : ''}`)],
  }
}

function presetTopic(preset: string): Topic {
  const { title = preset, line = '' } = HOUSE_RULES.presets[preset] ?? {}
  const set = Object.keys(SHEET.presets[preset] ?? {})
  return { id: preset, kind: 'Game to choose', title, lines: [`${capital(line)}.`, ...presetLines(preset)], refs: set }
}

function presetLines(preset: string): string[] {
  return Object.entries(SHEET.presets[preset] ?? {}).map(([id, value]) => {
    const { title = id, label } = HOUSE_RULES.options[id] ?? {}
    return `- ${title}: ${label?.(value) ?? (value === true ? 'on' : String(value))}`
  })
}
