import type { Names } from '../../../../engine/index.ts'
import { bold, capital, count } from '../../../../language/index.ts'
import { isCard, CREATURES } from '../../data/components.ts'
import type { CreatureId } from '../../data/ids.ts'
import { abilityName, foeList, sourceName, theCard, TheCard } from '../names.ts'
import { scoreText } from '../sums.ts'
import { oneOf, type TalismanFactOf, type Lines } from './lines.ts'

/** Attacks and fights, as lines of the chronicle. */

export const FIGHT_LINES = {
  attacked: ({ seat, foes, fight }, names) =>
    foes.every(isQueued)
      ? null // the first of the queue was announced
      : `${fight === 'psychic' ? '🌀' : '⚔️'} ${capital(foeList(foes))} ${foes.length > 1 ? 'attack' : 'attacks'} ${names(seat)}!`,
  'character-attacked': ({ seat, victim, fight }, names) =>
    fight === 'psychic'
      ? `🌀 ${names(seat)} attacks ${names(victim)} with a stare (Psychic Combat).`
      : `⚔️ ${names(seat)} attacks ${names(victim)}.`,
  'ability-used': ({ seat, victim, ability }, names) => `${names(seat)} tries to ${deed(ability)} ${names(victim)}.`,
  evaded: evadedLine,
  bribed: ({ seat, card, gold }, names) =>
    `💰 ${TheCard(card)} takes ${count(gold, 'Gold', 'Gold')} from ${names(seat)} and looks the other way.`,
  fought: foughtLine,
  killed: killedLine,
  protected: ({ seat, card, die, saved }, names) =>
    `🛡️ ${names(seat)} tries ${theCard(card)}: ${bold(String(die))}. ${saved ? 'The Life is saved, if not the day.' : 'No use.'}`,
  spoils: ({ seat, loser, spoils }, names) =>
    spoils === 'nothing'
      ? `${names(seat)} lets ${names(loser)} go, which is worse.`
      : spoils === 'life'
        ? `🩸 ${names(seat)} wants a Life of ${names(loser)}.`
        : null,
  'spirit-destroyed': ({ seat, foe, by }, names) =>
    `✝️ ${names(seat)} destroys ${foeList([foe])}${isCard(by) ? ` with ${theCard(by)}` : ''}. Nothing remains, not even a trophy.`,
  assassinates: ({ seat }, names) => `🗡️ ${names(seat)} strikes without warning: no die for the other side.`,
  boosted: ({ seat, strength, by }, names) =>
    `💪 ${names(seat)} has ${strength} more Strength until the end of the Turn (${sourceName(by).replace(/^the /, '')}).`,
  'raised-spent': ({ seat, card, strength }, names) =>
    `💀 ${TheCard(card)} fights once for ${names(seat)} (+${strength}) and falls apart.`,
} satisfies Partial<Lines>

const DEEDS: Readonly<Record<string, string>> = {
  'thief-steal': 'steal from',
  'sorceress-beguile': 'beguile',
  'sorceress-lure': 'lure a Follower away from',
  'minstrel-serenade': 'sing someone away from',
}

function deed(ability: string): string {
  return DEEDS[ability] ?? `use ${abilityName(ability)} on`
}

function evadedLine({ seat, what, by }: TalismanFactOf<'evaded'>, names: Names): string | null {
  if (by === 'bribe') return null
  const other = what.startsWith('seat:') ? names(Number(what.slice(5))) : foeList([what])
  return `💨 ${names(seat)} evades ${other}.`
}

function foughtLine(fact: TalismanFactOf<'fought'>, names: Names): string {
  const { seat, against, foes, fight, ours, theirs, result } = fact
  const other = against === null ? foeList(foes) : names(against)
  const sign = fight === 'psychic' ? '🌀' : '⚔️'
  const scores = `${names(seat)} ${scoreText(ours, fact.ourDice)}, ${other} ${scoreText(theirs, fact.theirDice)}`
  const sum = ours.total + theirs.total
  return `${sign} ${scores}. ${resultText(result, sum, names(seat), against === null ? null : names(against))}`
}

function resultText(
  result: TalismanFactOf<'fought'>['result'],
  sum: number,
  own: string,
  other: string | null,
): string {
  if (result === 'stand-off')
    return `A Stand-off: ${oneOf(['both step back, breathing hard', 'honours are even', 'nobody saw that'], sum / 2)}.`
  if (result === 'lost' && other === null) {
    return `${own} ${oneOf(['is beaten', 'has had better days', 'comes second'], sum)}.`
  }
  return `${result === 'won' ? own : other} ${oneOf(['wins', 'has the better of it', 'carries the day'], sum)}.`
}

/** Pitfiends fight one by one; the line tells their number. */
function isQueued(foe: string): boolean {
  return foe === 'pitfiend'
}

/** A beaten guardian lets the Character pass and stays. */
function isGuardian(foe: string): boolean {
  return CREATURES.get(foe as CreatureId)?.subtype === 'guardian'
}

function killedLine({ seat, foes, kept }: TalismanFactOf<'killed'>, names: Names): string | null {
  if (foes.every(isGuardian)) return `💂 ${capital(foeList(foes))} is beaten and stands aside.`
  if (foes.every(isQueued)) return null
  const dead = capital(foeList(foes))
  const are = foes.length > 1 ? 'are' : 'is'
  if (kept.length === 0) return `☠️ ${dead} ${are} no more.`
  return `🏆 ${dead} ${are} dead; ${names(seat)} keeps ${kept.length > 1 ? 'them' : 'it'} as ${kept.length > 1 ? 'trophies' : 'a trophy'}.`
}
