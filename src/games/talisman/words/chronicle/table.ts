import type { Names } from '../../../../engine/index.ts'
import { listOf, nameList, sumText } from '../../../../language/index.ts'
import { characterCard, TABLES, tableOf } from '../../data/components.ts'
import type { TableId } from '../../data/ids.ts'
import { handicapText } from '../handicaps.ts'
import { causeNamed, printedRow, spaceId } from '../names.ts'
import { say } from '../say.ts'
import { silent, type TalismanFactOf, type Lines } from './lines.ts'

/** Turns, tables, the Crown and the end, as lines of the chronicle. */

export const TABLE_LINES = {
  'first-roll': ({ seat, roll, again }, names) =>
    say(again ? 'first-roll-again' : 'first-roll', { who: names(seat), roll: sumText(roll) }),
  'first-player': ({ seat }, names) => say('first-player', { who: names(seat) }),
  'character-entered': enteredLine,
  handicap: ({ character, ...handicap }) =>
    say('handicap', { character: `character-${character}`, handicap: handicapText(handicap) }),
  'turn-began': ({ seat, round }, names) => say('turn-began', { who: names(seat), round }),
  'turn-missed': ({ seat, left }, names, told) => {
    const who = names(seat)
    return left > 0 ? say('turn-missed-more', { who, left, way: (seat + left) % 3 }) : say('turn-missed', { who, told })
  },
  'turn-idle': silent, // an earlier line told why
  'turn-extra': ({ seat, left }, names) =>
    left > 0 ? say('turn-extra', { who: names(seat), left }) : say('turn-extra-last', { who: names(seat) }),
  'table-read': readLine,
  'roll-skipped': ({ seat, space }, names) => say('roll-skipped', { who: names(seat), space: spaceId(space) }),
  'nothing-happens': ({ seat, by }, names) =>
    TABLES.has(by as TableId) ? null : say('nothing-happens', { who: names(seat), cause: causeNamed(by) }),
  'player-left': ({ seat, character }, names) =>
    say(character === null ? 'player-left' : 'player-left-ambitions', { who: names(seat) }),
  'player-out': ({ seat }, names, told) => say('player-out', { who: names(seat), told }),
  'crown-reached': ({ seat, first, replacements }, names) =>
    say(first && replacements === undefined ? 'crown-reached-first' : 'crown-reached', { who: names(seat) }),
  'command-cast': ({ seat, roll, takesEffect, lives = 1 }, names, told) => {
    const outcome = takesEffect ? say('command-works', { lives }) : say('command-fizzles', { told })
    const cast = { who: names(seat), outcome }
    return roll === null ? say('command-cast', cast) : say('command-rolled', { ...cast, roll: sumText(roll) })
  },
  'command-idle': ({ seat, why }, names) =>
    say(why === 'toad' ? 'command-idle-toad' : 'command-idle', { who: names(seat) }),
  'command-answered': ({ seat, answer }, names, told) =>
    answer === 'life' ? null : say('defeat-admitted', { who: names(seat), told }),
  'talismans-freed': ({ cards }) => say('talismans-freed', { count: cards.length }),
  'blizzard-over': () => say('blizzard-over'),
  'hex-over': ({ space }) => say('hex-over', { space: spaceId(space) }),
  'magic-returns': () => say('magic-returns'),
  scored: ({ seat, score }, names) => say('scored', { who: names(seat), points: score.total }),
  'game-over': ({ winners, why }, names) => {
    const over = { who: listOf(winners.map(names)), count: winners.length }
    return winners.length === 0 ? say('over-nobody') : say(`over-${why}`, over)
  },
  'pile-shuffled': ({ pile }) => say(`pile-shuffled-${pile}`),
} satisfies Partial<Lines>

function enteredLine(fact: TalismanFactOf<'character-entered'>, names: Names, told: number): string {
  const entered = { who: names(fact.seat), character: `character-${fact.character}` }
  if (fact.replaces) return say('entered-again', { ...entered, place: spaceId(fact.space), told })
  const abilities = characterCard(fact.character).abilities.map(({ id }) => `ability-${id}`)
  const from = spaceId(fact.space)
  return abilities.length === 0
    ? say('entered', { ...entered, from })
    : say('entered-with', { ...entered, from, abilities: nameList(abilities) })
}

/** Tables whose outcome the next line tells. */
const TOLD_NEXT = ['quests', 'vampires-tower', 'imp', 'ghost', 'hermit', 'magic-portal'] as const

/** Tables that have lines of their own instead. */
type ReadElsewhere = 'command' | 'crypt-exit' | 'mines-exit'

function readLine({ seat, table, roll }: TalismanFactOf<'table-read'>, names: Names, told: number): string {
  const read = { who: names(seat), roll: sumText(roll) }
  const short = TOLD_NEXT.find((one) => one === table)
  if (short) return say(`read-${short}`, read)
  const full = table as Exclude<TableId, ReadElsewhere | (typeof TOLD_NEXT)[number]>
  return say(`read-${full}`, { ...read, row: say(`read-${full}.row`, { total: roll.total, told }) })
}

/** The printed row of a table for a total. */
export function rowText(table: TalismanFactOf<'table-read'>['table'], total: number): string {
  const row = tableOf(table).rows.find(({ roll, min, max }) =>
    roll ? roll.includes(total) : total >= (min ?? -Infinity) && total <= (max ?? Infinity),
  )
  return row ? printedRow(table, row) : ''
}
