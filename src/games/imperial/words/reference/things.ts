import type { Topic } from '../../../../engine/index.ts'
import { capital, count, listOf, signed, typeset } from '../../../../language/index.ts'
import {
  CHARACTERS,
  CLUES,
  MEDITATION,
  SPELLS,
  TREASURES,
  usableTypesOf,
  VESSELS,
  WEAPONS,
  type ArmsCategory,
  type CharacterCard,
  type SpellKind,
  type TreasureKind,
  type WeaponKind,
} from '../../data/components.ts'
import { headStartOf } from '../../data/head-starts.ts'
import type { ClassId, TreasureGroup, WeaponType } from '../../data/ids.ts'
import { SHEET } from '../../data/options.ts'
import { shareWonBy } from '../../data/strengths.ts'
import { terrainName } from '../places.ts'
import {
  armsLine,
  characterTitle,
  clueLine,
  headStartText,
  powerOf,
  spellGist,
  spellTimes,
  vesselGist,
} from '../things.ts'

/** The topics of characters and of their possessions. */

const AT_ARMS: Readonly<Record<ArmsCategory, string>> = {
  melee: 'hand to hand',
  ranged: 'at a distance',
  shield: 'a shield',
}

export function characterTopics(): Topic[] {
  return [...CHARACTERS.values()].map((card) => ({
    id: card.id,
    kind: 'Character',
    title: characterTitle(card.id),
    figures: [
      ['Agility', String(card.stats.agility)],
      ['Running Away', String(card.stats.runningAway)],
      ['Health', String(card.stats.maxHealth)],
      ['Spells', String(card.spellLimit)],
    ],
    lines: [
      `May use: ${weaponsText(card.usableWeaponTypes)}.`,
      ...(card.guildWeaponTypes ? [`With guild licences: ${weaponsText(card.guildWeaponTypes)}.`] : []),
      ...abilityLines(card),
      ...chanceLines(card),
    ],
    refs: card.usableWeaponTypes,
  }))
}

function weaponsText(types: readonly WeaponType[]): string {
  return listOf(types.map((type) => WEAPONS.get(type)?.name.toLowerCase() ?? type))
}

function abilityLines({ abilities }: CharacterCard): string[] {
  return abilities.map((ability) => {
    switch (ability.type) {
      case 'extra-weapon-type':
        return `Beyond others of the class: may use the ${WEAPONS.get(ability.weaponType)?.name.toLowerCase() ?? ability.weaponType}.`
      case 'agility-in-terrain':
        return `${signed(ability.value)} Agility in the ${terrainName(ability.terrain)}.`
      case 'dodge-per-combat':
        return `Dodges ${count(ability.value, 'hit')} in every fight.`
    }
  })
}

/** The share of wins among four computer players, and the effect of an even start. */
function chanceLines({ id }: CharacterCard): string[] {
  return (['standard', 'short'] as const).map((preset) => {
    const options = SHEET.chosen(preset)
    const start = headStartText(headStartOf(id, { ...options, 'even-start': true }))
    const even = start === '' ? '' : `; an even start gives ${start}`
    return `Wins ${Math.round(100 * shareWonBy(id, options))} of 100 ${preset} games among four computer players${even}.`
  })
}

export function weaponTopics(): Topic[] {
  return [...WEAPONS.values()].map((kind: WeaponKind) => ({
    id: kind.id,
    kind: kind.category === 'shield' ? 'Shield' : 'Weapon',
    title: kind.name,
    lines: [
      `${capital(AT_ARMS[kind.category])}: ${armsLine(kind.stats)}. ${capital(count(kind.count, 'tile'))} in the Weapons Pool.`,
      `For ${usersText(kind.weaponType)}.`,
    ],
    refs: [`magic-${kind.id}`],
  }))
}

/** The characters who may use arms of a type. */
function usersText(type: WeaponType): string {
  const options = SHEET.chosen('standard')
  const users = [...CHARACTERS.values()].filter(({ id }) => usableTypesOf(id, options).includes(type))
  return users.length === CHARACTERS.size ? 'everybody' : listOf(users.map(({ name }) => name))
}

const GROUPS: Readonly<Record<TreasureGroup, string>> = {
  imperial: 'Imperial Treasure',
  scroll: 'Scroll',
  charm: 'Treasure',
  ruby: 'Treasure',
  stone: 'Treasure',
  gold: 'Golden treasure',
  silver: 'Silver treasure',
  'magic-weapon': 'Magic weapon',
}

export function treasureTopics(): Topic[] {
  return [...TREASURES.values()].map((kind: TreasureKind) => {
    const power = powerOf(kind.count === 1 ? kind.id : `${kind.id}-1`)
    return {
      id: kind.id,
      kind: GROUPS[kind.group],
      title: kind.name.replace(/^The /, ''),
      lines: [
        typeset(kind.text),
        ...(power === '' ? [] : [`${capital(power)}.`]),
        ...(kind.weapon
          ? [`${capital(AT_ARMS[kind.weapon.category])}, for ${usersText(kind.weapon.weaponType)}.`]
          : []),
        `${capital(count(kind.count, 'tile'))} in the Treasure Pool; counts as one treasure.`,
      ],
      refs: [...(kind.spell ? [kind.spell] : []), ...(kind.weapon ? [kind.weapon.weaponType] : [])],
    }
  })
}

export function spellTopics(): Topic[] {
  return [...SPELLS.values()].map(({ id, name, count: cards }: SpellKind) => ({
    id,
    kind: 'Spell',
    title: name,
    lines: [
      `${capital(spellGist(id))}.`,
      `Cast ${spellTimes(id)}. ${capital(count(cards, 'card'))} in the Bank.`,
      ...meditationLine(id),
    ],
    refs: [...TREASURES.values()].flatMap((kind) => (kind.spell === id ? [kind.id] : [])),
  }))
}

function meditationLine(spell: SpellKind['id']): string[] {
  const row = MEDITATION.get(spell)
  if (!row) return []
  const classes = Object.entries(row.modifiers) as [ClassId, number][]
  const texts = classes.map(([one, value]) => `${one} ${value === 0 ? '±0' : signed(value)}`)
  return [`To meditate for it, two dice must reach ${row.target}: ${listOf(texts)} (IMP-12.8).`]
}

export function clueTopics(): Topic[] {
  return [...CLUES.values()].map((card) => ({
    id: card.id,
    kind: 'Clue',
    title: card.name,
    lines: [typeset(card.text), `${capital(clueLine(card.id))}.`],
    refs: card.location === null ? [] : [card.location],
  }))
}

export function vesselTopics(): Topic[] {
  return [...VESSELS.values()].map(({ id, name, count: vessels }) => ({
    id,
    kind: 'Vessel',
    title: name,
    lines: [
      `Opens the sea. ${capital(vesselGist(id))}. ${capital(count(vessels, 'of them', 'of them'))} in the Bank (IMP-10.1).`,
    ],
  }))
}
