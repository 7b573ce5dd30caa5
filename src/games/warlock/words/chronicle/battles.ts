import { assertNever, type Names, type Sum } from '../../../../engine/index.ts'
import { bold, capital, count, italic, listOf, signed, sumText } from '../../../../prose/index.ts'
import { CONSTANTS, foeOf } from '../../data/components.ts'
import { foeTraits } from '../../data/traits.ts'
import type { BattleFact } from '../../facts/hands.ts'
import { agrees, Foe, foe, inSpace, monsterName, opponent, spaceName, toSpace } from '../names.ts'

/** Battles, as lines of the chronicle. */
export function battleLine(fact: BattleFact, names: Names): string | null {
  switch (fact.kind) {
    case 'battle-began': {
      const cheer =
        fact.champion === null
          ? ''
          : ` ${names(fact.champion)} is rooting for ${fact.foe === null ? 'it' : agrees(fact.foe, 'it', 'them')}.`
      return `⚔️ ${names(fact.seat)} ${fact.rival === null ? 'fights' : 'attacks'} ${opponent(fact.rival, fact.foe, names)}${fact.rival === null ? '' : ` ${inSpace(fact.space)}`}!${cheer}`
    }
    case 'bought-off':
      return `🤝 ${names(fact.rival)} buys ${names(fact.seat)} off.`
    case 'round-fought':
      return roundLine(fact, names)
    case 'wounded':
      return woundedLine(fact, names)
    case 'shield-rolled':
      return `🛡️ The Shield: ${bold(String(fact.die))}. ${fact.helps ? 'It takes a point.' : 'Another dent.'}`
    case 'after-round':
      if (foeTraits(fact.foe).paralyses)
        return `🧟 The third wound: ${names(fact.seat)} is paralysed and loses ${fact.loss} more Stamina.`
      return `🎲 ${Foe(fact.foe)} breathes: ${fact.die === null ? '' : bold(String(fact.die))}. ${fact.loss > 0 ? `${names(fact.seat)} loses ${fact.loss} more.` : 'Only smoke.'}`
    case 'escape-rolled':
      return `🏃 ${names(fact.seat)} tries to escape: ${sumText(fact.roll)}. ${italic(fact.text)}${fact.loss > 0 ? ` ${signed(-fact.loss)} Stamina.` : ''}`
    case 'monster-killed': {
      const it = capital(`the ${bold(monsterName(fact.foe, fact.monster))}`)
      return fact.more > 0
        ? `☠️ ${it} is down. Next.`
        : `☠️ ${it} ${foeOf(fact.foe).monsters.length > 1 ? 'is' : agrees(fact.foe, 'is', 'are')} dead. ${names(fact.seat)} has won.`
    }
    case 'monster-hurt':
      return `🎯 ${signed(-fact.loss)} for ${foe(fact.foe)}: ${fact.left > 0 ? `${fact.left} Stamina left` : 'and that was that'}.`
    case 'put-outside':
      return `👣 ${names(fact.seat)} is outside ${spaceName(fact.room)} again, ${inSpace(fact.square)}.`
    case 'truce-offered':
      return `🏳️ ${names(fact.seat)} offers ${names(fact.rival)} a truce.`
    case 'truce-answered':
      return fact.accepted ? '🏳️ Accepted. Swords down.' : `🏳️ ${names(fact.seat)} would rather not.`
    case 'robbed':
      return robbedLine(fact, names)
    case 'lantern-taken':
      return `🏮 ${names(fact.seat)} takes ${names(fact.from)}’s lantern as well.`
    case 'looted': {
      const loot = [
        ...(fact.cards > 0 ? [count(fact.cards, 'Treasure card')] : []),
        ...(fact.gold > 0 ? [`${fact.gold} Gold`] : []),
        ...(fact.provisions > 0 ? [count(fact.provisions, 'Provision')] : []),
        ...(fact.lanterns > 0 ? ['the lantern'] : []),
      ]
      return `💰 ${names(fact.seat)} goes through ${names(fact.from)}’s pockets: ${loot.length === 0 ? 'lint' : listOf(loot)}.`
    }
    case 'fled':
      return `🏃 ${names(fact.seat)} runs ${toSpace(fact.to)}.`
    case 'battle-over':
      return overLine(fact, names)
    default:
      return assertNever(fact)
  }
}

type Of<K extends BattleFact['kind']> = Extract<BattleFact, { kind: K }>

/** "4 and 3". */
function diceOf({ parts }: Sum): string {
  return listOf(parts.filter(({ from }) => from === 'die').map(({ value }) => String(value)))
}

/** "⚔️ 2: Ann rolls 4 and 3, the Ogre 2 and 2: 17 against 14. A hit!" The wound has a line of its own. */
function roundLine(fact: Of<'round-fought'>, names: Names): string {
  const them =
    fact.rival === null && fact.foe !== null
      ? `the ${bold(monsterName(fact.foe, fact.monster))}`
      : opponent(fact.rival, fact.foe, names)
  const hand = fact.rolledBy === undefined ? '' : ` (${names(fact.rolledBy)})`
  const start = `⚔️ ${fact.round}: ${names(fact.seat)} rolls ${diceOf(fact.own)}, ${them} ${diceOf(fact.theirs)}${hand}: ${bold(String(fact.own.total))} against ${bold(String(fact.theirs.total))}.`
  switch (fact.outcome) {
    case 'won':
      return `${start} ${fact.rival === null ? 'A hit!' : `${names(fact.seat)} hits.`}`
    case 'lost':
      return `${start} ${fact.rival === null ? 'Ouch.' : `${names(fact.rival)} hits.`}`
    case 'tied':
      return `⚔️ ${fact.round}: ${bold(String(fact.own.total))} all. Nobody is hurt.`
    case 'unhurt':
      return `${start} It only rings.`
  }
}

/** A wound of the usual size is told by the round; a monster's last one by its death. */
function woundedLine({ seat, wound, left }: Of<'wounded'>, names: Names): string | null {
  const isUsual = wound.total === CONSTANTS.baseWound
  if (seat === null) return left === 0 || isUsual ? null : `🗡️ ${signed(-wound.total)} Stamina; it has ${left} left.`
  if (wound.total === 0) return `🛡️ No harm done to ${names(seat)}.`
  if (left === 0) return null
  return isUsual
    ? `🩸 ${names(seat)}: Stamina ${left}.`
    : `🩸 ${signed(-wound.total)} for ${names(seat)}: Stamina ${left}.`
}

function robbedLine({ seat, from, choice, count: many }: Of<'robbed'>, names: Names): string {
  const [robber, victim] = [names(seat), names(from)]
  switch (choice) {
    case 'keys':
      return `🗝️ ${robber} takes all keys from ${victim}: ${many === 0 ? 'there are none' : count(many, 'card')}.`
    case 'random':
      return `💰 ${robber} grabs a card from ${victim}’s rucksack${many === 0 ? '; it is empty' : ''}.`
    case 'named':
      return `💰 ${robber} knows exactly what to take from ${victim}${many === 0 ? '; but it is gone' : ''}.`
    case 'nothing':
      return `${robber} takes nothing from ${victim}.`
  }
}

function overLine({ end, seat, who = seat, rival, foe: foeId }: Of<'battle-over'>, names: Names): string | null {
  const player = names(seat)
  switch (end) {
    case 'vanished':
      return `💨 ${names(who)} is suddenly not there.`
    case 'paralysed':
      return `🧟 ${player} is dragged outside like a rug.`
    case 'left':
      return `The battle of ${player} and ${opponent(rival, foeId, names)} is off.`
    // Told already: by the last blow, the dice, the obituary, the handshake.
    case 'killed':
    case 'banished':
    case 'escaped':
    case 'died':
    case 'truce':
    case 'robbed':
      return null
  }
}
