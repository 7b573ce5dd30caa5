import type { Trouble } from '../model/verdict.ts'

/** Something in a game does not fit. */
export class Misfit extends Error {
  readonly trouble: Trouble

  constructor(trouble: Trouble) {
    super(describeTrouble(trouble))
    this.trouble = trouble
  }
}

/** A short text for the log: "log-line-missing, line 4". Without the reason, which may name something hidden. */
export function describeTrouble({ kind, reason: _reason, ...details }: Trouble): string {
  return [kind, ...Object.entries(details).map(([name, value]) => `${name} ${String(value)}`)].join(', ')
}
