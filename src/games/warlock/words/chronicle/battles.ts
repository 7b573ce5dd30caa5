import { assertNever, type Names } from '../../../../engine/index.ts'
import { bold, capital, count, italic, listOf, signed, sumText } from '../../../../language/index.ts'
import { foeTraits } from '../../data/traits.ts'
import type { BattleFact } from '../../facts/hands.ts'
import { agrees, Foe, foe, inSpace, monsterName, opponent, spaceName, toSpace } from '../names.ts'
import { killedText, storyText, type Over } from './story.ts'

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
    // The end of the battle tells all rounds. Until then the card shows the last one.
    case 'round-fought':
    case 'wounded':
      return null
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
      return fact.more > 0 ? `☠️ ${it} is down. Next.` : null // the story tells who is dead
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

function overLine(fact: Over, names: Names): string | null {
  if (fact.end === 'killed') return killedText(fact, names)
  const lines = [endText(fact, names), storyText(fact, names)].filter((text) => text !== '')
  return lines.length === 0 ? null : lines.join('\n')
}

/** The end of a battle, unless another line has told it. */
function endText({ end, seat, who = seat, rival, foe: foeId }: Over, names: Names): string {
  switch (end) {
    case 'vanished':
      return `💨 ${names(who)} is suddenly not there.`
    case 'paralysed':
      return `🧟 ${names(seat)} is dragged outside like a rug.`
    case 'left':
      return `The battle of ${names(seat)} and ${opponent(rival, foeId, names)} is off.`
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
