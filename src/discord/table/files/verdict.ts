import type { Trouble, Verdict } from '../../../tables/index.ts'
import { say } from '../../words/index.ts'

/** A verdict in Markdown: whether all of it holds, and then line by line what does. */
export function verdictInWords(verdict: Verdict): string[] {
  const [first = '', ...others] = verdictLines(verdict)
  return [
    say(verdict.holds ? 'verdict-passed-line' : 'verdict-failed-line', { line: first }),
    ...others.map((line) => say('verdict-line', { line })),
  ]
}

/** A verdict in plain words with its figures: one statement per line, the outcome first. */
export function verdictLines(verdict: Verdict): readonly string[] {
  if (verdict.trouble !== null) return [failure(verdict.trouble), ...binding(verdict)]
  const heading = say(verdict.seal === 'sealed' ? 'verdict-sealed' : 'verdict-unsealed')
  return [heading, ...binding(verdict), ...played(verdict), ...undone(verdict), ...links(verdict)]
}

function failure(trouble: Trouble): string {
  return say(trouble.haveRulesChanged ? 'verdict-fails-rules-changed' : 'verdict-fails', {
    trouble: troubleInWords(trouble),
  })
}

/** What does not fit, in one sentence or two. */
export function troubleInWords({ kind, ...details }: Trouble): string {
  const { line = 0, other = 0, seats = 0, min = 0, max = 0, reason = '' } = details
  return say(`trouble-${kind}`, { line, other, seats, min, max, reason })
}

function binding({ seal, commitment, brought, trouble }: Verdict): string[] {
  if (seal === 'typed') return [say('verdict-seed-chosen')]
  const shown = { commitment: commitment ?? '' }
  if (trouble !== null) return [say('verdict-published', shown)]
  return [say('verdict-commitment', shown), say('verdict-seed', { brought })]
}

function played({ drawn, lines, answers, facts, positions }: Verdict): string[] {
  return [say('verdict-replayed', { drawn, answers, lines }), say('verdict-told', { facts, positions })]
}

function undone(verdict: Verdict): string[] {
  const { undone: choices, renewed, dropped, wentBack, undoneTogether, decidedAlone } = verdict
  return [
    ...(choices > 0 ? [say('verdict-undone', { undone: choices })] : []),
    ...(wentBack > 0 ? [say('verdict-went-back', { times: wentBack, undone: undoneTogether })] : []),
    ...(decidedAlone > 0 ? [say('verdict-decided-alone', { times: decidedAlone })] : []),
    ...(renewed > 0 ? [say('verdict-rules-changed', { times: renewed, dropped })] : []),
  ]
}

/** What the chain covers and what it doesn't; it must claim no more than that. */
function links({ head, told, older, whispers, whispersRead }: Verdict): string[] {
  return [
    say('verdict-chain', { told, whispers }),
    ...(whispers > 0 ? [say('verdict-whispers-read', { read: whispersRead })] : []),
    say('verdict-head', { head: head ?? '' }),
    ...(older > 0 ? [say('verdict-older', { older })] : []),
    say('verdict-uncovered'),
  ]
}
