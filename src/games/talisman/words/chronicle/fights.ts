import type { Names } from '../../../../engine/index.ts'
import { isCard, CREATURES } from '../../data/components.ts'
import type { CreatureId } from '../../data/ids.ts'
import { cardId, causeNamed, foeId, foesNamed, personNamed } from '../names.ts'
import { say } from '../say.ts'
import { scoreText } from '../sums.ts'
import type { TalismanFactOf, Lines } from './lines.ts'

/** Attacks and fights, as lines of the chronicle. */

export const FIGHT_LINES = {
  // The first of the queue was announced.
  attacked: ({ seat, foes, fight }, names) =>
    foes.every(isQueued)
      ? null
      : say(`attacked-${fight}`, { who: names(seat), foes: foesNamed(foes), count: foes.length }),
  'character-attacked': ({ seat, victim, fight }, names) =>
    say(`duel-${fight}`, { who: names(seat), rival: names(victim) }),
  'ability-used': ({ seat, victim, ability }, names) => {
    const [tried, deed] = [{ who: names(seat), rival: names(victim) }, DEEDS.find((one) => one === ability)]
    return deed ? say(`tried-${deed}`, tried) : say('tried-ability', { ...tried, ability: `ability-${ability}` })
  },
  evaded: ({ seat, what, by }, names) => {
    if (by === 'bribe') return null
    const other = what.startsWith('seat:') ? personNamed(names(Number(what.slice(5)))) : foesNamed([what])
    return say('evaded', { who: names(seat), other })
  },
  bribed: ({ seat, card, gold }, names) => say('bribed', { who: names(seat), card: cardId(card), gold }),
  fought: foughtLine,
  killed: killedLine,
  protected: ({ seat, card, die, saved }, names, told) =>
    say(saved ? 'protected' : 'not-protected', { who: names(seat), card: cardId(card), die, told }),
  spoils: ({ seat, loser, spoils }, names, told) =>
    spoils === 'nothing' || spoils === 'life'
      ? say(`spoils-${spoils}`, { who: names(seat), rival: names(loser), told })
      : null,
  'spirit-destroyed': ({ seat, foe, by }, names, told) => {
    const destroyed = { who: names(seat), foe: foeId(foe), told }
    return isCard(by)
      ? say('spirit-destroyed-with', { ...destroyed, card: cardId(by) })
      : say('spirit-destroyed', destroyed)
  },
  assassinates: ({ seat }, names, told) => say('assassinates', { who: names(seat), told }),
  boosted: ({ seat, strength, by }, names) => say('boosted', { who: names(seat), strength, cause: causeNamed(by) }),
  'raised-spent': ({ seat, card, strength }, names) =>
    say('raised-spent', { who: names(seat), card: cardId(card), strength }),
} satisfies Partial<Lines>

/** The abilities used against another Character that have words of their own. */
const DEEDS = ['thief-steal', 'sorceress-beguile', 'sorceress-lure', 'minstrel-serenade'] as const

function foughtLine(fact: TalismanFactOf<'fought'>, names: Names, told: number): string {
  const { seat, against, foes, fight, ours, theirs } = fact
  return say(`fought-${fight}`, {
    who: names(seat),
    ours: scoreText(ours, fact.ourDice),
    other: against === null ? foesNamed(foes) : personNamed(names(against)),
    theirs: scoreText(theirs, fact.theirDice),
    outcome: outcomeText(fact, names, told),
  })
}

/** The wordings of an outcome before only plain ones are left. */
const MANY = 20

/** The jokes one after another, then a plain wording by the scores. */
function outcomeText(fact: TalismanFactOf<'fought'>, names: Names, told: number): string {
  const { seat, against, result, ours, theirs } = fact
  const way = told < MANY ? told : MANY + ((ours.total + theirs.total) % 4)
  if (result === 'stand-off') return say('fight-tied', { way })
  if (result === 'won') return say('fight-won', { way, winner: names(seat) })
  return against === null
    ? say('fight-lost', { way, who: names(seat) })
    : say('fight-won', { way, winner: names(against) })
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
  const [first] = foes
  if (first === undefined || foes.every(isQueued)) return null
  if (foes.every(isGuardian)) return say('killed-guardian', { foe: foeId(first) })
  const dead = { foes: foesNamed(foes), count: foes.length }
  return kept.length === 0
    ? say('killed', dead)
    : say('killed-for-trophies', { ...dead, who: names(seat), kept: kept.length })
}
