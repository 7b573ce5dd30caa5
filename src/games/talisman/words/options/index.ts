import type { Label, Names, Offer } from '../../../../engine/index.ts'
import * as business from './business.ts'
import * as encounters from './encounters.ts'
import * as moves from './moves.ts'
import { windowAct, type Labeller } from './windows.ts'
import { capital, within } from '../../../../prose/index.ts'
import { isVerb, type Verb } from '../../view/verbs.ts'
import type { Saw } from '../people.ts'

const LABELLERS: Readonly<Record<Verb, Labeller>> = {
  'setup.character': moves.chooseCharacter,
  'window.act': windowAct,
  'move.how': moves.moveHow,
  'move.to': moves.moveTo,
  'move.inner': moves.moveInner,
  'teleport.space': moves.toSpace('Go to'),
  'troll.regenerate': moves.regenerate,
  'encounter.do': encounters.encounterDo,
  'card.next': encounters.cardNext,
  'character.do': encounters.characterDo,
  'fight.weapons': encounters.fightWeapons,
  'fight.protect': encounters.fightProtect,
  'fight.spoils': encounters.fightSpoils,
  'loot.take': encounters.loot,
  'loot.follower': encounters.loot,
  'things.drop': business.thingsDrop,
  'spells.discard': business.spellsDiscard,
  'crown.submit': business.crownSubmit,
  'trophies.exchange': business.trophies,
  'space.roll': business.spaceRoll,
  'space.skip': business.spaceSkip,
  'space.visit': business.spaceVisit,
  'shop.buy': business.shopBuy,
  'alchemist.sell': business.sellCard,
  'alchemy.choose': business.alchemyChoose,
  'instruction.choose': business.instructionChoose,
  'table.add-one': business.addOne,
  'wish.choose': business.wishChoose,
  'quest.accept': business.questAccept,
  'quest.pay': business.questPay,
  'follower.lose': business.followerLose,
  'vampire.give': business.vampireGive,
  'foresee.discard': business.foreseeDiscard,
  'orb.replace': business.orbReplace,
  'ghoul.raise': encounters.ghoulRaise,
  'druid.align': business.druidAlign,
  'druid.woods': business.druidWoods,
  'order.set': business.orderSet,
  'things.ditch': business.thingsDrop,
  'trophies.trade': business.trophies,
  'druid.shift': business.druidAlign,
  'prophetess.peek': business.peek,
  'alchemist.turn': business.turnCard,
  'potion.drink': business.potionDrink,
}

/** An option or aside in words. A verb nobody has heard of is shown as it is: a table must never stop over a word. */
export function labelOf(verb: string, offer: Offer, view: Saw, names: Names): Label {
  const { label, hint } = isVerb(verb) ? LABELLERS[verb](offer, view, names) : { label: capital(offer.key), hint: '' }
  return hint ? { label: within(80, label), hint: within(100, capital(hint)) } : { label: within(80, label) }
}
