import type { AsideOffer, Asked, Offer, Seat } from '../../../engine/index.ts'
import { distanceBetween, isCoastal, isOcean, realmAt } from '../data/board.ts'
import { CLUE_CARDS, creatureOf, isTreasure, TREASURE_TILES, WEAPON_TILES } from '../data/components.ts'
import type { HexId, SpellId } from '../data/ids.ts'
import type { DuelAbout, FightAbout } from '../view/about.ts'
import { chanceOf2d6, WAYS_OF_2D6 } from '../view/odds.ts'
import { aboutOf, carried, duelIn, fightIn, hexOfLocation, roleAt, selfOf } from '../view/reading.ts'
import { isVerb, type Verb } from '../view/verbs.ts'
import type { ImperialView } from '../view/view.ts'
import { actionValue, flightValue, supportValue } from './combat.ts'
import { charmValue } from './charm.ts'
import { companyValue, isWelcome } from './company.ts'
import { blowValue, duelValue, retreatValue } from './duel.ts'
import { inHandWorth, isWorthHandling, mayReady } from './gear.ts'
import { bargainWith, buildValue, gearWorth, UNSEEN_CLUE_WORTH } from './trade.ts'
import {
  arrival,
  clueWorth,
  clueYield,
  encounterWorth,
  fighterOf,
  healthLeft,
  kindWorth,
  outcomeWorth,
  prospects,
  spellWorth,
  stake,
  thanksOf,
  treasureWorth,
  weaponWorth,
} from './worth.ts'

/** The worth of an option, for every question. Options without a value of their own follow the rulebook's default. */
export function valueOf(view: ImperialView, asked: Asked, offer: Offer): number {
  return isVerb(asked.verb) ? VALUES[asked.verb](view, offer, asked) : asDefault(view, offer, asked)
}

type Value = (view: ImperialView, offer: Offer, asked: Asked) => number

const asDefault: Value = (_view, offer, asked) => (offer.key === asked.default ? 1 : 0)
const anything: Value = () => 0
const ITEMS = new Set<string>([...WEAPON_TILES, ...TREASURE_TILES])
const idOf = (key: string): string => key.split(':').at(-1) ?? key

const move: Value = (view, offer) => {
  const me = selfOf(view)
  const here = prospects(view, me.hex)
  const [how = ''] = offer.key.split(':')
  switch (how) {
    case 'stay':
      return here + arrival(view, me.hex) - 0.03
    case 'meditate':
      return here + (me.secondTry !== null ? 0.45 : 0.06 + 0.5 * Math.min(0, encounterWorth(view, me.hex)))
    case 'raft':
      return here + 0.5
    case 'cast':
    case 'read':
      if (offer.key.includes('teleport')) return farAway(view) - (how === 'read' ? 1 : KEPT_TELEPORT_WORTH)
      return here + arrival(view, me.hex) + peacefulMagic(view, offer)
    default: {
      const to = offer.place ?? me.hex
      // A turn at sea between two coasts costs an encounter, but may bring something.
      const [first = to, second] = carried(offer, 'phase.move').path ?? []
      const crossing = how === 'sea' && second !== undefined && !isOcean(to) ? encounterWorth(view, first) : 0
      return prospects(view, to) + arrival(view, to) + crossing
    }
  }
}

/** The worth of keeping Teleportation for later. */
const KEPT_TELEPORT_WORTH = 0.2

/** The average result of Teleportation: the best named place within the range of the dice. */
function farAway(view: ImperialView): number {
  const me = selfOf(view)
  const places = [...realmAt(me.hex).places.keys()].flatMap((location) => hexOfLocation(view, location) ?? [])
  const looks = places.map((hex) => ({ away: distanceBetween(me.hex, hex), worth: lookAt(view, hex) }))
  const stays = lookAt(view, me.hex)
  const best = (range: number) => Math.max(stays, ...looks.flatMap(({ away, worth }) => (away <= range ? worth : [])))
  const vessel = me.vessel ? 0.1 : 0 // it stays behind (IMP-10.5)
  return Object.entries(WAYS_OF_2D6).reduce((sum, [range, ways]) => sum + (ways / 36) * best(Number(range)), -vessel)
}

/** The worth of Healing or Invisibility instead of moving, over staying. Reading a scroll costs a treasure. */
function peacefulMagic(view: ImperialView, offer: Offer): number {
  const me = selfOf(view)
  const price = offer.key.startsWith('read:') ? 1 : 0.3
  if (offer.key.includes('healing')) return 0.09 * me.wounds + 0.8 * stake(me) - price
  return Math.max(0, -encounterWorth(view, me.hex)) - price
}

const arriveAndLook: Value = (view, offer) => lookAt(view, offer.place ?? offer.key)

function lookAt(view: ImperialView, hex: HexId): number {
  return prospects(view, hex) + arrival(view, hex)
}

const business: Value = (view, offer) => {
  const [what = '', id = ''] = offer.key.split(':')
  if (what === 'clue') return 0.5 + clueYield(view, id)
  if (what === 'deliver') return 2
  return what === 'emperor' ? thanksOf(view) : 0
}

/** Gives the cheapest thing first; `worth` is the value of the return. */
const pay = (worth: (view: ImperialView, key: string) => number): Value => {
  return (view, offer) => {
    const id = idOf(offer.key)
    const cost = CLUE_CARDS.includes(id) ? clueWorth(view, id) : ITEMS.has(id) ? itemCost(view, id) : 0
    return worth(view, offer.key) - cost
  }
}

function itemCost(view: ImperialView, id: string): number {
  return isTreasure(id) ? treasureWorth(view, id) : weaponWorth(view, id)
}

const prison: Value = (view, offer) => {
  const me = selfOf(view)
  if (offer.key === 'accept' || offer.key === 'escape') return 0.5
  // A cell costs two or three turns, a bribe one treasure: the bribe pays for a character with somewhere to go.
  if (offer.key === 'bribe') return me.treasures.length < 3 ? 0.1 : 0.1 + 0.4 * prospects(view, me.hex)
  if (offer.key === 'meditate') return me.secondTry === null ? 0.3 : 0.55
  if (offer.key === 'wait') return 0
  const heals = offer.key.includes('healing')
  const cost = offer.key.startsWith('read:') ? 0.8 : 0
  if (heals) return 0.12 * me.wounds - cost
  return 0.7 - 0.3 * me.companions.length - (me.vessel ? 0.2 : 0) - cost
}

const heal: Value = (view, offer) => {
  const { wounds = 0, maxHealth = 1, seat } = carried(offer, 'heal.target')
  if (seat !== undefined && seat !== view.viewer) return -1
  return (offer.key === 'character' ? 0.5 : 0) + wounds / maxHealth
}

const spell: Value = (_view, offer) => {
  const { target, bonus = 0, sure = false } = carried(offer, 'meditate.spell')
  const chance = target === undefined || sure ? 1 : chanceOf2d6(target - bonus)
  return spellWorth(offer.key as SpellId) * chance
}

const target: Value = (view, offer) => {
  const character = view.players[Number(idOf(offer.key))]?.character
  return character ? character.treasures.length - (character.maxHealth - character.wounds) * 0.05 : 0
}

const tradeAnswer: Value = (view, offer) => {
  if (offer.key !== 'accept') return offer.key === 'refuse' ? 0 : -1
  const { gives = [], open = [], faceDown = 0, asks = [], asksClues = 0 } = carried(offer, 'trade.answer')
  const unseen = typeof faceDown === 'number' ? faceDown : faceDown.length
  const me = selfOf(view)
  const worthOf = (tile: string): number => (isTreasure(tile) ? treasureWorth(view, tile) : gearWorth(view, me, tile))
  const sum = (tiles: readonly string[]): number => tiles.reduce((total, tile) => total + worthOf(tile), 0)
  const clues = view.hand.map((clue) => clueWorth(view, clue)).sort((a, b) => a - b)
  const given = sum(asks) + clues.slice(0, asksClues).reduce((total, worth) => total + worth, 0)
  const gained =
    sum(gives) + open.reduce((total, clue) => total + clueWorth(view, clue), 0) + unseen * UNSEEN_CLUE_WORTH
  return gained - given - 0.05
}

/** The crew takes as many hits as it can without sinking; otherwise the rulebook's default. */
const transfer: Value = (view, offer, asked) => {
  const members = fightIn(asked)?.members ?? duelIn(asked)?.sides.flatMap((side) => side.members) ?? []
  const vessel = members.find(({ id, seat }) => id === 'vessel' && seat === view.viewer)
  const { hits = 0 } = carried(offer, 'combat.transfer')
  const stays = vessel && vessel.wounds + vessel.allotted + hits < vessel.maxHealth
  return asDefault(view, offer, asked) + (stays ? 0.6 * hits : 0)
}

/** The Palantir's holder sends back encounters they would rather avoid. */
const palantir: Value = (view, offer, asked) => {
  const { tile, hex } = aboutOf(asked, 'palantir.use')
  if (tile === undefined) return offer.key === 'keep' ? 1 : 0
  const average = encounterWorth(view, hex ?? selfOf(view).hex)
  const unwelcome =
    ['official', 'event'].includes(creatureOf(tile).category) || (creatureOf(tile).stats.combatDice ?? 0) > 4
  return offer.key === 'keep' ? (unwelcome ? average - 0.1 : average + 0.1) : average
}

/** Plays harmful tiles on a victim, preferring rich ones; tiles that might help go back. */
const villainy: Value = (view, offer, asked) => {
  const { tile } = aboutOf(asked, 'villain.target')
  const victim = offer.key === 'return' ? null : view.players[Number(idOf(offer.key))]?.character
  if (!victim || tile === undefined) return 0
  const fighter = fighterOf(view, victim, isCoastal(victim.hex) || isOcean(victim.hex))
  return -kindWorth(creatureOf(tile), victim, fighter) - 0.05 + 0.02 * victim.treasures.length
}

const company: Value = (view, offer, asked) =>
  offer.key === 'accept' ? companyValue(view, aboutOf(asked, 'convoy.join').leader) : 0.1

const VALUES: Readonly<Record<Verb, Value>> = {
  'setup.character': anything,
  'setup.spell': spell,
  'newcomer.character': (_view, offer) => (offer.key === 'stop' ? -1 : 0),
  'phase.move': move,
  'move.continue': (view, offer) => lookAt(view, offer.place ?? selfOf(view).hex),
  'teleport.hex': arriveAndLook,
  'raft.hex': arriveAndLook,
  'meditate.spell': spell,
  'leave.hex': (view, offer) => prospects(view, offer.key) + encounterWorth(view, offer.key),
  'business.do': business,
  'business.weapon': pay(() => 0),
  'clue.discard': pay(() => 0),
  'explore.shift': (view, offer) => {
    const { outcome } = carried(offer, 'explore.shift')
    return outcome ? outcomeWorth(view, outcome, selfOf(view).hex) : 0
  },
  'explore.vessel': (view, offer) => {
    const me = selfOf(view)
    if (offer.key === 'weapon') return me.weapons.length === 0 ? 0.3 : 0.12
    return me.vessel ? (offer.key === 'ship' && me.vessel.kind === 'boat' ? 0.2 : -1) : 0.1 + prospects(view, me.hex, true) - prospects(view, me.hex, false) // prettier-ignore
  },
  'explore.cure-all': pay((view, key) => (key === 'decline' ? 0 : 0.11 * selfOf(view).wounds)),
  'charm.use': charmValue,
  'heal.one': heal,
  'heal.target': heal,
  'prison.do': prison,
  'prison.bribe': pay(() => 0),
  'palantir.use': palantir,
  'played.target': target,
  'join.offer': asDefault,
  'horse.spell': asDefault,
  'olliver.do': pay((view, key) => (key === 'fight' ? (healthLeft(selfOf(view)) >= 7 && selfOf(view).companions.length > 2 ? 0 : -3) : 0)), // prettier-ignore
  'tax.do': pay((view, key) => (key === 'refuse' ? (healthLeft(selfOf(view)) >= 5 ? -0.15 : -0.6) : 0)),
  'peddler.do': pay((view, key) =>
    key.startsWith('clue:') ? (view.hand.length < 4 ? 0.32 : 0.1) : key === 'decline' ? 0 : 0.12,
  ),
  'peddler.keep': (view, offer) => weaponWorth(view, offer.key),
  'nomads.do': pay((view, key) => (key === 'decline' ? 0 : view.hand.length < 4 ? 0.32 : 0.1)),
  'mermaid.do': (view, offer) => (offer.key === 'repair' ? (selfOf(view).vessel?.wounds ?? 0) * 0.12 : 0.36),
  'gift.spell': spell,
  'pirates.boat': asDefault,
  'emerald.companion': asDefault,
  'support.join': (view, offer, asked) => inFight(asked, (fight) => supportValue(view, fight, offer)),
  'duel.attack': duelValue,
  'duel.charm': asDefault,
  'villain.target': villainy,
  'convoy.join': company,
  'convoy.invite': anything,
  'raise.score': asDefault,
  'combat.action': (view, offer, asked) =>
    inAnyFight(
      asked,
      (fight) => actionValue(view, fight, offer),
      (duel) => blowValue(view, duel, offer),
    ),
  'combat.approach': (view, offer, asked) => inFight(asked, (fight) => flightValue(view, fight, asked, offer)),
  'combat.weapon': (view, offer) => (offer.key === 'keep' ? 0 : inHandWorth(selfOf(view), offer.key)),
  'combat.allot': asDefault,
  'combat.transfer': transfer,
  'combat.flee': (view, offer, asked) =>
    inAnyFight(
      asked,
      (fight) => flightValue(view, fight, asked, offer),
      (duel) => retreatValue(view, duel, offer),
    ),
  'trade.open': anything,
  'trade.build': (view, offer, asked) => buildValue(view, offer, asked.offers),
  'trade.answer': tradeAnswer,
  'trade.clue': pay(() => 0),
  'gear.ready': anything,
  'gear.shield': anything,
  'gear.lend': anything,
  'gear.reclaim': anything,
  'party.dismiss': anything,
}

function inAnyFight(asked: Asked, ofFight: (fight: FightAbout) => number, ofDuel: (duel: DuelAbout) => number): number {
  const [fight, duel] = [fightIn(asked), duelIn(asked)]
  return fight ? ofFight(fight) : duel ? ofDuel(duel) : 0
}

function inFight(asked: Asked, value: (fight: FightAbout) => number): number {
  const fight = fightIn(asked)
  return fight ? value(fight) : 0
}

/** Whether there may be an aside it would use (`isWorthwhile`), as far as the view tells. */
export function mayUseAsides(view: ImperialView, verb: string): boolean {
  const me = view.viewer === null ? null : view.players[view.viewer]?.character
  if (!me) return false
  if (me.companions.some(({ tile }) => creatureOf(tile).companion?.returnsLentWeapon)) return true
  if (mayReady(view, me) && !view.concerned.some((seat) => seat === view.viewer)) return true
  if (view.viewer !== view.active) return false
  const invites = verb === 'phase.move' && view.options['travel-together']
  return [...view.players.entries()].some(
    ([seat, { character }]) =>
      seat !== view.viewer && character?.hex === me.hex && (invites || bargainWith(view, seat) !== null),
  )
}

/** The asides it uses: a bargain, company on its intended route, and gear. */
export function isWorthwhile(view: ImperialView, asked: Asked, aside: AsideOffer): boolean {
  if (aside.verb === 'trade.open') return bargainWith(view, Number(idOf(aside.key))) !== null
  if (aside.verb === 'convoy.invite') return isInvited(view, asked, Number(idOf(aside.key)))
  const me = view.viewer === null ? null : roleAt(view, view.viewer)
  return me !== null && isWorthHandling(me, aside)
}

function isInvited(view: ImperialView, asked: Asked, guest: Seat): boolean {
  if (asked.verb !== 'phase.move') return false
  const [best] = asked.offers
    .map((offer) => ({ offer, worth: move(view, offer, asked) }))
    .sort((a, b) => b.worth - a.worth)
  if (!best || !/^(?:road|wilderness):/.test(best.offer.key) || best.offer.place === undefined) return false
  return isWelcome(view, guest, best.offer.place)
}
