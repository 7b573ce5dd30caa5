import type { Names } from '../../../../engine/index.ts'
import { joined, listOf, type LinesByKind } from '../../../../language/index.ts'
import { isFoeId, isTreasureId } from '../../data/ids.ts'
import type { EndFact } from '../../facts/realm.ts'
import { cardName, cardShort, inSpace } from '../names.ts'
import { say } from '../say.ts'

type Of<K extends EndFact['kind']> = Extract<EndFact, { kind: K }>

/** Death, departures and the end, as lines of the chronicle. */
export const END_LINES: LinesByKind<EndFact> = {
  died: (fact, names) => {
    const cache = fact.cache > 0 ? say('cache-left', { who: names(fact.seat), count: fact.cache }) : ''
    return joined(' ', diedText(fact, names), cache)
  },
  'player-left': ({ seat, dropped, space }, names) =>
    dropped > 0 && space !== null
      ? say('player-left-cards', { who: names(seat), count: dropped, place: inSpace(space) })
      : say('player-left', { who: names(seat) }),
  'player-returned': ({ seat }, names) => say('player-returned', { who: names(seat) }),
  'reckoning-began': ({ reason, round }) =>
    reason === 'bell' ? say('reckoning-bell', { round }) : say('reckoning-dark', { round }),
  reckoned: (fact, names) => reckonedLine(fact, names(fact.seat)),
  'all-revealed': ({ chest, hands }, names) => {
    const isSolo = hands.length === 1
    return [
      say('beneath-the-chest', { numbers: numbersText(chest) }),
      ...hands.map((hand) => revealedText(hand, names(hand.seat), isSolo)),
    ].join('\n')
  },
  'game-won': ({ seats, by }, names) => {
    const who = listOf(seats.map(names))
    return seats.length === 1 ? say(`won-by-${by}`, { who }) : say(`won-by-${by}-together`, { who })
  },
  'nobody-won': ({ why }) => (why === 'reckoning' ? say('nobody-won-reckoning') : say('nobody-won-left')),
}

function diedText({ seat, space, by, killer }: Of<'died'>, names: Names): string {
  const death = { who: names(seat), place: inSpace(space) }
  if (killer !== null) return say('died-by-player', { ...death, rival: names(killer) })
  if (isFoeId(by)) return say('died-by-foe', { ...death, foe: `foe-${by}` })
  if (isTreasureId(by)) return say('died-by-card', { ...death, card: `card-${by}` })
  return by === 'bridge' ? say('died-on-bridge', death) : say('died', death)
}

function reckonedLine({ numbers, right, held, score }: Of<'reckoned'>, who: string): string {
  const keys = held.length > 0 ? say('holds-keys', { who, count: held.length, keys: listOf(held.map(String)) }) : ''
  return joined(' ', wroteText(numbers, right, who), keys, say('scored', { points: score.total }))
}

function wroteText(numbers: readonly number[], right: readonly number[], who: string): string {
  if (numbers.length === 0) return say('wrote-nothing', { who })
  const wrote = { who, numbers: listOf(numbers.map(String)) }
  if (right.length === 0) return say('wrote-none-right', wrote)
  if (right.length === numbers.length) return say('wrote-all-right', { ...wrote, count: right.length })
  return say('wrote-some-right', { ...wrote, count: right.length, right: listOf(right.map(String)) })
}

type Hand = Of<'all-revealed'>['hands'][number]

/** What a player turned out to hold. In a solo game nobody holds Key cards. */
function revealedText({ keyCards, treasures }: Hand, who: string, isSolo: boolean): string {
  if (isSolo) {
    const carried = listOf(treasures.map(cardName))
    return treasures.length > 0 ? say('revealed-cards', { who, cards: carried }) : say('revealed-nothing', { who })
  }
  const cards = treasures.length > 0 ? shortList(treasures.map(cardShort)) : null
  if (keyCards.length === 0) {
    return cards === null ? say('revealed-blank', { who }) : say('revealed-blank-cards', { who, cards })
  }
  const numbers = numbersText(keyCards)
  return cards === null ? say('revealed-hand', { who, numbers }) : say('revealed-hand-cards', { who, numbers, cards })
}

const MAX_CARDS_NAMED = 4

/** The first few by name, then the number of the others. */
function shortList(names: readonly string[]): string {
  if (names.length <= MAX_CARDS_NAMED + 1) return listOf(names)
  return listOf([...names.slice(0, MAX_CARDS_NAMED), say('more', { count: names.length - MAX_CARDS_NAMED })])
}

function numbersText(numbers: readonly number[]): string {
  return listOf([...numbers].sort((a, b) => a - b).map(String))
}
