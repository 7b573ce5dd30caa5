import { count, listOf, percent } from '../../../../language/index.ts'
import { DWARFS, GAS, PEDLAR, QUARTERMASTER, WAGER } from '../../data/figures.ts'
import { isTreasureId, type TreasureId } from '../../data/ids.ts'
import { carriedBy } from '../../view/about.ts'
import { roundOdds } from '../../view/odds.ts'
import { keysHeld, reader, roomIn, self } from '../../view/reading.ts'
import type { Holder, WarlockView } from '../../view/view.ts'
import { cardName, cardShort, cardText } from '../names.ts'
import { lossesText, luckText, roundHint } from '../odds.ts'
import type { WarlockLabeller } from './labeller.ts'

/** Options in rooms, at the chest and with Treasure, as buttons. */

export const sneak: WarlockLabeller = ({ key }, view) =>
  key === 'fight'
    ? { label: 'Wake him and fight', hint: fightHint(view) }
    : { label: 'Tiptoe past him', hint: `${luckText(view)} past him and at the Treasure, else a fight` }

export const bluff: WarlockLabeller = ({ key }, view) =>
  key === 'fight'
    ? { label: 'Fight the Skeletons', hint: fightHint(view) }
    : { label: 'Pretend to be management', hint: `${luckText(view)} past them and at the Treasure, else a fight` }

export const feed: WarlockLabeller = ({ key }, view) =>
  key === 'fight'
    ? { label: 'Fight the Barbarian', hint: fightHint(view) }
    : { label: 'Give him a Provision', hint: 'he leaves, and the Treasure is yours to take' }

export const gas: WarlockLabeller = ({ key }) =>
  key === 'open'
    ? { label: 'Open the lid', hint: `${lossesText(GAS.losses)}. Then the Treasure` }
    : { label: 'Leave it shut', hint: 'no Treasure; the card stays' }

/** The odds of a round against the card in this room. */
function fightHint(view: WarlockView): string {
  const here = self(view)?.space
  const card = here === undefined ? null : (roomIn(view, here)?.encounter?.card ?? null)
  return card === null ? '' : roundHint(view, reader(view), card)
}

/** Provisions, a flask or a charm, with the price from the arguments. */
export const pedlar: WarlockLabeller = (offer) => {
  const { key } = offer
  const { price = 0 } = carriedBy(offer)
  const [what = '', many = '1'] = key.split(':')
  if (what === 'provisions') return { label: `Buy ${count(Number(many), 'Provision')}`, hint: `${price} Gold` }
  if (what === 'flask')
    return { label: 'Buy the flask', hint: `${price} Gold: +${PEDLAR.flask.stamina} Stamina at once` }
  if (what === 'charm')
    return { label: 'Buy the charm', hint: `${price} Gold: +${PEDLAR.charm.luck} Luck, not above its initial value` }
  return { label: 'Buy nothing more', hint: 'and say goodbye' }
}

export const quartermaster: WarlockLabeller = (offer, view, names) => {
  const [what = '', id = ''] = offer.key.split(':')
  if (what === 'buy')
    return { label: 'Buy his top Treasure card', hint: `${carriedBy(offer).price ?? 0} Gold, unseen, no refunds` }
  if (what === 'sell' && isTreasureId(id))
    return { label: `Sell the ${cardShort(id)}`, hint: `${QUARTERMASTER.sale} Gold. ${keysText(id)}` }
  return pedlar(offer, view, names)
}

function keysText(id: TreasureId): string {
  return cardName(id) === cardShort(id) ? cardText(id) : `Keys ${cardName(id).split('(')[1]?.replace(')', '') ?? ''}`
}

export const prisoner: WarlockLabeller = (offer, view, names) => {
  const { rival = 0 } = carriedBy(offer)
  return {
    label: `Look at a Key card of ${names(rival)}`,
    hint: oneOf(view, rival),
  }
}

function oneOf(view: WarlockView, rival: number): string {
  const many = view.players[rival]?.keyCards ?? 0
  return many === 1 ? 'the only numbered Key card there' : `one at random of ${count(many, 'numbered Key card')}`
}

export const stranger: WarlockLabeller = (offer) => {
  const [what = '', id = ''] = offer.key.split(':')
  if (what === 'gold')
    return { label: `Pay ${carriedBy(offer).price ?? 0} Gold`, hint: 'and see one Key card from beneath the chest' }
  if (what === 'give' && isTreasureId(id))
    return {
      label: `Give the ${cardShort(id)}`,
      hint: 'see a card from beneath the chest; no Treasure from here this turn',
    }
  return { label: 'Decline politely', hint: 'the Stranger stays; the Treasure may be taken' }
}

export const dwarfs: WarlockLabeller = (offer, view, names) => {
  const { stake, rival } = carriedBy(offer)
  if (stake !== undefined)
    return {
      label: `Play for ${stake} Gold`,
      hint: `two dice each, higher wins: ${percent(roundOdds(0).win)}; winning also opens the Treasure`,
    }
  if (offer.key === 'gossip:stack')
    return {
      label: 'Buy gossip about the stack',
      hint: `${DWARFS.gossip} Gold: a random Key card of it; and then the Treasure`,
    }
  if (rival === undefined) return { label: 'Leave them be', hint: 'no Treasure either' }
  return {
    label: `Buy gossip about ${names(rival)}`,
    hint: `${DWARFS.gossip} Gold: ${oneOf(view, rival)}; and then the Treasure`,
  }
}

export const wager: WarlockLabeller = ({ key }) => {
  const [what = '', id = ''] = key.split(':')
  const { stake, winsFrom } = WAGER
  const hint = `${winsFrom} to 6 wins his top Treasure card or ${stake} Gold: ${percent((7 - winsFrom) / 6)}`
  if (what === 'gold') return { label: `Stake ${stake} Gold`, hint }
  if (what === 'stake' && isTreasureId(id)) return { label: `Stake the ${cardShort(id)}`, hint }
  return { label: 'Do not bet' }
}

export const winnings: WarlockLabeller = (offer) =>
  offer.key === 'gold'
    ? { label: `Take ${carriedBy(offer).gold ?? 0} Gold` }
    : { label: 'Take his top Treasure card', hint: 'unseen' }

// Numbers

/** A number from 1 to 9, or none. */
export const number: WarlockLabeller = (offer, view) => {
  const { key } = offer
  if (key === 'likeliest')
    return {
      label: `Write ${listOf((carriedBy(offer).numbers ?? []).map(String))}`,
      hint: 'what your notebook proves, then the lowest it leaves open',
    }
  if (key === 'look') return { label: 'Pay for a look', hint: 'a random Key card of the stack, shuffled back' }
  if (!/^\d$/.test(key)) return { label: 'Name no number' }
  return { label: `Number ${key}`, hint: knownText(view, Number(key)), ...knownAlready(view, Number(key)) }
}

/** Asks for confirmation if the notebook proves where the number is: the answer would teach nothing, or win nothing. */
function knownAlready(view: WarlockView, n: number): { sure?: string } {
  const found = holderOf(view, n)
  if (found === undefined) return {}
  if (found !== 'chest') return { sure: `Your notebook proves that ${n} is not beneath the chest.` }
  if (view.phase === 'reckoning') return {}
  return { sure: `Your notebook proves already that ${n} is beneath the chest: you would learn nothing.` }
}

/** The proven place of a number. */
function holderOf(view: WarlockView, n: number): Holder | undefined {
  return view.own?.notebook.cells.find((cell) => cell.number === n && cell.proof === 'here')?.holder
}

/** A number in the reader's own notebook. */
function knownText(view: WarlockView, n: number): string {
  const row = view.own?.notebook.cells.filter((cell) => cell.number === n) ?? []
  if (row.length === 0) return ''
  const key = keysHeld(view).includes(n) ? '; you have the key' : ''
  const found = row.find(({ proof }) => proof === 'here')
  if (!found) return `open: ${row.filter(({ proof }) => proof === 'open').length} places left${key}`
  if (found.holder === 'chest') return `proven beneath the chest${key}`
  const whose =
    found.holder === 'stack'
      ? 'in the stack'
      : found.holder === view.viewer
        ? 'your own Key card'
        : 'a rival’s Key card'
  return `${whose}: not beneath the chest${key}`
}

/** All players will see the card shown for the number. With several cards, the label names it. */
export const chestNumber: WarlockLabeller = (offer, view) => {
  const { number: n, card } = carriedBy(offer)
  if (n === undefined) return { label: 'Leave the chest alone', hint: 'a wrong number means the South Bank' }
  const show = card === undefined ? '' : `, and show the ${cardShort(card)}`
  const isWrong = ![undefined, 'chest'].includes(holderOf(view, n) as 'chest' | undefined)
  return { label: `Number ${n}${show}`, hint: knownText(view, n), ...(isWrong ? knownAlready(view, n) : {}) }
}

// Treasure

export const claim: WarlockLabeller = ({ key }) => {
  if (key === 'take') return { label: 'Take the Treasure', hint: 'look at it first, and keep it or put it back' }
  if (key === 'put-down') return PUT_DOWN
  return { label: 'Leave it unseen' }
}

const PUT_DOWN = { label: 'Put Treasure down first', hint: 'it lies here face-down for anybody' }

export const look: WarlockLabeller = (offer) => {
  const { card = '' } = carriedBy(offer)
  const name = isTreasureId(card) ? cardShort(card) : 'card'
  const hint = isTreasureId(card) ? cardText(card) : ''
  return offer.key === 'keep'
    ? { label: `Keep the ${name}`, hint }
    : { label: 'Put it back on top', hint: 'only you know what it is' }
}

/** A choice among cards; `done` ends it. */
export const cardChoice =
  (verb: string, done: string): WarlockLabeller =>
  (offer) => {
    if (offer.key === 'done') return { label: done }
    if (offer.key === 'put-down') return PUT_DOWN
    if (offer.key === 'all') return { label: `${verb} all of it`, hint: 'if it is too much, you choose what to leave' }
    const { card = offer.key } = carriedBy(offer)
    if (isTreasureId(card)) return { label: `${verb} the ${cardShort(card)}`, hint: cardText(card) }
    return { label: `${verb} the Plain Sword`, hint: 'no bonus; left behind it is gone' }
  }

export const treasureEnd: WarlockLabeller = ({ key }) =>
  key === 'done' ? { label: 'Go on' } : { ...PUT_DOWN, label: 'Put Treasure down' }
