import { only, option, shuffle, reveal, type Option, type Play, type Seat } from '../../../../engine/index.ts'
import { askHidden } from './asking.ts'
import { emitFact } from '../../facts/index.ts'
import type { SpellCard } from '../../data/ids.ts'
import { spellLimitOf } from '../../state/numbers.ts'
import { anyTrait } from '../../state/traits.ts'
import { characterAt, type Talisman } from '../../state/state.ts'
import { lastOf } from './options.ts'
import { endCalm } from './orders.ts'

/** Spells in hand: drawing, the limit by Craft, replenishing (sections 2 and 9). */

/** Draws Spells, never above the limit; a Toad draws none (TAL-9.5a, TAL-19.5). Returns the number drawn. */
export function drawSpells(game: Talisman, seat: Seat, n: number | 'full', by: string): number {
  const character = characterAt(game, seat)
  if (character.toad) return 0
  const room = Math.max(0, spellLimitOf(game, seat) - character.spells.length)
  const wanted = n === 'full' ? room : Math.min(n, room)
  const drawn: SpellCard[] = []
  while (drawn.length < wanted) {
    const spell = nextSpell(game)
    if (spell === undefined) break // TAL-R8
    drawn.push(spell)
    character.spells.push(spell)
  }
  if (drawn.length === 0) return 0
  endCalm(game, seat)
  emitFact(game, { kind: 'spells-drawn', seat, number: drawn.length, by })
  for (const spell of drawn) emitFact(game, { kind: 'spell-seen', seat, spell }, only(seat))
  return drawn.length
}

function nextSpell(game: Talisman): SpellCard | undefined {
  if (game.spellDeck.length === 0 && game.spellDiscard.length > 0) {
    game.spellDeck = shuffle(game, game.spellDiscard.splice(0)) // TAL-9.5
    loseTrack(game)
    emitFact(game, { kind: 'pile-shuffled', pile: 'spells' })
  }
  return game.spellDeck.shift()
}

/**
 * Shuffled Spells may be anywhere, even those a seat has looked at. Every player knows that Spells held in hands were
 * not among them.
 */
function loseTrack(game: Talisman): void {
  const { spellDeck } = game
  game.peeked = game.peeked.map((spells) => spells.filter((spell) => !spellDeck.includes(spell)))
  const shuffles = Math.max(0, ...Object.values(game.shuffles).map((one) => one ?? 0)) + 1
  for (const spell of spellDeck) game.shuffles[spell] = shuffles
}

/** Looks at another seat's Spells and remembers them while they are held. */
export function lookAtSpells(game: Talisman, seat: Seat, of: Seat): void {
  const { spells } = characterAt(game, of)
  const seen = new Set([...(game.peeked[seat] ?? []), ...spells])
  game.peeked[seat] = [...seen]
  emitFact(game, { kind: 'hand-seen', seat, of, spells: [...spells] }, only(seat))
}

/** Discards some of the seat's Spells for all to see. */
export function discardSpells(game: Talisman, seat: Seat, spells: readonly SpellCard[], by: string): void {
  if (spells.length === 0) return
  const character = characterAt(game, seat)
  character.spells = character.spells.filter((spell) => !spells.includes(spell))
  game.spellDiscard.push(...spells)
  reveal(game)
  emitFact(game, { kind: 'spells-discarded', seat, spells: [...spells], by })
}

/**
 * A Character who always has a Spell draws one when the hand is empty (TAL-9.5b). If none is left, the Character is
 * owed it (TAL-R8).
 */
export function replenish(game: Talisman, seat: Seat): void {
  const character = characterAt(game, seat)
  if (character.spells.length > 0 || character.toad || !anyTrait(game, seat, ({ replenishes }) => replenishes)) return
  if (spellLimitOf(game, seat) === 0) return
  character.owedSpell = drawSpells(game, seat, 1, 'replenish') === 0
}

/**
 * Spells above the limit are discarded at once; their owner chooses which (TAL-2.8). Not while a Spell is being cast
 * (TAL-2.8a).
 */
export function* keepSpellLimit(game: Talisman, seat: Seat): Play {
  const excess = () => (game.stack.length === 0 ? characterAt(game, seat).spells.length - spellLimitOf(game, seat) : 0)
  while (excess() > 0) {
    const hand = () => characterAt(game, seat).spells.map((spell) => option(spell, { args: { spell } }))
    const latest = (offers: readonly Option<SpellCard>[]) => lastOf(offers).key
    const spell = yield* askHidden(game, seat, 'spells.discard', hand, {
      default: latest,
      times: excess(),
      discloses: { asked: true },
    })
    discardSpells(game, seat, [spell], 'limit')
  }
}
