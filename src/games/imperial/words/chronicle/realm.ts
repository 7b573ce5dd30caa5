import type { Names } from '../../../../engine/index.ts'
import { joined, listOf, small, sumText, type FactOf, type LinesByKind } from '../../../../language/index.ts'
import { clueOf, CLUES, CREATURES } from '../../data/components.ts'
import type { TileId } from '../../data/ids.ts'
import type { RealmFact } from '../../facts/realm.ts'
import { clueFlavour, explorationFlavour, itemFlavour } from '../flavour.ts'
import { destinationInFull, inPlace, placeId, placeName } from '../places.ts'
import { say } from '../say.ts'
import {
  characterName,
  classId,
  clueLine,
  clueName,
  foeId,
  headStartText,
  holderId,
  item,
  itemId,
  scoreName,
} from '../things.ts'
import { shortList, withFlavour } from './lines.ts'

type Of<K extends RealmFact['kind']> = FactOf<RealmFact, K>

/** Events of the realm, as lines of the chronicle. */
export const REALM_LINES: LinesByKind<RealmFact> = {
  'realm-laid': ({ realm }) => say('realm-laid', { realm: String(realm) }),
  'convoy-invited': ({ seat, guest }, names) => say('convoy-invited', { who: names(seat), guest: names(guest) }),
  'convoy-answered': ({ seat, guest, comes }, names) =>
    say(comes ? 'convoy-joined' : 'convoy-declined', { who: names(seat), guest: names(guest) }),
  'experience-gained': ({ seat, points, inAll }, names) =>
    say('experience-gained', { who: names(seat), points, total: inAll }),
  'score-raised': ({ seat, score, by }, names) =>
    say('score-raised', { who: names(seat), score: scoreName(score), by }),
  'setup-roll': ({ seat, roll, again }, names) =>
    say(again ? 'setup-roll-again' : 'setup-roll', { who: names(seat), roll: sumText(roll) }),
  'setup-first': ({ seat }, names) => say('setup-first', { who: names(seat) }),
  'character-chosen': ({ seat, character }, names) =>
    say('character-chosen', { who: names(seat), character: characterName(character), class: classId(character) }),
  'head-start': ({ character, ...start }) =>
    say('head-start', { character: characterName(character), extras: headStartText(start) }),
  'clues-dealt': ({ seat, each, others }, names) => {
    const dealt = { who: names(seat), clues: say('clues', { count: each }) }
    return others ? say('clues-dealt-but', { ...dealt, others: listOf(others.map(names)) }) : say('clues-dealt', dealt)
  },
  'game-began': ({ seat }, names) => say('game-began', { who: names(seat) }),
  'turn-began': ({ seat, round }, names) => say('turn-began', { who: names(seat), round }),
  'round-ended': ({ round, found }) => (found === 0 ? null : small(say('round-ended', { round, found }))),
  'round-goes-on': ({ round }) => say('round-goes-on', { round }),
  stayed: ({ seat, hex, inLostCity }, names) =>
    say('stayed', { who: names(seat), in: inPlace(hex, inLostCity ? hex : null) }),
  moved: ({ seat, how, path, inLostCity }, names) => {
    const hex = path.at(-1) ?? ''
    const city = inLostCity ? hex : null
    return say(`moved-${how}`, { who: names(seat), to: destinationInFull(hex, city), in: inPlace(hex, city) })
  },
  'oasis-rolled': ({ seat, roll, there }, names, told) =>
    say(there ? 'oasis-there' : 'oasis-gone', { who: names(seat), roll: sumText(roll), told }),
  'sea-drawn': ({ seat, hex, stays }, names) =>
    say(stays ? 'sea-stays' : 'sea-passes', { who: names(seat), place: placeName(hex) }),
  'raft-rolled': ({ seat, roll, floats }, names) =>
    say(floats ? 'raft-floats' : 'raft-parts', { who: names(seat), roll: sumText(roll) }),
  'slipped-by': ({ seat }, names) => say('slipped-by', { who: names(seat) }),
  meditated: ({ seat, spell, roll, target, learnt }, names, told) => {
    const about = { who: names(seat), spell: `spell-${spell}` }
    if (!roll) return say('meditated-freely', about)
    const end = learnt ? 'learnt' : roll.total === target - 1 ? 'almost' : 'itch'
    return say(`meditated-${end}`, { ...about, roll: sumText(roll), target, told })
  },
  'treasure-drawn': ({ seat, tile }, names, told) =>
    withFlavour(say('treasure-drawn', { who: names(seat), item: itemId(tile) }), itemFlavour(tile, told)),
  'treasures-gone': () => say('treasures-gone'),
  'imperial-found': ({ found }) => say('imperial-found', { found }),
  'imperial-banked': ({ tile, why }) =>
    why === 'emperor' || why === 'confiscated' ? null : say('imperial-banked', { item: itemId(tile) }),
  'weapon-drawn': ({ seat, tile }, names) => say('weapon-drawn', { who: names(seat), item: itemId(tile) }),
  'weapons-gone': () => say('weapons-gone'),
  'clue-drawn': ({ seat, why }, names) => (why === 'treasure-clue' ? null : say('clue-drawn', { who: names(seat) })),
  'clue-seen': ({ clue }) => say('clue-seen', { clue: clueName(clue), worth: clueLine(clue) }),
  'clues-gone': () => say('clues-gone'),
  'clues-reshuffled': ({ cards }) => small(say('clues-reshuffled', { cards })),
  'clue-discarded': ({ seat, clue, why }, names) => {
    // An exchange or payment has its own line.
    if (why === 'exchanged' || CREATURES.has(why)) return null
    return say(why === 'limit' ? 'clue-forgotten' : 'clue-lost', { who: names(seat), clue: clueName(clue) })
  },
  'item-lost': ({ seat, tile, why }, names) => {
    const lost = { who: names(seat), item: itemId(tile) }
    if (CLUES.has(why)) return say('paid-with', lost)
    // Payments to creatures, readings and open losses have their own lines.
    return why === 'cure-all-wounds' ? say('paid-healers', lost) : null
  },
  'spell-gained': ({ seat, spell }, names) => say('spell-gained', { who: names(seat), spell: `spell-${spell}` }),
  'gear-readied': ({ seat, tile }, names) => say('gear-readied', { who: names(seat), item: itemId(tile) }),
  'gear-lent': ({ seat, tile, to }, names) =>
    say('gear-lent', { who: names(seat), item: itemId(tile), holder: holderId(to) }),
  'gear-reclaimed': ({ seat, tile, from }, names) =>
    say('gear-reclaimed', { who: names(seat), item: itemId(tile), holder: holderId(from) }),
  'special-rolled': ({ seat, roll, treasures }, names) =>
    say('special-rolled', { who: names(seat), roll: sumText(roll), treasures }),
  'clue-laid': ({ seat, clue }, names) => say('clue-laid', { who: names(seat), clue: clueName(clue) }),
  'clue-exchanged': ({ seat, clue, location, treasures }, names, told) => {
    if (clueOf(clue).special) return null // the die told it
    const followed = { who: names(seat), clue: clueName(clue), place: placeId(location), treasures }
    return withFlavour(say('clue-exchanged', followed), clueFlavour(clue, told))
  },
  delivered: ({ tile, location }) => say('delivered', { foe: foeId(tile), place: placeId(location) }),
  'emperor-rewards': ({ seat, tile }, names) => say('emperor-rewards', { who: names(seat), item: itemId(tile) }),
  explored: ({ seat, location, roll, outcome }, names, told) => {
    const found = say(`found-${outcome}`)
    const explored = { who: names(seat), place: placeId(location), roll: sumText(roll), found }
    return withFlavour(say('explored', explored), explorationFlavour(location, roll, told))
  },
  'nowhere-to-go': ({ seat }, names) => say('nowhere-to-go', { who: names(seat) }),
  imprisoned: ({ seat, hex, inLostCity }, names) =>
    say('imprisoned', { who: names(seat), in: inPlace(hex, inLostCity ? hex : null) }),
  bribed: ({ seat, tile }, names) => say('bribed', { who: names(seat), item: itemId(tile) }),
  'escape-rolled': ({ seat, roll, free }, names, told) => {
    const end = free ? say('escape-hollow', { told }) : say('escape-solid', { total: told === 0 ? roll.total : 0 })
    return joined(' ', say('escape-rolled', { who: names(seat), roll: sumText(roll) }), end)
  },
  waited: ({ seat }, names) => say('waited', { who: names(seat) }),
  'vanished-from-prison': ({ seat }, names) => say('vanished-from-prison', { who: names(seat) }),
  'trade-opened': () => null, // the proposal tells it
  'trade-proposed': ({ seat, partner, ...terms }, names) =>
    say('trade-proposed', {
      who: names(seat),
      rival: names(partner),
      gives: goods(terms.gives, terms.givesClues),
      asks: goods(terms.asks, terms.asksClues),
    }),
  'trade-clue-shown': ({ seat, clue }, names) =>
    say('trade-clue-shown', { who: names(seat), clue: clueName(clue), worth: clueLine(clue) }),
  'trade-refused': ({ seat }, names, told) => say('trade-refused', { who: names(seat), told }),
  'trade-dropped': ({ seat, partner }, names) => say('trade-dropped', { who: names(seat), rival: names(partner) }),
  'trade-handed': (fact, names) => handedLine(fact, names),
  'game-ended': ({ reason, round, found }) => {
    const many = reason === 'all-found' || found === 0 ? '' : say('found-in-all', { found })
    return joined(' ', say(`game-ended-${reason}`, { round }), many, say('on-the-table'))
  },
  tallied: ({ seat, treasures, weapons }, names) =>
    say('tallied', {
      who: names(seat),
      treasures: say('treasures', { count: treasures }),
      weapons: say('weapons', { count: weapons }),
    }),
  'treasure-valued': ({ seat, tile, roll, charm }, names) =>
    say(charm ? 'treasure-valued-charm' : 'treasure-valued', {
      who: names(seat),
      item: itemId(tile),
      roll: sumText(roll),
    }),
  'points-counted': ({ seat, of, count, points }, names) =>
    say('points-counted', {
      who: names(seat),
      things: say(`counted-${of}`, { count }),
      points: say('points', { count: points }),
    }),
  'points-tallied': ({ seat, points }, names) =>
    say('points-tallied', { who: names(seat), points: say('points', { count: points }) }),
  'tie-rolled': ({ seat, die }, names) => say('tie-rolled', { who: names(seat), die }),
  'game-won': ({ seat, treasures, points }, names) => {
    const score = points === undefined ? say('treasures', { count: treasures }) : say('points', { count: points })
    return say('game-won', { who: names(seat), score })
  },
  'nobody-won': () => say('nobody-won'),
}

/** A trade whose terms the proposal has just told has two halves. */
function handedLine({ seat, partner, tiles, clues, half }: Of<'trade-handed'>, names: Names): string | null {
  if (half === 2) return null
  const traders = { who: names(seat), rival: names(partner) }
  return half === 1 ? say('trade-agreed', traders) : say('trade-handed', { ...traders, gives: goods(tiles, clues) })
}

function goods(tiles: readonly TileId[], clues: number): string {
  const all = [...tiles.map(item), ...(clues > 0 ? [say('clues', { count: clues })] : [])]
  return all.length === 0 ? say('nothing') : shortList(all)
}
