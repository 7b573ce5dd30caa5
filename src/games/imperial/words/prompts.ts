import type { Asked, Names } from '../../../engine/index.ts'
import { joined, listOf } from '../../../language/index.ts'
import { creatureOf } from '../data/components.ts'
import type { Blow } from '../facts/perils.ts'
import { aboutOf, carried, duelIn, fightIn, roleAt, tileIn, type TradeTerms } from '../view/reading.ts'
import type { ImperialView } from '../view/view.ts'
import { blowsText } from './chronicle/story.ts'
import { goodsOf, lackOf } from './options/goods.ts'
import { inPlace, placeId } from './places.ts'
import { say } from './say.ts'
import { foeId, itemId } from './things.ts'

/** Questions as sentences to the seat, where they depend on more than the verb. */
export type Prompt = (asked: Asked, view: ImperialView, names: Names) => string

export const phaseMove: Prompt = (asked, view) => {
  const me = roleAt(view, asked.seat)
  if (!me) return say('ask-where')
  const why = me.followed ? '-followed' : me.held ? '-held' : ''
  return say(`ask-move${why}`, { in: inPlace(me.hex, view.lostCity) })
}

export const businessDo: Prompt = (asked, view) => {
  const me = roleAt(view, asked.seat)
  return me ? say('ask-business', { in: inPlace(me.hex, view.lostCity) }) : say('ask-business-here')
}

export const exploreShift: Prompt = (asked) => {
  const { total = 0, treasure } = aboutOf(asked, 'explore.shift')
  return treasure === undefined ? say('ask-anything') : say('ask-shift', { total, item: itemId(treasure) })
}

export const exploreCureAll: Prompt = (asked) =>
  say('ask-cure-all', { wounds: aboutOf(asked, 'explore.cure-all').wounds ?? 0 })

export const prisonDo: Prompt = (asked) =>
  say(aboutOf(asked, 'prison.do').moment === 'imprisonment' ? 'ask-last-words' : 'ask-prison')

export const joinOffer: Prompt = (asked) =>
  aboutCreature(asked, (tile) => say('ask-join', { foe: foeId(tile), kind: creatureOf(tile).id }))

/** A question about the creature of the question. */
export const ofCreature = (id: 'ask-palantir' | 'ask-played' | 'ask-villain'): Prompt => {
  return (asked) => aboutCreature(asked, (tile) => say(id, { foe: foeId(tile) }))
}

function aboutCreature(asked: Asked, ask: (tile: string) => string): string {
  const tile = tileIn(asked)
  return tile === null ? say('ask-anything') : ask(tile)
}

export const supportJoin: Prompt = (asked, _view, names) => {
  const fight = fightIn(asked)
  return fight ? say('ask-support', { foe: foeId(fight.tile), who: names(fight.seat) }) : say('ask-support-somebody')
}

export const convoyJoin: Prompt = (asked, _view, names) => {
  const { leader } = aboutOf(asked, 'convoy.join')
  return leader === undefined ? say('ask-anything') : say('ask-convoy', { who: names(leader) })
}

export const raiseScore: Prompt = (asked) => {
  const { mark } = aboutOf(asked, 'raise.score')
  return mark === undefined ? say('ask-raise-some') : say('ask-raise', { mark })
}

export const emeraldCompanion: Prompt = (asked) => {
  const { companion } = aboutOf(asked, 'emerald.companion')
  return companion === undefined ? say('ask-anything') : say('ask-emerald', { foe: foeId(companion) })
}

export const combatAction: Prompt = (asked, _view, names) => {
  const fight = fightIn(asked) ?? duelIn(asked)
  if (!fight) return say('ask-this-round')
  return joined(' ', lastRound(asked, names), say('ask-round', { stage: fight.stage, round: fight.round }))
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
  const runs = fight?.retreats ? say('will-run', { foe: foeId(fight.tile) }) : ''
  return joined(' ', runs, say('ask-approach', { rounds: fight?.approachLeft ?? 1 }))
}

export const combatAllot: Prompt = (asked) =>
  say('ask-allot', { hits: (fightIn(asked) ?? duelIn(asked))?.oddHits ?? 1 })

export const combatFlee: Prompt = (asked, _view, names) => joined(' ', lastRound(asked, names), runOrStay(asked))

function runOrStay(asked: Asked): string {
  const tile = tileIn(asked)
  const retreats = fightIn(asked)?.retreats === true
  return tile !== null && retreats ? say('ask-run-retreating', { foe: foeId(tile) }) : say('ask-run')
}

/** A question about the terms of a proposal. */
function termsPrompt(
  id: 'ask-trade' | 'ask-trade-terms-more',
  terms: Partial<TradeTerms>,
  view: ImperialView,
  rival: string,
): string {
  const { gives, asks } = goodsOf(terms, view)
  return say(`${id}${lackOf(gives, asks)}`, { rival, gives: listOf(gives), asks: listOf(asks) })
}

function partnerOf({ seat }: Asked, { trading }: ImperialView): number {
  return trading.find((one) => one !== seat) ?? seat
}

export const tradeBuild: Prompt = (asked, view, names) => {
  const rival = names(partnerOf(asked, view))
  const offer = asked.offers.find(({ key }) => key === 'offer')
  if (!offer) return say('ask-trade-terms', { rival })
  return termsPrompt('ask-trade-terms-more', carried(offer, 'trade.build'), view, rival)
}

export const tradeAnswer: Prompt = (asked, view, names) => {
  const accept = asked.offers.find(({ key }) => key === 'accept')
  if (!accept) return say('ask-anything')
  return termsPrompt('ask-trade', carried(accept, 'trade.answer'), view, names(partnerOf(asked, view)))
}

export const charmUse: Prompt = (asked) => joined(' ', charmDice(asked), say('ask-charm'))

/** The roll that the Lucky Charm may still change. */
function charmDice(asked: Asked): string {
  const { dice: rolled = [], location, target } = aboutOf(asked, 'charm.use')
  const theirs = (fightIn(asked) ?? duelIn(asked))?.approachDice[1]
  const dice = listOf(rolled.map(String))
  if (rolled.length === 0) return ''
  if (location) return say('charm-dice-exploring', { dice, place: placeId(location) })
  if (theirs !== undefined) return say('charm-dice-against', { dice, theirs })
  const many = { dice, count: rolled.length }
  return target === undefined ? say('charm-dice', many) : say('charm-dice-needs', { ...many, target })
}
