import { assertNever, type Names } from '../../../../engine/index.ts'
import { bold, count, listOf } from '../../../../prose/index.ts'
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
      const right = fact.right.length === 0 ? 'none right' : `right: ${listOf(fact.right.map(String))}`
      const held = fact.held.length > 0 ? `, and holding ${listOf(fact.held.map(String))}` : ''
      return `✍️ ${names(fact.seat)} wrote ${listOf(fact.numbers.map(String))}: ${right}${held}. ${bold(count(fact.score.total, 'point'))}.`
    }
    case 'all-revealed': {
      const hands = fact.hands.map(({ seat, keyCards, treasures }) => {
        const carried = treasures.length > 0 ? `; carried ${listOf(treasures.map(cardShort))}` : ''
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
