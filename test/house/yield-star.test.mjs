import { RuleTester } from 'eslint'
import { join } from 'node:path'
import tseslint from 'typescript-eslint'
import { afterAll, describe, it } from 'vitest'
import { yieldStar } from '../../scripts/lint/yield-star.mjs'

RuleTester.describe = describe
RuleTester.it = it
RuleTester.afterAll = afterAll

const folder = join(import.meta.dirname, '..', 'fixtures', 'lint')
const filename = join(folder, 'example.ts')
const tester = new RuleTester({
  languageOptions: {
    parser: tseslint.parser,
    // Every example is a new version of the same file, in CI too.
    parserOptions: { project: './tsconfig.json', tsconfigRootDir: folder, disallowAutomaticSingleRunInference: true },
  },
})

const PRELUDE = `
  type Play<T = void> = Generator<string, T, number>
  interface Seat { id: number }
  declare const seats: Seat[]
  declare function fight(seat?: Seat): Play<boolean>
  declare function drive<T>(play: Play<T>): T
  declare function choose<T>(options: () => readonly T[]): Play<T>
  declare const card: { cast?: (seat: Seat) => Play; title: string }
  declare const anything: any
`
const inRule = (code) => ({ name: code, code: `${PRELUDE} function* rule() { ${code} }`, filename })
const outside = (code) => ({ name: code, code: `${PRELUDE} ${code}`, filename })
const silent = (example, count = 1) => ({ ...example, errors: Array(count).fill({ messageId: 'runsNothing' }) })
const unplayed = (example) => ({ ...example, errors: [{ messageId: 'nobodyPlays' }] })

tester.run('house/yield-star: a generator is played with yield*', yieldStar, {
  valid: [
    inRule('yield* fight()'),
    inRule('const won = yield* fight(); return won'),
    inRule('return yield* fight()'),
    inRule('if (yield* fight()) yield* fight()'),
    inRule('yield* (seats.length > 1 ? fight() : fight(seats[0]))'),
    inRule('yield* card.cast?.(seats[0]!) ?? fight()'),
    inRule('const running: Play<boolean> = fight(); yield* running'),
    inRule('let running: Play<boolean>; running = fight(); yield* running'),
    inRule('for (const asked of fight()) yield asked'),
    inRule('const all = [...fight()]; return all'),
    inRule('const asked: IteratorResult<string, boolean> = fight().next(0); return asked'),
    inRule('yield* choose(() => seats)'),
    inRule('for (const play of seats.map((seat) => fight(seat))) yield* play'),
    inRule('for (const seat of seats.values()) yield* fight(seat)'),
    inRule('seats.forEach((seat) => seat.id); const titles = seats.map((seat) => String(seat.id)); return titles'),
    outside('drive(fight())'),
    outside('const play = () => fight(); drive(play())'),
    outside('const play = (): Play<boolean> => { return fight() }; drive(play())'),
    outside('const aside: { run: () => Play<boolean> } = { run: () => fight() }; drive(aside.run())'),
    outside('const plays: { play: Play<boolean> } = { play: fight() }; drive(plays.play)'),
    outside('const plays: Play<boolean>[] = [fight()]; drive(plays[0]!)'),
    outside(
      'const table: Record<string, (seat: Seat) => Play<boolean>> = { fight, *flee() { return true } }; drive(table.fight!(seats[0]!))',
    ),
    outside('anything.notAGenerator(); Promise.resolve(1)'),
  ],
  invalid: [
    silent(inRule('fight()')),
    silent(inRule('yield fight()')),
    silent(inRule('void fight()')),
    silent(inRule('return fight()')),
    silent(inRule('if (fight()) return 1')),
    silent(inRule('while (!fight()) yield ""')),
    silent(inRule('const won = fight(); yield* won')),
    silent(inRule('const won = fight() && true; return won')),
    silent(inRule('const text = `${fight()}`; return text')),
    silent(inRule('return fight() === anything')),
    silent(inRule('switch (fight()) { default: }')),
    silent(inRule('card.cast?.(seats[0]!)')),
    silent(inRule('seats.length > 1 && fight()')),
    silent(inRule('seats.length > 1 ? fight() : fight(seats[0])'), 2),
    silent(inRule('choose(() => seats)')),
    silent(inRule('anything.log(fight()); const seen: unknown = anything; return seen')),
    silent(inRule('seats.forEach((seat) => fight(seat))')),
    silent(inRule('return seats.some((seat) => fight(seat))')),
    silent(inRule('return Boolean(fight())')),
    silent(inRule('anything.kept = fight()')),
    silent(outside('async function play() { await fight() } void play()')),
    unplayed(inRule('seats.forEach(fight)')),
    unplayed(inRule('seats.forEach(function* (seat) { yield String(seat.id) })')),
    unplayed(outside('const hook: { onLoss: () => void } = { *onLoss() { yield "a life" } }; hook.onLoss()')),
  ],
})
