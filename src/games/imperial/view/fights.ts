import type { Seat } from '../../../engine/index.ts'
import { isOcean } from '../data/board.ts'
import { armsOf, creatureOf, type EncounterKind } from '../data/components.ts'
import type { HexId, MemberId } from '../data/ids.ts'
import { absorbs, ROUND_LIMIT } from '../state/fight.ts'
import {
  creatureDice,
  diceOf,
  HITS_ON,
  partyOf,
  remainingHealth,
  runningAwayIn,
  treasuresWith,
  weaponsToDraw,
  type Stage,
  type Strengthened,
} from '../state/party.ts'
import type { CombatAbout, DuelAbout, FightAbout } from './about.ts'
import type { Dice } from './odds.ts'
import {
  chanceToRun,
  closedIn,
  foughtOut,
  nextRound,
  type Ends,
  type FightMoment,
  type Race,
  type Starts,
} from './races.ts'
import { roleAt } from './reading.ts'
import type { Combatant, Host } from './sides.ts'
import { NO_DEED, strengthOf, type Deed } from './spell-odds.ts'
import type { CharacterView, ImperialView } from './view.ts'

/**
 * The odds of fights, exactly, if every member strikes until the end. Odd hits are spread by default. They can't be
 * told for owners of the Emerald, who choose whom it brings back.
 */

/** What a player is about to choose in a fight. */
export interface NextDeed {
  /** The present round is over: what counts is the next one. */
  readonly isOver: boolean
  /** What their character does in that round, instead of striking. */
  readonly deed?: Deed
  /** The health at which they are asked again; 0 is to the end. */
  readonly until?: number
  /** Without the rest of the Approach. */
  readonly closesIn?: true
}

/** Both sides, how it stands between them, and how likely it comes to another round. */
interface Stand {
  readonly race: Race
  readonly at: FightMoment
  readonly chance: number
}

/** The next round alone, if the player's character strikes; `null` if it can't be told. */
export function roundEnds(view: ImperialView, about: CombatAbout, isOver: boolean): Ends | null {
  const stand = standOf(view, about, { isOver })
  return stand && stand.chance === 1 ? nextRound(stand.race, stand.at) : null
}

/** The rest of the fight; `null` if it can't be told. */
export function wholeEnds(view: ImperialView, about: CombatAbout, choice: NextDeed): Ends | null {
  const stand = standOf(view, about, choice)
  if (!stand) return null
  const { race, at, chance } = stand
  const { deed } = choice
  const starts = begun(at, deed ?? NO_DEED).map(([often, one]) => [often * chance, one] as const)
  return foughtOut(race, starts, deed === undefined)
}

/** The moments after a deed. Burns pass by everything but the protection of the foe's side (IMP-8.12, IMP-17.19). */
function begun(at: FightMoment, { burns = [1], sleeps, stops = 0 }: Deed): Starts {
  const { ours, theirs } = at
  const [left = 0, ...others] = theirs.health
  const now = { ...at, ours: { ...ours, protection: ours.protection + stops }, began: left }
  return burns.map((chance, wounds) => {
    const stopped = Math.min(wounds, theirs.protection)
    const health = [Math.max(0, left - wounds + stopped), ...others]
    const protection = theirs.protection - stopped
    return [chance, { ...now, theirs: { ...theirs, health, protection, asleep: sleeps ?? theirs.asleep } }]
  })
}

// A fight that is fought

function standOf(view: ImperialView, about: CombatAbout, choice: NextDeed): Stand | null {
  const stand = about.matter === 'fight' ? againstCreature(view, about, choice) : againstPlayer(view, about, choice)
  if (!stand) return null
  const { race, at } = stand
  const isNear = about.stage === 'approach' && (choice.closesIn || at.approach === 0)
  return { ...stand, race: { ...race, until: choice.until ?? 0 }, at: isNear ? closedIn(race, at) : at }
}

function againstCreature(view: ImperialView, fight: FightAbout, { isOver, deed = NO_DEED }: NextDeed): Stand | null {
  const { creature, hex, tile, stage, protection, retreats } = fight
  const seat = view.viewer
  const agilityOf = (one: Seat) => strengthOf(fight.strengthened.includes(one) || (one === seat && deed.strengthens))
  const ours = sideOf(view, fight.members, stage, agilityOf)
  if (!ours || seat === null || fight.members.every((one) => one.seat !== seat)) return null
  const kind = creatureOf(tile)
  const race = huntOf(kind, seat, ours.bodies, hex)
  const regenerates = creature.singed || deed.burns ? 0 : kind.regeneratesPerRound
  const at = {
    ...timeOf(fight, isOver),
    ours: { ...ours.host, protection },
    theirs: { health: [creature.health], absorbs: [creature.shell], protection: 0, asleep: after(creature.asleep, isOver) }, // prettier-ignore
  }
  const chance = isOver && retreats ? 1 - chanceToRun(race, at.ours) : 1
  return { race: { ...race, creature: race.creature && { ...race.creature, regenerates } }, at: healed(at, ours, deed, seat), chance } // prettier-ignore
}

function againstPlayer(view: ImperialView, duel: DuelAbout, { isOver, deed = NO_DEED }: NextDeed): Stand | null {
  const seat = view.viewer
  const [own, foe] = [true, false].map((isOwn) => duel.sides.find((side) => (side.seat === seat) === isOwn))
  if (seat === null || !own || !foe) return null
  const [ours, theirs] = [own, foe].map(({ members, strengthened, seat: of }) =>
    sideOf(view, members, duel.stage, () => strengthOf(strengthened || (of === seat && deed.strengthens))),
  )
  if (!ours || !theirs) return null
  const at = {
    ...timeOf(duel, isOver),
    ours: { ...ours.host, protection: own.protection, asleep: after(own.asleep, isOver) },
    theirs: { ...theirs.host, protection: foe.protection, asleep: after(foe.asleep, isOver) },
  }
  return { race: duelOf(seat, ours.bodies, theirs.bodies, duel.hex), at: healed(at, ours, deed, seat), chance: 1 }
}

const after = (rounds: number, isOver: boolean): number => Math.max(0, rounds - (isOver ? 1 : 0))

function timeOf({ stage, approachLeft, round }: CombatAbout, isOver: boolean): Pick<FightMoment, 'approach' | 'left'> {
  return {
    approach: stage === 'approach' ? after(approachLeft, isOver) : 0,
    left: ROUND_LIMIT - round + (isOver ? 0 : 1),
  }
}

/** The most wounded member of the player's own is healed, the vessel apart (IMP-12.6). */
function healed(at: FightMoment, { bodies, full }: Side, deed: Deed, seat: Seat): FightMoment {
  if (!deed.heals) return at
  const wounds = (of: number) => (full[of] ?? 0) - (at.ours.health[of] ?? 0)
  const [worst] = bodies
    .flatMap((body, of) => (body.seat === seat && body.kind !== 'vessel' ? of : []))
    .sort((a, b) => wounds(b) - wounds(a))
  const health = at.ours.health.map((left, of) => (of === worst ? (full[of] ?? left) : left))
  return { ...at, ours: { ...at.ours, health } }
}

// A fight that may come

/** A whole fight with a creature, before the desertion dice: how it ends for a player, who may have others beside. */
export function fightAhead(
  view: ImperialView,
  seat: Seat,
  kind: EncounterKind,
  seats: readonly Seat[] = [seat],
): Ends | null {
  const ours = freshSide(view, seats)
  const hex = roleAt(view, seat)?.hex
  if (!ours || hex === undefined) return null
  const { maxHealth = 0, defence = 0 } = kind.stats
  const theirs = { health: [maxHealth ?? 0], absorbs: [defence ?? 0], protection: 0, asleep: 0 }
  const race = huntOf(kind, seat, ours.bodies, hex)
  return ahead(race, staying(ours).map(([chance, host]) => [chance, { ours: host, theirs }])) // prettier-ignore
}

/** A whole fight with another player, before the same dice, if both strike to the end. */
export function duelAhead(view: ImperialView, seat: Seat, foe: Seat): Ends | null {
  const [ours, theirs] = [freshSide(view, [seat]), freshSide(view, [foe])]
  const hex = roleAt(view, seat)?.hex
  if (!ours || !theirs || hex === undefined) return null
  const race = duelOf(seat, ours.bodies, theirs.bodies, hex)
  const others = staying(theirs)
  const both = staying(ours).flatMap(([chance, one]) =>
    others.map(([often, other]) => [chance * often, { ours: one, theirs: other }] as const),
  )
  return ahead(race, both)
}

/** Begins with the Approach, if anybody can shoot in it. */
function ahead(race: Race, hosts: readonly (readonly [number, Pick<FightMoment, 'ours' | 'theirs'>])[]): Ends | null {
  const shoots = [...race.ours, ...race.theirs].some(({ far }) => far !== null)
  const rounds = shoots ? APPROACH_ROUNDS : [1]
  if (hosts.length > MAX_HOSTS) return null
  const starts = hosts.flatMap(([chance, sides]) =>
    rounds.map((often, approach) => {
      const at = { ...sides, approach, left: ROUND_LIMIT }
      return [chance * often, approach === 0 ? closedIn(race, at) : at] as const
    }),
  )
  return foughtOut(race, starts)
}

/** The chances of the difference between two dice (IMP-8.2). */
const APPROACH_ROUNDS = [6, 10, 8, 6, 4, 2].map((ways) => ways / 36)
/** With more companions who may desert it takes too long. */
const MAX_HOSTS = 32

/** Who stays, by the desertion dice: each who wavers stays half of the time (IMP-8.1). */
function staying({ host, wavers }: Side): readonly (readonly [number, Host])[] {
  return wavers.reduce<readonly (readonly [number, Host])[]>(
    (hosts, gone) =>
      hosts.flatMap(([chance, one]) => {
        const without = { ...one, health: one.health.map((left, of) => (of === gone ? 0 : left)) }
        return [[chance / 2, one] as const, [chance / 2, without] as const]
      }),
    [[1, host]],
  )
}

// Sides

interface Side {
  readonly bodies: readonly Combatant[]
  readonly host: Host
  /** Health without wounds, and the places of companions who may desert. */
  readonly full: readonly number[]
  readonly wavers: readonly number[]
}

/** A member by its owner and name, as it stands. */
interface Present {
  readonly seat: Seat
  readonly id: MemberId
  readonly wounds: number
  readonly maxHealth: number
  readonly absorbs: number
}

function freshSide(view: ImperialView, seats: readonly Seat[]): Side | null {
  const members = seats.flatMap((seat) => {
    const me = roleAt(view, seat)
    return (me ? partyOf(me) : []).map((member): Present => {
      const { id, body } = member
      const maxHealth = remainingHealth(body) + body.wounds
      return { seat, id, wounds: body.wounds, maxHealth, absorbs: absorbs(view, { spent: new Map() }, member) }
    })
  })
  return sideOf(view, members, 'approach', () => null)
}

function sideOf(
  view: ImperialView,
  members: readonly Present[],
  stage: Stage,
  agilityOf: (seat: Seat) => Strengthened | null,
): Side | null {
  const bodies = members.map(({ seat, id }) => {
    const me = roleAt(view, seat)
    return me && treasuresWith(me, 'revive').length === 0 ? bodyOf(view, { seat, me, agility: agilityOf(seat) }, id, stage) : null // prettier-ignore
  })
  const known = bodies.filter((body) => body !== null)
  if (known.length < members.length || known.length === 0) return null
  const host = {
    health: members.map(({ wounds, maxHealth }) => maxHealth - wounds),
    absorbs: members.map((one) => one.absorbs),
    protection: 0,
    asleep: 0,
  }
  const wavers = members.flatMap(({ id }, of) =>
    known[of]?.kind === 'companion' && creatureOf(id).companion?.desertion === 'normal' ? of : [],
  )
  return { bodies: known, host, full: members.map(({ maxHealth }) => maxHealth), wavers }
}

interface Owner {
  readonly seat: Seat
  readonly me: CharacterView
  readonly agility: Strengthened | null
}

/** A member of an owner's party. A character with a ranged weapon draws the best other one hand to hand (IMP-11.6). */
function bodyOf(view: ImperialView, { seat, me, agility }: Owner, id: MemberId, stage: Stage): Combatant | null {
  const member = partyOf(me).find((one) => one.id === id)
  if (!member) return null
  const { kind, body } = member
  const [drawn] = kind === 'character' && stage === 'approach' ? weaponsToDraw(view, me) : []
  const dice = (of: typeof body, when: Stage): Dice | null => {
    const found = diceOf(view, of, when, agility)
    return found && found.dice.total > 0 ? { dice: found.dice.total, hitsOn: found.hitsOn } : null
  }
  return {
    seat,
    kind,
    far: dice(body, 'approach'),
    near: dice(drawn === undefined ? body : { ...me, weapon: drawn }, 'melee'),
    drawn: drawn === undefined ? 0 : (armsOf(drawn)?.defence ?? 0),
    running: kind === 'character' ? runningAwayIn(me).total : kind === 'companion' ? (creatureOf(id).stats.runningAway ?? 0) : null, // prettier-ignore
  }
}

function huntOf(kind: EncounterKind, seat: Seat, ours: readonly Combatant[], hex: HexId): Race {
  const { retreat, stats, regeneratesPerRound } = kind
  const dice = (stage: Stage): Dice | null => {
    const found = creatureDice(kind, stage)
    return found && { dice: found.total, hitsOn: HITS_ON }
  }
  const body = { seat: null, kind: 'creature', drawn: 0, running: null } as const
  return {
    seat,
    ours,
    theirs: [{ ...body, far: dice('approach'), near: dice('melee') }],
    atSea: isOcean(hex),
    creature: {
      maxHealth: stats.maxHealth ?? 0,
      retreatAt: retreat && retreat.rule !== 'never' ? retreat.retreatAt : null,
      running: stats.runningAway ?? 0,
      regenerates: regeneratesPerRound,
    },
    until: 0,
  }
}

function duelOf(seat: Seat, ours: readonly Combatant[], theirs: readonly Combatant[], hex: HexId): Race {
  return { seat, ours, theirs, atSea: isOcean(hex), creature: null, until: 0 }
}
