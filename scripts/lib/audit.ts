import { spawnSync } from 'node:child_process'
import { z } from 'zod'
import type { Terminal } from './command.ts'

const report = z.union([
  z.object({
    vulnerabilities: z.record(
      z.string(),
      z.object({ name: z.string(), severity: z.string(), range: z.string().default('') }),
    ),
  }),
  z.object({ message: z.string() }),
])

/** npm's output, unchanged. */
export function askNpm(): string {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { stdout } = spawnSync(npm, ['audit', '--omit=dev', '--json'], { encoding: 'utf8', timeout: 120_000 })
  return stdout ?? ''
}

/**
 * Reports the known vulnerabilities of the packages that the bot uses. Ends with 1 if there are any, with 2 if it can't
 * find out.
 */
export function audit(answer: string, terminal: Terminal): number {
  const read = report.safeParse(asJson(answer))
  if (!read.success || 'message' in read.data) {
    const why = read.success && 'message' in read.data ? read.data.message.split(' - ')[0] : 'no answer'
    terminal.err(`The registry didn't answer the audit (${why}), so nothing is known, good or bad.\n`)
    terminal.out(JSON.stringify({ audited: false }))
    return 2
  }
  const found = Object.values(read.data.vulnerabilities)
  for (const { name, severity, range } of found) terminal.err(`${name} ${range}: ${severity}\n`)
  if (found.length === 0) terminal.err('None of the bot’s packages has a known vulnerability.\n')
  terminal.out(JSON.stringify({ audited: true, found: found.map(({ name }) => name) }))
  return found.length > 0 ? 1 : 0
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
