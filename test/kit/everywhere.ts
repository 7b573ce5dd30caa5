import { expect } from 'vitest'
import { byDefault, rngFrom, Run, type Game, type State } from '../../src/engine/index.ts'

const MAX_ANSWERS = 300

/** Plays a turn from a position by defaults, and says in words what is seen on the way. Throws if it has no end. */
export function playsATurnFrom<S extends State, V>(game: Game<S, V>, state: S): void {
  const { run } = Run.start(game.rules, state)
  const names = (seat: number) => `Player ${seat + 1}`
  const rng = { rng: rngFrom('everywhere') }
  for (let answers = 0; run.turnsPlayed < 1 && !run.isOver; answers += 1) {
    if (answers === MAX_ANSWERS) throw new Error(`the turn has no end: ${run.asked[0]?.verb} is asked again and again`)
    const [asked] = run.asked
    if (!asked) throw new Error('nobody is asked, and the game is not over')
    const view = run.view(asked.seat)
    const said = [
      game.words.picture(view, names),
      game.words.headline(view, names),
      ...game.words.overview(view, names).flatMap(({ lines }) => lines),
      ...boardIn(game, view, asked.seat),
      ...asked.offers.map((offer) => game.words.label(asked.verb, offer, view, names).label),
    ].join('\n')
    expect(said).not.toMatch(/undefined|\[object|NaN/)
    run.submit(byDefault(run, asked.seat, rng))
  }
}

/** The board in words as a seat sees it, and the place where it stands. */
function boardIn<S extends State, V>({ words: { board } }: Game<S, V>, view: V, seat: number): string[] {
  const names = (one: number) => `Player ${one + 1}`
  const places = [
    null,
    ...(board
      ?.standing(view)
      .slice(seat, seat + 1)
      .filter((place) => place !== null) ?? []),
  ]
  return places.flatMap((place) => board?.look(view, place, names)?.passages.flatMap(({ lines }) => lines) ?? [])
}
