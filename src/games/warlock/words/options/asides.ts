import { carriedBy } from '../../view/about.ts'
import { say } from '../say.ts'
import { ownHolder, withHolder } from '../notebook.ts'
import { hinted, type WarlockLabeller } from './labeller.ts'

/** Asides: pencil marks, the referee's services. */

export const mark: WarlockLabeller = (offer, view, names) => {
  const { number = 0, holder = 'chest', mark: how } = carriedBy(offer)
  if (how === 'clear') {
    const own = ownHolder(holder, view)
    return { label: say('rub-out', { number, holder: own === null ? names(Number(holder)) : say(own) }) }
  }
  const marked = { number, place: withHolder(holder, view, names) }
  return { label: how === 'yes' ? say('pencil-yes', marked) : say('pencil-no', marked) }
}

export const autoEquip: WarlockLabeller = ({ key }) => hinted(key === 'on' ? 'arm-me' : 'arm-myself')

export const askTreasure: WarlockLabeller = ({ key }) => hinted(key === 'on' ? 'ask-at-turn-end' : 'skip-at-turn-end')
