import { assertNever, type Names } from '../../../../engine/index.ts'
import { bold, count, sumText } from '../../../../language/index.ts'
import { encounterOf } from '../../data/components.ts'
import { DWARFS, STRANGER, WAGER } from '../../data/figures.ts'
import type { RoomFact } from '../../facts/realm.ts'
import { agrees, Foe, foe, foeText, openingOf } from '../names.ts'

/** Encounters in rooms, as lines of the chronicle. */
export function roomLine(fact: RoomFact, names: Names): string | null {
  const player = names(fact.seat)
  switch (fact.kind) {
    case 'encounter-met': {
      const { permanent } = encounterOf(fact.card)
      const icon = permanent ? '🚪' : '❗'
      return `${icon} ${player} ${permanent ? 'calls on' : 'meets'} ${foe(fact.card)}. ${openingOf(foeText(fact.card), MAX_TEXT_LETTERS)}`
    }
    case 'encounter-gone':
      return goneLine(fact)
    case 'encounter-turned-down':
      return turnedDownLine(fact, player)
    case 'encounter-rolled':
      return `🎲 ${player} rolls ${bold(String(fact.die))}: ${OUTCOMES[fact.outcome] ?? fact.outcome}.`
    case 'encounter-chose':
      return choseLine(fact, player)
    case 'bought':
      return boughtLine(fact, player)
    case 'sold':
      return `💰 ${player} sells a Treasure card to the Quartermaster for ${fact.price} Gold; his pile is ${fact.pile} high.`
    case 'dwarfs-played':
      return `🎲 The Dwarfs ${sumText(fact.theirs)}, ${player} ${sumText(fact.own)}: ${fact.won ? `${player} wins ${fact.stake} Gold. The Dwarfs count again.` : `${fact.stake} Gold gone. The Dwarfs are very sorry.`}`
    case 'wagered': {
      const stake = fact.stake === 'gold' ? `${WAGER.stake} Gold` : 'a Treasure card'
      return `🎲 ${player} stakes ${stake}; the gremlin rolls ${bold(String(fact.die))}. ${fact.won ? `${player} wins.` : 'The old man pockets it without looking up.'}`
    }
    case 'key-card-looked-at':
      if (fact.of === 'chest')
        return `👁️ ${player} sees one of the Key cards beneath the chest${fact.by === 'warlock' ? ', in the Warlock’s ledger' : ''}.`
      return `👁️ ${player} sees one of ${names(fact.of)}’s Key cards${fact.by === 'prisoner' ? '; the Prisoner has been in everybody’s pocket' : `, for ${DWARFS.gossip} Gold to the Dwarfs`}.`
    default:
      return assertNever(fact)
  }
}

/** Keeps the line short enough for a phone, with the names of both. The reference has the whole text. */
const MAX_TEXT_LETTERS = 100

type Of<K extends RoomFact['kind']> = Extract<RoomFact, { kind: K }>

const OUTCOMES: Readonly<Record<string, string>> = {
  hurt: 'that hurts',
  nothing: 'nothing happens, loudly',
  lantern: 'there goes the light',
}

function goneLine({ how, card }: Of<'encounter-gone'>): string | null {
  switch (how) {
    // The battle or its outcome has told it.
    case 'killed':
    case 'resolved':
      return null
    case 'banished':
      return `✝️ ${Foe(card)} ${agrees(card, 'leaves', 'leave')} in a hurry. Nothing was fought.`
    case 'fed':
      return `🍖 ${Foe(card)} eats, weeps with gratitude and goes.`
  }
}

function turnedDownLine({ how, card }: Of<'encounter-turned-down'>, player: string): string | null {
  switch (how) {
    case 'slipped':
      return `🤫 ${player} slips past ${foe(card)}.`
    case 'left-alone':
      return `${player} leaves ${foe(card)} alone.`
    // The battle told it.
    case 'escaped':
    case 'paralysed':
    case 'killed-him':
    case 'left-game':
      return null
  }
}

/** The choice of an adventurer about a card, unless the next line tells it. */
function choseLine({ card, choice }: Of<'encounter-chose'>, player: string): string | null {
  switch (choice) {
    case 'open':
      return `${player} opens the lid.`
    case 'gold':
      return `💰 ${player} pays ${foe(card)} ${STRANGER.price} Gold.`
    case 'treasure':
      return `${player} hands ${foe(card)} a Treasure card.`
    default:
      return null
  }
}

function boughtLine({ card, what, count: many, price }: Of<'bought'>, player: string): string {
  const goods = {
    provisions: count(many, 'Provision'),
    flask: 'a flask',
    charm: 'a charm',
    treasure: 'the top Treasure card, unseen,',
  }[what]
  return `💰 ${player} buys ${goods} from ${foe(card)} for ${price} Gold.`
}
