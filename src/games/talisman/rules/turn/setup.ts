import {
  ANY,
  rngFrom,
  chooseAny,
  diceParts,
  hidden,
  option,
  pickOne,
  rollDice,
  shuffle,
  sumOf,
  takeOne,
  type Play,
  type Question,
  type Seat,
  type Setup,
  SeatOut,
} from '../../../../engine/index.ts'
import {
  ADVENTURE_CARDS,
  characterCard,
  kindIdOf,
  personalTalisman,
  PURCHASE_CARDS,
  SPELL_CARDS,
  TALISMAN_CARDS,
} from '../../data/components.ts'
import { handicapOf, isHandicapped, startOf } from '../../data/handicaps.ts'
import { CHARACTER_IDS, SPACE_IDS, type CharacterId, type SpaceId } from '../../data/ids.ts'
import { SHEET, type Options } from '../../data/options.ts'
import { emitFact } from '../../facts/index.ts'
import {
  clockwiseFrom,
  freshTurn,
  playerAt,
  type Character,
  type Ground,
  type Player,
  type Talisman,
} from '../../state/state.ts'
import type { QuestionVerb } from '../../view/verbs.ts'
import { isStillIn } from '../deeds/ending.ts'
import { pileOf } from '../deeds/pile.ts'
import { drawSpells } from '../deeds/spells-held.ts'

/** Setting up (section S), and what house rules change in it. */

/** The table before shuffling and dealing. */
export function create({ seats, preset, options, seed, host }: Setup): Talisman {
  const game: Talisman = {
    rng: rngFrom(seed),
    emitted: [],
    revealed: 0,
    options: SHEET.chosen(preset, options),
    step: 'setup',
    round: 0,
    turns: 0,
    first: host ?? 0, // ruling: TAL-R112, until TAL-S.9 is settled
    active: 0,
    turn: freshTurn(),
    players: Array.from({ length: seats }, () => ({ standing: 'playing', character: null, hand: [], picked: null })),
    orders: Array.from({ length: seats }, () => ({})),
    unused: [...CHARACTER_IDS],
    spaces: Object.fromEntries(
      SPACE_IDS.map((id): [SpaceId, Ground] => [id, { cards: [], gold: 0, hex: null }]),
    ) as Record<SpaceId, Ground>,
    stock: {},
    deck: [...ADVENTURE_CARDS],
    discard: [],
    spellDeck: [...SPELL_CARDS],
    spellDiscard: [],
    divined: Array.from({ length: seats }, () => 0),
    peeked: Array.from({ length: seats }, () => []),
    shuffles: {},
    piles: {},
    gone: [],
    pending: [],
    stack: [],
    destroyMagic: null,
    warp: null,
    blizzard: null,
    crownReached: false,
    concerned: [],
    rolling: [],
    matters: [],
    windows: [],
    result: null,
  }
  for (const card of [...PURCHASE_CARDS, ...TALISMAN_CARDS]) pileOf(game, kindIdOf(card)).push(card) // TAL-S.7
  return game
}

export function* setUp(game: Talisman): Play {
  shuffle(game, game.deck) // TAL-S.4
  shuffle(game, game.spellDeck) // TAL-S.5
  deal(game)
  try {
    if (game.options['character-selection'] === 'pick-of-three') yield* pickCharacters(game)
    game.first = firstPlayer(game)
    for (const seat of clockwiseFrom(game, game.first)) {
      if (game.options['character-selection'] === 'choose') yield* chooseCharacter(game, seat)
      if (isStillIn(game, seat)) enter(game, seat, false) // TAL-S.6: in Turn order
    }
  } finally {
    for (const player of game.players) putBack(game, player, null) // the game may end before the first Turn
  }
  game.active = clockwiseFrom(game, game.first).find((seat) => isStillIn(game, seat)) ?? game.first
  game.round = 1
  game.step = 'begin'
}

/**
 * One each, or three each to pick from; two with five or six players (TAL-S.1, TAL-OPT.1). None where players choose
 * freely.
 */
function deal(game: Talisman): void {
  const seats = game.players.length
  const each = { random: 1, 'pick-of-three': seats >= 5 ? 2 : 3, choose: 0 }[game.options['character-selection']]
  for (let round = 0; round < each; round += 1) {
    for (const player of game.players) {
      const id = takeOne(game, game.unused)
      if (id !== undefined) player.hand.push(id)
    }
  }
}

/** In Turn order, in public: any free Character. By default a random one (d-character). */
function* chooseCharacter(game: Talisman, seat: Seat): Play {
  while (isStillIn(game, seat) && playerAt(game, seat).hand.length === 0) {
    const free = () => CHARACTER_IDS.filter((id) => game.unused.includes(id)).map((id) => option(id))
    const verb = 'setup.character' satisfies QuestionVerb
    const chosen = yield* unlessOneLeaves([{ seat, verb, options: free, default: ANY }])
    if (!chosen) continue
    game.unused = game.unused.filter((id) => id !== chosen.value)
    playerAt(game, seat).hand = [chosen.value]
  }
}

/** All at the same time, in secret; the rest goes back. */
function* pickCharacters(game: Talisman): Play {
  for (;;) {
    const pending = clockwiseFrom(game, 0).filter(
      (seat) => isStillIn(game, seat) && playerAt(game, seat).picked === null,
    )
    if (pending.length === 0) break
    const picked = yield* unlessOneLeaves(pending.map((seat) => pickOf(game, seat)))
    if (picked) playerAt(game, picked.seat).picked = picked.value
  }
  for (const player of game.players) putBack(game, player, player.picked)
}

/** Puts back the Characters dealt to a player, except the one kept. */
function putBack(game: Talisman, player: Player, kept: CharacterId | null): void {
  const isKept = (id: CharacterId) => id === kept
  game.unused.push(...player.hand.filter((id) => !isKept(id)))
  player.hand = player.hand.filter(isKept)
  player.picked = null
}

function pickOf(game: Talisman, seat: Seat): Question<CharacterId> {
  return hidden(
    {
      seat,
      verb: 'setup.character' satisfies QuestionVerb,
      options: () => playerAt(game, seat).hand.map((id) => option(id)),
      default: ANY,
    },
    { asked: true },
  )
}

function* unlessOneLeaves(
  questions: readonly Question<CharacterId>[],
): Play<{ seat: Seat; value: CharacterId } | null> {
  try {
    return yield* chooseAny(questions)
  } catch (signal) {
    if (!(signal instanceof SeatOut)) throw signal
    return null
  }
}

/** By dice, the table's host, or drawn at random (TAL-S.9, TAL-OPT.2). */
function firstPlayer(game: Talisman): Seat {
  const all = clockwiseFrom(game, 0).filter((seat) => isStillIn(game, seat))
  const [host] = clockwiseFrom(game, game.first).filter((seat) => isStillIn(game, seat)) // TAL-R112
  const how = game.options['first-player']
  if (how === 'dice') return rollForFirst(game, all)
  const first = how === 'random' ? pickOne(game, all) : host
  if (first === undefined) throw new Error('no player is left to begin')
  emitFact(game, { kind: 'first-player', seat: first })
  return first
}

/** The highest die begins; tied players roll again (TAL-S.9, TAL-R99). */
function rollForFirst(game: Talisman, all: readonly Seat[]): Seat {
  let still = all
  for (let again = false; ; again = true) {
    const rolls = still.map((seat) => {
      const roll = sumOf(diceParts(rollDice(game, 1)))
      emitFact(game, { kind: 'first-roll', seat, roll, again })
      return { seat, total: roll.total }
    })
    const best = Math.max(...rolls.map(({ total }) => total))
    still = rolls.filter(({ total }) => total === best).map(({ seat }) => seat)
    const [first] = still
    if (still.length > 1 || first === undefined) continue
    emitFact(game, { kind: 'first-player', seat: first })
    return first
  }
}

/** A Character enters the game on its starting space with all it starts with (TAL-S.2, TAL-S.3, TAL-R91). */
export function enter(game: Talisman, seat: Seat, replaces: boolean): void {
  const player = playerAt(game, seat)
  const id = player.hand.shift() ?? takeOne(game, game.unused)
  if (id === undefined) throw new Error('no Character is left to deal')
  player.character = newCharacter(id, game.options)
  player.standing = 'playing'
  emitFact(game, { kind: 'character-entered', seat, character: id, space: player.character.space, replaces })
  const handicap = handicapOf(id, game.options)
  if (isHandicapped(handicap)) emitFact(game, { kind: 'handicap', seat, character: id, ...handicap })
  if (game.options['start-talisman'] && !replaces) player.character.objects.push(personalTalisman(seat)) // TAL-OPT.6
  drawSpells(game, seat, characterCard(id).startSpells, id)
}

/** TAL-S.3, TAL-OPT.15, TAL-OPT.25 */
export function newCharacter(id: CharacterId, options: Options): Character {
  const card = characterCard(id)
  const { 'luck-tokens': luck } = options
  return {
    id,
    space: card.start,
    alignment: card.alignment,
    ...startOf(id, options),
    objects: [],
    followers: [],
    trophies: [],
    spells: [],
    toad: null,
    missTurns: 0,
    enslaved: false,
    quest: null,
    raft: null,
    offer: null,
    unfinished: null,
    owedSpell: false,
    spent: [],
    ...(luck > 0 ? { luck } : {}),
  }
}
