import { say } from '../say.ts'

/** Hints for beginners, each shown once, by verb or by its area. */
export const HINTS: Readonly<Record<string, string>> = {
  move: say('beginner-move'),
  window: say('beginner-window'),
  fight: say('beginner-fight'),
  encounter: say('beginner-encounter'),
  space: say('beginner-space'),
  trade: say('beginner-trade'),
}
