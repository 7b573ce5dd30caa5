import type { Seat } from '../../../../engine/index.ts'
import { bold, count, italic, listOf, sumText, typeset } from '../../../../language/index.ts'
import { characterCard, TABLES, tableOf } from '../../data/components.ts'
import type { CharacterId, TableId } from '../../data/ids.ts'
import { handicapText } from '../handicaps.ts'
import { characterName, inSpace, Source, sourceName, theSpace, tableName } from '../names.ts'
import { oneOf, silent, type TalismanFactOf, type Lines } from './lines.ts'

/** Turns, tables, the Crown and the end, as lines of the chronicle. */

export const TABLE_LINES = {
  'first-roll': ({ seat, roll, again }, names) =>
    `🎲 ${names(seat)} rolls for the first Turn${again ? ' again' : ''}: ${sumText(roll)}`,
  'first-player': ({ seat }, names) => `${names(seat)} begins.`,
  'character-entered': ({ seat, character, space, replaces }, names) =>
    replaces
      ? `🧙 ${names(seat)} is back, ${inSpace(space)}, as the ${bold(characterName(character))}. The last one is not mentioned.`
      : `🧙 ${names(seat)} is the ${bold(characterName(character))} and sets out from ${theSpace(space)}${abilitiesOf(character)}.`,
  handicap: ({ character, ...handicap }) =>
    `⚖️ The ${bold(characterName(character))} begins with ${handicapText(handicap)}, to make it fair.`,
  'turn-began': ({ seat, round }, names) => `🧭 ${bold(`Round ${round} · ${names(seat)}’s Turn`)}`,
  'turn-missed': ({ seat, left }, names) =>
    `💤 ${names(seat)} ${oneOf(['misses this Turn', 'sits this Turn out', 'watches this Turn go by'], seat + left)}${left > 0 ? `, and ${count(left, 'more', 'more')}` : ''}.`,
  'turn-idle': silent, // an earlier line told why
  'turn-extra': ({ seat, left }, names) =>
    `⏳ ${names(seat)} goes on: ${left > 0 ? `another Turn, and ${count(left, 'more', 'more')} after it` : 'one last Turn in a row'}.`,
  'table-read': ({ seat, table, roll }, names) =>
    `🎲 ${(READING[table] ?? `{}, ${tableName(table)}`).replace('{}', names(seat))}: ${sumText(roll)}.${rowLine(table, roll.total)}`,
  'roll-skipped': ({ seat, space }, names) => `${names(seat)} knows ${theSpace(space)} and need not roll.`,
  'nothing-happens': ({ seat, by }, names) =>
    TABLES.has(by as TableId) ? null : `${Source(by)}: nothing happens to ${names(seat)}.`,
  'player-left': ({ seat, character }, names) =>
    `${names(seat)} leaves the game${character === null ? '' : ' and all ambitions behind'}.`,
  'player-out': ({ seat }, names) => `${names(seat)} is out of the game, and from now on a well-informed spectator.`,
  'crown-reached': ({ seat, first, replacements }, names) =>
    first && replacements === undefined
      ? `👑 ${bold(`${names(seat)} stands on the Crown of Command.`)} From now on whoever dies stays dead.`
      : `👑 ${bold(`${names(seat)} stands on the Crown of Command.`)}`,
  'command-cast': commandLine,
  'command-idle': ({ seat, why }, names) =>
    `👑 ${names(seat)} sits on the Crown and cannot command: ${sourceName(why)}.`,
  'command-answered': ({ seat, answer }, names) =>
    answer === 'life' ? null : `🏳️ ${names(seat)} admits defeat, with dignity, or at least with luggage.`,
  'talismans-freed': ({ cards }) =>
    `The ${cards.length === 1 ? 'Talisman' : 'Talismans'} out of everybody’s reach ${cards.length === 1 ? 'goes' : 'go'} back where ${cards.length === 1 ? 'it' : 'they'} came from.`,
  'blizzard-over': () => '🌨️ The Blizzard blows itself out. Everybody may run again.',
  'hex-over': ({ space }) => `The ${bold('Hex')} on ${theSpace(space)} wears off.`,
  'magic-returns': () => '✨ Magic works again. Several hats were right all along.',
  scored: ({ seat, score }, names) => `🧮 ${names(seat)}: ${bold(count(score.total, 'point'))}.`,
  'game-over': overLine,
  'pile-shuffled': ({ pile }) =>
    pile === 'spells'
      ? '-# The used Spells are shuffled into a new pile.'
      : '-# The discards are shuffled into a new pile of Adventures.',
} satisfies Partial<Lines>

function commandLine(
  { seat, roll, takesEffect, lives = 1 }: TalismanFactOf<'command-cast'>,
  names: (seat: Seat) => string,
): string {
  const cast = `👑 ${names(seat)} casts the ${bold('Command Spell')}`
  const bleeds = lives === 1 ? 'bleeds' : `bleeds, ${count(lives, 'Life', 'Lives')} each`
  const works = `Everybody else ${bleeds}, or bows out.`
  if (roll === null) return `${cast}. ${works}`
  return `${cast}: ${sumText(roll)}. ${takesEffect ? works : italic(rowText('command', roll.total))}`
}

/** ": Swordplay and Two Weapons": the names of a Character’s abilities. */
function abilitiesOf(character: CharacterId): string {
  const names = characterCard(character).abilities.map(({ name }) => typeset(name))
  return names.length === 0 ? '' : `, with ${listOf(names)}`
}

/** Introduces a roll where the name of the table is not enough. */
const READING: Partial<Record<TableId, string>> = {
  'village-mystic': '{} asks the Mystic',
  'city-enchantress': '{} asks the Enchantress',
  'graveyard-invoke': '{} invokes the spirits',
  'chapel-pray': '{} prays in the Chapel',
  temple: '{} prays in the Temple',
  shrine: '{} prays at the Shrine',
  quests: 'The Warlock has work for {}',
  'vampires-tower': 'The Vampire looks {} over',
  imp: 'The Imp sends {} away',
  ghost: '{} rolls where the Ghost appears',
  hermit: '{} rolls where the Hermit lives',
  'magic-portal': '{} steps through the Magic Portal',
  cave: '{} goes into the Cave',
  witch: 'The Witch looks at {}',
}

/** The outcome after the number: colour if nothing happens, empty if the next line tells it. */
function rowLine(table: TableId, total: number): string {
  if (table === 'quests' || table === 'vampires-tower') return ''
  const text = rowText(table, total)
  const isColour = tableRow(table, total)?.ops?.every(({ op }) => op === 'nothing') ?? false
  return ` ${isColour ? italic(text) : text}`
}

/** The row of a table for a total. */
export function rowText(table: TalismanFactOf<'table-read'>['table'], total: number): string {
  return typeset(tableRow(table, total)?.text ?? '')
}

function tableRow(table: TableId, total: number) {
  return tableOf(table).rows.find(({ roll, min, max }) =>
    roll ? roll.includes(total) : total >= (min ?? -Infinity) && total <= (max ?? Infinity),
  )
}

function overLine({ winners, why }: TalismanFactOf<'game-over'>, names: (seat: Seat) => string): string {
  const who = listOf(winners.map(names))
  switch (why) {
    case 'crown':
      return `🏆 ${who} puts on the Crown of Command, and it fits. ${bold(`${who} wins.`)}`
    case 'last':
      return winners.length === 0
        ? '🏁 Nobody is left. The Crown goes back to being unattended.'
        : `🏆 ${who} is the last one left. ${bold(`${who} wins.`)}`
    case 'limit':
      return `🏁 Closing time. ${bold(`${who} ${winners.length === 1 ? 'wins' : 'share the victory'}.`)}`
  }
}
