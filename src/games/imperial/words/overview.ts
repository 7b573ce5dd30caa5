import type { Names, Passage } from '../../../engine/index.ts'
import { bold, capital, count, italic, listOf, ordersPassage, talliesOf } from '../../../language/index.ts'
import { armsOf, clueOf, treasureOf, usableTypesOf } from '../data/components.ts'
import { IMPERIAL_TREASURES, RAISE_ADDS, SCORES, SPELL_IDS, type TileId } from '../data/ids.ts'
import { ORDER_FORMS } from '../data/orders.ts'
import { roleAt } from '../view/reading.ts'
import type { CharacterView, ImperialView } from '../view/view.ts'
import { clueDistance } from './options/goods.ts'
import { orderOf } from './orders.ts'
import { inPlace } from './places.ts'
import { gearText, partyLine } from './scene.ts'
import {
  characterTitle,
  clueLine,
  headStartText,
  healthText,
  itemName,
  powerOf,
  SCORE_NAMES,
  spellGist,
  spellName,
  spellTimes,
} from './things.ts'

/** The overview for all, and the hand of a player. */

export function overviewOf(view: ImperialView, names: Names): readonly Passage[] {
  return [...view.players.map(({ seat }) => playerPassage(view, seat, names)), tablePassage(view, names)]
}

function playerPassage(view: ImperialView, seat: number, names: Names): Passage {
  const me = roleAt(view, seat)
  const mark = seat === view.active && view.phase !== 'over' ? '▶ ' : ''
  if (!me)
    return { heading: names(seat), lines: [view.phase === 'setup' ? 'has not chosen yet' : 'is out of the game'] }
  const party = partyLine(me)
  const spells = me.spells.length === 0 ? [] : [`✨ ${listOf(me.spells.map(spellName))}`]
  return {
    heading: `${mark}${names(seat)}`,
    lines: [
      `${capital(characterTitle(me.id).split(', ')[1] ?? '')} ${me.inPrison ? 'in prison ' : ''}${inPlace(me.hex, view.lostCity)} · ${healthText(me)}${me.held ? ' · held by sand' : ''}${me.followed ? ' · came along, and rests next turn' : ''}`,
      `💰 ${me.treasures.length === 0 ? 'no treasures' : `${me.treasures.length}: ${listOf(sorted(me.treasures).map(itemName))}`}`,
      `🗡️ ${gearText(me)}${spare(me)} · 📜 ${count(me.clues, 'clue')}`,
      ...spells,
      ...learntLine(view, me),
      ...(me.headStart ? [`⚖️ began with ${headStartText(me.headStart)}`] : []),
      ...(party === '' ? [] : [party]),
    ],
  }
}

/** Experience, and the scores that it has raised. */
function learntLine(view: ImperialView, me: CharacterView): string[] {
  if (!view.options.experience) return []
  const raised = SCORES.filter((score) => me.raises.includes(score)).map((score) => {
    const times = me.raises.filter((one) => one === score).length
    return `${SCORE_NAMES[score]} +${times * RAISE_ADDS[score]}`
  })
  const next = view.options['experience-marks'].find((mark) => mark > me.experience)
  return [
    `⭐ ${count(me.experience, 'point')} of experience${raised.length > 0 ? `: ${listOf(raised)}` : ''}${next === undefined ? '' : `; the next raise at ${next}`}`,
  ]
}

/** Imperial Treasures first. */
function sorted(tiles: readonly TileId[]): readonly TileId[] {
  const isImperial = (tile: TileId): number => (treasureOf(tile).group === 'imperial' ? 0 : 1)
  return [...tiles].sort((a, b) => isImperial(a) - isImperial(b))
}

function spare(me: CharacterView): string {
  const rest = me.weapons.filter((tile) => tile !== me.weapon && tile !== me.shield)
  return rest.length === 0 ? '' : `; also ${talliesOf(rest.map(itemName))}`
}

function tablePassage(view: ImperialView, names: Names): Passage {
  const found = view.found.map(({ tile, where }) => `${itemName(tile)} (${where === null ? 'Bank' : names(where)})`)
  const { treasures, weapons, encounters, clues } = view.left
  const spells = SPELL_IDS.filter((spell) => view.bank.spells[spell] > 0)
  return {
    heading: 'The table',
    lines: [
      `👑 ${view.found.length} of ${IMPERIAL_TREASURES.length} Imperial Treasures found${found.length > 0 ? `: ${listOf(found)}` : ''}`,
      ...(view.realm === null ? [] : [`🗺️ A shuffled realm, number ${view.realm}`]),
      ...(view.short
        ? [
            `🏁 Ends after a round with ${view.short.imperialTarget} found, from round ${view.short.minRounds} on; round ${view.short.roundLimit} is the last`,
          ]
        : []),
      `Still in the pools: ${count(treasures, 'treasure')}, ${count(weapons, 'weapon')}, ${count(encounters, 'encounter')}, ${count(clues, 'clue')}`,
      `In the Bank: ${count(view.bank.boat, 'boat')}, ${count(view.bank.ship, 'ship')}; spells: ${spells.length === 0 ? 'none' : listOf(spells.map(spellName))}`,
      ...(view.discard.length > 0
        ? [`Clues already used: ${listOf(view.discard.map((clue) => clueOf(clue).name))}`]
        : []),
      ...(view.lostCity === null ? [] : [`🏛️ The Lost City lies ${inPlace(view.lostCity)}`]),
    ],
  }
}

/** A seat's own clues, spells and useful things. */
export function handOf(view: ImperialView, _names: Names): readonly Passage[] {
  const me = view.viewer === null ? null : roleAt(view, view.viewer)
  if (!me) return []
  const able = [...me.treasures, ...me.weapons].filter((tile) => powerOf(tile) !== '')
  const idle = me.treasures.filter((tile) => powerOf(tile) === '')
  return [
    ...cluesPassage(view),
    ...(me.spells.length === 0
      ? []
      : [
          {
            heading: '✨ Spells',
            lines: me.spells.map((spell) => `${bold(spellName(spell))}: ${spellGist(spell)} (${spellTimes(spell)})`),
          },
        ]),
    {
      heading: `💰 Treasures (${me.treasures.length}) and gear`,
      lines: [
        ...able.map((tile) => `${bold(itemName(tile))}: ${powerOf(tile)}${readied(view, me, tile)}`),
        ...(idle.length > 0 ? [`For show: ${listOf(idle.map(itemName))}`] : []),
        ...(able.length + idle.length === 0 ? ['Nothing yet. It can only get better.'] : []),
      ],
    },
    ...ordersPassage(ORDER_FORMS, view.orders, orderOf),
  ]
}

/** Empty before the clues are dealt. */
function cluesPassage(view: ImperialView): Passage[] {
  const { hand } = view
  if (view.phase === 'setup' && hand.length === 0) return []
  if (hand.length === 0) return [{ heading: '📜 No clues', lines: ['Explore, or listen to hermits.'] }]
  return [
    {
      heading: `📜 Your ${count(hand.length, 'clue')}`,
      lines: hand.flatMap((clue, at) => [
        `${at + 1}. ${bold(clueOf(clue).name)}: ${clueLine(clue)}${clueDistance(clue, view)}`,
        italic(clueOf(clue).text),
      ]),
    },
  ]
}

function readied({ options }: ImperialView, me: CharacterView, tile: TileId): string {
  const type = armsOf(tile)?.type
  if (me.weapon === tile || me.shield === tile) return ', ready'
  const lent = [...me.companions, ...(me.vessel ? [me.vessel] : [])].some((one) => one.lent === tile)
  if (lent) return ', lent'
  const isForOthers = type !== undefined && !usableTypesOf(me.id, options).includes(type)
  return isForOthers
    ? `. No weapon for the ${characterTitle(me.id).split(', ')[1] ?? 'like of you'}: to trade, to pay with, or to lend`
    : ''
}
