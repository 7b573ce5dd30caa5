import { afterAll, beforeAll } from 'vitest'
import type { Sandbox } from '../../src/sandbox/index.ts'
import { Match } from './match.ts'
import { Mishaps } from './mishaps.ts'
import { startPatient } from './patient.ts'

/** A match whose bot may be beset by mishaps on its way to Discord. */
export interface Beset {
  readonly discord: Sandbox
  readonly mishaps: Mishaps
  readonly match: Match
}

/** One for all tests of a file or a `describe`: it is there once they begin. */
export function besetMatch(): Beset {
  const at = {} as { -readonly [Part in keyof Beset]: Beset[Part] }
  beforeAll(async () => {
    at.discord = await startPatient()
    at.mishaps = await Mishaps.before(at.discord.api)
    at.match = await Match.begin({ discord: at.discord, api: at.mishaps.api })
  })
  afterAll(async () => {
    await at.match?.tavern.close()
    await at.mishaps?.close()
    await at.discord?.close()
  })
  return at
}
