import * as combat from './options/combat.ts'
import * as goods from './options/goods.ts'
import * as people from './options/people.ts'
import * as travel from './options/travel.ts'
import * as prompts from './prompts.ts'
import type { Act, Asked, Names } from '../../../engine/index.ts'
import { labelByKey, labelsBy } from '../../../language/index.ts'
import { FAIR_SHARE } from '../data/strengths.ts'
import { isVerb, type Verb } from '../view/verbs.ts'
import type { ImperialView } from '../view/view.ts'
import type { ImperialLabeller } from './options/labeller.ts'
import { orderOf } from './orders.ts'

/** The words of a verb: the question, the labels of its options, and the typed commands. */
interface Wording {
  readonly prompt: string | prompts.Prompt
  readonly label: ImperialLabeller
  readonly act: Act
  /** Keys whose act differs from that of their verb. */
  readonly acts?: Readonly<Record<string, Act>>
}

const FAIR = Math.round(100 * FAIR_SHARE)

const WORDINGS: Readonly<Record<Verb, Wording>> = {
  'setup.character': {
    prompt: `Who will you be? Beside each is how often it wins among four computer players; ${FAIR} of 100 is fair.`,
    label: people.chooseCharacter,
    act: 'use',
  },
  'setup.spell': { prompt: 'Which spell do you take along?', label: travel.spellChoice('Take'), act: 'use' },
  'newcomer.character': {
    prompt: 'Your character is dead. Who comes next?',
    label: people.chooseCharacter,
    act: 'use',
    acts: { stop: 'pass' },
  },
  'phase.move': {
    prompt: prompts.phaseMove,
    label: travel.phaseMove,
    act: 'move',
    acts: { stay: 'pass', meditate: 'use' },
  },
  'move.continue': {
    prompt: 'The Oasis is there. Walk on, or stop?',
    label: travel.moveContinue,
    act: 'move',
    acts: { stop: 'pass' },
  },
  'teleport.hex': { prompt: 'Where do you appear?', label: travel.toHex('Teleport'), act: 'move' },
  'raft.hex': { prompt: 'On which shore do you land?', label: travel.toHex('Drift'), act: 'move' },
  'meditate.spell': { prompt: 'Which spell do you meditate for?', label: travel.meditateSpell, act: 'use' },
  'leave.hex': { prompt: 'Which way do you go?', label: travel.leaveHex, act: 'move' },
  'business.do': {
    prompt: prompts.businessDo,
    label: goods.businessDo,
    act: 'use',
    acts: { 'go-on': 'pass', finish: 'pass', explore: 'explore', encounter: 'explore' },
  },
  'business.weapon': { prompt: 'Which weapon do you hand over?', label: goods.giveItem('Give'), act: 'use' },
  'clue.discard': { prompt: 'Five clues are one too many. Which do you forget?', label: goods.clueDiscard, act: 'use' },
  'explore.shift': { prompt: prompts.exploreShift, label: travel.exploreShift, act: 'explore' },
  'explore.vessel': { prompt: 'A weapon, or something that floats?', label: travel.exploreVessel, act: 'explore' },
  'explore.cure-all': { prompt: prompts.exploreCureAll, label: goods.cureAll, act: 'use', acts: { decline: 'pass' } },
  'charm.use': { prompt: prompts.charmUse, label: travel.charmUse, act: 'use', acts: { keep: 'pass' } },
  'heal.one': { prompt: 'One wound heals. Whose?', label: goods.healMember, act: 'use' },
  'heal.target': { prompt: 'Who is healed?', label: goods.healMember, act: 'use' },
  'prison.do': {
    prompt: prompts.prisonDo,
    label: travel.prisonDo,
    act: 'use',
    acts: { accept: 'pass', wait: 'pass', escape: 'flee' },
  },
  'prison.bribe': { prompt: 'Which treasure does the gaoler get?', label: goods.payment('Give'), act: 'use' },
  'palantir.use': { prompt: prompts.palantirUse, label: people.palantirUse, act: 'use', acts: { keep: 'pass' } },
  'played.target': { prompt: prompts.playedTarget, label: people.playedTarget, act: 'use' },
  'join.offer': { prompt: prompts.joinOffer, label: people.joinOffer, act: 'use', acts: { refuse: 'pass' } },
  'horse.spell': {
    prompt: 'The Wild Horse eyes you. Talk to it, or try your luck?',
    label: people.horseSpell,
    act: 'use',
    acts: { cast: 'cast' },
  },
  'olliver.do': {
    prompt: 'Olliver J. Dragon is collecting. What do you contribute?',
    label: people.pay('Fight the dragon', 'olliver-j-dragon'),
    act: 'use',
    acts: { fight: 'fight' },
  },
  'tax.do': {
    prompt: 'The Tax Collector has a form. What do you declare?',
    label: people.pay('Refuse, and fight', 'tax-collector'),
    act: 'use',
    acts: { refuse: 'fight' },
  },
  'peddler.do': {
    prompt: 'The Peddler opens his coat. A weapon for a clue, or for the better of two?',
    label: people.peddlerDo,
    act: 'trade',
    acts: { decline: 'pass' },
  },
  'peddler.keep': { prompt: 'Which of the two do you keep?', label: goods.giveItem('Keep'), act: 'use' },
  'nomads.do': {
    prompt: 'The Nomads swap a clue for a weapon. Which?',
    label: people.nomadsDo,
    act: 'trade',
    acts: { decline: 'pass' },
  },
  'mermaid.do': { prompt: 'What do you ask of the Mermaid?', label: people.mermaidDo, act: 'use' },
  'gift.spell': { prompt: 'A spell is offered. Which?', label: travel.spellChoice('Learn'), act: 'use' },
  'pirates.boat': {
    prompt: 'The Pirates need their boat no longer. Do you?',
    label: people.piratesBoat,
    act: 'use',
    acts: { decline: 'pass' },
  },
  'emerald.companion': {
    prompt: prompts.emeraldCompanion,
    label: combat.emeraldCompanion,
    act: 'use',
    acts: { keep: 'pass' },
  },
  'support.join': {
    prompt: prompts.supportJoin,
    label: combat.supportJoin,
    act: 'fight',
    acts: { 'stay-out': 'pass' },
  },
  'duel.attack': {
    prompt: 'Nobody is looking. Do you attack anybody?',
    label: combat.duelAttack,
    act: 'fight',
    acts: { nobody: 'pass' },
  },
  'duel.charm': { prompt: 'Whom of the other party do you charm?', label: combat.duelCharm, act: 'cast' },
  'villain.target': {
    prompt: prompts.villainTarget,
    label: people.villainTarget,
    act: 'use',
    acts: { return: 'pass' },
  },
  'convoy.join': { prompt: prompts.convoyJoin, label: people.convoyJoin, act: 'move', acts: { refuse: 'pass' } },
  'convoy.invite': { prompt: 'Whom do you take along?', label: people.convoyInvite, act: 'move' },
  'raise.score': { prompt: prompts.raiseScore, label: people.raiseScore, act: 'use' },
  'combat.action': {
    prompt: prompts.combatAction,
    label: combat.combatAction,
    act: 'fight',
    acts: { nothing: 'pass' },
  },
  'combat.approach': {
    prompt: prompts.combatApproach,
    label: combat.combatApproach,
    act: 'fight',
    acts: { play: 'pass', flee: 'flee', 'leave-slow': 'flee' },
  },
  'combat.weapon': { prompt: 'Hand to hand: which weapon?', label: combat.combatWeapon, act: 'fight' },
  'combat.allot': { prompt: prompts.combatAllot, label: combat.combatAllot, act: 'fight' },
  'combat.transfer': {
    prompt: 'How many of your hits does the vessel take?',
    label: combat.combatTransfer,
    act: 'use',
    acts: { keep: 'pass' },
  },
  'combat.flee': {
    prompt: prompts.combatFlee,
    label: combat.combatFlee,
    act: 'flee',
    acts: { 'fight-on': 'fight', press: 'fight', hold: 'pass' },
  },
  'trade.open': { prompt: 'With whom do you trade?', label: goods.tradeOpen, act: 'trade' },
  'trade.build': { prompt: prompts.tradeBuild, label: goods.tradeBuild, act: 'trade' },
  'trade.answer': { prompt: prompts.tradeAnswer, label: goods.tradeAnswer, act: 'trade' },
  'trade.clue': { prompt: 'Which clue do you hand over?', label: goods.tradeClue, act: 'trade' },
  'gear.ready': { prompt: 'Which weapon do you hold ready?', label: goods.gear, act: 'use' },
  'gear.shield': { prompt: 'Which shield do you hold?', label: goods.gear, act: 'use' },
  'gear.lend': { prompt: 'Who gets what?', label: goods.gearLend, act: 'use' },
  'gear.reclaim': { prompt: 'What do you take back?', label: goods.gearReclaim, act: 'use' },
  'party.dismiss': { prompt: 'Whom do you send away?', label: goods.partyDismiss, act: 'use' },
}

/** The question as a sentence to the seat. */
export function promptOf(asked: Asked, view: ImperialView, names: Names): string {
  if (!isVerb(asked.verb)) return 'What will you do?'
  const { prompt } = WORDINGS[asked.verb]
  return typeof prompt === 'string' ? prompt : prompt(asked, view, names)
}

/** An option or aside in words. */
export const labelOf = labelsBy<ImperialView>((verb) => (isVerb(verb) ? WORDINGS[verb].label : labelByKey), orderOf)

/** The command that types an option. Spells and scrolls are always cast. */
export function actOf(verb: string, key: string): Act {
  const wording = isVerb(verb) ? WORDINGS[verb] : null
  return wording?.acts?.[key] ?? (isMagic(key) ? 'cast' : (wording?.act ?? 'use'))
}

/** Whether a key casts a spell or reads a scroll: `cast:fireball`, `read:scroll-of-healing-1`. */
function isMagic(key: string): boolean {
  return key.startsWith('cast:') || key.startsWith('read:')
}
