import fc from 'fast-check'
import { describe, test } from 'vitest'
import { below, byNumbers, pickOne, type Game, type Length, type Setup } from '../../../../src/engine/index.ts'
import { isCurse, isFollower, kindOf } from '../../../../src/games/talisman/data/components.ts'
import { drawSpells } from '../../../../src/games/talisman/rules/deeds/spells-held.ts'
import { SPACE_IDS } from '../../../../src/games/talisman/data/ids.ts'
import { TALISMAN_RULES } from '../../../../src/games/talisman/rules/index.ts'
import type { Talisman } from '../../../../src/games/talisman/state/state.ts'
import { mayPossess } from '../../../../src/games/talisman/rules/deeds/things.ts'
import type { TalismanView } from '../../../../src/games/talisman/view/view.ts'
import { playChecked } from '../../../../trials/checks.ts'
import { byNumbersAndLeaving } from '../../../../trials/choosers.ts'
import { parts } from '../../../../trials/games/talisman/parts.ts'

/** The rules without prose: words and computer players have tests of their own. */
const MUTE: Game<Talisman, TalismanView> = {
  rules: TALISMAN_RULES,
  words: {
    title: 'Talisman',
    blurb: 'x',
    lengths: { short: 'x', standard: 'x' },
    headline: () => 'x',
    scene: () => ['x'],
    prompt: () => 'x',
    label: () => ({ label: 'x' }),
    act: () => 'pass',
    fact: () => null,
    why: () => [],
    overview: () => [],
    hand: () => [],
    picture: () => 'x',
    help: () => [],
    outcome: () => ['x'],
  },
  computer: (_view, asked) => ({ verb: asked.verb, key: asked.otherwise ?? asked.offers[0]?.key ?? '' }),
}

/** Everybody begins with more than a long game gives: Spells, Objects, Followers, and pieces all over the board. */
const RICH: Game<Talisman, TalismanView> = {
  ...MUTE,
  rules: {
    ...TALISMAN_RULES,
    create: (from) => ({
      ...TALISMAN_RULES.create(from),
      options: { ...TALISMAN_RULES.create(from).options, headStart: 4 },
    }),
    *turn(game) {
      const begins = game.step === 'setup'
      yield* TALISMAN_RULES.turn(game)
      if (begins && !TALISMAN_RULES.isOver(game)) enrich(game)
    },
  },
}

function enrich(game: Talisman): void {
  for (const [seat, { character }] of game.players.entries()) {
    if (!character) continue
    character.space = pickOne(game, SPACE_IDS)
    character.gold += 3
    drawSpells(game, seat, 'full', 'test')
    const things = game.deck.filter((card) => !isCurse(card) && mayPossess(game, seat, card)).slice(0, 6)
    for (const card of things) (isFollower(card) ? character.followers : character.objects).push(card)
    character.objects.splice(4).forEach((card) => game.discard.push(card))
    game.deck = game.deck.filter((card) => !things.includes(card))
  }
  for (const space of SPACE_IDS) {
    const card = below(game, 3) === 0 && space !== 'crown-of-command' ? game.deck.pop() : undefined
    if (card !== undefined && kindOf(card).type !== 'event') game.spaces[space].cards.push(card)
    else if (card !== undefined) game.discard.push(card)
  }
}

const SEEDS = fc.noShrink(fc.integer({ min: 0, max: 999_999 }))
/** The costly checks now and then: `npm run hunt` makes them all. */
const LIGHT = { every: 12 }
const PATIENCE = 120_000

const PICKS = fc.array(fc.nat(), { minLength: 60, maxLength: 300 })

function setup(seed: number, length: Length): Setup {
  return { seats: 2 + (seed % 5), length, seed: `${seed}`, experience: [] }
}

describe('playing', () => {
  test.each(['short', 'standard'] as const)(
    'a %s game keeps its promises at every step',
    (length) => {
      fc.assert(
        fc.property(SEEDS, PICKS, (seed, picks) => {
          playChecked(MUTE, setup(seed, length), byNumbers(picks, 1), parts, 150, LIGHT)
        }),
        { numRuns: 6 },
      )
    },
    PATIENCE,
  )

  test(
    'with full hands, all over the board',
    () => {
      fc.assert(
        fc.property(SEEDS, PICKS, fc.constantFrom<Length>('short', 'standard'), (seed, picks, length) => {
          playChecked(RICH, setup(seed, length), byNumbers(picks, 1), parts, 150, LIGHT)
        }),
        { numRuns: 6 },
      )
    },
    PATIENCE,
  )

  test(
    'and so it does when players leave in the middle of anything',
    () => {
      fc.assert(
        fc.property(SEEDS, PICKS, (seed, picks) => {
          playChecked(MUTE, setup(seed, 'short'), byNumbersAndLeaving(picks), parts, 150, LIGHT)
        }),
        { numRuns: 6 },
      )
    },
    PATIENCE,
  )
})
