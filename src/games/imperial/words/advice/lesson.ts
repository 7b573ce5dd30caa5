import type { Lesson, LessonWords, Seat } from '../../../../engine/index.ts'
import { perLanguage } from '../../../../language/index.ts'
import type { ImperialFact } from '../../facts/index.ts'
import { say } from '../say.ts'

/** The first game that teaches. A person who plays sensibly has done its steps in fifteen decisions. */
export const LESSON: Lesson<ImperialFact> = {
  preset: 'short',
  options: {},
  seed: 'lesson-80',
  computers: 1,
  steps: ['travel', 'explore', 'clue', 'fight'],
  completes,
}

export const lessonWords = perLanguage((): LessonWords<ImperialFact> => ({
  goal: say('lesson-goal'),
  steps: {
    travel: say('lesson-travel'),
    explore: say('lesson-explore'),
    clue: say('lesson-clue'),
    fight: say('lesson-fight'),
  },
  came,
  praise: say('lesson-praise'),
  next: say('lesson-next'),
}))

function completes(fact: ImperialFact, seat: Seat): readonly string[] {
  switch (fact.kind) {
    case 'clue-exchanged':
      return fact.seat === seat ? ['clue'] : []
    case 'explored':
      return fact.seat === seat ? ['explore'] : []
    case 'fight-over':
      return fact.seat === seat && isVictory(fact.end) ? ['fight'] : []
    case 'moved':
      return fact.seat === seat ? ['travel'] : []
    default:
      return []
  }
}

function came(fact: ImperialFact, seat: Seat): string | null {
  switch (fact.kind) {
    case 'clue-exchanged':
      return fact.seat === seat ? say('came-clue') : null
    case 'fight-over':
      return fact.seat === seat && isVictory(fact.end) ? say('came-victory') : null
    case 'weapon-drawn':
      return fact.seat === seat && fact.why !== 'setup' ? say('came-weapon') : null
    case 'party-joined':
      return fact.seat === seat ? say('came-companion') : null
    case 'treasure-drawn':
      return fact.seat === seat ? say('came-treasure') : null
    case 'harm-wounds':
      return fact.seat === seat ? say('came-wounds') : null
    default:
      return null
  }
}

/** The creature is dead, or has run. */
function isVictory(end: string): boolean {
  return end === 'killed' || end === 'creature-fled'
}
