import type { Label, Names } from '../../../../engine/index.ts'
import { capital, joined, listOf, percentage } from '../../../../language/index.ts'
import { isRoom, spaceOf } from '../../data/board.ts'
import { BRIDGE_TABLE, CONSTANTS, mazeCardOf, rowFor } from '../../data/components.ts'
import { isTreasureId, type MazeId, type SpaceId, type TreasureId } from '../../data/ids.ts'
import { traitsOf } from '../../data/traits.ts'
import { carriedBy } from '../../view/about.ts'
import { isAlone, isMonster, lockCount, othersOn, reader, roomIn, roundAgainst, self } from '../../view/reading.ts'
import type { WarlockView } from '../../view/view.ts'
import { goods, mazeCardName, sidesText, spaceName, spaceShort, toSpace } from '../names.ts'
import { luckChance, luckText, roundHint, statsText } from '../odds.ts'
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
      return hinted('open-chest', { locks: lockCount(view) })
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
  (offer, view, names) =>
    offer.key === 'pass' ? hinted(otherwise) : useItem(offer, view, names)

export const useItem: WarlockLabeller = (offer, _view, names) => {
  const { card, target } = carriedBy(offer)
  const id = card ?? offer.key.split(':')[1] ?? ''
  return isTreasureId(id) ? useCard(id, target, names) : { label: capital(offer.key) }
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
  const hint = (...more: string[]) => joined(' ', say('step-count', { steps }), ...more)
  const things = thingsText(view, space, names)
  switch (spaceOf(space).type) {
    case 'room': {
      const room = spaceName(space)
      const square = offer.key.includes(':') && by !== undefined ? spaceShort(by) : null
      const label = square === null ? say('enter-room', { room }) : say('enter-room-by', { room, square })
      return { label, hint: hint(roomHint(view, space), things), ...guardChance(view, space) }
    }
    case 'passage':
      return { label: say('go-to', { to: toSpace(space) }), hint: hint(things, say('ends-turn')) }
    case 'bank':
      return { label: say('go-to', { to: toSpace(space) }), hint: hint(things, say('may-cross')) }
    case 'maze':
      return { label: say('go-to', { to: toSpace(space) }), hint: hint(things) }
    default: {
      const edge = spaceOf(space).mazeApproach ? say('maze-edge') : doorText(space) || nextDoorText(space)
      return {
        label: say('walk', { wind: windTo(view, space), square: spaceName(space) }),
        hint: hint(things, edge),
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

/** The known contents of a room. */
function roomHint(view: WarlockView, space: SpaceId): string {
  if (space === 'treasure-room') return say('hint-chest')
  const room = roomIn(view, space)
  return room ? joined(' ', guardText(view, room), say('hint-room-treasure', { count: room.pile })) : ''
}

/** The chance of a round against the monster that is known to be in a room. */
function guardChance(view: WarlockView, space: SpaceId): Pick<Label, 'chance'> {
  const card = roomIn(view, space)?.encounter?.card ?? null
  const odds = card === null || !isMonster(card) ? null : roundAgainst(view, reader(view), card)
  return odds ? { chance: odds.win } : {}
}

function guardText(view: WarlockView, { encounter }: NonNullable<ReturnType<typeof roomIn>>): string {
  if (encounter === null) return say('hint-unguarded')
  const { card } = encounter
  if (card === null) return say('hint-face-down')
  const foe = `foe-${card}`
  if (!isMonster(card)) return say('hint-foe', { foe })
  return say('hint-monster', { foe, figures: statsText(view, card), odds: roundHint(view, reader(view), card) })
}

/** The room whose door opens on a square. */
export function doorText(space: SpaceId): string {
  const room = spaceOf(space).neighbours.find(isRoom)
  return room === undefined ? '' : say('at-door', { room: spaceName(room) })
}

/** The room whose door opens on the next square. */
function nextDoorText(space: SpaceId): string {
  const next = spaceOf(space).neighbours.filter((one) => !isRoom(one))
  const room = next.flatMap((one) => spaceOf(one).neighbours).find(isRoom)
  return room === undefined ? '' : say('near-door', { room: spaceName(room) })
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
  self(view)?.space === key ? { label: say('passage-stay') } : hinted('passage-exit', { place: spaceName(key) })

export const mazeEnter: WarlockLabeller = ({ key }, view) => {
  if (key === 'walk-away') return hinted('walk-away')
  const card = view.maze.find(({ maze }) => maze === (key as MazeId))?.card ?? null
  const place = spaceName(key)
  if (card === null) return hinted('enter-maze', { place })
  return hinted('enter-known-maze', { place, card: mazeCardName(card), sides: sidesText(mazeCardOf(card).openSides) })
}

export const riverCross: WarlockLabeller = ({ key }, view) => {
  switch (key) {
    case 'ferry':
      return hinted('ferry', { price: CONSTANTS.ferryPrice, gold: self(view)?.gold ?? 0 })
    case 'raft':
      return {
        ...hinted('raft', { luck: luckText(view), figures: statsText(view, 'crocodile') }),
        chance: luckChance(view),
      }
    case 'bridge': {
      const rows = [1, 2, 3, 4, 5, 6].map((die) => rowFor(BRIDGE_TABLE, die))
      const [across, fall] = [rows.filter((row) => row.crossed), rows.filter((row) => row.fall)]
      return hinted('bridge-crossing', { across: percentage(across.length / 6), fall: percentage(fall.length / 6) })
    }
    default:
      return hinted('stay-on-bank')
  }
}
