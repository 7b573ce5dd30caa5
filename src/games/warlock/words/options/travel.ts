import type { Label, Names, Offer } from '../../../../engine/index.ts'
import { capital, count, listOf, signed } from '../../../../language/index.ts'
import { isRoom, spaceOf } from '../../data/board.ts'
import { CONSTANTS, encounterOf, mazeCardOf } from '../../data/components.ts'
import { SEER } from '../../data/figures.ts'
import { isTreasureId, type MazeId, type PassageId, type SpaceId, type TreasureId } from '../../data/ids.ts'
import { traitsOf } from '../../data/traits.ts'
import { carriedBy } from '../../view/about.ts'
import { isAlone, isMonster, lockCount, othersOn, reader, roomIn, self } from '../../view/reading.ts'
import type { WarlockView } from '../../view/view.ts'
import { cardShort, cardText, foeName, sidesText, spaceName, spaceShort, swordName } from '../names.ts'
import { bridgeHint, luckText, roundHint, statsText } from '../odds.ts'
import type { WarlockLabeller } from './labeller.ts'

/** Options of the turn and of movement, as buttons. */

export const supplies: WarlockLabeller = (offer) => {
  const { gold = 0, provisions = 0 } = carriedBy(offer)
  const parts = [
    ...(gold > 0 ? [`${gold} Gold`] : []),
    ...(provisions > 0 ? [`${provisions} ${provisions === 1 ? 'Provision' : 'Provisions'}`] : []),
  ]
  return {
    label: `Pack ${listOf(parts)}`,
    hint: `a Provision heals ${CONSTANTS.provisionStamina} Stamina; the ferry costs ${CONSTANTS.ferryPrice} Gold, the Seer ${SEER.price}`,
  }
}

export const reenter: WarlockLabeller = ({ key }) =>
  key === 'leave'
    ? {
        label: 'Leave the game',
        hint: 'for good; your Key cards stay',
        sure: 'You would leave this game for good. A new adventurer costs you nothing, and knows all that you know.',
      }
    : { label: 'Roll up another adventurer', hint: 'and take this turn; you remember everything' }

export const turnAction: WarlockLabeller = (offer, view, names) => {
  const { key } = offer
  const me = self(view)
  switch (key) {
    case 'move':
      return { label: 'Roll and move', hint: moveHint(view, me?.space ?? '') }
    case 'eat':
      return {
        label: 'Eat a Provision',
        hint: `${signed(CONSTANTS.provisionStamina)} Stamina, and nothing else this turn; not twice running`,
      }
    case 'stay':
      return {
        label: `Stay ${stayWhere(me?.space ?? '')}`,
        hint: 'no roll: for others here, and for treasure lying about',
      }
    case 'cross':
      return { label: 'Cross the river', hint: 'ferry, raft or bridge, instead of moving' }
    case 'open':
      return {
        label: 'Try the chest',
        hint: `${count(lockCount(view), 'number')} that you hold keys for`,
      }
    case 'pass':
      return { label: 'End the turn', hint: 'do nothing at all' }
    case 'put-down':
      return { label: 'Put Treasure down', hint: 'it lies here face-down for anybody' }
    default:
      return beforehand(offer, names)
  }
}

function stayWhere(space: SpaceId): string {
  return space === '' ? 'here' : isRoom(space) ? 'in the room' : 'here'
}

function moveHint(view: WarlockView, space: SpaceId): string {
  const { options } = view
  const dice = options['swift-feet'] ? count(options['swift-feet-dice'], 'die', 'dice') : 'one die'
  const faces = options['loose-tongues'] ? `a 1 or ${options['loose-tongues-face']}` : 'a 1'
  const earns = isAlone(view) ? 'a look into the stack' : 'a Key Challenge'
  const type = space === '' ? 'corridor' : spaceOf(space).type
  const first =
    type === 'passage'
      ? 'first through the passage; '
      : space !== '' && spaceOf(space).mazeApproach
        ? 'into the Maze, or away; '
        : ''
  return `${first}${dice}; ${faces} earns ${earns}`
}

/** Cards and swords, before the action. */
function beforehand(offer: Offer, names: Names): Label {
  const { card, sword, target } = carriedBy(offer)
  if (sword !== undefined)
    return { label: `Take the ${swordName(sword)} in hand`, hint: 'once a turn, and nobody sees' }
  if (card !== undefined) return useCard(card, target, names)
  return { label: capital(offer.key.replaceAll(/[:-]/g, ' ')) }
}

/** A card to use, with its target if it has one. */
function useCard(card: TreasureId, target: number | undefined, names: Names): Label {
  const hint = firstSentence(cardText(card))
  if (target === undefined) return { label: `Use the ${cardShort(card)}`, hint }
  return { label: `${traitsOf(card).beforehand === 'poison' ? 'Poison' : 'Curse'} ${names(target)}`, hint }
}

function firstSentence(text: string): string {
  return text.split('. ')[0]?.replace(/\.$/, '') ?? text
}

/** A card in a window; `otherwise` is the label for using none. */
export const itemOr =
  (fallback: string): WarlockLabeller =>
  (offer, view, names) =>
    offer.key === 'pass' ? { label: fallback, hint: 'and use no card' } : useItem(offer, view, names)

export const useItem: WarlockLabeller = (offer, _view, names) => {
  const { card, target } = carriedBy(offer)
  const id = card ?? offer.key.split(':')[1] ?? ''
  return isTreasureId(id) ? useCard(id, target, names) : { label: capital(offer.key) }
}

// Moving

export const moveTo: WarlockLabeller = (offer, view, names) => {
  const space = offer.place ?? offer.key
  const { by, steps = 0 } = carriedBy(offer)
  const distance = `${count(steps, 'step')}`
  if (isRoom(space)) {
    const door = offer.key.includes(':') && by !== undefined ? `, door at ${spaceShort(by)}` : ''
    return { label: `Enter ${spaceShort(space)}${door}`, hint: [distance, roomHint(view, space, names)].join('; ') }
  }
  const what = [distance, ...things(view, space, names)].join('; ')
  switch (spaceOf(space).type) {
    case 'passage':
      return { label: `Into ${spaceName(space).replace(/^the /, '')}`, hint: `${what}; ends the turn` }
    case 'bank':
      return { label: `To ${spaceName(space)}`, hint: `${what}; you may cross at once` }
    case 'maze':
      return { label: `Into ${spaceName(space)}`, hint: what }
    default: {
      const edge = spaceOf(space).mazeApproach ? '; the edge of the Maze, ends the turn' : nearby(space)
      return { label: `${windTo(view, space)} to ${spaceShort(space)}`, hint: `${what}${edge}` }
    }
  }
}

/** The people and things on a space. */
function things(view: WarlockView, space: SpaceId, names: Names): string[] {
  const people = othersOn(view, space).map((seat) => names(seat))
  const pile = view.discarded.find((one) => one.space === space)?.count ?? 0
  const cache = view.caches.find((one) => one.space === space && one.owner === view.viewer)?.count ?? 0
  return [
    ...(people.length > 0 ? [`${listOf(people)} ${people.length === 1 ? 'is' : 'are'} there`] : []),
    ...(pile > 0 ? [`${pile} Treasure ${pile === 1 ? 'card' : 'cards'} on the floor`] : []),
    ...(cache > 0 ? [`your cache of ${cache}`] : []),
  ]
}

/** The known contents of a room. */
function roomHint(view: WarlockView, space: SpaceId, names: Names): string {
  const room = roomIn(view, space)
  if (!room) return ''
  if (space === 'treasure-room') return ['the chest', ...things(view, space, names)].join('; ')
  const card = room.encounter?.card ?? null
  const guard =
    room.encounter === null
      ? 'unguarded'
      : card === null
        ? 'a face-down card'
        : isMonster(card)
          ? `${foeName(card)} ${statsText(view, card)}, ${roundHint(view, reader(view), card)}`
          : encounterOf(card).permanent
            ? foeName(card)
            : foeName(card)
  const pile = room.pile === 0 ? 'no Treasure' : `${room.pile} Treasure`
  return [guard, pile, ...things(view, space, names)].join('; ')
}

/** Rooms whose doors open on this square or the next. */
function nearby(space: SpaceId): string {
  const { neighbours } = spaceOf(space)
  const doors = [...new Set(neighbours.filter(isRoom))]
  if (doors.length > 0) return `; at the door of ${spaceName(doors[0] ?? '')}`
  const next = [...new Set(neighbours.flatMap((one) => (isRoom(one) ? [] : spaceOf(one).neighbours.filter(isRoom))))]
  return next.length === 0 ? '' : `; next to the door of ${spaceName(next[0] ?? '')}`
}

/** "North", "South-west", seen from the reader. */
function windTo(view: WarlockView, to: SpaceId): string {
  const from = self(view)?.space
  if (from === undefined || from === to) return 'Back'
  const [a, b] = [spaceOf(from), spaceOf(to)]
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const ns = Math.abs(dy) * 2 < Math.abs(dx) || dy === 0 ? '' : dy < 0 ? 'north' : 'south'
  const ew = Math.abs(dx) * 2 < Math.abs(dy) || dx === 0 ? '' : dx < 0 ? 'west' : 'east'
  return capital([ns, ew].filter((part) => part !== '').join('-'))
}

export const passageExit: WarlockLabeller = (offer, view) => {
  const here = self(view)?.space === offer.key
  const name = spaceName(offer.key as PassageId)
  return here
    ? { label: 'Stay at this ring' }
    : { label: `Out at ${name.replace(/^the /, '')}`, hint: 'free, and then you roll' }
}

export const mazeEnter: WarlockLabeller = (offer, view) => {
  if (offer.key === 'walk-away') return { label: 'Walk away from the Maze', hint: 'and roll to move as usual' }
  const seen = view.maze.find(({ maze }) => maze === (offer.key as MazeId))
  const card = seen?.card ?? null
  const hint = card === null ? 'nobody knows this card; a dead end costs the turn' : `${mazeCardOf(card).name}: ${sidesText(mazeCardOf(card).openSides)}` // prettier-ignore
  return { label: `Enter ${spaceName(offer.key)}`, hint }
}

export const riverCross: WarlockLabeller = ({ key }, view) => {
  switch (key) {
    case 'ferry':
      return {
        label: `Ferry, for ${CONSTANTS.ferryPrice} Gold`,
        hint: `dry and certain; you have ${self(view)?.gold ?? 0} Gold`,
      }
    case 'raft':
      return {
        label: 'Raft, testing Luck',
        hint: `${luckText(view)} across, else the Crocodile (${statsText(view, 'crocodile')})`,
      }
    case 'bridge':
      return { label: 'Bridge, on a die', hint: bridgeHint() }
    default:
      return { label: 'Do not cross', hint: 'stay on the bank' }
  }
}
