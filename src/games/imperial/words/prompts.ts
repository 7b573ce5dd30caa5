import type { Asked, Names } from '../../../engine/index.ts'
import { capital, count, joined } from '../../../language/index.ts'
import { creatureOf } from '../data/components.ts'
import { aboutOf, carried, duelIn, fightIn, roleAt, tileIn } from '../view/reading.ts'
import type { Blow } from '../facts/perils.ts'
import type { ImperialView } from '../view/view.ts'
import { blowsText } from './chronicle/story.ts'
import { termsText } from './options/goods.ts'
import { inPlace, locationName } from './places.ts'
import { Creature, creature, isSeveral, theItem, verb as agree } from './things.ts'

/** Questions as sentences to the seat, where they depend on more than the verb. */
export type Prompt = (asked: Asked, view: ImperialView, names: Names) => string

/** The creature of the question, or "it". */
function it(asked: Asked): string {
  const tile = tileIn(asked)
  return tile === null ? 'it' : creature(tile)
}

export const phaseMove: Prompt = (asked, view) => {
  const me = roleAt(view, asked.seat)
  const where = me ? ` You are ${inPlace(me.hex, view.lostCity)}.` : ''
  if (me?.followed) return `You have come far enough in company.${where} What will you do instead of moving?`
  return me?.held ? `The sand still holds you.${where} What will you do instead of moving?` : `Where to?${where}`
}

export const businessDo: Prompt = (asked, view) => {
  const me = roleAt(view, asked.seat)
  return `Any business ${me ? inPlace(me.hex, view.lostCity) : 'here'}, before you go on?`
}

export const exploreShift: Prompt = (asked) => {
  const { total, treasure } = aboutOf(asked, 'explore.shift')
  return `You rolled ${total ?? 'something'}. Does ${treasure ? theItem(treasure) : 'your treasure'} change it?`
}

export const exploreCureAll: Prompt = (asked) => {
  const { wounds = 0 } = aboutOf(asked, 'explore.cure-all')
  return `For a weapon they heal your whole party: ${count(wounds, 'wound')}. Which one?`
}

export const charmUse: Prompt = (asked) => `Do you rub the Lucky Charm? ${charmDice(asked)}`.trim()

export const prisonDo: Prompt = (asked) =>
  aboutOf(asked, 'prison.do').moment === 'imprisonment'
    ? 'You are under arrest. Any last words?'
    : 'What do you do in prison?'

export const palantirUse: Prompt = (asked) => `The Palantir shows ${it(asked)}. Let it come?`

export const playedTarget: Prompt = (asked) => `To whom do you send ${it(asked)}?`

export const joinOffer: Prompt = (asked) => {
  const tile = tileIn(asked)
  if (tile === null) return 'Somebody would like to join you.'
  return `${Creature(tile)} would like to join you. ${creatureOf(tile).text}`
}

export const villainTarget: Prompt = (asked) => `${capital(it(asked))} has no business with you. With whom, then?`

export const supportJoin: Prompt = (asked, _view, names) => {
  const fight = fightIn(asked)
  const whom = fight ? names(fight.seat) : 'Somebody'
  return `${capital(it(asked))} attacks ${whom}, next to you. Do you help?`
}

export const convoyJoin: Prompt = (asked, _view, names) => {
  const { leader } = aboutOf(asked, 'convoy.join')
  return `${leader === undefined ? 'Somebody' : names(leader)} would like your company on the way. Do you come?`
}

export const raiseScore: Prompt = (asked) => {
  const { mark } = aboutOf(asked, 'raise.score')
  return `${mark === undefined ? 'Enough' : mark} points of experience: something has been learnt. What?`
}

export const emeraldCompanion: Prompt = (asked) => {
  const { companion } = aboutOf(asked, 'emerald.companion')
  return `The Emerald of Life could save ${companion === undefined ? 'a companion' : creature(companion)}. Use it?`
}

export const combatAction: Prompt = (asked, _view, names) => {
  const fight = fightIn(asked) ?? duelIn(asked)
  if (!fight) return 'What do you do this round?'
  const stage = fight.stage === 'approach' ? 'Approach' : 'hand to hand'
  return joined(' ', lastRound(asked, names), `Round ${fight.round}, ${stage}. What do you do?`)
}

/** The dice of the last round; empty before the first. */
function lastRound(asked: Asked, names: Names): string {
  const fight = fightIn(asked)
  const theirs = fight?.theirs ? [fight.theirs] : []
  const blows = fight ? [...fight.ours, ...theirs] : (duelIn(asked)?.sides.flatMap(({ dice }) => dice) ?? [])
  return blowsText(blows as readonly Blow[], names)
}

export const combatApproach: Prompt = (asked) => {
  const fight = fightIn(asked)
  const left = !fight || fight.approachLeft === 1 ? 'One round' : `${fight.approachLeft} rounds`
  const runs = fight?.retreats ? ` ${Creature(fight.tile)} will try to run.` : ''
  return `${left} of Approach, and nobody can shoot.${runs} Wait, close in, or run?`
}

export const combatAllot: Prompt = (asked) => {
  const odd = (fightIn(asked) ?? duelIn(asked))?.oddHits ?? 1
  return odd === 1 ? 'One hit is left over. Who takes it?' : `${odd} hits are left over. Who takes the next?`
}

export const combatFlee: Prompt = (asked, _view, names) => joined(' ', lastRound(asked, names), runOrStay(asked))

function runOrStay(asked: Asked): string {
  const tile = tileIn(asked)
  const retreats = fightIn(asked)?.retreats === true
  if (tile === null) return 'Fight on, or run?'
  return retreats
    ? `${Creature(tile)} ${agree(tile, 'has', 'have')} had enough and will try to run. And you?`
    : `Fight on, or run from ${isSeveral(tile) ? 'them' : 'it'}?`
}

export const tradeBuild: Prompt = (asked, view, names) => {
  const partner = view.trading.find((seat) => seat !== asked.seat)
  const whom = partner === undefined ? 'the other' : names(partner)
  const offer = asked.offers.find(({ key }) => key === 'offer')
  if (!offer) return `What do you give ${whom}, and what do you ask for it? Pick one thing after the other.`
  return `So far: ${termsText(carried(offer, 'trade.build'), view)}. Nothing is laid before ${whom} yet.`
}

export const tradeAnswer: Prompt = (asked, view, names) => {
  const partner = view.trading.find((seat) => seat !== asked.seat)
  const accept = asked.offers.find(({ key }) => key === 'accept')
  const terms = accept ? termsText(carried(accept, 'trade.answer'), view) : 'nothing'
  return `${partner === undefined ? 'Somebody' : names(partner)} offers you ${terms}. Do you accept?`
}

/** The roll that the Lucky Charm may still change. */
function charmDice(asked: Asked): string {
  const { dice = [], ...about } = aboutOf(asked, 'charm.use')
  const theirs = (fightIn(asked) ?? duelIn(asked))?.approachDice[1]
  if (dice.length === 0) return ''
  const rolled = `Your dice: ${dice.join(' ')}`
  if (about.location) return `${rolled}, exploring ${locationName(about.location)}.`
  if (theirs !== undefined) return `${rolled}, against ${theirs}.`
  return about.target === undefined ? `${rolled}.` : `${rolled}; you need ${about.target}.`
}
