import { expect, it } from 'vitest'
import type { Drama, Happened } from '../../src/engine/index.ts'
import { latelyInWords, latelyWith, type Lately } from '../../src/discord/screens/parts/lately.ts'
import { say } from '../../src/discord/words/index.ts'
import type { TableView } from '../../src/tables/model/service.ts'
import type { ChronicleLine } from '../../src/tables/model/store.ts'

type Told = {
  readonly kind: 'turn' | 'fight'
  readonly seat: number
  readonly weight?: 1 | 3 | 4
  readonly what?: string
  readonly isClose?: boolean
}

/** A table whose game tells of turns and fights. */
const view = {
  line: 100,
  record: { seats: [], called: [] },
  game: {
    words: {
      fact: ({ kind }: Told) => kind,
      turnOf: (fact: Told) => (fact.kind === 'turn' ? fact.seat : null),
      dramas: (facts: readonly Happened[]): Drama[] =>
        facts.flatMap(({ fact }) => {
          const { kind, seat, weight = 3, what = '', isClose = false } = fact as unknown as Told
          const margin = isClose ? {} : { margin: 'Won by 8' }
          const sides = [
            { seat, name: 'own', total: '11' },
            { seat: null, name: 'foe', total: '3' },
          ]
          return kind === 'turn' ? [] : [{ kind: 'fight', weight, title: what, lines: [], sides, ...margin }]
        }),
    },
  },
} as unknown as TableView

const NONE: Lately = { upTo: 0, best: {} }

function lines(...facts: readonly Told[]): ChronicleLine[] {
  return facts.map(
    (fact, at) => ({ kind: 'fact', fact, to: 'all', line: at + 1, seq: at + 1 }) as unknown as ChronicleLine,
  )
}

const turn = (seat: number): Told => ({ kind: 'turn', seat })
const fight = (seat: number, what: string, weight: 1 | 3 | 4 = 3): Told => ({ kind: 'fight', seat, what, weight })
const saidOf = (what: string) => say('card-last-turn-score', { what, own: '11', other: '3' })

it('a player’s turn begins with the weightiest of what has happened to them since their last one', () => {
  const told = lines(turn(0), fight(0, 'Ann slays the Boar'), turn(1), fight(0, 'Ben robs Ann', 4), turn(0))
  expect(latelyInWords(view, latelyWith(view, NONE, told), told)).toBe(saidOf('Ben robs Ann'))
  const others = lines(turn(0), fight(0, 'Ann slays the Boar'), turn(1), fight(1, 'Ben slays the Wolf'), turn(0))
  expect(latelyInWords(view, latelyWith(view, NONE, others), others)).toBe(saidOf('Ann slays the Boar'))
})

it('a fight whose last round doesn’t show who won has no score', () => {
  const told = lines(turn(0), { ...fight(0, 'Ann beats the Pirates'), isClose: true }, turn(1), turn(0))
  expect(latelyInWords(view, latelyWith(view, NONE, told), told)).toBe(
    say('card-last-turn', { what: 'Ann beats the Pirates' }),
  )
})

it('what is in passing or older is not told, nor anything once the turn goes on', () => {
  const passing = lines(turn(0), fight(0, 'Ann sees a rat', 1), turn(1), turn(0))
  expect(latelyInWords(view, latelyWith(view, NONE, passing), passing)).toBeNull()
  const older = lines(turn(0), fight(0, 'Ann slays the Boar'), turn(1), turn(0), turn(1), turn(0))
  expect(latelyInWords(view, latelyWith(view, NONE, older), older)).toBeNull()
  const goesOn = lines(turn(0), fight(0, 'Ann slays the Boar'), turn(0), fight(0, 'Ann slays the Wolf'))
  expect(latelyInWords(view, latelyWith(view, NONE, goesOn), goesOn)).toBeNull()
})

it('it is known though the lines are on an earlier message, counted once, and forgotten when the table goes back', () => {
  const all = lines(turn(0), fight(0, 'Ann slays the Boar'), turn(1), turn(0))
  const before = latelyWith(view, NONE, all.slice(0, 3))
  expect(latelyWith(view, before, all.slice(0, 3))).toEqual(before)
  const now = latelyWith(view, before, all.slice(2))
  expect(latelyInWords(view, now, all.slice(2))).toBe(saidOf('Ann slays the Boar'))
  expect(latelyWith({ ...view, line: 0 }, now, []).best).toEqual({})
})
