import type { Verdict } from '../model/verdict.ts'

/** A verdict in plain words with its figures: one statement per line, the outcome first. */
export function verdictLines(verdict: Verdict): readonly string[] {
  if (verdict.trouble !== null) return [`It does not hold: ${verdict.trouble}.`, ...binding(verdict)]
  return [heading(verdict), ...binding(verdict), ...played(verdict), ...taken(verdict), ...links(verdict)]
}

function heading({ seal }: Verdict): string {
  return seal === 'sealed'
    ? 'All of it holds: the dice were sealed, and the whole game follows from them.'
    : 'The log holds, but the dice were not sealed: the host could choose the seed.'
}

function binding({ seal, commitment, brought, trouble }: Verdict): string[] {
  if (seal === 'typed') return ['The seed was typed when the table was opened: whoever knew it could know every die.']
  if (trouble !== null) return [`The commitment that was published is ${commitment}.`]
  return [
    `The commitment ${commitment} is the SHA-256 of the secret.`,
    `The seed follows from the secret and from ${many(brought, 'contribution')} of the players.`,
  ]
}

function played({ drawn, lines, answers, facts, positions }: Verdict): string[] {
  return [
    `From that seed the whole game was played again: ${many(drawn, 'number')} for dice and draws, ${many(answers, 'answer')}, all legal, in ${many(lines, 'line')} of the log without a gap.`,
    `The replay tells the ${many(facts, 'fact')} of the chronicle and comes to the ${many(positions, 'position')} that were kept.`,
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

/** What the chain covers and what it doesn't; it must claim no more than that. */
function links({ head, told, older, whispers, whispersRead }: Verdict): string[] {
  const card = `If the closing card shows its last link, ${head}, nothing of that was changed or left out.`
  const read = whispers > 0 ? `, and the ${many(whispersRead, 'text')} I have of them fit` : ''
  return [
    `The chain covers the log, ${many(told, 'line')} of the chronicle, who sat where under which name, what the game was dealt from, and digests of ${many(whispers, 'whisper')}${read}. ${card}`,
    ...(older > 0 ? [`Earlier rules told ${many(older, 'fact')}, and I could compare those only in part.`] : []),
    UNCOVERED,
  ]
}

/** Must list everything that `chain-check.ts` leaves out. */
const UNCOVERED =
  'It doesn’t cover times, who pressed a button for a seat, bookmarks, pace, pictures, or guesses before the end.'

function many(count: number, one: string): string {
  return `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`
}
