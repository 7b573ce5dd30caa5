import { assertNever, type Names } from '../../../../engine/index.ts'
import { bold, count, listOf } from '../../../../language/index.ts'
import { isFoeId, isTreasureId } from '../../data/ids.ts'
import type { EndFact, Source } from '../../facts/realm.ts'
import { card, cardName, cardShort, foe, inSpace } from '../names.ts'

/** Death, departures and the end, as lines of the chronicle. */
export function endLine(fact: EndFact, names: Names): string | null {
  switch (fact.kind) {
    case 'died':
      return diedLine(fact, names)
    case 'player-left': {
      const left =
        fact.dropped > 0 && fact.space !== null ? ` ${capitalCards(fact.dropped)} ${inSpace(fact.space)}.` : ''
      return `🚪 ${names(fact.seat)} leaves the mountain.${left} I go on answering for the Key cards.`
    }
    case 'player-returned':
      return `🚪 ${names(fact.seat)} is back, with a new adventurer next turn.`
    case 'reckoning-began':
      return `🔔 ${fact.reason === 'bell' ? 'The midnight bell tolls' : 'The last light fails'} after round ${fact.round}. Everybody writes down what lies beneath the chest.`
    case 'reckoned': {
      return reckonedLine(fact, names)
    }
    case 'all-revealed': {
      const hands = fact.hands.map(({ seat, keyCards, treasures }) => {
        const carried = treasures.length > 0 ? `; carried ${shortList(treasures.map(cardShort))}` : ''
        if (fact.hands.length === 1)
          return `${names(seat)} carried ${treasures.length > 0 ? listOf(treasures.map(cardName)) : 'nothing'}`
        return `${names(seat)} held ${keyCards.length === 0 ? 'only a blank' : listOf(keyCards.map(String))}${carried}`
      })
      return `🗝️ Beneath the chest: ${bold(listOf([...fact.chest].sort((a, b) => a - b).map(String)))}.\n${hands.join('.\n')}.`
    }
    case 'game-won':
      return wonLine(fact, names)
    case 'nobody-won':
      return fact.why === 'reckoning'
        ? '🌑 The chest stays shut, and keeps its joke to itself. Nobody has won.'
        : 'Nobody is left to win. The chest is not surprised.'
    default:
      return assertNever(fact)
  }
}

/** The first few by name, and how many more there are. */
function shortList(names: readonly string[]): string {
  const most = 4
  return names.length <= most + 1 ? listOf(names) : listOf([...names.slice(0, most), `${names.length - most} more`])
}

/** "✍️ Ann wrote 6 and 8, both right, and holds a key for 8: **7 points**." */
function reckonedLine(
  { seat, numbers, right, held, score }: Extract<EndFact, { kind: 'reckoned' }>,
  names: Names,
): string {
  const all = right.length === numbers.length
  const verdict = all
    ? numbers.length === 1
      ? 'rightly'
      : numbers.length === 2
        ? 'both right'
        : 'all right'
    : right.length === 0
      ? 'none of it right'
      : `of which ${listOf(right.map(String))} ${right.length === 1 ? 'is' : 'are'} right`
  const keys =
    held.length > 0 ? `, and holds ${held.length === 1 ? 'the key' : 'the keys'} ${listOf(held.map(String))}` : ''
  const wrote = numbers.length === 0 ? 'wrote nothing' : `wrote ${listOf(numbers.map(String))}, ${verdict}`
  return `✍️ ${names(seat)} ${wrote}${keys}: ${bold(count(score.total, 'point'))}.`
}

function capitalCards(cards: number): string {
  return cards === 1 ? 'One Treasure card lies' : `${cards} Treasure cards lie`
}

function diedLine(fact: Extract<EndFact, { kind: 'died' }>, names: Names): string {
  const by = fact.killer === null ? killer(fact.by) : `, by the hand of ${names(fact.killer)}`
  const cache = fact.cache > 0 ? ` ${capitalCards(fact.cache)} there for whoever ${names(fact.seat)} sends next.` : ''
  return `☠️ ${names(fact.seat)} dies ${inSpace(fact.space)}${by}.${cache}`
}

function killer(by: Source): string {
  if (isFoeId(by)) return `, of ${foe(by)}`
  if (isTreasureId(by)) return `, of the ${card(by)}`
  return by === 'bridge' ? ', of a missing plank' : ''
}

function wonLine({ seats, by }: Extract<EndFact, { kind: 'game-won' }>, names: Names): string {
  const winners = listOf(seats.map((seat) => names(seat)))
  const win = seats.length === 1 ? 'wins' : 'share the victory'
  if (by === 'chest') return `🏆 ${winners} ${win}: the treasure of Firetop Mountain!`
  if (by === 'default') return `🏆 ${winners} ${win}: nobody else is left under the mountain.`
  return `🏆 ${winners} ${win} by the reckoning, and ${seats.length === 1 ? 'inherits' : 'inherit'} the mountain.`
}
