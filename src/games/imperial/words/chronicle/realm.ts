import type { Names, Seat } from '../../../../engine/index.ts'
import {
  bold,
  capital,
  count,
  italic,
  lineByKind,
  listOf,
  ordinal,
  small,
  sumText,
  type FactOf,
  type LinesByKind,
} from '../../../../language/index.ts'
import { clueOf, CLUES, CREATURES } from '../../data/components.ts'
import {
  IMPERIAL_TREASURES,
  type ExplorationOutcome,
  type LoanHolder,
  type TileId,
  type TreasureGroup,
} from '../../data/ids.ts'
import type { EndReason, RealmFact, Way } from '../../facts/realm.ts'
import { clueFlavour, itemFlavour } from '../flavour.ts'
import { inLocation, inPlace, locationName, placeName } from '../places.ts'
import { shortList, withFlavour } from './lines.ts'
import {
  characterName,
  characterTitle,
  clueLine,
  headStartText,
  Creature,
  creature,
  item,
  SCORE_NAMES,
  spellName,
  theItem,
} from '../things.ts'

type Of<K extends RealmFact['kind']> = FactOf<RealmFact, K>

/** Events of the realm, as lines of the chronicle. */
const REALM_LINES: LinesByKind<RealmFact> = {
  'realm-laid': (fact) =>
    `🗺️ The realm is shuffled and laid anew: number ${bold(String(fact.realm))}. The neighbours are new, the creditors are not.`,
  'convoy-invited': (fact, names) => `🥾 ${names(fact.seat)} asks ${names(fact.guest)} to come along.`,
  'convoy-answered': (fact, names) =>
    fact.comes
      ? `🥾 ${names(fact.guest)} comes along with ${names(fact.seat)}.`
      : `${names(fact.guest)} would rather walk alone.`,
  'experience-gained': (fact, names) =>
    `⭐ ${names(fact.seat)} gains ${count(fact.points, 'point')} of experience: ${fact.inAll} in all.`,
  'score-raised': (fact, names) =>
    `⭐ ${names(fact.seat)} has learnt something: ${SCORE_NAMES[fact.score]} +${fact.by}.`,
  'setup-roll': setupLine,
  'setup-first': setupLine,
  'character-chosen': setupLine,
  'head-start': setupLine,
  'clues-dealt': setupLine,
  'game-began': setupLine,
  'turn-began': (fact, names) => `🧭 Round ${fact.round} · ${names(fact.seat)}’s turn`,
  'round-ended': (fact) =>
    fact.found === 0
      ? null
      : small(`Round ${fact.round} is over · 👑 ${fact.found} of ${IMPERIAL_TREASURES.length} found`),
  'round-goes-on': (fact) =>
    `⏳ All six are found, but nobody goes home before round ${fact.round} is over: equal turns for all.`,
  stayed: (fact, names) => `${names(fact.seat)} stays ${inPlace(fact.hex)}.`,
  moved: (fact, names) => movedLine(fact.how, fact.path, names(fact.seat)),
  'oasis-rolled': (fact) =>
    `🎲 The Oasis: ${sumText(fact.roll)}. ${fact.there ? 'Palms, water, the lot.' : 'Sand. It was here yesterday.'}`,
  'sea-drawn': (fact, names) =>
    fact.stays
      ? `⛵ ${names(fact.seat)} gets no further than ${placeName(fact.hex)} today.`
      : `⛵ Nothing keeps ${names(fact.seat)} at sea.`,
  'raft-rolled': (fact, names) =>
    `🎲 ${names(fact.seat)} ties some logs together: ${sumText(fact.roll)}. ${fact.floats ? 'They float.' : 'They part.'}`,
  'slipped-by': (fact, names) => `${names(fact.seat)} is invisible and meets nobody, or nobody who noticed.`,
  meditated: (fact, names) => meditatedLine(fact, names(fact.seat)),
  'treasure-drawn': poolLine,
  'treasures-gone': poolLine,
  'imperial-found': poolLine,
  'imperial-banked': poolLine,
  'weapon-drawn': poolLine,
  'weapons-gone': poolLine,
  'clue-drawn': poolLine,
  'clue-seen': poolLine,
  'clues-gone': poolLine,
  'clues-reshuffled': poolLine,
  'clue-discarded': poolLine,
  'item-lost': poolLine,
  'spell-gained': poolLine,
  'gear-readied': gearLine,
  'gear-lent': gearLine,
  'gear-reclaimed': gearLine,
  'special-rolled': (fact) =>
    `🎲 The SPECIAL: ${sumText(fact.roll)}. ${capital(count(fact.treasures, 'treasure'))}${fact.treasures === 0 ? '; nothing but a hole.' : '.'}`,
  'clue-laid': (fact, names) => `📜 ${names(fact.seat)} lays ${bold(clueOf(fact.clue).name)} on the table.`,
  'clue-exchanged': (fact, names) => {
    if (clueOf(fact.clue).special) return null // the die told it
    return withFlavour(
      `📜 ${names(fact.seat)} follows ${bold(clueOf(fact.clue).name)} ${inLocation(fact.location)} to ${count(fact.treasures, 'treasure')}.`,
      clueFlavour(fact.clue),
    )
  },
  delivered: (fact) => `🐾 ${Creature(fact.tile)} has arrived ${inLocation(fact.location)}, says thank you, and pays.`,
  'emperor-rewards': (fact, names) =>
    `🏰 ${names(fact.seat)} hands ${theItem(fact.tile)} to the Emperor, who opens his treasury twice.`,
  explored: (fact, names) => exploredLine(fact, names(fact.seat)),
  'nowhere-to-go': (fact, names) =>
    `${names(fact.seat)} must leave, but there is only water all round. The locals look the other way.`,
  imprisoned: (fact, names) => `⛓️ ${names(fact.seat)} goes to prison ${inPlace(fact.hex)}, with all the party.`,
  bribed: (fact, names) => `💰 ${names(fact.seat)} presses ${theItem(fact.tile)} into the gaoler’s hand and walks out.`,
  'escape-rolled': (fact, names) =>
    `🎲 ${names(fact.seat)} taps the walls: ${sumText(fact.roll)}. ${fact.free ? 'A hollow one!' : 'All solid.'}`,
  waited: (fact, names) => `⛓️ ${names(fact.seat)} waits and counts the bricks.`,
  'vanished-from-prison': (fact, names) =>
    `✨ ${names(fact.seat)} is gone from the cell. What was too heavy to think of stays behind.`,
  'trade-opened': tradeLine,
  'trade-proposed': tradeLine,
  'trade-clue-shown': tradeLine,
  'trade-refused': tradeLine,
  'trade-dropped': tradeLine,
  'trade-handed': tradeLine,
  'game-ended': (fact) => endLine(fact.reason, fact.round, fact.found),
  tallied: (fact, names) =>
    `${names(fact.seat)}: ${count(fact.treasures, 'treasure')}, ${count(fact.weapons, 'weapon')}.`,
  'treasure-valued': (fact, names) =>
    `🎲 ${names(fact.seat)}: ${theItem(fact.tile)} is worth ${sumText(fact.roll)}${fact.charm ? ', the Charm’s point included' : ''}.`,
  'points-counted': (fact, names) =>
    `${names(fact.seat)}: ${count(fact.count, ...COUNTED[fact.of])}, ${count(fact.points, 'point')}.`,
  'points-tallied': (fact, names) => `🧮 ${names(fact.seat)}: ${bold(count(fact.points, 'point'))}.`,
  'tie-rolled': (fact, names) => `🎲 ${names(fact.seat)} rolls for the tie: ${bold(String(fact.die))}`,
  'game-won': (fact, names) =>
    `🏆 ${names(fact.seat)} wins with ${fact.points === undefined ? count(fact.treasures, 'treasure') : count(fact.points, 'point')}.`,
  'nobody-won': () => 'Nobody is left to win. The treasures are very quiet about it.',
}

export function realmLine(fact: RealmFact, names: Names): string | null {
  return lineByKind(REALM_LINES, fact, names)
}

/** Nouns for the final count, singular and plural. */
const COUNTED: Readonly<Record<TreasureGroup | 'weapons', readonly [string, string]>> = {
  imperial: ['Imperial Treasure', 'Imperial Treasures'],
  scroll: ['scroll', 'scrolls'],
  charm: ['charm', 'charms'],
  ruby: ['ruby', 'rubies'],
  stone: ['stone', 'stones'],
  gold: ['golden thing', 'golden things'],
  silver: ['silver thing', 'silver things'],
  'magic-weapon': ['magic weapon', 'magic weapons'],
  weapons: ['ordinary weapon', 'ordinary weapons'],
}

function setupLine(
  fact: Of<'setup-roll' | 'setup-first' | 'character-chosen' | 'head-start' | 'clues-dealt' | 'game-began'>,
  names: Names,
): string | null {
  const player = names(fact.seat)
  switch (fact.kind) {
    case 'setup-roll':
      return `🎲 ${player} rolls for first choice${fact.again ? ' again' : ''}: ${sumText(fact.roll)}`
    case 'setup-first':
      return `${player} chooses first.`
    case 'character-chosen':
      return `${player} plays ${bold(characterTitle(fact.character))}.`
    case 'head-start':
      return `⚖️ For an even start, ${bold(characterName(fact.character))} begins with ${headStartText(fact)}.`
    case 'clues-dealt': {
      const others = fact.others ? ` but ${listOf(fact.others.map((seat) => names(seat)))}` : ''
      return `📜 ${player} deals ${count(fact.each, 'clue')} to everybody${others}. Look at yours with \`/clues\`.`
    }
    case 'game-began':
      return `🏰 The quest begins in Nobnodd. ${player} has the first turn.`
  }
}

const WAYS: Readonly<Record<Way, string>> = {
  road: 'takes the road',
  wilderness: 'sets off across country',
  sea: 'sails',
  raft: 'drifts on the raft',
  teleport: 'appears, with a small bang,',
  leave: 'is shown out',
  escape: 'comes up through a drain',
  sneeze: 'is sneezed',
  'washed-up': 'is washed up',
}

function movedLine(how: Way, path: readonly string[], player: string): string {
  const to = path.at(-1) ?? ''
  const arrives = how === 'teleport' || how === 'escape' || how === 'washed-up'
  const emoji = how === 'sea' || how === 'raft' ? '⛵' : how === 'teleport' || how === 'sneeze' ? '✨' : '🥾'
  return `${emoji} ${player} ${WAYS[how]} ${arrives ? inPlace(to) : `to ${placeName(to)}`}.`
}

function meditatedLine({ spell, roll, target, learnt }: Of<'meditated'>, player: string): string {
  const name = bold(spellName(spell))
  if (!roll) return `✨ ${player} meditates once more, and ${name} comes without being asked.`
  const end = learnt ? 'There it is.' : 'Almost; and now something is coming up the path.'
  return `🎲 ${player} meditates for ${name}: ${sumText(roll)}, needs ${target}. ${learnt ? end : roll.total === target - 1 ? end : 'Nothing but an itch.'}`
}

function poolLine(
  fact: Of<
    | 'treasure-drawn' | 'treasures-gone' | 'imperial-found' | 'imperial-banked' | 'weapon-drawn' | 'weapons-gone' | 'clue-drawn'
    | 'clue-seen' | 'clues-gone' | 'clues-reshuffled' | 'clue-discarded' | 'item-lost' | 'spell-gained'
  >, // prettier-ignore
  names: Names,
): string | null {
  switch (fact.kind) {
    case 'treasure-drawn':
      return withFlavour(`💰 ${names(fact.seat)} draws ${item(fact.tile)}.`, itemFlavour(fact.tile))
    case 'treasures-gone':
      return 'The Treasure Pool is empty. There is nothing left but the moral of the story.'
    case 'imperial-found':
      return `👑 That is an Imperial Treasure: ${count(fact.found, 'of six is', 'of six are')} found.`
    case 'imperial-banked':
      if (fact.why === 'emperor' || fact.why === 'confiscated') return null
      return `👑 ${capital(item(fact.tile))} goes to the Bank: found, and out of the game.`
    case 'weapon-drawn':
      return `🗡️ ${names(fact.seat)} draws ${item(fact.tile)}.`
    case 'weapons-gone':
      return 'The Weapons Pool is empty.'
    case 'clue-drawn':
      if (fact.why === 'treasure-clue') return null
      return `📜 ${names(fact.seat)} draws a clue.`
    case 'clue-seen':
      return `📜 Your ${ordinal(fact.place)} clue: ${bold(clueOf(fact.clue).name)}, ${clueLine(fact.clue)}.`
    case 'clues-gone':
      return 'There are no clues left to draw.'
    case 'clues-reshuffled':
      return small(`The discarded clues are shuffled into a new deck of ${fact.cards}.`)
    case 'clue-discarded':
      return discardedLine(fact.why, bold(clueOf(fact.clue).name), names(fact.seat))
    case 'item-lost':
      return lostLine(fact.why, theItem(fact.tile), names(fact.seat))
    case 'spell-gained':
      return `✨ ${names(fact.seat)} now holds ${bold(spellName(fact.spell))}.`
  }
}

/** A discarded clue. An exchange or payment has its own line. */
function discardedLine(why: string, clue: string, player: string): string | null {
  if (why === 'exchanged' || CREATURES.has(why)) return null
  return why === 'limit' ? `📜 ${player} forgets ${clue}.` : `📜 ${clue} is gone.`
}

/** An item that returns to its pool. Payments, readings and open losses have their own lines. */
function lostLine(why: string, thing: string, player: string): string | null {
  if (CLUES.has(why)) return `${player} pays with ${thing}.`
  return why === 'cure-all-wounds' ? `${player} gives the healers ${thing}.` : null
}

function holder(to: LoanHolder): string {
  return to === 'vessel' ? 'the crew' : creature(to)
}

function gearLine(fact: Of<'gear-readied' | 'gear-lent' | 'gear-reclaimed'>, names: Names): string {
  const player = names(fact.seat)
  switch (fact.kind) {
    case 'gear-readied':
      return `${player} takes up ${theItem(fact.tile)}.`
    case 'gear-lent':
      return `${player} lends ${theItem(fact.tile)} to ${holder(fact.to)}.`
    case 'gear-reclaimed':
      return `${player} takes ${theItem(fact.tile)} back from ${holder(fact.from)}.`
  }
}

function exploredLine({ location, roll, outcome }: Of<'explored'>, player: string): string {
  const [name, ...quips] = FOUND[outcome]
  // Chosen by roll and place, so that a replay tells the same.
  const quip = quips[(roll.total + location.length) % Math.max(1, quips.length)]
  return `🎲 ${player} explores ${locationName(location)}: ${sumText(roll)}. ${bold(name)}${quip === undefined ? '' : ` ${italic(quip)}`}`
}

/** The outcome of an exploration with its colour, without the instructions that the bot carries out. */
const FOUND: Readonly<Record<ExplorationOutcome, readonly [name: string, ...quips: string[]]>> = {
  'weapon-boat': ['A weapon, or a boat.'],
  'weapon-ship': ['A weapon, or a ship.'],
  'bad-water': ['Bad water.', 'Do not ask what died in the well.', 'It had a skin on it.'],
  prison: ['Prison.', 'A misunderstanding about a goose.', 'It was the mayor’s hat, it turns out.'],
  encounter: [
    'An encounter.',
    'Something is going on in the street.',
    'A crowd parts, and it is not a good sign.',
    'There is a noise behind the stables.',
    'Everybody suddenly remembers an appointment.',
  ],
  'cure-all-wounds': ['Cure all wounds.', 'For a weapon, the locals know a remedy.'],
  'cure-one-wound': ['Cure one wound.', 'Soup.', 'A bandage, hardly used.', 'Somebody’s aunt takes over.'],
  'river-of-lava': ['A river of lava.', 'It was not a shallow one.'],
  'you-must-leave': ['You must leave.', 'The locals have had a meeting.', 'It is nothing personal. It never is.'],
  'no-action': [
    'Nothing.',
    'A quiet day. Suspiciously quiet, but quiet.',
    'The high point is a sandwich.',
    'The locals stare. That is all they do.',
  ],
  landslide: ['A landslide.', 'Rocks, mostly.'],
  'treasure-clue': [
    'A clue!',
    'Somebody talks in his sleep.',
    'It was under the doormat.',
    'A child sells it for a button.',
    'It is written on the wall, rather low down.',
    'The barber cannot keep a secret.',
  ],
}

function goods(tiles: readonly TileId[], clues: number): string {
  const all = [...tiles.map(item), ...(clues > 0 ? [clues === 1 ? 'a clue' : count(clues, 'clue')] : [])]
  return all.length === 0 ? 'nothing' : shortList(all)
}

function tradeLine(
  fact: Of<'trade-opened' | 'trade-proposed' | 'trade-clue-shown' | 'trade-refused' | 'trade-dropped' | 'trade-handed'>,
  names: Names,
): string | null {
  const seat = (one: Seat): string => names(one)
  switch (fact.kind) {
    case 'trade-opened':
      return null // the proposal tells it
    case 'trade-proposed':
      return `🤝 ${seat(fact.seat)} offers ${seat(fact.partner)} ${goods(fact.gives, fact.givesClues)} for ${goods(fact.asks, fact.asksClues)}.`
    case 'trade-clue-shown':
      return `📜 ${seat(fact.seat)} shows you ${bold(clueOf(fact.clue).name)}: ${clueLine(fact.clue)}.`
    case 'trade-refused':
      return `🤝 ${seat(fact.seat)} ${NO_DEAL[(fact.seat + fact.partner) % NO_DEAL.length] ?? 'declines'}.`
    case 'trade-dropped':
      return `🤝 ${seat(fact.seat)} and ${seat(fact.partner)} break off their bargaining.`
    case 'trade-handed':
      // The proposal has just told the terms.
      if (fact.half === 1) return `🤝 ${seat(fact.partner)} agrees.`
      if (fact.half === 2) return null
      return `🤝 ${seat(fact.seat)} gives ${seat(fact.partner)} ${goods(fact.tiles, fact.clues)}.`
  }
}

const NO_DEAL = ['declines', 'would rather not', 'shakes a polite head']

const REASONS: Readonly<Record<EndReason, string>> = {
  'all-found': 'All six Imperial Treasures have been found',
  'one-left': 'Only one player is left',
  'nobody-left': 'Nobody is left',
  target: 'Enough Imperial Treasures have been found',
  'last-round': 'The last round is over',
}

function endLine(reason: EndReason, round: number, found: number): string {
  const many = reason === 'all-found' || found === 0 ? '' : `, ${count(found, 'of six found', 'of six found')}`
  return `🏁 ${REASONS[reason]}: the quest ends in round ${round}${many}. Everything on the table, please.`
}
