import { option, type Option, type Play, type Seat, type Sum } from '../../../../../engine/index.ts'
import { spaceOf } from '../../../data/components.ts'
import type { CardId, SpaceId } from '../../../data/ids.ts'
import { byFollowerValue } from '../../../data/worth.ts'
import { emitFact } from '../../../facts/index.ts'
import { craftOf, strengthOf } from '../../../state/numbers.ts'
import { characterAt, maybeCharacter, type Talisman } from '../../../state/state.ts'
import { fewest } from '../../../state/traits.ts'
import { ask, whileConcerned } from '../../deeds/asking.ts'
import { roll, rollOwn } from '../../deeds/dice.ts'
import { cardOptions, lastOf } from '../../deeds/options.ts'
import { placeAt } from '../../deeds/pieces.ts'
import { settle } from '../../deeds/things.ts'
import { attackByCreatures } from '../../effects/attacks.ts'
import { foeOfCreature } from '../../effects/foes.ts'
import type { SpaceBehaviour } from '../../effects/contracts.ts'
import { loseFollower, loseLife, loseLives } from '../../effects/lives.ts'
import { readTable, rowFor } from '../../effects/tables.ts'

/** The Inner Region (section 14). Instructions are followed on entering; unfinished ones go on next Turn. */

export const INNER = {
  crypt: { follow: (game, seat) => comeOut(game, seat, strengthOf(game, seat)) },
  mines: { follow: (game, seat) => comeOut(game, seat, craftOf(game, seat)) },
  'vampires-tower': { follow: meetVampire },
  pits: { follow: fightPitfiends },
  'werewolf-den': { follow: fightWerewolf },
  'dice-with-death': { follow: diceWithDeath },
} satisfies Partial<Record<SpaceId, SpaceBehaviour>>

/**
 * Crypt and Mines: the dice less Strength or Craft decide where the Character comes out (TAL-14.5, TAL-14.6, TAL-R45).
 */
function* comeOut(game: Talisman, seat: Seat, value: Sum): Play {
  const { space } = characterAt(game, seat)
  const { table, stat = 'strength' } = spaceOf(space).instruction
  if (!table) throw new Error(`${space} has no table`)
  const less = { value: 0 - value.total, from: stat, rule: stat === 'craft' ? 'TAL-14.6' : 'TAL-14.5' }
  const fails = (total: number) => total > value.total
  const rolled = yield* rollOwn(game, seat, diceFor(game, seat, space), { of: 'passage', by: space, fails }, less)
  const to = rowFor(table, rolled.total).to ?? space
  emitFact(game, { kind: 'came-out', seat, from: space, to, roll: rolled })
  if (to !== space) placeAt(game, seat, to)
}

/** Characters who know mines need fewer dice there; the effects are not cumulative. */
function diceFor(game: Talisman, seat: Seat, space: SpaceId): number {
  const { dice = 3, stat } = spaceOf(space).instruction
  if (stat !== 'craft') return dice
  return fewest(game, seat, ({ minesDice }) => minesDice, dice)
}

/** The Vampire takes Followers of the player's choice, and Lives for any that are missing (d-vampire). */
function* meetVampire(game: Talisman, seat: Seat): Play {
  yield* whileConcerned(game, seat, () => payVampire(game, seat), undefined)
}

function* payVampire(game: Talisman, seat: Seat): Play {
  const { ops } = yield* readTable(game, seat, 'vampires-tower')
  const [demand] = ops ?? []
  const wanted = Number(demand?.n)
  emitFact(game, { kind: 'vampire-demands', seat, lives: wanted })
  const character = characterAt(game, seat)
  let given = 0
  while (given < wanted && character.followers.length > 0) {
    const card = yield* chooseVictim(game, seat, wanted - given)
    if (card === null) break
    given += 1 // ruling: a Follower that a Spell preserves still counts as paid
    yield* loseFollower(game, seat, card, 'vampire')
    yield* settle(game)
  }
  if (maybeCharacter(game, seat) === character) yield* loseLives(game, seat, wanted - given, 'vampire')
}

/** Default: as many as possible, the least valuable first. */
function* chooseVictim(game: Talisman, seat: Seat, left: number): Play<CardId | null> {
  const offers = (): Option<CardId | null>[] => [
    option('none', {}, null),
    ...cardOptions(byFollowerValue(characterAt(game, seat).followers)),
  ]
  return yield* ask(game, seat, 'vampire.give', offers, { default: (list) => lastOf(list).key, about: { left } })
}

/**
 * A Character's own Werewolf, with a Strength of two dice until it is dead or left (TAL-14.7, TAL-R47). ruling: the
 * source has its Strength rolled each time a Character enters; a Character who stays to finish does not enter, and
 * meets the same one. The source leaves the number of dice to the space.
 */
function* fightWerewolf(game: Talisman, seat: Seat): Play {
  const character = characterAt(game, seat)
  if (character.unfinished?.kind !== 'werewolf') {
    const strength = roll(game, 2)
    character.unfinished = { kind: 'werewolf', strength: strength.total }
    emitFact(game, { kind: 'werewolf-comes', seat, strength })
  }
  const { strength } = character.unfinished
  yield* attackByCreatures(game, seat, [foeOfCreature('werewolf', strength)])
  character.unfinished = null
}

/** One after another, until one is not beaten; the rest wait for the player's next Turn (TAL-14.8, TAL-R46). */
function* fightPitfiends(game: Talisman, seat: Seat): Play {
  const character = characterAt(game, seat)
  let die: Sum | null = null
  if (character.unfinished?.kind !== 'pitfiends') {
    die = roll(game, 1)
    character.unfinished = { kind: 'pitfiends', left: die.total }
  }
  const { unfinished } = character
  for (; unfinished.left > 0; unfinished.left -= 1) {
    emitFact(game, { kind: 'pitfiends-come', seat, left: unfinished.left, roll: die })
    die = null
    yield* attackByCreatures(game, seat, [foeOfCreature('pitfiend')])
  }
  character.unfinished = null
}

/** Two dice each; the Character moves on once theirs are higher. No Combat: only a Spell saves the Life (TAL-R48). */
function* diceWithDeath(game: Talisman, seat: Seat): Play {
  const character = characterAt(game, seat)
  character.unfinished = { kind: 'death' }
  const own = yield* rollOwn(game, seat, 2, { of: 'death', by: null })
  const death = roll(game, 2)
  const difference = own.total - death.total
  const result = difference > 0 ? 'won' : difference < 0 ? 'lost' : 'stand-off'
  emitFact(game, { kind: 'diced-with-death', seat, own, death, result })
  if (result === 'won') character.unfinished = null
  if (result === 'lost') yield* loseLife(game, seat, 'dice-with-death')
}
