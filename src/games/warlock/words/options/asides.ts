import { carriedBy } from '../../view/about.ts'
import { say } from '../say.ts'
import { holderName } from '../notebook.ts'
import { hinted, type WarlockLabeller } from './labeller.ts'

/** Asides: pencil marks, the referee's services. */

export const mark: WarlockLabeller = (offer, view, names) => {
  const { number = 0, holder = 'chest', mark: how } = carriedBy(offer)
  const marked = { number, holder: holderName(holder, view, names) }
  if (how === 'clear') return { label: say('rub-out', marked) }
  return { label: how === 'yes' ? say('pencil-yes', marked) : say('pencil-no', marked) }
}

export const autoEquip: WarlockLabeller = ({ key }) => hinted(key === 'on' ? 'arm-me' : 'arm-myself')

export const askTreasure: WarlockLabeller = ({ key }) => hinted(key === 'on' ? 'ask-at-turn-end' : 'skip-at-turn-end')
