import type { Label } from '../../../../engine/index.ts'
import { count, joined, listOf, percent, typeset, within } from '../../../../language/index.ts'
import { drawsOn, PORTAL } from '../../data/board.ts'
import { characterCard, spaceOf } from '../../data/components.ts'
import type { SpaceId } from '../../data/ids.ts'
import { chanceOfAtMost, figureOf, creatureOdds, portalOf, passageOf } from '../../view/odds.ts'
import { selfIn, argsOf, characterIn, spaceIn, keyParts } from '../../view/reading.ts'
import { startText, winsText } from '../handicaps.ts'
import { cardName, spaceTextAt, theSpace } from '../names.ts'
import { atMostText, oddsText, statName } from '../odds.ts'
import { looksLike, type Saw } from '../people.ts'
import type { TalismanLabeller } from './labeller.ts'

/** Options of setting out and of moving, as buttons. */

export const chooseCharacter: TalismanLabeller = (offer, { options }) => {
  const id = characterIn(offer)
  const { name, start } = characterCard(id)
  const hint = `${startText(id, options)}. ${winsText(id, options)} From ${theSpace(start)}.`
  return { label: `Play the ${typeset(name)}`, hint: within(100, hint) }
}

/** The people and cards on a space, then its printed instruction. */
function placeHint(space: SpaceId, view: Saw): string {
  const { cards = [], gold = 0, hex = null } = view.ground[space] ?? {}
  const people = view.players.flatMap(({ seat, character }) =>
    character?.space === space && seat !== view.viewer ? [looksLike(character)] : [],
  )
  const here = [...people, ...cards.map(cardName), ...(gold > 0 ? [count(gold, 'Gold', 'Gold')] : [])]
  return within(
    100,
    joined(
      ' · ',
      hex === null ? '' : 'Hex: lose a Life!',
      here.length === 0 ? '' : `Here: ${here.join(', ')}`,
      spaceTextAt(space, view.options),
    ),
  )
}

export const toSpace = (how: string): TalismanLabeller => {
  return (offer, view) => ({ label: `${how} ${theSpace(spaceIn(offer))}`, hint: placeHint(spaceIn(offer), view) })
}

export const moveHow: TalismanLabeller = (offer, view, names) => {
  const [how = ''] = keyParts(offer)
  switch (how) {
    case 'roll':
      return { label: 'Roll the die', hint: 'then go that far, either way round' }
    case 'step':
      return { label: 'Move one space', hint: 'either way; no die falls' }
    case 'raft':
      return toSpace('Raft to')(offer, view, names)
    case 'build':
      return toSpace('Build a Raft to')(offer, view, names)
    case 'ferry':
      return toSpace('Take the ferry to')(offer, view, names)
    case 'wizard':
      return toSpace('Be sent to')(offer, view, names)
    default:
      return toSpace(how === 'woods' ? 'Slip through to' : 'Go to')(offer, view, names)
  }
}

export const moveTo: TalismanLabeller = (offer, view, names) => {
  const [how = '', by = ''] = keyParts(offer)
  const me = selfIn(view)
  if (how === 'bridge') {
    const { kind, might } = figureOf(view, 'sentinel')
    const odds = me ? `; ${oddsText(creatureOdds(me, kind, might))}` : ''
    return { label: 'Cross the bridge inwards', hint: `the Sentinel bars it: ${statName(kind)} ${might}${odds}` }
  }
  if (how === 'portal') return portal(by, view)
  const label = toSpace('Go to')(offer, view, names)
  if (!argsOf(offer).crosses) return label
  return { label: label.label.replace('Go to', 'Cross to'), hint: within(100, `Over the bridge · ${label.hint ?? ''}`) }
}

function portal(by: string, view: Saw): Label {
  const me = selfIn(view)
  if (by === 'open')
    return { label: 'Go through the Portal of Power', hint: 'to the Plain of Peril; the Turn ends there' }
  const stat = by === 'strength' ? 'strength' : 'craft'
  const odds = me ? atMostText(portalOf(me, stat)) : ''
  return stat === 'strength'
    ? { label: 'Force the Portal of Power', hint: `${odds}; else lose 1 Strength` }
    : { label: 'Pick the lock of the Portal', hint: `${odds}; else lose 1 Craft` }
}

export const moveInner: TalismanLabeller = (offer, view) => {
  if (offer.key === 'stay')
    return { label: 'Stay and finish it', hint: 'the business of this space must be done before you go on' }
  const space = spaceIn(offer)
  const isBack = argsOf(offer).back === true
  const how = space === PORTAL ? 'Leave by' : isBack ? 'Turn back to' : 'Go on to'
  return {
    label: `${how} ${theSpace(space)}`,
    hint: isBack ? 'nothing happens on the way back' : innerHint(space, view),
  }
}

/** The Crypt and the Mines with their odds, other spaces as printed. */
function innerHint(space: SpaceId, view: Saw): string {
  const me = selfIn(view)
  const { type, stat } = spaceOf(space).instruction
  if (type !== 'exit' || !me) return placeHint(space, view)
  const { dice, most } = passageOf(me, space)
  const name = stat === 'craft' ? 'Craft' : 'Strength'
  return `${dice} dice less your ${name} ${most}: 0 gets you through (${percent(chanceOfAtMost(dice, most))}), more throws you out`
}

/** The space itself as an Encounter: "Draw 1 card", "Visit the Village". */
export function encounterLabel(view: Saw): Label {
  const me = selfIn(view)
  if (!me) return { label: 'Encounter the space' }
  const { space } = me
  const lying = view.ground[space]?.cards ?? []
  const hex = view.ground[space]?.hex ? 1 : 0
  const hint = within(
    100,
    joined(
      ' · ',
      lying.length > 0 ? `Here: ${listOf(lying.map(cardName))}` : '',
      spaceTextAt(space, view.options).replace(/^Draw \d cards?\. /, ''),
    ),
  )
  if (!drawsOn(space)) return { label: `${VERBS[space] ?? 'Face'} ${theSpace(space)}`, hint }
  const n = view.turn.barred ? 0 : Math.max(0, (spaceOf(space).instruction.n ?? 0) - lying.length - hex)
  if (n === 0) return { label: 'Face what lies here', hint }
  return { label: `Draw ${n === 1 ? 'a card' : count(n, 'card')}${lying.length > 0 ? ', face the rest' : ''}`, hint }
}

const VERBS: Readonly<Partial<Record<SpaceId, string>>> = {
  village: 'Visit',
  city: 'Visit',
  castle: 'Visit',
  tavern: 'Enter',
  chapel: 'Enter',
  graveyard: 'Enter',
  temple: 'Enter',
  'warlocks-cave': 'Enter',
  crags: 'Climb',
  forest: 'Walk',
  chasm: 'Pass',
  'desert-east': 'Cross',
  'desert-west': 'Cross',
}

export const regenerate: TalismanLabeller = (offer) =>
  offer.key === 'regenerate'
    ? { label: 'Heal 1 Life, do not move', hint: 'no Encounter this Turn' }
    : { label: 'Move on', hint: 'six spaces' }
