import { assertNever, type Names } from '../../../../engine/index.ts'
import { bold, capital, count, italic, listOf } from '../../../../language/index.ts'
import { isFoeId } from '../../data/ids.ts'
import type { DealFact, DealMoved, KeyFact, Sighting, TreasureFact } from '../../facts/hands.ts'
import { card, cards, cardShort, cardText, openingOf, foe, inSpace, spaceName } from '../names.ts'

/** Treasure, Key cards and deals, as lines of the chronicle. Lines for only one seat say "you". */

export function treasureLine(fact: TreasureFact, names: Names): string | null {
  const player = names(fact.seat)
  switch (fact.kind) {
    case 'treasure-claimed':
      return `🎁 ${player} takes the top Treasure card in ${spaceName(fact.room)}.`
    case 'treasure-seen':
      return seenLine(fact)
    case 'treasure-put-back':
      return `${player} looks at the Treasure in ${spaceName(fact.room)} and puts it back.`
    case 'supplies-found': {
      const found = fact.gold > 0 ? `${fact.gold} Gold` : count(fact.provisions, 'Provision')
      return `🎁 ${player} finds ${card(fact.card)}: ${found}. ${italic(flavourOf(cardText(fact.card)))}`
    }
    case 'treasure-left':
      return `${player} ${fact.why === 'limit' ? 'cannot carry everything: ' : ''}${fact.why === 'limit' ? cardsLie(fact.count) : `leaves ${count(fact.count, 'Treasure card')}`} ${inSpace(fact.space)}.`
    case 'starting-sword-left':
      return `${player} leaves the old sword behind. It had a good run.`
    case 'treasure-picked-up':
      return `🎁 ${player} picks up ${count(fact.count, 'Treasure card')} ${inSpace(fact.space)}${fact.left > 0 ? `; ${fact.left} left` : ''}.`
    case 'cache-reclaimed':
      return `🎁 ${player} reclaims ${count(fact.count, 'Treasure card')} ${inSpace(fact.space)}${fact.left > 0 ? `; ${fact.left} left` : ''}. My condolences.`
    case 'card-used': {
      const on =
        fact.on === null
          ? ''
          : typeof fact.on === 'number'
            ? ` on ${names(fact.on)}`
            : isFoeId(fact.on)
              ? ` against ${foe(fact.on)}`
              : ''
      return `✨ ${player} uses the ${card(fact.card)}${on}.`
    }
    case 'cards-declared':
      return `🛡️ ${player} fights with ${cards(fact.cards)}.`
    case 'sword-drawn':
      return `🗡️ ${player} draws a sword. Which, nobody sees.`
    default:
      return assertNever(fact)
  }
}

function cardsLie(many: number): string {
  return `${many === 1 ? 'one Treasure card is' : `${many} Treasure cards are`} left`
}

/** Keeps the line short enough for a phone. The hand has the whole text. */
const MAX_TEXT_LETTERS = 105

/** The joke of a card, without its rules. */
function flavourOf(text: string): string {
  return text.split('. ').slice(1).join('. ') || text
}

function seenLine({ cards: seen, how }: Extract<TreasureFact, { kind: 'treasure-seen' }>): string | null {
  const [only, another] = seen
  if (only === undefined) return null
  const start = { claimed: 'It is', pile: 'In the pile lies', bought: 'You have bought', won: 'You have won', 'picked-up': 'You pick up', reclaimed: 'You have back', robbed: 'It was', looted: 'The loot is', deal: 'It is' }[how] // prettier-ignore
  return another === undefined
    ? `👁️ ${start} the ${card(only)}. ${openingOf(cardText(only), MAX_TEXT_LETTERS)}`
    : `👁️ ${start} ${cards(seen)}.`
}

export function keyLine(fact: KeyFact, names: Names): string | null {
  const player = names(fact.seat)
  switch (fact.kind) {
    case 'challenged': {
      const by = { roll: '', seer: ', for 2 Gold to the Seer', ball: ', through the Crystal Ball' }[fact.reason]
      return `🔎 ${player} makes a Key Challenge${by}: number ${bold(String(fact.number))}. Everybody holds out a card.`
    }
    case 'stack-looked-at': {
      const by = { roll: '', seer: ', for 2 Gold to the Seer', ball: ' through the Crystal Ball', prisoner: '; the Prisoner knows where it is', gossip: ', for 2 Gold to the Dwarfs', underdogs: ' before anybody has noticed' }[fact.by] // prettier-ignore
      return `🔎 ${player} looks at a Key card of the stack${by}. It is shuffled back.`
    }
    case 'key-seen':
      return sightingLine(fact.sighting, names)
    case 'held-out':
      // A blank reveals nothing, and every player has one.
      return fact.blank
        ? null
        : `🔎 You held out ${bold(`Key card ${fact.number}`)} to ${names(fact.to)}, who knows it now.`
    case 'chest-left-alone':
      return `${player} looks at the chest and leaves it alone.`
    case 'chest-challenged':
      return `🗝️ ${player} tries ${bold(listOf(fact.numbers.map(String)))} in the chest, with the ${listOf(fact.cards.map(cardShort))}…`
    case 'chest-wrong':
      return `❌ ${capital(count(fact.wrong, 'number'))} of ${listOf(fact.numbers.map(String))} ${fact.wrong === 1 ? 'is' : 'are'} wrong. The floor folds, and ${player} sits on the South Bank.`
    case 'chest-opened':
      return `🔓 Click. Click. ${fact.numbers.length > 2 ? 'Click. ' : ''}The chest is open!`
    default:
      return assertNever(fact)
  }
}

/** Cards that a player was shown in private. */
function sightingLine(sighting: Sighting, names: Names): string | null {
  switch (sighting.kind) {
    case 'own':
      return `🗝️ Your Key cards: ${sighting.numbers.length === 0 ? 'only a blank' : `${bold(listOf([...sighting.numbers].sort((a, b) => a - b).map(String)))}, and a blank`}. Whatever you hold is not beneath the chest.`
    case 'challenge': {
      const holder = sighting.answers.find(({ held }) => held)
      if (holder)
        return `🔎 ${names(holder.seat)} holds ${bold(`Key card ${sighting.number}`)}: it is not beneath the chest.`
      return `🔎 All blanks for ${sighting.number}. If it is not your own, ${bold(`${sighting.number} is beneath the chest`)}.`
    }
    case 'card':
      return sighting.number === null
        ? `👁️ ${names(sighting.seat)} shows you a blank, which says nothing.`
        : `👁️ ${names(sighting.seat)} holds ${bold(`Key card ${sighting.number}`)}.`
    case 'answer':
      return sighting.held
        ? `👁️ ${names(sighting.seat)} holds ${bold(`Key card ${sighting.number}`)}.`
        : `👁️ ${names(sighting.seat)} does not hold ${sighting.number}.`
    case 'beneath':
      return `👁️ ${bold(String(sighting.number))} is beneath the chest.`
    case 'stack':
      return `👁️ ${bold(`Key card ${sighting.number}`)} is in the stack: it is not beneath the chest.`
    case 'chest': {
      if (sighting.answers.length === 0) return null // a solo player learns only how many were wrong
      const held = sighting.answers.filter((one) => one.held)
      const own = sighting.wrong - held.length
      const who = held.map(({ number, seat }) => `${names(seat)} holds ${bold(String(number))}`)
      return `👁️ ${sighting.wrong === 0 ? 'All blanks.' : `${listOf([...who, ...(own > 0 ? [`${count(own, 'number')} you hold yourself`] : [])])}.`}`
    }
    // All players have heard these.
    case 'open-lock':
    case 'rival-chest':
      return null
    default:
      return assertNever(sighting)
  }
}

export function dealLine(fact: DealFact, names: Names): string | null {
  const [player, other] = [names(fact.seat), names(fact.to)]
  switch (fact.kind) {
    case 'deal-proposed':
      return fact.counter ? `🤝 ${player} makes ${other} another offer.` : `🤝 ${player} has an offer for ${other}.`
    case 'deal-off':
      return `${player} and ${other} do not come to terms.`
    case 'deal-failed':
      return `The deal of ${player} and ${other} fails: somebody could not deliver.`
    case 'deal-done':
      if (isShowOnly(fact.gave) && isShowOnly(fact.got))
        return `🤝 ${player} and ${other} shake hands, and show each other something.`
      return `🤝 ${player} and ${other} shake hands: ${player} ${movedText(fact.gave)}, ${other} ${movedText(fact.got)}.`
    default:
      return assertNever(fact)
  }
}

function isShowOnly({ gold, provisions, cards: many, showed }: DealMoved): boolean {
  return showed && gold + provisions + many === 0
}

/** "gives 3 Gold and two Treasure cards, and shows something". */
function movedText({ gold, provisions, cards: many, showed }: DealMoved): string {
  const gives = [
    ...(gold > 0 ? [`${gold} Gold`] : []),
    ...(provisions > 0 ? [count(provisions, 'Provision')] : []),
    ...(many > 0 ? [count(many, 'Treasure card')] : []),
  ]
  const shows = showed ? 'shows something' : ''
  if (gives.length === 0) return shows || 'gives nothing'
  return `gives ${listOf(gives)}${shows === '' ? '' : ` and ${shows}`}`
}
