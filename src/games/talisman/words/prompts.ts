import type { Asked, Names } from '../../../engine/index.ts'
import { bold, capital, count } from '../../../language/index.ts'
import { isCard, OBJECT_LIMIT } from '../data/components.ts'
import type { TableId } from '../data/ids.ts'
import { totalPoints } from '../data/trophies.ts'
import { roleAt, keyParts, argsOf, attackIn, fightIn, castingIn } from '../view/reading.ts'
import { aboutOf, type AboutByVerb } from '../view/verbs.ts'
import { alignmentName } from './chronicle/character.ts'
import { targetText } from './chronicle/spells.ts'
import { rowText } from './chronicle/table.ts'
import { foeList, goodsText, questText, sourceName, spellName, tableName, thePlain } from './names.ts'
import { scoresText } from './odds.ts'
import type { Saw } from './people.ts'

/** Prompts that depend on more than the verb. */
export type Prompt = (asked: Asked, view: Saw, names: Names) => string

export const moveHow: Prompt = (asked, view) => {
  const me = roleAt(view, asked.seat)
  if (me?.raft) return 'How do you move? Your Raft is for now or never.'
  return me?.offer ? 'How do you move? The offer of the Tavern is for now or never.' : 'How do you move?'
}

export const moveTo: Prompt = (asked, view) => {
  const { rolled } = view.turn
  const left = argsOf(asked.offers.find(({ key }) => key.startsWith('space:')) ?? { key: '' }).path?.length ?? rolled
  if (rolled === null) return 'One space, and no die. Where to?'
  if (left === null || left >= rolled) return `You rolled ${bold(String(rolled))}. Where to?`
  return `You are over the bridge, with ${count(left, 'space')} of your ${bold(String(rolled))} left. Where to?`
}

export const moveInner: Prompt = (asked, view) => {
  const unfinished = roleAt(view, asked.seat)?.unfinished
  switch (unfinished?.kind) {
    case 'werewolf':
      return `Your Werewolf (Strength ${unfinished.strength}) is still there. Finish it, or turn back?`
    case 'pitfiends':
      return `${capital(count(unfinished.left, 'Pitfiend is', 'Pitfiends are'))} left in the queue. Finish them, or turn back?`
    case 'death':
      return 'Death shuffles. Play on, or turn back?'
    default:
      return 'One space. On, or back?'
  }
}

export const encounterDo: Prompt = (asked, view) => {
  const me = roleAt(view, asked.seat)
  if (view.turn.encountered) return 'Anything else before your Turn ends?'
  return me?.space === 'crown-of-command' ? 'The Crown is crowded. Whom do you face?' : 'What do you do here?'
}

export const cardNext: Prompt = (asked) =>
  asked.offers.some((offer) => keyParts(offer)[0] === 'take') ? 'What do you take?' : 'What is next?'

export const characterDo: Prompt = (asked, _view, names) => {
  const [first] = asked.offers
  const seat = first && argsOf(first).seat
  return seat === undefined ? 'What do you do?' : `What do you do to ${names(seat)}?`
}

export const lootTake: Prompt = (asked, _view, names) =>
  `What do you take from ${names(aboutOf(asked, 'loot.take').victim)}?`

export const lootFollower: Prompt = (asked, _view, names) =>
  `Whom do you take from ${names(aboutOf(asked, 'loot.follower').victim)}?`

export const crownSubmit: Prompt = (_asked, view, names) =>
  `The Command Spell of ${names(view.active)} strikes. Your answer?`

export const trophiesExchange: Prompt = (asked, view) => {
  const isCraft = asked.offers.some((offer) => keyParts(offer)[0] === 'craft')
  const what = isCraft ? 'The Spirits you have beaten teach Craft' : 'Your trophies are worth Strength'
  return `${what}: 1 for every ${view.options['trophy-rate']} points. Trade now?`
}

export const spaceRoll: Prompt = (asked, view) => {
  const space = roleAt(view, asked.seat)?.space
  return space === 'temple' ? 'Do you pray?' : space === 'graveyard' ? 'Do you invoke the spirits?' : 'Do you roll?'
}

export const shopBuy: Prompt = (asked, view) => {
  const { shop } = aboutOf(asked, 'shop.buy')
  const gold = roleAt(view, asked.seat)?.gold ?? 0
  return `${capital(sourceName(shop))} is open. You have ${count(gold, 'Gold', 'Gold')}. What will it be?`
}

export const instructionChoose: Prompt = (asked) => `${bySource(aboutOf(asked, 'instruction.choose'))}Your choice:`

export const tableAddOne: Prompt = (asked) => {
  const { table, total } = aboutOf(asked, 'table.add-one')
  return `${tableName(table)}: ${bold(String(total))}. *${rowText(table, total)}* With 1 more: *${rowText(table, total + 1)}*`
}

export const wishChoose: Prompt = (asked) =>
  `${capital(thePlain(aboutOf(asked, 'wish.choose').card))} grants you a wish. What will it be?`

export const questPay: Prompt = (asked) => `Your Quest: ${questText(aboutOf(asked, 'quest.pay').quest)} Do you pay now?`

export const vampireGive: Prompt = (asked) => {
  const { left } = aboutOf(asked, 'vampire.give')
  return `The Vampire wants ${left === 1 ? 'one more' : `${left} more`}. Followers first?`
}

export const ghoulRaise: Prompt = (asked) =>
  `${capital(thePlain(aboutOf(asked, 'ghoul.raise').card))} is dead. Shall it get up again?`

export const druidAlign: Prompt = (asked, view) => {
  const me = roleAt(view, asked.seat)
  return `${bySource(aboutOf(asked, 'druid.align'))}You are ${me ? alignmentName(me.alignment) : 'of some Alignment'}. Stay so?`
}

/** "The Chapel. ": the source of a question. */
function bySource({ by }: { readonly by: string }): string {
  return `${capital(sourceName(by))}. `
}

export const setupCharacter: Prompt = (_asked, view) =>
  view.options['character-selection'] === 'choose'
    ? 'Who will you be? Whoever is free is yours.'
    : 'Who will you be? You may keep one of these.'

export const thingsDrop: Prompt = (asked, view) => {
  const limit = roleAt(view, asked.seat)?.objectLimit ?? OBJECT_LIMIT
  return `${capital(count(limit, 'Object'))} are the limit. What do you leave?`
}

export const lootDead: Prompt = (asked, _view, names) =>
  `${names(aboutOf(asked, 'loot.dead').victim)} needs it no more. What do you take?`

export const trophiesChoose: Prompt = (asked, view) => {
  const { stat, cards } = aboutOf(asked, 'trophies.choose')
  const points = totalPoints(cards, stat)
  const name = stat === 'strength' ? 'Strength' : 'Craft'
  return `Every ${view.options['trophy-rate']} points buy 1 ${name}; what is over is lost. So far ${points}. Which do you hand in?`
}

const THROWS: Readonly<Record<AboutByVerb['luck.spend']['of'], string>> = {
  move: 'to move',
  freedom: 'to be free',
  portal: 'at the Portal',
  fight: 'for the fight',
  protection: 'for your Protection',
  table: 'here',
  passage: 'to get through',
  death: 'against Death',
  chasm: 'at the Chasm',
  charm: 'to charm it',
  beguiling: 'to beguile',
}

export const luckSpend: Prompt = (asked, view) => {
  const { dice, of, by, fails } = aboutOf(asked, 'luck.spend')
  const rolled = `You rolled ${bold(dice.join(' and '))} ${by !== null && isCard(by) ? `for ${thePlain(by)}` : THROWS[of]}.`
  const total = dice.reduce((sum, one) => sum + one, 0)
  const row = of === 'table' && by !== null ? ` *${rowText(by as TableId, total)}*` : ''
  const verdict = fails === null ? '' : fails ? ' That is not enough.' : ' That will do.'
  const left = count(roleAt(view, asked.seat)?.luck ?? 0, 'token of luck', 'tokens of luck')
  return `${rolled}${row}${verdict} You have ${left}. Roll again?`
}

export const tradeDeal: Prompt = (asked, _view, names) => {
  const { to, gives, gets } = aboutOf(asked, 'trade.deal')
  return `A deal with ${names(to)}: ${plain(goodsText(gives))} for ${plain(goodsText(gets))}. What else?`
}

export const tradeAnswer: Prompt = (asked, _view, names) => {
  const { from, gives, gets } = aboutOf(asked, 'trade.answer')
  return `${names(from)} offers you ${plain(goodsText(gives))} and wants ${plain(goodsText(gets))}. Agreed?`
}

/** A window: the event, and the question whether to react. */
export function windowAct(asked: Asked, view: Saw, names: Names): string {
  const { window, seat, loss } = aboutOf(asked, 'window.act')
  const isMine = seat === asked.seat
  const who = names(seat)
  if (view.viewer === asked.seat && view.aiming) return 'What shall become Gold?'
  switch (window) {
    case 'w-start':
      return isMine ? 'Your Turn begins. A Spell before you move?' : `${who}’s Turn begins. Anything from you?`
    case 'w-land':
      return isMine ? 'You have arrived. A Spell before you look round?' : `${who} has arrived. Anything from you?`
    case 'w-end':
      return isMine ? 'Your Turn ends. Anything else?' : `${who}’s Turn ends. Anything from you?`
    case 'w-attack':
      return attackPrompt(asked, view, names, who)
    case 'w-combat':
      return fightPrompt(asked, view, names)
    case 'w-loss':
      return lossPrompt(loss, isMine ? 'You are' : `${who} is`)
    case 'w-cast':
      return castPrompt(view, names)
  }
}

function lossPrompt(loss: AboutByVerb['window.act']['loss'], whom: string): string {
  switch (loss) {
    case 'enemies':
      return `${whom} about to kill. Does anything speak against it?`
    case 'follower':
      return `${whom} about to lose a Follower. Do you prevent it?`
    default:
      return `${whom} about to lose a Life. Do you prevent it?`
  }
}

function attackPrompt(asked: Asked, view: Saw, names: Names, who: string): string {
  const matter = attackIn(view)
  const isMine = matter?.seat === asked.seat
  const whom = isMine ? 'you' : who
  const ending = isMine ? 'What do you do?' : 'Anything from you?'
  if (!matter) return `${capital(whom)} may evade. ${ending}`
  const { foes, by } = matter
  if (by !== null) {
    return `${names(by)} ${matter.fight === 'ability' ? 'tries something on' : 'attacks'} ${whom}. ${ending}`
  }
  const me = roleAt(view, matter.seat)
  const creatures = capital(plain(foeList(foes)))
  if (matter.fight === 'meeting') return `${creatures} would like a word with ${whom}. ${isMine ? 'Evade?' : ending}`
  if (foes.length === 0) return isMine ? 'They let you be. Do you pick a fight?' : `Nothing attacks ${who}. ${ending}`
  return `${creatures} ${foes.length > 1 ? 'attack' : 'attacks'} ${whom}: ${me ? scoresText(foes, view, me, isMine) : 'no contest'}. ${ending}`
}

function plain(text: string): string {
  return text.replaceAll('**', '')
}

function fightPrompt(asked: Asked, view: Saw, names: Names): string {
  const fight = fightIn(view)
  if (!fight) return 'A fight begins. Anything from you?'
  const { seat, against, foes, ours, theirs } = fight
  const other = against === null ? plain(foeList(foes)) : names(against)
  const isMine = asked.seat === seat || asked.seat === against
  return `${names(seat)} ${ours.total} against ${other} ${theirs.total}, before the dice. ${isMine ? 'Anything to add?' : 'Anything from you?'}`
}

function castPrompt(view: Saw, names: Names): string {
  const casting = castingIn(view)
  if (!casting) return 'A Spell is cast. Do you undo it?'
  const { spell, by, target } = casting
  if (spell === null) return `${names(by)} casts the Command Spell, and it works. Do you undo it?`
  return `${names(by)} casts ${spellName(spell)}${targetText(target, by, names)}. Do you undo it?`
}
