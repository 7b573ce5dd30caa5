import type { Verdict } from './verify.ts'

/** A verdict in plain words, with the figures: a line a statement, the outcome first. */
export function verdictLines(verdict: Verdict): readonly string[] {
  if (verdict.trouble !== null) return [`It does not hold: ${verdict.trouble}.`, ...binding(verdict)]
  return [heading(verdict), ...binding(verdict), ...played(verdict), ...taken(verdict), ...links(verdict)]
}

function heading({ seal }: Verdict): string {
  if (seal === 'sealed') return 'All of it holds: the dice were sealed, and nothing was changed or left out.'
  return 'The log holds, but the dice were not sealed: nothing bound whoever chose the seed.'
}

function binding({ seal, commitment, brought, trouble }: Verdict): string[] {
  if (seal === 'typed') return ['The seed was typed when the table was opened: whoever knew it could know every die.']
  if (seal === 'before') return ['The game was begun before seals: nothing binds its dice.']
  if (trouble !== null) return [`The commitment that was published is ${commitment}.`]
  return [
    `The commitment ${commitment} is the SHA-256 of the secret.`,
    `The seed follows from the secret and from ${many(brought, 'contribution')} of the players.`,
  ]
}

function played({ isFromDeal, drawn, lines, answers, facts, positions }: Verdict): string[] {
  const from = isFromDeal
    ? 'From that seed the whole game was played again'
    : 'The game was played again from its first position'
  return [
    `${from}: ${many(drawn, 'number')} for dice and draws, ${many(answers, 'answer')}, all legal, in ${many(lines, 'line')} of the log without a gap.`,
    `The chronicle tells what the replay tells, ${many(facts, 'fact')}; so do ${many(positions, 'position')} that were kept.`,
  ]
}

function taken({ undone, renewed, dropped, wentBack, undoneTogether, decidedAlone }: Verdict): string[] {
  return [
    ...(undone > 0
      ? [`${many(undone, 'answer')} ${undone === 1 ? 'was' : 'were'} taken back, before any die or secret.`]
      : []),
    ...(wentBack > 0
      ? [
          `The table agreed to go back ${many(wentBack, 'time')}: that undid ${many(undoneTogether, 'answer')}, and past dice and secrets the luck was renewed from the seal.`,
        ]
      : []),
    ...(decidedAlone > 0
      ? [
          `The only person at the table decided ${many(decidedAlone, 'time')} alone to go back, to end the game or to let somebody look.`,
        ]
      : []),
    ...(renewed > 0
      ? [
          `The rules changed under the game ${many(renewed, 'time')}: ${many(dropped, 'answer')} no longer fitted, and the luck was renewed from the seal.`,
        ]
      : []),
  ]
}

function links({ head }: Verdict): string[] {
  if (head === null) return ['The log has no links: it was begun before there were any.']
  return [`The lines of the log fit their links; the last link is ${head}, as on the closing card.`]
}

function many(count: number, one: string): string {
  return `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`
}
