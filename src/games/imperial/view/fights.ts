import { creatureOf, figureOf, type EncounterKind } from '../data/components.ts'
import type { EncounterTile, SpellId } from '../data/ids.ts'
import {
  agilityIn,
  armsInUse,
  characterDice,
  creatureDice,
  HITS_ON,
  MAGIC_HITS_ON,
  runningAwayIn,
  treasuresWith,
} from '../state/party.ts'
import { dodgeOf } from '../state/fight.ts'
import type { FightAbout } from './about.ts'
import { atLeast, chanceOf2d6, sumsAtLeast, type Dice } from './odds.ts'
import { foughtOut, type Ends, type Race } from './races.ts'
import { roleAt } from './reading.ts'
import type { CharacterView, ImperialView } from './view.ts'

/**
 * The odds of fights, exactly, for characters without a party: with several members hits are spread as their player
 * likes.
 */

/** The next round of a fight with a creature. */
export interface RoundOdds {
  readonly die: number
  /** The creature falls, and the character doesn't. */
  readonly kill: number
}

/** A character's attack: its dice, and whether the present round is over. */
export interface Blow extends Dice {
  readonly isOver: boolean
}

/**
 * The odds of the present round, or of the next one if this one is over, in which the character attacks with these
 * dice. `null` in company, and where the next round is of another stage.
 */
export function roundOdds(fight: FightAbout, blow: Blow): RoundOdds | null {
  const { isOver } = blow
  const mine = leftOf(fight)
  if (mine === null || (isOver && fight.stage === 'approach')) return null
  const { health, shell, asleep, rolls } = fight.creature
  const awake = rolls !== null && !rolls.isLater
  const strikes = asleep > (isOver ? 1 : 0) || !awake ? null : rolls
  if (asleep === 1 && isOver) return null
  const die = strikes ? atLeast(mine, strikes) : 0
  return { die, kill: atLeast(health + shell, blow) * (1 - die) }
}

/** How many hits kill a character who fights alone; `null` in company. */
function leftOf({ members, protection }: FightAbout): number | null {
  const [me, another] = members
  return me && !another ? me.maxHealth - me.wounds + me.absorbs + protection : null
}

/**
 * The rest of a fight hand to hand, in which the character attacks round after round. It stops with `until` health
 * left, and if the creature gets away: `runs` is the chance of that when it tries, or 1 to stop there in any case.
 * `null` where the next round is still of the Approach, and against a creature that regenerates.
 */
export function pressedOdds(fight: FightAbout, blow: Blow, until: number, runs = 1): Ends | null {
  const left = leftOf(fight)
  const kind = creatureOf(fight.tile)
  const isNear = fight.stage === 'melee' || (blow.isOver && fight.approachLeft <= 1)
  if (left === null || !isNear || kind.regeneratesPerRound > 0) return null
  const { health, shell, asleep } = fight.creature
  const now = { mine: left, theirs: health + shell, asleep: Math.max(0, asleep - (blow.isOver ? 1 : 0)) }
  return foughtOut({ ...against(kind), own: blow, until, runs }, now)
}

/** What a creature brings into a fight hand to hand. */
function against(kind: EncounterKind): Pick<Race, 'other' | 'health' | 'retreatAt'> {
  const { retreat, stats } = kind
  const dice = creatureDice(kind, 'melee')?.total ?? 0
  return {
    other: { dice, hitsOn: HITS_ON },
    health: stats.maxHealth ?? 0,
    retreatAt: retreat && retreat.rule !== 'never' ? retreat.retreatAt : null,
  }
}

/**
 * A whole fight with a creature, to the death unless it gets away, by a character who came alone with nothing to shoot.
 * `null` for others, and for creatures that shoot or regenerate.
 */
export function creatureOutlook(view: ImperialView, me: CharacterView, kind: EncounterKind): Ends | null {
  const fighter = fighterOf(view, me)
  const { other, health, retreatAt } = against(kind)
  const isPlain = kind.regeneratesPerRound === 0 && creatureDice(kind, 'approach') === null
  if (!fighter || !isPlain || (retreatAt !== null && health <= retreatAt)) return null
  const runs = chanceToRun(kind, me)
  const { own, left: mine } = fighter
  return foughtOut(
    { own, other, health, retreatAt, runs, until: 0 },
    { mine, theirs: health + (kind.stats.defence ?? 0), asleep: 0 },
  )
}

/** The chance that a creature which tries to run gets away from a character who came alone (IMP-8.28). */
function chanceToRun({ stats }: EncounterKind, me: CharacterView): number {
  return chanceOf2d6(ESCAPE_TARGET - (stats.runningAway ?? 0) + runningAwayIn(me).total)
}

/** The number a flight roll must reach (IMP-8.26). */
const ESCAPE_TARGET = 7

/** Closing in on a creature, and fighting to the death unless it gets away, by a character who came alone. */
export function closeInOdds(me: CharacterView, fight: FightAbout): Ends | null {
  const { rolls = null } = fight.members[0] ?? {}
  if (!rolls?.isLater || treasuresWith(me, 'revive').length > 0) return null
  const { dice, hitsOn } = rolls
  return pressedOdds({ ...fight, stage: 'melee' }, { dice, hitsOn, isOver: false }, 0, chanceToRun(creatureOf(fight.tile), me)) // prettier-ignore
}

/**
 * A whole fight between two characters who came alone with nothing to shoot, if both attack to the end: the first one
 * dies, or only the other does. `null` for others.
 */
export function duelOutlook(view: ImperialView, me: CharacterView, foe: CharacterView): Ends | null {
  const [mine, theirs] = [fighterOf(view, me), fighterOf(view, foe)]
  if (!mine || !theirs) return null
  const race = { own: mine.own, other: theirs.own, health: theirs.left, retreatAt: null, runs: 0, until: 0 }
  return foughtOut(race, { mine: mine.left, theirs: theirs.left, asleep: 0 })
}

/** The dice of a character hand to hand, and how many hits kill it; `null` with a party, a bow or the Emerald. */
function fighterOf(view: ImperialView, me: CharacterView): { readonly own: Dice; readonly left: number } | null {
  const isAlone = me.companions.length === 0 && !me.familiar && !me.vessel
  const arms = [me.shield, me.weapon].flatMap((tile) => armsInUse(view, me, tile) ?? [])
  if (!isAlone || treasuresWith(me, 'revive').length > 0 || characterDice(view, me, 'approach')) return null
  const attack = characterDice(view, me, 'melee')
  if (!attack) return null
  const left = me.maxHealth - me.wounds + dodgeOf(me.id) + arms.reduce((sum, { defence }) => sum + defence, 0)
  return { own: { dice: attack.dice.total, hitsOn: attack.hitsOn }, left }
}

/** The chance that a burning spell kills the creature at once, or that Friendship wins it over; `null` for others. */
export function spellOdds(view: ImperialView, fight: FightAbout, spell: SpellId): number | null {
  const seat = view.viewer
  const me = seat === null ? null : roleAt(view, seat)
  if (!me || seat === null || fight.members.some((one) => one.seat !== seat)) return null
  const { health } = fight.creature
  switch (spell) {
    case 'fireball': {
      const strength = fight.strengthened.includes(seat) ? figureOf('strength') : 0
      const dice = agilityIn(me).total + strength + figureOf('fireball')
      return atLeast(health, { dice, hitsOn: MAGIC_HITS_ON })
    }
    case 'lightning':
      return sumsAtLeast(figureOf('lightning'), health)
    case 'friendship':
      return chanceOf2d6(maxHealthOf(fight.tile) + 1)
    default:
      return null
  }
}

/** Friendship must roll more than this (IMP-18.34). */
export const maxHealthOf = (tile: EncounterTile): number => creatureOf(tile).stats.maxHealth ?? 0
