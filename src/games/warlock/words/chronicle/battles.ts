import type { Names } from '../../../../engine/index.ts'
import { joined, listOf, sumText, type LinesByKind } from '../../../../language/index.ts'
import { foeTraits } from '../../data/traits.ts'
import type { BattleFact } from '../../facts/hands.ts'
import { goods, inSpace, monsterId, spaceId, toSpace } from '../names.ts'
import { say } from '../say.ts'
import { killedText, storyText, type Over } from './story.ts'

/** Battles, as lines of the chronicle. */
export const BATTLE_LINES: LinesByKind<BattleFact> = {
  'battle-began': ({ seat, rival, foe, space, champion }, names, told) => {
    const who = names(seat)
    if (rival !== null) return say('duel-began', { who, rival: names(rival) })
    if (foe === null) return null
    const began = say('battle-began', { who, foe: `foe-${foe}`, place: inSpace(space) })
    const cheer =
      champion === null ? '' : say('battle-cheer', { who, champion: names(champion), foe: `foe-${foe}`, told })
    return joined(' ', began, cheer)
  },
  'bought-off': ({ seat, rival }, names) => say('bought-off', { who: names(seat), rival: names(rival) }),
  // The end of the battle tells all rounds. Until then the card shows the last one.
  'round-fought': () => null,
  wounded: () => null,
  'shield-rolled': ({ die, helps }, _names, told) =>
    helps ? say('shield-helps', { die }) : say('shield-dented', { die, told }),
  'after-round': ({ seat, foe, die, loss }, names, told) => {
    const who = names(seat)
    if (foeTraits(foe).paralyses || die === null) return say('paralysed', { who, loss })
    const breath = { foe: `foe-${foe}`, die }
    return loss > 0 ? say('breath-hurts', { ...breath, who, loss }) : say('breath-smoke', { ...breath, told })
  },
  'escape-rolled': ({ seat, roll, row, loss }, names, told) =>
    say(told === 0 ? 'escape' : 'escape-plainly', { who: names(seat), roll: sumText(roll), row, loss }),
  // The story tells who is dead at the end.
  'monster-killed': ({ foe, monster, more }, _names, told) =>
    more > 0 ? say('monster-down', { monster: monsterId(foe, monster), told }) : null,
  'monster-hurt': ({ foe, loss, left }) =>
    left > 0
      ? say('monster-hurt', { foe: `foe-${foe}`, loss, left })
      : say('monster-finished', { foe: `foe-${foe}`, loss }),
  'put-outside': ({ seat, room, square }, names) =>
    say('put-outside', { who: names(seat), room: spaceId(room), place: inSpace(square) }),
  'truce-offered': ({ seat, rival }, names) => say('truce-offered', { who: names(seat), rival: names(rival) }),
  'truce-answered': ({ seat, accepted }, names) =>
    accepted ? say('truce-accepted', { who: names(seat) }) : say('truce-declined', { who: names(seat) }),
  robbed: ({ seat, from, choice, count }, names) => {
    const robbery = { who: names(seat), rival: names(from) }
    return choice === 'nothing' ? say('robbed-nothing', robbery) : say(`robbed-${choice}`, { ...robbery, count })
  },
  'lantern-taken': ({ seat, from }, names) => say('lantern-taken', { who: names(seat), rival: names(from) }),
  looted: ({ seat, from, ...loot }, names) => {
    const [looters, found] = [{ who: names(seat), rival: names(from) }, goods(loot)]
    return found.length === 0 ? say('looted-nothing', looters) : say('looted', { ...looters, goods: listOf(found) })
  },
  fled: ({ seat, to }, names) => say('fled', { who: names(seat), to: toSpace(to) }),
  'battle-over': (fact, names) => {
    if (fact.end === 'killed') return killedText(fact, names)
    return joined('\n', endText(fact, names), storyText(fact, names)) || null
  },
}

/** The end of a battle, unless another line has told it. */
function endText({ end, seat, who = seat, rival, foe }: Over, names: Names): string {
  switch (end) {
    case 'vanished':
      return say('vanished', { who: names(who) })
    case 'paralysed':
      return say('dragged-outside', { who: names(seat) })
    case 'left':
      if (rival !== null) return say('duel-off', { who: names(seat), rival: names(rival) })
      return foe === null ? '' : say('battle-off', { who: names(seat), foe: `foe-${foe}` })
    // The last blow, the dice, the obituary or the handshake has told it.
    case 'killed':
    case 'banished':
    case 'escaped':
    case 'died':
    case 'truce':
    case 'robbed':
      return ''
  }
}
