import type { Lesson, LessonWords, Seat } from '../../../../engine/index.ts'
import { perLanguage } from '../../../../language/index.ts'
import type { WarlockFact } from '../../facts/index.ts'
import { say } from '../say.ts'

/** The first game that teaches. A person who plays sensibly has done its steps in fifteen decisions. */
export const LESSON: Lesson<WarlockFact> = {
  preset: 'short',
  options: { 'solo-expedition': true },
  seed: 'lesson-42',
  computers: 0,
  steps: ['room', 'treasure', 'battle', 'number'],
  completes,
}

export const lessonWords = perLanguage((): LessonWords<WarlockFact> => ({
  goal: say('lesson-goal'),
  steps: {
    room: say('lesson-room'),
    treasure: say('lesson-treasure'),
    battle: say('lesson-battle'),
    number: say('lesson-number'),
  },
  came,
  praise: say('lesson-praise'),
  next: say('lesson-next'),
}))

function completes(fact: WarlockFact, seat: Seat): readonly string[] {
  switch (fact.kind) {
    case 'encounter-met':
      return fact.seat === seat ? ['room'] : []
    case 'treasure-claimed':
      return fact.seat === seat ? ['treasure'] : []
    case 'battle-over':
      return fact.seat === seat && fact.end === 'killed' ? ['battle'] : []
    case 'challenged':
    case 'stack-looked-at':
    case 'key-card-looked-at':
      return fact.seat === seat ? ['number'] : []
    default:
      return []
  }
}

function came(fact: WarlockFact, seat: Seat): string | null {
  switch (fact.kind) {
    case 'battle-over':
      if (fact.seat !== seat) return null
      return fact.end === 'killed' ? say('came-killed') : fact.end === 'escaped' ? say('came-escaped') : null
    case 'treasure-claimed':
      return fact.seat === seat ? say('came-claimed') : null
    case 'stack-looked-at':
      return fact.seat === seat ? say('came-number') : null
    case 'key-card-looked-at':
      if (fact.seat !== seat) return null
      return fact.of === 'chest' ? say('came-beneath') : say('came-number')
    case 'round-fought':
      return fact.seat === seat ? say('came-round', { outcome: fact.outcome }) : null
    default:
      return null
  }
}
