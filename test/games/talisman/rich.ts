import { below, pickOne, type Game } from '../../../src/engine/index.ts'
import { isCurse, isFollower, kindOf } from '../../../src/games/talisman/data/components.ts'
import { SPACE_IDS } from '../../../src/games/talisman/data/ids.ts'
import { drawSpells } from '../../../src/games/talisman/rules/deeds/spells-held.ts'
import { mayPossess } from '../../../src/games/talisman/rules/deeds/things.ts'
import { TALISMAN_RULES } from '../../../src/games/talisman/rules/index.ts'
import type { Talisman } from '../../../src/games/talisman/state/state.ts'
import type { TalismanView } from '../../../src/games/talisman/view/view.ts'

/** Games for properties: only the rules, on a table where everything happens soon. */

/** Only the rules: words and computer players have tests of their own. */
export const MUTE: Game<Talisman, TalismanView> = {
  rules: TALISMAN_RULES,
  words: {
    title: 'Talisman',
    blurb: 'x',
    houseRules: { presets: {}, options: {}, clashes: {} },
    headline: () => 'x',
    scene: () => ['x'],
    prompt: () => 'x',
    label: () => ({ label: 'x' }),
    order: (id) => ({ title: id, hint: id, label: (value) => value, followed: () => id }),
    act: () => 'pass',
    fact: () => null,
    why: () => [],
    overview: () => [],
    hand: () => [],
    picture: () => 'x',
    help: () => [],
    outcome: () => ['x'],
  },
  computer: (_view, asked) => ({ verb: asked.verb, key: asked.default ?? asked.offers[0]?.key ?? '' }),
}

/** Every player begins with more than a long game gives: Spells, Objects, Followers, and pieces all over the board. */
export const RICH: Game<Talisman, TalismanView> = {
  ...MUTE,
  rules: {
    ...TALISMAN_RULES,
    create: (from) => ({
      ...TALISMAN_RULES.create(from),
      options: { ...TALISMAN_RULES.create(from).options, 'head-start': 4 },
    }),
    *turn(game) {
      const begins = game.step === 'setup'
      yield* TALISMAN_RULES.turn(game)
      if (begins && !TALISMAN_RULES.isOver(game)) enrich(game)
    },
  },
}

function enrich(game: Talisman): void {
  const meeting = pickOne(game, SPACE_IDS)
  for (const [seat, { character }] of game.players.entries()) {
    if (!character) continue
    character.space = below(game, 2) === 0 ? meeting : pickOne(game, SPACE_IDS)
    character.gold += 3
    character.lives = 1 + below(game, 5)
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
