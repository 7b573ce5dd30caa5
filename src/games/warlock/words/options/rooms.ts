import type { Label } from '../../../../engine/index.ts'
import { hintOf, listOf, percentage } from '../../../../language/index.ts'
import { treasureOf } from '../../data/components.ts'
import { DWARFS, GAS, PEDLAR, QUARTERMASTER, WAGER } from '../../data/figures.ts'
import { isTreasureId } from '../../data/ids.ts'
import { carriedBy } from '../../view/about.ts'
import { beliefsOf, ruledOut } from '../../view/beliefs.ts'
import { roundOdds } from '../../view/odds.ts'
import { keysHeld, reader, roomIn, self } from '../../view/reading.ts'
import type { Holder, WarlockView } from '../../view/view.ts'
import { battleLabel, lookLabel, withLuck, withOdds } from '../odds.ts'
import { say } from '../say.ts'
import { effectOf, hinted, type WarlockLabeller } from './labeller.ts'

/** Options in rooms, at the chest and with Treasure, as buttons. */

export const sneak: WarlockLabeller = ({ key }, view) =>
  key === 'fight' ? { label: say('wake'), ...fightHint(view) } : withLuck(view, (told) => hinted('tiptoe', told))

export const bluff: WarlockLabeller = ({ key }, view) =>
  key === 'fight'
    ? { label: say('fight-skeletons'), ...fightHint(view) }
    : withLuck(view, (told) => hinted('pretend', told))

export const feed: WarlockLabeller = ({ key }, view) =>
  key === 'fight' ? { label: say('fight-barbarian'), ...fightHint(view) } : hinted('feed')

/** The chance of death is a figure only where there is one. */
export const gas: WarlockLabeller = ({ key }, view) => {
  if (key !== 'open') return hinted('leave-lid')
  const stamina = self(view)?.stamina.now ?? 0
  const death = GAS.losses.filter((loss) => loss >= stamina).length / GAS.losses.length
  const told = { worst: GAS.losses[0], bad: GAS.losses[1], death: percentage(death) }
  return { ...hinted('open-lid', told), chance: 1 - death, ...(death > 0 && { figures: { died: death } }) }
}

/** The odds of the whole battle with the card in this room. */
function fightHint(view: WarlockView): Omit<Label, 'label'> {
  const here = self(view)?.space
  const card = here === undefined ? null : (roomIn(view, here)?.encounter?.card ?? null)
  return card === null ? {} : battleLabel(view, reader(view), card)
}

/** Provisions, a flask or a charm, with the price from the arguments. */
export const pedlar: WarlockLabeller = (offer) => {
  const { price = 0 } = carriedBy(offer)
  const [what, many = '1'] = offer.key.split(':')
  switch (what) {
    case 'provisions':
      return hinted('buy-provisions', { count: Number(many), price })
    case 'flask':
      return hinted('buy-flask', { price, stamina: PEDLAR.flask.stamina })
    case 'charm':
      return hinted('buy-charm', { price, luck: PEDLAR.charm.luck })
    default:
      return hinted('buy-nothing')
  }
}

export const quartermaster: WarlockLabeller = (offer, view, names) => {
  const [what, id = ''] = offer.key.split(':')
  if (what === 'buy') return hinted('buy-treasure', { price: carriedBy(offer).price ?? 0 })
  if (what !== 'sell' || !isTreasureId(id)) return pedlar(offer, view, names)
  const sold = { card: `card-${id}`, price: QUARTERMASTER.sale }
  const { keys } = treasureOf(id)
  return keys.length > 1 ? hinted('sell-bunch', { ...sold, keys: listOf(keys.map(String)) }) : hinted('sell', sold)
}

export const prisoner: WarlockLabeller = (offer, view, names) => {
  const { rival = 0 } = carriedBy(offer)
  const label = hinted('see-key-card', { rival: names(rival), count: view.players[rival]?.keyCards ?? 0 })
  return withOdds(label, lookLabel(view, rival))
}

export const stranger: WarlockLabeller = (offer, view) => {
  const [what, id = ''] = offer.key.split(':')
  if (what !== 'gold' && what !== 'give') return hinted('decline-stranger')
  const isPaid = what === 'gold'
  const price = carriedBy(offer).price ?? 0
  const label = isPaid ? hinted('pay-stranger', { price }) : hinted('give-stranger', { card: `card-${id}` })
  return withOdds(label, lookLabel(view, 'chest'))
}

export const dwarfs: WarlockLabeller = (offer, view, names) => {
  const { stake, rival } = carriedBy(offer)
  const price = DWARFS.gossip
  if (stake !== undefined) {
    const { win } = roundOdds(0)
    const told = hinted('play-dwarfs', { stake, lose: percentage(1 - win), win: percentage(win) })
    return { ...told, chance: win, figures: { 'stake-lost': 1 - win, 'stake-won': win } }
  }
  if (offer.key === 'gossip:stack') return withOdds(hinted('gossip-stack', { price }), lookLabel(view, 'stack'))
  if (rival === undefined) return hinted('leave-dwarfs')
  const label = hinted('gossip', { rival: names(rival), price, count: view.players[rival]?.keyCards ?? 0 })
  return withOdds(label, lookLabel(view, rival))
}

export const wager: WarlockLabeller = ({ key }) => {
  const [what, id = ''] = key.split(':')
  const { stake, winsFrom: from } = WAGER
  const chance = (7 - from) / 6
  const bet = { stake, from, lose: percentage(1 - chance), win: percentage(chance) }
  const odds = { chance, figures: { 'stake-lost': 1 - chance, 'stake-won': chance } }
  if (what === 'gold') return { ...hinted('stake-gold', bet), ...odds }
  return what === 'stake'
    ? { ...hinted('stake-card', { ...bet, card: `card-${id}` }), ...odds }
    : { label: say('no-bet') }
}

export const winnings: WarlockLabeller = (offer) =>
  offer.key === 'gold' ? { label: say('winnings-gold', { gold: carriedBy(offer).gold ?? 0 }) } : hinted('winnings-card')

// Numbers

/** A number from 1 to 9, or none. */
export const number: WarlockLabeller = (offer, view) => {
  const { key } = offer
  if (key === 'likeliest')
    return hinted('write-likeliest', { numbers: listOf((carriedBy(offer).numbers ?? []).map(String)) })
  if (key === 'look') return withOdds(hinted('pay-look'), lookLabel(view, 'stack'))
  if (!/^\d$/.test(key)) return { label: say('no-number') }
  const n = Number(key)
  return {
    label: say('name-number', { number: n }),
    ...known(view, n, view.phase !== 'reckoning'),
    ...knownAlready(view, n),
  }
}

/** Asks for confirmation if the notebook proves where the number is: the answer would teach nothing, or win nothing. */
function knownAlready(view: WarlockView, n: number): { sure?: string } {
  const found = holderOf(view, n)
  if (found === undefined) return {}
  if (found !== 'chest') return { sure: say('sure-not-beneath', { number: n }) }
  return view.phase === 'reckoning' ? {} : { sure: say('sure-beneath', { number: n }) }
}

/** The proven place of a number. */
function holderOf(view: WarlockView, n: number): Holder | undefined {
  return view.own?.notebook.cells.find((cell) => cell.number === n && cell.proof === 'here')?.holder
}

/** A number in the reader's own notebook: where it is, or how likely it is beneath the chest. */
function known(view: WarlockView, n: number, asks: boolean): Omit<Label, 'label'> {
  const row = view.own?.notebook.cells.filter((cell) => cell.number === n) ?? []
  if (row.length === 0) return {}
  const key = keysHeld(view).includes(n) ? say('known-key') : ''
  const where = whereText(view, n)
  if (where !== null) return { hint: hintOf(where, key) }
  const beliefs = beliefsOf(view)
  const beneath = beliefs.chance.get(n) ?? 0
  const ruled = ruledOut(beliefs, n)
  const odds = say('known-open', { not: percentage(1 - beneath), beneath: percentage(beneath) })
  const teaches = asks ? say('known-teaches', { ruled: percentage(ruled) }) : ''
  return {
    hint: hintOf(odds, teaches, key),
    figures: { 'not-beneath': 1 - beneath, beneath, ...(asks && { 'ruled-out': ruled }) },
  }
}

/** The proven place of a number; `null` if it is open. */
function whereText(view: WarlockView, n: number): string | null {
  const holder = holderOf(view, n)
  if (holder === undefined) return null
  if (typeof holder === 'string') return say(`known-${holder}`)
  return say(holder === view.viewer ? 'known-own' : 'known-rival')
}

/** All players will see the card shown for the number. With several cards, the label names it. */
export const chestNumber: WarlockLabeller = (offer, view) => {
  const { number: n, card } = carriedBy(offer)
  if (n === undefined) return hinted('leave-chest')
  const named = { number: n }
  const label =
    card === undefined ? say('name-number', named) : say('name-number-showing', { ...named, card: `card-${card}` })
  const isWrong = ![undefined, 'chest'].includes(holderOf(view, n) as 'chest' | undefined)
  return { label, ...known(view, n, false), ...(isWrong ? knownAlready(view, n) : {}) }
}

// Treasure

export const claim: WarlockLabeller = ({ key }) => {
  if (key === 'take') return hinted('claim')
  return key === 'put-down' ? hinted('put-down-first') : { label: say('leave-unseen') }
}

export const look: WarlockLabeller = (offer) => {
  if (offer.key !== 'keep') return hinted('put-back')
  const { card } = carriedBy(offer)
  return card === undefined
    ? { label: say('keep-unseen') }
    : { label: say('keep', { card: `card-${card}` }), hint: effectOf(card) }
}

/** A choice among cards; `done` ends it. */
export const cardChoice =
  (
    verb: 'leave' | 'put-down' | 'take' | 'take-back',
    done: 'keep-the-rest' | 'done' | 'that-is-all',
  ): WarlockLabeller =>
  (offer) => {
    if (offer.key === 'done') return { label: say(done) }
    if (offer.key === 'put-down') return hinted('put-down-first')
    if (offer.key === 'all') return hinted('take-all')
    const { card = offer.key } = carriedBy(offer)
    const label = say(`${verb}-card`, { card: `card-${card}` })
    return { label, hint: isTreasureId(card) ? effectOf(card) : say('plain-sword-left') }
  }

export const treasureEnd: WarlockLabeller = ({ key }) => (key === 'done' ? { label: say('go-on') } : hinted('put-down'))
