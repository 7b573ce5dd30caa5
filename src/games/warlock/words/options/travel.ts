import { fieldsOf, type Json, type Label, type Names } from '../../../../engine/index.ts'
import { capital, hintOf, joined, listOf, percentage } from '../../../../language/index.ts'
import { isRoom, spaceOf } from '../../data/board.ts'
import { BRIDGE_TABLE, CONSTANTS, mazeCardOf, rowFor } from '../../data/components.ts'
import {
  isTreasureId,
  type FoeId,
  type MazeId,
  type PassageId,
  type RoomId,
  type SpaceId,
  type TreasureId,
} from '../../data/ids.ts'
import { traitsOf } from '../../data/traits.ts'
import { carriedBy, type BattleAbout } from '../../view/about.ts'
import { chanceOfDeadEnd } from '../../view/maze.ts'
import { isAlone, isMonster, lockCount, othersOn, reader, roomIn, self } from '../../view/reading.ts'
import type { RoomView, WarlockView } from '../../view/view.ts'
import { goods, mazeCardName, mazeNumber, sidesText, spaceId, toSpace, upToSpace } from '../names.ts'
import { battleLabel, faceDownLabel, guessLabel, statsText, strikeLabel, withLuck } from '../odds.ts'
import { say } from '../say.ts'
import { effectOf, hinted, type WarlockLabeller } from './labeller.ts'

/** Options of the turn and of movement, as buttons. */

export const supplies: WarlockLabeller = (offer) => {
  const { gold, provisions } = carriedBy(offer)
  return { label: say('pack', { goods: listOf(goods({ gold, provisions })) }) }
}

export const reenter: WarlockLabeller = ({ key }) =>
  key === 'leave' ? { ...hinted('leave-game'), sure: say('leave-game.sure') } : hinted('reenter')

export const turnAction: WarlockLabeller = (offer, view, names) => {
  const space = self(view)?.space
  switch (offer.key) {
    case 'move':
      return { label: say('move'), hint: moveHint(view, space) }
    case 'eat':
      return hinted('eat', { stamina: CONSTANTS.provisionStamina })
    case 'stay':
      return hinted(space !== undefined && isRoom(space) ? 'stay-in-room' : 'stay-here')
    case 'cross':
      return hinted('cross')
    case 'open':
      return { ...hinted('open-chest', { locks: lockCount(view) }), ...guessLabel(view) }
    case 'pass':
      return hinted('end-turn')
    case 'put-down':
      return hinted('put-down')
    default: {
      const { sword } = carriedBy(offer)
      return sword === undefined ? useItem(offer, view, names) : hinted('take-sword', { sword: `card-${sword}` })
    }
  }
}

function moveHint(view: WarlockView, space: SpaceId | undefined): string {
  const { options } = view
  const here = space === undefined ? null : spaceOf(space)
  const first = here?.type === 'passage' ? say('move-through-passage') : here?.mazeApproach ? say('move-into-maze') : ''
  const dice = say('move-dice', { dice: options['swift-feet'] ? options['swift-feet-dice'] : 1 })
  const face = options['loose-tongues'] ? options['loose-tongues-face'] : 0
  return joined(' ', first, dice, say(isAlone(view) ? 'move-earns-look' : 'move-earns-challenge', { face }))
}

/** A card in a window; `otherwise` is the message for using none. */
export const itemOr =
  (otherwise: 'turn-back' | 'stand-and-fight' | 'roll-round'): WarlockLabeller =>
  (offer, view, names, about) => {
    if (offer.key !== 'pass') return useItem(offer, view, names, about)
    const { label, hint: plain = '' } = hinted(otherwise)
    const foe = ownFoe(view, about)
    const { hint = '', ...odds } = foe === null ? {} : battleLabel(view, reader(view), foe)
    return { label, hint: hintOf(hint, plain), ...odds }
  }

export const useItem: WarlockLabeller = (offer, view, names, about) => {
  const { card, target } = carriedBy(offer)
  const id = card ?? offer.key.split(':')[1] ?? ''
  if (!isTreasureId(id)) return { label: capital(offer.key) }
  const foe = ownFoe(view, about)
  const { hint = '', ...odds } = foe === null ? {} : strikeLabel(view, reader(view), foe, id)
  const { label, hint: effect = '' } = useCard(id, target, names)
  return { label, hint: hint === '' ? effect : hintOf(hint, effect), ...odds }
}

/** The foe that the reader fights, or is about to fight, by the question. */
function ownFoe(view: WarlockView, about: Json | null | undefined): FoeId | null {
  const { seat, foe = null } = fieldsOf(about) as Partial<BattleAbout>
  return seat === reader(view) ? foe : null
}

/** A card to use, with its target if it has one. */
function useCard(card: TreasureId, target: number | undefined, names: Names): Label {
  const hint = effectOf(card)
  if (target === undefined) return { label: say('use-card', { card: `card-${card}` }), hint }
  return { label: say(traitsOf(card).beforehand === 'poison' ? 'poison' : 'curse', { rival: names(target) }), hint }
}

// Moving

export const moveTo: WarlockLabeller = (offer, view, names) => {
  const space = offer.place ?? offer.key
  const { by, steps = 0 } = carriedBy(offer)
  const count = say('step-count', { steps })
  const things = thingsText(view, space, names)
  switch (spaceOf(space).type) {
    case 'room': {
      const room = spaceId(space as RoomId)
      const square = offer.key.includes(':') && by !== undefined ? spaceOf(by).label : null
      const label = square === null ? say('enter-room', { room }) : say('enter-room-by', { room, square })
      return { label: capital(label), ...roomHint(view, space, things, count) }
    }
    case 'passage':
      return { label: say('go-to', { to: toSpace(space) }), hint: hintOf(count, say('ends-turn'), things) }
    case 'bank':
      return { label: say('go-to', { to: toSpace(space) }), hint: hintOf(count, say('may-cross'), things) }
    case 'maze':
      return { label: say('go-to', { to: toSpace(space) }), hint: hintOf(count, things) }
    default: {
      const edge = spaceOf(space).mazeApproach ? say('maze-edge') : doorText(space) || nextDoorText(space)
      return {
        label: say('walk', { wind: windTo(view, space), to: upToSpace(space) }),
        hint: hintOf(count, things, edge),
      }
    }
  }
}

/** The people and things on a space. */
function thingsText(view: WarlockView, space: SpaceId, names: Names): string {
  const people = othersOn(view, space).map((seat) => names(seat))
  const pile = view.discarded.find((one) => one.space === space)?.count ?? 0
  const cache = view.caches.find((one) => one.space === space && one.owner === view.viewer)?.count ?? 0
  return joined(
    ' ',
    people.length > 0 ? say('hint-people', { people: listOf(people), count: people.length }) : '',
    pile > 0 ? say('hint-pile', { count: pile }) : '',
    cache > 0 ? say('hint-cache', { count: cache }) : '',
  )
}

/** The known contents of a room: first the odds of the fight that may wait there. */
function roomHint(view: WarlockView, space: SpaceId, things: string, count: string): Omit<Label, 'label'> {
  const room = roomIn(view, space)
  if (space === 'treasure-room' || !room) return { hint: hintOf(count, room ? say('hint-chest') : '', things) }
  const { guard, hint = '', ...odds } = guardOdds(view, room)
  return { hint: hintOf(hint, guard, say('hint-room-treasure', { count: room.pile }), count, things), ...odds }
}

/** The card in a room, and the odds of a whole battle with it. */
function guardOdds(view: WarlockView, { encounter }: RoomView): { readonly guard: string } & Omit<Label, 'label'> {
  if (encounter === null) return { guard: say('hint-unguarded') }
  const { card } = encounter
  if (card === null) {
    const odds = faceDownLabel(view)
    return { guard: odds.hint === undefined ? say('hint-face-down') : '', ...odds }
  }
  const foe = `foe-${card}`
  if (!isMonster(card)) return { guard: say('hint-foe', { foe }) }
  const guard = say('hint-monster', { foe, figures: statsText(view, card) })
  return { guard, ...battleLabel(view, reader(view), card) }
}

/** The room whose door opens on a square. */
export function doorText(space: SpaceId): string {
  const room = spaceOf(space).neighbours.find(isRoom)
  return room === undefined ? '' : say('at-door', { room: spaceId(room) })
}

/** The room whose door opens on the next square. */
function nextDoorText(space: SpaceId): string {
  const next = spaceOf(space).neighbours.filter((one) => !isRoom(one))
  const room = next.flatMap((one) => spaceOf(one).neighbours).find(isRoom)
  return room === undefined ? '' : say('near-door', { room: spaceId(room) })
}

/** "north", "south-west", seen from the reader; "back" if they do not move. */
function windTo(view: WarlockView, to: SpaceId): string {
  const [a, b] = [spaceOf(self(view)?.space ?? to), spaceOf(to)]
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const ns = Math.abs(dy) * 2 < Math.abs(dx) || dy === 0 ? '' : dy < 0 ? 'north' : 'south'
  const ew = Math.abs(dx) * 2 < Math.abs(dy) || dx === 0 ? '' : dx < 0 ? 'west' : 'east'
  return joined('-', ns, ew) || 'back'
}

export const passageExit: WarlockLabeller = ({ key }, view) =>
  self(view)?.space === key
    ? { label: say('passage-stay') }
    : hinted('passage-exit', { passage: spaceId(key as PassageId) })

export const mazeEnter: WarlockLabeller = ({ key }, view) => {
  if (key === 'walk-away') return hinted('walk-away')
  const card = view.maze.find(({ maze }) => maze === (key as MazeId))?.card ?? null
  const number = mazeNumber(key as MazeId)
  const here = self(view)?.space
  if (card === null) {
    const dead = here === undefined ? 0 : chanceOfDeadEnd(view, key as MazeId, here)
    return {
      ...hinted('enter-maze', { number, dead: percentage(dead) }),
      chance: 1 - dead,
      figures: { 'dead-end': dead },
    }
  }
  return hinted('enter-known-maze', { number, card: mazeCardName(card), sides: sidesText(mazeCardOf(card).openSides) })
}

export const riverCross: WarlockLabeller = ({ key }, view) => {
  switch (key) {
    case 'ferry':
      return hinted('ferry', { price: CONSTANTS.ferryPrice, gold: self(view)?.gold ?? 0 })
    case 'raft':
      return withLuck(view, (told) => hinted('raft', { ...told, figures: statsText(view, 'crocodile') }))
    case 'bridge': {
      const rows = [1, 2, 3, 4, 5, 6].map((die) => rowFor(BRIDGE_TABLE, die))
      const across = rows.filter((row) => row.crossed).length / 6
      const fell = rows.filter((row) => row.fall).length / 6
      const told = hinted('bridge-crossing', { across: percentage(across), fall: percentage(fell) })
      return { ...told, chance: across, figures: { fell, across } }
    }
    default:
      return hinted('stay-on-bank')
  }
}
