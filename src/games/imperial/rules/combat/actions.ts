import { option, type Details, type Option, type Play } from '../../../../engine/index.ts'
import { isAsleep, ROUND_LIMIT, type Action, type Fight, type Fighter } from '../../state/fight.ts'
import { magicFor, type Magic } from '../../state/magic.ts'
import {
  attackDice,
  creatureDice,
  maxHealthOf,
  membersOf,
  remainingHealth,
  weaponsToDraw,
  type AttackDice,
  type Stage,
} from '../../state/party.ts'
import { characterAt, type Character, type Imperial } from '../../state/state.ts'
import { fightAbout } from '../../view/about.ts'
import { ask } from '../deeds/asking.ts'
import { flightDefault, flightOptions, mustRetreat, orderForFight, type FlightChoice } from './flight-options.ts'
import { mayUse } from './spells.ts'

/** Attack, cast, read, or nothing (IMP-8.4). Default: attack, if the character has anything to attack with. */
export function* chooseAction(game: Imperial, fight: Fight, me: Fighter): Play<Action> {
  const offers = (): Option<Action | 'press'>[] => {
    const [first, ...others] = actionOptions(game, me, fight.stage, magicIn(game, fight, me, fight.stage))
    return [...(first ? [first] : []), ...pressOptions(game, fight, me, fight.stage), ...others]
  }
  const action = yield* ask(me.seat, 'combat.action', offers, {
    standing: () => orderForFight(game, fight, me, offers()[0]?.key ?? 'nothing', offers()),
    about: fightAbout(game, fight),
  })
  if (action !== 'press') return action
  startPressing(game, me, fight.stage)
  return 'attack'
}

// Fighting on without further questions

/** A character fighting on is asked again with a third of their health left, regardless of their secret orders. */
function pressUntil(character: Character): number {
  return Math.ceil(maxHealthOf(character) / 3)
}

/** Attack in this round and the following ones, for a character who fights alone and has enough health. */
export function pressOptions(game: Imperial, fight: Fight, me: Fighter, stage: Stage): Option<'press'>[] {
  const character = characterAt(game, me.seat)
  const until = pressUntil(character)
  const isLast = fight.round >= ROUND_LIMIT
  const attack = fight.inCompany || isLast || mustRetreat(fight) ? null : ownDice(game, me, stage)
  return attack && remainingHealth(character) > until
    ? [option('press', { args: { dice: attack.dice.total, hitsOn: attack.hitsOn, until } }, 'press')]
    : []
}

export function startPressing(game: Imperial, me: Fighter, stage: Stage): void {
  const until = pressUntil(characterAt(game, me.seat))
  me.pressing = { until, members: membersOf(game, me.seat).length, stage }
}

/** The action of the next round if nothing has changed; `null` if the player must be asked. */
export function pressedAction(game: Imperial, fight: Fight, me: Fighter): Action | null {
  const { pressing } = me
  const isLow = pressing && remainingHealth(characterAt(game, me.seat)) <= pressing.until
  const isAlone = pressing && membersOf(game, me.seat).length < pressing.members
  const next = pressing && !isLow && !isAlone ? nextActions(game, fight, me) : null
  const goesOn = next?.fightOn.value === 'attack' && next.stage === pressing?.stage
  if (!goesOn) me.pressing = undefined
  return goesOn ? 'attack' : null
}

/** The actions in a round of this stage, including this magic. */
export function actionOptions(game: Imperial, me: Fighter, stage: Stage, magic: readonly Magic[]): Option<Action>[] {
  const attack = ownDice(game, me, stage)
  return [
    ...(attack ? [option<Action>('attack', diceArgs(attack), 'attack')] : []),
    option<Action>('nothing', {}, 'nothing'),
    ...magic.map((one) => option<Action>(one.key, {}, one)),
  ]
}

/** The dice the character would roll. */
export function ownDice(game: Imperial, { seat, strength }: Fighter, stage: Stage): AttackDice | null {
  const character = { id: 'character', kind: 'character', body: characterAt(game, seat) } as const
  return attackDice(game, character, stage, strength)
}

function diceArgs({ dice, hitsOn }: AttackDice): Details {
  return { args: { dice: dice.total, hitsOn } }
}

function magicIn(game: Imperial, fight: Fight, me: Fighter, stage: Stage): Magic[] {
  return magicFor(game, me.seat, stage).filter((one) => mayUse(game, fight, me, one))
}

// A quiet round of the Approach

/**
 * Whether neither side can shoot in this round of the Approach (IMP-8.8). ruling: in company each chooses their own
 * action, and the Approach is played out (IMP-17.12).
 */
export function isQuiet(game: Imperial, fight: Fight): boolean {
  const [me] = fight.fighters
  if (!me || fight.inCompany) return false
  const shooters = membersOf(game, me.seat).filter((member) => attackDice(game, member, 'approach'))
  return shooters.length === 0 && (isAsleep(fight) || creatureDice(fight.creature, 'approach') === null)
}

/** The result of a quiet round: magic, or nothing, and then whether the character flees. */
export type Quiet = { readonly action: Magic } | { readonly action: 'nothing'; readonly then: FlightChoice } | 'waive'

/**
 * The whole of a quiet round in one question, since no dice are rolled between its action and its end. The player may
 * waive the rest of the Approach (IMP-8.8), which happens before the round is counted. Default: play the round, then as
 * at the end of any round.
 */
export function* chooseInQuiet(game: Imperial, fight: Fight, me: Fighter): Play<Quiet> {
  const offers = (): Option<Quiet>[] => [
    option<Quiet>('play', {}, { action: 'nothing', then: 'fight-on' }),
    option<Quiet>('waive', {}, 'waive'),
    ...flightOptions(game, fight, me).map(({ key, args, value }): Option<Quiet> =>
      option(key, args === undefined ? {} : { args }, { action: 'nothing', then: value }),
    ),
    ...magicIn(game, fight, me, 'approach').map((one) => option<Quiet>(one.key, {}, { action: one })),
  ]
  return yield* ask(me.seat, 'combat.approach', offers, {
    default: (list) => {
      const flees = flightDefault(game, fight, me, list)
      return flees === 'fight-on' ? 'play' : flees
    },
    standing: () => orderForFight(game, fight, me, 'play', offers()),
    about: fightAbout(game, fight, { retreats: mustRetreat(fight) }),
  })
}

// The next round

/**
 * A player who fights on also chooses the next action if nothing is decided in between: they came alone, the creature
 * does not try to run, no weapon can be changed, and the round is not a quiet one.
 */
export function nextActions(
  game: Imperial,
  fight: Fight,
  me: Fighter,
): { stage: Stage; fightOn: Option<Action>; others: Option<Action>[] } | null {
  const stage = fight.inCompany ? null : nextStage(game, fight, me)
  if (stage === null) return null
  const attack = ownDice(game, me, stage)
  const fightOn: Option<Action> = attack
    ? option('fight-on', diceArgs(attack), 'attack')
    : option('fight-on', {}, 'nothing')
  const magic = magicIn(game, fight, me, stage).map((one) => option<Action>(one.key, {}, one))
  return { stage, fightOn, others: [...(attack ? [option<Action>('hold', {}, 'nothing')] : []), ...magic] }
}

/** The stage of the next round; `null` where something else comes first. */
function nextStage(game: Imperial, fight: Fight, me: Fighter): Stage | null {
  if (mustRetreat(fight) || fight.round >= ROUND_LIMIT) return null
  if (fight.stage === 'melee') return 'melee'
  if (fight.approachLeft > 1) return isQuiet(game, { ...fight, round: fight.round + 1 }) ? null : 'approach'
  return weaponsToDraw(game, characterAt(game, me.seat)).length === 0 ? 'melee' : null
}
