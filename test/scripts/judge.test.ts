import { describe, expect, it, test } from 'vitest'
import { judge, reportOn } from '../../scripts/lib/judge/judge.ts'
import { positionOf, type Inquiry } from '../../scripts/lib/judge/position.ts'
import { judgePosition, verdictOn, type Verdict } from '../../scripts/lib/judge/verdict.ts'
import { withExitCode, type Terminal } from '../../scripts/lib/command.ts'
import {
  byComputer,
  CUNNING,
  choose,
  freshSeed,
  option,
  pickOne,
  quickPlayout,
  reseed,
  rollDice,
  rollDie,
  type Game,
  type Level,
  type Play,
  type State,
  type Words,
} from '../../src/engine/index.ts'
import { GAMES } from '../../src/games/index.ts'
import { bareRules, bareState, type Bare } from '../kit/bare.ts'

const INQUIRY: Inquiry = {
  game: 'bare',
  level: 'fair',
  by: 'fair',
  budget: CUNNING,
  seats: 2,
  preset: 'short',
  seed: '1',
  worlds: 60,
  candidates: 4,
}

const CARDS = ['red', 'blue']

/**
 * A game of a single question to seat 0, whose computer player takes the first option. The card that nobody sees comes
 * first in the notes.
 */
function gameOf(keys: readonly string[], ending: (game: Bare, key: string) => Play<boolean>, card = 'red'): Game {
  const rules = bareRules(
    function* (game) {
      const key = yield* choose(0, 'door.open', () => keys.map((one) => option(one)))
      game.notes.push((yield* ending(game, key)) ? 'won 0' : 'won 1')
    },
    {
      create: ({ seed }) => ({ ...bareState(seed), notes: [card] }),
      determinize: (game, _viewer, rng) => {
        game.notes[0] = pickOne(rng, CARDS)
        reseed(game, freshSeed(rng))
      },
      standings: ({ notes }) => [0, 1].map((seat) => ({ seat, rank: 1, won: notes.includes(`won ${seat}`), score: 0 })),
    },
  )
  const game: Pick<Game<Bare, null>, 'rules' | 'computer'> & { words: Pick<Words<null>, 'label'> } = {
    rules,
    words: { label: (_verb, { key }) => ({ label: `The ${key} door` }) },
    computer: (_view, { verb, offers: [first] }) => ({ verb, key: first?.key ?? '' }),
  }
  return game as unknown as Game
}

/** Six doors with a die behind each: the larger its number, the likelier it wins. */
function* luckyDoor(game: Bare, key: string): Play<boolean> {
  return rollDie(game) <= Number(key)
}

function judged(game: Game, numbers = 1): Verdict[] {
  return Array.from({ length: numbers }, (_, number) => verdictOn(game, INQUIRY, number)).filter((one) => one !== null)
}

describe('the judge of a small game', () => {
  test('a plain blunder is found, with its gain', () => {
    const verdicts = judged(gameOf(['1', '2', '5'], luckyDoor), 3)
    for (const { isBlunder, did, better, verb, seat } of verdicts) {
      expect({ isBlunder, verb, seat }).toEqual({ isBlunder: true, verb: 'door.open', seat: 0 })
      expect(did).toEqual({ verb: 'door.open', key: '1', label: 'The 1 door' })
      expect(better).toMatchObject({ verb: 'door.open', key: '5', label: 'The 5 door' })
      // 4 of 6, give or take four standard errors in 180 worlds.
      expect(Math.abs((better?.mean ?? 0) - 4 / 6)).toBeLessThan(0.15)
      expect(Math.abs((better?.error ?? 0) - Math.sqrt(2 / 9 / 180))).toBeLessThan(0.003)
    }
    expect(verdicts).toHaveLength(3)
    const report = reportOn(verdicts)
    expect(report[0]).toBe('positions judged: 3; a better option stood out in 3 and held up in 3')
    expect(report.filter((line) => line === '    did:    The 1 door  [door.open 1]')).toHaveLength(3)
    expect(report.join('\n')).toMatch(/± 3\.\d %: seed 1-\d after 0 answers, Player 1\n/)
  })

  test('an option that leads to the same has no gain at all, because the worlds and the dice are the same', () => {
    const [verdict] = judged(gameOf(['1', '2', '5'], (game) => luckyDoor(game, '3')))
    expect(verdict).toMatchObject({ better: null, isBlunder: false })
  })

  test('where only luck differs, options that stand out do not hold up', () => {
    const verdicts = judged(
      gameOf(['0', '1', '2', '3'], function* (game, key) {
        return (rollDice(game, 4)[Number(key)] ?? 0) > 3
      }),
      100,
    )
    expect(reportOn(verdicts)[0]).toMatch(
      /^positions judged: 100; a better option stood out in [1-9] and held up in 0$/,
    )
  })

  test('the judge never looks at the truth: who holds a card that the seat cannot see makes no difference', () => {
    const doors = (card: string) =>
      gameOf(
        CARDS,
        function* ({ notes }, key) {
          return notes[0] === key
        },
        card,
      )
    const [red, blue] = CARDS.map((card) => {
      const game = doors(card)
      const position = positionOf(game, INQUIRY, 0)
      expect(position?.snapshot).toContain(card)
      return position && judgePosition(game, INQUIRY, position)
    })
    expect(red).toEqual(blue)
    expect(red).toMatchObject({ isBlunder: false, did: { key: 'red' } })
  })

  test('an error drops an imagined world, and a match that never ends is a draw', () => {
    const game = gameOf(['on', 'round'], function* ({ notes }, key) {
      if (key === 'round') for (;;) yield* choose(0, 'step.next', () => [option('left'), option('right')])
      if (notes[0] === 'blue') throw new Error('the door jams')
      return false
    })
    const verdict = verdictOn(game, { ...INQUIRY, worlds: 4 }, 0)
    const { played = 0, dropped = 0, endless = 0 } = verdict?.worlds ?? {}
    expect(played + dropped).toBe(16)
    expect([played > 1, dropped > 1, endless]).toEqual([true, true, played])
    expect(verdict?.better).toMatchObject({ key: 'round', mean: 0.5, error: 0 })
  })

  test('two levels are compared by what they would choose, which is not looked at twice', () => {
    const game = gameOf(['1', '2', '5'], luckyDoor)
    const against = (level: Level) => verdictOn(game, { ...INQUIRY, against: level }, 0)
    const verdict = against('cunning')
    expect(verdict).toMatchObject({ did: { key: '1' }, better: { key: '5' }, isBlunder: true })
    expect(verdict?.worlds.played).toBe(180)
    expect(against('fair')).toMatchObject({ better: null, worlds: { played: 0 } })
    const report = reportOn(verdict ? [verdict] : [], 'cunning')
    expect(report[0]).toBe('positions judged: 1; the cunning player chose otherwise in 1, clearly better in 1')
    expect(report.find((line) => line.endsWith('mean loss'))).toContain('clearly better')
  })

  test('only questions with the wanted verb are judged', () => {
    const game = gameOf(['1', '5'], luckyDoor)
    expect(positionOf(game, { ...INQUIRY, verb: 'door.open' }, 0)).not.toBeNull()
    expect(positionOf(game, { ...INQUIRY, verb: 'door.shut' }, 0)).toBeNull()
  })
})

it.each(GAMES.map((game) => ({ game, id: game.rules.id })))(
  'the judge of $id gives the same verdict again, on a choice that the match with this seed really has',
  ({ game, id }) => {
    const inquiry = { ...INQUIRY, game: id, worlds: 2 }
    const verdict = verdictOn(game, inquiry, 0)
    if (!verdict) throw new Error('nothing to judge')
    expect(verdictOn(game, inquiry, 0)).toEqual(verdict)
    const { seed, answers, seat, did, worlds } = verdict
    expect(worlds).toMatchObject({ dropped: 0, endless: 0 })
    const setup = { seats: 2, preset: 'short', seed, experience: [0, 0] }
    const steps = [...quickPlayout<State, unknown>(game.rules, setup, byComputer(game, seed), answers + 1)]
    expect(steps.at(-1)?.answer).toEqual({ seat, verb: did.verb, key: did.key })
  },
)

describe('npm run judge', () => {
  async function call(...args: readonly string[]) {
    const out: string[] = []
    let err = ''
    const terminal: Terminal = { out: (line) => out.push(line), err: (text) => void (err += text), isWatched: false }
    return { code: await withExitCode(() => judge(args, GAMES, terminal), terminal), out, err }
  }

  test('several processes come to the same verdicts as one', async () => {
    const [game] = GAMES
    if (!game) throw new Error('there is no game')
    const { id } = game.rules
    const { code, out } = await call(id, '--positions', '3', '--worlds', '2', '--processes', '2')
    const verdicts = [0, 1, 2].map((number) => verdictOn(game, { ...INQUIRY, game: id, worlds: 2 }, number))
    expect({ code, report: out.slice(0, -1) }).toEqual({
      code: 0,
      report: reportOn(verdicts.filter((one) => one !== null)),
    })
    expect(JSON.parse(out.at(-1) ?? '')).toMatchObject({ game: id, positions: 3, judged: 3 })
  })

  test('wrong arguments get a sentence', async () => {
    const said = async (...args: string[]) => [(await call(...args)).code, (await call(...args)).err]
    expect(await said('talisman', '--by', 'brutal')).toEqual([2, '--by must be gentle or fair.\n'])
    expect(await said('talisman', '--margin', 'wide')).toEqual([
      2,
      '--margin must be a number of standard errors, 0 or more.\n',
    ])
    expect(await said('talisman', '--candidates', '1')).toEqual([
      2,
      '--candidates must be a whole number from 2 to 100.\n',
    ])
  })
})
