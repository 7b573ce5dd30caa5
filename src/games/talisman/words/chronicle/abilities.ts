import { sumText } from '../../../../language/index.ts'
import { cardId, causeNamed, spaceId } from '../names.ts'
import { say } from '../say.ts'
import type { Lines } from './lines.ts'

/** Special Abilities and the Inner Region, as lines of the chronicle. */

export const ABILITY_LINES = {
  'charm-tried': ({ seat, card, roll, above, joins }, names, told) =>
    say(joins ? 'charmed' : 'not-charmed', { who: names(seat), card: cardId(card), roll: sumText(roll), above, told }),
  raised: ({ seat, card }, names) => say('raised', { who: names(seat), card: cardId(card) }),
  beguiled: ({ seat, victim, roll, needs, works }, names, told) =>
    say(works ? 'beguiled' : 'not-beguiled', {
      who: names(seat),
      rival: names(victim),
      roll: sumText(roll),
      needs,
      told,
    }),
  regenerated: ({ seat }, names) => say('regenerated', { who: names(seat) }),
  foreseen: ({ seat, discarded, drawn, by }, names) => {
    const seen = { who: names(seat), card: cardId(discarded) }
    return drawn === null
      ? say('foreseen-nothing', seen)
      : say('foreseen', { ...seen, drawn: cardId(drawn), cause: causeNamed(by) })
  },
  'came-out': ({ seat, from, to, roll }, names, told) => {
    const rolled = { who: names(seat), roll: sumText(roll), from: spaceId(from) }
    return from === to ? say('still-inside', { ...rolled, told }) : say('came-out', { ...rolled, to: spaceId(to) })
  },
  'vampire-demands': ({ seat, lives }, names) => say('vampire-demands', { who: names(seat), lives }),
  'werewolf-comes': ({ seat, strength }, names) =>
    say('werewolf-comes', { who: names(seat), strength: strength.total }),
  'pitfiends-come': ({ seat, left, roll }, names) =>
    roll === null ? say('pitfiends-left', { left }) : say('pitfiends-come', { who: names(seat), left }),
  'diced-with-death': ({ seat, own, death, result }, names, told) =>
    say(`diced-${result}`, { who: names(seat), own: sumText(own), death: sumText(death), told }),
} satisfies Partial<Lines>
