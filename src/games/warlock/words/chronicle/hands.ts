import type { Names } from '../../../../engine/index.ts'
import { joined, listOf, type LinesByKind } from '../../../../language/index.ts'
import { isFoeId, type TreasureId } from '../../data/ids.ts'
import type { DealFact, DealMoved, KeyFact, Sighting, TreasureFact } from '../../facts/hands.ts'
import { cards, cardText, goods, inSpace, namedCard, spaceId } from '../names.ts'
import { say } from '../say.ts'

/** Treasure, Key cards and deals, as lines of the chronicle. Lines for only one seat say "you". */

export const TREASURE_LINES: LinesByKind<TreasureFact> = {
  'treasure-claimed': ({ seat, room }, names) => say('treasure-claimed', { who: names(seat), room: spaceId(room) }),
  'treasure-seen': ({ cards: seen, how }) => {
    const [only, another] = seen
    if (only === undefined) return null
    const line = say(`treasure-seen-${how}`, { cards: cards(seen) })
    return another === undefined ? joined(' ', line, cardText(only)) : line
  },
  'treasure-put-back': ({ seat, room }, names) => say('treasure-put-back', { who: names(seat), room: spaceId(room) }),
  'supplies-found': ({ seat, card, gold, provisions }, names) => {
    const found = { who: names(seat), card: `card-${card}`, goods: listOf(goods({ gold, provisions })) }
    return isSupply(card) ? say(`found-${card}`, found) : null
  },
  'treasure-left': ({ seat, space, count, why }, names) => {
    const left = { who: names(seat), cards: say('treasure-cards', { count }), place: inSpace(space) }
    return why === 'limit' ? say('treasure-left-limit', left) : say('treasure-left', left)
  },
  'starting-sword-left': ({ seat }, names) => say('starting-sword-left', { who: names(seat) }),
  'treasure-picked-up': (fact, names) => takenUpLine('picked-up', fact, names),
  'cache-reclaimed': (fact, names) => takenUpLine('reclaimed', fact, names),
  'card-used': ({ seat, card, on }, names) => {
    const used = { who: names(seat), card: `card-${card}` }
    if (typeof on === 'number') return say('card-used-on', { ...used, rival: names(on) })
    return on !== null && isFoeId(on) ? say('card-used-against', { ...used, foe: `foe-${on}` }) : say('card-used', used)
  },
  'cards-declared': (fact, names) => say('cards-declared', { who: names(fact.seat), cards: cards(fact.cards) }),
  'sword-drawn': ({ seat }, names) => say('sword-drawn', { who: names(seat) }),
}

/** Treasures that are spent at once, each with words of its own. */
const SUPPLIES = ['gold-3', 'gold-4', 'gold-6', 'gold-8', 'provisions-2', 'provisions-3'] as const

function isSupply(card: TreasureId): card is (typeof SUPPLIES)[number] {
  return (SUPPLIES as readonly TreasureId[]).includes(card)
}

type TakenUp = Extract<TreasureFact, { kind: 'treasure-picked-up' | 'cache-reclaimed' }>

function takenUpLine(how: 'picked-up' | 'reclaimed', { seat, space, count, left }: TakenUp, names: Names): string {
  const taken = { who: names(seat), cards: say('treasure-cards', { count }), place: inSpace(space) }
  return left > 0 ? say(`${how}-some`, { ...taken, left }) : say(how, taken)
}

export const KEY_LINES: LinesByKind<KeyFact> = {
  challenged: ({ seat, number, reason }, names, told) =>
    say(`challenged-${reason}`, { who: names(seat), number, told }),
  'stack-looked-at': ({ seat, by }, names) => say(`stack-looked-at-${by}`, { who: names(seat) }),
  'key-seen': ({ sighting }, names) => sightingLine(sighting, names),
  // A blank reveals nothing, and every player has one.
  'held-out': ({ to, number, blank }, names) => (blank ? null : say('held-out', { rival: names(to), number })),
  'chest-left-alone': ({ seat }, names) => say('chest-left-alone', { who: names(seat) }),
  'chest-challenged': (fact, names) =>
    say('chest-tried', {
      who: names(fact.seat),
      numbers: listOf(fact.numbers.map(String)),
      cards: listOf(fact.cards.map((id) => say('the-card', { ...namedCard(id), keys: '' }))),
    }),
  'chest-wrong': ({ seat, numbers, wrong }, names) =>
    say('chest-wrong', { who: names(seat), numbers: listOf(numbers.map(String)), wrong }),
  'chest-opened': ({ numbers }) => (numbers.length > 2 ? say('chest-opened-3') : say('chest-opened')),
}

/** Cards that a player was shown in private. */
function sightingLine(sighting: Sighting, names: Names): string | null {
  switch (sighting.kind) {
    case 'own': {
      const numbers = listOf([...sighting.numbers].sort((a, b) => a - b).map(String))
      return numbers === '' ? say('own-keys-blank') : say('own-keys', { numbers })
    }
    case 'challenge': {
      const holder = sighting.answers.find(({ held }) => held)
      const { number } = sighting
      return holder ? say('challenge-held', { rival: names(holder.seat), number }) : say('challenge-blank', { number })
    }
    case 'card': {
      const [rival, { number }] = [names(sighting.seat), sighting]
      return number === null ? say('seen-blank', { rival }) : say('seen-held', { rival, number })
    }
    case 'answer': {
      const seen = { rival: names(sighting.seat), number: sighting.number }
      return sighting.held ? say('seen-held', seen) : say('seen-not-held', seen)
    }
    case 'beneath':
      return say('seen-beneath', { number: sighting.number })
    case 'stack':
      return say('seen-stack', { number: sighting.number })
    case 'chest':
      return chestText(sighting, names)
    // All players have heard these.
    case 'open-lock':
    case 'rival-chest':
      return null
  }
}

/** Who held the wrong numbers of a Chest Challenge. A solo player learns only how many were wrong. */
function chestText({ answers, wrong }: Extract<Sighting, { kind: 'chest' }>, names: Names): string | null {
  if (answers.length === 0) return null
  if (wrong === 0) return say('chest-all-blank')
  const held = answers.filter((one) => one.held)
  const own = wrong - held.length
  const who = held.map(({ number, seat }) => say('chest-held-by', { rival: names(seat), number }))
  return say('chest-held', { held: listOf([...who, ...(own > 0 ? [say('chest-held-yourself', { count: own })] : [])]) })
}

export const DEAL_LINES: LinesByKind<DealFact> = {
  'deal-proposed': ({ counter, ...fact }, names) =>
    counter ? say('deal-countered', partnersOf(fact, names)) : say('deal-proposed', partnersOf(fact, names)),
  'deal-off': (fact, names) => say('deal-off', partnersOf(fact, names)),
  'deal-failed': (fact, names) => say('deal-failed', partnersOf(fact, names)),
  'deal-done': ({ gave, got, ...fact }, names) => {
    const partners = partnersOf(fact, names)
    if (isShowOnly(gave) && isShowOnly(got)) return say('deal-shown', partners)
    return say('deal-done', {
      ...partners,
      given: movedText(gave, partners.who),
      taken: movedText(got, partners.rival),
    })
  },
}

function partnersOf({ seat, to }: { readonly seat: number; readonly to: number }, names: Names) {
  return { who: names(seat), rival: names(to) }
}

function isShowOnly(moved: DealMoved): boolean {
  return moved.showed && goods(moved).length === 0
}

/** "**Ann** gives 3 Gold and 2 Treasure cards." */
function movedText(moved: DealMoved, who: string): string {
  const given = listOf(goods(moved))
  if (given === '') return moved.showed ? say('deal-shows', { who }) : say('deal-gives-nothing', { who })
  return moved.showed ? say('deal-gives-and-shows', { who, goods: given }) : say('deal-gives', { who, goods: given })
}
