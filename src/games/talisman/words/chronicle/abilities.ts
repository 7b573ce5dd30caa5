import type { Lines } from './lines.ts'
import { foeName, inSpace, sourceName, theCard, TheCard } from '../names.ts'
import { bold, capital, count, sumText } from '../../../../language/index.ts'

/** Special Abilities and the Inner Region, as lines of the chronicle. */

export const ABILITY_LINES = {
  'charm-tried': ({ seat, card, roll, above, joins }, names) =>
    `🎶 ${names(seat)} plays for ${theCard(card)}: ${sumText(roll)}, needs more than ${above}. ${joins ? 'It follows.' : 'It has heard better.'}`,
  raised: ({ seat, card }, names) => `💀 ${TheCard(card)} gets up again and follows ${names(seat)}.`,
  beguiled: ({ seat, victim, roll, needs, works }, names) =>
    `💋 ${names(seat)} smiles at ${names(victim)}: ${sumText(roll)}, needs ${needs}. ${works ? 'Resistance is paperwork.' : 'Nothing.'}`,
  regenerated: ({ seat }, names) => `💚 ${names(seat)} sits down and grows something back instead of moving.`,
  foreseen: ({ seat, discarded, drawn, by }, names) =>
    drawn === null
      ? `🔮 ${names(seat)} saw ${theCard(discarded)} coming, and it does not come.`
      : `🔮 ${names(seat)} puts ${theCard(discarded)} away (${sourceName(by).replace(/^the /, '')}) and gets ${theCard(drawn)} instead.`,
  'came-out': ({ seat, from, to, roll }, names) =>
    from === to
      ? `🕯️ ${names(seat)}, ${inSpace(from)}: ${sumText(roll)}. Still inside, and that is where one wants to be.`
      : `🕯️ ${names(seat)}, ${inSpace(from)}: ${sumText(roll)}. The way leads out ${inSpace(to)}.`,
  'vampire-demands': ({ seat, lives }, names) =>
    `🦇 The Vampire would like ${count(lives, 'Life', 'Lives')} of ${names(seat)}. Followers are accepted.`,
  'werewolf-comes': ({ seat, strength }, names) =>
    `🐺 ${names(seat)}’s Werewolf has Strength ${bold(String(strength.total))}.`,
  'pitfiends-come': ({ seat, left, roll }, names) =>
    roll === null && left > 0
      ? `-# ${capital(count(left, 'is', 'are'))} left in the queue.`
      : `🔥 ${capital(count(left, foeName('pitfiend')))} ${left === 1 ? 'waits' : 'wait'} for ${names(seat)}, in a queue.`,
  'diced-with-death': ({ seat, own, death, result }, names) =>
    `🎲 ${names(seat)} ${sumText(own)}, Death ${sumText(death)}. ${result === 'won' ? 'Death pays up, politely.' : result === 'lost' ? 'Death collects.' : 'A draw. He has all night.'}`,
} satisfies Partial<Lines>
