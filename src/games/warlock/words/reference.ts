import type { OptionForm, OptionValue, Topic } from '../../../engine/index.ts'
import { bold, capital, count, italic, listOf, signed } from '../../../language/index.ts'
import { SPACES, isMaze, type Space } from '../data/board.ts'
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
  type TreasureKind,
} from '../data/components.ts'
import { NUMBERS } from '../data/ids.ts'
import { SHEET } from '../data/options.ts'
import { HOUSE_RULES } from './house-rules.ts'
import {
  cardName,
  cardText,
  doorNearby,
  foeName,
  foeText,
  mazeCardName,
  mazeText,
  monsterName,
  sidesText,
  spaceName,
  spaceShort,
  spaceText,
} from './names.ts'

/** All topics of the box, by the ids of the data: cards, foes, places, tables, options. */
export function referenceTopics(): readonly Topic[] {
  return [
    ...[...ENCOUNTERS.values()].flatMap((card) => [encounterTopic(card), ...monsterTopics(card)]),
    foeTopic(CROCODILE, 'In the river', ['WAR-17.7']),
    ...[...TREASURES.values()].map(treasureTopic),
    ...NUMBERS.map(keyCardTopic),
    ...[...MAZE_CARDS.values()].map((card) => ({
      id: card.id,
      kind: 'Maze card',
      title: mazeCardName(card.id),
      lines: [`${capital(sidesText(card.openSides))}.`, italic(mazeText(card))],
    })),
    ...SPACES.map(spaceTopic),
    ...tableTopics(),
    ...SHEET.ids.map(optionTopic),
    ...SHEET.presetIds.map(presetTopic),
  ]
}

// Cards

const ENCOUNTER_KINDS = { monster: 'Monster', trap: 'Trap', trader: 'Trader', stranger: 'Stranger', omen: 'Omen' }

function encounterTopic(card: EncounterCard): Topic {
  const lies =
    card.room === null
      ? 'Face-down in a room, nobody knows in which'
      : card.permanent
        ? `Always in ${spaceName(card.room)}`
        : `Named on the board, in ${spaceName(card.room)}`
  return foeTopic(card, lies, card.room === null ? [] : [card.room])
}

function foeTopic(card: FoeCard & { readonly goldOnKill?: number }, lies: string, refs: readonly string[]): Topic {
  const { id, kind, monsters, escapeModifier, goldOnKill = 0 } = card
  const others = monsters.filter((one) => one.id !== id)
  return {
    id,
    kind: ENCOUNTER_KINDS[kind],
    title: foeName(id),
    ...(monsters.length === 1 && { figures: monsters.flatMap(figuresOf) }),
    lines: [
      foeText(id),
      ...monsters.map((one) => `${bold(monsterName(id, one.id))}: ${statsOf(one)}`),
      ...(escapeModifier === 0 ? [] : [`${signed(escapeModifier)} to the die of whoever tries to escape (WAR-10.3).`]),
      ...(goldOnKill === 0 ? [] : [`${goldOnKill} Gold for whoever kills it.`]),
      `${lies}.`,
    ],
    refs: [...refs, ...others.map((one) => one.id)],
  }
}

function figuresOf({ skill, stamina }: Monster): NonNullable<Topic['figures']> {
  return [
    ['Skill', String(skill)],
    ['Stamina', String(stamina)],
  ]
}

function statsOf({ skill, stamina, tags }: Monster): string {
  return [`Skill ${skill}`, `Stamina ${stamina}`, ...tags].join(' · ')
}

/** The monsters of a card that have names of their own. */
function monsterTopics({ id, monsters }: FoeCard): Topic[] {
  return monsters
    .filter((one) => one.id !== id)
    .map((one, at) => ({
      id: one.id,
      kind: 'Monster',
      title: monsterName(id, one.id),
      figures: figuresOf(one),
      lines: [statsOf(one), `${at === 0 ? 'One' : 'Another'} of those on the card ${foeName(id)}.`],
      refs: [id],
    }))
}

const TREASURE_KINDS: Readonly<Record<TreasureKind, string>> = {
  key: 'Key', keyBunch: 'Bunch of keys', gold: 'Gold', provisions: 'Provisions', sword: 'Sword', armour: 'Armour', magic: 'Magic',
} // prettier-ignore

const USES: Readonly<Record<TreasureCard['uses'], string>> = {
  permanent: 'Kept for good.',
  once: 'Used once; then it is out of the game.',
  'on-claim': 'Shown and added up as it is taken; then it is out of the game.',
}

function treasureTopic({ id, kind, keys, attackBonus, countsAgainstRucksack, uses }: TreasureCard): Topic {
  return {
    id,
    kind: `Treasure: ${TREASURE_KINDS[kind]}`,
    title: cardName(id),
    lines: [
      cardText(id),
      ...(keys.length > 0 ? [`Turns in ${keys.length > 1 ? 'the locks' : 'lock'} ${listOf(keys.map(String))}.`] : []),
      ...(attackBonus > 0 ? [`${signed(attackBonus)} to your Attack total.`] : []),
      USES[uses],
      ...(uses === 'on-claim' || countsAgainstRucksack ? [] : ['Does not count against the six of the rucksack.']),
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
    kind: 'Key card',
    title: `Key card ${number}`,
    lines: [
      `Whoever holds it knows that ${number} is not beneath the chest. Three of the nine lie there; the others are dealt (WAR-2.10).`,
      `The key ${number} is on ${listOf(keys.map(({ id }) => cardName(id)))}.`,
    ],
    refs: keys.map(({ id }) => id),
  }
}

// Places

export const REGION_NAMES: Readonly<Record<Space['region'], string>> = {
  south: 'south of the river', north: 'north of the river', maze: 'in the Maze', sanctum: 'beyond the Maze',
} // prettier-ignore

export function spaceTopic(space: Space): Topic {
  const { id, type, label, region, noLanternDie = [], holdsChest = false } = space
  const occupants = [...ENCOUNTERS.values()].filter(({ room }) => room === id)
  const kinds = { entrance: 'Place', corridor: 'Corridor', room: 'Room', bank: 'River bank', passage: 'Secret passage', maze: 'Maze space' } // prettier-ignore
  return {
    id,
    kind: kinds[type],
    title: type === 'corridor' ? `Corridor ${label}` : spaceShort(id),
    lines: [
      `At ${label}, ${REGION_NAMES[region]}${doorNearby(id)}.`,
      ...(spaceText(id) === '' ? [] : [italic(spaceText(id))]),
      ...(type === 'room' && !holdsChest ? ['Entering it ends the move, and whatever is in it is met.'] : []),
      ...(holdsChest ? ['The chest with the three locks stands here (WAR-15.1).'] : []),
      ...occupants.map((card) => `${foeName(card.id)} ${card.permanent ? 'never leaves it' : 'is named on its door'}.`),
      ...(noLanternDie.length > 0 ? [`Without a lantern you come out here on ${listOf(noLanternDie.map(String))} (WAR-16.5).`] : []), // prettier-ignore
      ...(isMaze(id) ? ['Which ways are open, its card says once it is turned up.'] : []),
    ],
    refs: occupants.map((card) => card.id),
  }
}

// Tables

function tableTopics(): Topic[] {
  return [
    {
      id: 'escape-table',
      kind: 'Table',
      title: 'Escape Table',
      lines: ESCAPE_TABLE.map(
        ({ escaped, staminaLoss, text }, at) =>
          `${bold(String(at + 1))} ${escaped ? 'away' : 'not away'}, ${lossText(staminaLoss)}: ${italic(curly(text))}`,
      ),
      refs: ['WAR-10.2'],
    },
    {
      id: 'ferry',
      kind: 'Crossing',
      title: 'Ferry',
      lines: [`Pay ${CONSTANTS.ferryPrice} Gold and cross (WAR-17.4).`],
      refs: ['south-bank', 'north-bank'],
    },
    {
      id: 'raft',
      kind: 'Crossing',
      title: 'Raft',
      lines: ['Test Luck: lucky, and you are across; unlucky, and you are in the river (WAR-17.5).'],
      refs: ['south-bank', 'north-bank', 'crocodile'],
    },
    {
      id: 'bridge',
      kind: 'Crossing',
      title: 'Bridge',
      lines: BRIDGE_TABLE.map(
        ({ crossed, fall, staminaLoss, text }, at) =>
          `${bold(String(at + 1))} ${crossed ? 'across' : fall ? 'in the river' : 'back on the bank'}, ${lossText(staminaLoss)}: ${italic(curly(text))}`,
      ),
      refs: ['WAR-17.6', 'south-bank', 'north-bank', 'crocodile'],
    },
    {
      id: 'key-card-deal',
      kind: 'Table',
      title: 'How Key cards are dealt',
      lines: KEY_DEAL.map(
        ({ players, each, spare }) =>
          `${capital(count(players, 'player'))}: ${each} each${spare > 0 ? `, one more for the ${count(spare, 'neediest', 'neediest')}` : ''}`,
      ),
      refs: ['WAR-2.10'],
    },
    {
      id: 'bell-rounds',
      kind: 'Table',
      title: 'When the midnight bell tolls',
      lines: BELL_ROUNDS.map(
        ({ players, lastRound }) => `${capital(count(players, 'player'))}: after round ${lastRound}`,
      ),
      refs: ['midnight-bell'],
    },
  ]
}

function lossText(stamina: number): string {
  return stamina === 0 ? 'no harm' : `${signed(-stamina)} Stamina`
}

function curly(text: string): string {
  return text.replaceAll("'", '’')
}

// What may be chosen

function optionTopic(id: string): Topic {
  const form: OptionForm = SHEET.formOf(id)
  const words = HOUSE_RULES.options[id]
  if (!words) throw new Error(`the option ${id} has no words`)
  const { title, line, label } = words
  const named = (value: OptionValue): string => label?.(value) ?? (typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value)) // prettier-ignore
  const range =
    'values' in form
      ? `May be ${listOf(form.values.map(named), 'or')}; `
      : 'least' in form
        ? `May be ${form.least} to ${form.most}; `
        : ''
  const presets = SHEET.presetIds.filter((preset) => SHEET.chosen(preset)[id as keyof Chosen] !== form.usual)
  return {
    id,
    kind: 'House rule',
    title,
    lines: [line, capital(`${range}${named(form.usual)} is usual.`)],
    refs: presets,
  }
}

type Chosen = ReturnType<typeof SHEET.chosen>

function presetTopic(id: string): Topic {
  const { title, line } = HOUSE_RULES.presets[id] ?? { title: capital(id), line: '' }
  const set = Object.keys(SHEET.presets[id] ?? {})
  const parts = set.map((option) => HOUSE_RULES.options[option]?.title ?? option)
  return {
    id,
    kind: 'Game length',
    title,
    lines: [`${capital(line)}.`, ...(parts.length > 0 ? [`Sets: ${parts.join(', ')}.`] : [])],
    refs: set,
  }
}
