import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import type { Chances, Looked, Thought } from '../engine/index.ts'
import { GAMES } from '../games/index.ts'
import type { Found, Match } from '../tables/index.ts'
import { chancesOn, foundIn, lookedAt, thoughtOn, type Job, type LookJob } from './thought.ts'

/** A thread that thinks, one job at a time. */

/** Thinking gives way to everything else that the bot does (nice levels, from -20 to 19). */
const NICENESS = 15

try {
  // On Linux a thread has a priority of its own. Elsewhere there is no such file, and the thread keeps the bot's.
  setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), NICENESS)
} catch {
  // The bot then shares the processor evenly with its thoughts.
}

export function chances(job: Job): readonly Chances[] {
  return chancesOn(GAMES, job)
}

export function decisions(match: Match): Found {
  return foundIn(GAMES, match)
}

export function look(job: LookJob): Looked {
  return lookedAt(GAMES, job)
}

export default function think(job: Job): Thought {
  return thoughtOn(GAMES, job)
}
