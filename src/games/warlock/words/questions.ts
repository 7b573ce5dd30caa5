import type { Act, Asked, Names } from '../../../engine/index.ts'
import { joined, labelByKey, labelsBy, listOf } from '../../../language/index.ts'
import { CONSTANTS } from '../data/components.ts'
import { SEER, STRANGER } from '../data/figures.ts'
import { battleIn, carriedBy, matterOf, otherIn } from '../view/about.ts'
import { adventurerOf, isAlone, lockCount } from '../view/reading.ts'
import { isAsideVerb, isQuestionVerb, type AsideVerb, type QuestionVerb } from '../view/verbs.ts'
import type { WarlockView } from '../view/view.ts'
import type { WarlockMessages } from './en/messages.ts'
import { inSpace, namedCard } from './names.ts'
import * as asides from './options/asides.ts'
import * as battle from './options/battles.ts'
import * as deals from './options/deals.ts'
import type { WarlockLabeller } from './options/labeller.ts'
import * as rooms from './options/rooms.ts'
import * as travel from './options/travel.ts'
import { orderOf } from './orders.ts'
import { inBattle, standing, useQuestion, type Prompt } from './prompts.ts'
import { say } from './say.ts'

/** A message that asks the same in every case. */
type PlainId = { [Id in keyof WarlockMessages]: object extends WarlockMessages[Id] ? Id : never }[keyof WarlockMessages]

/** The words of a question: the verb to type, the prompt, and the labels. */
interface Wording {
  /** The verb to type, `/move` or `/fight`, unless the key declines. */
  readonly act: Act
  /** Keys with another verb to type. */
  readonly acts?: Readonly<Record<string, Act>>
  readonly prompt: Extract<PlainId, `ask-${string}`> | Prompt
  readonly label: WarlockLabeller
}

const QUESTIONS: Readonly<Record<QuestionVerb, Wording>> = {
  'adventurer.supplies': {
    act: 'use',
    prompt: (asked, view) => {
      const me = adventurerOf(view, asked.seat)
      const scores = me ? { skill: me.skill.now, stamina: me.stamina.now, luck: me.luck.now } : null
      const sheet = scores ? say('ask-supplies-sheet', scores) : ''
      const { provisionStamina: stamina, ferryPrice: ferry } = CONSTANTS
      return joined(' ', sheet, say('ask-supplies', { stamina, ferry, seer: SEER.price }))
    },
    label: travel.supplies,
  },
  'turn.reenter': { act: 'use', prompt: 'ask-reenter', label: travel.reenter },
  'turn.action': {
    act: 'use',
    acts: { move: 'move', cross: 'move', pass: 'pass', stay: 'pass', open: 'explore' },
    prompt: (asked, view) => {
      const me = adventurerOf(view, asked.seat)
      return me ? say('ask-action', { place: inSpace(me.space) }) : say('ask-anything')
    },
    label: (offer, view, names) => (offer.key.startsWith('deal:') ? deals.open : travel.turnAction)(offer, view, names),
  },
  'move.to': {
    act: 'move',
    prompt: (asked) => {
      const { steps } = matterOf(asked)
      return steps === undefined ? say('ask-where') : say('ask-move', { steps })
    },
    label: travel.moveTo,
  },
  'passage.exit': { act: 'move', prompt: 'ask-passage', label: travel.passageExit },
  'maze.enter': {
    act: 'move',
    acts: { 'walk-away': 'pass' },
    prompt: 'ask-maze',
    label: travel.mazeEnter,
  },
  'maze.twine': {
    act: 'use',
    prompt: (asked, view) => joined(' ', say('dead-end'), useQuestion(asked, view, 'ask-twine')),
    label: travel.itemOr('turn-back'),
  },
  'river.cross': {
    act: 'move',
    acts: { stay: 'pass' },
    prompt: 'ask-cross',
    label: travel.riverCross,
  },
  'encounter.item': {
    act: 'use',
    prompt: (asked, view) => {
      const foe = battleIn(asked)?.foe ?? null
      const looksUp = foe === null ? '' : say('looks-up', { foe: `foe-${foe}` })
      return joined(' ', looksUp, useQuestion(asked, view, 'ask-card-first'))
    },
    label: travel.itemOr('stand-and-fight'),
  },
  'encounter.sneak': {
    act: 'use',
    acts: { fight: 'fight' },
    prompt: 'ask-sneak',
    label: rooms.sneak,
  },
  'encounter.bluff': {
    act: 'use',
    acts: { fight: 'fight' },
    prompt: 'ask-bluff',
    label: rooms.bluff,
  },
  'encounter.feed': {
    act: 'use',
    acts: { fight: 'fight' },
    prompt: 'ask-feed',
    label: rooms.feed,
  },
  'encounter.gas': { act: 'explore', prompt: 'ask-gas', label: rooms.gas },
  'encounter.pedlar': { act: 'trade', prompt: 'ask-pedlar', label: rooms.pedlar },
  'encounter.prisoner': {
    act: 'use',
    prompt: 'ask-prisoner',
    label: rooms.prisoner,
  },
  'encounter.stranger': {
    act: 'trade',
    prompt: () => say('ask-stranger', { price: STRANGER.price }),
    label: rooms.stranger,
  },
  'encounter.quartermaster': {
    act: 'trade',
    prompt: 'ask-quartermaster',
    label: rooms.quartermaster,
  },
  'encounter.dwarfs': { act: 'use', prompt: 'ask-dwarfs', label: rooms.dwarfs },
  'encounter.wager': { act: 'use', prompt: 'ask-wager', label: rooms.wager },
  'encounter.winnings': { act: 'use', prompt: 'ask-winnings', label: rooms.winnings },
  'encounter.seer': {
    act: 'use',
    prompt: (_asked, view) => say(isAlone(view) ? 'ask-seer-alone' : 'ask-seer', { price: SEER.price }),
    label: rooms.number,
  },
  'battle.item': {
    act: 'use',
    prompt: (asked, view, names) =>
      joined(' ', standing(asked, view, names), useQuestion(asked, view, 'ask-card-or-roll')),
    label: travel.itemOr('roll-round'),
  },
  'battle.sword': { act: 'fight', prompt: inBattle('ask-sword'), label: battle.sword },
  'battle.declare': { act: 'fight', prompt: inBattle('ask-declare'), label: battle.declare },
  'battle.luck': { act: 'use', prompt: inBattle('ask-luck'), label: battle.luck },
  'battle.roll': {
    act: 'fight',
    prompt: (asked, view, names) => {
      const about = battleIn(asked)
      const foe = about?.foe ?? null
      if (foe === null) return say('ask-roll-monster')
      return say('ask-roll', { who: names(about?.seat ?? view.active), foe: `foe-${foe}` })
    },
    label: battle.roll,
  },
  'battle.escape': {
    act: 'fight',
    acts: { escape: 'flee', vanish: 'flee', truce: 'trade', 'use:potion-of-invisibility': 'flee' },
    prompt: inBattle('ask-between'),
    label: battle.between,
  },
  'battle.flight': { act: 'flee', prompt: 'ask-flight', label: battle.flight },
  'resolve.act': {
    act: 'use',
    prompt: (asked, view, names) => {
      const space = adventurerOf(view, asked.seat)?.space
      const here = view.players.filter(({ seat, adventurer }) => seat !== asked.seat && adventurer?.space === space)
      if (here.length === 0) return say('ask-alone')
      return say('ask-meeting', { people: listOf(here.map(({ seat }) => names(seat))), count: here.length })
    },
    label: (offer, view, names) => (offer.key.startsWith('deal:') ? deals.open : battle.attack)(offer, view, names),
  },
  'duel.answer': {
    act: 'fight',
    acts: { offer: 'trade' },
    prompt: (asked, _view, names) => say('ask-attacked', { rival: names(battleIn(asked)?.seat ?? 0) }),
    label: battle.defend,
  },
  'duel.item': {
    act: 'use',
    acts: { 'use:potion-of-invisibility': 'flee' },
    prompt: (asked, view, names) =>
      joined(' ', standing(asked, view, names), useQuestion(asked, view, 'ask-card-first')),
    label: travel.itemOr('stand-and-fight'),
  },
  'duel.truce': {
    act: 'trade',
    prompt: (asked, view, names) => {
      const about = battleIn(asked)
      const rival = (about && otherIn(about, asked.seat)) ?? asked.seat
      return joined(' ', standing(asked, view, names), say('ask-truce', { rival: names(rival) }))
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
  'duel.rob': { act: 'use', prompt: 'ask-rob', label: battle.rob },
  'duel.lantern': { act: 'use', prompt: 'ask-lantern', label: battle.lantern },
  'duel.loot': {
    act: 'use',
    prompt: 'ask-loot',
    label: rooms.cardChoice('leave', 'keep-the-rest'),
  },
  'treasure.keep': {
    act: 'use',
    prompt: (asked) => {
      if (asked.offers.length === 0) return say('ask-leave')
      return say(asked.offers.every(({ key }) => key.includes('sword')) ? 'ask-leave-sword' : 'ask-leave-card')
    },
    label: rooms.cardChoice('leave', 'done'),
  },
  'treasure.claim': { act: 'explore', prompt: 'ask-claim', label: rooms.claim },
  'treasure.look': {
    act: 'explore',
    prompt: (asked) => {
      const { card } = carriedBy(asked.offers[0])
      return card === undefined ? say('ask-keep-unseen') : say('ask-keep', namedCard(card))
    },
    label: rooms.look,
  },
  'treasure.put-down': {
    act: 'use',
    prompt: 'ask-put-down',
    label: rooms.cardChoice('put-down', 'that-is-all'),
  },
  'treasure.pick-up': {
    act: 'explore',
    prompt: 'ask-pick-up',
    label: rooms.cardChoice('take', 'that-is-all'),
  },
  'treasure.reclaim': {
    act: 'explore',
    prompt: 'ask-reclaim',
    label: rooms.cardChoice('take-back', 'that-is-all'),
  },
  'treasure.end': {
    act: 'use',
    prompt: 'ask-turn-end',
    label: rooms.treasureEnd,
  },
  'challenge.name': {
    act: 'explore',
    prompt: 'ask-challenge',
    label: rooms.number,
  },
  'chest.name': {
    act: 'explore',
    prompt: (_asked, view) => {
      const [open, locks] = [view.openLock, lockCount(view)]
      return open === null ? say('ask-chest', { locks }) : say('ask-chest-open', { locks, open })
    },
    label: rooms.chestNumber,
  },
  'reckoning.write': {
    act: 'use',
    prompt: (_asked, view) => {
      const written = view.own?.written ?? []
      const locks = lockCount(view)
      if (written.length === 0) return say('ask-reckoning', { locks })
      return say('ask-reckoning-more', { locks, written: listOf(written.map(String)) })
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
  if (!isQuestionVerb(asked.verb)) return say('ask-anything')
  const { prompt } = QUESTIONS[asked.verb]
  return typeof prompt === 'string' ? say(prompt) : prompt(asked, view, names)
}

function labellerOf(verb: string): WarlockLabeller {
  if (isQuestionVerb(verb)) return QUESTIONS[verb].label
  return isAsideVerb(verb) ? ASIDES[verb] : labelByKey
}

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
