import type { Asked, Names } from '../../../engine/index.ts'
import type { FightAbout } from '../view/about.ts'
import { creatureOf } from '../data/components.ts'
import type { EncounterTile, LocationId } from '../data/ids.ts'
import { roleAt } from '../view/reading.ts'
import { isVerb, type Verb } from '../view/verbs.ts'
import type { ImperialView } from '../view/view.ts'
import { inPlace, locationName } from './places.ts'
import { count } from './prose.ts'
import { Creature, creature, isSeveral, theItem, verb as agree } from './things.ts'

/** What a seat is asked, as a sentence to that seat. */
export function promptOf(asked: Asked, view: ImperialView, names: Names): string {
  return isVerb(asked.verb) ? PROMPTS[asked.verb](asked, view, names) : 'What will you do?'
}

type Prompt = (asked: Asked, view: ImperialView, names: Names) => string

/** The about of a question, if it is an object. */
function aboutOf(asked: Asked): Readonly<Record<string, unknown>> {
  const { about } = asked
  return about !== null && typeof about === 'object' && !Array.isArray(about) ? (about as Record<string, unknown>) : {}
}

export function fightOf(asked: Asked): FightAbout | null {
  const about = aboutOf(asked)
  return about['matter'] === 'fight' ? (about as unknown as FightAbout) : null
}

function tileOf(asked: Asked): EncounterTile | null {
  const tile = aboutOf(asked)['tile']
  return typeof tile === 'string' ? tile : null
}

/** The creature in question, or "it". */
function it(asked: Asked): string {
  const tile = tileOf(asked)
  return tile === null ? 'it' : creature(tile)
}

const say =
  (text: string): Prompt =>
  () =>
    text

const PROMPTS: Readonly<Record<Verb, Prompt>> = {
  'setup.character': say('Who will you be?'),
  'setup.spell': say('Which spell do you take along?'),
  'newcomer.character': say('Your character is dead. Who comes next?'),
  'phase.move': (asked, view) => {
    const me = roleAt(view, asked.seat)
    const where = me ? ` You are ${inPlace(me.hex, view.lostCity)}.` : ''
    return me?.held ? `The sand still holds you.${where} What will you do instead of moving?` : `Where to?${where}`
  },
  'move.continue': say('The Oasis is there. Walk on, or stop?'),
  'teleport.hex': say('Where do you appear?'),
  'raft.hex': say('On which shore do you land?'),
  'meditate.spell': say('Which spell do you meditate for?'),
  'leave.hex': say('Which way do you go?'),
  'business.do': (asked, view) => {
    const me = roleAt(view, asked.seat)
    return `Any business ${me ? inPlace(me.hex, view.lostCity) : 'here'}, before you go on?`
  },
  'business.weapon': say('Which weapon do you hand over?'),
  'clue.discard': say('Five clues are one too many. Which do you forget?'),
  'explore.shift': (asked) => {
    const { total, treasure } = aboutOf(asked) as { total?: number; treasure?: string }
    return `You rolled ${total ?? 'something'}. Does ${treasure ? theItem(treasure) : 'your treasure'} change it?`
  },
  'explore.vessel': say('A weapon, or something that floats?'),
  'explore.cure-all': (asked) => {
    const { wounds = 0 } = aboutOf(asked) as { wounds?: number }
    return `For a weapon they heal your whole party: ${count(wounds, 'wound')}. Which one?`
  },
  'charm.use': (asked) => `Do you rub the Lucky Charm? ${charmDice(asked)}`.trim(),
  'heal.one': say('One wound heals. Whose?'),
  'heal.target': say('Who is healed?'),
  'prison.do': (asked) =>
    aboutOf(asked)['moment'] === 'imprisonment' ? 'You are under arrest. Any last words?' : 'What do you do in prison?',
  'prison.bribe': say('Which treasure does the gaoler get?'),
  'palantir.use': (asked) => `The Palantir shows ${it(asked)}. Let it come?`,
  'played.target': (asked) => `To whom do you send ${it(asked)}?`,
  'join.offer': (asked) => {
    const tile = tileOf(asked)
    if (tile === null) return 'Somebody would like to join you.'
    return `${Creature(tile)} would like to join you. ${creatureOf(tile).text}`
  },
  'horse.spell': say('The Wild Horse eyes you. Talk to it, or try your luck?'),
  'olliver.do': say('Olliver J. Dragon is collecting. What do you contribute?'),
  'tax.do': say('The Tax Collector has a form. What do you declare?'),
  'peddler.do': say('The Peddler opens his coat. A weapon for a clue, or for the better of two?'),
  'peddler.keep': say('Which of the two do you keep?'),
  'nomads.do': say('The Nomads swap a clue for a weapon. Which?'),
  'mermaid.do': say('What do you ask of the Mermaid?'),
  'gift.spell': say('A spell is offered. Which?'),
  'pirates.boat': say('The Pirates need their boat no longer. Do you?'),
  'emerald.companion': (asked) => {
    const { companion } = aboutOf(asked) as { companion?: EncounterTile }
    return `The Emerald of Life could save ${companion === undefined ? 'a companion' : creature(companion)}. Use it?`
  },
  'combat.action': (asked) => {
    const fight = fightOf(asked)
    if (!fight) return 'What do you do this round?'
    const stage = fight.stage === 'approach' ? 'Approach' : 'hand to hand'
    return `Round ${fight.round}, ${stage}. What do you do?`
  },
  'combat.approach': (asked) => {
    const fight = fightOf(asked)
    const left = !fight || fight.approachLeft === 1 ? 'One round' : `${fight.approachLeft} rounds`
    const runs = fight?.retreats ? ` ${Creature(fight.tile)} will try to run.` : ''
    return `${left} of Approach, and nobody can shoot.${runs} Wait, close in, or run?`
  },
  'combat.weapon': say('Hand to hand: which weapon?'),
  'combat.allot': (asked) => {
    const odd = fightOf(asked)?.oddHits ?? 1
    return odd === 1 ? 'One hit is left over. Who takes it?' : `${odd} hits are left over. Who takes the next?`
  },
  'combat.transfer': say('How many of your hits does the vessel take?'),
  'combat.flee': (asked) => {
    const tile = tileOf(asked)
    const retreats = aboutOf(asked)['retreats'] === true
    if (tile === null) return 'Stay, or run?'
    return retreats
      ? `${Creature(tile)} ${agree(tile, 'has', 'have')} had enough and will try to run. And you?`
      : `Fight on, or run from ${isSeveral(tile) ? 'them' : 'it'}?`
  },
  'trade.open': say('With whom do you trade?'),
  'trade.build': say('Put together what you give and what you ask for.'),
  'trade.answer': say('Do you accept?'),
  'trade.clue': say('Which clue do you hand over?'),
  'gear.ready': say('Which weapon do you hold ready?'),
  'gear.shield': say('Which shield do you hold?'),
  'gear.lend': say('Who gets what?'),
  'gear.reclaim': say('What do you take back?'),
  'party.dismiss': say('Whom do you send away?'),
}

/** What lies on the table while the Lucky Charm may still change it. */
function charmDice(asked: Asked): string {
  const { dice = [], ...about } = aboutOf(asked) as { dice?: readonly number[]; location?: LocationId; target?: number }
  const theirs = fightOf(asked)?.approachDice[1]
  if (dice.length === 0) return ''
  const rolled = `Your dice: ${dice.join(' ')}`
  if (about.location) return `${rolled}, exploring ${locationName(about.location)}.`
  if (theirs !== undefined) return `${rolled}, against ${theirs}.`
  return about.target === undefined ? `${rolled}.` : `${rolled}; you need ${about.target}.`
}
