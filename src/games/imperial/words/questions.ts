import * as combat from './options/combat.ts'
import * as goods from './options/goods.ts'
import * as people from './options/people.ts'
import * as travel from './options/travel.ts'
import * as prompts from './prompts.ts'
import type { Act, Asked, Names } from '../../../engine/index.ts'
import { labelByKey, labelsBy } from '../../../language/index.ts'
import { isVerb, type Verb } from '../view/verbs.ts'
import type { ImperialView } from '../view/view.ts'
import type { ImperialMessages } from './en/messages.ts'
import type { ImperialLabeller } from './options/labeller.ts'
import { orderOf } from './orders.ts'
import { say } from './say.ts'

/** A message that asks the same in every case. */
type PlainId = {
  [Id in keyof ImperialMessages]: object extends ImperialMessages[Id] ? Id : never
}[keyof ImperialMessages]

/** The words of a verb: the question, the labels of its options, and the typed commands. */
interface Wording {
  readonly prompt: Extract<PlainId, `ask-${string}`> | prompts.Prompt
  readonly label: ImperialLabeller
  readonly act: Act
  /** Keys whose act differs from that of their verb. */
  readonly acts?: Readonly<Record<string, Act>>
}

const WORDINGS: Readonly<Record<Verb, Wording>> = {
  'setup.character': {
    prompt: 'ask-character',
    label: people.chooseCharacter,
    act: 'use',
  },
  'setup.spell': { prompt: 'ask-starting-spell', label: travel.spellChoice('take-spell'), act: 'use' },
  'newcomer.character': {
    prompt: 'ask-newcomer',
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
    prompt: 'ask-oasis',
    label: travel.moveContinue,
    act: 'move',
    acts: { stop: 'pass' },
  },
  'teleport.hex': { prompt: 'ask-teleport', label: travel.teleportHex, act: 'move' },
  'raft.hex': { prompt: 'ask-raft', label: travel.raftHex, act: 'move' },
  'meditate.spell': { prompt: 'ask-meditate', label: travel.meditateSpell, act: 'use' },
  'leave.hex': { prompt: 'ask-leave', label: travel.leaveHex, act: 'move' },
  'business.do': {
    prompt: prompts.businessDo,
    label: goods.businessDo,
    act: 'use',
    acts: { 'go-on': 'pass', finish: 'pass', explore: 'explore', encounter: 'explore' },
  },
  'business.weapon': { prompt: 'ask-weapon', label: goods.itemChoice('give-item'), act: 'use' },
  'clue.discard': { prompt: 'ask-forget', label: goods.clueChoice('forget-clue'), act: 'use' },
  'explore.shift': { prompt: prompts.exploreShift, label: travel.exploreShift, act: 'explore' },
  'explore.vessel': { prompt: 'ask-vessel', label: travel.exploreVessel, act: 'explore' },
  'explore.cure-all': { prompt: prompts.exploreCureAll, label: goods.cureAll, act: 'use', acts: { decline: 'pass' } },
  'charm.use': { prompt: prompts.charmUse, label: travel.charmUse, act: 'use', acts: { keep: 'pass' } },
  'heal.one': { prompt: 'ask-heal-one', label: goods.healMember, act: 'use' },
  'heal.target': { prompt: 'ask-heal', label: goods.healMember, act: 'use' },
  'prison.do': {
    prompt: prompts.prisonDo,
    label: travel.prisonDo,
    act: 'use',
    acts: { accept: 'pass', wait: 'pass', escape: 'flee' },
  },
  'prison.bribe': { prompt: 'ask-bribe', label: goods.payment, act: 'use' },
  'palantir.use': {
    prompt: prompts.ofCreature('ask-palantir'),
    label: people.palantirUse,
    act: 'use',
    acts: { keep: 'pass' },
  },
  'played.target': { prompt: prompts.ofCreature('ask-played'), label: people.playedTarget, act: 'use' },
  'join.offer': { prompt: prompts.joinOffer, label: people.joinOffer, act: 'use', acts: { refuse: 'pass' } },
  'horse.spell': {
    prompt: 'ask-horse',
    label: people.horseSpell,
    act: 'use',
    acts: { cast: 'cast' },
  },
  'olliver.do': {
    prompt: 'ask-dragon',
    label: people.pay('fight-dragon', 'olliver-j-dragon'),
    act: 'use',
    acts: { fight: 'fight' },
  },
  'tax.do': {
    prompt: 'ask-tax',
    label: people.pay('refuse-tax', 'tax-collector'),
    act: 'use',
    acts: { refuse: 'fight' },
  },
  'peddler.do': {
    prompt: 'ask-peddler',
    label: people.peddlerDo,
    act: 'trade',
    acts: { decline: 'pass' },
  },
  'peddler.keep': { prompt: 'ask-peddler-keep', label: goods.itemChoice('keep-item'), act: 'use' },
  'nomads.do': {
    prompt: 'ask-nomads',
    label: people.nomadsDo,
    act: 'trade',
    acts: { decline: 'pass' },
  },
  'mermaid.do': { prompt: 'ask-mermaid', label: people.mermaidDo, act: 'use' },
  'gift.spell': { prompt: 'ask-gift', label: travel.spellChoice('learn-spell'), act: 'use' },
  'pirates.boat': {
    prompt: 'ask-pirates',
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
    prompt: 'ask-attack',
    label: combat.duelAttack,
    act: 'fight',
    acts: { nobody: 'pass' },
  },
  'duel.charm': { prompt: 'ask-charm-companion', label: combat.duelCharm, act: 'cast' },
  'villain.target': {
    prompt: prompts.ofCreature('ask-villain'),
    label: people.villainTarget,
    act: 'use',
    acts: { return: 'pass' },
  },
  'convoy.join': { prompt: prompts.convoyJoin, label: people.convoyJoin, act: 'move', acts: { refuse: 'pass' } },
  'convoy.invite': { prompt: 'ask-invite', label: people.convoyInvite, act: 'move' },
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
  'combat.weapon': { prompt: 'ask-draw', label: combat.combatWeapon, act: 'fight' },
  'combat.allot': { prompt: prompts.combatAllot, label: combat.combatAllot, act: 'fight' },
  'combat.transfer': {
    prompt: 'ask-transfer',
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
  'trade.open': { prompt: 'ask-partner', label: goods.tradeOpen, act: 'trade' },
  'trade.build': { prompt: prompts.tradeBuild, label: goods.tradeBuild, act: 'trade' },
  'trade.answer': { prompt: prompts.tradeAnswer, label: goods.tradeAnswer, act: 'trade' },
  'trade.clue': { prompt: 'ask-trade-clue', label: goods.clueChoice('hand-over-clue'), act: 'trade' },
  'gear.ready': { prompt: 'ask-ready', label: goods.itemChoice('ready-item'), act: 'use' },
  'gear.shield': { prompt: 'ask-shield', label: goods.itemChoice('ready-item'), act: 'use' },
  'gear.lend': { prompt: 'ask-lend', label: goods.gearLend, act: 'use' },
  'gear.reclaim': { prompt: 'ask-reclaim', label: goods.gearReclaim, act: 'use' },
  'party.dismiss': { prompt: 'ask-dismiss', label: goods.partyDismiss, act: 'use' },
}

/** The question as a sentence to the seat. */
export function promptOf(asked: Asked, view: ImperialView, names: Names): string {
  if (!isVerb(asked.verb)) return say('ask-anything')
  const { prompt } = WORDINGS[asked.verb]
  return typeof prompt === 'string' ? say(prompt) : prompt(asked, view, names)
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
