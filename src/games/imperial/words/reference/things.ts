import type { Topic } from '../../../../engine/index.ts'
import { capital, joined, listOf, signed } from '../../../../language/index.ts'
import {
  CHARACTERS,
  CLUES,
  MEDITATION,
  SPELLS,
  TREASURES,
  usableTypesOf,
  VESSELS,
  WEAPONS,
  type CharacterCard,
  type SpellKind,
  type TreasureKind,
  type WeaponKind,
} from '../../data/components.ts'
import { headStartOf } from '../../data/head-starts.ts'
import type { CharacterId, ClassId, WeaponType } from '../../data/ids.ts'
import { SHEET } from '../../data/options.ts'
import { shareWonBy } from '../../data/strengths.ts'
import { say } from '../say.ts'
import {
  armsLine,
  characterName,
  characterTitle,
  clueLine,
  clueName,
  clueText,
  headStartText,
  itemId,
  itemName,
  powerOf,
  spellGist,
  spellName,
  spellTimes,
  vesselGist,
} from '../things.ts'
import { colourOf, kinded } from './kinds.ts'

/** The topics of characters and of their possessions. */

const sentence = (clauses: string): string => say('sentence', { clauses })

export function characterTopics(): Topic[] {
  return [...CHARACTERS.values()].map((card) => ({
    id: card.id,
    ...kinded('character'),
    title: characterTitle(card.id),
    figures: [
      [say('figure-agility'), String(card.stats.agility), 'agility'],
      [say('figure-running-away'), String(card.stats.runningAway), 'running-away'],
      [say('figure-health'), String(card.stats.maxHealth), 'health'],
      [say('figure-spells'), String(card.spellLimit), 'spells'],
    ],
    lines: [
      say('topic-may-use', { weapons: weaponsText(card.usableWeaponTypes) }),
      ...(card.guildWeaponTypes ? [say('topic-guild', { weapons: weaponsText(card.guildWeaponTypes) })] : []),
      ...abilityLines(card),
    ],
    notes: chanceLines(card.id),
    refs: card.usableWeaponTypes,
  }))
}

function weaponsText(types: readonly WeaponType[]): string {
  return listOf(types.map(itemName))
}

function abilityLines({ abilities }: CharacterCard): string[] {
  return abilities.map((ability) => {
    switch (ability.type) {
      case 'extra-weapon-type':
        return say('ability-extra-weapon', { item: itemId(ability.weaponType) })
      case 'agility-in-terrain':
        return say('ability-agility', { bonus: signed(ability.value), terrain: `terrain-${ability.terrain}` })
      case 'dodge-per-combat':
        return say('ability-dodge', { count: ability.value })
    }
  })
}

/** The share of wins among four computer players, and the effect of an even start. */
function chanceLines(id: CharacterId): string[] {
  return (['standard', 'short'] as const).map((preset) => {
    const options = SHEET.chosen(preset)
    const extras = headStartText(headStartOf(id, { ...options, 'even-start': true }))
    const wins = say(`topic-wins-${preset}`, { wins: Math.round(100 * shareWonBy(id, options)) })
    return joined(' ', wins, extras === '' ? '' : say('topic-head-start', { extras }))
  })
}

export function weaponTopics(): Topic[] {
  return [...WEAPONS.values()].map(({ id, category, weaponType, stats, count }: WeaponKind) => ({
    id,
    ...kinded(category === 'shield' ? 'shield' : 'weapon'),
    title: itemName(id),
    lines: [
      say(`topic-${category}`, { figures: armsLine(stats) }),
      say('topic-for', { people: usersText(weaponType) }),
    ],
    notes: [say('topic-weapon-tiles', { count })],
    refs: [`magic-${id}`],
  }))
}

/** The characters who may use arms of a type. */
function usersText(type: WeaponType): string {
  const options = SHEET.chosen('standard')
  const users = [...CHARACTERS.keys()].filter((id) => usableTypesOf(id, options).includes(type))
  return users.length === CHARACTERS.size ? say('everybody') : listOf(users.map(characterName))
}

export function treasureTopics(): Topic[] {
  return [...TREASURES.values()].map(({ id, group, weapon, spell, count }: TreasureKind) => {
    const tile = count === 1 ? id : `${id}-1`
    const power = powerOf(tile)
    return {
      id,
      ...kinded(`treasure-${group}`),
      title: itemName(tile),
      ...colourOf(id),
      lines: [
        ...(power === '' ? [] : [sentence(capital(power))]),
        ...(weapon ? [say(`topic-${weapon.category}-for`, { people: usersText(weapon.weaponType) })] : []),
      ],
      notes: [say('topic-treasure-tiles', { count })],
      refs: [...(spell ? [spell] : []), ...(weapon ? [weapon.weaponType] : [])],
    }
  })
}

export function spellTopics(): Topic[] {
  return [...SPELLS.values()].map(({ id, count }: SpellKind) => ({
    id,
    ...kinded('spell'),
    title: spellName(id),
    lines: [sentence(capital(spellGist(id))), say('topic-cast', { times: spellTimes(id) }), ...meditationLine(id)],
    notes: [say('topic-cards', { count })],
    refs: [...TREASURES.values()].flatMap((kind) => (kind.spell === id ? [kind.id] : [])),
  }))
}

function meditationLine(spell: SpellKind['id']): string[] {
  const row = MEDITATION.get(spell)
  if (!row) return []
  const classes = Object.entries(row.modifiers) as [ClassId, number][]
  const bonuses = classes.map(([one, value]) =>
    say('class-bonus', { class: `class-${one}`, bonus: value === 0 ? '±0' : signed(value) }),
  )
  return [say('topic-meditate', { target: row.target, bonuses: listOf(bonuses) })]
}

export function clueTopics(): Topic[] {
  return [...CLUES.values()].map(({ id, location, special }) => ({
    id,
    ...kinded('clue'),
    title: clueName(id),
    ...(special ? { lines: [clueText(id)] } : { flavour: clueText(id), lines: [sentence(capital(clueLine(id)))] }),
    refs: location === null ? [] : [location],
  }))
}

export function vesselTopics(): Topic[] {
  return [...VESSELS.values()].map(({ id, count }) => ({
    id,
    ...kinded('vessel'),
    title: capital(say('a-name', { name: `vessel-${id}` })),
    lines: [say('topic-vessel', { gist: vesselGist(id) })],
    notes: [say('topic-vessels', { count })],
  }))
}
