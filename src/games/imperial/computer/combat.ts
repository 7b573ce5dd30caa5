import type { Asked, Offer } from '../../../engine/index.ts'
import { isCoastal, isOcean } from '../data/board.ts'
import { creatureOf, figureOf, treasureOf, type EncounterKind } from '../data/components.ts'
import type { SpellId } from '../data/ids.ts'
import type { FightAbout } from '../view/about.ts'
import { chanceOf2d6 } from '../view/odds.ts'
import { carried, roleAt, selfOf } from '../view/reading.ts'
import type { ImperialView } from '../view/view.ts'
import { shownAgilityOf, fighterOf, healthLeft, rewardWorth } from './worth.ts'

/** A computer player in a fight: the expected worth of a round's options, in wounds dealt or spared. */

interface Outlook {
  readonly creature: EncounterKind
  /** Health the creature has left, and its expected hits a round. */
  readonly health: number
  readonly threat: number
  /** Our side's hits a round. */
  readonly hits: number
  /** Hits the character can still take, absorption included. */
  readonly left: number
  readonly wounds: number
  /** Health the character would have left after fighting it out. */
  readonly margin: number
  readonly inDanger: boolean
}

function outlook(view: ImperialView, fight: FightAbout): Outlook {
  const me = selfOf(view)
  const creature = creatureOf(fight.tile)
  const own = fight.members.find((member) => member.id === 'character' && member.seat === view.viewer)
  const fighter = fighterOf(view, me, isCoastal(fight.hex) || isOcean(fight.hex))
  const asleep = fight.creature.asleep > 0
  const threat = asleep ? 0 : (creature.stats.combatDice ?? 0) / 3
  const strong = view.viewer !== null && fight.strengthened.includes(view.viewer)
  const helpers = fight.members.filter(({ id, seat }) => id === 'character' && seat !== view.viewer)
  const help = helpers.flatMap(({ seat }) => roleAt(view, seat) ?? []).map((role) => fighterOf(view, role, false).hits)
  const hits = fighter.hits + (strong ? 1 : 0) + help.reduce((sum, one) => sum + one, 0)
  const health = fight.creature.health + fight.creature.shell
  const left = healthLeft(me) + (own?.absorbs ?? 0)
  const rounds = health / Math.max(0.3, hits - creature.regeneratesPerRound)
  const harm =
    Math.max(0, rounds * threat - fight.protection - fight.creature.asleep * threat) / Math.max(1, fight.members.length)
  const margin = left - harm
  return {
    creature,
    health,
    threat,
    hits,
    left,
    wounds: me.wounds,
    margin,
    inDanger: left <= threat * 1.4 && health > hits,
  }
}

/** The worth of an attack, spell, scroll or nothing, in wounds. */
export function actionValue(view: ImperialView, fight: FightAbout, offer: Offer): number {
  const now = outlook(view, fight)
  if (offer.key === 'nothing') return 0
  if (offer.key === 'attack') return Math.min(now.health, attackHits(offer))
  if (offer.key === 'press') return isEasy(now, offer) ? Math.min(now.health, attackHits(offer)) + PRESS_WORTH : -1
  const [, id = ''] = offer.key.split(':')
  const isScroll = offer.key.startsWith('read:')
  const price = isScroll ? (now.left <= 2 ? 0.5 : 2.5) : 0.4
  const { spell = null, protection = 0 } = isScroll ? treasureOf(id) : { spell: id as SpellId }
  const worth = spell === null ? shieldValue(protection, 3, now, fight) : spellValue(spell, now, fight, view)
  return worth - price
}

/** The worth of saving a button press. */
const PRESS_WORTH = 0.01

/** Whether the outcome is nearly certain, so the fight need not be decided round by round. */
function isEasy(now: Outlook, offer: Offer): boolean {
  return !now.inDanger && now.margin > (carried(offer, 'combat.action').until ?? 0) + 1
}

function attackHits(offer: Offer): number {
  const { dice = 3, hitsOn = 5 } = carried(offer, 'combat.action')
  return (dice * (7 - hitsOn)) / 6
}

/** Hits that magic stops, if the fight lasts long enough. */
function shieldValue(stops: number, rounds: number, now: Outlook, fight: FightAbout): number {
  return lasts(now) && fight.protection === 0 ? Math.min(stops, rounds * now.threat) * 0.8 : 0
}

function lasts({ health, hits }: Outlook): boolean {
  return health > hits * 1.5
}

function spellValue(spell: SpellId, now: Outlook, fight: FightAbout, view: ImperialView): number {
  const burn = (wounds: number): number => {
    const dealt = Math.min(fight.creature.health, wounds)
    return dealt + (dealt >= fight.creature.health ? now.threat : 0)
  }
  const reward = rewardWorth(now.creature)
  switch (spell) {
    case 'fireball':
      return burn((shownAgilityOf(selfOf(view)) + figureOf('fireball')) / 2)
    case 'lightning':
      return burn(3.5 * figureOf('lightning'))
    case 'sleep':
      return lasts(now) && fight.creature.asleep === 0 ? Math.min(now.left, 0.8 * figureOf('sleep') * now.threat) : 0
    case 'wall-of-stone':
      return shieldValue(figureOf(spell), 2.2, now, fight)
    case 'strength':
      return now.health > 3 * now.hits ? 1.6 : 0
    case 'friendship':
      return chanceOf2d6((now.creature.stats.maxHealth ?? 12) + 1) * (1.8 + now.threat) - reward
    case 'speak-with-animals':
      return 2 + now.threat - reward
    case 'healing':
      return now.left <= 3 ? now.wounds * 0.7 : 0
    case 'invisibility':
    case 'teleportation':
      return now.inDanger || now.margin < -1 ? 3 : 0
  }
}

/** Stay or run, in treasures; also spells cast while no side can shoot, or in the next round. */
export function flightValue(view: ImperialView, fight: FightAbout, asked: Asked, offer: Offer): number {
  const now = outlook(view, fight)
  const stand = standValue(now, fight, fight.retreats)
  const { needs = null } = carried(offer, 'combat.flee')
  switch (offer.key) {
    case 'fight-on':
    case 'waive':
      return stand
    case 'press':
      return stand > 0 && isEasy(now, offer) ? stand + PRESS_WORTH : -1
    case 'play':
    case 'hold':
      return stand - 0.1
    case 'flee':
    case 'leave-slow': {
      const chance = needs === null ? 1 : chanceOf2d6(needs)
      const followers = offer.key === 'leave-slow' ? 0.35 * selfOf(view).companions.length : 0
      return -0.3 * (1 - chance) - followers - (now.left <= 2 ? 0.5 * (1 - chance) : 0)
    }
    default:
      if (ESCAPES.some((spell) => offer.key.includes(spell))) return now.left <= 2 ? -0.15 : -0.45
      return stand + 0.1 * (actionValue(view, fight, offer) - blow(now, asked))
  }
}

const ESCAPES = ['teleportation', 'invisibility']

/** The cost of casting a spell instead of striking: nothing in a round in which the character cannot strike. */
function blow(now: Outlook, { offers }: Asked): number {
  const attack = offers.find(({ key, args }) => key === 'fight-on' && args !== undefined)
  return attack ? Math.min(now.health, attackHits(attack)) : 0.3
}

function standValue(now: Outlook, fight: FightAbout, retreats: boolean): number {
  if (fight.creature.asleep > 1) return 0.5
  const reward = rewardWorth(now.creature)
  if (retreats) return now.left > now.threat + 1 ? reward * 0.4 : -0.25
  if (now.margin >= 1.5) return reward > 0 ? 0.2 + reward : -0.05
  if (now.margin >= 0 && now.left > 2) return reward * 0.4 - 0.2
  return now.left <= 2 ? -1 : -0.4
}

/** Helps where both together are almost certain to win, or where it costs next to nothing. */
export function supportValue(view: ImperialView, fight: FightAbout, offer: Offer): number {
  if (offer.key !== 'join') return 0
  const me = selfOf(view)
  const byTheWater = isCoastal(fight.hex) || isOcean(fight.hex)
  const roles = [me, ...fight.members.flatMap(({ id, seat }) => (id === 'character' ? (roleAt(view, seat) ?? []) : []))]
  const fighters = roles.map((role) => fighterOf(view, role, byTheWater))
  const creature = creatureOf(fight.tile)
  const hits = fighters.reduce((sum, one) => sum + one.hits, 0)
  const members = fighters.reduce((sum, one) => sum + one.members, 0)
  const rounds = (fight.creature.health + fight.creature.shell) / Math.max(0.3, hits - creature.regeneratesPerRound)
  const harm = (rounds * (creature.stats.combatDice ?? 0)) / 3 / members
  const share = rewardWorth(creature) / roles.length
  const learnt = view.options.experience ? 0.02 * (creature.stats.maxHealth ?? 0) : 0
  return healthLeft(me) - harm < 2 ? -1 : 0.5 * share + learnt - 0.1 * harm - 0.1
}
