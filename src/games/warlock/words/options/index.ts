import type { Label, Names, Offer } from '../../../../engine/index.ts'
import { capital, within } from '../../../../prose/index.ts'
import { type WarlockView } from '../../view/view.ts'
import * as battle from './battles.ts'
import * as deals from './deals.ts'
import type { Labeller } from './labeller.ts'
import * as notes from './notes.ts'
import * as rooms from './rooms.ts'
import * as travel from './travel.ts'

const LABELLERS: Readonly<Record<string, Labeller>> = {
  'adventurer.supplies': travel.supplies,
  'turn.reenter': travel.reenter,
  'turn.action': (offer, view, names) =>
    (offer.key.startsWith('deal:') ? deals.open : travel.turnAction)(offer, view, names),
  'move.to': travel.moveTo,
  'passage.exit': travel.passageExit,
  'maze.enter': travel.mazeEnter,
  'maze.twine': travel.useItem,
  'river.cross': travel.riverCross,
  'encounter.item': travel.useItem,
  'encounter.sneak': rooms.sneak,
  'encounter.bluff': rooms.bluff,
  'encounter.feed': rooms.feed,
  'encounter.gas': rooms.gas,
  'encounter.pedlar': rooms.pedlar,
  'encounter.prisoner': rooms.prisoner,
  'encounter.stranger': rooms.stranger,
  'encounter.quartermaster': rooms.quartermaster,
  'encounter.dwarfs': rooms.dwarfs,
  'encounter.wager': rooms.wager,
  'encounter.winnings': rooms.winnings,
  'encounter.seer': rooms.number,
  'battle.item': travel.useItem,
  'battle.sword': battle.sword,
  'battle.declare': battle.declare,
  'battle.luck': battle.luck,
  'battle.escape': battle.between,
  'battle.flight': battle.flight,
  'resolve.act': (offer, view, names) =>
    (offer.key.startsWith('deal:') ? deals.open : battle.attack)(offer, view, names),
  'duel.answer': battle.defend,
  'duel.item': travel.useItem,
  'duel.truce': battle.truce,
  'deal.build': deals.build,
  'deal.detail': deals.detail,
  'deal.answer': deals.answer,
  'duel.rob': battle.rob,
  'duel.lantern': battle.lantern,
  'duel.loot': rooms.cardChoice('Leave', 'Keep all this'),
  'treasure.keep': rooms.cardChoice('Leave', 'Done'),
  'treasure.claim': rooms.claim,
  'treasure.look': rooms.look,
  'treasure.put-down': rooms.cardChoice('Put down', 'That is all'),
  'treasure.pick-up': rooms.cardChoice('Take', 'That is all'),
  'treasure.reclaim': rooms.cardChoice('Take back', 'That is all'),
  'treasure.end': rooms.treasureEnd,
  'challenge.name': rooms.number,
  'chest.name': rooms.chestNumber,
  'chest.show': rooms.chestShow,
  'reckoning.write': rooms.number,
  'note.mark': notes.mark,
  'note.flee': notes.flee,
  'gear.auto': notes.autoEquip,
  'treasure.ask': notes.askTreasure,
}

/** Whether a verb has words of its own. */
export function isSpoken(verb: string): boolean {
  return verb in LABELLERS
}

/** An option or aside in words. A verb nobody has heard of is shown as it is: a table must never stop over a word. */
export function labelOf(verb: string, offer: Offer, view: WarlockView, names: Names): Label {
  const { label, hint } = LABELLERS[verb]?.(offer, view, names) ?? {
    label: capital(offer.key.replaceAll(/[:-]/g, ' ')),
  }
  return hint ? { label: within(80, label), hint: within(100, capital(hint)) } : { label: within(80, label) }
}
