import type { Names, Passage, Seat } from '../../../engine/index.ts'
import { bold, capital, count, listOf, ordersPassage, passage } from '../../../language/index.ts'
import { isSword, mazeCardOf, treasureOf } from '../data/components.ts'
import { HIGHEST_SKILL } from '../data/figures.ts'
import { ORDER_FORMS } from '../data/orders.ts'
import { isIdle } from '../data/traits.ts'
import { adventurerOf, isAlone, isOver, keysHeld, lastRound } from '../view/reading.ts'
import type { WarlockView } from '../view/view.ts'
import {
  cardName,
  cardShort,
  cardText,
  foeName,
  inSpace,
  sidesText,
  spaceName,
  spaceShort,
  swordName,
} from './names.ts'
import { handPassages } from './notebook.ts'
import { orderOf } from './orders.ts'
import { sheetText, shownText } from './scene.ts'

/** The overview for all, and the hand of a player. */

export function overviewOf(view: WarlockView, names: Names): readonly Passage[] {
  return [
    ...view.players.map(({ seat }) => playerPassage(view, seat, names)),
    ...(view.phase === 'setup' ? [] : [roomsPassage(view)]),
    tablePassage(view, names),
  ]
}

function playerPassage(view: WarlockView, seat: Seat, names: Names): Passage {
  const me = adventurerOf(view, seat)
  const mark = seat === view.active && !isOver(view) ? '▶ ' : ''
  const { presence, keyCards = 0, overheard = [] } = view.players[seat] ?? {}
  const keys = isAlone(view)
    ? `🔑 ${capital(count(view.stack, 'Key card'))} in the stack`
    : `🔑 ${keyCards === 0 ? 'A blank Key card only' : `${capital(count(keyCards, 'numbered Key card'))}, and a blank`}`
  const ears =
    overheard.length === 0
      ? []
      : [`👂 Has overheard one Key card${overheard.length > 1 ? ' each' : ''} of ${listOf(overheard.map(names))}`]
  if (!me) return { heading: `${mark}${names(seat)}`, lines: [presence === 'left' ? 'has left' : 'is dead, and thinks of a new name', keys, ...ears] } // prettier-ignore
  const shown = shownText(view, seat)
  const caches = view.caches.filter(({ owner }) => owner === seat)
  const flags = [
    ...(me.blooded || view.options['peaceful-mountain'] || isAlone(view)
      ? []
      : ['has not left a room yet: no battles']),
    ...(me.fledInto ? [`must face what is in ${spaceName(me.fledInto)}`] : []),
    ...(me.lanterns > 1 ? [`${me.lanterns} lanterns`] : []),
  ]
  return {
    heading: `${mark}${names(seat)}`,
    lines: [
      `${capital(inSpace(me.space))} · ${sheetText(view, seat)}`,
      `${keys}${shown === '' ? '' : ` · carries ${shown}`}`,
      ...ears,
      ...(flags.length > 0 ? [capital(flags.join(' · '))] : []),
      ...caches.map(({ space, count: many }) => `⚰️ ${capital(count(many, 'Treasure card'))} left ${inSpace(space)}`),
    ],
  }
}

/** The known Encounters, the number of unknown ones, and Treasure without a guard. */
function roomsPassage(view: WarlockView): Passage {
  const guarded = view.rooms.flatMap(({ room, encounter }) => (encounter?.card ? [`${foeName(encounter.card)} (${spaceShort(room)})`] : [])) // prettier-ignore
  const unknown = view.rooms.filter(({ encounter }) => encounter && !encounter.card).length
  const free = view.rooms.filter(({ encounter, pile }) => !encounter && pile > 0).map(({ room }) => spaceName(room))
  return {
    heading: '🚪 The rooms',
    lines: [
      `Known: ${listOf(guarded)}`,
      `${capital(count(unknown, 'room'))} with a face-down card`,
      ...(free.length > 0 ? [`Treasure unguarded in ${listOf(free)}`] : []),
    ],
  }
}

function tablePassage(view: WarlockView, names: Names): Passage {
  const maze = view.maze.flatMap(({ maze: id, card }) =>
    card ? [`${spaceName(id)} ${sidesText(mazeCardOf(card).openSides)}`] : [],
  )
  const piles = view.discarded.map(({ space, count: many }) => `${many} ${inSpace(space)}`)
  const locked = view.rooms.flatMap(({ room, lockedTo }) =>
    lockedTo === null ? [] : [`${spaceName(room)} to ${names(lockedTo)}`],
  )
  return {
    heading: 'The table',
    lines: [
      view.openLock === null ? '🔒 Three locks, all shut' : `🔓 Lock ${view.openLock} is open; two numbers to name`,
      view.options['midnight-bell']
        ? `🔔 The bell tolls after round ${lastRound(view)}`
        : `🌙 Last light after round ${lastRound(view)}`,
      ...(maze.length > 0 ? [`🌀 The Maze: ${listOf(maze)}`] : []),
      ...(piles.length > 0 ? [`🎁 Treasure cards on the floor: ${listOf(piles)}`] : []),
      ...(view.options.underdogs ? [underdogsLine(view)] : []),
      ...(view.options['peaceful-mountain'] && !isAlone(view) ? ['🕊️ Nobody is attacked, poisoned or cursed'] : []),
      ...(view.options['monster-champion'] && !isAlone(view) ? ['🎲 The next player rolls for a monster'] : []),
      ...(locked.length > 0
        ? [
            `⛔ Closed until ${isAlone(view) ? 'another room has been left' : 'somebody else has called'}: ${listOf(locked)}`,
          ]
        : []),
      ...(view.gone.encounters.length > 0 ? [`☠️ Out of the game: ${listOf(view.gone.encounters.map(foeName))}`] : []),
    ],
  }
}

/** The compensation for a low Skill. */
function underdogsLine({ options }: WarlockView): string {
  const [stamina, cards] = [options['underdogs-stamina'], options['underdogs-cards']]
  const gifts = [
    ...(stamina > 0 ? [`${stamina} Stamina`] : []),
    ...(cards > 0 ? [`${count(cards, 'Key card')} overheard`] : []),
  ]
  return `⚖️ Underdogs: ${gifts.length === 0 ? 'nothing' : listOf(gifts)} for each point of Skill short of ${HIGHEST_SKILL}`
}

/** A seat's own Key cards, notebook, rucksack and standing orders. */
export function handOf(view: WarlockView, names: Names): readonly Passage[] {
  const { own } = view
  if (!own || view.viewer === null) return []
  return [
    ...handPassages(view, names),
    rucksackPassage(view),
    ...knownPassage(view, names),
    ...ordersPassage(ORDER_FORMS, own.orders, orderOf, ['flee']),
  ]
}

function rucksackPassage(view: WarlockView): Passage {
  const { own } = view
  const treasures = own?.treasures ?? []
  const used = treasures.filter((card) => treasureOf(card).countsAgainstRucksack).length
  const keys = keysHeld(view)
  const swords = own?.swords ?? []
  return {
    heading: `🎒 Rucksack (${used} of 6)`,
    lines: [
      keys.length === 0 ? 'No keys yet.' : `Keys you carry: ${bold(keys.join(', '))}`,
      ...treasures.filter((card) => treasureOf(card).keys.length > 0).map((card) => `🔑 ${cardName(card)}`),
      ...treasures.filter((card) => treasureOf(card).keys.length === 0 && !isSword(card)).map((card) => `${bold(cardShort(card))}: ${isIdle(card, view.options) ? 'of no use in this game.' : cardText(card)}`), // prettier-ignore
      ...swords.map(
        (sword) =>
          `🗡️ ${bold(swordName(sword))}${sword === own?.sword ? ', in hand' : ''}${sword === 'starting-sword' ? '' : `: ${cardText(sword)}`}`,
      ),
    ],
  }
}

/** Cards in hands and rooms that this player has seen. */
function knownPassage(view: WarlockView, names: Names): Passage[] {
  const lines = (view.own?.knows ?? []).flatMap(({ card, where }) => {
    switch (where.at) {
      case 'carried':
        return [`${cardName(card)}: ${names(where.seat)}`]
      case 'room':
        return [`${cardName(card)}: in ${spaceName(where.room)}`]
      case 'pile':
        return [`${cardName(card)}: on the floor ${inSpace(where.space)}`]
      case 'cache':
        return [`${cardName(card)}: ${names(where.owner)}’s cache ${inSpace(where.space)}`]
      case 'gone':
        return []
    }
  })
  return passage('👁️ You also know', lines)
}
