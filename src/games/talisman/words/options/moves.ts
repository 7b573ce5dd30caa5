import type { Label, Names } from '../../../../engine/index.ts'
import { hintOf, inPlain, joined, nameList, nameWith } from '../../../../language/index.ts'
import { drawsOn, PORTAL } from '../../data/board.ts'
import { characterCard, spaceOf } from '../../data/components.ts'
import type { SpaceId } from '../../data/ids.ts'
import { portalOf } from '../../view/odds.ts'
import { selfIn, argsOf, characterIn, spaceIn, keyParts } from '../../view/reading.ts'
import { startText } from '../handicaps.ts'
import { cardId, personNamed, spaceId, spaceTextAt } from '../names.ts'
import { againstLabel, atMostTold, landingTold, ordealTold, type Told } from '../odds.ts'
import type { Saw } from '../people.ts'
import { say } from '../say.ts'
import { hinted, type TalismanLabeller } from './labeller.ts'

/** Options of setting out and of moving, as buttons. */

export const chooseCharacter: TalismanLabeller = (offer, { options }) => {
  const character = characterIn(offer)
  return {
    label: say('play-character', { character: inPlain(`character-${character}`) }),
    hint: hintOf(
      say('play-character.hint', { start: startText(character, options) }),
      say('play-character-place', { place: spaceId(characterCard(character).start) }),
    ),
  }
}

/** The way to a space, and the label of the button for it. */
type How = 'go' | 'raft' | 'build' | 'ferry' | 'wizard' | 'woods' | 'cross' | 'leave' | 'back' | 'on'

export const toSpace =
  (how: How): TalismanLabeller =>
  (offer, view, names) => ({
    label: say('go', { how, to: spaceId(spaceIn(offer)) }),
    ...placeTold(spaceIn(offer), view, names, how === 'cross' ? say('hint-bridge') : ''),
  })

/** What lies in wait on a space, the people and cards there, then its instruction. */
function placeTold(space: SpaceId, view: Saw, names: Names, first = ''): Told {
  const { cards = [], gold = 0, hex = null } = view.ground[space] ?? {}
  const { hint: odds = '', figures, chance } = landingTold(view, selfIn(view), space)
  const people = view.players.flatMap(({ seat, character }) => {
    if (character?.space !== space || seat === view.viewer) return []
    return [character.toad ? nameWith('hint-toad', { who: names(seat) }) : personNamed(names(seat))]
  })
  const things = [...people, ...cards.map(cardId), ...(gold > 0 ? [nameWith('gold', { count: gold })] : [])]
  const rule = ruleText(space) || spaceTextAt(space, view.options)
  const hint = hintOf(hex === null ? '' : say('hint-hex'), odds, hereText(things), first, rule)
  return { hint, ...(figures && { figures }), ...(chance !== undefined && { chance }) }
}

/** The things on a space, by name or, if they are many, by number. */
function hereText(things: readonly string[]): string {
  if (things.length === 0) return ''
  const text = say('hint-here', { things: nameList(things) })
  return text.length <= MOST_HERE ? text : say('hint-here-many', { count: things.length })
}

const MOST_HERE = 60

/** The instruction of a space in a few words. */
function ruleText(space: SpaceId): string {
  const cards = spaceOf(space).instruction.n ?? 0
  if (!drawsOn(space)) return say('rule-space', { space })
  return joined(' ', say('rule-draw', { cards }), say('rule-of-draw', { space }))
}

export const moveHow: TalismanLabeller = (offer, view, names) => {
  const [how = ''] = keyParts(offer)
  switch (how) {
    case 'roll':
      return hinted('roll-move')
    case 'step':
      return hinted('step')
    case 'raft':
    case 'build':
    case 'ferry':
    case 'wizard':
    case 'woods':
      return toSpace(how)(offer, view, names)
    default:
      return toSpace('go')(offer, view, names)
  }
}

export const moveTo: TalismanLabeller = (offer, view, names) => {
  const [how = '', by = ''] = keyParts(offer)
  if (how === 'bridge') return bridge(view)
  if (how === 'portal') return portal(by, view)
  return toSpace(argsOf(offer).crosses ? 'cross' : 'go')(offer, view, names)
}

function bridge(view: Saw): Label {
  const me = selfIn(view)
  const { label, hint: bars = '' } = hinted('cross-bridge')
  if (!me) return { label, hint: bars }
  const { hint, ...odds } = againstLabel(['sentinel'], view, me)
  return { label, hint: hintOf(hint, bars), ...odds }
}

function portal(by: string, view: Saw): Label {
  if (by === 'open') return hinted('enter-portal')
  const me = selfIn(view)
  const stat = by === 'strength' ? 'strength' : 'craft'
  const { hint: odds = '', ...figures } = me ? atMostTold(portalOf(me, stat)) : {}
  return { ...hinted(stat === 'strength' ? 'force-portal' : 'pick-portal', { odds }), ...figures }
}

export const moveInner: TalismanLabeller = (offer, view, names) => {
  const me = selfIn(view)
  if (offer.key === 'stay') {
    const { label, hint = '' } = hinted('finish-business')
    const { hint: odds = '', ...figures } = me ? ordealTold(view, me, me.space, true) : {}
    return { label, hint: hintOf(odds, hint), ...figures }
  }
  const space = spaceIn(offer)
  const isBack = argsOf(offer).back === true
  const { label, hint = '', ...told } = toSpace(space === PORTAL ? 'leave' : isBack ? 'back' : 'on')(offer, view, names)
  if (isBack) return { label, hint: say('nothing-happens-back') }
  const { hint: odds = '', ...figures } = me ? ordealTold(view, me, space, false) : {}
  return { label, ...told, hint: hintOf(odds, hint), ...figures }
}

/** The space itself as an Encounter: "Draw 1 card", "Visit the Village". */
export function encounterLabel(view: Saw): Label {
  const me = selfIn(view)
  if (!me) return { label: say('encounter-space') }
  const { space } = me
  const lying = view.ground[space]?.cards ?? []
  const here = hereText(lying.map(cardId))
  const { hint: odds = '', ...figures } = view.turn.barred ? {} : landingTold(view, me, space)
  if (!drawsOn(space)) {
    const hint = hintOf(odds, here, ruleText(space))
    return { label: say('face-space', { space, here: spaceId(space) }), hint, ...figures }
  }
  const hex = view.ground[space]?.hex ? 1 : 0
  const cards = view.turn.barred ? 0 : Math.max(0, (spaceOf(space).instruction.n ?? 0) - lying.length - hex)
  const told = { hint: hintOf(odds, here, say('rule-of-draw', { space })), ...figures }
  if (cards === 0) return { label: say('face-lying'), ...told }
  return { label: lying.length > 0 ? say('draw-and-face', { cards }) : say('draw-cards', { cards }), ...told }
}

export const regenerate: TalismanLabeller = ({ key }) => hinted(key === 'regenerate' ? 'regenerate' : 'regenerate-move')
