import { type Verdict, verdictLines } from '../../../tables/index.ts'

/** A verdict in Markdown: whether all of it holds, and then line by line what does. */
export function verdictInWords(verdict: Verdict): string[] {
  const [first = '', ...others] = verdictLines(verdict).map(withCode)
  return [`${verdict.holds ? '✅' : '❌'} **${first}**`, ...others.map((line) => `- ${line}`)]
}

/** Secrets and hashes in a form that can be copied. */
function withCode(line: string): string {
  return line.replace(/\b[0-9a-f]{64}\b/g, '`$&`')
}
