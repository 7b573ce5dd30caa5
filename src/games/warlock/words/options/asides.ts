import { carriedBy } from '../../view/about.ts'
import type { WarlockLabeller } from './labeller.ts'

/** Asides: pencil marks, the referee's services. */

export const mark: WarlockLabeller = (offer, view, names) => {
  const { number = 0, holder = 'chest', mark: how } = carriedBy(offer) // prettier-ignore
  const where = typeof holder === 'string' ? `the ${holder}` : holder === view.viewer ? 'you' : names(holder)
  if (how === 'clear') return { label: `Rub out: ${number}, ${where}` }
  return { label: `Pencil: ${number} ${how === 'yes' ? 'with' : 'not with'} ${where}` }
}

export const autoEquip: WarlockLabeller = ({ key }) =>
  key === 'on'
    ? { label: 'Let me arm you for battles', hint: 'the best sword and all armour, every time' }
    : { label: 'Arm yourself for battles', hint: 'you choose what to show before each one' }

export const askTreasure: WarlockLabeller = ({ key }) =>
  key === 'on'
    ? { label: 'Ask me before every turn ends', hint: 'to put Treasure down' }
    : { label: 'Do not ask before turns end', hint: 'only where there is something to take' }
