import type { Asked, Names, Seat } from '../../../engine/index.ts'
import type { CardId, QuestId, ShopId, TableId } from '../data/ids.ts'
import { rowText } from './chronicle/table.ts'
import { alignmentName } from './chronicle/character.ts'
import { foeList, questText, sourceName, spellName, tableName, thePlain } from './names.ts'
import { mightOf } from './odds.ts'
import { bold, capital, count } from '../../../prose/index.ts'
import { targetText } from './chronicle/spells.ts'
import { isVerb, type Verb } from '../view/verbs.ts'
import { roleAt, type Saw } from './people.ts'

/** What a seat is asked, as a sentence to that seat. */
export function promptOf(asked: Asked, view: Saw, names: Names): string {
  return isVerb(asked.verb) ? PROMPTS[asked.verb](asked, view, names) : 'What will you do?'
}

type Prompt = (asked: Asked, view: Saw, names: Names) => string

/** The about of a question, if it is an object. */
function aboutOf(asked: Asked): Readonly<Record<string, unknown>> {
  const { about } = asked
  return about !== null && typeof about === 'object' && !Array.isArray(about) ? (about as Record<string, unknown>) : {}
}

const say =
  (text: string): Prompt =>
  () =>
    text

const PROMPTS: Readonly<Record<Verb, Prompt>> = {
  'setup.character': say('Who will you be? You may keep one of these.'),
  'window.act': windowPrompt,
  'move.how': (asked, view) => {
    const me = roleAt(view, asked.seat)
    if (me?.raft) return 'How do you move? Your Raft is for now or never.'
    return me?.offer ? 'How do you move? The offer of the Tavern is for now or never.' : 'How do you move?'
  },
  'move.to': (_asked, view) =>
    view.turn.rolled === null ? 'Where to?' : `You rolled ${bold(String(view.turn.rolled))}. Where to?`,
  'move.inner': (asked, view) => {
    const me = roleAt(view, asked.seat)
    if (me?.unfinished?.kind === 'werewolf')
      return `Your Werewolf (Strength ${me.unfinished.strength}) is still there. Finish it, or turn back?`
    if (me?.unfinished?.kind === 'pitfiends')
      return `${capital(count(me.unfinished.left, 'Pitfiend is', 'Pitfiends are'))} left in the queue. Finish them, or turn back?`
    return me?.unfinished ? 'Death shuffles. Play on, or turn back?' : 'One space. On, or back?'
  },
  'teleport.space': say('Where do you want to be?'),
  'troll.regenerate': say('A 6: you may heal a Life instead of moving.'),
  'encounter.do': (asked, view) => {
    const me = roleAt(view, asked.seat)
    if (view.turn.encountered) return 'Anything else before your Turn ends?'
    return me?.space === 'crown-of-command' ? 'The Crown is crowded. Whom do you face?' : 'What do you do here?'
  },
  'card.next': (asked) =>
    asked.offers.some(({ key }) => key.startsWith('take:')) ? 'What do you take?' : 'What is next?',
  'character.do': (asked, _view, names) => {
    const { seat } = (asked.offers[0]?.args ?? {}) as { seat?: Seat }
    return seat === undefined ? 'What do you do?' : `What do you do to ${names(seat)}?`
  },
  'fight.weapons': say('Which Weapon counts?'),
  'fight.protect': say('A Life is lost in Combat. What do you hold in the way?'),
  'fight.spoils': say('You have won. What do you take?'),
  'loot.take': (asked, _view, names) => `What do you take from ${victimIn(asked, names)}?`,
  'loot.follower': (asked, _view, names) => `Whom do you take from ${victimIn(asked, names)}?`,
  'things.drop': say('Four Objects are the limit. What do you leave?'),
  'spells.discard': say('That is more Spells than your Craft allows. Which one goes?'),
  'crown.submit': (_asked, view, names) => `The Command Spell of ${names(view.active)} strikes. Your answer?`,
  'trophies.exchange': (_asked, view) =>
    `Your trophies are worth Strength: 1 for every ${view.options.trophyRate} points. Trade now?`,
  'space.roll': (asked, view) => {
    const space = roleAt(view, asked.seat)?.space
    return space === 'temple' ? 'Do you pray?' : space === 'graveyard' ? 'Do you invoke the spirits?' : 'Do you roll?'
  },
  'space.skip': say('You need not roll here. Do you?'),
  'space.visit': say('Whom do you visit?'),
  'shop.buy': (asked, view) => {
    const { shop } = aboutOf(asked) as { shop?: ShopId }
    const gold = roleAt(view, asked.seat)?.gold ?? 0
    return `${shop === undefined ? 'The shop is' : `${capital(sourceName(shop))}:`} open. You have ${count(gold, 'Gold', 'Gold')}. What will it be?`.replace(
      ': open',
      ' is open',
    )
  },
  'alchemist.sell': say('What do you turn into Gold?'),
  'alchemy.choose': say('What shall become Gold?'),
  'instruction.choose': (asked) => `${bySource(asked)}Your choice:`,
  'table.add-one': (asked) => {
    const { table, total = 0 } = aboutOf(asked) as { table?: TableId; total?: number }
    if (table === undefined) return 'Do you add 1 to the roll?'
    return `${tableName(table)}: ${bold(String(total))}. *${rowText(table, total)}* With 1 more: *${rowText(table, total + 1)}*`
  },
  'wish.choose': (asked) => {
    const { card } = aboutOf(asked) as { card?: CardId }
    return `${card === undefined ? 'Somebody' : capital(thePlain(card))} grants you a wish. What will it be?`
  },
  'quest.accept': say('The Warlock has a Quest for you; a die says which. Do you accept?'),
  'quest.pay': (asked) => {
    const { quest } = aboutOf(asked) as { quest?: QuestId }
    return `Your Quest: ${quest === undefined ? 'a payment' : questText(quest)} Do you pay now?`
  },
  'follower.lose': say('A Follower must go. Which?'),
  'vampire.give': (asked) => {
    const { left = 1 } = aboutOf(asked) as { left?: number }
    return `The Vampire wants ${left === 1 ? 'one more' : `${left} more`}. Followers first?`
  },
  'foresee.discard': say('You saw these coming. Which one does not come?'),
  'orb.replace': say('The Orb shows what comes. Do you replace one?'),
  'ghoul.raise': (asked) => {
    const { card } = aboutOf(asked) as { card?: CardId }
    return `${card === undefined ? 'It' : capital(thePlain(card))} is dead. Shall it get up again?`
  },
  'druid.align': (asked, view) => {
    const me = roleAt(view, asked.seat)
    return `${bySource(asked)}You are ${me ? alignmentName(me.alignment) : 'of some Alignment'}. Stay so?`
  },
  'druid.woods': say('The Woods offer Spells. Draw?'),
  'order.set': say('When shall I ask you in windows?'),
  'things.ditch': say('What do you leave here?'),
  'trophies.trade': say('Trade trophies for Strength?'),
  'druid.shift': say('Change your Alignment?'),
  'prophetess.peek': say('Whose Spells do you look at?'),
  'alchemist.turn': say('What does the Alchemist turn into Gold?'),
  'potion.drink': say('Drink it now?'),
}

function victimIn(asked: Asked, names: Names): string {
  const { victim } = aboutOf(asked) as { victim?: Seat }
  return victim === undefined ? 'them' : names(victim)
}

/** "The Chapel: ", whoever or whatever asks for it. */
function bySource(asked: Asked): string {
  const { by } = aboutOf(asked) as { by?: string }
  return by === undefined ? '' : `${capital(sourceName(by))}. `
}

/** A window: what is going on, and whether anything is to be done about it. */
function windowPrompt(asked: Asked, view: Saw, names: Names): string {
  const { window, seat } = aboutOf(asked) as { window?: string; seat?: Seat }
  const isMine = seat === asked.seat
  const who = seat === undefined ? 'somebody' : names(seat)
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
      return lossPrompt(asked, who, isMine)
    case 'w-cast':
      return castPrompt(asked, view, names)
    default:
      return 'Anything from you?'
  }
}

function lossPrompt(asked: Asked, who: string, isMine: boolean): string {
  const { loss = 'life' } = aboutOf(asked) as { loss?: 'life' | 'follower' | 'enemies' | null }
  const whom = isMine ? 'You are' : `${who} is`
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
  const matter = view.matters.findLast((one) => one.matter === 'attack')
  const isMine = matter?.seat === asked.seat
  const whom = isMine ? 'you' : who
  const ending = isMine ? 'What do you do?' : 'Anything from you?'
  if (!matter) return `${capital(whom)} may evade. ${ending}`
  const { foes, by } = matter
  if (by !== null) {
    return `${names(by)} ${matter.fight === 'ability' ? 'tries something on' : 'attacks'} ${whom}. ${ending}`
  }
  const creatures = capital(plain(foeList(foes)))
  if (matter.fight === 'meeting') return `${creatures} would like a word with ${whom}. ${isMine ? 'Evade?' : ending}`
  if (foes.length === 0) return isMine ? 'They let you be. Do you pick a fight?' : `Nothing attacks ${who}. ${ending}`
  return `${creatures} ${foes.length > 1 ? 'attack' : 'attacks'} ${whom}: ${againstLine(foes, view, matter.seat, isMine)}. ${ending}`
}

function plain(text: string): string {
  return text.replaceAll('**', '')
}

/** "Strength 4 against your 5". */
function againstLine(foes: readonly string[], view: Saw, seat: Seat, isMine: boolean): string {
  const me = roleAt(view, seat)
  if (!me) return 'no contest'
  const { stat, total } = mightOf(view, foes, me.space)
  const own = stat === 'Craft' ? me.craft.total : me.combatStrength.total
  return `${stat} ${total} against ${isMine ? 'your ' : ''}${own}`
}

function fightPrompt(asked: Asked, view: Saw, names: Names): string {
  const fight = view.matters.findLast((one) => one.matter === 'fight')
  if (!fight) return 'A fight begins. Anything from you?'
  const { seat, against, foes, ours, theirs } = fight
  const other = against === null ? plain(foeList(foes)) : names(against)
  const isMine = asked.seat === seat || asked.seat === against
  return `${names(seat)} ${ours.total} against ${other} ${theirs.total}, before the dice. ${isMine ? 'Anything to add?' : 'Anything from you?'}`
}

function castPrompt(_asked: Asked, view: Saw, names: Names): string {
  const casting = view.stack.at(-1)
  if (!casting) return 'A Spell is cast. Do you undo it?'
  const { spell, by, target } = casting
  if (spell === null) return `${names(by)} casts the Command Spell, and it works. Do you undo it?`
  return `${names(by)} casts ${spellName(spell)}${targetText(target, by, names)}. Do you undo it?`
}
