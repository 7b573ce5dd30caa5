import type { OptionValue, Topic } from '../../../engine/index.ts'
import { capital, inPlain, joined, nameList } from '../../../language/index.ts'
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
  type CardRow,
  type CharacterCard,
  type CreatureKind,
  type Op,
  type Shop,
  type Space,
  type SpellKind,
  type Table,
} from '../data/components.ts'
import type { CharacterId, KindId, Region } from '../data/ids.ts'
import { SHEET, type Options } from '../data/options.ts'
import { bonusesOfKind, spellKindTimes } from './gists.ts'
import { houseRules } from './house-rules.ts'
import {
  abilityName,
  abilityText,
  characterName,
  characterText,
  foeName,
  kindName,
  printedRow,
  questName,
  questText,
  shopName,
  spaceId,
  spaceLabel,
  spaceText,
  spellTitle,
  tableName,
} from './names.ts'
import type { TalismanMessages } from './en/messages.ts'
import { say } from './say.ts'

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
    ...[...QUESTS.values()].map(({ id }): Topic => ({
      id,
      kind: say('kind-quest'),
      look: 'quest',
      title: questName(id),
      lines: [questText(id)],
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
  const more = others.flatMap(({ title, lines }) => [
    ...(title === first.title ? [] : [say('topic-title', { title })]),
    ...lines,
  ])
  const notes = topics.flatMap((one) => one.notes ?? [])
  return { ...first, lines: [...first.lines, ...more], ...(notes.length > 0 && { notes }), refs: [...new Set(refs)] }
}

// Characters

function characterTopic(card: CharacterCard): Topic {
  const { id, strength, craft, lives, gold, alignment, start, startSpells, forbiddenItems, abilities } = card
  const begins = { alignment: `alignment-${alignment}`, place: spaceId(start) }
  return {
    id,
    kind: say('kind-character'),
    look: 'character',
    title: characterName(id),
    figures: [
      [say('topic-figure-strength'), String(strength), 'strength'],
      [say('topic-figure-craft'), String(craft), 'craft'],
      [say('topic-figure-lives'), String(lives), 'lives'],
      [say('topic-figure-gold'), String(gold), 'gold'],
    ],
    lines: [
      startSpells > 0 ? say('topic-begins-with', { ...begins, spells: startSpells }) : say('topic-begins', begins),
      ...(forbiddenItems.length > 0
        ? [say('topic-never-has', { things: nameList(forbiddenItems.map((kind) => `card-${kind}`)) })]
        : []),
      ...abilities.map((one) => say('topic-ability', { ability: `ability-${one.id}`, text: abilityText(one.id) })),
    ],
    flavour: characterText(id),
    refs: [start, ...abilities.map((one) => one.id), ...forbiddenItems],
  }
}

function abilityTopics({ id: owner, abilities }: { id: CharacterId; abilities: CharacterCard['abilities'] }): Topic[] {
  return abilities.map(({ id }) => ({
    id,
    kind: say('kind-ability', { character: inPlain(`character-${owner}`) }),
    group: say('group-ability'),
    look: 'ability',
    title: abilityName(id),
    lines: [abilityText(id)],
    refs: [owner],
  }))
}

// Cards

function cardTopic(card: CardKind): Topic {
  const { id, count, encounterNumber: number, type, subtype, compulsory, forbidden = [] } = card
  const kind = say(`kind-${type}`)
  const [figures, bonuses] = [figuresText(card), bonusesOfKind(card)]
  return {
    id,
    kind: subtype === null ? kind : say('kind-subtyped', { kind, subtype: say(`subtype-${subtype}`) }),
    group: type === 'place' ? say('group-place') : kind,
    look: subtype === 'curse' ? subtype : type,
    title: kindName(id),
    ...figuresOf(card),
    flavour: say(`card-${id}.flavour`),
    lines: [
      ...ruleLines(id),
      ...(figures === '' ? [] : [figures]),
      ...(bonuses === '' ? [] : [say('sentence', { clause: capital(bonuses) })]),
      ...forbidden.map((alignment) => say('topic-not-for', { alignment })),
      ...(compulsory && (type === 'stranger' || type === 'place') ? [say('topic-compulsory')] : []),
    ],
    notes: [say('topic-copies', { count, number })],
    refs: [card.table, card.shop, ...PILES.filter(({ item }) => item === id).map((pile) => pile.id)].filter(
      (one) => one !== undefined,
    ),
  }
}

/** What a card does beyond its figures. */
function ruleLines(id: KindId): string[] {
  const rule = `does-${id}`
  return say.has(rule) ? [say(rule as Extract<keyof TalismanMessages, `does-${string}`>)] : []
}

/** Its Strength or Craft, if it fights. */
function figuresOf({ strength, craft }: Pick<CardKind, 'craft'> & { readonly strength?: CreatureKind['strength'] }) {
  const power = strength === '2d6' ? say('topic-figure-two-dice') : String(strength)
  const figures = [
    ...(strength == null ? [] : [[say('topic-figure-strength'), power, 'strength'] as const]),
    ...(craft == null ? [] : [[say('topic-figure-craft'), String(craft), 'craft'] as const]),
  ]
  return figures.length === 0 ? {} : { figures }
}

/** The figures that the text of a card does not give. */
function figuresText({ trophy, evadable, requires = {} }: CardKind): string {
  const { alignment, craftAtLeast, strengthBelow, craftBelow } = requires
  return joined(
    ' ',
    trophy === undefined || trophy === 0 ? '' : say('topic-trophy', { points: trophy }),
    evadable === true ? say('topic-evadable') : '',
    alignment === undefined ? '' : say('topic-only', { alignment }),
    craftAtLeast === undefined ? '' : say('topic-craft-at-least', { craft: craftAtLeast }),
    strengthBelow === undefined ? '' : say('topic-strength-below', { strength: strengthBelow }),
    craftBelow === undefined ? '' : say('topic-craft-below', { craft: craftBelow }),
  )
}

function spellTopic({ id, count }: SpellKind): Topic {
  return {
    id,
    kind: say('kind-spell'),
    look: 'spell',
    title: spellTitle(id),
    lines: [say(`does-${id}`), say('topic-spell-times', { times: spellKindTimes(id) })],
    ...colourOf(id),
    notes: [say('topic-spell-cards', { count })],
    refs: TABLES.has(`${id}-spell` as Table['id']) ? [`${id}-spell`] : [],
  }
}

/** The line of colour of a Spell, if it has one. */
function colourOf(id: SpellKind['id']): Pick<Topic, 'flavour'> {
  const colour = `colour-${id}`
  return say.has(colour) ? { flavour: say(colour as Extract<keyof TalismanMessages, `colour-${string}`>) } : {}
}

// The board

function spaceTopic({ id, region, instruction, clockwise, anticlockwise, raftOpposite }: Space): Topic {
  const { table, ops = [], options = [], enemyDieBonus: bonus, noMagicObjects } = instruction
  const done = [...ops, ...options.flat()]
  return {
    id,
    kind: say('kind-space', { region: `region-${region}` }),
    group: say('group-space'),
    look: region,
    title: spaceLabel(id),
    lines: [
      spaceText(id),
      ...(bonus === undefined ? [] : [say('look-bonus', { bonus })]),
      ...(noMagicObjects === true ? [say('look-no-magic')] : []),
    ],
    notes: [
      ...(clockwise === null || anticlockwise === null
        ? []
        : [say('topic-between', { anticlockwise: spaceId(anticlockwise), clockwise: spaceId(clockwise) })]),
      ...(raftOpposite.length > 0 ? [say('topic-by-raft', { spaces: nameList(raftOpposite.map(spaceId), 'or') })] : []),
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
    kind: say('kind-region'),
    title: say(`region-${id}`),
    lines: [say('topic-region', { count: ring.length, spaces: nameList(ring.map(spaceId)) })],
    refs: ring,
  }
}

function creatureTopic({ id, subtype, strength, craft, evadable }: CreatureKind): Topic {
  return {
    id,
    kind: say('kind-creature', { subtype: say(`subtype-${subtype}`) }),
    group: say('group-creature'),
    look: 'creature',
    title: foeName(id),
    ...figuresOf({ strength, craft }),
    lines: [say(evadable ? 'topic-evadable' : 'topic-not-evadable')],
  }
}

// Tables, shops and piles

export function tableTopic({ id, dice, rows }: Table): Topic {
  return {
    id,
    kind: say('kind-table'),
    look: 'table',
    title: tableName(id),
    lines: [
      say('topic-dice', { count: dice }),
      ...rows.map((row) => say('topic-row', { roll: rollText(row), text: printedRow(id, row) })),
    ],
    refs: rows.flatMap(({ to, ops = [] }) => [...(to === undefined ? [] : [to]), ...ops.flatMap(refsOfOp)]),
  }
}

/** "1–3", "0 or less". */
function rollText({ roll = [], min, max }: CardRow): string {
  const [first, last] = roll.length > 0 ? [roll[0], roll.at(-1)] : [min, max]
  if (first == null) return say('roll-or-less', { last: last ?? 0 })
  if (last == null) return say('roll-or-more', { first })
  return first === last ? String(first) : say('roll-range', { first, last })
}

function refsOfOp({ creature, quest, to, options = [] }: Op): string[] {
  const named = [creature, quest, SPACES_DATA.has(to as Space['id']) ? to : undefined].filter(
    (one) => one !== undefined,
  )
  return [...named, ...options.flat().flatMap(refsOfOp)]
}

export function shopTopic({ id, prices }: Shop): Topic {
  const wares = Object.entries(prices) as [KindId, number][]
  return {
    id,
    kind: say('kind-shop'),
    look: 'shop',
    title: shopName(id),
    lines: wares.map(([item, price]) => say('topic-price', { card: `card-${item}`, price })),
    refs: wares.map(([item]) => item),
  }
}

function pileTopic({ id, item, count }: (typeof PILES)[number]): Topic {
  const prices = [...SHOPS.values()].flatMap((shop) => {
    const price = shop.prices[item]
    return price === undefined ? [] : [say('topic-shop-price', { shop: `shop-${shop.id}`, price })]
  })
  return {
    id,
    kind: say('kind-pile'),
    look: 'pile',
    title: say('topic-pile', { card: `card-${item}` }),
    lines: [say('topic-pile-cards', { count }), ...prices],
    refs: [item, ...[...SHOPS.values()].filter((shop) => shop.prices[item] !== undefined).map((shop) => shop.id)],
  }
}

// House rules

function optionTopic(id: keyof Options): Topic {
  const { title = id, line = '' } = houseRules().options[id] ?? {}
  const form = SHEET.formOf(id)
  const values: readonly OptionValue[] =
    form.kind === 'switch' ? [true, false] : form.kind === 'choice' || form.kind === 'number' ? form.values : []
  const worded = values.map((value) =>
    say(value === form.usual ? 'topic-value-default' : 'topic-value', { value: valueText(id, value) }),
  )
  return { id, kind: say('kind-option'), title, lines: [line, ...worded] }
}

function valueText(id: string, value: OptionValue): string {
  const label = houseRules().options[id]?.label
  if (label) return label(value)
  return typeof value === 'boolean' ? say(value ? 'value-on' : 'value-off') : String(value)
}

function presetTopic(preset: string): Topic {
  const { title = preset, line = '' } = houseRules().presets[preset] ?? {}
  const set = Object.entries(SHEET.presets[preset] ?? {})
  const options = set.map(([id, value]) =>
    say('topic-preset-option', { option: houseRules().options[id]?.title ?? id, value: valueText(id, value) }),
  )
  return {
    id: preset,
    kind: say('kind-preset'),
    title,
    lines: [say('topic-preset', { line: capital(line) }), ...options],
    refs: set.map(([id]) => id),
  }
}
