import {
  ANY,
  below,
  rngFrom,
  diceParts,
  options as optionsOf,
  rollDice,
  shuffle,
  sumOf,
  type HasRng,
  type Play,
  type Seat,
  type Setup,
} from '../../../../engine/index.ts'
import {
  characterCard,
  CLUE_CARDS,
  clueOf,
  ENCOUNTER_TILES,
  SPELLS,
  TREASURE_TILES,
  vesselOf,
  WEAPON_TILES,
} from '../../data/components.ts'
import { CHARACTER_IDS, SPELL_IDS, type ClueId, type SpellId } from '../../data/ids.ts'
import { headStartOf, type HeadStart } from '../../data/head-starts.ts'
import { SHEET, type Options } from '../../data/options.ts'
import { emitFact } from '../../facts/index.ts'
import { blankMinds } from '../../state/knowledge.ts'
import { freshTurn, maybeCharacter, newCharacter, playerAt, type Imperial, type ShortGame } from '../../state/state.ts'
import { placeOf } from '../../state/whereabouts.ts'
import { ask } from '../deeds/asking.ts'
import { untilTheyLeave } from '../deeds/matters.ts'
import { takeStartingSpell } from '../deeds/newcomers.ts'
import { drawWeapon, gainClue, spellsAvailableTo, takeClue } from '../deeds/pools.ts'

/** Setting up (section 2), and what the short game changes in it (IMP-17.23, IMP-17.24). */

const STARTING_CLUES = 3 // IMP-2.7
/** Turns of all players together after which a short game ends, by default. */
const SHORT_GAME_TURNS = 44 // IMP-17.23

/** The table before rolling and dealing (IMP-2.1 to 2.3). */
export function create({ seats, preset, options: chosen, seed, experience }: Setup): Imperial {
  const options = SHEET.chosen(preset, chosen)
  const short = options['short-game'] ? shortGame(options, seats) : null
  const lucky = { rng: rngFrom(seed) }
  return {
    ...lucky,
    ...realmNumber(options, lucky),
    emitted: [],
    revealed: 0,
    options,
    short,
    experience: Array.from({ length: seats }, (_, seat) => experience[seat] ?? 0),
    phase: 'setup',
    round: 0,
    turns: 0,
    first: 0,
    active: 0,
    turn: freshTurn(),
    atRest: false,
    concerned: [],
    trading: [],
    proposal: null,
    players: Array.from({ length: seats }, () => ({ standing: 'playing', character: null, finishedTurns: 0 })),
    orders: Array.from({ length: seats }, () => ({})),
    encounterPool: [...ENCOUNTER_TILES],
    treasurePool: [...TREASURE_TILES],
    weaponsPool: [...WEAPON_TILES],
    resolving: [],
    clueDeck: cluesOf(short),
    clueDiscard: [],
    minds: blankMinds(Array.from({ length: seats }, () => 0)),
    bank: {
      spells: Object.fromEntries(SPELL_IDS.map((spell) => [spell, SPELLS.get(spell)?.count ?? 0])) as Record<
        SpellId,
        number
      >,
      boat: vesselOf('boat').count,
      ship: vesselOf('ship').count,
      characters: [...CHARACTER_IDS],
      imperial: [],
    },
    retired: [],
    lostCity: null,
    result: null,
  }
}

/** IMP-17.1: the number of the realm, a random 32-bit number unless the table has chosen one. */
function realmNumber({ 'hex-game': shuffled, 'realm-number': number }: Options, rng: HasRng): { realm?: number } {
  return shuffled ? { realm: number ?? below(rng, 2 ** 32) } : {}
}

/** IMP-17.23. */
function shortGame(options: Options, seats: number): ShortGame {
  return {
    imperialTarget: options['imperial-target'],
    minRounds: options['minimum-rounds'],
    roundLimit: options['round-limit'] ?? Math.ceil(SHORT_GAME_TURNS / seats),
    startingClues: options['starting-clues'],
  }
}

/** All 42, or without the two of the Lost City (IMP-17.24). */
function cluesOf(short: ShortGame | null): ClueId[] {
  return CLUE_CARDS.filter((clue) => short === null || clueOf(clue).location !== 'lost-city')
}

/** Sets the game up: characters, weapons, clues, spells, and the first player. */
export function* setUp(game: Imperial): Play {
  if (game.realm !== undefined) emitFact(game, { kind: 'realm-laid', realm: game.realm }) // IMP-17.1
  shuffle(game, game.clueDeck) // IMP-2.2
  const rolls = rollForChoice(game)
  const order = clockwise(game, rolls.first)
  emitFact(game, { kind: 'setup-first', seat: rolls.first })
  for (const seat of order) yield* unlessTheyLeave(game, seat, chooseCharacter)
  for (const seat of order) if (maybeCharacter(game, seat)) drawWeapon(game, seat, 'setup') // IMP-2.6
  for (const seat of order) giveHeadStart(game, seat)
  dealClues(game, order)
  yield* chooseSpells(game, order)
  begin(game, rolls.totals)
}

/** IMP-2.4: two dice each; those tied for highest roll again until one of them is highest. */
function rollForChoice(game: Imperial): { first: Seat; totals: readonly number[] } {
  const totals = game.players.map((_, seat) => rollTwo(game, seat, false))
  let highest = highestOf(
    game.players.map((_, seat) => seat),
    totals,
  )
  while (highest.length > 1) {
    const again = highest.map((seat) => rollTwo(game, seat, true))
    highest = highestOf(highest, again)
  }
  return { first: highest[0] ?? 0, totals }
}

function rollTwo(game: Imperial, seat: Seat, again: boolean): number {
  const roll = sumOf(diceParts(rollDice(game, 2), 'IMP-2.4'))
  emitFact(game, { kind: 'setup-roll', seat, roll, again })
  return roll.total
}

function highestOf(seats: readonly Seat[], totals: readonly number[]): Seat[] {
  const best = Math.max(...totals)
  return seats.filter((_, index) => totals[index] === best)
}

/** IMP-0.6 */
function clockwise(game: Imperial, from: Seat): Seat[] {
  return game.players.map((_, step) => (from + step) % game.players.length)
}

/** One free character each; default: one at random. All start in Nobnodd, unhurt (IMP-2.4, IMP-2.5, IMP-2.9). */
function* chooseCharacter(game: Imperial, seat: Seat): Play {
  const id = yield* ask(seat, 'setup.character', () => optionsOf(game.bank.characters), { default: ANY })
  game.bank.characters = game.bank.characters.filter((other) => other !== id)
  const hex = placeOf(game, 'nobnodd')
  playerAt(game, seat).character = newCharacter(id, hex)
  emitFact(game, { kind: 'character-chosen', seat, character: id, hex })
}

/** IMP-17.28: additional things a character begins with. The clues are dealt afterwards, with the reduction. */
function giveHeadStart(game: Imperial, seat: Seat): void {
  const start = headStartAt(game, seat)
  const character = maybeCharacter(game, seat)
  if (!character || (start.weapons === 0 && start.clues === 0)) return
  character.headStart = start
  emitFact(game, { kind: 'head-start', seat, character: character.id, ...start })
  for (let drawn = 0; drawn < start.weapons; drawn += 1) drawWeapon(game, seat, 'head-start')
}

function headStartAt(game: Imperial, seat: Seat): HeadStart {
  const character = maybeCharacter(game, seat)
  return character ? headStartOf(character.id, game.options) : { weapons: 0, clues: 0 }
}

/**
 * IMP-2.7: one at a time, clockwise, starting with the first player; in the short game as many as it says, and fewer to
 * some (IMP-17.28).
 */
function dealClues(game: Imperial, order: readonly Seat[]): void {
  const each = game.short?.startingClues ?? STARTING_CLUES
  const dealt = order.filter((seat) => maybeCharacter(game, seat) !== null)
  const dueTo = (seat: Seat) => each + headStartAt(game, seat).clues
  for (let round = 1; round <= each; round += 1) {
    for (const seat of dealt.filter((one) => round <= dueTo(one))) {
      const clue = takeClue(game)
      if (clue === undefined) throw new Error('the clue deck is too small to deal')
      gainClue(game, seat, clue)
      emitFact(game, { kind: 'clue-seen', seat, clue, place: round }, [seat])
    }
  }
  const others = dealt.filter((seat) => dueTo(seat) !== each)
  emitFact(game, { kind: 'clues-dealt', seat: order[0] ?? 0, each, ...(others.length > 0 && { others }) })
}

/**
 * IMP-2.8: counter-clockwise, one spell at a time, from the first player in choosing order whose class carries spells.
 */
function* chooseSpells(game: Imperial, order: readonly Seat[]): Play {
  const start = order.findIndex((seat) => isMagical(game, seat))
  if (start < 0) return
  const counter = order.map((_, step) => order[(start - step + order.length) % order.length] as Seat)
  const mayTake = (seat: Seat) => maybeCharacter(game, seat) !== null && spellsAvailableTo(game, seat).length > 0
  while (counter.some(mayTake)) {
    for (const seat of counter.filter(mayTake)) {
      const isAlone = counter.filter(mayTake).length === 1
      if (mayTake(seat)) yield* unlessTheyLeave(game, seat, () => takeStartingSpell(game, seat, isAlone))
    }
  }
}

function isMagical(game: Imperial, seat: Seat): boolean {
  const character = maybeCharacter(game, seat)
  return character !== null && characterCard(character.id).spellLimit > 0
}

/** IMP-2.10: most finished games; then the higher first roll; then the lower seat. */
function begin(game: Imperial, totals: readonly number[]): void {
  const experienceOf = (seat: Seat) => game.experience[seat] ?? 0
  const [first] = clockwise(game, 0)
    .filter((seat) => maybeCharacter(game, seat) !== null)
    .sort((a, b) => experienceOf(b) - experienceOf(a) || (totals[b] ?? 0) - (totals[a] ?? 0) || a - b)
  if (first === undefined) throw new Error('no player is left to begin')
  game.first = first
  game.active = first
  game.phase = 'move'
  game.round = 1
  emitFact(game, { kind: 'game-began', seat: first, experience: experienceOf(first) })
}

/** The seat that is asked counts as active; if it leaves, the setup goes on without it (IMP-15.8). */
function* unlessTheyLeave(game: Imperial, seat: Seat, step: (game: Imperial, seat: Seat) => Play): Play {
  if (playerAt(game, seat).standing !== 'playing') return
  game.active = seat
  yield* untilTheyLeave(seat, step(game, seat))
}
