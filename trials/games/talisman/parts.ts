import { chanceFrom, shuffle, type Seat } from '../../../src/engine/index.ts'
import { ORDERS, type Talisman } from '../../../src/games/talisman/state/state.ts'
import type { GameParts } from '../../checks.ts'
import { strays } from './strays.ts'

/** What only this game can check about itself. */
export const parts: GameParts<Talisman> = { conserved, hiddenShuffle }

/** Every card and Character is in exactly one place, and all numbers are in range. */
export function conserved(game: Talisman): void {
  const wrong = [...strays(game), ...game.players.flatMap((_, seat) => impossible(game, seat))]
  if (wrong.length > 0) throw new Error(`not as it should be: ${wrong.join(', ')}`)
}

function impossible(game: Talisman, seat: Seat): string[] {
  const { character, standing } = game.players[seat] ?? {}
  if (!character) return standing === 'playing' && game.round > 0 ? [`seat ${seat} plays without a character`] : []
  const { id, strength, craft, lives, gold, missTurns, toad, objects, followers } = character
  const numbers = { strength, craft, lives, gold, missTurns }
  const wrong: (readonly [boolean, string])[] = [
    [standing !== 'playing', 'is out of the game and has a character'],
    ...Object.entries(numbers).map(([name, value]): readonly [boolean, string] => [
      !Number.isInteger(value) || value < 0,
      `has ${name} ${value}`,
    ]),
    [lives === 0, 'is dead and does not know it'],
    [toad !== null && objects.length + followers.length + gold > 0, 'is a Toad with possessions'],
    [toad !== null && (toad.turnsLeft < 1 || toad.turnsLeft > 3), `is a Toad for ${toad?.turnsLeft} Turns`],
  ]
  return wrong.filter(([isWrong]) => isWrong).map(([, why]) => `${id} ${why}`)
}

/** Deals anew what a viewer cannot see: both piles, Spells and Characters in other hands, and others' standing orders. */
export function hiddenShuffle(game: Talisman, viewer: Seat | null): void {
  const luck = { chance: chanceFrom(`hidden ${game.turns} ${game.deck.join()} ${game.spellDeck.join()}`) }
  shuffle(luck, game.deck)
  const others = game.players.filter((_, seat) => seat !== viewer)
  const holders = others.flatMap(({ character }) => (character ? [character] : []))
  const spells = shuffle(luck, [...game.spellDeck, ...holders.flatMap((one) => one.spells)])
  for (const holder of holders) holder.spells = spells.splice(0, holder.spells.length)
  game.spellDeck = spells
  for (const seat of game.players.keys()) {
    if (seat !== viewer)
      game.orders[seat] = ORDERS[(ORDERS.indexOf(game.orders[seat] ?? 'mine') + 1) % ORDERS.length] ?? 'mine'
  }
  if (game.step !== 'setup') return
  const dealt = others.map(({ hand }) => hand.length)
  const waiting = others.filter((_, at) => (dealt[at] ?? 0) > 1)
  const characters = shuffle(luck, [...game.unused, ...waiting.flatMap(({ hand }) => hand)])
  for (const player of waiting) player.hand = characters.splice(0, player.hand.length)
  game.unused = characters
}
