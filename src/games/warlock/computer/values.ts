import type { Asked, Offer } from '../../../engine/index.ts'
import * as battle from './battles.ts'
import * as deals from './deals.ts'
import * as rooms from './rooms.ts'
import type { Self } from './self.ts'
import * as turn from './turn.ts'
import type { Value } from './value.ts'
import { isQuestionVerb, type QuestionVerb } from '../view/verbs.ts'

/** The worth of an option, for every question. Options without a value of their own follow the rulebook's default. */
export function valueOf(self: Self, asked: Asked, offer: Offer): number {
  return (isQuestionVerb(asked.verb) ? VALUES[asked.verb] : asDefault)(self, offer, asked)
}

const asDefault: Value = (_self, offer, asked) => (offer.key === asked.default ? 1 : 0)
const anything: Value = () => 0

const VALUES: Readonly<Record<QuestionVerb, Value>> = {
  'turn.reenter': asDefault,
  'battle.sword': asDefault,
  'battle.declare': asDefault,
  'battle.luck': battle.luck,
  'battle.roll': anything,

  'adventurer.supplies': anything,
  'turn.action': (self, offer, asked) =>
    (offer.key.startsWith('deal:') ? deals.propose : turn.action)(self, offer, asked),
  'move.to': turn.moveTo,
  'passage.exit': turn.passageExit,
  'maze.enter': turn.mazeEnter,
  'maze.twine': (_self, { key }) => (key === 'pass' ? 0 : 1),
  'river.cross': turn.riverCross,
  'encounter.item': battle.item,
  'encounter.sneak': rooms.tryPast,
  'encounter.bluff': rooms.tryPast,
  'encounter.feed': rooms.feed,
  'encounter.gas': rooms.gas,
  'encounter.pedlar': rooms.buying,
  'encounter.prisoner': rooms.lookAt,
  'encounter.stranger': rooms.stranger,
  'encounter.quartermaster': rooms.buying,
  'encounter.dwarfs': rooms.dwarfs,
  'encounter.wager': rooms.wager,
  'encounter.winnings': rooms.winnings,
  'encounter.seer': rooms.number,
  'battle.item': battle.item,
  'battle.escape': battle.between,
  'battle.flight': turn.flight,
  'resolve.act': (self, offer, asked) =>
    (offer.key.startsWith('deal:') ? deals.propose : battle.attack)(self, offer, asked),
  'duel.answer': battle.defend,
  'duel.item': battle.item,
  'duel.truce': battle.truce,
  'deal.build': deals.build,
  'deal.detail': deals.detail,
  'deal.answer': deals.answer,
  'duel.rob': battle.rob,
  'duel.lantern': battle.lantern,
  'duel.loot': rooms.leave,
  'treasure.keep': rooms.leave,
  'treasure.claim': rooms.claim,
  'treasure.look': rooms.look,
  'treasure.put-down': rooms.nothing,
  'treasure.pick-up': rooms.take,
  'treasure.reclaim': rooms.take,
  'treasure.end': rooms.nothing,
  'challenge.name': rooms.challenge,
  'chest.name': rooms.chestNumber,
  'reckoning.write': rooms.reckoning,
}
