import type { Label, Names } from '../../../../engine/index.ts'
import { joined, listOf, percentage } from '../../../../language/index.ts'
import { drawsOn, PORTAL } from '../../data/board.ts'
import { characterCard, spaceOf } from '../../data/components.ts'
import type { SpaceId } from '../../data/ids.ts'
import { chanceOfAtMost, creatureOdds, figureOf, passageOf, portalOf } from '../../view/odds.ts'
import { selfIn, argsOf, characterIn, spaceIn, keyParts } from '../../view/reading.ts'
import { startText } from '../handicaps.ts'
import { cardName, inSpace, spaceTextAt, theSpace } from '../names.ts'
import { againstFigure, atMostText } from '../odds.ts'
import type { Saw } from '../people.ts'
import { say } from '../say.ts'
import { fitting, hinted, type TalismanLabeller } from './labeller.ts'

/** Options of setting out and of moving, as buttons. */

export const chooseCharacter: TalismanLabeller = (offer, { options }) => {
  const character = characterIn(offer)
  const told = {
    start: startText(character, options),
    place: inSpace(characterCard(character).start),
  }
  return {
    label: say('play-character', { character: `character-${character}` }),
    hint: say('play-character.hint', told),
  }
}

/** The way to a space, and the label of the button for it. */
type How = 'go' | 'raft' | 'build' | 'ferry' | 'wizard' | 'woods' | 'cross' | 'leave' | 'back' | 'on'

export const toSpace =
  (how: How): TalismanLabeller =>
  (offer, view, names) => ({
    label: say('go', { how, to: theSpace(spaceIn(offer)) }),
    hint: placeHint(spaceIn(offer), view, names, how === 'cross' ? say('hint-bridge') : ''),
  })

/** The people and cards on a space, then its instruction. */
function placeHint(space: SpaceId, view: Saw, names: Names, first = ''): string {
  const { cards = [], gold = 0, hex = null } = view.ground[space] ?? {}
  const people = view.players.flatMap(({ seat, character }) => {
    if (character?.space !== space || seat === view.viewer) return []
    return [character.toad ? say('hint-toad', { who: names(seat) }) : names(seat)]
  })
  const things = [...people, ...cards.map(cardName), ...(gold > 0 ? [say('gold', { count: gold })] : [])]
  const here = joined(' ', first, hex === null ? '' : say('hint-hex'), hereText(things))
  return fitting(joined(' ', here, ruleText(space) || spaceTextAt(space, view.options)), here)
}

function hereText(things: readonly string[]): string {
  return things.length === 0 ? '' : say('hint-here', { things: listOf(things) })
}

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
  if (how === 'bridge') return { ...hinted('cross-bridge', { odds: sentinelOdds(view) }), ...sentinelChance(view) }
  if (how === 'portal') return portal(by, view)
  return toSpace(argsOf(offer).crosses ? 'cross' : 'go')(offer, view, names)
}

function sentinelOdds(view: Saw): string {
  const me = selfIn(view)
  const { kind, might } = figureOf(view, 'sentinel')
  return me ? againstFigure(me, kind, might) : ''
}

function sentinelChance(view: Saw): Pick<Label, 'chance'> {
  const me = selfIn(view)
  const { kind, might } = figureOf(view, 'sentinel')
  return me ? { chance: creatureOdds(me, kind, might).win } : {}
}

function portal(by: string, view: Saw): Label {
  if (by === 'open') return hinted('enter-portal')
  const me = selfIn(view)
  const stat = by === 'strength' ? 'strength' : 'craft'
  const told = (odds: string) => hinted(stat === 'strength' ? 'force-portal' : 'pick-portal', { odds })
  if (!me) return told('')
  const { dice, most } = portalOf(me, stat)
  return { ...told(atMostText({ dice, most })), chance: chanceOfAtMost(dice, most) }
}

export const moveInner: TalismanLabeller = (offer, view, names) => {
  if (offer.key === 'stay') return hinted('finish-business')
  const space = spaceIn(offer)
  const isBack = argsOf(offer).back === true
  const { label, hint } = toSpace(space === PORTAL ? 'leave' : isBack ? 'back' : 'on')(offer, view, names)
  if (isBack) return { label, hint: say('nothing-happens-back') }
  return { label, ...(hint === undefined ? {} : { hint }), ...passageHint(space, view) }
}

/** The Crypt and the Mines with their odds. */
function passageHint(space: SpaceId, view: Saw): Pick<Label, 'hint' | 'chance'> {
  const me = selfIn(view)
  const { type, stat } = spaceOf(space).instruction
  if (type !== 'exit' || !me) return {}
  const { dice, most } = passageOf(me, space)
  const chance = chanceOfAtMost(dice, most)
  const score = stat === 'craft' ? 'craft' : 'strength'
  return { hint: say('hint-passage', { stat: score, dice, score: most, chance: percentage(chance) }), chance }
}

/** The space itself as an Encounter: "Draw 1 card", "Visit the Village". */
export function encounterLabel(view: Saw): Label {
  const me = selfIn(view)
  if (!me) return { label: say('encounter-space') }
  const { space } = me
  const lying = view.ground[space]?.cards ?? []
  const here = hereText(lying.map(cardName))
  if (!drawsOn(space)) {
    const rules = [ruleText(space), ''].map((text) => joined(' ', here, text))
    return { label: say('face-space', { space, here: theSpace(space) }), hint: fitting(...rules) }
  }
  const hex = view.ground[space]?.hex ? 1 : 0
  const cards = view.turn.barred ? 0 : Math.max(0, (spaceOf(space).instruction.n ?? 0) - lying.length - hex)
  const hint = fitting(joined(' ', here, say('rule-of-draw', { space })), here)
  if (cards === 0) return { label: say('face-lying'), hint }
  return { label: lying.length > 0 ? say('draw-and-face', { cards }) : say('draw-cards', { cards }), hint }
}

export const regenerate: TalismanLabeller = ({ key }) => hinted(key === 'regenerate' ? 'regenerate' : 'regenerate-move')
