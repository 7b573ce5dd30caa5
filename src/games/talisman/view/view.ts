import { copyOf, type Orders, type Seat, type Standing, type Sum } from '../../../engine/index.ts'
import {
  type Alignment,
  type CardId,
  type CharacterId,
  type KindId,
  type QuestId,
  type SpaceId,
  type SpellCard,
  SPACE_IDS,
} from '../data/ids.ts'
import { roundLimitOf, type Options } from '../data/options.ts'
import type { Casting } from '../state/moments.ts'
import {
  bestWeapons,
  combatStrengthOf,
  craftOf,
  isSlowed,
  livesCommanded,
  objectLimitOf,
  spellLimitOf,
  strengthOf,
} from '../state/numbers.ts'
import {
  groundOf,
  type Character,
  type Ground,
  type MoveOffer,
  type Presence,
  type TurnStep,
  type Talisman,
  type Turn,
  type Unfinished,
} from '../state/state.ts'
import { workingFor } from '../state/traits.ts'
import { isBarred } from '../state/usable.ts'
import { matterOf, type Matter } from './matters.ts'

/** Everything a seat may see: all but Spells in other hands, the order of the piles, and standing orders. */
export interface TalismanView {
  /** The seat whose view it is; `null` for a spectator. */
  readonly viewer: Seat | null
  readonly options: Options
  /** Rounds after which points decide; `null` without a limit. */
  readonly roundLimit: number | null
  readonly step: TurnStep
  readonly round: number
  readonly turns: number
  readonly first: Seat
  readonly active: Seat
  readonly turn: Turn
  readonly players: readonly PlayerView[]
  /**
   * The viewer's own: Spells in the order drawn, Characters to pick from, standing orders that differ from the default.
   */
  readonly hand: readonly SpellCard[]
  readonly choices: readonly CharacterId[]
  readonly orders: Readonly<Orders>
  /** How many cards on top of the pile the viewer has seen. */
  readonly divined: number
  /** Targets chosen so far for the Spell the viewer is about to cast (Alchemy). */
  readonly aiming: readonly CardId[] | null
  /** Spaces with cards or Gold. */
  readonly ground: Readonly<Partial<Record<SpaceId, Ground>>>
  /** The remaining supply of cards that hold something. */
  readonly stock: Readonly<Partial<Record<CardId, number>>>
  readonly left: { readonly adventure: number; readonly spells: number; readonly unused: number }
  readonly discard: readonly CardId[]
  readonly spellDiscard: readonly SpellCard[]
  readonly piles: Readonly<Partial<Record<KindId, number>>>
  /** Matters under way, the innermost last. */
  readonly matters: readonly Matter[]
  readonly stack: readonly Casting[]
  readonly destroyMagic: Talisman['destroyMagic']
  readonly warp: Talisman['warp']
  readonly blizzard: Talisman['blizzard']
  readonly crownReached: boolean
  /** Lives that the next Command Spell takes from every other Character, if it works (TAL-OPT.20). */
  readonly commandTakes: number
  readonly result: readonly Standing[] | null
}

export interface PlayerView {
  readonly seat: Seat
  readonly standing: Presence
  readonly character: CharacterView | null
}

export interface CharacterView {
  readonly id: CharacterId
  readonly space: SpaceId
  readonly alignment: Alignment
  readonly strength: Sum
  /** With the best Weapons, against no particular foe. */
  readonly combatStrength: Sum
  readonly craft: Sum
  readonly counters: { readonly strength: number; readonly craft: number }
  readonly lives: number
  readonly gold: number
  readonly objects: readonly CardId[]
  /** The limit; `null` for no limit (TAL-5.3). */
  readonly objectLimit: number | null
  readonly followers: readonly CardId[]
  readonly trophies: readonly CardId[]
  /** Abilities, Objects and Followers that work for the Character now; none for a Toad. */
  readonly working: readonly string[]
  readonly spells: number
  readonly spellLimit: number
  /** Publicly barred from casting (TAL-R88). */
  readonly barred: boolean
  readonly toad: { readonly turnsLeft: number } | null
  readonly slowed: boolean
  readonly missTurns: number
  readonly enslaved: boolean
  readonly quest: QuestId | null
  readonly raft: CardId | null
  readonly offer: MoveOffer | null
  readonly unfinished: Unfinished | null
  /** Tokens of luck left (TAL-OPT.15). */
  readonly luck: number
}

export function view(game: Talisman, viewer: Seat | null, open = openView(game)): TalismanView {
  if (viewer === null) return open
  const own = game.players[viewer]
  return {
    ...open,
    viewer,
    hand: [...(own?.character?.spells ?? [])],
    choices: own?.picked ? [own.picked] : [...(own?.hand ?? [])],
    orders: { ...game.orders[viewer] },
    divined: game.divined[viewer] ?? 0,
    aiming: aimingOf(game, viewer),
  }
}

/** A spectator's view. */
function openView(game: Talisman): TalismanView {
  return {
    viewer: null,
    options: game.options,
    roundLimit: roundLimitOf(game.options, game.players.length),
    step: game.step,
    round: game.round,
    turns: game.turns,
    first: game.first,
    active: game.active,
    turn: copyOf(game.turn),
    players: game.players.map(({ standing, character }, seat) => ({
      seat,
      standing,
      character: character ? characterView(game, seat, character) : null,
    })),
    hand: [],
    choices: [],
    orders: {},
    divined: 0,
    aiming: null,
    ground: groundView(game),
    stock: { ...game.stock },
    left: { adventure: game.deck.length, spells: game.spellDeck.length, unused: unusedIn(game) },
    discard: [...game.discard],
    spellDiscard: [...game.spellDiscard],
    piles: Object.fromEntries(Object.entries(game.piles).map(([kind, cards]) => [kind, cards.length])),
    matters: game.matters.map((one) => matterOf(game, one)),
    stack: game.stack.map((casting) => ({ ...casting })),
    destroyMagic: game.destroyMagic && { ...game.destroyMagic },
    warp: copyOf(game.warp),
    blizzard: copyOf(game.blizzard),
    crownReached: game.crownReached,
    commandTakes: livesCommanded(game),
    result: game.result && game.result.map((row) => ({ ...row })),
  }
}

function aimingOf(game: Talisman, seat: Seat): readonly CardId[] | null {
  const answer = game.windows.at(-1)?.answers[seat]
  return answer?.isAiming ? [...answer.chosen] : null
}

/** Characters that no player has. A picked one counts as played once all have picked (TAL-S.1). */
function unusedIn({ unused, players }: Talisman): number {
  return players.reduce((count, { hand }) => count + hand.length, unused.length)
}

function groundView(game: Talisman): Partial<Record<SpaceId, Ground>> {
  const ground: Partial<Record<SpaceId, Ground>> = {}
  for (const space of SPACE_IDS) {
    const { cards, gold, hex } = groundOf(game, space)
    if (cards.length > 0 || gold > 0 || hex !== null) ground[space] = copyOf(groundOf(game, space))
  }
  return ground
}

function characterView(game: Talisman, seat: Seat, character: Character): CharacterView {
  const { id, space, alignment, strength, craft, lives, gold, spells, toad, raft } = character
  const craftNow = craftOf(game, seat)
  return {
    id,
    space,
    alignment,
    strength: strengthOf(game, seat),
    combatStrength: combatStrengthOf(game, seat, null, bestWeapons(game, seat, null)),
    craft: craftNow,
    counters: { strength, craft },
    lives,
    gold,
    objects: [...character.objects],
    objectLimit: limitOrNull(objectLimitOf(game, seat)),
    followers: [...character.followers],
    trophies: [...character.trophies],
    working: workingFor(game, seat).map(({ from }) => from),
    spells: spells.length,
    spellLimit: spellLimitOf(game, seat, craftNow.total),
    barred: isBarred(game, seat),
    toad: toad && { turnsLeft: toad.turnsLeft },
    slowed: isSlowed(game, seat),
    missTurns: character.missTurns,
    enslaved: character.enslaved,
    quest: character.quest,
    raft: raft?.card ?? null,
    offer: character.offer && { ...character.offer },
    unfinished: character.unfinished && { ...character.unfinished },
    luck: character.luck ?? 0,
  }
}

function limitOrNull(limit: number): number | null {
  return limit === Infinity ? null : limit
}
