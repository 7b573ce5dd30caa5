import type { Names, Passage, Seat } from '../../../engine/index.ts'
import { capital, joined, listOf, ordersPassage, passage } from '../../../language/index.ts'
import { isSword, treasureOf } from '../data/components.ts'
import { HIGHEST_SKILL } from '../data/figures.ts'
import type { SwordId, TreasureId } from '../data/ids.ts'
import { ORDER_FORMS } from '../data/orders.ts'
import { isIdle } from '../data/traits.ts'
import { adventurerOf, isAlone, isOver, keysHeld, lastRound } from '../view/reading.ts'
import type { WarlockView } from '../view/view.ts'
import { cardText, foeName, goods, inSpace, namedCard, roomsAfterIn, spaceId } from './names.ts'
import { handPassages } from './notebook.ts'
import { orderOf } from './orders.ts'
import { say } from './say.ts'
import { mazeTexts, pileTexts, sheetText, shownText } from './scene.ts'

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
  const who = names(seat)
  const heading = seat === view.active && !isOver(view) ? say('overview-active', { who }) : who
  const { presence, keyCards = 0, overheard = [] } = view.players[seat] ?? {}
  const keys = isAlone(view) ? say('overview-stack', { count: view.stack }) : say('overview-keys', { count: keyCards })
  const rivals = listOf(overheard.map(names))
  const ears = overheard.length === 0 ? [] : [say('overview-overheard', { count: overheard.length, rivals })]
  if (!me) return { heading, lines: [say(presence === 'left' ? 'overview-left' : 'overview-dead'), keys, ...ears] }
  const shown = shownText(view, seat)
  const isSafe = !me.blooded && !view.options['peaceful-mountain'] && !isAlone(view)
  return {
    heading,
    lines: [
      joined(' · ', capital(inSpace(me.space)), sheetText(view, seat)),
      joined(' · ', keys, shown === '' ? '' : say('overview-carries', { cards: shown })),
      ...ears,
      ...(isSafe ? [say('overview-unblooded')] : []),
      ...(me.fledInto ? [say('overview-must-face', { room: spaceId(me.fledInto) })] : []),
      ...(me.lanterns > 1 ? [capital(say('lanterns', { count: me.lanterns }))] : []),
      ...view.caches
        .filter(({ owner }) => owner === seat)
        .map(({ space, count }) =>
          say('overview-cache', { cards: listOf(goods({ cards: count })), place: inSpace(space) }),
        ),
    ],
  }
}

/** The known Encounters, the number of unknown ones, and Treasure without a guard. */
function roomsPassage({ rooms }: WarlockView): Passage {
  const guards = rooms.flatMap(({ room, encounter }) =>
    encounter?.card ? [say('overview-guard', { foe: `foe-${encounter.card}`, room: spaceId(room) })] : [],
  )
  const unknown = rooms.filter(({ encounter }) => encounter && !encounter.card).length
  const free = rooms.filter(({ encounter, pile }) => !encounter && pile > 0).map(({ room }) => room)
  return {
    heading: say('overview-rooms'),
    lines: [
      say('overview-known', { guards: listOf(guards) }),
      say('overview-unknown', { count: unknown }),
      ...(free.length > 0 ? [say('overview-unguarded', { rooms: roomsAfterIn(free) })] : []),
    ],
  }
}

function tablePassage(view: WarlockView, names: Names): Passage {
  const { openLock, options, gone } = view
  const [spaces, piles] = [mazeTexts(view), pileTexts(view)]
  const alone = isAlone(view)
  const closed = alone ? 'overview-closed-alone' : 'overview-closed'
  return {
    heading: say('overview-table'),
    lines: [
      openLock === null ? say('overview-locks') : say('overview-lock-open', { number: openLock }),
      say(options['midnight-bell'] ? 'overview-bell' : 'overview-dark', { round: lastRound(view) }),
      ...(spaces.length > 0 ? [say('overview-maze', { spaces: capital(listOf(spaces)) })] : []),
      ...(piles.length > 0 ? [say('overview-floor', { piles: listOf(piles) })] : []),
      ...(options.underdogs ? [underdogsLine(view)] : []),
      ...(options['peaceful-mountain'] && !alone ? [say('overview-peace')] : []),
      ...(options['monster-champion'] && !alone ? [say('overview-champion')] : []),
      ...view.rooms.flatMap(({ room, lockedTo }) =>
        lockedTo === null ? [] : [say(closed, { who: names(lockedTo), room: spaceId(room) })],
      ),
      ...(gone.encounters.length > 0 ? [say('overview-gone', { foes: listOf(gone.encounters.map(foeName)) })] : []),
    ],
  }
}

/** The compensation for a low Skill. */
function underdogsLine({ options }: WarlockView): string {
  const [stamina, cards] = [options['underdogs-stamina'], options['underdogs-cards']]
  const gifts = [
    ...(stamina > 0 ? [say('stamina', { count: stamina })] : []),
    ...(cards > 0 ? [say('overheard-cards', { count: cards })] : []),
  ]
  if (gifts.length === 0) return say('overview-underdogs-nothing')
  return say('overview-underdogs', { skill: HIGHEST_SKILL, gifts: listOf(gifts) })
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
  const { treasures = [], swords = [], sword: inHand } = view.own ?? {}
  const keys = keysHeld(view)
  const isKey = (card: TreasureId) => treasureOf(card).keys.length > 0
  return {
    heading: say('rucksack', { count: treasures.filter((card) => treasureOf(card).countsAgainstRucksack).length }),
    lines: [
      keys.length === 0 ? say('rucksack-no-keys') : say('rucksack-keys', { keys: keys.join(', ') }),
      ...treasures.filter(isKey).map((card) => say('rucksack-key', namedCard(card))),
      ...treasures.filter((card) => !isKey(card) && !isSword(card)).map((card) => cardLine(view, card)),
      ...swords.map((sword) => swordLine(sword, sword === inHand)),
    ],
  }
}

function cardLine({ options }: WarlockView, id: TreasureId): string {
  const card = `card-${id}`
  return isIdle(id, options) ? say('rucksack-card-idle', { card }) : say('rucksack-card', { card, text: cardText(id) })
}

function swordLine(id: SwordId, isInHand: boolean): string {
  const sword = say(isInHand ? 'rucksack-sword-in-hand' : 'rucksack-sword', { sword: `card-${id}` })
  return id === 'starting-sword' ? sword : say('rucksack-sword-text', { line: sword, text: cardText(id) })
}

/** Cards in hands and rooms that this player has seen. */
function knownPassage(view: WarlockView, names: Names): Passage[] {
  const lines = (view.own?.knows ?? []).flatMap(({ card: id, where }) => {
    const card = namedCard(id)
    switch (where.at) {
      case 'carried':
        return [say('known-carried', { ...card, who: names(where.seat) })]
      case 'room':
        return [say('known-lying', { ...card, place: inSpace(where.room) })]
      case 'pile':
        return [say('known-pile', { ...card, place: inSpace(where.space) })]
      case 'cache':
        return [say('known-cache', { ...card, who: names(where.owner), place: inSpace(where.space) })]
      case 'gone':
        return []
    }
  })
  return passage(say('known'), lines)
}
