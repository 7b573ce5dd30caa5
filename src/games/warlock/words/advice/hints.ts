import { say } from '../say.ts'

/** Hints for beginners, each shown once, by verb or by its area. */
export const HINTS: Readonly<Record<string, string>> = {
  'turn.action': say('beginner-turn'),
  battle: say('beginner-battle'),
  duel: say('beginner-duel'),
  deal: say('beginner-deal'),
  challenge: say('beginner-challenge'),
  treasure: say('beginner-treasure'),
}
