import { memoise, onceFor, type Seat } from '../../../engine/index.ts'
import { CONSTANTS, ENCOUNTERS, isArmour, isSword, type Monster } from '../data/components.ts'
import type { FoeId, TreasureId } from '../data/ids.ts'
import { baneOf, battleOutcomeOf, biteOf, edgeOf, foeTraits, killsOutright, strikes, traitsOf } from '../data/traits.ts'
import { chanceAtMost, eachRoll } from './odds.ts'
import { adventurerOf, attackOf, cardsKnown, monstersNow } from './reading.ts'
import type { WarlockView } from './view.ts'

/** The exact prospects of a whole battle with a foe, under its traits, without Luck on wounds or further cards. */
export interface BattleOutlook {
  readonly win: number
  readonly die: number
  /** The chance of being down to the threshold, with the foe still standing. */
  readonly low: number
  /** The average loss of Stamina. A death costs all of it. */
  readonly cost: number
}

const NOTHING: BattleOutlook = { win: 0, die: 0, low: 0, cost: 0 }

/** A moment of a battle. `lost`: rounds lost so far. */
interface At {
  readonly body: number
  readonly left: number
  readonly own: number
  readonly round: number
  readonly lost: number
}

/** Both sides as they stay all through a battle. */
interface Sides {
  readonly foe: FoeId
  readonly monsters: readonly Monster[]
  /** What the adventurer adds to the dice against each of them, and the base of their blow. */
  readonly attack: readonly number[]
  readonly blows: readonly number[]
  /** The multiplier of a double six (option `double-six`). */
  readonly double: number
  /** The chance that a wound is lighter, and by how much. */
  readonly softens: { readonly chance: number; readonly by: number }
  /** Stamina at which the adventurer stops; 0 is to the end. */
  readonly downTo: number
}

/**
 * The battle of a seat with a foe: the rest of the one that is fought, or a new one, the test before its first round
 * included. The adventurer fights on until down to `downTo` Stamina; 0 is to the end. `card`: it strikes the foe first.
 * `null` if there's no such foe or adventurer, and where the card doesn't fight.
 */
export function battleOutlook(
  view: WarlockView,
  seat: Seat,
  foe: FoeId,
  downTo = 0,
  card: TreasureId | null = null,
): BattleOutlook | null {
  const me = adventurerOf(view, seat)
  const monsters = monstersNow(view, foe)
  const battle = view.battle?.foe === foe && view.battle.seat === seat ? view.battle : null
  const body = battle?.current ?? 0
  if (!me || !monsters[body]) return null
  const sides = sidesOf(view, seat, foe, downTo)
  const left = battle?.stamina[body] ?? monsters[body].stamina
  const at = { body, left, own: me.stamina.now, round: battle?.round ?? 0, lost: battle?.lost ?? 0 }
  const { gaze } = foeTraits(foe)
  const lucky = chanceAtMost(me.luck.now)
  const begun = (then: At): BattleOutlook => {
    if (battle !== null || gaze === undefined) return fought(sides, then)
    return mixed(
      [lucky, fought(sides, then)],
      [1 - lucky, hurt(then.own, gaze, (own) => fought(sides, { ...then, own }))],
    )
  }
  return card === null ? begun(at) : withStrike(sides, at, { card, skill: me.skill.now }, begun)
}

/** A card strikes the monster that is fought, a shot only if it hits (WAR-24.42). */
function withStrike(
  { foe, monsters }: Sides,
  at: At,
  { card, skill }: { readonly card: TreasureId; readonly skill: number },
  then: (at: At) => BattleOutlook,
): BattleOutlook | null {
  const { strike } = traitsOf(card)
  if (!strike || strike.banishes || !strikes(card, foe)) return null
  const loss = killsOutright(strike, monsters[at.body]) ? at.left : strike.loss
  const hit = at.left > loss ? then({ ...at, left: at.left - loss }) : downed(monsters, at, then)
  const hits = strike.shot ? chanceAtMost(skill) : 1
  return mixed([hits, hit], [1 - hits, hits === 1 ? NOTHING : then(at)])
}

function sidesOf(view: WarlockView, seat: Seat, foe: FoeId, downTo: number): Sides {
  const monsters = monstersNow(view, foe)
  const cards = cardsAgainst(view, seat, monsters[0])
  const { from = 7, by = 0 } = cards.flatMap((card) => traitsOf(card).softens ?? [])[0] ?? {}
  return {
    foe,
    monsters,
    attack: monsters.map(() => attackOf(view, seat, monsters[0])),
    blows: monsters.map((one) => cards.map((card) => baneOf(card, one)).find((wound) => wound !== null) ?? CONSTANTS.baseWound), // prettier-ignore
    double: view.options['double-six'] ? view.options['double-six-multiplier'] : 1,
    softens: { chance: (7 - from) / 6, by },
    downTo,
  }
}

/** The cards declared, or those a referee would declare. */
function cardsAgainst(view: WarlockView, seat: Seat, monster: Monster | undefined): readonly TreasureId[] {
  const declared = view.battle?.declared[seat]
  if (declared) return declared
  const cards = cardsKnown(view, seat)
  const [sword] = cards.filter(isSword).sort((a, b) => edgeOf(b, monster) - edgeOf(a, monster))
  return [...cards.filter(isArmour), ...(sword === undefined ? [] : [sword])]
}

/** From a moment to the end. The same battles are worded, and weighed by computers, after every answer. */
function fought(sides: Sides, start: At): BattleOutlook {
  if (OUTLOOKS.size >= MAX_OUTLOOKS) OUTLOOKS.clear()
  const known = memoise(OUTLOOKS, keyOf(sides), () => new Map<string, BattleOutlook>())
  const { paralyses } = foeTraits(sides.foe)
  const from = (at: At): BattleOutlook => {
    const { body, left, own, round, lost } = at
    const key = `${body} ${left} ${own} ${round > 0} ${paralyses ? lost : 0}`
    const before = known.get(key)
    if (before) return before
    const outlook = roundFrom(sides, at, (next) => (next.own <= sides.downTo ? stopped : from)(next))
    known.set(key, outlook)
    return outlook
  }
  return from(start)
}

/** Both sides; for each the outlooks from moments of the battle. */
const OUTLOOKS = new Map<string, Map<string, BattleOutlook>>()
const MAX_OUTLOOKS = 1000

function keyOf({ foe, monsters, attack, blows, double, softens, downTo }: Sides): string {
  const them = monsters.map(({ skill, stamina }) => `${skill}/${stamina}`).join()
  return `${foe} ${them} ${attack.join()} ${blows.join()} ${double} ${softens.chance} ${softens.by} ${downTo}`
}

const stopped = (): BattleOutlook => ({ ...NOTHING, low: 1 })

/** One round, and what follows it. After the first, rounds that hurt nobody change nothing, and are left out. */
function roundFrom(sides: Sides, at: At, then: (at: At) => BattleOutlook): BattleOutlook {
  const { foe, monsters, attack, double } = sides
  const round = at.round + 1
  const lead = (attack[at.body] ?? 0) - (monsters[at.body]?.skill ?? 0)
  const ways = memoise(WAYS, `${foe}:${Math.min(round, 2)}:${lead}`, () => waysOf(foe, round, lead))
  const all = ways.won + ways.doubleWon + ways.lost + ways.doubleLost + ways.idle
  const now = { ...at, round }
  return mixed(
    [ways.won / all, struck(sides, now, 1, then)],
    [ways.doubleWon / all, struck(sides, now, double, then)],
    [ways.lost / all, wounded(sides, now, 1, then)],
    [ways.doubleLost / all, wounded(sides, now, double, then)],
    [ways.idle / all, round === 1 ? then(now) : NOTHING],
  )
}

const WAYS = new Map<string, ReturnType<typeof waysOf>>()

/** In how many ways a round ends how. */
function waysOf(foe: FoeId, round: number, lead: number) {
  const ways = { won: 0, doubleWon: 0, lost: 0, doubleLost: 0, idle: 0 }
  eachRoll((own, theirs, many) => {
    const end = battleOutcomeOf(foe, round, own + lead - theirs)
    if (end === 'won') ways[own === DOUBLE_SIX ? 'doubleWon' : 'won'] += many
    else if (end === 'lost') ways[theirs === DOUBLE_SIX ? 'doubleLost' : 'lost'] += many
    else if (round === 1) ways.idle += many
  })
  return ways
}

const DOUBLE_SIX = 12

/** The adventurer's blow lands. */
function struck({ monsters, blows }: Sides, at: At, times: number, then: (at: At) => BattleOutlook): BattleOutlook {
  const left = at.left - (blows[at.body] ?? 0) * times
  return left > 0 ? then({ ...at, left }) : downed(monsters, at, then)
}

/** A monster falls, and the next one on the card takes its place. */
function downed(monsters: readonly Monster[], at: At, then: (at: At) => BattleOutlook): BattleOutlook {
  const next = monsters[at.body + 1]
  if (!next) return { ...NOTHING, win: 1 }
  return then({ ...at, body: at.body + 1, left: next.stamina })
}

/** The foe's blow lands, and then whatever its traits add. */
function wounded(sides: Sides, at: At, times: number, then: (at: At) => BattleOutlook): BattleOutlook {
  const { foe, softens } = sides
  const bite = biteOf(foe, at.round) * times
  const lost = at.lost + 1
  const { breath, paralyses } = foeTraits(foe)
  const after = (own: number): BattleOutlook => {
    if (paralyses && lost >= paralyses.after) return hurt(own, paralyses.loss, () => NOTHING)
    return then({ ...at, own, lost })
  }
  const breathed = (own: number): BattleOutlook =>
    breath ? mixed([breath.upTo / 6, hurt(own, breath.loss, after)], [1 - breath.upTo / 6, after(own)]) : after(own)
  return mixed(
    [softens.chance, hurt(at.own, Math.max(0, bite - softens.by), breathed)],
    [1 - softens.chance, hurt(at.own, bite, breathed)],
  )
}

/** A loss of Stamina, and what follows for those who live. */
function hurt(own: number, loss: number, then: (own: number) => BattleOutlook): BattleOutlook {
  if (loss >= own) return { ...NOTHING, die: 1, cost: own }
  const { cost, ...rest } = then(own - loss)
  return { ...rest, cost: cost + loss }
}

function mixed(...branches: readonly (readonly [number, BattleOutlook])[]): BattleOutlook {
  const sum = (of: keyof BattleOutlook) =>
    branches.reduce((total, [chance, outlook]) => total + (chance === 0 ? 0 : chance * outlook[of]), 0)
  return { win: sum('win'), die: sum('die'), low: sum('low'), cost: sum('cost') }
}

/**
 * What waits behind a face-down card: the chance of a monster, and of falling to it in a battle to the end. Cards seen
 * already are counted out. `null` where the map forgets them.
 */
export function roomOutlook(view: WarlockView, seat: Seat): { readonly die: number; readonly monster: number } | null {
  if (!view.options['long-memory'] || view.battle) return null
  return memoise(outlooksOf(view), seat, () => {
    const seen = [...view.gone.encounters, ...view.rooms.flatMap(({ encounter }) => encounter?.card ?? [])]
    const unseen = [...ENCOUNTERS.values()].filter(({ id, room }) => room === null && !seen.includes(id))
    const monsters = unseen.filter(({ kind }) => kind === 'monster')
    const die = monsters.reduce((sum, { id }) => sum + (battleOutlook(view, seat, id)?.die ?? 0), 0)
    return { die: die / unseen.length, monster: monsters.length / unseen.length }
  })
}

const outlooksOf = onceFor((_view: WarlockView) => new Map<Seat, { readonly die: number; readonly monster: number }>())
