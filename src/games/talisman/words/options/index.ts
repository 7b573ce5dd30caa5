import type { Act, Asked, Names } from '../../../../engine/index.ts'
import { labelByKey, labelsBy } from '../../../../language/index.ts'
import { isAsideVerb, isQuestionVerb, type AsideVerb, type QuestionVerb } from '../../view/verbs.ts'
import { byPrefix, isPass, type ActOf } from '../acts.ts'
import { orderOf } from '../orders.ts'
import type { Saw } from '../people.ts'
import { partingWith, withCard, type TalismanLabeller } from './labeller.ts'
import * as ask from '../prompts.ts'
import * as business from './business.ts'
import * as encounters from './encounters.ts'
import * as moves from './moves.ts'
import * as windows from './windows.ts'

/** The words of an aside: its label, and the verb to type. */
interface Option {
  readonly label: TalismanLabeller
  readonly act: Act | ActOf
}

/** The words of a question: a prompt, too. */
interface Question extends Option {
  readonly prompt: string | ask.Prompt
}

/** The words of every question. A verb without words does not compile. */
const QUESTIONS: Readonly<Record<QuestionVerb, Question>> = {
  'setup.character': { prompt: ask.setupCharacter, label: moves.chooseCharacter, act: 'use' },
  'window.act': { prompt: ask.windowAct, label: windows.windowAct, act: byPrefix },
  'move.how': { prompt: ask.moveHow, label: moves.moveHow, act: 'move' },
  'move.to': { prompt: ask.moveTo, label: moves.moveTo, act: 'move' },
  'move.inner': { prompt: ask.moveInner, label: moves.moveInner, act: 'move' },
  'teleport.space': { prompt: 'Where do you want to be?', label: moves.toSpace('Go to'), act: 'move' },
  'troll.regenerate': {
    prompt: 'A 6: you may heal a Life instead of moving.',
    label: moves.regenerate,
    act: (key) => (key === 'move' ? 'move' : 'use'),
  },
  'encounter.do': { prompt: ask.encounterDo, label: encounters.encounterDo, act: byPrefix },
  'card.next': { prompt: ask.cardNext, label: encounters.cardNext, act: 'explore' },
  'character.do': { prompt: ask.characterDo, label: encounters.characterDo, act: 'fight' },
  'fight.weapons': { prompt: 'Which Weapon counts?', label: encounters.fightWeapons, act: 'fight' },
  'fight.protect': {
    prompt: 'A Life is lost in Combat. What do you hold in the way?',
    label: encounters.fightProtect,
    act: 'fight',
  },
  'fight.spoils': { prompt: 'You have won. What do you take?', label: encounters.fightSpoils, act: 'fight' },
  'loot.take': { prompt: ask.lootTake, label: encounters.loot, act: 'use' },
  'loot.follower': { prompt: ask.lootFollower, label: encounters.loot, act: 'use' },
  'loot.dead': { prompt: ask.lootDead, label: encounters.inherit, act: 'use' },
  'things.drop': { prompt: ask.thingsDrop, label: business.thingsDrop, act: 'use' },
  'spells.discard': {
    prompt: 'That is more Spells than your Craft allows. Which one goes?',
    label: business.spellsDiscard,
    act: 'use',
  },
  'crown.submit': { prompt: ask.crownSubmit, label: business.crownSubmit, act: 'use' },
  'trophies.exchange': { prompt: ask.trophiesExchange, label: business.trophies, act: 'trade' },
  'trophies.choose': { prompt: ask.trophiesChoose, label: business.trophiesChoose, act: 'trade' },
  'luck.spend': { prompt: ask.luckSpend, label: business.luckSpend, act: 'use' },
  'trade.deal': { prompt: ask.tradeDeal, label: business.tradeDeal, act: 'trade' },
  'trade.answer': { prompt: ask.tradeAnswer, label: business.tradeAnswer, act: 'trade' },
  'space.roll': { prompt: ask.spaceRoll, label: business.spaceRoll, act: 'explore' },
  'space.skip': { prompt: 'You need not roll here. Do you?', label: business.spaceSkip, act: 'explore' },
  'space.visit': { prompt: 'Whom do you visit?', label: business.spaceVisit, act: 'explore' },
  'shop.buy': { prompt: ask.shopBuy, label: business.shopBuy, act: 'trade' },
  'alchemist.sell': { prompt: 'What do you turn into Gold?', label: business.sellCard, act: 'trade' },
  'instruction.choose': { prompt: ask.instructionChoose, label: business.instructionChoose, act: 'use' },
  'table.add-one': { prompt: ask.tableAddOne, label: business.addOne, act: 'use' },
  'wish.choose': { prompt: ask.wishChoose, label: business.wishChoose, act: 'use' },
  'quest.accept': {
    prompt: 'The Warlock has a Quest for you; a die says which. Do you accept?',
    label: business.questAccept,
    act: 'explore',
  },
  'quest.pay': { prompt: ask.questPay, label: business.questPay, act: 'trade' },
  'follower.lose': { prompt: 'A Follower must go. Which?', label: withCard('Part with'), act: 'use' },
  'vampire.give': { prompt: ask.vampireGive, label: business.vampireGive, act: 'use' },
  'foresee.discard': {
    prompt: 'You saw these coming. Which one does not come?',
    label: withCard('Put', ' away'),
    act: 'use',
  },
  'orb.replace': { prompt: 'The Orb shows what comes. Do you replace one?', label: business.orbReplace, act: 'use' },
  'ghoul.raise': { prompt: ask.ghoulRaise, label: encounters.ghoulRaise, act: 'use' },
  'druid.align': { prompt: ask.druidAlign, label: business.druidAlign, act: 'use' },
  'druid.woods': { prompt: 'The Woods offer Spells. Draw?', label: business.druidWoods, act: 'use' },
}

/** The words of asides. */
const ASIDES: Readonly<Record<AsideVerb, Option>> = {
  'things.ditch': { label: partingWith(withCard('Leave', ' here')), act: 'use' },
  'trophies.trade': { label: business.trophies, act: 'trade' },
  'druid.shift': { label: business.druidAlign, act: 'use' },
  'prophetess.peek': { label: business.peek, act: 'use' },
  'alchemist.turn': { label: business.turnCard, act: 'trade' },
  'potion.drink': { label: windows.potionDrink, act: 'use' },
  'trade.offer': { label: business.tradeOffer, act: 'trade' },
}

function optionOf(verb: string): Option | null {
  if (isQuestionVerb(verb)) return QUESTIONS[verb]
  return isAsideVerb(verb) ? ASIDES[verb] : null
}

/** The question as a sentence to the seat. */
export function promptOf(asked: Asked, view: Saw, names: Names): string {
  if (!isQuestionVerb(asked.verb)) return 'What will you do?'
  const { prompt } = QUESTIONS[asked.verb]
  return typeof prompt === 'string' ? prompt : prompt(asked, view, names)
}

/** The label of an option or aside. */
export const labelOf = labelsBy<Saw>((verb) => optionOf(verb)?.label ?? labelByKey, orderOf)

/** The verb to type an option. Declining is always passing, except where the verb is to move. */
export function actOf(verb: string, key: string): Act {
  const act = optionOf(verb)?.act ?? 'use'
  if (typeof act === 'function') return act(key)
  return act !== 'move' && isPass(key) ? 'pass' : act
}
