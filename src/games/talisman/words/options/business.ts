import type { Label, Offer } from '../../../../engine/index.ts'
import { inPlain, labelByKey, nameList, nameWith, percentage } from '../../../../language/index.ts'
import { spellOf, shopOf } from '../../data/components.ts'
import type { KindId, TableId, ShopId } from '../../data/ids.ts'
import { chanceOfRow } from '../../view/odds.ts'
import { argsOf, cardIn, keyParts, selfIn } from '../../view/reading.ts'
import { kindHint, spellIdGist } from '../gists.ts'
import { causeNamed } from '../names.ts'
import { labelled, type Saw } from '../people.ts'
import { say } from '../say.ts'
import { withCard, type TalismanLabeller, byKey, fitting, fixed, hinted, partingWith } from './labeller.ts'

/** Options of spaces, shops, abilities and asides, as buttons. */

export const sellCard = byKey({ done: fixed('done') }, partingWith(withCard('sell-card')))
export const turnCard = partingWith(withCard('turn-card'))
export const leaveCard = partingWith(withCard('leave-card'))
export const orbReplace = byKey({ keep: () => hinted('replace-nothing') }, withCard('replace-card'))
export const vampireGive = byKey({ none: fixed('pay-in-lives') }, withCard('give-him'))
export const thingsDrop = byKey({ none: () => hinted('leave-nothing') }, leaveCard)

export const alchemyChoose = byKey(
  { 'aim:done': () => hinted('alchemy-cast'), 'aim:cancel': () => hinted('alchemy-keep') },
  turnCard,
)

/** Of two cards of a Spell, each has its number. */
export const spellsDiscard: TalismanLabeller = (offer, view) => {
  const card = argsOf(offer).spell ?? offer.key
  const { id } = spellOf(card)
  const twins = view.hand.filter((one) => spellOf(one).id === id)
  const spell = `spell-${id}`
  const label =
    twins.length > 1
      ? say('discard-copy', { spell, copy: twins.findIndex((one) => one === card) + 1 })
      : say('discard-spell', { spell })
  return { label, hint: say('gist-hint', { gist: spellIdGist(id) }) }
}

const livesLeft = (view: Saw): string => say('lives', { count: selfIn(view)?.lives ?? 0 })

export const crownSubmit: TalismanLabeller = ({ key }, view) =>
  key === 'life'
    ? hinted('lose-lives', { lives: view.commandTakes, have: livesLeft(view) })
    : { ...hinted('admit-defeat'), sure: say('admit-defeat.sure') }

export const trophies: TalismanLabeller = (offer, view) => {
  if (offer.key === 'keep') return hinted('keep-trophies')
  const [what, stat = 'strength'] = keyParts(offer)
  return what === 'choose' ? hinted('choose-trophies', { stat }) : tradeLabel(offer, view)
}

export const trophiesChoose = byKey({ cancel: fixed('keep-all-trophies'), done: tradeLabel }, withCard('hand-in'))

function tradeLabel(offer: Offer, view: Saw): Label {
  const { strength = 1, craft, cards = [] } = argsOf(offer)
  const points = craft === undefined ? { stat: 'strength', points: strength } : { stat: 'craft', points: craft }
  const handedIn = say('trade-trophies.hint', { cards: nameList(cards.map((card) => labelled(view, card))) })
  const hint = fitting(handedIn, say('trade-trophies.short', { count: cards.length }))
  return { label: say('trade-trophies', points), hint }
}

export const tradeOffer: TalismanLabeller = (offer, _view, names) =>
  hinted('offer-deal', { rival: names(argsOf(offer).seat ?? 0) })

export const tradeDeal: TalismanLabeller = (offer, view, names) => {
  if (offer.key === 'cancel') return { label: say('cancel-deal') }
  if (offer.key === 'propose') return { label: say('propose-deal') }
  const isGift = keyParts(offer)[0] === 'give'
  if (cardIn(offer) === null) return { label: say(isGift ? 'give-gold' : 'want-gold') }
  return withCard(isGift ? 'give-card' : 'want-card')(offer, view, names)
}

export const tradeAnswer: TalismanLabeller = ({ key }) =>
  key === 'agree' ? { label: say('agree-deal') } : hinted('decline-deal')

export const druidAlign: TalismanLabeller = ({ key }, view) =>
  key === 'keep'
    ? { label: say('stay-aligned', { alignment: `alignment-${selfIn(view)?.alignment ?? 'neutral'}` }) }
    : hinted('become-aligned', { alignment: `alignment-${key}` })

export const druidWoods: TalismanLabeller = ({ key }) =>
  key === 'draw' ? hinted('draw-spells') : { label: say('draw-no-spells') }

export const instructionChoose: TalismanLabeller = (offer, view) => {
  switch (offer.key) {
    case 'lose-gold':
      return hinted('pay-toll', { gold: selfIn(view)?.gold ?? 0 })
    case 'lose-life':
      return hinted('lose-life', { have: livesLeft(view) })
    case 'lose-follower':
      return hinted('lose-follower')
    default:
      return labelByKey(offer)
  }
}

export const shopBuy: TalismanLabeller = (offer, { options }) => {
  const { item: kind, price = 0 } = argsOf(offer)
  if (kind === undefined) return { label: say('done') }
  const [item, gist] = [inPlain(`card-${kind}`), kindHint(kind, options)]
  if (!offer.key.startsWith('lift:')) return { label: say('buy', { item, price }), hint: gist }
  return { label: say('pocket', { item }), hint: fitting(say('pocket.hint', { gist }), say('pocket.short')) }
}

/**
 * A roll on a table, worded by the chances in percent that it does certain things: `toad` if it makes a Toad, `points`
 * if it takes Strength or Craft. Their figures come in the same order.
 */
function rolling<Of extends string>(
  table: TableId,
  things: Readonly<Record<Of, readonly string[]>>,
  label: (chances: Readonly<Record<Of, number>>) => Label,
): Label {
  const odds = (Object.entries(things) as [Of, readonly string[]][]).map(
    ([of, ops]) =>
      [of, ops, chanceOfRow(table, (row) => row.ops?.some(({ op }) => ops.includes(op)) ?? false)] as const,
  )
  const told = Object.fromEntries(odds.map(([of, , chance]) => [of, percentage(chance)])) as Record<Of, number>
  return { ...label(told), figures: Object.fromEntries(odds.map(([, ops, chance]) => [`op:${ops.join('+')}`, chance])) }
}

export const spaceRoll: TalismanLabeller = ({ key }, view) => {
  const space = selfIn(view)?.space ?? 'temple'
  if (key === 'leave') return { label: say('roll-here-not', { space }) }
  const label = say('roll-here', { space })
  switch (space) {
    case 'temple':
      return rolling('temple', { harm: ['lose-life', 'choose', 'enslave'] }, (told) => ({
        label,
        hint: say('hint-temple', told),
      }))
    case 'graveyard': {
      const things = { miss: ['miss-turn'], spell: ['gain-spell'], heal: ['heal'] }
      return rolling('graveyard-invoke', things, (told) => ({ label, hint: say('hint-graveyard', told) }))
    }
    default:
      return { label }
  }
}

export const spaceSkip: TalismanLabeller = (offer) => {
  const by = inPlain(causeNamed(argsOf(offer).by ?? ''))
  switch (offer.key) {
    case 'skip':
      return hinted('skip-roll', { by })
    case 'skip:himself':
      return hinted('skip-own-roll', { by })
    default:
      return hinted('roll-anyway')
  }
}

/** "Helmet and Sword for 2 Gold, Axe and Shield for 3 Gold and Armour for 4 Gold". */
function waresNamed(shop: ShopId): string {
  const wares = Object.entries(shopOf(shop).prices) as [KindId, number][]
  const prices = [...new Set(wares.map(([, price]) => price))].sort((a, b) => a - b)
  return nameList(
    prices.map((price) => {
      const items = wares.filter(([, one]) => one === price).map(([item]) => `card-${item}`)
      return nameWith('wares-priced', { items: nameList(items), price })
    }),
  )
}

export const spaceVisit: TalismanLabeller = (offer, view) => {
  const [what = '', id = ''] = keyParts(offer)
  const { gold = 0, lives = 0, card = id } = argsOf(offer)
  switch (what) {
    case 'none':
      return { label: say('visit-none') }
    case 'heal':
      return gold > 0 ? { label: say('heal-paid', { lives, gold }) } : hinted('heal-free', { lives })
    case 'exchange':
      return hinted('trade-in', { card: labelled(view, card), gold })
    default:
      return serviceLabel(what) ?? labelByKey(offer)
  }
}

/** The services of a Village, a City and a Chapel, with their chances. */
function serviceLabel(service: string): Label | null {
  switch (service) {
    case 'blacksmith':
      return hinted('visit-blacksmith', { wares: waresNamed('village-blacksmith') })
    case 'mystic': {
      const things = { craft: ['gain-craft'], spell: ['gain-spell'], good: ['set-alignment'] }
      return rolling('village-mystic', things, (told) => hinted('visit-mystic', told))
    }
    case 'alchemist':
      return hinted('visit-alchemist')
    case 'enchantress': {
      const things = {
        toad: ['toad'],
        lose: ['lose-strength', 'lose-craft'],
        gain: ['gain-strength', 'gain-craft', 'gain-spell'],
      }
      return rolling('city-enchantress', things, (told) => hinted('visit-enchantress', told))
    }
    case 'pray': {
      const things = { life: ['gain-life'], spell: ['gain-spell'] }
      return rolling('chapel-pray', things, (told) => hinted('visit-pray', told))
    }
    default:
      return null
  }
}

export const addOne: TalismanLabeller = ({ key }) => ({ label: say(key === 'add' ? 'add-one' : 'add-nothing') })

const WISHES = ['gain-spell', 'gain-gold', 'gain-strength', 'gain-craft', 'gain-life'] as const

export const wishChoose: TalismanLabeller = (offer) => {
  if (offer.key === 'teleport-choice') return hinted('wish-teleport-choice')
  const wish = WISHES.find((one) => one === offer.key)
  return wish ? { label: say(`wish-${wish}`) } : labelByKey(offer)
}

export const questAccept: TalismanLabeller = ({ key }) =>
  key === 'accept' ? hinted('accept-quest') : { label: say('decline-quest') }

export const questPay: TalismanLabeller = (offer, view, names) => {
  if (offer.key === 'wait') return { label: say('pay-later') }
  const { gold } = argsOf(offer)
  return gold === undefined ? withCard('hand-over')(offer, view, names) : hinted('pay-warlock', { gold })
}

export const peek: TalismanLabeller = (offer, _view, names) => hinted('peek', { rival: names(argsOf(offer).seat ?? 0) })
