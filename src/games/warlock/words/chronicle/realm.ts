import { assertNever, type Names, type Seat } from '../../../../engine/index.ts'
import { bold, capital, count, italic, listOf, sumText } from '../../../../language/index.ts'
import { spaceOf, TREASURE_ROOM } from '../../data/board.ts'
import { mazeCardOf } from '../../data/components.ts'
import { isFoeId, type RoomId } from '../../data/ids.ts'
import type { MoveFact, SetupFact, TurnFact } from '../../facts/realm.ts'
import { cards, doorNearby, foe, inSpace, mazeCardName, mazeText, sidesText, spaceName, toSpace } from '../names.ts'

/** Setup, turns and movement, as lines of the chronicle. */

export function setupLine(fact: SetupFact, names: Names): string | null {
  switch (fact.kind) {
    case 'rolled-up': {
      const comes = fact.again
        ? `sends another adventurer ${fact.space === 'entrance' ? 'in' : 'along'}`
        : 'rolls up an adventurer'
      return `🎲 ${names(fact.seat)} ${comes}: Skill ${bold(String(fact.skill))}, Stamina ${bold(String(fact.stamina.total))}, Luck ${bold(String(fact.luck.total))}.`
    }
    case 'supplied': {
      const packed = [
        ...(fact.gold > 0 ? [`${fact.gold} Gold`] : []),
        ...(fact.provisions > 0 ? [count(fact.provisions, 'Provision')] : []),
      ]
      return packed.length === 0 ? null : `🎒 ${names(fact.seat)} packs ${listOf(packed)} besides.`
    }
    case 'need-rolled':
      return `🎲 Equal Skill, so dice: ${listOf(fact.rolls.map(({ seat, die }) => `${names(seat)} ${die}`))}. Lower goes first.`
    case 'need-settled':
      if (fact.order.length === 1) return null
      return beginsLine(fact.order, names)
    case 'dungeon-laid-out':
      return fact.without.length === 0
        ? `🏰 ${fact.treasures} Treasure cards lie in the rooms, and something sits on nearly all of them.`
        : `🏰 ${fact.treasures} Treasure cards lie in the rooms. Already bare: ${bareText(fact.without)}.`
    case 'key-cards-dealt':
      if (fact.stack !== undefined)
        return `🗝️ Three Key cards go beneath the chest, the other ${fact.stack} face-down into a stack.`
      return `🗝️ Three Key cards go beneath the chest, the others to the players: ${dealtText(fact.each, names)}. Everybody has a blank as well.`
    case 'lock-open':
      return `🔓 The Warlock forgot one lock: ${bold(String(fact.number))} is beneath the chest, and nobody needs that key.`
    case 'overheard':
      return `👂 Nobody lowers his voice for ${names(fact.seat)}, who overhears one Key card${fact.of.length > 1 ? ' each' : ''} of ${listOf(fact.of.map(names))}.`
    case 'keys-ready':
      return `🗝️ You start with ${cards(fact.cards)}.`
    default:
      return assertNever(fact)
  }
}

/** Names up to three rooms, and counts more. */
function bareText(rooms: readonly RoomId[]): string {
  return rooms.length > 3 ? count(rooms.length, 'room') : listOf(rooms.map(spaceName))
}

/** "two each", or the number for each seat. */
function dealtText(each: readonly number[], names: Names): string {
  const [first = 0] = each
  if (each.every((n) => n === first)) return `${count(first, 'card')} each`
  return listOf(each.map((n, seat) => `${names(seat)} ${n}`))
}

/** The first player; the others follow clockwise, in the order of their seats (WAR-2.12, WAR-2.16). */
function beginsLine([first, ...others]: readonly Seat[], names: Names): string | null {
  if (first === undefined) return null
  const seats = others.length + 1
  const turns = Array.from({ length: seats }, (_, step) => (first + step) % seats)
  return `${names(first)}, with the lowest Skill, begins. Turns go round the table: ${turns.map((seat) => names(seat)).join(', ')}.`
}

export function turnLine(fact: TurnFact, names: Names): string | null {
  switch (fact.kind) {
    case 'round-began':
      return null
    case 'night-grew-long':
      return `🌙 The long night: from now on the ${bold('Warlock')} has only Skill ${fact.skill}, Stamina ${fact.stamina}. People keep coming in.`
    case 'turn-began':
      return `🕯️ Round ${fact.round} · ${names(fact.seat)}’s turn`
    case 'turn-missed':
      return `💤 ${names(fact.seat)} misses this turn${fact.left > 0 ? `, and ${count(fact.left, 'more turn')}` : ''}.`
    case 'turn-owed':
      return `💤 ${names(fact.seat)} will miss ${fact.owed === 1 ? 'the next turn' : `the next ${count(fact.owed, 'turn')}`}${isFoeId(fact.by) ? `, thanks to ${foe(fact.by)}` : ''}.`
    case 'passed':
      return `${names(fact.seat)} waits ${italic('and listens')}.`
    case 'stayed':
      return `${names(fact.seat)} stays ${inSpace(fact.space)}.`
    default:
      return assertNever(fact)
  }
}

export function moveLine(fact: MoveFact, names: Names): string | null {
  switch (fact.kind) {
    case 'move-rolled':
      // Without a challenge, the move tells the roll.
      return fact.challenges === true
        ? `🎲 ${names(fact.seat)} rolls ${sumText(fact.roll)} to move, and that earns a Key Challenge.`
        : null
    case 'moved':
      // The passage and the edge of the Maze have lines of their own.
      if (spaceOf(fact.to).type === 'passage' || spaceOf(fact.to).mazeApproach) return null
      if (fact.to === TREASURE_ROOM)
        return `🗝️ ${bold(`${names(fact.seat)} stands before the Warlock’s chest.`)} The right numbers now, and it is over.`
      return `👣 ${names(fact.seat)} ${fact.roll ? `rolls ${bold(String(fact.roll.total))} and ` : ''}goes ${toSpace(fact.to)}${doorNearby(fact.to)}.`
    case 'nowhere-to-go':
      return `${names(fact.seat)} has nowhere to go from ${spaceName(fact.space)}.`
    case 'maze-reached':
      return `🌀 ${names(fact.seat)} stands at the edge of the Maze, at ${spaceName(fact.square)}.`
    case 'maze-turned-up': {
      const card = mazeCardOf(fact.card)
      return `🌀 ${capital(spaceName(fact.maze))}: ${bold(mazeCardName(fact.card))}, ${sidesText(card.openSides)}. ${italic(mazeText(card))}`
    }
    case 'maze-dead-end':
      return `🧱 ${fact.walled ? 'Bricked up on this side' : 'It leads nowhere'}: a dead end for ${names(fact.seat)}.`
    case 'maze-turned-down':
      return null
    case 'passage-entered':
      return `🕳️ ${names(fact.seat)} pulls the iron ring and climbs into ${spaceName(fact.passage)}.`
    case 'passage-taken':
      return fact.die === null
        ? `🕳️ ${names(fact.seat)} comes up in ${spaceName(fact.to)}.`
        : `🎲 Without a lantern, ${bold(String(fact.die))}: ${names(fact.seat)} gropes along and comes up in ${spaceName(fact.to)}${fact.from === fact.to ? ', again' : ''}.`
    case 'river-tried':
      return riverLine(fact, names(fact.seat))
    case 'river-bridge':
      return `🎲 The bridge: ${bold(String(fact.die))}. ${italic(fact.text)}`
    case 'river-crossed':
      return `🌊 ${names(fact.seat)} is across, ${inSpace(fact.to)}.`
    case 'river-turned-back':
      return `🌊 ${names(fact.seat)} is back ${inSpace(fact.at)}, where it was dry.`
    case 'river-fell':
      return `💦 ${names(fact.seat)} falls in. So does something with teeth.`
    default:
      return assertNever(fact)
  }
}

function riverLine({ by }: Extract<MoveFact, { kind: 'river-tried' }>, player: string): string {
  switch (by) {
    case 'ferry':
      return `🔔 ${player} rings for the ferryman and pays 3 Gold.`
    case 'raft':
      return `🛶 ${player} pushes off on the raft.`
    case 'bridge':
      return `🌉 ${player} steps onto the bridge.`
  }
}
