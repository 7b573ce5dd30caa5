import { say } from '../say.ts'

/** Hints for beginners, each shown once, by verb or by its area. */
export const HINTS: Readonly<Record<string, string>> = {
  'setup.character': say('beginner-character'),
  'setup.spell': say('beginner-spell'),
  'phase.move': say('beginner-move'),
  business: say('beginner-business'),
  combat: say('beginner-combat'),
  trade: say('beginner-trade'),
}
