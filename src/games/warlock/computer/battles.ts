import { wantedFrom } from './deals.ts'
import { against, cardWorth, isRunning, trumps, type Self } from './self.ts'
import type { Value } from './value.ts'
import { foeOf } from '../data/components.ts'
import type { EncounterId } from '../data/ids.ts'
import { isTheEndOf, traitsOf } from '../data/traits.ts'
import { battleIn, carriedBy, otherIn, type BattleAbout } from '../view/about.ts'
import { chanceAtMost, escapeOdds } from '../view/odds.ts'
import { attackOf, monstersNow } from '../view/reading.ts'

/** Battles: which cards to use, when to run, whom to attack and what to take. */

/** The risk of fighting a card now: 0 is easy, 1 is hopeless. */
export function roomRisk(self: Self, card: EncounterId): number {
  if (trumps(self, card)) return 0
  const { win, cost } = against(self, card)
  const stamina = self.me?.stamina.now ?? 1
  return Math.min(1.5, 1 - win + (0.5 * cost) / stamina)
}

/** The other side's remaining Stamina. */
function foeStamina(self: Self, battle: BattleAbout): number {
  if (battle.foe !== null) return battle.stamina.slice(battle.current).reduce((sum, one) => sum + one, 0)
  const other = otherIn(battle, self.seat)
  return other === null ? 0 : (self.view.players[other]?.adventurer?.stamina.now ?? 0)
}

function foeSkill(self: Self, battle: BattleAbout): number {
  if (battle.foe !== null) return Math.max(...monstersNow(self.view, battle.foe).map(({ skill }) => skill))
  const other = otherIn(battle, self.seat)
  return other === null ? 0 : (self.view.players[other]?.adventurer?.skill.now ?? 0)
}

/** Blows each side can still take, weighed by who is likelier to land them: above 0 the adventurer is winning. */
function outlook(self: Self, battle: BattleAbout): number {
  const own = self.me?.stamina.now ?? 0
  const lead = attackOf(self.view, self.seat) - foeSkill(self, battle)
  return own - foeStamina(self, battle) + 2.5 * lead
}

/** Between rounds: fight to the end while it goes well, run when it does not. */
export const between: Value = (self, offer, asked) => {
  const battle = battleIn(asked)
  if (!battle) return offer.key === asked.default ? 1 : 0
  const isLow = (self.me?.stamina.now ?? 0) <= (self.view.own?.fleeAt ?? 4)
  const goesWell = isLow ? isBetterToFight(self, battle) : foeStamina(self, battle) <= 2 || outlook(self, battle) > -2
  switch (offer.key) {
    case 'fight':
      return goesWell ? 1 : 0.3
    case 'press':
      return goesWell && !isLow ? 1.1 : 0
    case 'finish':
      return 0
    case 'escape':
      return goesWell ? 0.2 : 1
    case 'truce':
      return wantsPeace(self, battle) && !isLow ? 1.15 : 0 // refused, it's no worse than to fight on
    default:
      return cardValue(self, battle, offer, goesWell)
  }
}

/** Whether to fight to the end rather than try to run: against a monster, by the exact chances of both. */
function isBetterToFight(self: Self, battle: BattleAbout): boolean {
  const own = self.me?.stamina.now ?? 0
  if (battle.foe === null) return foeStamina(self, battle) <= 2 && own > 2
  const { win, die } = against(self, battle.foe, 0)
  const { away, death } = escapeOdds(foeOf(battle.foe).escapeModifier, own)
  const fight = win - DEATH_COST * die
  return fight > Math.max(0, 1 - away - death) * fight - DEATH_COST * death
}

/** In fights won. */
const DEATH_COST = 3

/** A card in the window before a battle or a round. Passing is worth a half. */
export const item: Value = (self, offer, asked) => {
  if (offer.key === 'pass') return 0.5
  const battle = battleIn(asked)
  return battle ? cardValue(self, battle, offer, outlook(self, battle) > 0) : 0
}

function cardValue(self: Self, battle: BattleAbout, offer: Parameters<Value>[1], goesWell: boolean): number {
  const { card } = carriedBy(offer)
  const isTough = foeSkill(self, battle) >= 9 || !goesWell
  const { strike, vanishes } = card === undefined ? {} : traitsOf(card)
  if (vanishes) return goesWell ? 0 : 1.5
  if (card === undefined || !strike) return -1
  if (strike.shot) return isTough ? 1.8 : 0
  if (strike.loss === 0) return 3
  return isTough || (battle.foe !== null && isTheEndOf(card, battle.foe)) ? 2 : 0
}

// Other adventurers

/** Attacks a weaker adventurer who has something worth taking. A Vial is used on anyone present. */
export const attack: Value = (self, offer) => {
  const { target, card } = carriedBy(offer)
  if (target === undefined) return 0.5
  const rival = self.view.players[target]?.adventurer
  const own = self.me
  if (!rival || !own) return 0
  if (card !== undefined) return 1 + 0.05 * rival.treasures
  const lead = attackOf(self.view, self.seat) - rival.skill.now + (own.stamina.now - rival.stamina.now) / 4
  return rival.treasures > 0 && lead >= 1 && own.stamina.now >= 10 ? 0.6 + 0.1 * lead + 0.05 * rival.treasures : 0
}

/**
 * When attacked: fights, or buys off a stronger adventurer with the truth about a number that the computer also wants
 * to know.
 */
export const defend: Value = (self, { key }, asked) => {
  if (key === 'fight') return 1
  const battle = battleIn(asked)
  const rival = battle && otherIn(battle, self.seat)
  return battle && rival !== null && outlook(self, battle) < 0 && wantedFrom(self, rival) !== null ? 1.1 : 0
}

/** Spends Luck on a wound where it is likely to help. */
export const luck: Value = ({ me }, { key }) =>
  key === 'test' ? (chanceAtMost(me?.luck.now ?? 0) >= LIKELY_CHANCE ? 1 : 0) : 0.5

const LIKELY_CHANCE = 0.72

/** A truce when losing, or with nothing to win. */
export const truce: Value = (self, { key }, asked) => {
  const battle = battleIn(asked)
  const wants = battle ? outlook(self, battle) < 1 || wantsPeace(self, battle) : false
  return (key === 'accept') === wants ? 1 : 0
}

/** Whether a battle can only cost it something: it has what it needs, or the other adventurer has nothing. */
function wantsPeace(self: Self, battle: BattleAbout): boolean {
  const other = otherIn(battle, self.seat)
  if (battle.foe !== null || other === null) return false
  return isRunning(self) || self.view.players[other]?.adventurer?.treasures === 0
}

/** A known card it wants; otherwise the keys, or a random card. */
export const rob: Value = (self, offer, asked) => {
  const { card } = carriedBy(offer)
  if (card !== undefined) return cardWorth(self, card)
  const battle = battleIn(asked)
  const loser = battle && otherIn(battle, self.seat)
  const many = loser === null ? 0 : (self.view.players[loser]?.adventurer?.treasures ?? 0)
  if (offer.key === 'keys') return many >= 3 ? 0.9 : 0.5
  return offer.key === 'random' && many > 0 ? 0.45 : 0
}

export const lantern: Value = (_self, { key }) => (key === 'take' ? 1 : 0)
