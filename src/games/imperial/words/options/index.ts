import * as fight from './combat.ts'
import * as goods from './goods.ts'
import * as people from './people.ts'
import * as travel from './travel.ts'
import type { Label, Names, Offer } from '../../../../engine/index.ts'
import { isVerb, type Verb } from '../../view/verbs.ts'
import type { ImperialView } from '../../view/view.ts'
import type { Labeller } from './labeller.ts'
import { capital, within } from '../prose.ts'

const LABELLERS: Readonly<Record<Verb, Labeller>> = {
  'setup.character': people.chooseCharacter,
  'setup.spell': travel.spellChoice('Take'),
  'newcomer.character': people.chooseCharacter,
  'phase.move': travel.phaseMove,
  'move.continue': travel.moveContinue,
  'teleport.hex': travel.toHex('Teleport'),
  'raft.hex': travel.toHex('Drift'),
  'meditate.spell': travel.meditateSpell,
  'leave.hex': travel.leaveHex,
  'business.do': goods.businessDo,
  'business.weapon': goods.giveItem('Give'),
  'clue.discard': goods.clueDiscard,
  'explore.shift': travel.exploreShift,
  'explore.vessel': travel.exploreVessel,
  'explore.cure-all': goods.cureAll,
  'charm.use': travel.charmUse,
  'heal.one': goods.healMember,
  'heal.target': goods.healMember,
  'prison.do': travel.prisonDo,
  'prison.bribe': goods.giveItem('Give'),
  'palantir.use': people.palantirUse,
  'played.target': people.playedTarget,
  'join.offer': people.joinOffer,
  'horse.spell': people.horseSpell,
  'olliver.do': people.pay('Fight the dragon', '9 dice at a distance, 8 at hand, health 10; three treasures'),
  'tax.do': people.pay('Refuse, and fight', '4 dice, health 4; his strongbox holds a treasure'),
  'peddler.do': people.peddlerDo,
  'peddler.keep': goods.giveItem('Keep'),
  'nomads.do': people.nomadsDo,
  'mermaid.do': people.mermaidDo,
  'gift.spell': travel.spellChoice('Learn'),
  'pirates.boat': people.piratesBoat,
  'emerald.companion': fight.emeraldCompanion,
  'combat.action': fight.combatAction,
  'combat.approach': fight.combatApproach,
  'combat.weapon': fight.combatWeapon,
  'combat.allot': fight.combatAllot,
  'combat.transfer': fight.combatTransfer,
  'combat.flee': fight.combatFlee,
  'trade.open': goods.tradeOpen,
  'trade.build': goods.tradeBuild,
  'trade.answer': goods.tradeAnswer,
  'trade.clue': goods.tradeClue,
  'gear.ready': goods.gearReady,
  'gear.shield': goods.gearShield,
  'gear.lend': goods.gearLend,
  'gear.reclaim': goods.gearReclaim,
  'party.dismiss': goods.partyDismiss,
}

/** An option or aside in words. A verb nobody has heard of is shown as it is: a table must never stop over a word. */
export function labelOf(verb: string, offer: Offer, view: ImperialView, names: Names): Label {
  const { label, hint } = isVerb(verb) ? LABELLERS[verb](offer, view, names) : { label: capital(offer.key), hint: '' }
  return hint ? { label: within(80, label), hint: within(100, capital(hint)) } : { label: within(80, label) }
}
