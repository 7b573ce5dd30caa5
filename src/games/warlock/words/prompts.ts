import { type Asked, type Names, fieldsOf } from '../../../engine/index.ts'
import { bold, count, listOf } from '../../../prose/index.ts'
import { type TreasureId, isFoeId, isTreasureId } from '../data/ids.ts'
import { battleIn, type BattleAbout } from '../view/about.ts'
import { adventurerOf, lockCount, monstersNow } from '../view/reading.ts'
import { type WarlockView } from '../view/view.ts'
import { agrees, cardName, foe, inSpace } from './names.ts'
import { answerPrompt, buildPrompt, detailPrompt } from './options/deals.ts'

/** What a seat is asked, as a sentence to that seat. */
export function promptOf(asked: Asked, view: WarlockView, names: Names): string {
  return PROMPTS[asked.verb]?.(asked, view, names) ?? 'What will you do?'
}

type Prompt = (asked: Asked, view: WarlockView, names: Names) => string

const say =
  (text: string): Prompt =>
  () =>
    text

/** "the **Ogre** has 6 Stamina, you 12." */
function standing(asked: Asked, view: WarlockView, names: Names): string {
  const battle = battleIn(asked)
  if (!battle) return ''
  const own = adventurerOf(view, asked.seat)?.stamina.now ?? 0
  if (battle.foe !== null) {
    const left = battle.stamina[battle.current] ?? 0
    const more = battle.stamina.length - battle.current - 1
    return `${foeNow(view, battle)} has ${left} Stamina${more > 0 ? `, and ${more} more behind` : ''}; you have ${own}.`
  }
  const other = battle.seat === asked.seat ? battle.rival : battle.seat
  const theirs = other === null ? 0 : (adventurerOf(view, other)?.stamina.now ?? 0)
  return `${other === null ? 'Your rival' : names(other)} has ${theirs} Stamina; you have ${own}.`
}

function foeNow(view: WarlockView, { foe: id, current }: BattleAbout): string {
  const monsters = id === null ? [] : monstersNow(view, id)
  const name = monsters.length > 1 ? monsters[current]?.name : undefined
  return name === undefined
    ? id === null
      ? 'It'
      : foe(id).replace(/^the/, 'The')
    : `The ${bold(name.replaceAll("'", '’'))}`
}

const inBattle =
  (question: string): Prompt =>
  (asked, view, names) =>
    [standing(asked, view, names), question].filter((text) => text !== '').join(' ')

/** Everybody is asked who might have a card for it (WAR-22.9); whoever has none is told so. */
function useQuestion(asked: Asked, view: WarlockView, question: string): string {
  const isAlone = view.viewer === asked.seat && asked.offers.length === 1
  return isAlone ? 'You carry nothing that helps; but nobody must know.' : question
}

const PROMPTS: Readonly<Record<string, Prompt>> = {
  'adventurer.supplies': (asked, view) => {
    const me = adventurerOf(view, asked.seat)
    const sheet = me ? `Skill ${me.skill.now}, Stamina ${me.stamina.now}, Luck ${me.luck.now}. ` : ''
    return `${sheet}What do you pack besides your three Provisions?`
  },
  'turn.reenter': say('Your adventurer is dead. Send another?'),
  'turn.action': (asked, view) => {
    const me = adventurerOf(view, asked.seat)
    return me ? `You are ${inSpace(me.space)}. What do you do?` : 'What do you do?'
  },
  'move.to': (asked) => {
    const { steps } = fieldsOf(asked.about) as { steps?: number }
    return steps === undefined ? 'Where to?' : `You have ${count(steps, 'step')}. Where to?`
  },
  'passage.exit': say('Where do you come up?'),
  'maze.enter': say('You are at the edge of the Maze. Go in?'),
  'maze.twine': (asked, view) => `A dead end. ${useQuestion(asked, view, 'Has anybody brought something for that?')}`,
  'river.cross': say('How do you cross the river?'),
  'encounter.item': (asked, view) => {
    const { foe: id } = fieldsOf(asked.about) as { foe?: string }
    return `${id !== undefined && isFoeId(id) ? foe(id).replace(/^the/, 'The') : 'Something'} ${id !== undefined && isFoeId(id) ? agrees(id, 'looks', 'look') : 'looks'} up. ${useQuestion(asked, view, 'Use a card first?')}`
  },
  'encounter.sneak': say('He is fast asleep. Tiptoe, or wake him?'),
  'encounter.bluff': say('They are waiting for orders. Give some, or fight?'),
  'encounter.feed': say('He is very hungry. Fight, or feed him?'),
  'encounter.gas': say('The lid hisses. Open it?'),
  'encounter.pedlar': say('The Pedlar opens his tray. What do you buy?'),
  'encounter.prisoner': say('The Prisoner owes you a favour. Whose Key card do you want to see?'),
  'encounter.stranger': say('4 Gold or a Treasure card, for a look beneath the chest?'),
  'encounter.quartermaster': say('The Quartermaster rings the bell himself. What will it be?'),
  'encounter.dwarfs': say('A game, or gossip?'),
  'encounter.wager': say('The gremlin shakes the die. Your stake?'),
  'encounter.winnings': say('You have won. The card, or the Gold?'),
  'encounter.seer': say('For 2 Gold she lets you make a Key Challenge. Which number?'),
  'battle.item': (asked, view, names) =>
    [standing(asked, view, names), useQuestion(asked, view, 'Use a card before the round?')].join(' ').trim(),
  'battle.sword': inBattle('Which sword do you draw?'),
  'battle.declare': inBattle('What do you fight with?'),
  'battle.luck': inBattle('A wound. Test your Luck on it?'),
  'battle.escape': inBattle('Fight on?'),
  'battle.flight': say('You have got away. Where do you run?'),
  'resolve.act': (asked, view, names) => {
    const space = adventurerOf(view, asked.seat)?.space
    const here = view.players.filter(({ seat, adventurer }) => seat !== asked.seat && adventurer?.space === space)
    return `${listOf(here.map(({ seat }) => names(seat)))} ${here.length === 1 ? 'is' : 'are'} here. What do you do?`
  },
  'duel.answer': (asked, _view, names) => `${names(battleIn(asked)?.seat ?? 0)} attacks you. What do you do?`,
  'duel.item': (asked, view, names) =>
    [standing(asked, view, names), useQuestion(asked, view, 'Shoot first?')].join(' ').trim(),
  'duel.truce': (asked, view, names) => `${standing(asked, view, names)} A truce is offered. Do you accept?`.trim(),
  'deal.build': (asked) => buildPrompt(asked),
  'deal.detail': (asked) => detailPrompt(asked),
  'deal.answer': (asked, _view, names) => answerPrompt(asked, names),
  'duel.rob': say('Your rival runs. What do you take?'),
  'duel.lantern': say('And the lantern?'),
  'duel.loot': say('All of it is yours. What do you leave behind?'),
  'treasure.keep': (asked) => {
    if (asked.offers.length === 0) return 'That is too much to carry. What do you leave?'
    const swords = asked.offers.every(({ key }) => key.includes('sword'))
    return swords ? 'Three swords are one too many. Which do you leave?' : 'The rucksack holds six. What do you leave?'
  },
  'treasure.claim': say('The way to the Treasure is free. Take it?'),
  'treasure.look': (asked) => {
    const { card } = fieldsOf(asked.offers[0]?.args) as { card?: TreasureId }
    return card !== undefined && isTreasureId(card)
      ? `It is the ${bold(cardName(card))}. Keep it?`
      : 'Keep it, or put it back?'
  },
  'treasure.put-down': say('What do you put down?'),
  'treasure.pick-up': say('You go through the pile. What do you take?'),
  'treasure.reclaim': say('Your predecessor’s things. What do you take back?'),
  'treasure.end': say('Anything you want to put down here?'),
  'challenge.name': say('A Key Challenge: which number must everybody answer for?'),
  'chest.name': (_asked, view) => {
    const open = view.openLock === null ? '' : ` ${view.openLock} is open already.`
    return `The chest. Name ${lockCount(view) === 2 ? 'two' : 'three'} numbers, one after another.${open} Which?`
  },
  'chest.show': (asked) => {
    const { number } = fieldsOf(asked.offers[0]?.args) as { number?: number }
    return `Which card do you show for ${number ?? 'it'}?`
  },
  'reckoning.write': (_asked, view) => {
    const written = view.own?.written ?? []
    const so = written.length === 0 ? '' : ` So far: ${listOf(written.map(String))}.`
    return `What lies beneath the chest? ${lockCount(view) === 2 ? 'Two' : 'Three'} numbers.${so} Which?`
  },
}

/** Whether a verb has a prompt of its own. */
export function isAsked(verb: string): boolean {
  return verb in PROMPTS
}
