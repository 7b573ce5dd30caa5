import type { Lesson, LessonWords, Seat } from '../../../../engine/index.ts'
import { perLanguage } from '../../../../language/index.ts'
import type { TalismanFact } from '../../facts/index.ts'
import { say } from '../say.ts'

/** The first game that teaches. A person who plays sensibly has done its steps in fifteen decisions. */
export const LESSON: Lesson<TalismanFact> = {
  preset: 'short',
  options: { 'first-player': 'host' },
  seed: 'lesson-24',
  computers: 1,
  steps: ['fight', 'take', 'grow', 'visit'],
  completes,
}

export const lessonWords = perLanguage((): LessonWords<TalismanFact> => ({
  goal: say('lesson-goal'),
  steps: {
    fight: say('lesson-fight'),
    take: say('lesson-take'),
    grow: say('lesson-grow'),
    visit: say('lesson-visit'),
  },
  came,
  praise: say('lesson-praise'),
  next: say('lesson-next'),
}))

function completes(fact: TalismanFact, seat: Seat): readonly string[] {
  switch (fact.kind) {
    case 'fought':
      return fact.seat === seat && fact.result === 'won' ? ['fight'] : []
    case 'taken':
      return fact.seat === seat ? ['take'] : []
    case 'bought':
      return fact.seat === seat ? ['take', 'visit'] : []
    case 'traded-trophies':
    case 'traded-spirits':
      return fact.seat === seat ? ['grow'] : []
    case 'counters':
      return fact.seat === seat && fact.change > 0 && isScore(fact.stat) ? ['grow'] : []
    case 'table-read':
    case 'visited':
      return fact.seat === seat ? ['visit'] : []
    default:
      return []
  }
}

function came(fact: TalismanFact, seat: Seat): string | null {
  switch (fact.kind) {
    case 'fought':
      return fact.seat === seat ? say('came-fought', { result: fact.result }) : null
    case 'bought':
    case 'taken':
      return fact.seat === seat ? say('came-taken') : null
    case 'counters':
      if (fact.seat !== seat) return null
      if (fact.stat === 'lives') return fact.change < 0 ? say('came-life') : null
      return fact.change > 0 && isScore(fact.stat) ? say('came-grown') : null
    default:
      return null
  }
}

function isScore(stat: string): boolean {
  return stat === 'strength' || stat === 'craft'
}
