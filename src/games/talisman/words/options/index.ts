import type { Act, Asked, Names } from '../../../../engine/index.ts'
import { labelByKey, labelsBy } from '../../../../language/index.ts'
import { isAsideVerb, isQuestionVerb, type AsideVerb, type QuestionVerb } from '../../view/verbs.ts'
import { byPrefix, isPass, type ActOf } from '../acts.ts'
import { orderOf } from '../orders.ts'
import type { Saw } from '../people.ts'
import { say } from '../say.ts'
import { withCard, type PlainId, type TalismanLabeller } from './labeller.ts'
import * as ask from '../prompts.ts'
import * as business from './business.ts'
import * as encounters from './encounters.ts'
import { luckSpend } from './luck.ts'
import * as moves from './moves.ts'
import * as windows from './windows.ts'

/** The words of an aside: its label, and the verb to type. */
interface Option {
  readonly label: TalismanLabeller
  readonly act: Act | ActOf
}

/** The words of a question: a prompt, too. */
interface Question extends Option {
  readonly prompt: Extract<PlainId, `ask-${string}`> | ask.Prompt
}

/** The words of every question. A verb without words does not compile. */
const QUESTIONS: Readonly<Record<QuestionVerb, Question>> = {
  'setup.character': { prompt: ask.setupCharacter, label: moves.chooseCharacter, act: 'use' },
  'window.act': { prompt: ask.windowAct, label: windows.windowAct, act: byPrefix },
  'move.how': { prompt: ask.moveHow, label: moves.moveHow, act: 'move' },
  'move.to': { prompt: ask.moveTo, label: moves.moveTo, act: 'move' },
  'move.inner': { prompt: ask.moveInner, label: moves.moveInner, act: 'move' },
  'teleport.space': { prompt: 'ask-teleport', label: moves.toSpace('go'), act: 'move' },
  'troll.regenerate': {
    prompt: 'ask-regenerate',
    label: moves.regenerate,
    act: (key) => (key === 'move' ? 'move' : 'use'),
  },
  'encounter.do': { prompt: ask.encounterDo, label: encounters.encounterDo, act: byPrefix },
  'card.next': { prompt: ask.cardNext, label: encounters.cardNext, act: 'explore' },
  'character.do': { prompt: ask.characterDo, label: encounters.characterDo, act: 'fight' },
  'fight.weapons': { prompt: 'ask-weapons', label: encounters.fightWeapons, act: 'fight' },
  'fight.protect': {
    prompt: 'ask-protect',
    label: encounters.fightProtect,
    act: 'fight',
  },
  'fight.spoils': { prompt: 'ask-spoils', label: encounters.fightSpoils, act: 'fight' },
  'loot.take': { prompt: ask.lootTake, label: encounters.loot, act: 'use' },
  'loot.follower': { prompt: ask.lootFollower, label: encounters.loot, act: 'use' },
  'loot.dead': { prompt: ask.lootDead, label: encounters.inherit, act: 'use' },
  'things.drop': { prompt: ask.thingsDrop, label: business.thingsDrop, act: 'use' },
  'spells.discard': {
    prompt: 'ask-discard',
    label: business.spellsDiscard,
    act: 'use',
  },
  'crown.submit': { prompt: ask.crownSubmit, label: business.crownSubmit, act: 'use' },
  'trophies.exchange': { prompt: ask.trophiesExchange, label: business.trophies, act: 'trade' },
  'trophies.choose': { prompt: ask.trophiesChoose, label: business.trophiesChoose, act: 'trade' },
  'luck.spend': { prompt: ask.luckSpend, label: luckSpend, act: 'use' },
  'trade.deal': { prompt: ask.tradeDeal, label: business.tradeDeal, act: 'trade' },
  'trade.answer': { prompt: ask.tradeAnswer, label: business.tradeAnswer, act: 'trade' },
  'space.roll': { prompt: ask.spaceRoll, label: business.spaceRoll, act: 'explore' },
  'space.skip': { prompt: 'ask-skip', label: business.spaceSkip, act: 'explore' },
  'space.visit': { prompt: 'ask-visit', label: business.spaceVisit, act: 'explore' },
  'shop.buy': { prompt: ask.shopBuy, label: business.shopBuy, act: 'trade' },
  'alchemist.sell': { prompt: 'ask-sell', label: business.sellCard, act: 'trade' },
  'instruction.choose': { prompt: ask.instructionChoose, label: business.instructionChoose, act: 'use' },
  'table.add-one': { prompt: ask.tableAddOne, label: business.addOne, act: 'use' },
  'wish.choose': { prompt: ask.wishChoose, label: business.wishChoose, act: 'use' },
  'quest.accept': {
    prompt: 'ask-quest',
    label: business.questAccept,
    act: 'explore',
  },
  'quest.pay': { prompt: ask.questPay, label: business.questPay, act: 'trade' },
  'follower.lose': { prompt: 'ask-lose-which', label: withCard('part-with'), act: 'use' },
  'vampire.give': { prompt: ask.vampireGive, label: business.vampireGive, act: 'use' },
  'foresee.discard': {
    prompt: 'ask-foresee',
    label: withCard('put-away'),
    act: 'use',
  },
  'orb.replace': { prompt: 'ask-orb', label: business.orbReplace, act: 'use' },
  'ghoul.raise': { prompt: ask.ghoulRaise, label: encounters.ghoulRaise, act: 'use' },
  'druid.align': { prompt: ask.druidAlign, label: business.druidAlign, act: 'use' },
  'druid.woods': { prompt: 'ask-woods', label: business.druidWoods, act: 'use' },
}

/** The words of asides. */
const ASIDES: Readonly<Record<AsideVerb, Option>> = {
  'things.ditch': { label: business.leaveCard, act: 'use' },
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
  if (!isQuestionVerb(asked.verb)) return say('ask-anything')
  const { prompt } = QUESTIONS[asked.verb]
  return typeof prompt === 'string' ? say(prompt) : prompt(asked, view, names)
}

/** The label of an option or aside. */
export const labelOf = labelsBy<Saw>((verb) => optionOf(verb)?.label ?? labelByKey, orderOf)

/** The verb to type an option. Declining is always passing, except where the verb is to move. */
export function actOf(verb: string, key: string): Act {
  const act = optionOf(verb)?.act ?? 'use'
  if (typeof act === 'function') return act(key)
  return act !== 'move' && isPass(key) ? 'pass' : act
}
