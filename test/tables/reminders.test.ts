import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choose, chooseAny, chooseHidden, options, type Game, type Play } from '../../src/engine/index.ts'
import { NEW_PERSON, timingOf } from '../../src/tables/index.ts'
import { afterWaking, wakingBetween, wakingFrom } from '../../src/tables/steps/waking-hours.ts'
import { bareRules, type Bare } from '../kit/bare.ts'
import { HandClock, houseOf, sightOf, startTable } from '../kit/house.ts'
import { toy } from '../kit/toy/index.ts'

const HOUR = 60 * 60_000
const KINDS = ['open', 'window', 'secret'] as const

function gameOf(kind: (typeof KINDS)[number]): Game {
  const list = () => options(['yes', 'no'])
  function* turn(game: Bare): Play {
    if (kind === 'secret') game.notes.push(yield* chooseHidden(0, 'ask.it', list))
    else if (kind === 'open') game.notes.push(yield* choose(0, 'ask.it', list))
    else yield* chooseAny([0, 1].map((seat) => ({ seat, verb: 'ask.it', options: list })))
  }
  const rules = bareRules(turn, { id: 'toy', turns: 9, seats: { min: 2, max: 2 } } as never)
  return { rules, words: toy.words } as unknown as Game
}

test('reminders come in waking hours, one at a time, and at the same times for every kind of question (property)', async () => {
  const hour = fc.integer({ min: 0, max: 23 })
  const person = fc.record({
    zone: fc.constantFrom('UTC', 'Europe/Vienna', 'Asia/Kolkata', 'America/New_York', 'Pacific/Kiritimati'),
    quiet: fc.option(fc.tuple(hour, hour).map(([from, to]) => ({ from, to: from === to ? (to + 1) % 24 : to }))),
    remindEvery: fc.option(fc.integer({ min: 1, max: 40 }).map((hours) => hours * HOUR)),
  })
  await fc.assert(
    fc.asyncProperty(
      person,
      hour,
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 1, max: 9 }),
      async (who, start, after, sleep) => {
        const schedules = []
        for (const kind of KINDS) {
          const clock = new HandClock(Date.UTC(2026, 2, 28, start))
          const timing = { ...timingOf('none'), remindAfter: after * HOUR }
          const house = houseOf({ games: [gameOf(kind)], timing }, clock)
          const chosen = { ...NEW_PERSON, learns: false, ...who }
          await house.store.people.change('ann', () => chosen)
          const id = await startTable(house, ['ann', 'bob'])
          const times: number[] = []
          // Machines may sleep for hours: reminders missed then must not come at night.
          for (let hours = 0; hours < 8 * 24; hours += sleep) {
            clock.pass(sleep * HOUR)
            for (let round = 0; round < 4; round += 1) {
              await house.settle()
              clock.pass(0)
            }
            const reminders = (await house.store.records.find(id))?.clocks?.seats[0]?.reminders ?? 0
            expect(reminders - times.length).toBeLessThanOrEqual(1)
            if (reminders > times.length) {
              times.push(clock.now())
              expect(wakingFrom(chosen, clock.now())).toBe(clock.now())
              expect((await sightOf(house, id)).isQuiet(0)).toBe(false)
            }
          }
          schedules.push(times)
        }
        expect(schedules).toEqual([schedules[0], schedules[0], schedules[0]])
      },
    ),
    { numRuns: 12 },
  )
}, 60_000)

test('waking hours end at the end of the calendar', () => {
  const sleeper = { ...NEW_PERSON, zone: 'Europe/Vienna', quiet: { from: 22, to: 7 } }
  const end = 8.64e15
  for (const at of [end - HOUR, end, 1e17, 1e300]) {
    expect(wakingFrom(sleeper, at)).toBeGreaterThanOrEqual(at)
    expect(afterWaking(sleeper, at, 40 * 24 * HOUR)).toBeGreaterThanOrEqual(at)
    expect(wakingBetween(sleeper, at, at + 40 * 24 * HOUR)).toBeGreaterThanOrEqual(0)
  }
})
