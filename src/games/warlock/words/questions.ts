import type { Act, Asked, Names } from '../../../engine/index.ts'
import { bold, capital, count, listOf, labelsBy } from '../../../language/index.ts'
import { SEER, STRANGER } from '../data/figures.ts'
import { isTreasureId } from '../data/ids.ts'
import { battleIn, carriedBy, matterOf, otherIn } from '../view/about.ts'
import { adventurerOf, isAlone, lockCount } from '../view/reading.ts'
import { isAsideVerb, isQuestionVerb, type AsideVerb, type QuestionVerb } from '../view/verbs.ts'
import type { WarlockView } from '../view/view.ts'
import { agrees, cardName, Foe, foe as foeText, inSpace } from './names.ts'
import * as asides from './options/asides.ts'
import * as battle from './options/battles.ts'
import * as deals from './options/deals.ts'
import type { WarlockLabeller } from './options/labeller.ts'
import * as rooms from './options/rooms.ts'
import * as travel from './options/travel.ts'
import { strengthText } from './odds.ts'
import { orderOf } from './orders.ts'
import { inBattle, standing, useQuestion, type Prompt } from './prompts.ts'

/** The words of a question: the verb to type, the prompt, and the labels. */
interface Wording {
  /** The verb to type, `/move` or `/fight`, unless the key declines. */
  readonly act: Act
  /** Keys with another verb to type. */
  readonly acts?: Readonly<Record<string, Act>>
  readonly prompt: string | Prompt
  readonly label: WarlockLabeller
}

const QUESTIONS: Readonly<Record<QuestionVerb, Wording>> = {
  'adventurer.supplies': {
    act: 'use',
    prompt: (asked, view) => {
      const me = adventurerOf(view, asked.seat)
      const sheet = me ? `Skill ${me.skill.now}, Stamina ${me.stamina.now}, Luck ${me.luck.now}. ` : ''
      const strength = strengthText(view, asked.seat)
      return `${sheet}${strength}${strength === '' ? '' : ' '}What do you pack besides your three Provisions?`
    },
    label: travel.supplies,
  },
  'turn.reenter': { act: 'use', prompt: 'Your adventurer is dead. Send another?', label: travel.reenter },
  'turn.action': {
    act: 'use',
    acts: { move: 'move', cross: 'move', pass: 'pass', stay: 'pass', open: 'explore' },
    prompt: (asked, view) => {
      const me = adventurerOf(view, asked.seat)
      return me ? `You are ${inSpace(me.space)}. What do you do?` : 'What do you do?'
    },
    label: (offer, view, names) => (offer.key.startsWith('deal:') ? deals.open : travel.turnAction)(offer, view, names),
  },
  'move.to': {
    act: 'move',
    prompt: (asked) => {
      const { steps } = matterOf(asked)
      return steps === undefined ? 'Where to?' : `You have ${count(steps, 'step')}. Where to?`
    },
    label: travel.moveTo,
  },
  'passage.exit': { act: 'move', prompt: 'Where do you come up?', label: travel.passageExit },
  'maze.enter': {
    act: 'move',
    acts: { 'walk-away': 'pass' },
    prompt: 'You are at the edge of the Maze. Go in?',
    label: travel.mazeEnter,
  },
  'maze.twine': {
    act: 'use',
    prompt: (asked, view) =>
      `A dead end. ${useQuestion(asked, view, 'Have you brought something for that, or turn back?')}`,
    label: travel.itemOr('Turn back'),
  },
  'river.cross': {
    act: 'move',
    acts: { stay: 'pass' },
    prompt: 'How do you cross the river?',
    label: travel.riverCross,
  },
  'encounter.item': {
    act: 'use',
    prompt: (asked, view) => {
      const id = battleIn(asked)?.foe ?? null
      return `${id === null ? 'Something looks' : `${Foe(id)} ${agrees(id, 'looks', 'look')}`} up. ${useQuestion(asked, view, 'Use a card first, or stand and fight?')}`
    },
    label: travel.itemOr('Stand and fight'),
  },
  'encounter.sneak': {
    act: 'use',
    acts: { fight: 'fight' },
    prompt: 'He is fast asleep. Tiptoe, or wake him?',
    label: rooms.sneak,
  },
  'encounter.bluff': {
    act: 'use',
    acts: { fight: 'fight' },
    prompt: 'They are waiting for orders. Give some, or fight?',
    label: rooms.bluff,
  },
  'encounter.feed': {
    act: 'use',
    acts: { fight: 'fight' },
    prompt: 'He is very hungry. Fight, or feed him?',
    label: rooms.feed,
  },
  'encounter.gas': { act: 'explore', prompt: 'The lid hisses. Open it?', label: rooms.gas },
  'encounter.pedlar': { act: 'trade', prompt: 'The Pedlar opens his tray. What do you buy?', label: rooms.pedlar },
  'encounter.prisoner': {
    act: 'use',
    prompt: 'The Prisoner owes you a favour. Whose Key card do you want to see?',
    label: rooms.prisoner,
  },
  'encounter.stranger': {
    act: 'trade',
    prompt: `${STRANGER.price} Gold or a Treasure card, for a look beneath the chest?`,
    label: rooms.stranger,
  },
  'encounter.quartermaster': {
    act: 'trade',
    prompt: 'The Quartermaster rings the bell himself. What will it be?',
    label: rooms.quartermaster,
  },
  'encounter.dwarfs': { act: 'use', prompt: 'A game, or gossip?', label: rooms.dwarfs },
  'encounter.wager': { act: 'use', prompt: 'The gremlin shakes the die. Your stake?', label: rooms.wager },
  'encounter.winnings': { act: 'use', prompt: 'You have won. The card, or the Gold?', label: rooms.winnings },
  'encounter.seer': {
    act: 'use',
    prompt: (_asked, view) =>
      isAlone(view)
        ? `For ${SEER.price} Gold she looks into the stack for you. Do you pay?`
        : `For ${SEER.price} Gold she lets you make a Key Challenge. Which number?`,
    label: rooms.number,
  },
  'battle.item': {
    act: 'use',
    prompt: (asked, view, names) =>
      [standing(asked, view, names), useQuestion(asked, view, 'Use a card before the round, or roll?')]
        .join(' ')
        .trim(),
    label: travel.itemOr('Roll'),
  },
  'battle.sword': { act: 'fight', prompt: inBattle('Which sword do you draw?'), label: battle.sword },
  'battle.declare': { act: 'fight', prompt: inBattle('What do you fight with?'), label: battle.declare },
  'battle.luck': { act: 'use', prompt: inBattle('A wound. Test your Luck on it?'), label: battle.luck },
  'battle.roll': {
    act: 'fight',
    prompt: (asked, view, names) => {
      const about = battleIn(asked)
      const [foe, fighter] = [about?.foe ?? null, names(about?.seat ?? view.active)]
      return foe === null ? 'You roll for the monster.' : `${fighter} fights, and you roll for ${foeText(foe)}.`
    },
    label: battle.roll,
  },
  'battle.escape': {
    act: 'fight',
    acts: { escape: 'flee', vanish: 'flee', truce: 'trade', 'use:potion-of-invisibility': 'flee' },
    prompt: inBattle('Fight on?'),
    label: battle.between,
  },
  'battle.flight': { act: 'flee', prompt: 'You have got away. Where do you run?', label: battle.flight },
  'resolve.act': {
    act: 'use',
    prompt: (asked, view, names) => {
      const space = adventurerOf(view, asked.seat)?.space
      const here = view.players.filter(({ seat, adventurer }) => seat !== asked.seat && adventurer?.space === space)
      if (here.length === 0) return 'Nobody else is here any more. Go on?'
      return `${listOf(here.map(({ seat }) => names(seat)))} ${here.length === 1 ? 'is' : 'are'} here. What do you do?`
    },
    label: (offer, view, names) => (offer.key.startsWith('deal:') ? deals.open : battle.attack)(offer, view, names),
  },
  'duel.answer': {
    act: 'fight',
    acts: { offer: 'trade' },
    prompt: (asked, _view, names) =>
      `${names(battleIn(asked)?.seat ?? 0)} attacks you. Fight, or offer something to be let alone?`,
    label: battle.defend,
  },
  'duel.item': {
    act: 'use',
    acts: { 'use:potion-of-invisibility': 'flee' },
    prompt: (asked, view, names) =>
      [standing(asked, view, names), useQuestion(asked, view, 'Use a card first, or stand and fight?')]
        .join(' ')
        .trim(),
    label: travel.itemOr('Stand and fight'),
  },
  'duel.truce': {
    act: 'trade',
    prompt: (asked, view, names) => {
      const about = battleIn(asked)
      const other = about && otherIn(about, asked.seat)
      const who = other === null ? 'Your rival' : names(other)
      return `${standing(asked, view, names)} ${who} offers a truce: the battle ends, nobody is robbed. Do you accept?`.trim()
    },
    label: battle.truce,
  },
  'deal.build': { act: 'trade', prompt: deals.buildPrompt, label: deals.build },
  'deal.detail': { act: 'trade', prompt: deals.detailPrompt, label: deals.detail },
  'deal.answer': {
    act: 'trade',
    prompt: (asked, _view, names) => deals.answerPrompt(asked, names),
    label: deals.answer,
  },
  'duel.rob': { act: 'use', prompt: 'Your rival runs. What do you take?', label: battle.rob },
  'duel.lantern': { act: 'use', prompt: 'Do you take the lantern too?', label: battle.lantern },
  'duel.loot': {
    act: 'use',
    prompt: 'All of it is yours. What do you leave behind?',
    label: rooms.cardChoice('Leave', 'Keep all this'),
  },
  'treasure.keep': {
    act: 'use',
    prompt: (asked) => {
      if (asked.offers.length === 0) return 'That is too much to carry. What do you leave?'
      const swords = asked.offers.every(({ key }) => key.includes('sword'))
      return swords
        ? 'Three swords are one too many. Which do you leave?'
        : 'The rucksack holds six. What do you leave?'
    },
    label: rooms.cardChoice('Leave', 'Done'),
  },
  'treasure.claim': { act: 'explore', prompt: 'The way to the Treasure is free. Take it?', label: rooms.claim },
  'treasure.look': {
    act: 'explore',
    prompt: (asked) => {
      const { card } = carriedBy(asked.offers[0])
      return card !== undefined && isTreasureId(card)
        ? `It is the ${bold(cardName(card))}. Keep it?`
        : 'Keep it, or put it back?'
    },
    label: rooms.look,
  },
  'treasure.put-down': {
    act: 'use',
    prompt: 'What do you put down?',
    label: rooms.cardChoice('Put down', 'That is all'),
  },
  'treasure.pick-up': {
    act: 'explore',
    prompt: 'You go through the pile. What do you take?',
    label: rooms.cardChoice('Take', 'That is all'),
  },
  'treasure.reclaim': {
    act: 'explore',
    prompt: 'Your predecessor’s things. What do you take back?',
    label: rooms.cardChoice('Take back', 'That is all'),
  },
  'treasure.end': {
    act: 'use',
    prompt: 'Your turn ends. Is there any Treasure you put down here?',
    label: rooms.treasureEnd,
  },
  'challenge.name': {
    act: 'explore',
    prompt:
      'You have earned a Key Challenge: everybody holds out a card for a number you name, and only you look. Which?',
    label: rooms.number,
  },
  'chest.name': {
    act: 'explore',
    prompt: (_asked, view) => {
      const open = view.openLock === null ? '' : ` ${view.openLock} is open already.`
      return `The chest. Name ${lockCount(view) === 2 ? 'two' : 'three'} numbers, one after another.${open} Which?`
    },
    label: rooms.chestNumber,
  },
  'reckoning.write': {
    act: 'use',
    prompt: (_asked, view) => {
      const written = view.own?.written ?? []
      const so = written.length === 0 ? '' : ` So far: ${listOf(written.map(String))}.`
      return `What lies beneath the chest? ${lockCount(view) === 2 ? 'Two' : 'Three'} numbers.${so} Which?`
    },
    label: rooms.number,
  },
}

const ASIDES: Readonly<Record<AsideVerb, WarlockLabeller>> = {
  'note.mark': asides.mark,
  'gear.auto': asides.autoEquip,
  'treasure.ask': asides.askTreasure,
}

/** The question as a sentence to the seat. */
export function promptOf(asked: Asked, view: WarlockView, names: Names): string {
  if (!isQuestionVerb(asked.verb)) return 'What will you do?'
  const { prompt } = QUESTIONS[asked.verb]
  return typeof prompt === 'string' ? prompt : prompt(asked, view, names)
}

function labellerOf(verb: string): WarlockLabeller {
  if (isQuestionVerb(verb)) return QUESTIONS[verb].label
  return isAsideVerb(verb) ? ASIDES[verb] : asItIs
}

const asItIs: WarlockLabeller = ({ key }) => ({ label: capital(key.replaceAll(/[:-]/g, ' ')) })

/** The label of an option or aside. */
export const labelOf = labelsBy(labellerOf, orderOf)

/** Keys that decline, in every question. */
const NO = new Set(['decline', 'nothing', 'leave', 'pass', 'done', 'keep', 'none', 'refuse'])

/** The verb to type an option, such as `/move` or `/fight`. */
export function actOf(verb: string, key: string): Act {
  const { act, acts }: Partial<Wording> = isQuestionVerb(verb) ? QUESTIONS[verb] : {}
  const own = acts?.[key]
  if (own) return own
  if (verb.startsWith('deal.') || key.startsWith('deal:')) return 'trade'
  if (key.startsWith('attack:')) return 'fight'
  return NO.has(key) ? 'pass' : (act ?? 'use')
}
